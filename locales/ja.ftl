# 言葉で表した手：日本語。
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/ja.snap.

piece = { $piece ->
    [king] キング
    [queen] クイーン
    [rook] ルーク
    [bishop] ビショップ
    [knight] ナイト
   *[pawn] ポーン
}
captured = { $captured ->
    [king] キング
    [queen] クイーン
    [rook] ルーク
    [bishop] ビショップ
    [knight] ナイト
   *[pawn] ポーン
}
from = { $from ->
    [file] { $from-text } 列の
    [rank] { $from-text } 段の
    [square] { $from-text } の
   *[none] {""}
}
towards = { $arrival ->
    [file] { $to } 列へ
   *[square] { $to } へ
}
takes = { $captured ->
    [none] { $arrival ->
        [file] { $to } 列で取る
       *[square] { $to } で取る
    }
   *[pawn] { $arrival ->
        [file] { $to } 列の{ captured }を取る
       *[square] { $to } の{ captured }を取る
    }
}
passing = { $passing ->
    [yes] 、アンパッサン
   *[no] {""}
}
promotes = { $promotion ->
    [queen] 、クイーンに昇格
    [rook] 、ルークに昇格
    [bishop] 、ビショップに昇格
    [knight] 、ナイトに昇格
   *[none] {""}
}

piece-moves = { from }{ piece }が { towards }
piece-captures = { from }{ piece }が { takes }
pawn-moves = { from }ポーンが { towards }{ passing }{ promotes }
pawn-captures = { from }ポーンが { takes }{ passing }{ promotes }
castles = { $side ->
    [long] 長いキャスリング
   *[short] 短いキャスリング
}
passes = パス
drops = { piece }を { $to } に置く

move = { $action }{ $mark ->
    [check] 、チェック
    [mate] 、チェックメイト
    [double] 、ダブルチェックまたはメイト
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] 、引き分けの提案
   *[no] {""}
}
judged = { $move }、{ $judgement }
line = { $moves }。{ $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] 白が
   *[black] 黒が
}
judgement = { $verdict ->
    [good-move] 好手
    [mistake] 悪手
    [brilliant-move] 妙手
    [blunder] 大悪手
    [interesting-move] 面白い手
    [dubious-move] 疑問手
    [forced-move] 強制手
    [only-move] 唯一の手
    [worst-move] 最悪の手
    [drawish] 引き分け模様
    [equal] 互角
    [equal-quiet] 静かな局面で互角
    [equal-active] 激しい局面で互角
    [unclear] 形勢不明
    [slight-advantage] { player }やや優勢
    [moderate-advantage] { player }明らかに優勢
    [decisive-advantage] { player }勝勢
    [crushing-advantage] { player }圧倒的に優勢
    [zugzwang] { player }ツークツワンク
    [development] { $side ->
        [none] 展開でリード
       *[white] { player }展開でリード
    }
    [initiative] { $side ->
        [none] 主導権を握る
       *[white] { player }主導権を握る
    }
    [attack] { $side ->
        [none] 攻勢
       *[white] { player }攻勢
    }
    [compensation] { $side ->
        [none] 駒損の代償あり
       *[white] { player }駒損の代償あり
    }
    [counterplay] { $side ->
        [none] 反撃の機会あり
       *[white] { player }反撃の機会あり
    }
    [time-pressure] { $side ->
        [none] 時間切迫
       *[white] { player }時間切迫
    }
    [idea] 狙いは
    [aimed-against] これに対抗
    [better] より良い手は
    [editorial-comment] 編集者注
   *[novelty] 新手
}

spoken-file = { $file ->
    [a] エー
    [b] ビー
    [c] シー
    [d] ディー
    [e] イー
    [f] エフ
    [g] ジー
   *[h] エイチ
}
spoken-rank = { $rank ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
   *[8] 八
}
