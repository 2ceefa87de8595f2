# Jugades en paraules: català.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/ca.snap.

piece = { $piece ->
    [king] rei
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] cavall
   *[pawn] peó
}
captured = { $captured ->
    [king] el rei
    [queen] la dama
    [rook] la torre
    [bishop] l’alfil
    [knight] el cavall
   *[pawn] el peó
}
from = { $from ->
    [file] de la columna { $from-text }
    [rank] de la fila { $from-text }
    [square] de { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] a la columna { $to }
   *[square] a { $to }
}
at = { $arrival ->
    [file] a la columna { $to }
   *[square] a { $to }
}
takes = captura { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] al pas
   *[no] {""}
}
promotes = { $promotion ->
    [queen] {" "}i promociona a dama
    [rook] {" "}i promociona a torre
    [bishop] {" "}i promociona a alfil
    [knight] {" "}i promociona a cavall
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = peó { from } { towards } { passing }{ promotes }
pawn-captures = peó { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] enroc llarg
   *[short] enroc curt
}
passes = moviment nul
drops = { piece } { $piece ->
    [queen] posada
    [rook] posada
   *[pawn] posat
} a { $to }

move = { $action }{ $mark ->
    [check] , escac
    [mate] , escac i mat
    [double] , escac doble o mat
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , oferta de taules
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] les blanques
   *[black] les negres
}
judgement = { $verdict ->
    [good-move] bona jugada
    [mistake] error
    [brilliant-move] jugada brillant
    [blunder] error greu
    [interesting-move] jugada interessant
    [dubious-move] jugada dubtosa
    [forced-move] jugada forçada
    [only-move] única jugada
    [worst-move] la pitjor jugada
    [drawish] posició de taules
    [equal] posició igualada
    [equal-quiet] igualtat en una posició calmada
    [equal-active] igualtat en una posició viva
    [unclear] posició incerta
    [slight-advantage] { player } estan una mica millor
    [moderate-advantage] { player } estan clarament millor
    [decisive-advantage] { player } tenen avantatge decisiu
    [crushing-advantage] { player } tenen avantatge aclaparador
    [zugzwang] { player } estan en zugzwang
    [development] { $side ->
        [none] amb avantatge de desenvolupament
       *[white] { player } tenen avantatge de desenvolupament
    }
    [initiative] { $side ->
        [none] amb iniciativa
       *[white] { player } tenen la iniciativa
    }
    [attack] { $side ->
        [none] amb atac
       *[white] { player } tenen atac
    }
    [compensation] { $side ->
        [none] amb compensació pel material
       *[white] { player } tenen compensació pel material
    }
    [counterplay] { $side ->
        [none] amb contrajoc
       *[white] { player } tenen contrajoc
    }
    [time-pressure] { $side ->
        [none] en greus problemes de temps
       *[white] { player } estan en greus problemes de temps
    }
    [idea] amb la idea
    [aimed-against] dirigida contra
    [better] millor és
    [editorial-comment] comentari editorial
   *[novelty] novetat
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] ce
    [d] de
    [e] e
    [f] efa
    [g] ge
   *[h] hac
}
spoken-rank = { $rank ->
    [1] u
    [2] dos
    [3] tres
    [4] quatre
    [5] cinc
    [6] sis
    [7] set
   *[8] vuit
}
