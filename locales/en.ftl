# Moves in words: English.
# docs/fluent.md says what each message is for and which variables it may use.

piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
# What is captured, on its own.
captured = { $captured ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
from = { $from ->
    [file] from the { $manner ->
        [speech] { $from-text } file
       *[plain] { $from-text }-file
    }
    [rank] from rank { $from-text }
    [square] from { $from-text }
   *[none] {""}
}
pawn = { $from ->
    [file] { $from-text }{ $manner ->
        [speech] {" "}pawn
       *[plain] -pawn
    }
   *[none] pawn { from }
}
target = { $arrival ->
    [file] the { $to }{ $manner ->
        [speech] {" "}file
       *[plain] -file
    }
   *[square] { $to }
}
takes = { $captured ->
    [none] takes { $arrival ->
        [file] on { target }
       *[square] { target }
    }
   *[pawn] takes { captured } on { target }
}
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , promotes to queen
    [rook] , promotes to rook
    [bishop] , promotes to bishop
    [knight] , promotes to knight
   *[none] {""}
}

piece-moves = { piece } { from } to { $to }
piece-captures = { piece } { from } { takes }
pawn-moves = { pawn } to { target } { passing }{ promotes }
pawn-captures = { pawn } { takes } { passing }{ promotes }
castles = { $side ->
    [long] long castling
   *[short] short castling
}
passes = null move
drops = { piece } dropped on { $to }

move = { $action }{ $mark ->
    [check] , check
    [mate] , checkmate
    [double] , double check or checkmate
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , draw offered
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] White
   *[black] Black
}
judgement = { $verdict ->
    [good-move] good move
    [mistake] mistake
    [brilliant-move] brilliant move
    [blunder] blunder
    [interesting-move] interesting move
    [dubious-move] dubious move
    [forced-move] forced move
    [only-move] only move
    [worst-move] worst move
    [drawish] drawish position
    [equal] equal position
    [equal-quiet] equal chances in a quiet position
    [equal-active] equal chances in an active position
    [unclear] unclear position
    [slight-advantage] { player } is slightly better
    [moderate-advantage] { player } is clearly better
    [decisive-advantage] { player } has a decisive advantage
    [crushing-advantage] { player } has a crushing advantage
    [zugzwang] { player } is in zugzwang
    [development] { $side ->
        [none] with a lead in development
       *[white] { player } is ahead in development
    }
    [initiative] { $side ->
        [none] with the initiative
       *[white] { player } has the initiative
    }
    [attack] { $side ->
        [none] with an attack
       *[white] { player } has the attack
    }
    [compensation] { $side ->
        [none] with compensation for the material
       *[white] { player } has compensation for the material
    }
    [counterplay] { $side ->
        [none] with counterplay
       *[white] { player } has counterplay
    }
    [time-pressure] { $side ->
        [none] in severe time trouble
       *[white] { player } is in severe time trouble
    }
    [idea] with the idea
    [aimed-against] directed against
    [better] better is
    [editorial-comment] editorial comment
   *[novelty] novelty
}

spoken-file = { $file ->
    [a] ay
    [b] bee
    [c] cee
    [d] dee
    [e] ee
    [f] eff
    [g] gee
   *[h] aitch
}
spoken-rank = { $rank ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[8] eight
}
# The Laws of Chess, Appendix D.
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
