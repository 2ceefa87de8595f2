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
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , propozycja remisu
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# Co mówi się o posunięciu albo o pozycji, numerem ($14) albo znakiem (⩲).
player = { $side ->
    [white] białe
   *[black] czarne
}
judgement = { $verdict ->
    [good-move] dobre posunięcie
    [mistake] błąd
    [brilliant-move] znakomite posunięcie
    [blunder] poważny błąd
    [interesting-move] interesujące posunięcie
    [dubious-move] wątpliwe posunięcie
    [forced-move] posunięcie wymuszone
    [only-move] jedyne posunięcie
    [worst-move] najgorsze posunięcie
    [drawish] pozycja remisowa
    [equal] pozycja równa
    [equal-quiet] równe szanse w spokojnej pozycji
    [equal-active] równe szanse w aktywnej pozycji
    [unclear] pozycja niejasna
    [slight-advantage] { player } stoją nieco lepiej
    [moderate-advantage] { player } stoją wyraźnie lepiej
    [decisive-advantage] { player } mają decydującą przewagę
    [crushing-advantage] { player } mają miażdżącą przewagę
    [zugzwang] { player } są w zugzwangu
    [development] { $side ->
        [none] z przewagą w rozwoju
       *[white] { player } mają przewagę w rozwoju
    }
    [initiative] { $side ->
        [none] z inicjatywą
       *[white] { player } mają inicjatywę
    }
    [attack] { $side ->
        [none] z atakiem
       *[white] { player } mają atak
    }
    [compensation] { $side ->
        [none] z rekompensatą za materiał
       *[white] { player } mają rekompensatę za materiał
    }
    [counterplay] { $side ->
        [none] z kontrgrą
       *[white] { player } mają kontrgrę
    }
    [time-pressure] { $side ->
        [none] w silnym niedoczasie
       *[white] { player } są w silnym niedoczasie
    }
    [idea] z ideą
    [aimed-against] skierowane przeciw
    [better] lepsze jest
    [editorial-comment] komentarz redakcyjny
   *[novelty] nowinka
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
