# The board of Leaders of Euphoria, and its sheet.

council-mine = Your side of the table
council-side-of = { $name }’s side of the table
council-my-hand = Your Artifacts
council-empty-hand = You hold no Artifact.
council-hand = { $count ->
    [0] No Artifacts
    [one] 1 Artifact
   *[other] { $count } Artifacts
}
council-known-hand = You know of: { $cards }.
council-at-turn = at turn
council-before = Before the first turn
council-turn = Turn { $turn }
council-skips = skips the next Action phase
council-guns = { $count ->
    [0] No Ray Gun in the centre
    [one] 1 Ray Gun in the centre
   *[other] { $count } Ray Guns in the centre
}
council-gun-at = Ray Gun aimed at { $target }
council-gun-unaimed = Ray Gun, not aimed yet
council-aimed = { $count ->
    [one] 1 Ray Gun is aimed here
   *[other] { $count } Ray Guns are aimed here
}
council-deck = { $count ->
    [0] The Artifact deck is empty
    [one] Artifact deck, 1 card
   *[other] Artifact deck, { $count } cards
}
council-under-deck = What you know of the deck, counted from the top:
council-card-hidden = { $place }: hidden
council-card-exposed = { $place }: { $kind }, exposed
council-card-known = { $place }: { $kind }, hidden
council-hold = Hold to look
council-show = Look
council-cover = Cover
council-arrange = Tap two Recruits to swap them.
council-arrange-second = Now the other one.
council-lay-down = Lay them down

## Claims

council-claim = Claim something
council-claim-team = I am on the team of the …
council-claim-row = My Recruits, from left to right (tap to change)
council-claim-saw = I know { $name }’s Recruits
council-say = Claim
council-not-heard = That could not be said. Try again.

## The end

council-testimony = Who was who, and who lied
council-see-table = See the table
council-won = won
council-way-leader-shot = A Leader falls
council-way-wastelander-given-leader = A Leader in the wasteland
council-way-both-leaders = Both Leaders in one hand
council-way-stopped = The council breaks up
council-verdict-true = true
council-verdict-false = lie
council-verdict-guess = guess
council-when = at move { $ply }
council-silent = Claimed nothing.
council-lies = { $count ->
    [one] Lied once.
   *[other] Lied { $count } times.
}
council-knew = Card { $number } was known to { $names }.
council-removed = The Recruit nobody saw was: { $kind }.

## The sheet

council-sheet = Sheet
council-sheet-text = Exact odds from what you may know. Pencil in your own marks: they stay on this device.
council-sheet-waiting = Working it out …
council-sheet-failed = The odds did not arrive.
council-sheet-again = Try again
council-odds = { $place }: { $e } % Euphorian Follower, { $s } % Subterran Follower, { $el } % Euphorian Leader, { $sl } % Subterran Leader
council-odds-team = Team: { $e } % Euphorian, { $s } % Subterran
council-odds-leader = Chance of a Leader: { $el } % Euphorian, { $sl } % Subterran
council-legend = Key
council-mark = My mark for { $place }: { $mark }
council-mark-none = none
council-note = Notes on { $name }
council-clear = Rub out my marks
council-way-hold = Show my secrets only while I hold
council-way-switch = Show my secrets until I cover them
council-secrets = Secrets
