last-move = Última jugada: { MOVE($san) }
in-words = { MOVE($san, style: "words") }
