# Posunięcia słowami: polski.

piece = { $piece ->
    [king] król
    [queen] hetman
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
   *[pawn] pion
}
# Biernik.
captured = { $captured ->
    [king] króla
    [queen] hetmana
    [rook] wieżę
    [bishop] gońca
    [knight] skoczka
   *[pawn] piona
}
from = { $from ->
    [file] z linii { $from-text }
    [rank] z rzędu { $from-text }
    [square] z { $from-text }
   *[none] {""}
}
takes = bije { $captured ->
    [none] {""}
   *[pawn] { captured }
} na { $arrival ->
    [file] linii { $to }
   *[square] { $to }
}
passing = { $passing ->
    [yes] w przelocie
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , promocja na hetmana
    [rook] , promocja na wieżę
    [bishop] , promocja na gońca
    [knight] , promocja na skoczka
   *[none] {""}
}

piece-moves = { piece } { from } na { $to }
piece-captures = { piece } { from } { takes }
pawn-moves = pion { from } na { $arrival ->
    [file] linię { $to }
   *[square] { $to }
} { passing }{ promotes }
pawn-captures = pion { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] długa roszada
   *[short] krótka roszada
}
passes = puste posunięcie
drops = { piece } { $piece ->
    [rook] wstawiona
   *[pawn] wstawiony
} na { $to }

move = { $action }{ $mark ->
    [check] , szach
    [mate] , szach mat
    [double] , podwójny szach lub mat
   *[none] {""}
}{ $annotation ->
    [good] , dobre posunięcie
    [mistake] , błąd
    [brilliant] , znakomite posunięcie
    [blunder] , poważny błąd
    [interesting] , interesujące posunięcie
    [dubious] , wątpliwe posunięcie
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , propozycja remisu
   *[no] {""}
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] ce
    [d] de
    [e] e
    [f] ef
    [g] gie
   *[h] ha
}
spoken-rank = { $rank ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
   *[8] osiem
}
