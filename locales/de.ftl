# Züge in Worten: Deutsch.

piece = { $piece ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
# Wenfall
captured = { $captured ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauern
}
from = { $from ->
    [file] von der { $from-text }-Linie
    [rank] von Reihe { $from-text }
    [square] von { $from-text }
   *[none] {""}
}
pawn = { $from ->
    [file] { $from-text }-Bauer
   *[none] Bauer { from }
}
takes = { $captured ->
    [none] schlägt { $arrival ->
        [file] auf der { $to }-Linie
       *[square] { $to }
    }
   *[pawn] schlägt { captured } auf { $arrival ->
        [file] der { $to }-Linie
       *[square] { $to }
    }
}
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , Umwandlung in eine Dame
    [rook] , Umwandlung in einen Turm
    [bishop] , Umwandlung in einen Läufer
    [knight] , Umwandlung in einen Springer
   *[none] {""}
}

piece-moves = { piece } { from } nach { $to }
piece-captures = { piece } { from } { takes }
pawn-moves = { pawn } { $arrival ->
    [file] auf die { $to }-Linie
   *[square] nach { $to }
} { passing }{ promotes }
pawn-captures = { pawn } { takes } { passing }{ promotes }
castles = { $side ->
    [long] lange Rochade
   *[short] kurze Rochade
}
passes = Nullzug
drops = { piece } wird auf { $to } eingesetzt

move = { $action }{ $mark ->
    [check] , Schach
    [mate] , schachmatt
    [double] , Doppelschach oder matt
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , Remisangebot
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# Was zu einem Zug oder einer Stellung gesagt wird, mit einer Nummer ($14) oder einem Zeichen (⩲).
player = { $side ->
    [white] Weiß
   *[black] Schwarz
}
judgement = { $verdict ->
    [good-move] guter Zug
    [mistake] Fehler
    [brilliant-move] glänzender Zug
    [blunder] grober Fehler
    [interesting-move] interessanter Zug
    [dubious-move] zweifelhafter Zug
    [forced-move] erzwungener Zug
    [only-move] einziger Zug
    [worst-move] schlechtester Zug
    [drawish] remisliche Stellung
    [equal] ausgeglichene Stellung
    [equal-quiet] gleiche Chancen in ruhiger Stellung
    [equal-active] gleiche Chancen in lebhafter Stellung
    [unclear] unklare Stellung
    [slight-advantage] { player } steht etwas besser
    [moderate-advantage] { player } steht deutlich besser
    [decisive-advantage] { player } hat entscheidenden Vorteil
    [crushing-advantage] { player } hat erdrückenden Vorteil
    [zugzwang] { player } ist in Zugzwang
    [development] { $side ->
        [none] mit Entwicklungsvorsprung
       *[white] { player } hat Entwicklungsvorsprung
    }
    [initiative] { $side ->
        [none] mit Initiative
       *[white] { player } hat die Initiative
    }
    [attack] { $side ->
        [none] mit Angriff
       *[white] { player } hat Angriff
    }
    [compensation] { $side ->
        [none] mit Kompensation für das Material
       *[white] { player } hat Kompensation für das Material
    }
    [counterplay] { $side ->
        [none] mit Gegenspiel
       *[white] { player } hat Gegenspiel
    }
    [time-pressure] { $side ->
        [none] in starker Zeitnot
       *[white] { player } ist in starker Zeitnot
    }
    [idea] mit der Idee
    [aimed-against] gerichtet gegen
    [better] besser ist
    [editorial-comment] redaktionelle Anmerkung
   *[novelty] Neuerung
}

spoken-file = { $file ->
    [a] A
    [b] Be
    [c] Ce
    [d] De
    [e] E
    [f] Eff
    [g] Ge
   *[h] Ha
}
spoken-rank = { $rank ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[8] acht
}
# FIDE-Regeln, Anhang D.
named-file = { $file ->
    [a] Anna
    [b] Bella
    [c] Cäsar
    [d] David
    [e] Eva
    [f] Felix
    [g] Gustav
   *[h] Hektor
}
