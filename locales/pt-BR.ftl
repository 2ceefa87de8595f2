# Lances em palavras: português do Brasil.

piece = { $piece ->
    [king] rei
    [queen] dama
    [rook] torre
    [bishop] bispo
    [knight] cavalo
   *[pawn] peão
}
captured = { $captured ->
    [king] o rei
    [queen] a dama
    [rook] a torre
    [bishop] o bispo
    [knight] o cavalo
   *[pawn] o peão
}
from = { $from ->
    [file] da coluna { $from-text }
    [rank] da fileira { $from-text }
    [square] de { $from-text }
   *[none] {""}
}
takes = captura { $captured ->
    [none] {""}
   *[pawn] { captured }
} { $arrival ->
    [file] na coluna { $to }
   *[square] em { $to }
}
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , promoção a dama
    [rook] , promoção a torre
    [bishop] , promoção a bispo
    [knight] , promoção a cavalo
   *[none] {""}
}

piece-moves = { piece } { from } para { $to }
piece-captures = { piece } { from } { takes }
pawn-moves = peão { from } para { $arrival ->
    [file] a coluna { $to }
   *[square] { $to }
} { passing }{ promotes }
pawn-captures = peão { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] roque grande
   *[short] roque pequeno
}
passes = lance nulo
drops = { piece } { $piece ->
    [queen] colocada
    [rook] colocada
   *[pawn] colocado
} em { $to }

move = { $action }{ $mark ->
    [check] , xeque
    [mate] , xeque-mate
    [double] , xeque duplo ou mate
   *[none] {""}
}{ $annotation ->
    [good] , bom lance
    [mistake] , erro
    [brilliant] , lance brilhante
    [blunder] , erro grave
    [interesting] , lance interessante
    [dubious] , lance duvidoso
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , proposta de empate
   *[no] {""}
}

spoken-file = { $file ->
    [a] á
    [b] bê
    [c] cê
    [d] dê
    [e] é
    [f] efe
    [g] gê
   *[h] agá
}
spoken-rank = { $rank ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
   *[8] oito
}
