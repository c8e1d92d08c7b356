# Puzzles of the show that exact odds prove: what is asked for, and why the best choice is the best.
# The house tells them; the table of the client does without this file.

riddles-kill = Which shots are most likely to kill a rival? Further shots of the same declaration count, too.
riddles-blast = Which throw is most likely to kill a rival without killing one of yours? Whoever can flee, flees.
riddles-cover = Which choice gives this figure the best chance to survive the shots of this turn, if it does nothing more after it? No rival moves any more; whoever then sees it fires all shots at it.
riddles-win = Which choice completes the mission in this very activation?
riddles-kill-best = { $figure } has { $lp } LP: { $shots ->
    [one] one shot at aim { $aim } kills
   *[other] { $shots } shots at aim { $aim } kill
} in { $chance } of 100 cases.
riddles-kill-other = { $figure } has { $lp } LP: even the best declaration, { $shots ->
    [one] one shot at aim { $aim }, kills
   *[other] { $shots } shots at aim { $aim }, kills
} in only { $chance } of 100 cases.
riddles-blast-best = The circle catches { $value ->
    [one] one rival
   *[other] { $value } rivals
} and { $low ->
    [0] nobody
    [one] one
   *[other] { $low }
} of yours; { $figure } with { $lp } LP is in most danger. A rival dies and none of yours in { $chance } of 100 cases, though all flee who can.
riddles-blast-other = Another throw catches { $value ->
    [one] one rival
   *[other] { $value } rivals
} and { $low ->
    [0] nobody
    [one] one
   *[other] { $low }
} of yours; with { $figure } ({ $lp } LP) in most danger it succeeds in only { $chance } of 100 cases.
riddles-cover-unseen = There no rival who may still fire can aim at { $figure }.
riddles-cover-one = There only { $foe } can still fire at { $figure }, who survives in { $chance } of 100 cases.
riddles-cover-some = There { $value } rivals can still fire at { $figure }, but badly: it survives in { $chance } of 100 cases.
riddles-cover-stay = Where it is now, { $value ->
    [one] one rival can
   *[other] { $value } rivals can
} fire at it, and it survives in only { $chance } of 100 cases.
riddles-cover-next = Even the best of the other choices leaves it to { $value ->
    [one] one rival:
   *[other] { $value } rivals:
} it survives in { $chance } of 100 cases.
riddles-win-best = What wins the mission comes wholly into your exit platform, and no dice are rolled for it.
riddles-win-other = After any other choice offered here the AP that are left do not suffice, or the way does not end in the platform: the rivals get another turn.
