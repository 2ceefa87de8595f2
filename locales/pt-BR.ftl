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
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , proposta de empate
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# O que se diz de um lance ou de uma posição, por número ($14) ou por sinal (⩲).
player = { $side ->
    [white] as brancas
   *[black] as pretas
}
judgement = { $verdict ->
    [good-move] bom lance
    [mistake] erro
    [brilliant-move] lance brilhante
    [blunder] erro grave
    [interesting-move] lance interessante
    [dubious-move] lance duvidoso
    [forced-move] lance forçado
    [only-move] único lance
    [worst-move] o pior lance
    [drawish] posição de empate
    [equal] posição igualada
    [equal-quiet] igualdade numa posição calma
    [equal-active] igualdade numa posição ativa
    [unclear] posição pouco clara
    [slight-advantage] { player } estão ligeiramente melhor
    [moderate-advantage] { player } estão claramente melhor
    [decisive-advantage] { player } têm vantagem decisiva
    [crushing-advantage] { player } têm vantagem esmagadora
    [zugzwang] { player } estão em zugzwang
    [development] { $side ->
        [none] com vantagem de desenvolvimento
       *[white] { player } têm vantagem de desenvolvimento
    }
    [initiative] { $side ->
        [none] com iniciativa
       *[white] { player } têm a iniciativa
    }
    [attack] { $side ->
        [none] com ataque
       *[white] { player } têm ataque
    }
    [compensation] { $side ->
        [none] com compensação pelo material
       *[white] { player } têm compensação pelo material
    }
    [counterplay] { $side ->
        [none] com contrajogo
       *[white] { player } têm contrajogo
    }
    [time-pressure] { $side ->
        [none] em grande apuro de tempo
       *[white] { player } estão em grande apuro de tempo
    }
    [idea] com a ideia
    [aimed-against] dirigido contra
    [better] melhor é
    [editorial-comment] comentário editorial
   *[novelty] novidade
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
