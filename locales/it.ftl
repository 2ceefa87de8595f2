# Le mosse a parole: italiano.

piece = { $piece ->
    [king] re
    [queen] donna
    [rook] torre
    [bishop] alfiere
    [knight] cavallo
   *[pawn] pedone
}
captured = { $captured ->
    [king] il re
    [queen] la donna
    [rook] la torre
    [bishop] l'alfiere
    [knight] il cavallo
   *[pawn] il pedone
}
from = { $from ->
    [file] dalla colonna { $from-text }
    [rank] dalla traversa { $from-text }
    [square] da { $from-text }
   *[none] {""}
}
target = { $arrival ->
    [file] sulla colonna { $to }
   *[square] in { $to }
}
takes = cattura { $captured ->
    [none] {""}
   *[pawn] { captured }
} { target }
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , promozione a donna
    [rook] , promozione a torre
    [bishop] , promozione ad alfiere
    [knight] , promozione a cavallo
   *[none] {""}
}

piece-moves = { piece } { from } in { $to }
piece-captures = { piece } { from } { takes }
pawn-moves = pedone { from } { target } { passing }{ promotes }
pawn-captures = pedone { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] arrocco lungo
   *[short] arrocco corto
}
passes = mossa nulla
drops = { piece } { $piece ->
    [queen] piazzata
    [rook] piazzata
   *[pawn] piazzato
} in { $to }

move = { $action }{ $mark ->
    [check] , scacco
    [mate] , scacco matto
    [double] , scacco doppio o matto
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , offerta di patta
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# Che cosa si dice di una mossa o di una posizione, con un numero ($14) o con un segno (⩲).
player = { $side ->
    [white] il Bianco
   *[black] il Nero
}
judgement = { $verdict ->
    [good-move] buona mossa
    [mistake] errore
    [brilliant-move] mossa brillante
    [blunder] errore grave
    [interesting-move] mossa interessante
    [dubious-move] mossa dubbia
    [forced-move] mossa forzata
    [only-move] unica mossa
    [worst-move] la mossa peggiore
    [drawish] posizione di patta
    [equal] posizione pari
    [equal-quiet] parità in una posizione tranquilla
    [equal-active] parità in una posizione attiva
    [unclear] posizione poco chiara
    [slight-advantage] { player } sta leggermente meglio
    [moderate-advantage] { player } sta nettamente meglio
    [decisive-advantage] { player } ha un vantaggio decisivo
    [crushing-advantage] { player } ha un vantaggio schiacciante
    [zugzwang] { player } è in zugzwang
    [development] { $side ->
        [none] con vantaggio di sviluppo
       *[white] { player } ha un vantaggio di sviluppo
    }
    [initiative] { $side ->
        [none] con iniziativa
       *[white] { player } ha l'iniziativa
    }
    [attack] { $side ->
        [none] con attacco
       *[white] { player } ha l'attacco
    }
    [compensation] { $side ->
        [none] con compenso per il materiale
       *[white] { player } ha compenso per il materiale
    }
    [counterplay] { $side ->
        [none] con controgioco
       *[white] { player } ha controgioco
    }
    [time-pressure] { $side ->
        [none] in forte ristrettezza di tempo
       *[white] { player } è in forte ristrettezza di tempo
    }
    [idea] con l'idea
    [aimed-against] diretta contro
    [better] migliore è
    [editorial-comment] commento redazionale
   *[novelty] novità
}

spoken-file = { $file ->
    [a] a
    [b] bi
    [c] ci
    [d] di
    [e] e
    [f] effe
    [g] gi
   *[h] acca
}
spoken-rank = { $rank ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[8] otto
}
