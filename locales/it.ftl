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
    [good] , buona mossa
    [mistake] , errore
    [brilliant] , mossa brillante
    [blunder] , errore grave
    [interesting] , mossa interessante
    [dubious] , mossa dubbia
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , offerta di patta
   *[no] {""}
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
