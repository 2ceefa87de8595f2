# Movoj per vortoj: Esperanto.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/eo.snap.

piece = { $piece ->
    [king] reĝo
    [queen] damo
    [rook] turo
    [bishop] kuriero
    [knight] ĉevalo
   *[pawn] peono
}
# Akuzativo.
captured = { $captured ->
    [king] reĝon
    [queen] damon
    [rook] turon
    [bishop] kurieron
    [knight] ĉevalon
   *[pawn] peonon
}
from = { $from ->
    [file] de la kolumno { $from-text }
    [rank] de la vico { $from-text }
    [square] de { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] al la kolumno { $to }
   *[square] al { $to }
}
at = { $arrival ->
    [file] sur la kolumno { $to }
   *[square] sur { $to }
}
takes = kaptas { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] preterpase
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , ŝanĝiĝas al damo
    [rook] , ŝanĝiĝas al turo
    [bishop] , ŝanĝiĝas al kuriero
    [knight] , ŝanĝiĝas al ĉevalo
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = peono { from } { towards } { passing }{ promotes }
pawn-captures = peono { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] longa aroko
   *[short] mallonga aroko
}
passes = nula movo
drops = { piece } metata sur { $to }

move = { $action }{ $mark ->
    [check] , ŝako
    [mate] , ŝakmato
    [double] , duobla ŝako aŭ mato
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , egalvenka propono
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] la blanka
   *[black] la nigra
}
judgement = { $verdict ->
    [good-move] bona movo
    [mistake] eraro
    [brilliant-move] brila movo
    [blunder] grava eraro
    [interesting-move] interesa movo
    [dubious-move] dubinda movo
    [forced-move] devigita movo
    [only-move] sola movo
    [worst-move] la plej malbona movo
    [drawish] egalvenka pozicio
    [equal] egala pozicio
    [equal-quiet] egalaj ŝancoj en trankvila pozicio
    [equal-active] egalaj ŝancoj en vigla pozicio
    [unclear] neklara pozicio
    [slight-advantage] { player } staras iomete pli bone
    [moderate-advantage] { player } staras klare pli bone
    [decisive-advantage] { player } havas decidan avantaĝon
    [crushing-advantage] { player } havas superegan avantaĝon
    [zugzwang] { player } estas en movdevigo
    [development] { $side ->
        [none] kun avantaĝo en disvolvo
       *[white] { player } havas avantaĝon en disvolvo
    }
    [initiative] { $side ->
        [none] kun iniciato
       *[white] { player } havas la iniciaton
    }
    [attack] { $side ->
        [none] kun atako
       *[white] { player } havas atakon
    }
    [compensation] { $side ->
        [none] kun kompenso por la materialo
       *[white] { player } havas kompenson por la materialo
    }
    [counterplay] { $side ->
        [none] kun kontraŭludo
       *[white] { player } havas kontraŭludon
    }
    [time-pressure] { $side ->
        [none] en grava tempomanko
       *[white] { player } estas en grava tempomanko
    }
    [idea] kun la ideo
    [aimed-against] direktita kontraŭ
    [better] pli bona estas
    [editorial-comment] redakcia komento
   *[novelty] novaĵo
}

spoken-file = { $file ->
    [a] a
    [b] bo
    [c] co
    [d] do
    [e] e
    [f] fo
    [g] go
   *[h] ho
}
spoken-rank = { $rank ->
    [1] unu
    [2] du
    [3] tri
    [4] kvar
    [5] kvin
    [6] ses
    [7] sep
   *[8] ok
}
