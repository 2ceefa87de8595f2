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
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , remiseaanbod
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# Wat van een zet of een stelling gezegd wordt, met een nummer ($14) of een teken (⩲).
player = { $side ->
    [white] wit
   *[black] zwart
}
judgement = { $verdict ->
    [good-move] goede zet
    [mistake] fout
    [brilliant-move] briljante zet
    [blunder] blunder
    [interesting-move] interessante zet
    [dubious-move] dubieuze zet
    [forced-move] gedwongen zet
    [only-move] enige zet
    [worst-move] slechtste zet
    [drawish] remiseachtige stelling
    [equal] gelijke stelling
    [equal-quiet] gelijke kansen in een rustige stelling
    [equal-active] gelijke kansen in een levendige stelling
    [unclear] onduidelijke stelling
    [slight-advantage] { player } staat iets beter
    [moderate-advantage] { player } staat duidelijk beter
    [decisive-advantage] { player } heeft beslissend voordeel
    [crushing-advantage] { player } heeft verpletterend voordeel
    [zugzwang] { player } is in zetdwang
    [development] { $side ->
        [none] met ontwikkelingsvoorsprong
       *[white] { player } heeft ontwikkelingsvoorsprong
    }
    [initiative] { $side ->
        [none] met initiatief
       *[white] { player } heeft het initiatief
    }
    [attack] { $side ->
        [none] met aanval
       *[white] { player } heeft aanval
    }
    [compensation] { $side ->
        [none] met compensatie voor het materiaal
       *[white] { player } heeft compensatie voor het materiaal
    }
    [counterplay] { $side ->
        [none] met tegenspel
       *[white] { player } heeft tegenspel
    }
    [time-pressure] { $side ->
        [none] in hevige tijdnood
       *[white] { player } is in hevige tijdnood
    }
    [idea] met het idee
    [aimed-against] gericht tegen
    [better] beter is
    [editorial-comment] redactioneel commentaar
   *[novelty] nieuwtje
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
