# After the game: replay, provable dice, statistics.

replay-title = Replay: { $title }
replay-coming = The game is being laid out again …
replay-not-over = This can be seen when the game is over
replay-not-over-help = Nobody may look into other people’s cards before that.
replay-not-found = There is no such game here
replay-not-allowed = This game was private
replay-not-allowed-help = Open the link with which you came to the table.
replay-to-table = To the table
replay-home = To the front page

replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-eyes-open = everybody: open cards
replay-mine = { $name } (you)
replay-board-of = Through the eyes of { $name }
replay-place-of = All cards open, from the place of { $name }
replay-boards = Boards
replay-table = The table
replay-side-by-side = Side by side
replay-in-words = In words

replay-start = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-turn-forward = One turn forward
replay-end = To the end
replay-speed = Speed
replay-times = speed { $times }
replay-timeline = Timeline
replay-step = { $at } of { $count }
replay-beginning = The beginning
replay-keys = Keys: ← → one step, Page Up and Page Down one turn, Home and End, Space plays.

replay-events = What happened
replay-still = { $count ->
    [one] { $count } more to come
   *[other] { $count } more to come
}
replay-nothing-yet = Nothing has happened yet.
replay-reveal = Show the rest
replay-hide = Hide what is to come
replay-link = Copy the link to this moment
replay-copied = The link is copied.
replay-picture = Save a picture
replay-film = Film this turn
replay-keep = Keep for offline
replay-keeping = Keeping: { $percent } %
replay-kept = Kept on this device
replay-record = Download the record
replay-dice = The dice
replay-statistics = Statistics
replay-rematch = Play again together
replay-to-rematch = To the next game
replay-failed = That did not work. Try again in a moment.

## Provable dice

replay-dice-title = The dice of this game
replay-dice-lead = You need not believe us. Your browser takes the record of the game and makes every draw again, here and now, without asking the server.
replay-checking = Your browser is rolling the dice again …
replay-proved = Proved: nobody chose or changed the luck of this game
replay-not-proved = Not proved: something here was changed
replay-sealed = Sealed until the game is over
replay-sealed-text = This is the fingerprint of the key that makes all luck of this game. It was fixed before the first draw. When the game is over, the key is shown, and every draw can be made again.
replay-no-record = This is no record of a game, or it was cut short.
replay-no-key = This record has no key of the dice: the game was not over when it was written.
replay-no-crypto = This browser only calculates on safe connections. Open the page with https, or use the command “euphoria verify”.
replay-check-whole = The record is whole
replay-check-whole-no = The record was changed after it was written
replay-check-whole-text = Its last line holds the { $hash } checksum of everything above it.
replay-check-key = The key is the one that was promised
replay-check-key-no = The key is another one than was promised
replay-check-key-text = Before the first draw the { $hash } fingerprint of the key was published. The key shown now has this fingerprint:
replay-check-published = The server published another fingerprint at the table than stands in this record.
replay-check-draws = { $count ->
    [one] The one draw comes out the same
   *[other] All { $count } draws come out the same
}
replay-check-draws-no = { $count ->
    [one] { $count } draw comes out differently
   *[other] { $count } draws come out differently
}
replay-check-draws-text = Each was made again with { $method } from the key, the salt and its number.
replay-published = Published before the game
replay-computed = Calculated by your browser
replay-key = Key
replay-salt = Salt
replay-no-salt = none
replay-how = How it works
replay-how-key = When the table is made, the server draws a secret key: 256 random bits.
replay-how-promise = It publishes the fingerprint of the key at once. From the fingerprint nobody can find the key, and no second key has the same fingerprint. So the luck is fixed, and hidden.
replay-how-salt = Players may add words of their own, the salt. Then not even the server could have known the luck when it drew the key.
replay-how-draw = Each draw is made from key, salt and a counter. Numbers that would favour an outcome by a hair are thrown away.
replay-how-check = When the game is over the key is shown. Whoever has the record can make all draws again: this page, the command “euphoria verify”, or twenty lines of any language.
replay-draws = The draws
replay-draws-differ = Only those that differ
replay-draw-line = Line
replay-draw-name = Draw
replay-draw-of = Outcomes
replay-draw-got = In the record
replay-draw-made = Made again
replay-draw-same = Same
replay-draw-same-yes = equal
replay-draw-same-no = different
replay-all-draws = Show all { $count }
replay-check-file = Check a record from a file
replay-checked-file = Checked: { $name }

## Statistics

replay-watch = Watch the replay
replay-stat-title = The game in numbers
replay-stat-lead = { $actions } actions in { $minutes } min.
replay-stat-player = Player
replay-stat-won = won
replay-stat-turns = Turns
replay-stat-actions = Actions
replay-stat-taken-back = Taken back
replay-stat-thinking = Usual thinking time
replay-stat-seconds = { $seconds } s
replay-stat-luck = Luck
replay-luck-knowledge = Knowledge rolled: { $got }, to be expected: { $expected } ({ $rolls } dice)
replay-luck-hits = Hits: { $got }, to be expected: { $expected } ({ $rolls } dice)
replay-luck-saves = Saved by dice: { $got }, to be expected: { $expected } ({ $rolls } dice)
replay-verb-leaders-interrogate = Interrogated
replay-verb-leaders-use = Artifacts used
replay-verb-leaders-react = Reactions
replay-verb-leaders-arm = Armed
replay-verb-leaders-shoot = Shots
replay-verb-leaders-hide = Hidden
replay-verb-leaders-give = Artifacts given
replay-verb-leaders-draw = Hands renewed
replay-verb-dystopia-place = Workers placed
replay-verb-dystopia-retrieve = Workers retrieved
replay-verb-dystopia-use = Recruits used
replay-verb-dystopia-offer = Trades offered
replay-verb-dystopia-resolve = Dilemma resolved
replay-verb-show-move = Moves
replay-verb-show-climb = Climbs
replay-verb-show-jump = Jumps
replay-verb-show-aim = Targets aimed at
replay-verb-show-fire = Salvos
replay-verb-show-strike = Strikes
replay-verb-show-throw = Throws
replay-verb-show-deck = Times on the deck

## Analysis

replay-analysis = Analysis
replay-analysis-about = Who stood how when, which moments turned the game, what luck did and what choices did. It is made once for everybody who may see this game, and takes a minute or two.
replay-analysis-begin = Analyse this game
replay-analysis-running = Choices judged: { $done } of { $total }
replay-analysis-games = Games imagined for each choice: { $games }
replay-analysis-chances = Chance to win, with open cards
replay-analysis-moments = Key moments
replay-analysis-even = No moment changed much.
replay-analysis-accounts = Luck and skill
replay-analysis-luck = luck
replay-analysis-skill = own choices
replay-analysis-others = others’ choices
replay-analysis-rest = rest
replay-analysis-known = own, as known
replay-analysis-how = Hundredths of a game: what dice and cards gave, what own choices lost, what losing choices of others gave or took, and what imagined games had not foreseen. “As known”: what own choices lost by what that player could know then.
replay-analysis-choices = Choices that lost something
replay-analysis-whose = Whose
replay-analysis-everybody = everybody’s
replay-analysis-open = judged with open cards
replay-analysis-better = Better: { $best } (+{ $loss })
replay-analysis-nothing-lost = No choice was clearly worse than another.
replay-analysis-claims = Claims
replay-analysis-claim-true = True.
replay-analysis-claim-false = A lie.
replay-analysis-claim-guess = A guess.
replay-analysis-seen = In time it could be seen through by: { $names }.
replay-analysis-held = Nobody could see through it.
