# Käigud sõnadega: eesti keel.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/et.snap.

piece = { $piece ->
    [king] kuningas
    [queen] lipp
    [rook] vanker
    [bishop] oda
    [knight] ratsu
   *[pawn] ettur
}
# Osastav kääne.
captured = { $captured ->
    [king] kuningat
    [queen] lippu
    [rook] vankrit
    [bishop] oda
    [knight] ratsut
   *[pawn] etturit
}
from = { $from ->
    [file] { $from-text }-liinilt
    [rank] realt { $from-text }
    [square] väljalt { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] { $to }-liinile
   *[square] väljale { $to }
}
at = { $arrival ->
    [file] { $to }-liinil
   *[square] väljal { $to }
}
takes = lööb { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , muutub lipuks
    [rook] , muutub vankriks
    [bishop] , muutub odaks
    [knight] , muutub ratsuks
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = ettur { from } { towards } { passing }{ promotes }
pawn-captures = ettur { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] vangerdus liputiivale
   *[short] vangerdus kuningatiivale
}
passes = tühi käik
drops = { piece } pannakse väljale { $to }

move = { $action }{ $mark ->
    [check] , tuli
    [mate] , matt
    [double] , kaksiktuli või matt
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , viigipakkumine
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] valge
   *[black] must
}
player-has = { $side ->
    [white] valgel
   *[black] mustal
}
judgement = { $verdict ->
    [good-move] hea käik
    [mistake] viga
    [brilliant-move] hiilgav käik
    [blunder] jäme viga
    [interesting-move] huvitav käik
    [dubious-move] kaheldav käik
    [forced-move] sunnitud käik
    [only-move] ainus käik
    [worst-move] halvim käik
    [drawish] viigiline seis
    [equal] võrdne seis
    [equal-quiet] võrdsed võimalused rahulikus seisus
    [equal-active] võrdsed võimalused elavas seisus
    [unclear] ebaselge seis
    [slight-advantage] { player-has } on veidi parem seis
    [moderate-advantage] { player-has } on selgelt parem seis
    [decisive-advantage] { player-has } on otsustav eelis
    [crushing-advantage] { player-has } on purustav eelis
    [zugzwang] { player } on käigusunnis
    [development] { $side ->
        [none] arengueelis
       *[white] { player-has } on arengueelis
    }
    [initiative] { $side ->
        [none] initsiatiiv
       *[white] { player-has } on initsiatiiv
    }
    [attack] { $side ->
        [none] rünnak
       *[white] { player-has } on rünnak
    }
    [compensation] { $side ->
        [none] kompensatsioon materjali eest
       *[white] { player-has } on kompensatsioon materjali eest
    }
    [counterplay] { $side ->
        [none] vastumäng
       *[white] { player-has } on vastumäng
    }
    [time-pressure] { $side ->
        [none] suur ajapuudus
       *[white] { player } on suures ajapuuduses
    }
    [idea] ideega
    [aimed-against] suunatud vastu
    [better] parem on
    [editorial-comment] toimetuse märkus
   *[novelty] uuendus
}

spoken-file = { $file ->
    [a] aa
    [b] bee
    [c] tsee
    [d] dee
    [e] ee
    [f] eff
    [g] gee
   *[h] haa
}
spoken-rank = { $rank ->
    [1] üks
    [2] kaks
    [3] kolm
    [4] neli
    [5] viis
    [6] kuus
    [7] seitse
   *[8] kaheksa
}
