# The command `euphoria`. Words in “quotes” or after a $ are typed as they stand.

## Mistakes: each is one sentence

cli-bad-command = There is no command '{ $word }': { $commands }.
cli-bad-extra = This command has no use for '{ $words }'.
cli-bad-option = There is no option '{ $option }' here.
cli-missing-value = { $name } needs a value.
cli-bad-value = '{ $value }' is no value for { $name }.
cli-given-twice = { $name } was given more than once.
cli-bad-players = { $title } is for { $least } to { $most } players, not for { $players }.
cli-bad-counts = '{ $text }' is no number of players: write 5, 4-8 or 4,6.
cli-bad-seat = There is no seat '{ $seat }' at this table: the seats are { $first } to { $last }.
cli-bad-bot = { $title } has no bot '{ $kind }': { $kinds }.
cli-bad-key = The key of the dice is 64 hexadecimal digits.
cli-bad-games = There must be at least one game to simulate, not { $games }.
cli-bad-jobs = At least one process has to work, not { $jobs }.
cli-bad-imagined = At least one game has to be imagined for each choice, not { $games }.
cli-bad-simulations = '{ $kind }' cannot imagine '{ $simulations }' games: only bots that search can, and at least one.
cli-bad-personality = There is no personality “{ $personality }” for { $kind } in { $title }: { $names }.
cli-decisions-where = Decisions are kept in a folder: add --keep FOLDER.
cli-tournament-two = A tournament needs two or more different bots.
cli-tournament-file = '{ $file }' holds no games of this tournament: give the file of one with the same game, rules, seed and options.
cli-bad-card = { $title } has no card '{ $card }'.
cli-bad-rule = No ledger has a rule '{ $rule }'.
cli-bad-step = There is no step { $step } in this record: it has { $last }.
cli-bad-kept = There is no game number { $number } in the list: it has { $count }.
cli-bad-setting = An option of a game is written name=value, not '{ $text }'.
cli-bad-toml = '{ $file }' is no TOML text.
cli-seed-or-key = Give a seed or a key, not both.
cli-missing-title = Say which game you want to play (“euphoria games” lists them), or which file to resume.
cli-cannot-read = '{ $file }' cannot be read: { $reason }.
cli-file-missing = there is no such file or folder
cli-file-closed = that is not allowed here
cli-file-folder = it is a folder
cli-file-disk-full = the disk is full
cli-is-over = '{ $file }' holds a game that is over: watch it again with “euphoria replay”.
cli-no-hits = No rule answers this: { $words }.

## Sitting down

# Eight names, in the order of the seats A to H; each begins with the letter of its seat.
cli-names = Ada Boris Clara Dario Elena Felix Greta Hugo
cli-you-are = You are { $name }, seat { $seat }, with { $others }.
cli-sealed-dice = The dice are sealed under { $commitment }…; “euphoria verify” proves them afterwards.
cli-how-to-answer = Answer with a number, or type words to search among the options; “help” tells the rest.
cli-how-in-full = Answer with a number, with an action in short such as “{ $example }”, or type words to search among the options. An empty line shows the question again. Besides:
cli-players = { $least } to { $most } players
cli-players-always = { $count } players
cli-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## At the question

cli-more = … and { $count } more like it: type “{ $span }”
cli-no-such-number = There is no option { $number }: the last is { $last }.
cli-not-understood = '{ $text }' is neither a number, an action nor words of an option; “help” lists what you can type.
cli-usage = '{ $text }' is not complete: it is written '{ $usage }'. Possible now is, for example, '{ $example }'.
cli-bad-word = '{ $word }' does not fit here: it is written '{ $usage }'. Possible now is, for example, '{ $example }'.
cli-not-now = '{ $verb }' is not among the options now. { $question } Possible is, for example, '{ $example }'.
cli-allowed = '{ $action }' is allowed now.
cli-nothing-refused = Nothing worth mentioning is closed to you here ({ $rule }).
cli-hint = I would choose { $number }: { $action }.
cli-hint-or = Or { $number }: { $action }.
cli-no-claims = There is nothing to claim in this game.
cli-how-to-claim = You may claim anything, true or not; it is judged after the end. Write one of these:
cli-bad-claim = '{ $text }' is no claim. Claims are written like these: { $forms }.
cli-claim-form = { $form }, for example “{ $example }”
cli-quoted = “{ $text }”
cli-nothing-claimed = Nobody has claimed anything yet.
cli-always = From now on you let reaction windows go by unless a card in your hand fits; “{ $word }” ends that.
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
cli-help-hint = what a bot would do in your place, and why
cli-word-card = card
cli-help-card = what a card does; “card” alone for those you have before you
cli-word-deduce = deduce
cli-help-deduce = what the cards can still be, as exact odds
cli-word-why = why
cli-help-why = what is closed to you now and why; “why” and an action for that one
cli-word-rule = rule
cli-help-rule = the rule behind this question; “rule { $rule }” for its chapter, words for another
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

## Questions about the table of the show

cli-word-where = where
cli-help-where = where a figure can go and for how many AP: “where”, “where A.nikolai”; with a place, the cheapest way there: “where 12,3”
cli-word-see = see
cli-help-see = who sees whom and what is between: “see”, “see B.blanca”, “see A.nikolai B.blanca”; with a place, as if from there
cli-word-aim = aim?
cli-help-aim = the aim at a figure with everything that changes it: “aim? B.blanca”, “aim? B.blanca 12,3”
cli-word-odds = odds
cli-help-odds = the exact odds of shots: “odds B.blanca 3”, “odds A.blanca B.nikolai both”
cli-word-fight = fight
cli-help-fight = the exact odds of a fight for each number of dice: “fight”; “fight B.blanca” supposes a charge
cli-word-measure = measure
cli-help-measure = a distance: “measure A.nikolai B.blanca”, “measure 12,3”
cli-word-under = under
cli-help-under = who is under a template there, and what it costs: “under 12,3”; “under A.chastas 1,0” for a flame in that direction
cli-ask-bad = That cannot be answered: { $reason }
cli-ask-what = '{ $word }' is neither a figure such as B.blanca, a place such as 12.5,3, nor a number.
cli-ask-which = Which one: { $list }?
cli-ask-who = No figure is active now; name one.
cli-ask-whom = Name a figure, such as B.blanca.
cli-ask-two = Name two things: figures, targets or places.
cli-ask-where = Name a place, such as 12.5,3.
cli-where-ap = { $figure } has { $ap } AP for movement and can go
cli-where-rises = after getting up, which is in the prices:
cli-where-surface = { $surface }, from { $ap } AP on; at most, in inches: { $list }
cli-where-stuck = { $figure } cannot go anywhere now ({ $ap } AP).
cli-where-none = There is no way to { $place }.
cli-where-dear = To { $place } it would cost { $price } AP, of which there are { $ap }.
cli-where-way = To { $place } it costs { $price } AP and leaves { $left }:
cli-see-all = { $figure } sees of nine lines each:
cli-see-free = { $figure }: { $free } free
cli-see-one = { $figure } sees { $target } on { $free } of nine lines
cli-see-clear = free
cli-see-high = top, from left to right
cli-see-middle = middle
cli-see-low = bottom
cli-see-back = { $target } sees { $figure }, too.
cli-see-not-back = { $target } does not see { $figure }.
cli-aim-head = { $figure } shoots at { $target }, { $distance } away.
cli-aim-holds = { $figure } does not shoot now: in a fight, or fascinated.
cli-aim-weapon = { $weapon }: aim { $aim } ({ $list }), shots: { $shots }
cli-aim-both = both weapons
cli-odds-victim = { $figure }, { $lp } LP: hurt { $hurt } %, killed { $kill } %, { $mean } LP lost on average
cli-odds-losses = so many LP or more: { $list }
cli-fight-member = { $figure }, { $lp } LP: free dice { $free }, dice to buy { $most }
cli-fight-choice = Buying { $dice } ({ $own } against { $rival }) deals wounds { $dealt }; takes { $taken }; better { $better } %, worse { $worse } %
cli-measure = From { $start } to { $end }: { $distance } (in plan { $gap }, in height { $height })
cli-under-nobody = Nobody is under it.
cli-under-stay = { $figure }, { $lp } LP, stays: hurt { $hurt } %, killed { $kill } %, { $mean } LP lost on average
cli-under-flee = { $figure }, { $lp } LP, flees: hurt { $hurt } %, killed { $kill } %, { $mean } LP lost on average
cli-under-no-flee = { $figure } cannot flee.

## The end

cli-you-won = You have won!
cli-you-lost = You have not won this time.
cli-nobody-won = The game ends without a winner.
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

# One line of the menu: a space, then the dice that can be placed there, each with its number in the list.
cli-dystopia-place = Place { $space-on }:
cli-dystopia-die = [{ $number }] a { $value }

cli-word-trade = trade
cli-help-trade = offer a trade: “trade” alone shows how, “trade B 1food 1gold” offers B 1 food for 1 gold
cli-trade-how = On your turn you may offer a trade: whom, what you give, what you get. Possible now is, for example, “{ $example }”.
cli-trade-bad = '{ $text }' is no offer: whom, what you give, what you get, such as “{ $example }”.
cli-trade-none = There is nothing that could be traded now.

## The show

# Read off in a picture: capitals and small letters are figures.
cli-show-legend = capitals: seat A, small: seat B; # high = low - barricade : ruin ~ crater + door . indoors % platform 1-3 target x body & cat ! Susan * template
cli-show-before = { $mission }, { $phase }
cli-show-head = { $mission }, turn { $turn } of { $turns }, { $phase }
cli-show-order = Order: { $list }
cli-show-numbers = LP AP Eu
cli-show-fights = fights { $list }
cli-show-ties = Equal Euphoria, rolled for: { $list }.

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
cli-rules-how = “euphoria rules leaders” lists chapters, with --minute or --five it tells the game in short; “euphoria rules L-9” and “L-9.1” show rules, other words and questions search.
cli-rules-in-english = These rules are kept in English.
cli-ruling = Ruling { $ruling }:
cli-ruling-unnumbered = Ruling:
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
cli-sim-groups = Broken down
cli-sim-all = All games
cli-sim-group = { $name } ({ $games } games, { $turns } turns on average): { $list }
cli-sim-kind = { $kind } wins with { $share } of its seats ({ $wins } of { $seats })
cli-sim-turns = Turns in a game: { $mean } on average, from { $least } to { $most }.
cli-sim-decisions = Decisions in a game: { $mean } on average, from { $least } to { $most }.
cli-sim-speed = { $seconds } s, { $speed } decisions per second.
cli-sim-progress = { $done } of { $games } games, { $pace }.
cli-sim-pace = { $rate } games a second, { $left } left
cli-sim-stopped = Stopped. What was played is kept in '{ $folder }'; the same command goes on from there.
cli-sim-unkept = '{ $folder }' cannot keep any more games: { $reason }. Nothing that is there is lost; the same command goes on from there.
cli-sim-recorded = The record of game { $number } is in '{ $file }'.
cli-reported = The report is in '{ $file }'.

cli-tournament-games = { $games } games for each pairing, seed { $seed }
cli-tournament-table = table
cli-tournament-count = games
cli-tournament-share = wins, %
cli-tournament-lead = lead, points
cli-tournament-rounds = rounds
cli-tournament-how = Wins and lead of the one that sits alone, with 95 % intervals. The lead is how much more often it wins than the other seats of its table do: where several can win together, it is what counts.
cli-tournament-unrated = Ratings need openskill, of the extra 'research': pip install euphoria[research].
cli-tournament-kind = bot
cli-tournament-rating = rating
cli-tournament-rated = Ratings of the whole tournament with 95 % intervals (openskill, Plackett-Luce); 25 is the middle.

## Analysis of a finished game

cli-analysis = Choices: { $count }. Games imagined for each: { $games }.
cli-analysis-chances = Chance to win of each player
cli-analysis-player = player
cli-analysis-start = start
cli-analysis-luck = luck
cli-analysis-skill = own choices
cli-analysis-others = others' choices
cli-analysis-rest = rest
cli-analysis-end = end
cli-analysis-known = own, as known
cli-analysis-how = Hundredths of a game. From start to end: what dice and cards gave, what own choices lost, what losing choices of others gave or took, and the rest, which imagined games did not foresee. "As known": what own choices lost by what that player could know then.
cli-analysis-moments = Key moments
cli-analysis-worst = Choices that lost most
cli-analysis-own = Choices of { $name }
cli-analysis-choice = { $name }: { $played }
cli-analysis-better-known = Better by what was known: { $best } (+{ $loss })
cli-analysis-better-open = Better with open cards: { $best } (+{ $loss })
cli-analysis-doubts = What could not be known yet (bits of hidden cards)
cli-analysis-claims = Claims
cli-analysis-lie-held = Nobody could see through it.
cli-analysis-lie-seen = Could be seen through by: { $names }

## Puzzles

cli-puzzles-list = { $name }: puzzles 1 to { $count }; today number { $number } (euphoria puzzles { $title })
cli-puzzles-none = There are no puzzles of { $title } yet.
cli-puzzles-number = There is no puzzle { $number }: they are numbered 1 to { $count }.
cli-puzzles-count = At least one puzzle has to be looked for, not { $count }.
cli-puzzle = Puzzle { $number }: { $name }
cli-puzzle-right = That is it.
cli-puzzle-wrong = Another choice is clearly better.
cli-puzzle-which = Type the number of a choice, 1 to { $count }.
cli-puzzle-best = Best: { $best }
cli-puzzle-exact = How often each choice succeeds, counted exactly:
cli-puzzle-odds = How often each choice that was tried wins; games imagined for the best ones: { $games }

## Teams of the show

cli-team-good = { $name } may play: { $total } of { $budget } audience points.
cli-team-named = { $name }: { $total } audience points.
cli-team-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cli-team-leader = leader
cli-team-associate = Susan’s associate
cli-team-profile = AP { $ap }, aim { $aim }, LP { $lp }, Euphoria { $euphoria }, shots { $shots }, attacks { $attacks }: { $total }
cli-team-flame = flame-thrower
cli-team-raised-aim = aim +{ $points }
cli-team-raised-attacks = attacks +{ $points }
cli-team-raised-shots = shots +{ $points }
cli-team-raised-second-shots = shots of the second weapon +{ $points }
cli-team-in-the-game = As it is typed in the game:
cli-team-unknown = There is no team '{ $name }': { $names }.

# What is wrong with a team file; $path is a place in it such as members[2].upgrades.aim.
cli-team-long = '{ $file }' is no team file: it has more than { $most } KiB.
cli-team-text = '{ $file }' is no team file: it is not text in UTF-8.
cli-team-toml = '{ $file }' is no TOML from line { $line } on.
cli-team-key = '{ $file }': there is no { $path } in a team file; known here are { $known }.
cli-team-must-table = '{ $file }': { $path } must be a table of named values.
cli-team-must-list = '{ $file }': { $path } must be a list of at most { $most }.
cli-team-must-text = '{ $file }': { $path } must be a text of at most { $most } characters.
cli-team-must-flag = '{ $file }': { $path } must be true or false.
cli-team-must-number = '{ $file }': { $path } must be a whole number from { $least } to { $most }.

# What the rules have against a team.
cli-team-no-team-empty = '{ $file }': a team has at least one character ({ $rule }).
cli-team-no-over-budget = '{ $file }': the team costs { $total } audience points, and { $budget } is the most ({ $rule }).
cli-team-no-same-character = '{ $file }': { $who } is in the team twice ({ $rule }).
cli-team-no-no-character = '{ $file }': there is no character '{ $word }', only { $known } ({ $rule }).
cli-team-no-pet-is-object = '{ $file }': a Benkei is no member of its own but an object of a character ({ $rule }).
cli-team-no-upgrade-limit = '{ $file }': no attribute is raised by more than { $most }, and { $who } has more ({ $rule }).
cli-team-no-upgrade-dash = '{ $file }': { $who } cannot raise an attribute that has no number on the profile ({ $rule }).
cli-team-no-upgrade-euphoria = '{ $file }': { $who } has Euphoria { $euphoria }, which is not enough for increases of { $points } ({ $rule }).
cli-team-no-upgrade-weapon = '{ $file }': { $who } has no second weapon for extra shots ({ $rule }).
cli-team-no-no-object = '{ $file }': there is no object '{ $word }', only { $known } ({ $rule }).
cli-team-no-same-object = '{ $file }': { $who } has the object '{ $word }' twice ({ $rule }).
cli-team-no-leader-missing = '{ $file }': no member is the leader ({ $rule }).
cli-team-no-leader-twice = '{ $file }': a team has one leader, not several ({ $rule }).
cli-team-no-associate-missing = '{ $file }': Susan needs an associate among the others ({ $rule }).
cli-team-no-associate-twice = '{ $file }': Susan has one associate, not several ({ $rule }).
cli-team-no-associate-self = '{ $file }': Susan cannot be her own associate ({ $rule }).
cli-team-no-associate-alone = '{ $file }': only Susan has an associate, and she is not in the team ({ $rule }).

## Maps of the show

cli-map-fit = { $name } is fit to play on: { $count } elements.
cli-map-unfit = { $name } is not fit to play on.
cli-map-error = Error
cli-map-warning = Advice
cli-map-side-south = south
cli-map-side-north = north
cli-map-long = '{ $file }' is no map file: it has more than { $most } KiB.
cli-map-text = '{ $file }' is no map file: it is not text in UTF-8.
cli-map-toml = '{ $file }' is no TOML from line { $line } on.
cli-map-symmetry = There is no symmetry '{ $word }': { $known }.
cli-map-side = A side of a made table measures { $least } to { $most } inches.
cli-map-written = Written: { $file }

cli-map-fault-lonely = Element { $element } ({ $name }) has neither another element nor a border within 10 inches.
cli-map-fault-open = The point [{ $x }, { $y }] is more than 7 inches from every element and border.
cli-map-fault-bare = There is nothing to hide behind.
cli-map-fault-uneven = The { $side } half has much less scenery than the other.
cli-map-fault-overlap = Element { $element } ({ $name }) and element { $other } ({ $neighbour }) fill the same space.
cli-map-fault-platform = The { $side } side has no place for an exit platform: 4 by 4 inches, at most 6 inches from the edge, 1 inch from all scenery.
cli-map-fault-taken = Element { $element } ({ $name }) stands on the place of a mission at [{ $x }, { $y }].
cli-map-fault-link = No base can stand at the end [{ $x }, { $y }] of a ladder or stair of element { $element } ({ $name }).
cli-map-fault-door = A door of element { $element } ({ $name }) at [{ $x }, { $y }] is blocked: a base cannot stand on both sides of it.
cli-map-fault-walled = The place of a mission at [{ $x }, { $y }] cannot be reached on the ground from both edges.

cli-map-about-backlot = Sheds with lofts face each other across a lorry park; containers make stairs to the roofs.
cli-map-about-ruined-quarter = Broken walls and rubble everywhere; the towers see far and are seen from afar.
cli-map-about-rooftops = A fight on two levels: gangways join the roofs, ladders and containers lead up to them.
cli-map-about-market = Low cover everywhere and little that hides a standing figure: a market for quick feet.
cli-map-about-studio = The prize is indoors: doors for the bold, windows for the thin, stairs to the gallery above.
cli-map-about-canyon = Steel walls, blind corners and planks overhead: short shots below, long ones above.
cli-map-about-grandstand = Steps everywhere: tiers are crossed or climbed, and the judges’ box looks down on the sand.

# What is wrong with map data: where, and what.
cli-map-bad = { $file }: { $place }: { $fault }.
cli-map-in-map = The map
cli-map-in-element = Element { $element }
cli-map-in-named = Element { $element } ({ $name })
cli-map-in-part = { $place }, a part
cli-map-in-link = { $place }, a link
cli-map-in-opening = { $place }, an opening
cli-map-in-wall = { $place }, a wall
cli-map-bad-table = it must be a table of named values
cli-map-bad-key = there is no '{ $key }' here; known are { $known }
cli-map-bad-list = '{ $key }' must be a list
cli-map-bad-most = '{ $key }' has { $count } entries, and { $most } is the most
cli-map-bad-text = '{ $key }' must be a text of at most { $most } characters
cli-map-bad-choice = '{ $key }' must be one of { $known }
cli-map-bad-flag = '{ $key }' must be true or false
cli-map-bad-whole = '{ $key }' must be a whole number from { $least } to { $most }
cli-map-bad-number = '{ $key }' must be a number of inches
cli-map-bad-huge = '{ $key }' must be a number of at most { $most } inches
cli-map-bad-pair = '{ $key }' must be two numbers [x, y]
cli-map-bad-either = give '{ $key }' or '{ $other }', not both
cli-map-bad-size = a side of the table measures { $least } to { $most } inches
cli-map-bad-openings = it has { $count } doors and windows, and { $most } is the most
cli-map-bad-links = it has { $count } ladders and stairs, and { $most } is the most
cli-map-bad-prisms = all its parts together have at most { $most } prisms (a wall with openings is several) and { $corners } corners
cli-map-bad-surfaces = one can stand on at most { $most } surfaces, the table included
cli-map-bad-box = 'box' must be four numbers [x, y, width, depth]
cli-map-bad-no-outline = it needs a 'box' or an 'outline'
cli-map-bad-corners = an outline needs three corners or more
cli-map-bad-short-side = a side of its outline is shorter than 0.1 inches
cli-map-bad-off-table = it reaches off the table at [{ $x }, { $y }]
cli-map-bad-no-area = its outline encloses no area
cli-map-bad-not-convex = its outline is not convex; split it into convex parts
cli-map-bad-empty = 'parts' is empty
cli-map-bad-barricade = nobody can stand on a barricade (S-1.7); make it a solid
cli-map-bad-no-room = it is walkable, but no base of 1.18 inches fits on it (S-1.7)
cli-map-bad-no-height = its height is missing
cli-map-bad-below = its bottom lies below the table
cli-map-bad-low = it must be at least 0.1 inches high
cli-map-bad-high = it is higher than { $most } inches
cli-map-bad-hanging = a part hangs in the air; it must stand on the table or on a walkable top, or leave 1.5 inches below it and have its top 2 inches up
cli-map-bad-out = it reaches out of the building
cli-map-bad-small-building = no base of 1.18 inches fits into it (S-1.10)
cli-map-bad-no-roof = an open building needs the height of its 'roof'
cli-map-bad-floors = floors and roof must lie 2 inches or more above each other
cli-map-bad-wall-height = it must be 0.1 inches high or more and end below the next floor
cli-map-bad-wall-short = it is shorter than 0.2 inches
cli-map-bad-open-side = it is in a side that is open
cli-map-bad-wall-end = it must stay 0.2 inches away from the ends of its wall
cli-map-bad-narrow = it must be at least 1.25 inches wide (S-1.11)
cli-map-bad-upside-down = it must have its top above its bottom
cli-map-bad-door = a door must begin at the floor and be 1.5 inches high or more
cli-map-bad-overlap = it overlaps another one of the same wall, or begins before the wall
cli-map-bad-no-fit = it does not fit into its wall
cli-map-bad-platform = the { $side } side has no place for an exit platform: 4 by 4 inches, at most 6 inches from the edge, 1 inch from all scenery (S-8.4)
cli-map-bad-end = its '{ $key }' must be [x, y] or [x, y, height]
cli-map-bad-no-surface = its '{ $key }' is on no surface: nobody can stand at that place and height (S-1.12)
cli-map-bad-level = it must lead from one surface up to another (S-1.12)

## Serving

cli-serve-open = The house is open: { $address }
cli-serve-stop = Ctrl-C closes it. No game is lost: all go on when it opens again.
cli-serve-closed = The house is closed.
cli-serve-taken = Port { $port } of { $host } is taken: is a server running already? Choose another with --port.
cli-serve-not-installed = The server needs packages that are not installed ({ $names }): install euphoria[server,scale].
cli-database-damaged = The database is damaged or is none: { $why }. Restore a backup into an empty one (euphoria restore).
cli-database-away = The database cannot be reached: { $why }.
cli-database-newer = A newer version made this database (shape { $shape }, this one knows { $newest }). Nothing was touched.
cli-serve-bad-database = A database is sqlite:///FILE or postgresql://…
cli-serve-bad-bus = A bus is none, postgres, postgresql://… or redis://…
cli-serve-not-shared = Several processes need a database that they can share: --database postgresql://…
cli-serve-no-processes = On this system only one process can listen on a port; start one with --port for each.
cli-backup-done = { $file } holds everything: { $count ->
    [one] 1 row
   *[other] { $count } rows
}.
cli-restore-done = Everything of { $file } is back: { $count ->
    [one] 1 row
   *[other] { $count } rows
}.
