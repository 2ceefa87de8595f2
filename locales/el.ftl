# Κινήσεις με λόγια: ελληνικά.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/el.snap.

piece = { $piece ->
    [king] βασιλιάς
    [queen] βασίλισσα
    [rook] πύργος
    [bishop] αξιωματικός
    [knight] ίππος
   *[pawn] πιόνι
}
# Αιτιατική.
captured = { $captured ->
    [king] τον βασιλιά
    [queen] τη βασίλισσα
    [rook] τον πύργο
    [bishop] τον αξιωματικό
    [knight] τον ίππο
   *[pawn] το πιόνι
}
from = { $from ->
    [file] από τη στήλη { $from-text }
    [rank] από τη γραμμή { $from-text }
    [square] από το { $from-text }
   *[none] {""}
}
towards = { $arrival ->
    [file] στη στήλη { $to }
   *[square] στο { $to }
}
at = { $arrival ->
    [file] στη στήλη { $to }
   *[square] στο { $to }
}
takes = παίρνει { $captured ->
    [none] { at }
   *[pawn] { captured } { at }
}
passing = { $passing ->
    [yes] εν διελεύσει
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , προαγωγή σε βασίλισσα
    [rook] , προαγωγή σε πύργο
    [bishop] , προαγωγή σε αξιωματικό
    [knight] , προαγωγή σε ίππο
   *[none] {""}
}

piece-moves = { piece } { from } { towards }
piece-captures = { piece } { from } { takes }
pawn-moves = πιόνι { from } { towards } { passing }{ promotes }
pawn-captures = πιόνι { from } { takes } { passing }{ promotes }
castles = { $side ->
    [long] μεγάλο ροκέ
   *[short] μικρό ροκέ
}
passes = κενή κίνηση
drops = { piece } τοποθετείται στο { $to }

move = { $action }{ $mark ->
    [check] , σαχ
    [mate] , ματ
    [double] , διπλό σαχ ή ματ
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , πρόταση ισοπαλίας
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] τα λευκά
   *[black] τα μαύρα
}
judgement = { $verdict ->
    [good-move] καλή κίνηση
    [mistake] λάθος
    [brilliant-move] λαμπρή κίνηση
    [blunder] σοβαρό λάθος
    [interesting-move] ενδιαφέρουσα κίνηση
    [dubious-move] αμφίβολη κίνηση
    [forced-move] αναγκαστική κίνηση
    [only-move] μοναδική κίνηση
    [worst-move] η χειρότερη κίνηση
    [drawish] ισόπαλη θέση
    [equal] ισορροπημένη θέση
    [equal-quiet] ίσες πιθανότητες σε ήρεμη θέση
    [equal-active] ίσες πιθανότητες σε ζωηρή θέση
    [unclear] ασαφής θέση
    [slight-advantage] { player } είναι λίγο καλύτερα
    [moderate-advantage] { player } είναι σαφώς καλύτερα
    [decisive-advantage] { player } έχουν αποφασιστικό πλεονέκτημα
    [crushing-advantage] { player } έχουν συντριπτικό πλεονέκτημα
    [zugzwang] { player } είναι σε τσουγκτσβάνγκ
    [development] { $side ->
        [none] με προβάδισμα στην ανάπτυξη
       *[white] { player } έχουν προβάδισμα στην ανάπτυξη
    }
    [initiative] { $side ->
        [none] με πρωτοβουλία
       *[white] { player } έχουν την πρωτοβουλία
    }
    [attack] { $side ->
        [none] με επίθεση
       *[white] { player } έχουν επίθεση
    }
    [compensation] { $side ->
        [none] με αντιστάθμισμα για το υλικό
       *[white] { player } έχουν αντιστάθμισμα για το υλικό
    }
    [counterplay] { $side ->
        [none] με αντιπαιχνίδι
       *[white] { player } έχουν αντιπαιχνίδι
    }
    [time-pressure] { $side ->
        [none] με σοβαρή πίεση χρόνου
       *[white] { player } έχουν σοβαρή πίεση χρόνου
    }
    [idea] με την ιδέα
    [aimed-against] στρέφεται κατά
    [better] καλύτερο είναι
    [editorial-comment] σχόλιο της σύνταξης
   *[novelty] νεωτερισμός
}

spoken-file = { $file ->
    [a] άλφα
    [b] βήτα
    [c] γάμα
    [d] δέλτα
    [e] έψιλον
    [f] ζήτα
    [g] ήτα
   *[h] θήτα
}
spoken-rank = { $rank ->
    [1] ένα
    [2] δύο
    [3] τρία
    [4] τέσσερα
    [5] πέντε
    [6] έξι
    [7] επτά
   *[8] οκτώ
}
