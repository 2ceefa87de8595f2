# Jugadas en palabras: español.

piece = { $piece ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peón
}
captured = { $captured ->
    [king] el rey
    [queen] la dama
    [rook] la torre
    [bishop] el alfil
    [knight] el caballo
   *[pawn] el peón
}
from = { $from ->
    [file] de la columna { $from-text }
    [rank] de la fila { $from-text }
    [square] de { $from-text }
   *[none] {""}
}
takes = captura { $captured ->
    [none] {""}
   *[pawn] { captured }
} en { $arrival ->
    [file] la columna { $to }
   *[square] { $to }
}
passing = { $passing ->
    [yes] al paso
   *[no] {""}
}
promotes = { $promotion ->
    [queen] {" "}y corona dama
    [rook] {" "}y corona torre
    [bishop] {" "}y corona alfil
    [knight] {" "}y corona caballo
   *[none] {""}
}

piece-moves = { piece } { from } a { $to }
piece-captures = { piece } { from } { takes }
pawn-moves = peón { from } a { $arrival ->
    [file] la columna { $to }
   *[square] { $to }
} { passing }{ promotes }
pawn-captures = peón { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] enroque largo
   *[short] enroque corto
}
passes = jugada nula
drops = { piece } { $piece ->
    [queen] colocada
    [rook] colocada
   *[pawn] colocado
} en { $to }

move = { $action }{ $mark ->
    [check] , jaque
    [mate] , jaque mate
    [double] , jaque doble o mate
   *[none] {""}
}{ $annotation ->
    [good] , buena jugada
    [mistake] , error
    [brilliant] , jugada brillante
    [blunder] , error grave
    [interesting] , jugada interesante
    [dubious] , jugada dudosa
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , oferta de tablas
   *[no] {""}
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] ce
    [d] de
    [e] e
    [f] efe
    [g] ge
   *[h] hache
}
spoken-rank = { $rank ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[8] ocho
}
# Leyes del ajedrez, apéndice D.
named-file = { $file ->
    [a] Anna
    [b] Bella
    [c] Cesar
    [d] David
    [e] Eva
    [f] Felix
    [g] Gustav
   *[h] Hector
}
