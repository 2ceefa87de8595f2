# Nước đi bằng lời: tiếng Việt.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/vi.snap.

piece = { $piece ->
    [king] vua
    [queen] hậu
    [rook] xe
    [bishop] tượng
    [knight] mã
   *[pawn] tốt
}
captured = { $captured ->
    [king] vua
    [queen] hậu
    [rook] xe
    [bishop] tượng
    [knight] mã
   *[pawn] tốt
}
from = { $from ->
    [file] từ cột { $from-text }
    [rank] từ hàng { $from-text }
    [square] từ { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] đến cột { $to }
   *[square] đến { $to }
}
at = { $arrival ->
    [file] tại cột { $to }
   *[square] tại { $to }
}
takes = ăn { $captured ->
    [none] quân { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] bắt tốt qua đường
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , phong cấp thành hậu
    [rook] , phong cấp thành xe
    [bishop] , phong cấp thành tượng
    [knight] , phong cấp thành mã
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = tốt { from } { towards } { passing }{ promotes }
pawn-captures = tốt { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] nhập thành xa
   *[short] nhập thành gần
}
passes = bỏ lượt
drops = { piece } được đặt tại { $to }

move = { $action }{ $mark ->
    [check] , chiếu
    [mate] , chiếu hết
    [double] , chiếu đôi hoặc chiếu hết
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , đề nghị hòa
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] Trắng
   *[black] Đen
}
judgement = { $verdict ->
    [good-move] nước đi tốt
    [mistake] sai lầm
    [brilliant-move] nước đi xuất sắc
    [blunder] sai lầm nghiêm trọng
    [interesting-move] nước đi thú vị
    [dubious-move] nước đi đáng ngờ
    [forced-move] nước bắt buộc
    [only-move] nước đi duy nhất
    [worst-move] nước đi tệ nhất
    [drawish] thế cờ hòa
    [equal] thế cờ cân bằng
    [equal-quiet] cơ hội ngang nhau trong thế cờ yên tĩnh
    [equal-active] cơ hội ngang nhau trong thế cờ sôi động
    [unclear] thế cờ không rõ ràng
    [slight-advantage] { player } hơi tốt hơn
    [moderate-advantage] { player } tốt hơn rõ rệt
    [decisive-advantage] { player } có ưu thế quyết định
    [crushing-advantage] { player } có ưu thế áp đảo
    [zugzwang] { player } rơi vào zugzwang
    [development] { $side ->
        [none] với ưu thế phát triển quân
       *[white] { player } phát triển quân nhanh hơn
    }
    [initiative] { $side ->
        [none] với thế chủ động
       *[white] { player } có thế chủ động
    }
    [attack] { $side ->
        [none] với thế tấn công
       *[white] { player } có thế tấn công
    }
    [compensation] { $side ->
        [none] với bù đắp cho quân
       *[white] { player } có bù đắp cho quân
    }
    [counterplay] { $side ->
        [none] với phản công
       *[white] { player } có phản công
    }
    [time-pressure] { $side ->
        [none] rất thiếu thời gian
       *[white] { player } rất thiếu thời gian
    }
    [idea] với ý tưởng
    [aimed-against] nhằm chống lại
    [better] tốt hơn là
    [editorial-comment] lời bình của ban biên tập
   *[novelty] nước mới
}

spoken-file = { $file ->
    [a] a
    [b] bê
    [c] xê
    [d] đê
    [e] e
    [f] ép
    [g] giê
   *[h] hát
}
spoken-rank = { $rank ->
    [1] một
    [2] hai
    [3] ba
    [4] bốn
    [5] năm
    [6] sáu
    [7] bảy
   *[8] tám
}
