# Trekk med ord: norsk nynorsk.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/nn.snap.

piece = { $piece ->
    [king] konge
    [queen] dronning
    [rook] tårn
    [bishop] løpar
    [knight] springar
   *[pawn] bonde
}
captured = { $captured ->
    [king] konge
    [queen] dronning
    [rook] tårn
    [bishop] løpar
    [knight] springar
   *[pawn] bonde
}
from = { $from ->
    [file] frå { $from-text }-linja
    [rank] frå rad { $from-text }
    [square] frå { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] til { $to }-linja
   *[square] til { $to }
}
at = { $arrival ->
    [file] på { $to }-linja
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
    [queen] , blir forvandla til dronning
    [rook] , blir forvandla til tårn
    [bishop] , blir forvandla til løpar
    [knight] , blir forvandla til springar
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
drops = { piece } blir sett på { $to }

move = { $action }{ $mark ->
    [check] , sjakk
    [mate] , sjakkmatt
    [double] , dobbeltsjakk eller matt
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , tilbod om remis
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] kvit
   *[black] svart
}
judgement = { $verdict ->
    [good-move] godt trekk
    [mistake] feil
    [brilliant-move] glimrande trekk
    [blunder] grov feil
    [interesting-move] interessant trekk
    [dubious-move] tvilsamt trekk
    [forced-move] tvinga trekk
    [only-move] einaste trekk
    [worst-move] det dårlegaste trekket
    [drawish] remisaktig stilling
    [equal] lik stilling
    [equal-quiet] like sjansar i ei roleg stilling
    [equal-active] like sjansar i ei livleg stilling
    [unclear] uklar stilling
    [slight-advantage] { player } står litt betre
    [moderate-advantage] { player } står klart betre
    [decisive-advantage] { player } har avgjerande fordel
    [crushing-advantage] { player } har knusande fordel
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
        [none] med motspel
       *[white] { player } har motspel
    }
    [time-pressure] { $side ->
        [none] i sterk tidsnaud
       *[white] { player } er i sterk tidsnaud
    }
    [idea] med ideen
    [aimed-against] retta mot
    [better] betre er
    [editorial-comment] redaksjonell kommentar
   *[novelty] nyheit
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
    [1] ein
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] sju
   *[8] åtte
}
