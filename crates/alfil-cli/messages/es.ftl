# Los mensajes de alfil en español. docs/ui-languages.md explica cómo corregirlos o añadir otra lengua.

# -- Formas que usan los mensajes de abajo ----------------------------------------------------------

el_role = { $role ->
    [king] el rey
    [queen] la dama
    [rook] la torre
    [bishop] el alfil
    [knight] el caballo
    [pawn] el peón
   *[other] { $role }
}
al_role = { $role ->
    [queen] a la dama
    [rook] a la torre
   *[other] al { role_noun }
}
del_role = { $role ->
    [queen] de la dama
    [rook] de la torre
   *[other] del { role_noun }
}
el_by_role = { $by_role ->
    [king] el rey
    [queen] la dama
    [rook] la torre
    [bishop] el alfil
    [knight] el caballo
    [pawn] el peón
   *[other] { $by_role }
}
el_by_role_color = { $by_role ->
    [queen] la dama { $by_color ->
        [white] blanca
       *[black] negra
    }
    [rook] la torre { $by_color ->
        [white] blanca
       *[black] negra
    }
   *[other] { el_by_role } { $by_color ->
        [white] blanco
       *[black] negro
    }
}
blanco = { $color ->
    [white] blanco
   *[black] negro
}
blanca = { $color ->
    [white] blanca
   *[black] negra
}
role_noun = { $role ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
    [pawn] peón
   *[other] { $role }
}
un_role_color = { $role ->
    [queen] una dama { blanca }
    [rook] una torre { blanca }
   *[other] un { role_noun } { blanco }
}
ningun_role = { $role ->
    [queen] ninguna dama
    [rook] ninguna torre
   *[other] ningún { role_noun }
}
ningun_role_color = { $role ->
    [queen] ninguna dama { blanca }
    [rook] ninguna torre { blanca }
   *[other] ningún { role_noun } { blanco }
}
clavado = { $role ->
    [queen] clavada
    [rook] clavada
   *[other] clavado
}
las_blancas = { $side ->
    [White] las blancas
   *[Black] las negras
}
turno = { $turn ->
    [White] las blancas
   *[Black] las negras
}

# -- Palabras sueltas -------------------------------------------------------------------------------

word = { $word ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
    [pawn] peón
    [capture] captura
    [dash] guion
    [promotion] signo de promoción
    [castle-short] enroque corto
    [castle-long] enroque largo
    [check] jaque
    [double-plus] doble signo más
    [mate] mate
    [en-passant] al paso
    [draw-offer] oferta de tablas
    [null-move] jugada nula
    [drop] pieza colocada
    [file] columna
    [rank] fila
    [square] casilla
    [annotation] signo de valoración
    [evaluation] evaluación
    [open] paréntesis de apertura
    [close] paréntesis de cierre
    [space] espacio
    [invisible] carácter invisible
    [unknown] desconocido
   *[other] { $word }
}
word_of = { word } { $which }

a_boolean = un valor lógico
a_datetime = una fecha
a_float = un número decimal
a_spelling = un texto o {"{"} write = "…", read = ["…"] {"}"}
a_string = un texto
a_table = una tabla
a_whole_number = un número entero
an_array = una lista
an_array_of_strings = una lista de textos
an_array_of_tables = una lista de tablas
an_integer = un número entero
true_or_false = true o false

# -- Mensajes ---------------------------------------------------------------------------------------

add_a_line = falta una línea como `{ $line }` al principio del archivo
add_a_source = falta una sección [[sources]] con un `title`: un libro, un reglamento, un sitio
add_to_pieces = falta `{ $line }` en la sección [pieces]
advice = { $first }; { $second }
alternative = esta jugada ocupa el lugar de la anterior
and_others = { $tags } y { $count } más
another_piece = `{ $found }` es de otra pieza que `{ $word }` del original: `{ $expected }`
attacked = { el_role } de { $square } ataca esa casilla
bad_character = la forma `{ $spelling }` de «{ $symbol }» contiene `{ $character }`, que no puede estar ahí
bad_fen = la posición de esta etiqueta no se puede leer: { $reason }
bad_variant_name = `{ $name }` no sirve como nombre de variante
because = { $what }: { $reasons }
becomes_what = el peón llega a { $square }, pero no se dice en qué se convierte
blocked = { al_role } de { $square } le cierra el paso { el_by_role_color } de { $by_square }
both_or_neither = { $source } y { $target } han de ser ambos archivos o ambos directorios
breaches = { $breaches }
cannot_be_read = `{ $word }` no se puede leer: { $reason }
cannot_castle_long = { las_blancas } no pueden hacer el enroque largo
cannot_castle_short = { las_blancas } no pueden hacer el enroque corto
cannot_pass = { las_blancas } no pueden pasar
cannot_read = no se puede leer { $path }: { $reason }
cannot_stand_here = esto no puede estar aquí
cannot_write = no se puede escribir { $path }: { $reason }
cannot_write_in = no se puede escribir { $path } en { $encoding }: { $lack }; sin --keep-encoding se escribe en utf-8
captured_named = se nombra la pieza capturada
castling_blocked = { el_role } de { $square } está en medio
castling_out_of_check = { el_role } de { $square } da jaque
castling_through = { el_role } de { $square } ataca { $passed }
catalogue_is_faulty = los mensajes de { $file } no se pueden usar: { $fault }
check_for_mate = el mate está indicado solo como jaque
check_the_language = si una letra es desconocida, las demás también pueden significar otra cosa: conviene revisar la lengua del original o pedir una traducción parcial
choose_another = `{ $spelling }` («{ $symbol }») se hereda de { $table }; aquí hace falta otra forma
circle = la herencia da vueltas en círculo: { $tags }
closes_nothing = un corchete que no cierra nada
contradictions = { $contradictions }
control_character = la forma de «{ $symbol }» contiene un carácter de control, { $character }
cut_in_two = `{ $word }` está partida por el marcado, así que queda como está
deviations = { $deviations }
did_you_mean = ¿tal vez `{ $word }`?
double_plus_for_double_check = `++` indica jaque doble
double_plus_for_mate = `++` indica mate
empty_move = aquí no hay ninguna jugada
empty_spelling = la forma de «{ $symbol }» está vacía
en_passant_exposes = la captura al paso dejaría al rey expuesto: lo atacaría { el_role } de { $square }
en_passant_gone = { el_role } de { $square } solo se puede capturar al paso inmediatamente después de su avance doble
encoding_read_as = { $name }: leído como { $encoding }
endless_move = esto es más largo que cualquier jugada
ends_too_early = el archivo termina antes de tiempo
example_is_either = un ejemplo tiene o bien `san`, la jugada en inglés, o bien `error = true`
example_is_read = `{ $text }` debería ser ilegible, pero se lee como jugada
example_needs_text = a este ejemplo le falta `text`
example_not_a_move = `{ $text }` no es una jugada en esta lengua: { $reason }
example_not_english = `{ $san }` no es una jugada en inglés: { $reason }
example_read = esta tabla lee `{ $text }` como `{ $read }`, no como `{ $san }`
example_written = esta tabla escribe `{ $san }` como `{ $written }`, no como `{ $text }`
exists_already = { $path } ya existe; hace falta otro nombre, o borrarlo antes
expected_close = `)`
expected_end = el final de la jugada
expected_move = una jugada
expected_square = una casilla
expected_type = se esperaba { $expected }, hay { $found }
export_format_has = el formato de exportación de PGN escribe `{ $spelling }` para esta jugada
fen_castling = `-`, o letras como `KQkq` o `HAha`
fen_castling_field = enroques
fen_chessman = `{ $found }` no es ni una pieza ni un número de casillas
fen_eight_ranks = ocho filas como `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR`
fen_en_passant_field = captura al paso
fen_ends = se esperaba { $expected }, pero el texto termina
fen_halfmoves_field = contador de medias jugadas
fen_king_on_first_rank = `{ $found }` exige el rey { blanco } en su primera fila
fen_kings = { las_blancas } deben tener exactamente un rey
fen_long_rook = `{ $found }` exige una torre { blanca } en el flanco de dama
fen_no_double_step = ningún peón puede acabar de pasar por { $found }
fen_number = un número hasta { $most }
fen_number_field = número de jugada
fen_opponent_in_check = { las_blancas } están en jaque, pero es el turno de { turno }
fen_passed_square = `-`, o la casilla por la que pasó un peón
fen_pawn_on = ningún peón puede estar en { $square }
fen_placement_field = colocación
fen_problem = { $field }: { $problem }
fen_rank_length = la fila { $rank } no tiene ocho casillas
fen_ranks = se esperaban ocho filas, hay { $count }
fen_repeated = `{ $found }` nombra un flanco que ya se había nombrado
fen_short_rook = `{ $found }` exige una torre { blanca } en el flanco de rey
fen_superfluous = no se esperaba nada más, hay `{ $found }`
fen_too_many = { las_blancas } tienen más de ocho peones o más de dieciséis piezas
fen_turn = `w` o `b`
fen_turn_field = turno
fen_unexpected = se esperaba { $expected }, hay `{ $found }`
figurine_among_letters = `{ $word }` tiene una figurita, mientras que otras jugadas de este texto tienen letras
files_compared = { $count } archivos comparados
findings = { $count } avisos
fix_needs_files = --fix necesita archivos en los que escribir, no la entrada estándar
fixed = { $place }: `{ $found }` corregido a `{ $replacement }`
foreign_game = { $first }; { $left }
foreign_game_and_more = { $first } (ni otras { $others } jugadas); { $left }
foreign_game_and_one = { $first } (ni otra jugada más); { $left }
foreign_script = `{ $letter }` es una letra { $script } en una tabla { $own }; las letras de las dos escrituras pueden parecerse
format_differs = este archivo es del formato { $found }, este programa conoce el formato { $known }
ftl_circle = `{ $id }` se usa a sí mismo
ftl_see_fluent = la sintaxis está en la guía de Fluent: https://projectfluent.org/fluent/guide/
ftl_write_it = escriba un mensaje `{ $id }`; docs/fluent.md explica para qué sirve cada uno
ftl_rename = cambie el nombre de `{ $found }` a `{ $id }`
ftl_use_it = use `{ $variable }` en él, o en un mensaje que él use
found_and_left = `{ $word }` queda como está ({ $confidence }): { $why }
found_move = `{ $word }` es una jugada ({ $confidence }): { $why }
found_reference = `{ $word }` nombra una pieza o una casilla ({ $confidence }): { $why }
ftl_break_circle = escriba en uno de ellos, por extenso, lo que recibiría de los demás
ftl_write_it_too = escriba también un mensaje `{ $id }`
ftl_missing = falta el mensaje `{ $id }`
ftl_not_allowed = `{ $id }` usa `{ $other }`; un mensaje solo puede usar variables y mensajes
ftl_term = `-{ $term }` es un término
ftl_twice = `{ $id }` está dos veces
ftl_unknown_message = `{ $id }` usa el mensaje `{ $message }`, que no existe
ftl_unknown_variable = `{ $id }` usa `{ $variable }`, que no recibe
ftl_unsaid = `{ $id }` no usa `{ $variable }`, así que no dice toda la jugada
ftl_variables = recibe { $variables }
ftl_write_a_message = ha de ser un mensaje; solo los mensajes pueden usar variables
game_is_left = esta partida queda como estaba
game_reads_as = toda esta partida se puede leer como { $tags }; `--from` dice cuál, `--partial` traduce lo que se entiende
games = { $count } partidas
give_fen_tag = la posición se indica en una etiqueta FEN
hidden_by_this = lo que esto oculta no se ha mirado y queda como está; una vez corregido, hay que ejecutarlo de nuevo
illegal_at_ply = media jugada { $ply }: { $word } es ilegal: { $reason }
illegal_but_instead = media jugada { $ply }: { $word } es ilegal; { $instead } sería legal
impossible_promotion = un peón no puede convertirse en `{ $found }`
in_check = { las_blancas } están en jaque por { el_by_role } de { $by_square }, y { el_role } de { $square } no lo evita ahí
incomplete_move = esta captura no nombra la casilla de llegada, así que no se puede escribir completa
joint_and = { $first }, y { $last }
joint_or = { $first } o { $last }
key_is_empty = `{ $key }` está vacío
key_is_missing = falta la clave `{ $key }`
keys_are = las claves aquí son { $keys }
king_cannot_go = el rey { blanco } no puede ir a { $square }
languages_and_partial = `--from` dice qué lengua es, `--partial` traduce lo que se entiende
legal_as = { $name }: todo esto es legal si se lee con --lang { $tags }
legal_but = la jugada es legal, pero { $contradictions }
legal_of = { $tags } ({ $legal } de { $plies } jugadas)
legal_there = legales ahí: { $spellings } (Leyes, { $article })
legal_to_the_end = entonces la partida es legal hasta el final
letter_among_figurines = `{ $word }` tiene una letra, mientras que otras jugadas de este texto tienen figuritas
line_out_of_order = no pone $move detrás de $moves
long_form = la casilla de salida está escrita entera
long_right_lost = el rey o la torre de dama ya se ha movido
long_spelling = la forma `{ $spelling }` de «{ $symbol }» es demasiado larga
malformed = mal formado en el byte { $byte }: { $what }
man_going_to = { el_role } de { $square } que va a { $arrival }
man_on = { el_role } de { $square }
may_be = esto puede ser { $candidates }
may_be_in = puede estar en { $choices }: se indica cuál con --encoding, como en --encoding { $first }
may_be_meant_as = `{ $found }` puede querer decir `{ $replacement }`: { $outcome }
may_be_meant_as_either = `{ $found }` puede querer decir `{ $replacement }`: { $outcome }, pero lo mismo ocurre con `{ $other }`
missing_capture = la captura no está indicada
missing_check = el jaque no está indicado
missing_file = falta la columna de la que sale el peón
missing_mate = el mate no está indicado
missing_rank = falta la fila a la que llega el peón
more_alike = { $count } defectos de esta clase a partir de aquí: { $what }
more_findings = hay más de { $count } cosas que decir de esta partida; las demás no se enumeran
move_in_source = la jugada del original
move_is_missing = aquí falta `{ $word }` del original: `{ $expected }`
move_missing = según su número, falta una jugada antes de ella
moves = { $count } jugadas
moves_in_a_row = entonces { $plies } jugadas seguidas son legales
moves_missing = según su número, faltan { $plies } jugadas de blancas y negras antes de ella
one_move_written = 1 jugada escrita
moves_written = { $count } jugadas escritas
one_game_left = 1 partida queda como estaba
games_left = { $count } partidas quedan como estaban
one_file_translated = 1 archivo traducido
files_translated = { $count } archivos traducidos
files_not_done = { $count } sin hacer
files_need_directory = para varios archivos hace falta --out-dir DIR, donde escribirlos
directory_needs_files = --out-dir necesita archivos que traducir
input_has_no_name = la entrada estándar no tiene nombre con el que escribirla en --out-dir
is_a_directory = { $path } es un directorio; con -r se traduce lo que contiene
no_name_of_a_file = { $path } no es el nombre de un archivo
no_document = no hay ningún documento que traducir
words_alike = `{ $first }` y `{ $second }` se expresan con las mismas palabras: `{ $words }`
words_fail = `{ $what }` no se puede expresar con palabras: { $reason }
words_not_read_back = `{ $san }` se convierte en `{ $words }`, que no se puede volver a leer: { $reason }
words_not_spoken = `{ $what }` se pronuncia `{ $words }`, pero cada voz lee `{ $character }` a su manera
words_say_squares = nombre cada casilla tal como está en la variable, y no pegue letras ni cifras a una columna o fila que vaya sola
words_see_message = véase el mensaje `{ $id }`; docs/fluent.md explica para qué sirve
words_tell_apart = use todas las variables y todas las variantes, para que no haya dos jugadas que suenen igual
words_use_spoken = donde `$manner` es `speech`, escriba palabras; las casillas, columnas y filas de las variables son entonces palabras
words_write_variants = escriba una variante para cada uno: [{ $first }] y [{ $second }]
would_overwrite = la traducción de { $path } se escribiría sobre { $read }, que es un original; hace falta otro --out-dir
both_written_to = las traducciones de { $first } y { $second } se escribirían ambas en { $output }; hay que traducirlas por separado, cada una a su propio directorio
left_out = su nombre no dice que sea un documento, así que se ha omitido
nag_good_move = una buena jugada
nag_poor_move = un error
nag_very_good_move = una jugada brillante
nag_very_poor_move = un error grave
nag_speculative_move = una jugada que merece atención
nag_questionable_move = una jugada dudosa
nag_forced_move = una jugada forzada
nag_singular_move = la única jugada razonable
nag_worst_move = la peor jugada
nag_drawish = una posición de tablas
nag_equal_quiet = igualdad en una posición tranquila
nag_equal_active = igualdad en una posición activa
nag_unclear = una posición incierta
nag_slight_advantage = { las_blancas } tienen una ligera ventaja
nag_moderate_advantage = { las_blancas } tienen una clara ventaja
nag_decisive_advantage = { las_blancas } tienen una ventaja decisiva
nag_crushing_advantage = { las_blancas } tienen una ventaja aplastante
nag_zugzwang = { las_blancas } están en zugzwang
nag_development = { las_blancas } llevan ventaja de desarrollo
nag_initiative = { las_blancas } tienen la iniciativa
nag_attack = { las_blancas } tienen el ataque
nag_compensation = { las_blancas } tienen compensación por el material
nag_counterplay = { las_blancas } tienen contrajuego
nag_time_pressure = { las_blancas } tienen graves apuros de tiempo
nag_idea = con la idea
nag_aimed_against = dirigido contra
nag_better = mejor es
nag_comment = comentario editorial
nag_novelty = una novedad
nag_unnamed = una valoración que aquí no tiene nombre
name_the_book = aquí va el libro, el reglamento o el sitio
name_the_file = el archivo ha de llamarse `{ $tag }.toml`, o la etiqueta ha de ser otra
needless_origin = ninguna otra pieza puede hacer esta jugada, así que sobra su columna o su fila
never_translated = puede ser una jugada en la notación de otra lengua que se quedó sin traducir
no_capture = no se captura nada
no_check = no es jaque
no_description = a la variante `{ $name }` le falta `description`
no_double_check = no es ni mate ni jaque doble
no_drops = en el ajedrez no hay piezas en mano que se puedan colocar en el tablero
no_file_here = `{ $word }` queda como estaba: `{ $letter }` no es ninguna columna en esta notación
no_file_names_in = no hay nombres para las columnas en `{ $tag }`; los hay en { $tags }
no_game = { $name }: ninguna lengua encuentra una partida en esto
no_game_say_which = ninguna lengua encuentra una partida en esto; se indica cuál es con { $option }
no_language_but_near = ninguna lengua lee todo esto con jugadas legales; las que más se acercan son { $nearest }; se indica cuál con { $option }
no_language_reads = { $name }: ninguna lengua lee todo esto con jugadas legales
no_language_reads_game = ninguna lengua de aquí puede leer toda esta partida; `--partial` traduce lo que se entiende
no_language_tag = `{ $tag }` no es una etiqueta de lengua como `es`, `pt-BR` o `sr-Cyrl`
no_language_tag_but_near = `{ $tag }` no es una etiqueta de lengua como `es`, `pt-BR` o `sr-Cyrl`; ¿tal vez { $near }?
no_letter = { el_role } no tiene letra
no_mate = no es mate
no_parent = no existe la tabla `{ $tag }` de la que heredar
no_piece_here = `{ $word }` queda como estaba: `{ $letter }` no es ninguna pieza en esta notación
no_source = el archivo no dice de dónde proceden sus letras
no_source_of_this = este archivo no tiene original, así que no se ha comparado con nada
no_spelling = no hay ninguna forma para «{ $symbol }»
no_style = no existe el estilo `{ $style }`, ni un archivo con ese nombre; los estilos son { $styles }
no_such_escape = no existe esa secuencia de escape
no_title = a esta fuente le falta `title`
no_translation_of = { $source } no tiene traducción: ese archivo no existe
no_ui_language = no hay mensajes en la lengua `{ $tag }`; los hay en { $known }
no_value = esto no es un valor
no_variant = no existe la variante `{ $name }`
no_words_in = no hay palabras para las jugadas en `{ $tag }`; las hay en { $tags }
none_left = no hay { ningun_role }
none_on_file = no hay { ningun_role } en la columna { $file }
none_on_rank = no hay { ningun_role } en la fila { $rank }
none_on_square = no hay { ningun_role } en { $square }
none_reaches = { ningun_role } puede llegar a esa casilla desde donde está
not_a_move = `{ $word }` no es una jugada
not_a_move_in = `{ $text }` no es una jugada en la notación `{ $tag }`: { $reason }
not_a_tag = `{ $tag }` no es una etiqueta de lengua (BCP 47)
not_canonical = `{ $tag }` no es la forma canónica de esta etiqueta
not_composed = `{ $spelling }` no está en la forma compuesta (NFC)
not_eight = `{ $key }` tiene { $count } elementos, pero un tablero tiene ocho { $key }
not_en_passant = esta captura no es al paso
not_in_encoding = { $path } no está en { $encoding }: { $fault }; { $advice }
not_in_the_source = `{ $word }` no está en el original
not_its_way = { el_role } de { $square } no se mueve así
not_last_rank = ningún peón promociona en { $square }
not_legal = esta jugada no es legal
not_legal_here = esta jugada no es legal aquí
not_legal_in = { $place }: `{ $word }` no es legal en { $tags }
not_one_of = `{ $value }` no es ninguno de { $allowed }
not_recognised = `{ $text }` no se puede volver a leer: `{ $spelling }` («{ $symbol }») no se reconoce ahí
not_translated = `{ $found }` está sin traducir: `{ $expected }`
not_utf8 = { $path } no está en UTF-8: véase el byte { $byte }; hay que guardarlo en UTF-8
not_worded = `{ $text }`: { $reason }
notes = { $count } notas
nothing_bilingual = no hay nada que comparar en { $directory }: no contiene archivos PO ni XLIFF; hace falta también el directorio de la traducción
nothing_readable = no hay nada que comparar en { $directory }: no contiene archivos que se puedan leer (pgn, txt, md, html, tex, po …)
nothing_to_capture = no hay nada que capturar en { $square }
nothing_compared = no se ha comparado nada de este archivo
nothing_yet = {""}
number_due = corresponde { $number }
number_missing = esta jugada no lleva número
number_other_side = este número anuncia una jugada del otro bando
number_repeated = este número ya se había usado
number_wrong = aquí corresponde otro número
one_file_compared = 1 archivo comparado
one_finding = 1 aviso
one_game = 1 partida
one_move = 1 jugada
one_note = 1 nota
one_of = esto puede ser cualquiera de { $count } jugadas
only_one_language = { $file } solo tiene una lengua; hacen falta el original y su traducción, o un archivo PO o XLIFF
only_repeats = `{ $key }` no hace más que repetir lo heredado
only_that_move = entonces esa jugada es legal, pero no la siguiente
open_variation = una variante queda sin cerrar
other_captured = se captura una pieza distinta de la nombrada
other_claim = la otra definición, `{ $spelling }`
other_notation_around = `{ $word }` queda como estaba: a su alrededor hay jugadas en otra notación
other_there = lo que hay en { $square } es { un_role_color }
others_turn = { el_role } de { $square } es de { las_blancas }, pero juegan { turno }
output_closed = la salida se ha cerrado
over_by_mate = la partida ha terminado por jaque mate
over_by_stalemate = la partida ha terminado por ahogado
own_chessman = { el_role } de { las_blancas } ocupa { $square }
parsed = { $text }: { $san } en inglés
parsed_nothing = { $text }: no es una jugada
parsed_with_uci = { $text }: { $san } en inglés, { $uci }
part_legal_as = { $name }: las primeras partidas en que esto ocurre son legales si se leen con --lang { $tags }
pawn_becomes_what = no se dice en qué se convierte el peón
pawn_cannot_advance = ningún peón { blanco } puede avanzar a { $square }
pawn_cannot_capture = ningún peón { blanco } puede capturar en { $square }
pawn_cannot_capture_on_file = ningún peón { blanco } puede capturar en la columna { $arrival }
pawn_letter = el peón lleva letra
pawn_letter_stays = `{ $word }` lleva una letra para el peón, que en la otra lengua no tiene ninguna; queda como está
pawn_of_file_cannot_capture = ningún peón { blanco } de la columna { $file } puede capturar en la columna { $arrival }
pawn_or_piece = esta es la captura del peón; { el_role } de { $square } también podría capturar en { $arrival }
pawn_stopped = en { $square } hay { un_role_color }
piece_cannot_go = { ningun_role_color } puede ir a { $square }
pinned = { el_role } de { $square } está { clavado } por { el_by_role } de { $by_square }
position_unknown = `{ $word }` queda como estaba: el texto no dice en qué posición se juega
probably_no_text = probablemente no es un texto
program_error = alfil: error: { $message }
properly = lo correcto es { $spelling } (Leyes, { $article })
put_into_comment = el texto que no forma parte de la partida va en un comentario: {"{"} … {"}"}
rank_for_file = está la fila de salida, pero basta con la columna
read_and_written_as = { $name }: leído como { $encoding }, escrito como { $written } (--keep-encoding lo escribe como estaba)
read_as = leído como { $tags }
readable_as = { $name }: todo lo que aquí parece una jugada puede leerse con --lang { $tags }
reads_on_as = { $place }: desde `{ $word }` se lee como { $tags }
refused_at_ply = media jugada { $ply }: { $word }: { $reason }
remove_from_aliases = sobra en `aliases`
remove_it = sobra
remove_one = sobra una de las dos
replace_the_list = `{ $spelling }` se hereda de { $table }; una lista `{ $line }` para «{ $symbol }» en este archivo sustituye a la heredada
rest_of_game_is_left = el resto de esta partida queda como estaba; es demasiado larga para deshacer lo ya escrito
root_is_inherited = todas las tablas heredan de root sin decirlo
save_as_utf8 = hay que guardarlo en UTF-8
say_message_fails = el mensaje `{ $id }` falla: { $reason }
say_no_file_names = en `{ $tag }` no hay nombres para las columnas
say_not_a_move = no es una jugada que se pueda escribir
say_unnamed = no hay palabras para `{ $nag }`
say_the_encoding = si está en otra codificación, se indica cuál con --encoding
say_which_is_written = falta decir cuál se escribe: `{ $line }`
says_not_what = no se dice en qué se convierte el peón
says_what_is_not_so = aquí se dice algo que no es así
see_export_format = véase PGN 8.2.3
see_laws = véanse las Leyes, { $article }
several_languages = esto se puede leer en varias lenguas, con jugadas distintas: { $choices }; se indica cuál con { $option }
several_read = { $name }: varias lenguas leen todo esto con jugadas legales, pero distintas
severity_error = error
severity_help = ayuda
severity_note = nota
severity_warning = advertencia
short_right_lost = el rey o la torre de rey ya se ha movido
sign_attack = ataque
sign_compensation = compensación por el material
sign_counterplay = contrajuego
sign_development = ventaja de desarrollo
sign_equal = una posición igualada
sign_initiative = iniciativa
sign_time_pressure = fuertes apuros de tiempo
single_moves = unas jugadas sueltas no bastan para averiguar su lengua: se indica cuál es con --from TAG
sound = { $name }: correcto (`{ $tag }`, se cumplen { $examples } ejemplos)
sound_words = { $name }: correcto (palabras de `{ $tag }`)
source_has = el original tiene `{ $word }` en { $place }
stands_elsewhere = `{ $word }` está en otro lugar que en el original
stands_for_another = `{ $found }` ocupa el lugar de `{ $word }` del original, que es `{ $expected }`
stands_twice = `{ $spelling }` está aquí dos veces
starts_later = la partida empieza por la mitad y no se da su posición
stem_differs = la etiqueta es `{ $tag }`, pero el archivo se llama `{ $stem }.toml`
stray_bracket = este paréntesis cierra una variante que no se había abierto
stray_comma = una coma fuera de todo
string_leaves_line = un texto entre comillas que no termina en su línea
string_never_ends = un texto entre comillas que no termina
style_needs_position = el estilo { $style } necesita una posición: hay que añadir { $option }
style_unfit = este estilo no sirve para `{ $tag }`: { $reason }
style_unusable = el estilo { $path } no se puede usar: { $reason }
summary = { $counts }
table_refused = la tabla { $path } se rechaza: { $reason }
table_refused_for = la tabla { $path } se rechaza: { $count } defectos
table_too_large = la tabla tiene demasiadas formas
tables_unusable = { $count } tablas de lenguas no se pueden usar
tag_is_taken = `{ $alias }` es la etiqueta de otra tabla ({ $language })
tags_look_like = como `eu`, `pt-BR` o `sr-Cyrl`: lengua, escritura, región
taken_for = `{ $text }` no se puede volver a leer: `{ $spelling }` («{ $symbol }») se toma por `{ $found }` («{ $other }»)
the_source = el original
title_is_empty = el `title` de esta fuente está vacío
unknown_start = la partida es de otra variante y no se da su posición, así que sus jugadas no se juzgan
too_deep = aquí las variantes están demasiado anidadas para seguir juzgándolas
too_little_evidence = { $name }: muy pocos indicios, pues no mueve ninguna pieza: cualquier lengua vale lo mismo
two_meanings = `{ $spelling }` significaría a la vez «{ $first }» y «{ $second }»
type_the_letter = la letra se ha de teclear con el teclado de la lengua; una variante puede tener letras de otra escritura
undecided_mate = `++` puede ser mate o jaque doble; solo una posición puede decirlo, así que queda como está
unexpected_token = se esperaba { $expected }, hay `{ $found }` ({ $kind })
unfinished_move = la jugada termina antes de tiempo: se esperaba { $expected }
unknown_key = `{ $key }` no es una clave de esta sección
unknown_language = no hay tabla para la lengua `{ $tag }`; `alfil locales list` muestra las que hay
unknown_language_but_near = no hay tabla para la lengua `{ $tag }`; ¿tal vez { $near }?
unknown_letter = `{ $found }` no significa nada en esta notación
unknown_variant = no existe la variante `{ $tag }`; esta lengua no tiene ninguna
unknown_variant_but_near = no existe la variante `{ $tag }`; ¿tal vez { $near }?
unread_sign = esta tabla no lee `{ $text }` como «{ $sign }»
unreadable_as_move = `{ $word }` no se puede leer como jugada
unreadable_in = { $place }: `{ $word }` no se puede leer en { $tags }
unreadable_move = esta jugada no se puede leer, así que lo que sigue no tiene posición
unreadable_style = el estilo de este archivo no se puede leer con su propia tabla: { $reason }
result_differs = la etiqueta `Result` dice { $said }
result_tag = está aquí
unterminated_comment = este comentario no se cierra, así que todo lo que sigue se ha tomado por parte de él
update_the_program = hay que actualizar el programa, o escribir el archivo en el formato anterior
variant_names_look_like = se usan minúsculas, cifras y guiones, como en `greek-files`
variation_of_nothing = no hay ninguna jugada de la que esto pueda ser variante
with_in_its_place = con { $replacement } en su lugar, la partida continúa
words_without_table = no existe la lengua `{ $tag }` a la que dar estas palabras
name_words_by_tag = el archivo ha de llamarse como la etiqueta de una lengua, o llevar al lado su tabla
with_place = { $place }: { $message }
word_not_understood = la palabra anterior no se ha entendido
words_ambiguous = estas palabras pueden referirse a { $count } jugadas
words_not_a_move = estas palabras no nombran ninguna jugada
write_composed = la forma compuesta es `{ $composed }` ({ $points }); la descompuesta se lee de todos modos
write_if_meant = se escribe `{ $spelling }` si se trata { del_role } (Leyes, C.2)
write_instead = lo correcto es `{ $replacement }`
write_line = ha de ser `{ $line }`
write_one_of = se escribe { $spellings } (Leyes, { $article })
write_the_moves_before = hay que escribir con sus números las jugadas que llevan hasta ella, o elegir un estilo que no necesite tablero
zero_length_move = `{ $found }` sale de la casilla a la que llega

# -- Archivos mal formados --------------------------------------------------------------------------

a_cdata_section = una sección CDATA
a_comment = un comentario
a_declaration = una declaración
a_tag = una marca
a_text = un texto
an_instruction = una instrucción de proceso
attribute_without_value = un atributo sin valor
behind_the_string = hay algo detrás del texto entre comillas; una comilla dentro de él se escribe `{ $written }`
comment_begins = aquí empieza el comentario
element_hides_the_rest = `<{ $name }>` no se cierra nunca, así que todo lo que sigue se ha tomado por parte de él
element_never_closed = `<{ $name }>` no se cierra nunca; falta `</{ $name }>`
end_is_missing = esto no termina nunca: falta `{ $end }`
game_in_comment = las etiquetas de una partida están dentro de un comentario y se han tomado por parte de él; quizá falta el final del comentario
group_closes_nothing = un `{ $close }` que no cierra nada
group_never_closed = un `{ $open }` que ningún `{ $close }` cierra
id_without_translation = un `msgid` sin `msgstr` detrás
in_game = partida { $number }
in_named_game = partida { $number }, { $name }
lines_without_times = estas líneas no pertenecen a ningún subtítulo: no llevan tiempos (`00:00:01,000 --> 00:00:02,000`) delante
looks_like_another = una letra de otro alfabeto puede parecerse a la correcta
long_comment = este comentario es demasiado largo para traducir sus jugadas; queda como está
never_ends = { $what } que no termina nunca; termina con `{ $end }`
no_attribute = esto no puede estar en una marca
no_element = no contiene ningún elemento
no_line_of_po = esto no es una línea de un archivo PO; los comentarios empiezan por `#`
no_message = esto no es un mensaje: `nombre = texto`
number_of_no_move = el número `{ $number }` no pertenece a ninguna jugada
other_departure = `{ $word }` no puede salir ni de { $one } ni de { $other }, nombradas antes
other_tag_first = `</{ $found }>` está donde antes debe ir `</{ $first }>`
outside_of_root = { $what } fuera del elemento raíz
pawn_without_letter = sin la letra del peón esta fila se tomaría por un número de jugada, así que se deja como está
perhaps_a_footnote = tal vez el número de una página o de una nota al pie se ha mezclado con el texto
quote_never_closed = una marca con una comilla que no se cierra nunca
second_root = un segundo elemento raíz; un archivo tiene uno solo
sign_in_text = `{ $sign }` no puede estar aquí; en un texto se escribe `{ $written }`
space_before_attribute = falta un espacio delante de este atributo
squares_or_moves = o las casillas o las jugadas pertenecen a otra cosa
string_is_missing = en esta línea falta un texto entre comillas
string_of_nothing = un texto entre comillas que no pertenece a nada; antes debe ir `msgid` o `msgstr`
string_without_end = un texto entre comillas que no termina en su línea; falta una comilla
tag_closes_nothing = `</{ $name }>` no cierra nada
translation_without_id = un `msgstr` sin `msgid` delante
unended_closing_tag = una marca de cierre que no termina en `>`
value_never_ends = un atributo cuyo valor no termina nunca
value_without_quotes = el valor de un atributo necesita comillas
why_alone = nada alrededor habla de ajedrez
why_company = hay otras jugadas cerca
why_dotted = lo preceden puntos en lugar de la jugada blanca
why_follows = sigue a otra jugada
why_form = casi nada más se escribe así
why_grid = puede ser un acorde, un asiento o una celda entre otros
why_illegal = la partida en curso no lo permite
why_ion = puede ser un ion
why_legal = es legal en la partida en curso
why_letter = la letra de una pieza con una casilla
why_mixed = hay alrededor jugadas de otra notación
why_numbered = lo precede un número de jugada
why_opening = su mayúscula puede ser solo la de una frase
why_square = se nombra una casilla y hay jugadas cerca
why_stands = esa pieza está ahí en la partida en curso
with_game = { $message } ({ $game })
