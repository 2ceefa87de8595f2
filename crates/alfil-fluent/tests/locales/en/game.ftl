last-move = Last move: { MOVE($san) }
in-words = { MOVE($san, style: "words") }
only-english = Untranslated: { MOVE($san) }
selected = { PIECE($san) ->
    [queen] The queen moves.
   *[other] Another one moves.
}
