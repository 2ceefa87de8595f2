# Træk i ord: dansk.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/da.snap.

piece = { $piece ->
    [king] konge
    [queen] dronning
    [rook] tårn
    [bishop] løber
    [knight] springer
   *[pawn] bonde
}
captured = { $captured ->
    [king] konge
    [queen] dronning
    [rook] tårn
    [bishop] løber
    [knight] springer
   *[pawn] bonde
}
from = { $from ->
    [file] fra { $from-text }-linjen
    [rank] fra række { $from-text }
    [square] fra { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] til { $to }-linjen
   *[square] til { $to }
}
at = { $arrival ->
    [file] på { $to }-linjen
   *[square] på { $to }
}
takes = slår { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , forfremmes til dronning
    [rook] , forfremmes til tårn
    [bishop] , forfremmes til løber
    [knight] , forfremmes til springer
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = bonde { from } { towards } { passing }{ promotes }
pawn-captures = bonde { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] lang rokade
   *[short] kort rokade
}
passes = nultræk
drops = { piece } sættes på { $to }

move = { $action }{ $mark ->
    [check] , skak
    [mate] , skakmat
    [double] , dobbeltskak eller mat
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , remistilbud
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] hvid
   *[black] sort
}
judgement = { $verdict ->
    [good-move] godt træk
    [mistake] fejl
    [brilliant-move] glimrende træk
    [blunder] grov fejl
    [interesting-move] interessant træk
    [dubious-move] tvivlsomt træk
    [forced-move] tvunget træk
    [only-move] eneste træk
    [worst-move] det dårligste træk
    [drawish] remisagtig stilling
    [equal] lige stilling
    [equal-quiet] lige chancer i en rolig stilling
    [equal-active] lige chancer i en livlig stilling
    [unclear] uklar stilling
    [slight-advantage] { player } står lidt bedre
    [moderate-advantage] { player } står klart bedre
    [decisive-advantage] { player } har afgørende fordel
    [crushing-advantage] { player } har knusende fordel
    [zugzwang] { player } er i træktvang
    [development] { $side ->
        [none] med udviklingsforspring
       *[white] { player } har udviklingsforspring
    }
    [initiative] { $side ->
        [none] med initiativ
       *[white] { player } har initiativet
    }
    [attack] { $side ->
        [none] med angreb
       *[white] { player } har angreb
    }
    [compensation] { $side ->
        [none] med kompensation for materialet
       *[white] { player } har kompensation for materialet
    }
    [counterplay] { $side ->
        [none] med modspil
       *[white] { player } har modspil
    }
    [time-pressure] { $side ->
        [none] i svær tidnød
       *[white] { player } er i svær tidnød
    }
    [idea] med ideen
    [aimed-against] rettet mod
    [better] bedre er
    [editorial-comment] redaktionel kommentar
   *[novelty] nyhed
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] ce
    [d] de
    [e] e
    [f] æf
    [g] ge
   *[h] hå
}
spoken-rank = { $rank ->
    [1] en
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] syv
   *[8] otte
}
