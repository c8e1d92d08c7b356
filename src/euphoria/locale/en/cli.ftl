# The command `euphoria`. Words in “quotes” or after a $ are typed as they stand.

## Mistakes: each is one sentence

cli-bad-command = There is no command '{ $word }': { $commands }.
cli-bad-extra = This command has no use for '{ $words }'.
cli-bad-option = There is no option '{ $option }' here.
cli-missing-value = { $name } needs a value.
cli-bad-value = '{ $value }' is no value for { $name }.
cli-given-twice = { $name } was given more than once.
cli-bad-title = There is no game '{ $title }': { $titles }.
cli-bad-players = { $title } is for { $least } to { $most } players, not for { $players }.
cli-bad-counts = '{ $text }' is no number of players: write 5, 4-8 or 4,6.
cli-bad-seat = There is no seat '{ $seat }' at this table: the seats are { $first } to { $last }.
cli-bad-bot = { $title } has no bot '{ $kind }': { $kinds }.
cli-bad-key = The key of the dice is 64 hexadecimal digits.
cli-bad-games = There must be at least one game to simulate, not { $games }.
cli-bad-jobs = At least one process has to work, not { $jobs }.
cli-bad-card = { $title } has no card '{ $card }'.
cli-bad-rule = No ledger has a rule '{ $rule }'.
cli-bad-step = There is no step { $step } in this record: it has { $last }.
cli-bad-kept = There is no game number { $number } in the list: it has { $count }.
cli-seed-or-key = Give a seed or a key, not both.
cli-missing-title = Say which game you want to play (“euphoria games” lists them), or which file to resume.
cli-cannot-read = '{ $file }' cannot be read: { $reason }.
cli-is-over = '{ $file }' holds a game that is over: watch it again with “euphoria replay”.
cli-no-hits = No rule has all of these words: { $words }.

## Sitting down

# Eight names, in the order of the seats A to H; each begins with the letter of its seat.
cli-names = Ada Boris Clara Dario Elena Felix Greta Hugo
cli-you-are = You are { $name }, seat { $seat }, with { $others }.
cli-sealed-dice = The dice are sealed under { $commitment }…; “euphoria verify” proves them afterwards.
cli-how-to-answer = Answer with a number, or type words to search among the options; “help” tells the rest.
cli-how-in-full = Answer with a number, with an action in short such as “{ $example }”, or type words to search among the options. An empty line shows the question again. Besides:
cli-players = { $least } to { $most } players

## At the question

cli-more = … and { $count } more like it: type “{ $span }”
cli-no-such-number = There is no option { $number }: the last is { $last }.
cli-not-understood = '{ $text }' is neither a number, an action nor words of an option; “help” lists what you can type.
cli-usage = '{ $text }' should read '{ $usage }'.
cli-allowed = '{ $action }' is allowed now.
cli-nothing-refused = Nothing worth mentioning is closed to you here ({ $rule }).
cli-hint = I would choose { $number }: { $action }.
cli-no-claims = There is nothing to claim in this game.
cli-how-to-claim = You may claim anything, true or not; it is judged after the end. Write one of these:
cli-bad-claim = '{ $text }' is no claim: { $forms }.
cli-nothing-claimed = Nobody has claimed anything yet.
cli-always = From now on you let every reaction window go by; “{ $word }” ends that.
cli-ask-me = From now on you are asked in every reaction window.
cli-saved = Saved: { $file }
cli-file-exists = '{ $file }' exists and is not this game; nothing was written.
cli-cannot-write = '{ $file }' cannot be written: { $reason }.
cli-cannot-keep = This game cannot be kept on the disk ({ $reason }); you can play on, but not resume it later.
cli-left = Until next time. Your game is kept; go on with:
cli-left-unsaved = Until next time. This game could not be kept.

## Commands at the question: their word, and what they do

cli-word-help = help
cli-help-help = this list
cli-word-table = table
cli-help-table = the whole table in words
cli-word-log = log
cli-help-log = the last events with their rules; “log 50” for more
cli-word-hint = hint
cli-help-hint = what the strongest bot would do in your place
cli-word-card = card
cli-help-card = what a card does; “card” alone for those you have before you
cli-word-deduce = deduce
cli-help-deduce = what the cards can still be, as exact odds
cli-word-why = why
cli-help-why = what is closed to you now and why; “why” and an action for that one
cli-word-rule = rule
cli-help-rule = the rule behind this question; “rule L-9.1” or words for another
cli-word-undo = undo
cli-help-undo = take your last choice back, while nobody has learnt from it
cli-word-claim = claim
cli-help-claim = say something about your cards, true or not
cli-word-claims = claims
cli-help-claims = what was claimed so far
cli-word-always = always
cli-help-always = let all reaction windows go by (also “always pass”)
cli-word-ask = ask
cli-help-ask = be asked in reaction windows again (also “ask me”)
cli-word-save = save
cli-help-save = keep the game now; with a file name, a copy there
cli-word-quit = quit
cli-help-quit = stop; the game is kept and you are told how to go on

## The end

cli-you-won = You have won!
cli-you-lost = You have not won this time.
cli-verdicts = Who claimed what
cli-after-actions = { $count ->
    [one] After 1 action:
   *[other] After { $count } actions:
}
cli-record = The record of this game: { $file }
cli-rematch = “r” for a rematch at the same table, anything else to leave.
cli-rematch-letter = r
cli-thanks = Thank you for playing.

## Kept games

cli-nothing-kept = No game is waiting for you in { $folder }.
cli-kept = { $title }, { $when }, { $count ->
    [one] 1 action
   *[other] { $count } actions
}: { $names }
cli-kept-how = Go on with “euphoria resume 1”.

## The table in short

cli-leaders-legend = [E] exposed, E known, -- hidden, * at turn; E S Followers, EL SL Leaders
# $you is "yes", "no", or "none" while the Ray Gun is not aimed.
cli-leaders-gun = { $you ->
    [yes] RAY GUN AIMED AT YOU
    [none] Ray Gun
   *[no] Ray Gun aimed at { $target }
}
cli-leaders-skips = skips the next action
cli-leaders-unknown = { $count ->
    [one] 1 unknown Artifact
   *[other] { $count } unknown Artifacts
}

cli-dystopia-legend = * at turn; 5@Farm: a 5 stands there; (…) hidden recruit; “table” tells all
cli-dystopia-player = Player
cli-dystopia-stars = Stars
cli-dystopia-morale = Morale
cli-dystopia-knowledge = Know.
cli-dystopia-home = Home
cli-dystopia-board = On the board
cli-dystopia-dilemma = dilemma: { $card }
cli-dystopia-penalties = penalties: { $list }
cli-dystopia-areas = Totals
cli-dystopia-allegiance = Allegiance
cli-dystopia-miners = Miners
cli-dystopia-territory = Free places
# A built market: on it lie the stars of these seats, and so much a visit costs.
cli-dystopia-market = { $tile } (stars { $seats }): { $cost }
cli-dystopia-building = Building
# Workers there of those it takes; $goods are what the free spaces cost.
cli-dystopia-growing = { $site }: { $count } of { $needed } ({ $goods })
cli-dystopia-deck = deck { $count }

## Odds

cli-claim-impossible = (That cannot be, for all you know.)
cli-claims-fit = For all you know, these claims can all be true.
cli-claims-clash = For all you know, these claims cannot all be true: somebody lies.
cli-no-odds = This game has no exact odds to show.
cli-odds-later = There is nothing to work out yet.
cli-odds-team = Team
cli-odds-leader = Leader
cli-odds-legend = Chances in percent over all deals that fit what you know. E Euphorian, S Subterran, EL and SL their Leaders.

## Replay

cli-replay = { $names }; { $count ->
    [one] 1 step
   *[other] { $count } steps
}; { $eyes }.
cli-eyes-open = everything is shown
cli-eyes-spectator = seen by a spectator
cli-eyes-seat = seen by { $name }
cli-replay-at = Step { $step } of { $last }
cli-replay-keys = Enter: on; p: back; a number: to that step; t: the table; q: leave.

## Verify

cli-proof-commitment = Commitment
cli-proof-key = Key
cli-proof-draws = Luck
cli-proof-all-draws = { $count ->
    [one] 1 draw, made again with the same outcome
   *[other] { $count } draws, all made again with the same outcome
}
cli-proof-actions = Moves
cli-proof-all-actions = { $count ->
    [one] 1 move, allowed by the rules
   *[other] { $count } moves, all allowed by the rules
}
cli-proof-position = Position
cli-proved = Proved: the dice were fixed before the first draw and the game went as recorded.
cli-proved-so-far = Proved so far: the game is not over, and this file knows the luck to come.

## Rules and cards

cli-rules-count = { $count } rules
cli-rules-how = “euphoria rules leaders” lists chapters, “euphoria rules L-9” and “L-9.1” show rules, other words search.
cli-rules-in-english = The rule ledgers are kept in English.
cli-ruling = Ruling { $ruling }:
cli-ruling-unnumbered = Ruling:
cli-source = Source: { $source }
cli-more-hits = … and { $count } more; add a word to narrow the search.

## Simulate

cli-simulating = Playing
cli-sim-games = { $games } games (players x games: { $counts }), seed { $seed }
cli-sim-who = Bot or seat
cli-sim-seats = seats
cli-sim-wins = wins
cli-sim-rate = win rate
cli-sim-interval = 95 % interval
cli-sim-seat = seat { $seat }
cli-sim-lead = { $first } wins more often than { $second } at the same table, by { $lead } of games (95 % interval { $interval }).
cli-sim-ways = How the games ended
cli-sim-turns = Turns in a game: { $mean } on average, from { $least } to { $most }.
cli-sim-decisions = Decisions in a game: { $mean } on average, from { $least } to { $most }.
cli-sim-speed = { $seconds } s, { $speed } decisions per second.

## Serving

cli-serve-open = The house is open: { $address }
cli-serve-stop = Ctrl-C closes it. No game is lost: all go on when it opens again.
cli-serve-closed = The house is closed.
cli-serve-taken = Port { $port } of { $host } is taken: is a server running already? Choose another with --port.
cli-serve-not-installed = The server needs packages that are not installed ({ $names }): install euphoria[server,scale].
cli-serve-bad-database = A database is sqlite:///FILE or postgresql://…
cli-serve-bad-bus = A bus is none, postgres, postgresql://… or redis://…
cli-backup-done = { $file } holds everything: { $count ->
    [one] 1 row
   *[other] { $count } rows
}.
cli-restore-done = Everything of { $file } is back: { $count ->
    [one] 1 row
   *[other] { $count } rows
}.
