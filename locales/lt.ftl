# Ėjimai žodžiais: lietuvių kalba.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/lt.snap.

piece = { $piece ->
    [king] karalius
    [queen] valdovė
    [rook] bokštas
    [bishop] rikis
    [knight] žirgas
   *[pawn] pėstininkas
}
# Galininkas.
captured = { $captured ->
    [king] karalių
    [queen] valdovę
    [rook] bokštą
    [bishop] rikį
    [knight] žirgą
   *[pawn] pėstininką
}
from = { $from ->
    [file] iš vertikalės { $from-text }
    [rank] iš horizontalės { $from-text }
    [square] iš { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] į vertikalę { $to }
   *[square] į { $to }
}
at = { $arrival ->
    [file] vertikalėje { $to }
   *[square] laukelyje { $to }
}
takes = kerta { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] prasilenkiant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , virsta valdove
    [rook] , virsta bokštu
    [bishop] , virsta rikiu
    [knight] , virsta žirgu
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = pėstininkas { from } { towards } { passing }{ promotes }
pawn-captures = pėstininkas { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] rokiruotė valdovės pusėje
   *[short] rokiruotė karaliaus pusėje
}
passes = tuščias ėjimas
drops = { piece } { $piece ->
    [queen] pastatyta
   *[pawn] pastatytas
} laukelyje { $to }

move = { $action }{ $mark ->
    [check] , šachas
    [mate] , šachas ir matas
    [double] , dvigubas šachas arba matas
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , lygiųjų pasiūlymas
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] baltieji
   *[black] juodieji
}
judgement = { $verdict ->
    [good-move] geras ėjimas
    [mistake] klaida
    [brilliant-move] puikus ėjimas
    [blunder] šiurkšti klaida
    [interesting-move] įdomus ėjimas
    [dubious-move] abejotinas ėjimas
    [forced-move] priverstas ėjimas
    [only-move] vienintelis ėjimas
    [worst-move] blogiausias ėjimas
    [drawish] lygiųjų pozicija
    [equal] lygi pozicija
    [equal-quiet] lygios galimybės ramioje pozicijoje
    [equal-active] lygios galimybės aktyvioje pozicijoje
    [unclear] neaiški pozicija
    [slight-advantage] { player } stovi šiek tiek geriau
    [moderate-advantage] { player } stovi aiškiai geriau
    [decisive-advantage] { player } turi lemiamą pranašumą
    [crushing-advantage] { player } turi triuškinamą pranašumą
    [zugzwang] { player } pateko į cugcvangą
    [development] { $side ->
        [none] su išvystymo pranašumu
       *[white] { player } turi išvystymo pranašumą
    }
    [initiative] { $side ->
        [none] su iniciatyva
       *[white] { player } turi iniciatyvą
    }
    [attack] { $side ->
        [none] su ataka
       *[white] { player } turi ataką
    }
    [compensation] { $side ->
        [none] su kompensacija už medžiagą
       *[white] { player } turi kompensaciją už medžiagą
    }
    [counterplay] { $side ->
        [none] su priešpriešiniu žaidimu
       *[white] { player } turi priešpriešinį žaidimą
    }
    [time-pressure] { $side ->
        [none] labai stokojant laiko
       *[white] { player } labai stokoja laiko
    }
    [idea] su idėja
    [aimed-against] nukreipta prieš
    [better] geriau yra
    [editorial-comment] redakcijos pastaba
   *[novelty] naujovė
}

spoken-file = { $file ->
    [a] a
    [b] bė
    [c] cė
    [d] dė
    [e] e
    [f] ef
    [g] gė
   *[h] haš
}
spoken-rank = { $rank ->
    [1] vienas
    [2] du
    [3] trys
    [4] keturi
    [5] penki
    [6] šeši
    [7] septyni
   *[8] aštuoni
}
