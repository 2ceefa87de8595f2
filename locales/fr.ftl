# Les coups en toutes lettres : français.

piece = { $piece ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
   *[pawn] pion
}
captured = { $captured ->
    [king] le roi
    [queen] la dame
    [rook] la tour
    [bishop] le fou
    [knight] le cavalier
   *[pawn] le pion
}
from = { $from ->
    [file] de la colonne { $from-text }
    [rank] de la rangée { $from-text }
    [square] de { $from-text }
   *[none] {""}
}
target = { $arrival ->
    [file] sur la colonne { $to }
   *[square] en { $to }
}
takes = prend { $captured ->
    [none] {""}
   *[pawn] { captured }
} { target }
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , promotion en dame
    [rook] , promotion en tour
    [bishop] , promotion en fou
    [knight] , promotion en cavalier
   *[none] {""}
}

piece-moves = { piece } { from } en { $to }
piece-captures = { piece } { from } { takes }
pawn-moves = pion { from } { target } { passing }{ promotes }
pawn-captures = pion { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] grand roque
   *[short] petit roque
}
passes = coup nul
drops = { piece } { $piece ->
    [queen] posée
    [rook] posée
   *[pawn] posé
} en { $to }

move = { $action }{ $mark ->
    [check] , échec
    [mate] , échec et mat
    [double] , échec double ou mat
   *[none] {""}
}{ $annotation ->
    [good] , bon coup
    [mistake] , erreur
    [brilliant] , coup brillant
    [blunder] , gaffe
    [interesting] , coup intéressant
    [dubious] , coup douteux
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , proposition de nulle
   *[no] {""}
}

spoken-file = { $file ->
    [a] a
    [b] bé
    [c] cé
    [d] dé
    [e] e
    [f] effe
    [g] gé
   *[h] ache
}
spoken-rank = { $rank ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[8] huit
}
