# Ходы словами: русский.

piece = { $piece ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
}
# Винительный падеж.
captured = { $captured ->
    [king] короля
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
   *[pawn] пешку
}
from = { $from ->
    [file] с вертикали { $from-text }
    [rank] с горизонтали { $from-text }
    [square] с { $from-text }
   *[none] {""}
}
takes = бьёт { $captured ->
    [none] {""}
   *[pawn] { captured }
} на { $arrival ->
    [file] вертикали { $to }
   *[square] { $to }
}
passing = { $passing ->
    [yes] на проходе
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , превращение в ферзя
    [rook] , превращение в ладью
    [bishop] , превращение в слона
    [knight] , превращение в коня
   *[none] {""}
}

piece-moves = { piece } { from } на { $to }
piece-captures = { piece } { from } { takes }
pawn-moves = пешка { from } на { $arrival ->
    [file] вертикаль { $to }
   *[square] { $to }
} { passing }{ promotes }
pawn-captures = пешка { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] длинная рокировка
   *[short] короткая рокировка
}
passes = пустой ход
drops = { piece } { $piece ->
    [rook] поставлена
    [pawn] поставлена
   *[knight] поставлен
} на { $to }

move = { $action }{ $mark ->
    [check] , шах
    [mate] , мат
    [double] , двойной шах или мат
   *[none] {""}
}{ $annotation ->
    [good] , хороший ход
    [mistake] , ошибка
    [brilliant] , блестящий ход
    [blunder] , грубая ошибка
    [interesting] , интересный ход
    [dubious] , сомнительный ход
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , предложена ничья
   *[no] {""}
}

spoken-file = { $file ->
    [a] а
    [b] бэ
    [c] цэ
    [d] дэ
    [e] е
    [f] эф
    [g] же
   *[h] аш
}
spoken-rank = { $rank ->
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
   *[8] восемь
}
