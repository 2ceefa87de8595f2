# Die Meldungen von alfil auf Deutsch. docs/ui-languages.md erklärt, wie man sie verbessert oder eine Sprache
# hinzufügt.

# -- Formen, die die Meldungen unten verwenden ------------------------------------------------------

der_role = { $role ->
    [king] der König
    [queen] die Dame
    [rook] der Turm
    [bishop] der Läufer
    [knight] der Springer
    [pawn] der Bauer
   *[other] { $role }
}
den_role = { $role ->
    [king] den König
    [queen] die Dame
    [rook] den Turm
    [bishop] den Läufer
    [knight] den Springer
    [pawn] den Bauern
   *[other] { $role }
}
dem_role = { $role ->
    [king] dem König
    [queen] der Dame
    [rook] dem Turm
    [bishop] dem Läufer
    [knight] dem Springer
    [pawn] dem Bauern
   *[other] { $role }
}
dem_by_role = { $by_role ->
    [king] dem König
    [queen] der Dame
    [rook] dem Turm
    [bishop] dem Läufer
    [knight] dem Springer
    [pawn] dem Bauern
   *[other] { $by_role }
}
den_by_role = { $by_role ->
    [king] den König
    [queen] die Dame
    [rook] den Turm
    [bishop] den Läufer
    [knight] den Springer
    [pawn] den Bauern
   *[other] { $by_role }
}
by_figur = { $by_role ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
    [pawn] Bauer
   *[other] { $by_role }
}
ein_by_role_color = { $by_role ->
    [queen] eine { $by_color ->
        [white] weiße
       *[black] schwarze
    } Dame
   *[other] ein { $by_color ->
        [white] weißer
       *[black] schwarzer
    } { by_figur }
}
figur = { $role ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
    [pawn] Bauer
   *[other] { $role }
}
weisse = { $color ->
    [white] weiße
   *[black] schwarze
}
weisser = { $color ->
    [white] weißer
   *[black] schwarzer
}
weissen = { $color ->
    [white] weißen
   *[black] schwarzen
}
ein_role_color = { $role ->
    [queen] eine { weisse } Dame
   *[other] ein { weisser } { figur }
}
kein_role = { $role ->
    [queen] keine Dame
   *[other] kein { figur }
}
keinen_role = { $role ->
    [king] keinen König
    [queen] keine Dame
    [rook] keinen Turm
    [bishop] keinen Läufer
    [knight] keinen Springer
    [pawn] keinen Bauern
   *[other] { $role }
}
kein_role_color = { $role ->
    [queen] keine { weisse } Dame
   *[other] kein { weisser } { figur }
}
seite = { $side ->
    [White] Weiß
   *[Black] Schwarz
}
am_zug = { $turn ->
    [White] Weiß
   *[Black] Schwarz
}

# -- Einzelne Wörter --------------------------------------------------------------------------------

word = { $word ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
    [pawn] Bauer
    [capture] Schlagzeichen
    [dash] Strich
    [promotion] Umwandlungszeichen
    [castle-short] kurze Rochade
    [castle-long] lange Rochade
    [check] Schach
    [double-plus] doppeltes Pluszeichen
    [mate] Matt
    [en-passant] en passant
    [draw-offer] Remisangebot
    [null-move] Nullzug
    [drop] eingesetzte Figur
    [file] Linie
    [rank] Reihe
    [square] Feld
    [annotation] Bewertungszeichen
    [evaluation] Stellungsurteil
    [open] öffnende Klammer
    [close] schließende Klammer
    [space] Leerraum
    [invisible] unsichtbares Zeichen
    [unknown] unbekannt
   *[other] { $word }
}
word_of = { word } { $which }

a_boolean = ein Wahrheitswert
a_datetime = ein Datum
a_float = eine Kommazahl
a_spelling = ein Text oder {"{"} write = "…", read = ["…"] {"}"}
a_string = ein Text
a_table = eine Tabelle
a_whole_number = eine ganze Zahl
an_array = eine Liste
an_array_of_strings = eine Liste von Texten
an_array_of_tables = eine Liste von Tabellen
an_integer = eine ganze Zahl
true_or_false = true oder false

# -- Meldungen --------------------------------------------------------------------------------------

add_a_line = eine Zeile wie `{ $line }` gehört an den Anfang der Datei
add_a_source = ein Abschnitt [[sources]] mit einem `title` gehört dazu: ein Buch, ein Regelwerk, eine Website
add_to_pieces = `{ $line }` gehört in den Abschnitt [pieces]
advice = { $first }; { $second }
alternative = dieser Zug steht anstelle des vorigen
and_others = { $tags } und { $count } weitere
another_piece = `{ $found }` nennt eine andere Figur als `{ $word }` in der Vorlage: `{ $expected }`
attacked = { der_role } auf { $square } greift dieses Feld an
bad_character = die Schreibweise `{ $spelling }` für „{ $symbol }“ enthält `{ $character }`; das kann dort nicht stehen
bad_fen = die Stellung in dieser Angabe ist nicht lesbar: { $reason }
bad_variant_name = `{ $name }` ist kein Name für eine Variante
because = { $what }: { $reasons }
becomes_what = der Bauer erreicht { $square }, aber es steht nicht da, was er wird
blocked = { dem_role } auf { $square } steht { ein_by_role_color } auf { $by_square } im Weg
both_or_neither = { $source } und { $target } müssen beide Dateien oder beide Verzeichnisse sein
breaches = { $breaches }
cannot_be_read = `{ $word }` ist nicht lesbar: { $reason }
cannot_castle_long = { seite } kann nicht lang rochieren
cannot_castle_short = { seite } kann nicht kurz rochieren
cannot_pass = { seite } kann keinen Zug auslassen
cannot_read = { $path } ist nicht lesbar: { $reason }
cannot_stand_here = das kann hier nicht stehen
cannot_write = { $path } ist nicht schreibbar: { $reason }
cannot_write_in = { $path } ist in { $encoding } nicht schreibbar: { $lack }; ohne --keep-encoding wird in utf-8 geschrieben
captured_named = die geschlagene Figur ist genannt
castling_blocked = { der_role } auf { $square } steht im Weg
castling_out_of_check = { der_role } auf { $square } gibt Schach
castling_through = { der_role } auf { $square } greift { $passed } an
catalogue_is_faulty = die Meldungen in { $file } sind nicht verwendbar: { $fault }
check_for_mate = das Matt ist nur als Schach gekennzeichnet
check_the_language = wenn ein Buchstabe unbekannt ist, können auch die anderen etwas anderes bedeuten: die Sprache der Vorlage ist zu prüfen, oder die Übersetzung muss unvollständig bleiben
choose_another = `{ $spelling }` („{ $symbol }“) ist von { $table } geerbt; hier ist eine andere Schreibweise nötig
circle = die Vererbung läuft im Kreis: { $tags }
closes_nothing = eine Klammer, die nichts schließt
contradictions = { $contradictions }
control_character = die Schreibweise für „{ $symbol }“ enthält ein Steuerzeichen, { $character }
cut_in_two = `{ $word }` ist durch Auszeichnung zerteilt und bleibt deshalb, wie es ist
deviations = { $deviations }
did_you_mean = vielleicht `{ $word }`?
double_plus_for_double_check = `++` steht für Doppelschach
double_plus_for_mate = `++` steht für Matt
empty_move = hier steht kein Zug
empty_spelling = die Schreibweise für „{ $symbol }“ ist leer
en_passant_exposes = Schlagen en passant würde den König preisgeben: ihn bedroht { der_role } auf { $square }
en_passant_gone = { der_role } auf { $square } kann nur unmittelbar nach seinem Doppelschritt en passant geschlagen werden
encoding_read_as = { $name }: gelesen als { $encoding }
endless_move = das ist länger als jeder Zug
ends_too_early = die Datei endet zu früh
example_is_either = ein Beispiel hat entweder ein `san`, den Zug auf Englisch, oder `error = true`
example_is_read = `{ $text }` soll unlesbar sein, wird aber als Zug gelesen
example_needs_text = diesem Beispiel fehlt ein `text`
example_not_a_move = `{ $text }` ist in dieser Sprache kein Zug: { $reason }
example_not_english = `{ $san }` ist auf Englisch kein Zug: { $reason }
example_read = diese Tabelle liest `{ $text }` als `{ $read }`, nicht als `{ $san }`
example_written = diese Tabelle schreibt `{ $san }` als `{ $written }`, nicht als `{ $text }`
exists_already = { $path } gibt es schon; ein anderer Name ist nötig, oder die Datei muss erst gelöscht werden
expected_close = `)`
expected_end = das Ende des Zuges
expected_move = ein Zug
expected_square = ein Feld
expected_type = erwartet: { $expected }; gefunden: { $found }
export_format_has = im Exportformat von PGN steht für diesen Zug `{ $spelling }`
fen_castling = `-` oder Buchstaben wie `KQkq` oder `HAha`
fen_castling_field = Rochaden
fen_chessman = `{ $found }` ist weder eine Figur noch eine Anzahl Felder
fen_eight_ranks = acht Reihen wie `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR`
fen_en_passant_field = en passant
fen_ends = erwartet: { $expected }; aber der Text ist zu Ende
fen_halfmoves_field = Halbzugzähler
fen_king_on_first_rank = `{ $found }` verlangt den { weissen } König auf seiner Grundreihe
fen_kings = { seite } muss genau einen König haben
fen_long_rook = `{ $found }` verlangt einen { weissen } Turm auf der Damenseite des Königs
fen_no_double_step = kein Bauer kann gerade { $found } überschritten haben
fen_number = eine Zahl bis { $most }
fen_number_field = Zugnummer
fen_opponent_in_check = { seite } steht im Schach, aber { am_zug } ist am Zug
fen_passed_square = `-` oder das Feld, das ein Bauer überschritten hat
fen_pawn_on = auf { $square } kann kein Bauer stehen
fen_placement_field = Aufstellung
fen_problem = { $field }: { $problem }
fen_rank_length = Reihe { $rank } hat nicht acht Felder
fen_ranks = erwartet: acht Reihen; gefunden: { $count }
fen_repeated = `{ $found }` nennt eine Seite, die schon genannt ist
fen_short_rook = `{ $found }` verlangt einen { weissen } Turm auf der Königsseite des Königs
fen_superfluous = hier darf nichts mehr stehen, gefunden: `{ $found }`
fen_too_many = { seite } hat mehr als acht Bauern oder mehr als sechzehn Figuren
fen_turn = `w` oder `b`
fen_turn_field = Seite am Zug
fen_unexpected = erwartet: { $expected }; gefunden: `{ $found }`
figurine_among_letters = `{ $word }` hat eine Figurine, wo andere Züge dieses Textes Buchstaben haben
files_compared = { $count } Dateien verglichen
findings = { $count } Befunde
fix_needs_files = --fix braucht Dateien, in die geschrieben werden kann, nicht die Standardeingabe
fixed = { $place }: `{ $found }` zu `{ $replacement }` verbessert
foreign_game = { $first }; { $left }
foreign_game_and_more = { $first } (und { $others } weitere Züge ebenso); { $left }
foreign_game_and_one = { $first } (und ein weiterer Zug ebenso); { $left }
foreign_script = `{ $letter }` ist ein Buchstabe der Schrift { $script } in einer Tabelle der Schrift { $own }; Buchstaben beider Schriften können gleich aussehen
format_differs = diese Datei hat das Format { $found }, dieses Programm kennt das Format { $known }
ftl_circle = `{ $id }` verwendet sich selbst
ftl_see_fluent = die Syntax steht in der Anleitung zu Fluent: https://projectfluent.org/fluent/guide/
ftl_write_it = eine Meldung `{ $id }` schreiben; docs/fluent.md sagt, wozu jede dient
ftl_rename = `{ $found }` in `{ $id }` umbenennen
ftl_use_it = `{ $variable }` darin verwenden, oder in einer Meldung, die sie verwendet
found_and_left = `{ $word }` bleibt, wie es ist ({ $confidence }): { $why }
found_move = `{ $word }` ist ein Zug ({ $confidence }): { $why }
found_reference = `{ $word }` nennt eine Figur oder ein Feld ({ $confidence }): { $why }
ftl_break_circle = in einer davon ausschreiben, was sie von den anderen bekäme
ftl_write_it_too = auch eine Meldung `{ $id }` schreiben
ftl_missing = die Meldung `{ $id }` fehlt
ftl_not_allowed = `{ $id }` verwendet `{ $other }`; eine Meldung darf nur Variablen und Meldungen verwenden
ftl_term = `-{ $term }` ist ein Term
ftl_twice = `{ $id }` ist zweimal da
ftl_unknown_message = `{ $id }` verwendet die Meldung `{ $message }`, die es nicht gibt
ftl_unknown_variable = `{ $id }` verwendet `{ $variable }`, bekommt diese Variable aber nicht
ftl_unsaid = `{ $id }` verwendet `{ $variable }` nicht und sagt so nicht den ganzen Zug
ftl_variables = vorhanden sind { $variables }
ftl_write_a_message = es muss eine Meldung sein; nur Meldungen können Variablen verwenden
game_is_left = diese Partie bleibt, wie sie war
game_reads_as = die ganze Partie ist lesbar als { $tags }; `--from` sagt, als welche, `--partial` übersetzt, was verständlich ist
games = { $count } Partien
give_fen_tag = die Stellung gehört in ein FEN-Tag
hidden_by_this = was dadurch verdeckt ist, wurde nicht betrachtet und bleibt, wie es ist; nach der Verbesserung ist ein neuer Lauf nötig
illegal_at_ply = Halbzug { $ply }: { $word } ist regelwidrig: { $reason }
illegal_but_instead = Halbzug { $ply }: { $word } ist regelwidrig; { $instead } wäre möglich
impossible_promotion = ein Bauer kann nicht zu `{ $found }` werden
in_check = { seite } steht im Schach durch { den_by_role } auf { $by_square }, und { der_role } auf { $square } behebt das dort nicht
incomplete_move = dieser Schlagzug nennt kein Zielfeld und lässt sich deshalb nicht vollständig schreiben
joint_and = { $first }, und { $last }
joint_or = { $first } oder { $last }
key_is_empty = `{ $key }` ist leer
key_is_missing = der Schlüssel `{ $key }` fehlt
keys_are = hier gibt es die Schlüssel { $keys }
king_cannot_go = der { $color ->
    [white] weiße
   *[black] schwarze
} König kann nicht nach { $square } ziehen
languages_and_partial = `--from` sagt, welche Sprache es ist, `--partial` übersetzt, was verständlich ist
legal_as = { $name }: mit --lang { $tags } gelesen, ist alles regelgerecht
legal_but = der Zug ist regelgerecht, aber { $contradictions }
legal_of = { $tags } ({ $legal } von { $plies } Zügen)
legal_there = dorthin sind möglich: { $spellings } (FIDE-Regeln, { $article })
legal_to_the_end = dann ist die Partie bis zum Ende regelgerecht
letter_among_figurines = `{ $word }` hat einen Buchstaben, wo andere Züge dieses Textes Figurinen haben
line_out_of_order = $move steht darin nicht hinter $moves
long_form = das Ausgangsfeld ist ganz geschrieben
long_right_lost = der König oder der Damenturm hat schon gezogen
long_spelling = die Schreibweise `{ $spelling }` für „{ $symbol }“ ist zu lang
malformed = fehlerhaft bei Byte { $byte }: { $what }
man_going_to = { der_role } auf { $square } mit Ziel { $arrival }
man_on = { der_role } auf { $square }
may_be = gemeint sein kann { $candidates }
may_be_in = möglich ist { $choices }: --encoding sagt, welche es ist, etwa --encoding { $first }
may_be_meant_as = `{ $found }` kann `{ $replacement }` heißen sollen: { $outcome }
may_be_meant_as_either = `{ $found }` kann `{ $replacement }` heißen sollen: { $outcome }; für `{ $other }` gilt aber dasselbe
missing_capture = das Schlagen ist nicht gekennzeichnet
missing_check = das Schach ist nicht gekennzeichnet
missing_file = die Linie fehlt, von der der Bauer kommt
missing_mate = das Matt ist nicht gekennzeichnet
missing_rank = die Reihe fehlt, die der Bauer erreicht
more_alike = { $count } Fehler dieser Art ab hier: { $what }
more_findings = zu dieser Partie gibt es mehr als { $count } Dinge zu sagen; was noch zu sagen wäre, steht nicht in der Liste
move_in_source = der Zug in der Vorlage
move_is_missing = `{ $word }` aus der Vorlage fehlt hier: `{ $expected }`
move_missing = nach seiner Nummer fehlt davor ein Zug
moves = { $count } Züge
moves_in_a_row = dann sind { $plies } Züge hintereinander regelgerecht
moves_missing = nach seiner Nummer fehlen davor { $plies } Züge von Weiß und Schwarz
one_move_written = 1 Zug geschrieben
moves_written = { $count } Züge geschrieben
one_game_left = 1 Partie bleibt, wie sie war
games_left = { $count } Partien bleiben, wie sie waren
one_file_translated = 1 Datei übersetzt
files_translated = { $count } Dateien übersetzt
files_not_done = { $count } nicht erledigt
files_need_directory = mehrere Dateien brauchen --out-dir DIR als Ziel
directory_needs_files = --out-dir braucht Dateien, die zu übersetzen sind
input_has_no_name = die Standardeingabe hat keinen Namen, unter dem sie in --out-dir stehen könnte
is_a_directory = { $path } ist ein Verzeichnis; mit -r wird übersetzt, was darin liegt
no_name_of_a_file = { $path } ist nicht der Name einer Datei
no_document = es ist kein Dokument zum Übersetzen da
words_alike = `{ $first }` und `{ $second }` werden in dieselben Worte gefasst: `{ $words }`
words_fail = `{ $what }` lässt sich nicht in Worte fassen: { $reason }
words_not_read_back = aus `{ $san }` wird `{ $words }`, und das lässt sich nicht zurücklesen: { $reason }
words_not_spoken = `{ $what }` wird als `{ $words }` gesprochen, aber `{ $character }` liest jede Stimme anders vor
words_say_squares = jedes Feld so nennen, wie es in der Variablen steht, und an eine Linie oder Reihe, die allein steht, keinen Buchstaben und keine Ziffer anschließen
words_see_message = siehe die Meldung `{ $id }`; docs/fluent.md sagt, wozu sie dient
words_tell_apart = jede Variable und jede Variante verwenden, damit keine zwei Züge gleich lauten
words_use_spoken = wo `$manner` den Wert `speech` hat, Worte schreiben; Felder, Linien und Reihen in Variablen sind dann Worte
words_write_variants = für [{ $first }] und [{ $second }] je eine Variante schreiben
would_overwrite = die Übersetzung von { $path } würde { $read } überschreiben, eine der Vorlagen; ein anderes --out-dir ist nötig
both_written_to = die Übersetzungen von { $first } und { $second } kämen beide nach { $output }; sie sind einzeln zu übersetzen, jede in ein eigenes Verzeichnis
left_out = der Name sagt nicht, dass es ein Dokument ist, deshalb wurde die Datei ausgelassen
nag_good_move = ein guter Zug
nag_poor_move = ein Fehler
nag_very_good_move = ein glänzender Zug
nag_very_poor_move = ein grober Fehler
nag_speculative_move = ein beachtenswerter Zug
nag_questionable_move = ein zweifelhafter Zug
nag_forced_move = ein erzwungener Zug
nag_singular_move = der einzige vernünftige Zug
nag_worst_move = der schlechteste Zug
nag_drawish = eine remisliche Stellung
nag_equal_quiet = gleiche Chancen in ruhiger Stellung
nag_equal_active = gleiche Chancen in lebhafter Stellung
nag_unclear = eine unklare Stellung
nag_slight_advantage = { seite } steht etwas besser
nag_moderate_advantage = { seite } steht deutlich besser
nag_decisive_advantage = { seite } hat entscheidenden Vorteil
nag_crushing_advantage = { seite } hat erdrückenden Vorteil
nag_zugzwang = { seite } ist in Zugzwang
nag_development = { seite } hat Entwicklungsvorsprung
nag_initiative = { seite } hat die Initiative
nag_attack = { seite } hat Angriff
nag_compensation = { seite } hat Kompensation für das Material
nag_counterplay = { seite } hat Gegenspiel
nag_time_pressure = { seite } ist in starker Zeitnot
nag_idea = mit der Idee
nag_aimed_against = gerichtet gegen
nag_better = besser ist
nag_comment = redaktionelle Anmerkung
nag_novelty = eine Neuerung
nag_unnamed = eine Bewertung, die hier keinen Namen hat
name_the_book = hierher gehört das Buch, das Regelwerk oder die Website
name_the_file = die Datei muss `{ $tag }.toml` heißen, oder die Sprachkennung muss anders lauten
needless_origin = keine andere Figur kann diesen Zug machen, Linie oder Reihe sind deshalb überflüssig
never_translated = es kann ein Zug in der Notation einer anderen Sprache sein, der nie übersetzt wurde
no_capture = es wird nichts geschlagen
no_check = das ist kein Schach
no_description = der Variante `{ $name }` fehlt eine `description`
no_double_check = das ist weder Matt noch Doppelschach
no_drops = im Schach gibt es keine Figuren auf der Hand, die eingesetzt werden könnten
no_file_here = `{ $word }` bleibt, wie es war: `{ $letter }` ist in dieser Notation keine Linie
no_file_names_in = in `{ $tag }` gibt es keine Namen für die Linien; es gibt welche in { $tags }
no_game = { $name }: in keiner Sprache ist das als Partie lesbar
no_game_say_which = in keiner Sprache ist das als Partie lesbar; { $option } sagt, welche es ist
no_language_but_near = in keiner Sprache ist das alles regelgerecht; am nächsten kommen { $nearest }; { $option } sagt, welche es ist
no_language_reads = { $name }: in keiner Sprache ist das alles regelgerecht
no_language_reads_game = in keiner Sprache hier ist die ganze Partie lesbar; `--partial` übersetzt, was verständlich ist
no_language_tag = `{ $tag }` ist keine Sprachkennung wie `es`, `pt-BR` oder `sr-Cyrl`
no_language_tag_but_near = `{ $tag }` ist keine Sprachkennung wie `es`, `pt-BR` oder `sr-Cyrl`; vielleicht { $near }?
no_letter = für { den_role } fehlt der Buchstabe
no_mate = das ist kein Matt
no_parent = es gibt keine Tabelle `{ $tag }`, von der geerbt werden könnte
no_piece_here = `{ $word }` bleibt, wie es war: `{ $letter }` ist in dieser Notation keine Figur
no_source = die Datei sagt nicht, woher ihre Buchstaben stammen
no_source_of_this = zu dieser Datei gibt es keine Vorlage, sie wurde mit nichts verglichen
no_spelling = für „{ $symbol }“ gibt es keine Schreibweise
no_style = es gibt keinen Stil `{ $style }` und keine Datei dieses Namens; die Stile sind { $styles }
no_such_escape = diese Escape-Folge gibt es nicht
no_title = dieser Quelle fehlt ein `title`
no_translation_of = zu { $source } gibt es keine Übersetzung: diese Datei ist nicht da
no_ui_language = in der Sprache `{ $tag }` gibt es keine Meldungen; es gibt welche in { $known }
no_value = das ist kein Wert
no_variant = es gibt keine Variante `{ $name }`
no_words_in = in `{ $tag }` gibt es keine Worte für Züge; es gibt welche in { $tags }
none_left = es gibt { keinen_role }
none_on_file = auf der { $file }-Linie steht { kein_role }
none_on_rank = auf der { $rank }. Reihe steht { kein_role }
none_on_square = auf { $square } steht { kein_role }
none_reaches = { kein_role } steht so, dass dieses Feld erreichbar wäre
not_a_move = `{ $word }` ist kein Zug
not_a_move_in = `{ $text }` ist in der Notation `{ $tag }` kein Zug: { $reason }
not_a_tag = `{ $tag }` ist keine Sprachkennung (BCP 47)
not_canonical = `{ $tag }` ist nicht die kanonische Form dieser Kennung
not_composed = `{ $spelling }` hat nicht die zusammengesetzte Form (NFC)
not_eight = `{ $key }` hat { $count } Einträge, ein Brett hat aber acht { $key }
not_en_passant = dieser Schlagzug ist nicht en passant
not_in_encoding = { $path } ist nicht in { $encoding }: { $fault }; { $advice }
not_in_the_source = `{ $word }` steht nicht in der Vorlage
not_its_way = { der_role } auf { $square } zieht nicht so
not_last_rank = auf { $square } wird kein Bauer umgewandelt
not_legal = dieser Zug ist nicht regelgerecht
not_legal_here = dieser Zug ist hier nicht regelgerecht
not_legal_in = { $place }: `{ $word }` ist nicht regelgerecht in { $tags }
not_one_of = `{ $value }` ist keines von { $allowed }
not_recognised = `{ $text }` ist nicht zurückzulesen: `{ $spelling }` („{ $symbol }“) wird dort nicht erkannt
not_translated = `{ $found }` ist nicht übersetzt: `{ $expected }`
not_utf8 = { $path } ist nicht in UTF-8: siehe Byte { $byte }; die Datei muss in UTF-8 gespeichert werden
not_worded = `{ $text }`: { $reason }
notes = { $count } Hinweise
nothing_bilingual = in { $directory } ist nichts zu vergleichen: dort liegt keine PO- oder XLIFF-Datei; nötig ist auch das Verzeichnis der Übersetzung
nothing_readable = in { $directory } ist nichts zu vergleichen: dort liegt keine lesbare Datei (pgn, txt, md, html, tex, po …)
nothing_to_capture = auf { $square } ist nichts zu schlagen
nothing_compared = von dieser Datei wurde nichts verglichen
nothing_yet = {""}
number_due = hier müsste { $number } stehen
number_missing = dieser Zug hat keine Nummer
number_other_side = diese Nummer kündigt einen Zug der anderen Seite an
number_repeated = diese Nummer kam schon vor
number_wrong = hier müsste eine andere Nummer stehen
one_file_compared = 1 Datei verglichen
one_finding = 1 Befund
one_game = 1 Partie
one_move = 1 Zug
one_note = 1 Hinweis
one_of = gemeint sein kann jeder von { $count } Zügen
only_one_language = { $file } hat nur eine Sprache; nötig sind die Vorlage und ihre Übersetzung, oder eine PO- oder XLIFF-Datei
only_repeats = `{ $key }` wiederholt nur, was geerbt ist
only_that_move = dann ist dieser Zug regelgerecht, aber nicht der nächste
open_variation = eine Variante wird nicht geschlossen
other_captured = geschlagen wird eine andere Figur als die genannte
other_claim = der andere Anspruch, `{ $spelling }`
other_notation_around = `{ $word }` bleibt, wie es war: ringsum stehen Züge einer anderen Notation
other_there = auf { $square } steht { ein_role_color }
others_turn = { der_role } auf { $square } gehört { seite }, aber { am_zug } ist am Zug
output_closed = die Ausgabe wurde geschlossen
over_by_mate = die Partie ist durch Matt beendet
over_by_stalemate = die Partie ist durch Patt beendet
own_chessman = auf { $square } steht { der_role } von { seite } selbst
parsed = { $text }: auf Englisch { $san }
parsed_nothing = { $text }: kein Zug
parsed_with_uci = { $text }: auf Englisch { $san }, { $uci }
part_legal_as = { $name }: die ersten Partien, in denen das vorkommt, sind mit --lang { $tags } gelesen regelgerecht
pawn_becomes_what = es steht nicht da, was der Bauer wird
pawn_cannot_advance = kein { weisser } Bauer kann nach { $square } vorrücken
pawn_cannot_capture = kein { weisser } Bauer kann auf { $square } schlagen
pawn_cannot_capture_on_file = kein { weisser } Bauer kann auf der { $arrival }-Linie schlagen
pawn_letter = der Bauer hat einen Buchstaben
pawn_letter_stays = `{ $word }` hat einen Buchstaben für den Bauern, für den es in der anderen Sprache keinen gibt; es bleibt stehen
pawn_of_file_cannot_capture = kein { weisser } Bauer der { $file }-Linie kann auf der { $arrival }-Linie schlagen
pawn_or_piece = hier schlägt der Bauer; { der_role } auf { $square } könnte auf { $arrival } ebenfalls schlagen
pawn_stopped = auf { $square } steht { ein_role_color }
piece_cannot_go = { kein_role_color } kann nach { $square } ziehen
pinned = { der_role } auf { $square } ist von { dem_by_role } auf { $by_square } gefesselt
position_unknown = `{ $word }` bleibt, wie es war: aus dem Text geht nicht hervor, in welcher Stellung der Zug geschieht
probably_no_text = es ist wohl kein Text
program_error = alfil: Fehler: { $message }
properly = richtig geschrieben: { $spelling } (FIDE-Regeln, { $article })
put_into_comment = was nicht zur Partie gehört, kommt in einen Kommentar: {"{"} … {"}"}
rank_for_file = die Ausgangsreihe steht da, wo die Linie genügt
read_and_written_as = { $name }: gelesen als { $encoding }, geschrieben als { $written } (--keep-encoding schreibt es, wie es war)
read_as = gelesen als { $tags }
readable_as = { $name }: alles, was hier wie ein Zug aussieht, lässt sich mit --lang { $tags } lesen
reads_on_as = { $place }: von `{ $word }` an lesbar als { $tags }
refused_at_ply = Halbzug { $ply }: { $word }: { $reason }
remove_from_aliases = das gehört nicht in `aliases`
remove_it = das ist überflüssig
remove_one = eines davon ist überflüssig
replace_the_list = `{ $spelling }` ist von { $table } geerbt; eine Liste `{ $line }` für „{ $symbol }“ in dieser Datei tritt an die Stelle der geerbten
rest_of_game_is_left = der Rest dieser Partie bleibt, wie er war; sie ist zu lang, um schon Geschriebenes zurückzunehmen
root_is_inherited = jede Tabelle erbt von root, ohne es zu sagen
save_as_utf8 = die Datei muss in UTF-8 gespeichert werden
say_message_fails = die Meldung `{ $id }` misslingt: { $reason }
say_no_file_names = in `{ $tag }` gibt es keine Namen für die Linien
say_not_a_move = das ist kein Zug, der sich schreiben lässt
say_unnamed = für `{ $nag }` gibt es keine Worte
say_the_encoding = wenn es eine andere Zeichenkodierung ist, sagt --encoding, welche
say_which_is_written = es muss dastehen, welche geschrieben wird: `{ $line }`
says_not_what = es steht nicht da, was der Bauer wird
says_what_is_not_so = hier steht etwas, das nicht zutrifft
see_export_format = siehe PGN 8.2.3
see_laws = siehe FIDE-Regeln, { $article }
several_languages = das ist in mehreren Sprachen lesbar, mit verschiedenen Zügen: { $choices }; { $option } sagt, welche es ist
several_read = { $name }: in mehreren Sprachen ist das alles regelgerecht, mit verschiedenen Zügen
severity_error = Fehler
severity_help = Hilfe
severity_note = Hinweis
severity_warning = Warnung
short_right_lost = der König oder der Königsturm hat schon gezogen
sign_attack = Angriff
sign_compensation = Kompensation für das Material
sign_counterplay = Gegenspiel
sign_development = Entwicklungsvorsprung
sign_equal = eine ausgeglichene Stellung
sign_initiative = Initiative
sign_time_pressure = starke Zeitnot
single_moves = einzelne Züge sind zu wenig, um ihre Sprache herauszufinden: --from TAG sagt, welche es ist
sound = { $name }: in Ordnung (`{ $tag }`, { $examples } Beispiele stimmen)
sound_words = { $name }: in Ordnung (Worte für `{ $tag }`)
source_has = die Vorlage hat `{ $word }` bei { $place }
stands_elsewhere = `{ $word }` steht an anderer Stelle als in der Vorlage
stands_for_another = `{ $found }` steht für `{ $word }` aus der Vorlage; das wäre `{ $expected }`
stands_twice = `{ $spelling }` steht hier zweimal
starts_later = die Aufzeichnung beginnt mitten in einer Partie, und die Stellung ist nicht angegeben
stem_differs = die Sprachkennung ist `{ $tag }`, aber die Datei heißt `{ $stem }.toml`
stray_bracket = diese Klammer schließt eine Variante, die nie geöffnet wurde
stray_comma = ein Komma außerhalb von allem
string_leaves_line = eine Zeichenkette, die nicht in ihrer Zeile endet
string_never_ends = eine Zeichenkette, die nicht endet
style_needs_position = der Stil { $style } braucht eine Stellung: { $option } ist nötig
style_unfit = dieser Stil passt nicht zu `{ $tag }`: { $reason }
style_unusable = der Stil { $path } ist nicht verwendbar: { $reason }
summary = { $counts }
table_refused = die Tabelle { $path } wird abgelehnt: { $reason }
table_refused_for = die Tabelle { $path } wird abgelehnt: { $count } Mängel
table_too_large = die Tabelle hat zu viele Schreibweisen
tables_unusable = { $count } Sprachtabellen sind nicht verwendbar
tag_is_taken = `{ $alias }` ist die Kennung einer anderen Tabelle ({ $language })
tags_look_like = wie `eu`, `pt-BR` oder `sr-Cyrl`: Sprache, Schrift, Region
taken_for = `{ $text }` ist nicht zurückzulesen: `{ $spelling }` („{ $symbol }“) wird für `{ $found }` („{ $other }“) gehalten
the_source = die Vorlage
title_is_empty = der `title` dieser Quelle ist leer
unknown_start = die Partie gehört zu einer anderen Variante, und ihre Stellung ist nicht angegeben; die Züge werden deshalb nicht beurteilt
too_deep = die Varianten sind hier zu tief geschachtelt, um sie noch zu beurteilen
too_little_evidence = { $name }: zu wenig Anhaltspunkte, denn keine Figur zieht: jede Sprache ist gleich gut
two_meanings = `{ $spelling }` soll sowohl „{ $first }“ als auch „{ $second }“ bedeuten
type_the_letter = der Buchstabe ist auf der Tastatur der Sprache zu tippen; eine Variante darf Buchstaben einer anderen Schrift haben
undecided_mate = `++` kann Matt oder Doppelschach sein; nur eine Stellung kann das entscheiden, also bleibt es stehen
unexpected_token = erwartet: { $expected }; gefunden: `{ $found }` ({ $kind })
unfinished_move = der Zug endet zu früh; erwartet: { $expected }
unknown_key = `{ $key }` ist kein Schlüssel dieses Abschnitts
unknown_language = es gibt keine Tabelle für die Sprache `{ $tag }`; `alfil locales list` zeigt die vorhandenen
unknown_language_but_near = es gibt keine Tabelle für die Sprache `{ $tag }`; vielleicht { $near }?
unknown_letter = `{ $found }` hat in dieser Notation keine Bedeutung
unknown_variant = es gibt keine Variante `{ $tag }`; diese Sprache hat keine
unknown_variant_but_near = es gibt keine Variante `{ $tag }`; vielleicht { $near }?
unread_sign = diese Tabelle liest `{ $text }` nicht als „{ $sign }“
unreadable_as_move = `{ $word }` ist nicht als Zug lesbar
unreadable_in = { $place }: `{ $word }` ist nicht lesbar in { $tags }
unreadable_move = dieser Zug ist nicht lesbar, deshalb hat das Folgende keine Stellung
unreadable_style = der Stil dieser Datei ist mit ihrer eigenen Tabelle nicht lesbar: { $reason }
result_differs = im Tag `Result` steht { $said }
result_tag = hier steht er
unterminated_comment = dieser Kommentar wird nie geschlossen; alles Folgende gilt deshalb als Teil davon
update_the_program = das Programm muss erneuert oder die Datei im älteren Format geschrieben werden
variant_names_look_like = erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche, wie in `greek-files`
variation_of_nothing = es gibt keinen Zug, zu dem dies eine Variante sein könnte
with_in_its_place = mit { $replacement } an seiner Stelle geht die Partie weiter
words_without_table = es gibt keine Sprache `{ $tag }`, für die diese Worte wären
name_words_by_tag = die Datei muss wie die Kennung einer Sprache heißen, oder deren Tabelle muss danebenliegen
with_place = { $place }: { $message }
word_not_understood = dieses Wort davor wurde nicht verstanden
words_ambiguous = diese Worte können { $count } Züge meinen
words_not_a_move = diese Worte nennen keinen Zug
write_composed = zusammengesetzt: `{ $composed }` ({ $points }); die zerlegte Form wird ohnehin gelesen
write_if_meant = wenn { der_role } gemeint ist: `{ $spelling }` (FIDE-Regeln, C.2)
write_instead = richtig: `{ $replacement }`
write_line = richtig: `{ $line }`
write_one_of = eindeutig wäre { $spellings } (FIDE-Regeln, { $article })
write_the_moves_before = die Züge dorthin gehören mit ihren Nummern dazu, oder der Stil muss ohne Brett auskommen
zero_length_move = `{ $found }` verlässt dasselbe Feld, auf dem es ankommt

# -- Fehlerhafte Dateien ----------------------------------------------------------------------------

a_cdata_section = ein CDATA-Abschnitt
a_comment = ein Kommentar
a_declaration = eine Deklaration
a_tag = eine Auszeichnung
a_text = ein Text
an_instruction = eine Verarbeitungsanweisung
attribute_without_value = ein Attribut ohne Wert
behind_the_string = hinter dem Ende einer Zeichenkette steht noch etwas; ein Anführungszeichen darin wird `{ $written }` geschrieben
comment_begins = hier beginnt der Kommentar
element_hides_the_rest = `<{ $name }>` wird nie geschlossen; alles Folgende gilt deshalb als Teil davon
element_never_closed = `<{ $name }>` wird nie geschlossen; `</{ $name }>` fehlt
end_is_missing = das endet nie: `{ $end }` fehlt
game_in_comment = die Tags einer Partie stehen in einem Kommentar und gelten als Teil davon; vielleicht fehlt das Ende des Kommentars
group_closes_nothing = ein `{ $close }`, das nichts schließt
group_never_closed = ein `{ $open }`, das kein `{ $close }` schließt
id_without_translation = ein `msgid` ohne ein `msgstr` dahinter
in_game = Partie { $number }
in_named_game = Partie { $number }, { $name }
lines_without_times = diese Zeilen gehören zu keinem Untertitel: vor ihnen stehen keine Zeiten (`00:00:01,000 --> 00:00:02,000`)
looks_like_another = ein Buchstabe einer anderen Schrift kann dem richtigen gleichen
long_comment = dieser Kommentar ist zu lang, als dass seine Züge übersetzt würden; er bleibt, wie er ist
never_ends = das endet nie: { $what } ohne `{ $end }` am Ende
no_attribute = das kann nicht in einer Auszeichnung stehen
no_element = es enthält kein Element
no_line_of_po = das ist keine Zeile einer PO-Datei; Kommentare beginnen mit `#`
no_message = das ist keine Meldung: `name = Text`
number_of_no_move = die Nummer `{ $number }` gehört zu keinem Zug
other_departure = `{ $word }` kann weder von { $one } noch von { $other } kommen, die davor genannt sind
other_tag_first = `</{ $found }>` steht, wo erst `</{ $first }>` kommen muss
outside_of_root = { $what } außerhalb des Wurzelelements
pawn_without_letter = ohne den Buchstaben für den Bauern sähe diese Reihe wie eine Zugnummer aus, darum bleibt sie stehen
perhaps_a_footnote = vielleicht ist eine Seitenzahl oder die Nummer einer Fußnote in den Text geraten
quote_never_closed = eine Auszeichnung mit einem Anführungszeichen, das nie geschlossen wird
second_root = ein zweites Wurzelelement; eine Datei hat nur eines
sign_in_text = `{ $sign }` kann hier nicht stehen; in einem Text wird es `{ $written }` geschrieben
space_before_attribute = vor diesem Attribut fehlt ein Leerzeichen
squares_or_moves = entweder die Felder oder die Züge gehören zu etwas anderem
string_is_missing = in dieser Zeile fehlt eine Zeichenkette in Anführungszeichen
string_of_nothing = eine Zeichenkette, die zu nichts gehört; `msgid` oder `msgstr` muss davor stehen
string_without_end = eine Zeichenkette, die nicht in ihrer Zeile endet; ein Anführungszeichen fehlt
tag_closes_nothing = `</{ $name }>` schließt nichts
translation_without_id = ein `msgstr` ohne ein `msgid` davor
unended_closing_tag = eine schließende Auszeichnung, die nicht mit `>` endet
value_never_ends = ein Attribut, dessen Wert nie endet
value_without_quotes = der Wert eines Attributs braucht Anführungszeichen
why_alone = nichts ringsum spricht von Schach
why_company = andere Züge stehen in der Nähe
why_dotted = davor stehen Punkte anstelle des weißen Zuges
why_follows = er folgt auf einen anderen Zug
why_form = kaum etwas anderes wird so geschrieben
why_grid = es kann ein Akkord, ein Sitz oder eine Zelle unter anderen sein
why_illegal = die laufende Partie lässt ihn nicht zu
why_ion = es kann ein Ion sein
why_legal = er ist in der laufenden Partie regelgerecht
why_letter = der Buchstabe einer Figur mit einem Feld
why_mixed = Züge einer anderen Notation stehen ringsum
why_numbered = eine Zugnummer steht davor
why_opening = die Großschreibung kann nur die eines Satzanfangs sein
why_square = ein Feld ist genannt, und Züge stehen in der Nähe
why_stands = diese Figur steht dort in der laufenden Partie
with_game = { $message } ({ $game })
