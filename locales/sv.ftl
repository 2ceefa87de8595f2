# Drag i ord: svenska.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/sv.snap.

piece = { $piece ->
    [king] kung
    [queen] dam
    [rook] torn
    [bishop] löpare
    [knight] springare
   *[pawn] bonde
}
captured = { $captured ->
    [king] kung
    [queen] dam
    [rook] torn
    [bishop] löpare
    [knight] springare
   *[pawn] bonde
}
from = { $from ->
    [file] från { $from-text }-linjen
    [rank] från rad { $from-text }
    [square] från { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] till { $to }-linjen
   *[square] till { $to }
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
    [queen] , promoveras till dam
    [rook] , promoveras till torn
    [bishop] , promoveras till löpare
    [knight] , promoveras till springare
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = bonde { from } { towards } { passing }{ promotes }
pawn-captures = bonde { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] lång rockad
   *[short] kort rockad
}
passes = nolldrag
drops = { piece } sätts på { $to }

move = { $action }{ $mark ->
    [check] , schack
    [mate] , schackmatt
    [double] , dubbelschack eller matt
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , remianbud
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] vit
   *[black] svart
}
judgement = { $verdict ->
    [good-move] bra drag
    [mistake] misstag
    [brilliant-move] lysande drag
    [blunder] grovt misstag
    [interesting-move] intressant drag
    [dubious-move] tveksamt drag
    [forced-move] tvingat drag
    [only-move] enda draget
    [worst-move] det sämsta draget
    [drawish] remiartad ställning
    [equal] jämn ställning
    [equal-quiet] lika chanser i en lugn ställning
    [equal-active] lika chanser i en livlig ställning
    [unclear] oklar ställning
    [slight-advantage] { player } står något bättre
    [moderate-advantage] { player } står klart bättre
    [decisive-advantage] { player } har avgörande fördel
    [crushing-advantage] { player } har förkrossande fördel
    [zugzwang] { player } är i dragtvång
    [development] { $side ->
        [none] med utvecklingsförsprång
       *[white] { player } har utvecklingsförsprång
    }
    [initiative] { $side ->
        [none] med initiativ
       *[white] { player } har initiativet
    }
    [attack] { $side ->
        [none] med angrepp
       *[white] { player } har angrepp
    }
    [compensation] { $side ->
        [none] med kompensation för materialet
       *[white] { player } har kompensation för materialet
    }
    [counterplay] { $side ->
        [none] med motspel
       *[white] { player } har motspel
    }
    [time-pressure] { $side ->
        [none] i svår tidsnöd
       *[white] { player } är i svår tidsnöd
    }
    [idea] med idén
    [aimed-against] riktat mot
    [better] bättre är
    [editorial-comment] redaktionell kommentar
   *[novelty] nyhet
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] ce
    [d] de
    [e] e
    [f] eff
    [g] ge
   *[h] hå
}
spoken-rank = { $rank ->
    [1] ett
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
   *[8] åtta
}
