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
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , предложена ничья
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# Что говорят о ходе или позиции: номером ($14) или знаком (⩲).
player = { $side ->
    [white] белые
   *[black] чёрные
}
with-player = { $side ->
    [white] у белых
   *[black] у чёрных
}
judgement = { $verdict ->
    [good-move] хороший ход
    [mistake] ошибка
    [brilliant-move] блестящий ход
    [blunder] грубая ошибка
    [interesting-move] интересный ход
    [dubious-move] сомнительный ход
    [forced-move] вынужденный ход
    [only-move] единственный ход
    [worst-move] худший ход
    [drawish] ничейная позиция
    [equal] равная позиция
    [equal-quiet] равные шансы в спокойной позиции
    [equal-active] равные шансы в острой позиции
    [unclear] неясная позиция
    [slight-advantage] { with-player } позиция чуть лучше
    [moderate-advantage] { with-player } позиция явно лучше
    [decisive-advantage] { with-player } решающий перевес
    [crushing-advantage] { with-player } подавляющий перевес
    [zugzwang] { player } в цугцванге
    [development] { $side ->
        [none] с перевесом в развитии
       *[white] { with-player } перевес в развитии
    }
    [initiative] { $side ->
        [none] с инициативой
       *[white] { with-player } инициатива
    }
    [attack] { $side ->
        [none] с атакой
       *[white] { with-player } атака
    }
    [compensation] { $side ->
        [none] с компенсацией за материал
       *[white] { with-player } компенсация за материал
    }
    [counterplay] { $side ->
        [none] с контригрой
       *[white] { with-player } контригра
    }
    [time-pressure] { $side ->
        [none] в сильном цейтноте
       *[white] { player } в сильном цейтноте
    }
    [idea] с идеей
    [aimed-against] направлено против
    [better] лучше
    [editorial-comment] примечание редакции
   *[novelty] новинка
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
