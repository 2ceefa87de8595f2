# Lépések szavakkal: magyar.
# A toldalék a mező számának kiejtéséhez igazodik: f3-ra (háromra), f4-re (négyre).

piece = { $piece ->
    [king] király
    [queen] vezér
    [rook] bástya
    [bishop] futó
    [knight] huszár
   *[pawn] gyalog
}
# Tárgyeset.
captured = { $captured ->
    [king] a királyt
    [queen] a vezért
    [rook] a bástyát
    [bishop] a futót
    [knight] a huszárt
   *[pawn] a gyalogot
}
from = { $from ->
    [file] { $from-file ->
        [a] az
        [e] az
        [f] az
       *[b] a
    } { $from-text }-vonalról
    [rank] { $from-rank ->
        [1] az
        [5] az
       *[other] a
    } { $manner ->
        [speech] { $from-rank ->
            [1] első
            [2] második
            [3] harmadik
            [4] negyedik
            [5] ötödik
            [6] hatodik
            [7] hetedik
           *[8] nyolcadik
        } sorról
       *[plain] { $from-text }. sorról
    }
    [square] { $manner ->
        [speech] { $from-file-text } { $from-rank ->
            [1] egyről
            [2] kettőről
            [3] háromról
            [4] négyről
            [5] ötről
            [6] hatról
            [7] hétről
           *[8] nyolcról
        }
       *[plain] { $from-text }-{ $from-rank ->
            [3] ról
            [6] ról
            [8] ról
           *[other] ről
        }
    }
   *[none] {""}
}
article = { $to-file ->
    [a] az
    [e] az
    [f] az
   *[b] a
}
# Hová?
onto = { $arrival ->
    [file] { article } { $to }-vonalra
   *[square] { $manner ->
        [speech] { $to-file-text } { $to-rank ->
            [1] egyre
            [2] kettőre
            [3] háromra
            [4] négyre
            [5] ötre
            [6] hatra
            [7] hétre
           *[8] nyolcra
        }
       *[plain] { $to }-{ $to-rank ->
            [3] ra
            [6] ra
            [8] ra
           *[other] re
        }
    }
}
# Hol?
at = { $arrival ->
    [file] { article } { $to }-vonalon
   *[square] { $manner ->
        [speech] { $to-file-text } { $to-rank ->
            [1] egyen
            [2] kettőn
            [3] hármon
            [4] négyen
            [5] ötön
            [6] haton
            [7] héten
           *[8] nyolcon
        }
       *[plain] { $to }-{ $to-rank ->
            [2] n
            [3] on
            [5] ön
            [6] on
            [8] on
           *[other] en
        }
    }
}
# Tárgyas ragozás csak akkor, ha van tárgy.
takes = { $captured ->
    [none] üt { at }
   *[pawn] üti { captured } { at }
}
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , átváltozás vezérré
    [rook] , átváltozás bástyává
    [bishop] , átváltozás futóvá
    [knight] , átváltozás huszárrá
   *[none] {""}
}

piece-moves = { piece } { from } { onto }
piece-captures = { piece } { from } { takes }
pawn-moves = gyalog { from } { onto } { passing }{ promotes }
pawn-captures = gyalog { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] hosszúsánc
   *[short] rövidsánc
}
passes = üres lépés
drops = { piece } felhelyezve { onto }

move = { $action }{ $mark ->
    [check] , sakk
    [mate] , sakk-matt
    [double] , kettős sakk vagy matt
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , döntetlenajánlat
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# Amit egy lépésről vagy egy állásról mondanak, számmal ($14) vagy jellel (⩲).
player = { $side ->
    [white] világos
   *[black] sötét
}
to-player = { $side ->
    [white] világosnak
   *[black] sötétnek
}
judgement = { $verdict ->
    [good-move] jó lépés
    [mistake] hiba
    [brilliant-move] ragyogó lépés
    [blunder] durva hiba
    [interesting-move] érdekes lépés
    [dubious-move] kétes lépés
    [forced-move] kényszerlépés
    [only-move] egyetlen lépés
    [worst-move] a legrosszabb lépés
    [drawish] döntetlenre álló helyzet
    [equal] kiegyenlített állás
    [equal-quiet] egyenlő esélyek nyugodt állásban
    [equal-active] egyenlő esélyek élénk állásban
    [unclear] tisztázatlan állás
    [slight-advantage] { player } valamivel jobban áll
    [moderate-advantage] { player } láthatóan jobban áll
    [decisive-advantage] { to-player } döntő előnye van
    [crushing-advantage] { to-player } elsöprő előnye van
    [zugzwang] { player } lépéskényszerben van
    [development] { $side ->
        [none] fejlődési előnnyel
       *[white] { to-player } fejlődési előnye van
    }
    [initiative] { $side ->
        [none] kezdeményezéssel
       *[white] { to-player } kezdeményezése van
    }
    [attack] { $side ->
        [none] támadással
       *[white] { to-player } támadása van
    }
    [compensation] { $side ->
        [none] kárpótlással az anyagért
       *[white] { to-player } kárpótlása van az anyagért
    }
    [counterplay] { $side ->
        [none] ellenjátékkal
       *[white] { to-player } ellenjátéka van
    }
    [time-pressure] { $side ->
        [none] erős időzavarban
       *[white] { player } erős időzavarban van
    }
    [idea] azzal a gondolattal
    [aimed-against] ez ellen irányul
    [better] jobb
    [editorial-comment] szerkesztői megjegyzés
   *[novelty] újítás
}

spoken-file = { $file ->
    [a] a
    [b] bé
    [c] cé
    [d] dé
    [e] e
    [f] ef
    [g] gé
   *[h] há
}
spoken-rank = { $rank ->
    [1] egy
    [2] kettő
    [3] három
    [4] négy
    [5] öt
    [6] hat
    [7] hét
   *[8] nyolc
}
