# Ťahy slovami: slovenčina.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/sk.snap.

piece = { $piece ->
    [king] kráľ
    [queen] dáma
    [rook] veža
    [bishop] strelec
    [knight] jazdec
   *[pawn] pešiak
}
# Akuzatív.
captured = { $captured ->
    [king] kráľa
    [queen] dámu
    [rook] vežu
    [bishop] strelca
    [knight] jazdca
   *[pawn] pešiaka
}
from = { $from ->
    [file] zo stĺpca { $from-text }
    [rank] z radu { $from-text }
    [square] z { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] na stĺpec { $to }
   *[square] na { $to }
}
at = { $arrival ->
    [file] na stĺpci { $to }
   *[square] na { $to }
}
takes = berie { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] mimochodom
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , premena na dámu
    [rook] , premena na vežu
    [bishop] , premena na strelca
    [knight] , premena na jazdca
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = pešiak { from } { towards } { passing }{ promotes }
pawn-captures = pešiak { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] veľká rošáda
   *[short] malá rošáda
}
passes = prázdny ťah
drops = { piece } { $piece ->
    [queen] položená
    [rook] položená
   *[pawn] položený
} na { $to }

move = { $action }{ $mark ->
    [check] , šach
    [mate] , šach mat
    [double] , dvojitý šach alebo mat
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , ponuka remízy
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] biely
   *[black] čierny
}
judgement = { $verdict ->
    [good-move] dobrý ťah
    [mistake] chyba
    [brilliant-move] výborný ťah
    [blunder] hrubá chyba
    [interesting-move] zaujímavý ťah
    [dubious-move] pochybný ťah
    [forced-move] vynútený ťah
    [only-move] jediný ťah
    [worst-move] najhorší ťah
    [drawish] remízová pozícia
    [equal] vyrovnaná pozícia
    [equal-quiet] rovnaké šance v pokojnej pozícii
    [equal-active] rovnaké šance v živej pozícii
    [unclear] nejasná pozícia
    [slight-advantage] { player } stojí o niečo lepšie
    [moderate-advantage] { player } stojí zreteľne lepšie
    [decisive-advantage] { player } má rozhodujúcu výhodu
    [crushing-advantage] { player } má drvivú výhodu
    [zugzwang] { player } je v nevýhode ťahu
    [development] { $side ->
        [none] s náskokom vo vývine
       *[white] { player } má náskok vo vývine
    }
    [initiative] { $side ->
        [none] s iniciatívou
       *[white] { player } má iniciatívu
    }
    [attack] { $side ->
        [none] s útokom
       *[white] { player } má útok
    }
    [compensation] { $side ->
        [none] s kompenzáciou za materiál
       *[white] { player } má kompenzáciu za materiál
    }
    [counterplay] { $side ->
        [none] s protihrou
       *[white] { player } má protihru
    }
    [time-pressure] { $side ->
        [none] vo veľkej časovej tiesni
       *[white] { player } je vo veľkej časovej tiesni
    }
    [idea] s myšlienkou
    [aimed-against] namierené proti
    [better] lepšie je
    [editorial-comment] poznámka redakcie
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
    [1] jeden
    [2] dva
    [3] tri
    [4] štyri
    [5] päť
    [6] šesť
    [7] sedem
   *[8] osem
}
