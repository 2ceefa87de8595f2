# Potezi rečima: srpski, latinica.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/sr-Latn.snap.

piece = { $piece ->
    [king] kralj
    [queen] dama
    [rook] top
    [bishop] lovac
    [knight] skakač
   *[pawn] pešak
}
# Akuzativ.
captured = { $captured ->
    [king] kralja
    [queen] damu
    [rook] topa
    [bishop] lovca
    [knight] skakača
   *[pawn] pešaka
}
from = { $from ->
    [file] sa linije { $from-text }
    [rank] sa reda { $from-text }
    [square] sa polja { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] na liniju { $to }
   *[square] na { $to }
}
at = { $arrival ->
    [file] na liniji { $to }
   *[square] na { $to }
}
takes = uzima { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] en passant
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , promocija u damu
    [rook] , promocija u topa
    [bishop] , promocija u lovca
    [knight] , promocija u skakača
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = pešak { from } { towards } { passing }{ promotes }
pawn-captures = pešak { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] duga rokada
   *[short] kratka rokada
}
passes = prazan potez
drops = { piece } { $piece ->
    [queen] postavljena
   *[pawn] postavljen
} na { $to }

move = { $action }{ $mark ->
    [check] , šah
    [mate] , mat
    [double] , dvostruki šah ili mat
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , ponuda remija
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] beli
   *[black] crni
}
judgement = { $verdict ->
    [good-move] dobar potez
    [mistake] greška
    [brilliant-move] briljantan potez
    [blunder] gruba greška
    [interesting-move] zanimljiv potez
    [dubious-move] sumnjiv potez
    [forced-move] iznuđen potez
    [only-move] jedini potez
    [worst-move] najgori potez
    [drawish] remi pozicija
    [equal] izjednačena pozicija
    [equal-quiet] jednake šanse u mirnoj poziciji
    [equal-active] jednake šanse u živoj poziciji
    [unclear] nejasna pozicija
    [slight-advantage] { player } stoji nešto bolje
    [moderate-advantage] { player } stoji znatno bolje
    [decisive-advantage] { player } ima odlučujuću prednost
    [crushing-advantage] { player } ima nadmoćnu prednost
    [zugzwang] { player } je u iznudici
    [development] { $side ->
        [none] sa prednošću u razvoju
       *[white] { player } ima prednost u razvoju
    }
    [initiative] { $side ->
        [none] sa inicijativom
       *[white] { player } ima inicijativu
    }
    [attack] { $side ->
        [none] sa napadom
       *[white] { player } ima napad
    }
    [compensation] { $side ->
        [none] sa kompenzacijom za materijal
       *[white] { player } ima kompenzaciju za materijal
    }
    [counterplay] { $side ->
        [none] sa protivigrom
       *[white] { player } ima protivigru
    }
    [time-pressure] { $side ->
        [none] u velikom cajtnotu
       *[white] { player } je u velikom cajtnotu
    }
    [idea] sa idejom
    [aimed-against] usmereno protiv
    [better] bolje je
    [editorial-comment] napomena redakcije
   *[novelty] novost
}

spoken-file = { $file ->
    [a] a
    [b] be
    [c] ce
    [d] de
    [e] e
    [f] ef
    [g] ge
   *[h] ha
}
spoken-rank = { $rank ->
    [1] jedan
    [2] dva
    [3] tri
    [4] četiri
    [5] pet
    [6] šest
    [7] sedam
   *[8] osam
}
