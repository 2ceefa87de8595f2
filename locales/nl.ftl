# Zetten in woorden: Nederlands.

piece = { $piece ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
    [knight] paard
   *[pawn] pion
}
captured = { $captured ->
    [king] de koning
    [queen] de dame
    [rook] de toren
    [bishop] de loper
    [knight] het paard
   *[pawn] de pion
}
from = { $from ->
    [file] van de { $from-text }-lijn
    [rank] van rij { $from-text }
    [square] van { $from-text }
   *[none] {""}
}
pawn = { $from ->
    [file] { $from-text }-pion
   *[none] pion { from }
}
target = { $arrival ->
    [file] de { $to }-lijn
   *[square] { $to }
}
takes = slaat { $captured ->
    [none] {""}
   *[pawn] { captured }
} op { target }
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , promotie tot dame
    [rook] , promotie tot toren
    [bishop] , promotie tot loper
    [knight] , promotie tot paard
   *[none] {""}
}

piece-moves = { piece } { from } naar { $to }
piece-captures = { piece } { from } { takes }
pawn-moves = { pawn } naar { target } { passing }{ promotes }
pawn-captures = { pawn } { takes } { passing }{ promotes }
castles = { $side ->
    [long] lange rokade
   *[short] korte rokade
}
passes = nulzet
drops = { piece } ingezet op { $to }

move = { $action }{ $mark ->
    [check] , schaak
    [mate] , schaakmat
    [double] , dubbelschaak of mat
   *[none] {""}
}{ $annotation ->
    [good] , goede zet
    [mistake] , fout
    [brilliant] , briljante zet
    [blunder] , blunder
    [interesting] , interessante zet
    [dubious] , dubieuze zet
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , remiseaanbod
   *[no] {""}
}

spoken-file = { $file ->
    [a] aa
    [b] bee
    [c] cee
    [d] dee
    [e] ee
    [f] ef
    [g] gee
   *[h] haa
}
spoken-rank = { $rank ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
   *[8] acht
}
