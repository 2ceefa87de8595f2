# Mutări în cuvinte: română.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/ro.snap.

piece = { $piece ->
    [king] rege
    [queen] damă
    [rook] turn
    [bishop] nebun
    [knight] cal
   *[pawn] pion
}
# Articulat.
captured = { $captured ->
    [king] regele
    [queen] dama
    [rook] turnul
    [bishop] nebunul
    [knight] calul
   *[pawn] pionul
}
from = { $from ->
    [file] de pe coloana { $from-text }
    [rank] de pe linia { $from-text }
    [square] de pe { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] pe coloana { $to }
   *[square] la { $to }
}
at = { $arrival ->
    [file] pe coloana { $to }
   *[square] pe { $to }
}
takes = ia { $captured ->
    [none] { at }
   *[pawn] { captured } de { at }
}
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , promovează la damă
    [rook] , promovează la turn
    [bishop] , promovează la nebun
    [knight] , promovează la cal
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = pion { from } { towards } { passing }{ promotes }
pawn-captures = pion { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] rocadă mare
   *[short] rocadă mică
}
passes = mutare nulă
drops = { piece } { $piece ->
    [queen] pusă
   *[pawn] pus
} pe { $to }

move = { $action }{ $mark ->
    [check] , șah
    [mate] , șah mat
    [double] , șah dublu sau mat
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , propunere de remiză
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] albul
   *[black] negrul
}
judgement = { $verdict ->
    [good-move] mutare bună
    [mistake] greșeală
    [brilliant-move] mutare strălucită
    [blunder] greșeală gravă
    [interesting-move] mutare interesantă
    [dubious-move] mutare dubioasă
    [forced-move] mutare forțată
    [only-move] singura mutare
    [worst-move] cea mai slabă mutare
    [drawish] poziție de remiză
    [equal] poziție egală
    [equal-quiet] șanse egale într-o poziție liniștită
    [equal-active] șanse egale într-o poziție activă
    [unclear] poziție neclară
    [slight-advantage] { player } stă puțin mai bine
    [moderate-advantage] { player } stă clar mai bine
    [decisive-advantage] { player } are avantaj decisiv
    [crushing-advantage] { player } are avantaj zdrobitor
    [zugzwang] { player } este în zugzwang
    [development] { $side ->
        [none] cu avans de dezvoltare
       *[white] { player } are avans de dezvoltare
    }
    [initiative] { $side ->
        [none] cu inițiativă
       *[white] { player } are inițiativa
    }
    [attack] { $side ->
        [none] cu atac
       *[white] { player } are atac
    }
    [compensation] { $side ->
        [none] cu compensație pentru material
       *[white] { player } are compensație pentru material
    }
    [counterplay] { $side ->
        [none] cu contrajoc
       *[white] { player } are contrajoc
    }
    [time-pressure] { $side ->
        [none] în mare criză de timp
       *[white] { player } este în mare criză de timp
    }
    [idea] cu ideea
    [aimed-against] îndreptată împotriva
    [better] mai bine este
    [editorial-comment] comentariul redacției
   *[novelty] noutate
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] ce
    [d] de
    [e] e
    [f] ef
    [g] ge
   *[h] haș
}
spoken-rank = { $rank ->
    [1] unu
    [2] doi
    [3] trei
    [4] patru
    [5] cinci
    [6] șase
    [7] șapte
   *[8] opt
}
