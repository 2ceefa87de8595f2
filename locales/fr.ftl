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
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , proposition de nulle
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# Ce qu'on dit d'un coup ou d'une position, par un numéro ($14) ou par un signe (⩲).
player = { $side ->
    [white] les Blancs
   *[black] les Noirs
}
judgement = { $verdict ->
    [good-move] bon coup
    [mistake] erreur
    [brilliant-move] coup brillant
    [blunder] gaffe
    [interesting-move] coup intéressant
    [dubious-move] coup douteux
    [forced-move] coup forcé
    [only-move] seul coup
    [worst-move] le pire coup
    [drawish] position de nulle
    [equal] position égale
    [equal-quiet] chances égales dans une position calme
    [equal-active] chances égales dans une position active
    [unclear] position peu claire
    [slight-advantage] { player } sont légèrement mieux
    [moderate-advantage] { player } sont nettement mieux
    [decisive-advantage] { player } ont un avantage décisif
    [crushing-advantage] { player } ont un avantage écrasant
    [zugzwang] { player } sont en zugzwang
    [development] { $side ->
        [none] avec une avance de développement
       *[white] { player } ont une avance de développement
    }
    [initiative] { $side ->
        [none] avec l'initiative
       *[white] { player } ont l'initiative
    }
    [attack] { $side ->
        [none] avec une attaque
       *[white] { player } ont l'attaque
    }
    [compensation] { $side ->
        [none] avec compensation pour le matériel
       *[white] { player } ont une compensation pour le matériel
    }
    [counterplay] { $side ->
        [none] avec du contre-jeu
       *[white] { player } ont du contre-jeu
    }
    [time-pressure] { $side ->
        [none] en grave manque de temps
       *[white] { player } sont en grave manque de temps
    }
    [idea] avec l'idée
    [aimed-against] dirigé contre
    [better] meilleur est
    [editorial-comment] commentaire de la rédaction
   *[novelty] nouveauté
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
