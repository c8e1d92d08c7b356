# What the server does not do, and why: one sentence for a person.

## Requests, and the house itself

problems-mistake = The server has made a mistake. It was written down.
problems-unavailable = The database is not in reach. Try again.
problems-not-ready = The database is not in reach.
problems-stopping = The server is about to restart. Try again in a moment.
problems-about-to-stop = The server is about to stop.
problems-too-many = That was too much at once. Wait a moment.
problems-not-understood = { $detail }
problems-not-json = The body of a request is application/json.
problems-request-too-large = The request is too large.
problems-no-method = This page does not take that method.
problems-nul-text = A text must not hold the letter NUL.
problems-nul-address = An address must not hold the letter NUL.
problems-other-name = This server does not answer to that name.
problems-other-site = This request comes from another site.
problems-no-origin = A request with a cookie needs an Origin or the header X-Euphoria.
problems-text-only = Messages are text.
problems-hello-first = The first message is a hello.
problems-hello-twice = You have said hello already.

## What is not there

problems-no-page = There is no such page.
problems-no-file = There is no such file.
problems-no-table = There is no such table.
problems-no-game = There is no such game.
problems-no-lesson = There is no such lesson.
problems-no-puzzle = There is no such puzzle.
problems-no-map = There is no such map.
problems-no-team = There is no such team.
problems-no-message = There is no such message.
problems-no-seat = There is no such seat.
problems-no-ledger = This title has no ledger of rules.
problems-no-board = This title has no board.
problems-no-own-board = This title has no board of its own.
problems-no-workshop = There is nothing to build for this title.

## People

problems-say-who = Say who you are first (POST /api/me).
problems-token-unknown = This token opens nothing.
problems-token-old = This token opens nothing any more.
problems-link-old = This link does not work any more. Make a new one on the other device.
problems-seat-token = The token of a seat plays that seat and does nothing else.
problems-name-unseen = A name is made of letters that can be seen.
problems-account-there = You have an account already.
problems-login-taken = This login is taken.
problems-login-wrong = Login or password is wrong.
problems-password-wrong = The password is wrong.
problems-passkey-bad = This passkey cannot be kept: it was not made here and now.
problems-passkey-late = That took too long. Begin again.
problems-passkey-there = This passkey is known here already.
problems-passkey-unknown = This passkey opens no account here.
problems-passkeys-address = Passkeys need a server whose address begins with https; this one is { $address }.
problems-passkeys-elsewhere = Passkeys work at { $address }: open it there.
problems-passkeys-many = You have { $most } passkeys, and no more are kept. Take one away first.
problems-no-passkey = You have no such passkey.
problems-last-way = This is your only way to sign in. Choose a password or make another passkey first.
problems-code-wrong = Login or recovery code is wrong, or the code is spent.
problems-no-account = Make yourself an account first.
problems-login-needed = Say which login your account is to have.
problems-prove = Prove first that it is you: by your password or a passkey.
problems-hook-no-host = The host of this address is not found.
problems-hook-private = A webhook must not lead into a private network.
problems-hook-scheme = A webhook is an http or https address.
problems-push-keys = These are not the keys of a browser.
problems-push-scheme = A browser is told by way of an https address.

## Seats and hosts

problems-no-spectators = This table has no spectators.
problems-not-seated = You do not sit at this table.
problems-seats-and-players = There are not as many seats as players.
problems-no-open-seat = You cannot sit at a table without an open seat.
problems-no-face = There is no such face.
problems-no-bot = { $title } has no bot '{ $bot }': { $known }.
problems-doors-shut = Nobody can sit down at this table any more.
problems-sent-away = The host has sent you away from this table.
problems-seated-already = You sit at this table already.
problems-seat-taken = This seat is taken.
problems-seats-taken = All seats are taken.
problems-same-name = Somebody at this table has the same name.
problems-places-before = Places are changed before the game.
problems-host-moves = Only the host moves others.
problems-host-only = Only the host of the table does that.
problems-seats-before = Seats are closed before the game.
problems-seat-kept = A bot has taken this seat over from somebody and plays it to the end.
problems-seat-alone = Nobody else is here who could agree. A bot can take the seat.
problems-get-up-first = Get up before you give your seat away.
problems-nobody-there = Nobody sits there.
problems-options-before = Options are chosen before the game.
problems-begun-already = The game has begun already.
problems-open-seat = There is an open seat: wait, close it, or let a bot sit there.
problems-by-agreement = A game that has begun ends by agreement.
problems-rematch-over = A rematch is for a game that is over.
problems-rematch-players = Only those who played may ask for a rematch.
problems-not-frozen = The table is not frozen.

## Play

problems-not-begun = The game has not begun.
problems-paused = The game is paused.
problems-over = The game is over.
problems-abandoned = The game was abandoned.
problems-frozen = The table is frozen.
problems-frozen-log = This table is frozen: its log cannot be replayed.
problems-frozen-rules = This game was begun by revision { $revision } of the rules; this house plays by newer ones and cannot show it.
problems-not-under-way = The game is not under way.
problems-not-over = This can be seen when the game is over.
problems-stale = Something has happened since.
problems-done-already = This was done already.
problems-too-fast = The table is changing too fast. Try again.
problems-too-long = That takes too long to work out.
problems-too-many-bots = You have { $most } games of bots going on. Wait until one is over, or sit down at one.
problems-refused = The rules do not allow this now.
problems-no-such-question = This game has no question of that kind.
problems-question-unclear = This game does not understand that question.
problems-hints-off = This table plays without hints.
problems-hints-not-asked = Hints are for a question you are asked, and now you are asked none.
problems-no-hint = There is no hint right now. Try again.
problems-nothing-back = There is nothing to take back.
problems-proposal-there = There is a proposal on the table already.
problems-no-proposal = There is no proposal on the table.
problems-eyes = Eyes are a seat’s number, spectator or open.
problems-lesson-step = This lesson has no step { $step }.
problems-lesson-made = made is a list of small numbers with commas between.

## Talk

problems-muted = The host has muted you at this table.
problems-nothing-said = There is nothing in this message.
problems-whisper-seats = One whispers from one seat to another.
problems-no-whispers = Nobody whispers at this table.

## What is wrong with a setup or with a move that was written

problems-title-unknown = There is no game '{ $title }': { $known }.
problems-players = { $title } is for { $least } to { $most } players, not for { $players }.
problems-option-unknown = { $title } has no option '{ $option }': { $known }.
problems-option-none = { $title } has no option '{ $option }'.
problems-option-seat = The option '{ $option }' takes a seat from 0 to { $last }, not { $value }.
problems-option-switch = The option '{ $option }' is either true or false.
problems-option-least = The option '{ $option }' is a number, { $least } or more.
problems-option-number = The option '{ $option }' is a number from { $least } to { $most }.
problems-option-choice = The option '{ $option }' is one of { $known }.
problems-option-list = The option '{ $option }' is a list of these: { $known }.
problems-option-value = An option of { $title } has an impossible value.
problems-map-unknown = There is no map '{ $map }': { $known }.
problems-map-long = The map is longer than { $most } characters.
problems-map-text = This is no map file: it is no TOML from line { $line } on.
problems-map-which = Say which map is meant: its data, a file, the name of a packaged one or a number to make one from.
problems-option-teams = The option 'teams' is a list of two teams, each a prepared one or written out.
problems-team = '{ $team }' is no team for { $budget } audience points.
problems-notation-verb = '{ $text }' does not begin with a verb of this game: { $known }.
problems-notation-usage = '{ $text }' should read '{ $usage }'.
problems-notation-word = '{ $word }' is no { $kind }: '{ $usage }'.

## What a title says of setups, moves, questions and lessons, in English

problems-setup = { $detail }
problems-notation = { $detail }
problems-question = { $detail }
problems-way = { $detail }

## Records that cannot be read

problems-record-text = This is no record of a game: it is not text.
problems-record-short = This is no record of a game: it has fewer than three whole lines, or was cut short.
problems-record-json = This is no record of a game: a line of it is not JSON.
problems-record-object = This is no record of a game: a line of it is not a JSON object.
problems-record-changed = The record was changed: its checksum does not fit.
problems-record-format = This is no record of format { $format }.
problems-record-name = Line 1 of the record is malformed: a name is no text.
problems-record-field = Line { $line } of the record is malformed: its '{ $name }' is missing or wrong.
problems-record-number = Line { $line } of the record is malformed: it has an impossible number.
problems-record-kind = Line { $line } of the record is neither action, luck, undo, talk nor digest.
problems-record-revision = The record was played by revision { $played } of the rules; this is revision { $known }.
problems-record-rule = Line { $line } of the record is against the rules ({ $rule }).
problems-record-rules = Line { $line } of the record does not follow the rules.
problems-record-fit = The record does not fit together.
problems-record-key = The key of the dice is no hexadecimal number.
problems-record-commitment = The key does not fit the commitment published before the first draw.
problems-record-position = The record does not lead to the position it claims.
problems-record-result = The record does not lead to the result it claims.
problems-record-running = The game is not over, so the key of its dice has not been revealed.
problems-record-dice = The draw '{ $draw }' was not rolled by these dice.
problems-record-seats = The record does not say who plays where in a terminal.
problems-record-keyless = The record lacks the key of its dice, so the game cannot go on.
