# Poteze z besedami: slovenščina.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/sl.snap.

piece = { $piece ->
    [king] kralj
    [queen] dama
    [rook] trdnjava
    [bishop] lovec
    [knight] skakač
   *[pawn] kmet
}
# Tožilnik.
captured = { $captured ->
    [king] kralja
    [queen] damo
    [rook] trdnjavo
    [bishop] lovca
    [knight] skakača
   *[pawn] kmeta
}
from = { $from ->
    [file] z linije { $from-text }
    [rank] z vrste { $from-text }
    [square] s polja { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] na linijo { $to }
   *[square] na { $to }
}
at = { $arrival ->
    [file] na liniji { $to }
   *[square] na { $to }
}
takes = vzame { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , promovira v damo
    [rook] , promovira v trdnjavo
    [bishop] , promovira v lovca
    [knight] , promovira v skakača
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = kmet { from } { towards } { passing }{ promotes }
pawn-captures = kmet { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] dolga rokada
   *[short] kratka rokada
}
passes = prazna poteza
drops = { piece } { $piece ->
    [queen] postavljena
    [rook] postavljena
   *[pawn] postavljen
} na { $to }

move = { $action }{ $mark ->
    [check] , šah
    [mate] , šah mat
    [double] , dvojni šah ali mat
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , predlog za remi
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] beli
   *[black] črni
}
judgement = { $verdict ->
    [good-move] dobra poteza
    [mistake] napaka
    [brilliant-move] briljantna poteza
    [blunder] huda napaka
    [interesting-move] zanimiva poteza
    [dubious-move] dvomljiva poteza
    [forced-move] prisiljena poteza
    [only-move] edina poteza
    [worst-move] najslabša poteza
    [drawish] remi pozicija
    [equal] izenačena pozicija
    [equal-quiet] enake možnosti v mirni poziciji
    [equal-active] enake možnosti v živahni poziciji
    [unclear] nejasna pozicija
    [slight-advantage] { player } stoji nekoliko bolje
    [moderate-advantage] { player } stoji precej bolje
    [decisive-advantage] { player } ima odločilno prednost
    [crushing-advantage] { player } ima premočno prednost
    [zugzwang] { player } je v nujnici
    [development] { $side ->
        [none] s prednostjo v razvoju
       *[white] { player } ima prednost v razvoju
    }
    [initiative] { $side ->
        [none] z iniciativo
       *[white] { player } ima iniciativo
    }
    [attack] { $side ->
        [none] z napadom
       *[white] { player } ima napad
    }
    [compensation] { $side ->
        [none] z nadomestilom za material
       *[white] { player } ima nadomestilo za material
    }
    [counterplay] { $side ->
        [none] s protiigro
       *[white] { player } ima protiigro
    }
    [time-pressure] { $side ->
        [none] v hudi časovni stiski
       *[white] { player } je v hudi časovni stiski
    }
    [idea] z idejo
    [aimed-against] usmerjeno proti
    [better] boljše je
    [editorial-comment] opomba uredništva
   *[novelty] novost
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] ce
    [d] de
    [e] e
    [f] ef
    [g] ge
   *[h] ha
}
spoken-rank = { $rank ->
    [1] ena
    [2] dve
    [3] tri
    [4] štiri
    [5] pet
    [6] šest
    [7] sedem
   *[8] osem
}
