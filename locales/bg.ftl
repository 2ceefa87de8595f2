# Ходове с думи: български.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/bg.snap.

piece = { $piece ->
    [king] цар
    [queen] дама
    [rook] топ
    [bishop] офицер
    [knight] кон
   *[pawn] пешка
}
captured = { $captured ->
    [king] цар
    [queen] дама
    [rook] топ
    [bishop] офицер
    [knight] кон
   *[pawn] пешка
}
from = { $from ->
    [file] от вертикал { $from-text }
    [rank] от хоризонтал { $from-text }
    [square] от { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] на вертикал { $to }
   *[square] на { $to }
}
at = { $arrival ->
    [file] на вертикал { $to }
   *[square] на { $to }
}
takes = взима { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] ан пасан
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , произвеждане в дама
    [rook] , произвеждане в топ
    [bishop] , произвеждане в офицер
    [knight] , произвеждане в кон
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = пешка { from } { towards } { passing }{ promotes }
pawn-captures = пешка { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] голяма рокада
   *[short] малка рокада
}
passes = празен ход
drops = { piece } { $piece ->
    [queen] поставена
    [pawn] поставена
   *[knight] поставен
} на { $to }

move = { $action }{ $mark ->
    [check] , шах
    [mate] , шах и мат
    [double] , двоен шах или мат
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , предложение за реми
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] белите
   *[black] черните
}
judgement = { $verdict ->
    [good-move] добър ход
    [mistake] грешка
    [brilliant-move] блестящ ход
    [blunder] груба грешка
    [interesting-move] интересен ход
    [dubious-move] съмнителен ход
    [forced-move] принуден ход
    [only-move] единствен ход
    [worst-move] най-лошият ход
    [drawish] ремизна позиция
    [equal] равна позиция
    [equal-quiet] равни шансове в спокойна позиция
    [equal-active] равни шансове в остра позиция
    [unclear] неясна позиция
    [slight-advantage] { player } стоят малко по-добре
    [moderate-advantage] { player } стоят ясно по-добре
    [decisive-advantage] { player } имат решаващо предимство
    [crushing-advantage] { player } имат съкрушително предимство
    [zugzwang] { player } са в цугцванг
    [development] { $side ->
        [none] с предимство в развитието
       *[white] { player } имат предимство в развитието
    }
    [initiative] { $side ->
        [none] с инициатива
       *[white] { player } имат инициативата
    }
    [attack] { $side ->
        [none] с атака
       *[white] { player } имат атака
    }
    [compensation] { $side ->
        [none] с компенсация за материала
       *[white] { player } имат компенсация за материала
    }
    [counterplay] { $side ->
        [none] с контраигра
       *[white] { player } имат контраигра
    }
    [time-pressure] { $side ->
        [none] в силен цайтнот
       *[white] { player } са в силен цайтнот
    }
    [idea] с идеята
    [aimed-against] насочено срещу
    [better] по-добре е
    [editorial-comment] бележка на редакцията
   *[novelty] новост
}

spoken-file = { $file ->
    [a] а
    [b] бе
    [c] це
    [d] де
    [e] е
    [f] еф
    [g] ге
   *[h] ха
}
spoken-rank = { $rank ->
    [1] едно
    [2] две
    [3] три
    [4] четири
    [5] пет
    [6] шест
    [7] седем
   *[8] осем
}
