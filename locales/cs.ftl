# Tahy slovy: čeština.

piece = { $piece ->
    [king] král
    [queen] dáma
    [rook] věž
    [bishop] střelec
    [knight] jezdec
   *[pawn] pěšec
}
# Čtvrtý pád.
captured = { $captured ->
    [king] krále
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
   *[pawn] pěšce
}
from = { $from ->
    [file] ze sloupce { $from-text }
    [rank] z řady { $from-text }
    [square] z { $from-text }
   *[none] {""}
}
takes = bere { $captured ->
    [none] {""}
   *[pawn] { captured }
} { $arrival ->
    [file] ve sloupci { $to }
   *[square] na { $to }
}
passing = { $passing ->
    [yes] mimochodem
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , proměna v dámu
    [rook] , proměna ve věž
    [bishop] , proměna ve střelce
    [knight] , proměna v jezdce
   *[none] {""}
}

piece-moves = { piece } { from } na { $to }
piece-captures = { piece } { from } { takes }
pawn-moves = pěšec { from } { $arrival ->
    [file] na sloupec { $to }
   *[square] na { $to }
} { passing }{ promotes }
pawn-captures = pěšec { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] dlouhá rošáda
   *[short] krátká rošáda
}
passes = prázdný tah
drops = { piece } { $piece ->
    [queen] vložena
    [rook] vložena
   *[pawn] vložen
} na { $to }

move = { $action }{ $mark ->
    [check] , šach
    [mate] , šach mat
    [double] , dvojitý šach nebo mat
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , nabídka remízy
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# Co se říká o tahu nebo o pozici, číslem ($14) nebo znakem (⩲).
player = { $side ->
    [white] bílý
   *[black] černý
}
judgement = { $verdict ->
    [good-move] dobrý tah
    [mistake] chyba
    [brilliant-move] výborný tah
    [blunder] hrubá chyba
    [interesting-move] zajímavý tah
    [dubious-move] pochybný tah
    [forced-move] vynucený tah
    [only-move] jediný tah
    [worst-move] nejhorší tah
    [drawish] remízová pozice
    [equal] vyrovnaná pozice
    [equal-quiet] rovné šance v klidné pozici
    [equal-active] rovné šance v živé pozici
    [unclear] nejasná pozice
    [slight-advantage] { player } stojí o něco lépe
    [moderate-advantage] { player } stojí zřetelně lépe
    [decisive-advantage] { player } má rozhodující výhodu
    [crushing-advantage] { player } má drtivou výhodu
    [zugzwang] { player } je v nevýhodě tahu
    [development] { $side ->
        [none] s náskokem ve vývinu
       *[white] { player } má náskok ve vývinu
    }
    [initiative] { $side ->
        [none] s iniciativou
       *[white] { player } má iniciativu
    }
    [attack] { $side ->
        [none] s útokem
       *[white] { player } má útok
    }
    [compensation] { $side ->
        [none] s kompenzací za materiál
       *[white] { player } má kompenzaci za materiál
    }
    [counterplay] { $side ->
        [none] s protihrou
       *[white] { player } má protihru
    }
    [time-pressure] { $side ->
        [none] ve velké časové tísni
       *[white] { player } je ve velké časové tísni
    }
    [idea] s myšlenkou
    [aimed-against] namířeno proti
    [better] lepší je
    [editorial-comment] poznámka redakce
   *[novelty] novinka
}

spoken-file = { $file ->
    [a] á
    [b] bé
    [c] cé
    [d] dé
    [e] é
    [f] ef
    [g] gé
   *[h] há
}
spoken-rank = { $rank ->
    [1] jedna
    [2] dva
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
   *[8] osm
}
