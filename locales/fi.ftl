# Siirrot sanoin: suomi.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/fi.snap.

piece = { $piece ->
    [king] kuningas
    [queen] daami
    [rook] torni
    [bishop] lähetti
    [knight] ratsu
   *[pawn] sotilas
}
# Genetiivi.
captured = { $captured ->
    [king] kuninkaan
    [queen] daamin
    [rook] tornin
    [bishop] lähetin
    [knight] ratsun
   *[pawn] sotilaan
}
from = { $from ->
    [file] { $from-text }-linjalta
    [rank] riviltä { $from-text }
    [square] ruudusta { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] { $to }-linjalle
   *[square] ruutuun { $to }
}
at = { $arrival ->
    [file] { $to }-linjalla
   *[square] ruudussa { $to }
}
takes = lyö { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] ohestalyöntinä
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , korottuu daamiksi
    [rook] , korottuu torniksi
    [bishop] , korottuu lähetiksi
    [knight] , korottuu ratsuksi
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = sotilas { from } { towards } { passing }{ promotes }
pawn-captures = sotilas { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] pitkä linnoitus
   *[short] lyhyt linnoitus
}
passes = tyhjä siirto
drops = { piece } asetetaan ruutuun { $to }

move = { $action }{ $mark ->
    [check] , shakki
    [mate] , shakkimatti
    [double] , kaksoisshakki tai matti
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , tasapeliehdotus
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] valkea
   *[black] musta
}
of-player = { $side ->
    [white] valkealla
   *[black] mustalla
}
judgement = { $verdict ->
    [good-move] hyvä siirto
    [mistake] virhe
    [brilliant-move] loistava siirto
    [blunder] paha virhe
    [interesting-move] kiinnostava siirto
    [dubious-move] arveluttava siirto
    [forced-move] pakkosiirto
    [only-move] ainoa siirto
    [worst-move] huonoin siirto
    [drawish] tasapelimäinen asema
    [equal] tasainen asema
    [equal-quiet] tasaiset mahdollisuudet rauhallisessa asemassa
    [equal-active] tasaiset mahdollisuudet vilkkaassa asemassa
    [unclear] epäselvä asema
    [slight-advantage] { player } on hieman paremmassa asemassa
    [moderate-advantage] { player } on selvästi paremmassa asemassa
    [decisive-advantage] { of-player } on ratkaiseva etu
    [crushing-advantage] { of-player } on murskaava etu
    [zugzwang] { player } on siirtopakossa
    [development] { $side ->
        [none] kehitysetu
       *[white] { player } on edellä kehityksessä
    }
    [initiative] { $side ->
        [none] aloite
       *[white] { of-player } on aloite
    }
    [attack] { $side ->
        [none] hyökkäys
       *[white] { of-player } on hyökkäys
    }
    [compensation] { $side ->
        [none] korvausta materiaalista
       *[white] { of-player } on korvausta materiaalista
    }
    [counterplay] { $side ->
        [none] vastapeliä
       *[white] { of-player } on vastapeliä
    }
    [time-pressure] { $side ->
        [none] paha aikapula
       *[white] { player } on pahassa aikapulassa
    }
    [idea] ajatuksena
    [aimed-against] suunnattu vastaan
    [better] parempi on
    [editorial-comment] toimituksen huomautus
   *[novelty] uutuus
}

spoken-file = { $file ->
    [a] aa
    [b] bee
    [c] see
    [d] dee
    [e] ee
    [f] äf
    [g] gee
   *[h] hoo
}
spoken-rank = { $rank ->
    [1] yksi
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
    [6] kuusi
    [7] seitsemän
   *[8] kahdeksan
}
