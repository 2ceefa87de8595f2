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
    [good] , dobrý tah
    [mistake] , chyba
    [brilliant] , výborný tah
    [blunder] , hrubá chyba
    [interesting] , zajímavý tah
    [dubious] , pochybný tah
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , nabídka remízy
   *[no] {""}
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
