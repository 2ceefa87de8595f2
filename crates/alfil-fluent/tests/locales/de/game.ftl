last-move = Letzter Zug: { MOVE($san) }
in-words = { MOVE($san, style: "words") }
selected = { PIECE($san) ->
    [queen] Die Dame zieht.
   *[other] Eine andere Figur zieht.
}
