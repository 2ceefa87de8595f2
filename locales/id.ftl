# Langkah dengan kata-kata: bahasa Indonesia.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/id.snap.

piece = { $piece ->
    [king] raja
    [queen] menteri
    [rook] benteng
    [bishop] gajah
    [knight] kuda
   *[pawn] bidak
}
captured = { $captured ->
    [king] raja
    [queen] menteri
    [rook] benteng
    [bishop] gajah
    [knight] kuda
   *[pawn] bidak
}
from = { $from ->
    [file] dari lajur { $from-text }
    [rank] dari baris { $from-text }
    [square] dari { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] ke lajur { $to }
   *[square] ke { $to }
}
at = { $arrival ->
    [file] di lajur { $to }
   *[square] di { $to }
}
takes = memakan { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , promosi menjadi menteri
    [rook] , promosi menjadi benteng
    [bishop] , promosi menjadi gajah
    [knight] , promosi menjadi kuda
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = bidak { from } { towards } { passing }{ promotes }
pawn-captures = bidak { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] rokade panjang
   *[short] rokade pendek
}
passes = langkah kosong
drops = { piece } diletakkan di { $to }

move = { $action }{ $mark ->
    [check] , skak
    [mate] , skakmat
    [double] , skak ganda atau skakmat
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , tawaran remis
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] putih
   *[black] hitam
}
judgement = { $verdict ->
    [good-move] langkah baik
    [mistake] kesalahan
    [brilliant-move] langkah brilian
    [blunder] kesalahan besar
    [interesting-move] langkah menarik
    [dubious-move] langkah meragukan
    [forced-move] langkah paksa
    [only-move] satu-satunya langkah
    [worst-move] langkah terburuk
    [drawish] posisi remis
    [equal] posisi seimbang
    [equal-quiet] peluang sama dalam posisi tenang
    [equal-active] peluang sama dalam posisi aktif
    [unclear] posisi tidak jelas
    [slight-advantage] { player } sedikit lebih baik
    [moderate-advantage] { player } jelas lebih baik
    [decisive-advantage] { player } unggul menentukan
    [crushing-advantage] { player } unggul telak
    [zugzwang] { player } dalam zugzwang
    [development] { $side ->
        [none] dengan keunggulan perkembangan
       *[white] { player } unggul perkembangan
    }
    [initiative] { $side ->
        [none] dengan inisiatif
       *[white] { player } memegang inisiatif
    }
    [attack] { $side ->
        [none] dengan serangan
       *[white] { player } menyerang
    }
    [compensation] { $side ->
        [none] dengan kompensasi materi
       *[white] { player } mendapat kompensasi materi
    }
    [counterplay] { $side ->
        [none] dengan permainan balasan
       *[white] { player } mendapat permainan balasan
    }
    [time-pressure] { $side ->
        [none] sangat kekurangan waktu
       *[white] { player } sangat kekurangan waktu
    }
    [idea] dengan gagasan
    [aimed-against] ditujukan terhadap
    [better] lebih baik
    [editorial-comment] catatan redaksi
   *[novelty] langkah baru
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] ce
    [d] de
    [e] e
    [f] ef
    [g] ge
   *[h] ha
}
spoken-rank = { $rank ->
    [1] satu
    [2] dua
    [3] tiga
    [4] empat
    [5] lima
    [6] enam
    [7] tujuh
   *[8] delapan
}
