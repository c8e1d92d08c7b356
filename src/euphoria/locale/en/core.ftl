# What all titles say. A variable $you names the field that is the reader; "none": a spectator or nobody named.

core-player = Player { $letter }

core-taken-back = { $you ->
    [seat] You take your last choice back.
   *[other] { $seat } takes the last choice back.
}
core-claimed = { $you ->
    [seat] You claim: “{ $claim }”.
   *[other] { $seat } claims: “{ $claim }”.
}

core-no-over = The game is over
core-no-undo = This can no longer be taken back: somebody has learnt something, luck has fallen, or the last choice was not yours
core-no-whispers = Whispers are not allowed at this table

# After the end: what a claim was worth when it was made.
core-verdict-true = That was true.
core-verdict-false = That was a lie.
core-verdict-guess = That was a guess.

# $you is "wins", "loses" or "none".
core-winners = { $count ->
    [0] Nobody wins.
    [1] Winner: { $names }.
   *[other] Winners: { $names }.
}{ $you ->
    [wins] { " " }You win!
   *[other] { "" }
}
