# Sözle hamleler: Türkçe.
# Ekler karenin rakamının okunuşuna uyar: f3'e (üçe), f6'ya (altıya).

piece = { $piece ->
    [king] şah
    [queen] vezir
    [rook] kale
    [bishop] fil
    [knight] at
   *[pawn] piyon
}
# Belirtme durumu.
captured = { $captured ->
    [king] şahı
    [queen] veziri
    [rook] kaleyi
    [bishop] fili
    [knight] atı
   *[pawn] piyonu
}
# Ayrılma durumu.
from = { $from ->
    [file] { $from-text } sütunundan
    [rank] { $manner ->
        [speech] { $from-rank ->
            [1] birinci
            [2] ikinci
            [3] üçüncü
            [4] dördüncü
            [5] beşinci
            [6] altıncı
            [7] yedinci
           *[8] sekizinci
        } yataydan
       *[plain] { $from-text }. yataydan
    }
    [square] { $manner ->
        [speech] { $from-file-text } { $from-rank ->
            [1] birden
            [2] ikiden
            [3] üçten
            [4] dörtten
            [5] beşten
            [6] altıdan
            [7] yediden
           *[8] sekizden
        }
       *[plain] { $from-text }'{ $from-rank ->
            [3] ten
            [4] ten
            [5] ten
            [6] dan
           *[other] den
        }
    }
   *[none] {""}
}
# Yönelme durumu.
towards = { $arrival ->
    [file] { $to } sütununa
   *[square] { $manner ->
        [speech] { $to-file-text } { $to-rank ->
            [1] bire
            [2] ikiye
            [3] üçe
            [4] dörde
            [5] beşe
            [6] altıya
            [7] yediye
           *[8] sekize
        }
       *[plain] { $to }'{ $to-rank ->
            [2] ye
            [6] ya
            [7] ye
           *[other] e
        }
    }
}
# Bulunma durumu.
at = { $arrival ->
    [file] { $to } sütununda
   *[square] { $manner ->
        [speech] { $to-file-text } { $to-rank ->
            [1] birde
            [2] ikide
            [3] üçte
            [4] dörtte
            [5] beşte
            [6] altıda
            [7] yedide
           *[8] sekizde
        }
       *[plain] { $to }'{ $to-rank ->
            [3] te
            [4] te
            [5] te
            [6] da
           *[other] de
        }
    }
}
takes = { at } { $captured ->
    [none] {""}
   *[pawn] { captured }
} { passing } alır
passing = { $passing ->
    [yes] geçerken
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , vezire terfi eder
    [rook] , kaleye terfi eder
    [bishop] , file terfi eder
    [knight] , ata terfi eder
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = piyon { from } { towards } { passing }{ promotes }
pawn-captures = piyon { from } { takes }{ promotes }
castles = { $side ->
    [long] uzun rok
   *[short] kısa rok
}
passes = boş hamle
drops = { piece } { towards } konur

move = { $action }{ $mark ->
    [check] , şah
    [mate] , şah mat
    [double] , çifte şah veya mat
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , beraberlik teklifi
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# Bir hamle ya da konum için söylenen, numarayla ($14) ya da işaretle (⩲).
player = { $side ->
    [white] beyaz
   *[black] siyah
}
judgement = { $verdict ->
    [good-move] iyi hamle
    [mistake] hata
    [brilliant-move] parlak hamle
    [blunder] büyük hata
    [interesting-move] ilginç hamle
    [dubious-move] şüpheli hamle
    [forced-move] zorunlu hamle
    [only-move] tek hamle
    [worst-move] en kötü hamle
    [drawish] beraberliğe yakın konum
    [equal] eşit konum
    [equal-quiet] sakin bir konumda eşit şanslar
    [equal-active] hareketli bir konumda eşit şanslar
    [unclear] belirsiz konum
    [slight-advantage] { player } biraz daha iyi
    [moderate-advantage] { player } açıkça daha iyi
    [decisive-advantage] { player } kesin üstünlüğe sahip
    [crushing-advantage] { player } ezici üstünlüğe sahip
    [zugzwang] { player } zugzwangda
    [development] { $side ->
        [none] gelişim üstünlüğüyle
       *[white] { player } gelişimde önde
    }
    [initiative] { $side ->
        [none] inisiyatifle
       *[white] { player } inisiyatif sahibi
    }
    [attack] { $side ->
        [none] saldırıyla
       *[white] { player } saldırıda
    }
    [compensation] { $side ->
        [none] malzemenin karşılığıyla
       *[white] { player } malzemenin karşılığına sahip
    }
    [counterplay] { $side ->
        [none] karşı oyunla
       *[white] { player } karşı oyuna sahip
    }
    [time-pressure] { $side ->
        [none] ciddi zaman sıkışıklığıyla
       *[white] { player } ciddi zaman sıkışıklığında
    }
    [idea] şu fikirle
    [aimed-against] şuna karşı
    [better] daha iyisi
    [editorial-comment] editör notu
   *[novelty] yenilik
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] ce
    [d] de
    [e] e
    [f] fe
    [g] ge
   *[h] he
}
spoken-rank = { $rank ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
   *[8] sekiz
}
