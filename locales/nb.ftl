# Trekk med ord: norsk bokmål.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/nb.snap.

piece = { $piece ->
    [king] konge
    [queen] dronning
    [rook] tårn
    [bishop] løper
    [knight] springer
   *[pawn] bonde
}
captured = { $captured ->
    [king] konge
    [queen] dronning
    [rook] tårn
    [bishop] løper
    [knight] springer
   *[pawn] bonde
}
from = { $from ->
    [file] fra { $from-text }-linjen
    [rank] fra rad { $from-text }
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
    [queen] , forvandles til dronning
    [rook] , forvandles til tårn
    [bishop] , forvandles til løper
    [knight] , forvandles til springer
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
passes = nulltrekk
drops = { piece } settes på { $to }

move = { $action }{ $mark ->
    [check] , sjakk
    [mate] , sjakkmatt
    [double] , dobbeltsjakk eller matt
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
    [white] hvit
   *[black] svart
}
judgement = { $verdict ->
    [good-move] godt trekk
    [mistake] feil
    [brilliant-move] glimrende trekk
    [blunder] grov feil
    [interesting-move] interessant trekk
    [dubious-move] tvilsomt trekk
    [forced-move] tvunget trekk
    [only-move] eneste trekk
    [worst-move] det dårligste trekket
    [drawish] remisaktig stilling
    [equal] lik stilling
    [equal-quiet] like sjanser i en rolig stilling
    [equal-active] like sjanser i en livlig stilling
    [unclear] uklar stilling
    [slight-advantage] { player } står litt bedre
    [moderate-advantage] { player } står klart bedre
    [decisive-advantage] { player } har avgjørende fordel
    [crushing-advantage] { player } har knusende fordel
    [zugzwang] { player } er i trekktvang
    [development] { $side ->
        [none] med utviklingsforsprang
       *[white] { player } har utviklingsforsprang
    }
    [initiative] { $side ->
        [none] med initiativ
       *[white] { player } har initiativet
    }
    [attack] { $side ->
        [none] med angrep
       *[white] { player } har angrep
    }
    [compensation] { $side ->
        [none] med kompensasjon for materialet
       *[white] { player } har kompensasjon for materialet
    }
    [counterplay] { $side ->
        [none] med motspill
       *[white] { player } har motspill
    }
    [time-pressure] { $side ->
        [none] i sterk tidsnød
       *[white] { player } er i sterk tidsnød
    }
    [idea] med ideen
    [aimed-against] rettet mot
    [better] bedre er
    [editorial-comment] redaksjonell kommentar
   *[novelty] nyhet
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] se
    [d] de
    [e] e
    [f] eff
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
    [7] sju
   *[8] åtte
}
