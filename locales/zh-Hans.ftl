# 用文字表达的着法：简体中文。
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/zh-Hans.snap.

piece = { $piece ->
    [king] 王
    [queen] 后
    [rook] 车
    [bishop] 象
    [knight] 马
   *[pawn] 兵
}
captured = { $captured ->
    [king] 王
    [queen] 后
    [rook] 车
    [bishop] 象
    [knight] 马
   *[pawn] 兵
}
from = { $from ->
    [file] { $from-text } 线的
    [rank] 第 { $from-text } 行的
    [square] { $from-text } 的
   *[none] {""}
}
towards = { $arrival ->
    [file] 到 { $to } 线
   *[square] 到 { $to }
}
takes = { $captured ->
    [none] { $arrival ->
        [file] 在 { $to } 线吃子
       *[square] 吃 { $to }
    }
   *[pawn] { $arrival ->
        [file] 吃 { $to } 线的{ captured }
       *[square] 吃 { $to } 的{ captured }
    }
}
passing = { $passing ->
    [yes] ，吃过路兵
   *[no] {""}
}
promotes = { $promotion ->
    [queen] ，升变为后
    [rook] ，升变为车
    [bishop] ，升变为象
    [knight] ，升变为马
   *[none] {""}
}

piece-moves = { from }{ piece }{ towards }
piece-captures = { from }{ piece }{ takes }
pawn-moves = { from }兵{ towards }{ passing }{ promotes }
pawn-captures = { from }兵{ takes }{ passing }{ promotes }
castles = { $side ->
    [long] 长易位
   *[short] 短易位
}
passes = 空着
drops = { piece }打入 { $to }

move = { $action }{ $mark ->
    [check] ，将军
    [mate] ，将死
    [double] ，双将或将死
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] ，提议和棋
   *[no] {""}
}
judged = { $move }，{ $judgement }
line = { $moves }；{ $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] 白方
   *[black] 黑方
}
judgement = { $verdict ->
    [good-move] 好棋
    [mistake] 失误
    [brilliant-move] 妙着
    [blunder] 严重失误
    [interesting-move] 有趣的一着
    [dubious-move] 可疑的一着
    [forced-move] 强制着
    [only-move] 唯一着
    [worst-move] 最坏的一着
    [drawish] 和棋局面
    [equal] 均势
    [equal-quiet] 平静局面中的均势
    [equal-active] 激烈局面中的均势
    [unclear] 形势不明
    [slight-advantage] { player }稍好
    [moderate-advantage] { player }明显占优
    [decisive-advantage] { player }胜势
    [crushing-advantage] { player }压倒性优势
    [zugzwang] { player }处于楚茨文克
    [development] { $side ->
        [none] 出子领先
       *[white] { player }出子领先
    }
    [initiative] { $side ->
        [none] 掌握主动
       *[white] { player }掌握主动
    }
    [attack] { $side ->
        [none] 有攻势
       *[white] { player }有攻势
    }
    [compensation] { $side ->
        [none] 弃子有补偿
       *[white] { player }弃子有补偿
    }
    [counterplay] { $side ->
        [none] 有反击
       *[white] { player }有反击
    }
    [time-pressure] { $side ->
        [none] 时间极紧
       *[white] { player }时间极紧
    }
    [idea] 意图是
    [aimed-against] 针对
    [better] 更好的是
    [editorial-comment] 编者注
   *[novelty] 新着
}

spoken-file = { $file ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [f] F
    [g] G
   *[h] H
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
