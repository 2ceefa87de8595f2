# Ходи словами: українська.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/uk.snap.

piece = { $piece ->
    [king] король
    [queen] ферзь
    [rook] тура
    [bishop] слон
    [knight] кінь
   *[pawn] пішак
}
# Знахідний відмінок.
captured = { $captured ->
    [king] короля
    [queen] ферзя
    [rook] туру
    [bishop] слона
    [knight] коня
   *[pawn] пішака
}
from = { $from ->
    [file] з вертикалі { $from-text }
    [rank] з горизонталі { $from-text }
    [square] з { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] на вертикаль { $to }
   *[square] на { $to }
}
at = { $arrival ->
    [file] на вертикалі { $to }
   *[square] на { $to }
}
takes = б’є { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] на проході
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , перетворення на ферзя
    [rook] , перетворення на туру
    [bishop] , перетворення на слона
    [knight] , перетворення на коня
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = пішак { from } { towards } { passing }{ promotes }
pawn-captures = пішак { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] довга рокіровка
   *[short] коротка рокіровка
}
passes = порожній хід
drops = { piece } { $piece ->
    [rook] поставлена
   *[pawn] поставлений
} на { $to }

move = { $action }{ $mark ->
    [check] , шах
    [mate] , мат
    [double] , подвійний шах або мат
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , пропозиція нічиєї
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] білі
   *[black] чорні
}
with-player = { $side ->
    [white] у білих
   *[black] у чорних
}
judgement = { $verdict ->
    [good-move] добрий хід
    [mistake] помилка
    [brilliant-move] блискучий хід
    [blunder] груба помилка
    [interesting-move] цікавий хід
    [dubious-move] сумнівний хід
    [forced-move] вимушений хід
    [only-move] єдиний хід
    [worst-move] найгірший хід
    [drawish] нічийна позиція
    [equal] рівна позиція
    [equal-quiet] рівні шанси у спокійній позиції
    [equal-active] рівні шанси в гострій позиції
    [unclear] неясна позиція
    [slight-advantage] { with-player } позиція трохи краща
    [moderate-advantage] { with-player } позиція явно краща
    [decisive-advantage] { with-player } вирішальна перевага
    [crushing-advantage] { with-player } нищівна перевага
    [zugzwang] { player } у цугцвангу
    [development] { $side ->
        [none] з перевагою в розвитку
       *[white] { with-player } перевага в розвитку
    }
    [initiative] { $side ->
        [none] з ініціативою
       *[white] { with-player } ініціатива
    }
    [attack] { $side ->
        [none] з атакою
       *[white] { with-player } атака
    }
    [compensation] { $side ->
        [none] з компенсацією за матеріал
       *[white] { with-player } компенсація за матеріал
    }
    [counterplay] { $side ->
        [none] з контргрою
       *[white] { with-player } контргра
    }
    [time-pressure] { $side ->
        [none] у сильному цейтноті
       *[white] { player } у сильному цейтноті
    }
    [idea] з ідеєю
    [aimed-against] спрямовано проти
    [better] краще
    [editorial-comment] примітка редакції
   *[novelty] новинка
}

spoken-file = { $file ->
    [a] а
    [b] бе
    [c] це
    [d] де
    [e] е
    [f] еф
    [g] же
   *[h] аш
}
spoken-rank = { $rank ->
    [1] один
    [2] два
    [3] три
    [4] чотири
    [5] п’ять
    [6] шість
    [7] сім
   *[8] вісім
}
