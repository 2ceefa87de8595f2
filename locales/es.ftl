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
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , oferta de tablas
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# Lo que se dice de una jugada o de una posición, con un número ($14) o con un signo (⩲).
player = { $side ->
    [white] las blancas
   *[black] las negras
}
judgement = { $verdict ->
    [good-move] buena jugada
    [mistake] error
    [brilliant-move] jugada brillante
    [blunder] error grave
    [interesting-move] jugada interesante
    [dubious-move] jugada dudosa
    [forced-move] jugada forzada
    [only-move] única jugada
    [worst-move] la peor jugada
    [drawish] posición de tablas
    [equal] posición igualada
    [equal-quiet] igualdad en una posición tranquila
    [equal-active] igualdad en una posición viva
    [unclear] posición incierta
    [slight-advantage] { player } están algo mejor
    [moderate-advantage] { player } están claramente mejor
    [decisive-advantage] { player } tienen ventaja decisiva
    [crushing-advantage] { player } tienen ventaja aplastante
    [zugzwang] { player } están en zugzwang
    [development] { $side ->
        [none] con ventaja de desarrollo
       *[white] { player } tienen ventaja de desarrollo
    }
    [initiative] { $side ->
        [none] con iniciativa
       *[white] { player } tienen la iniciativa
    }
    [attack] { $side ->
        [none] con ataque
       *[white] { player } tienen ataque
    }
    [compensation] { $side ->
        [none] con compensación por el material
       *[white] { player } tienen compensación por el material
    }
    [counterplay] { $side ->
        [none] con contrajuego
       *[white] { player } tienen contrajuego
    }
    [time-pressure] { $side ->
        [none] con fuertes apuros de tiempo
       *[white] { player } tienen fuertes apuros de tiempo
    }
    [idea] con la idea
    [aimed-against] dirigida contra
    [better] mejor es
    [editorial-comment] comentario editorial
   *[novelty] novedad
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
