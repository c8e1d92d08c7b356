# The table in the web client: what all titles share there.

table-coming = The table is being laid …
table-laying = The board is being laid …
table-board = The table
table-bar = What is to be done
table-your-turn = Your turn.
table-who-you = You
table-who-many = { $count } players
table-acting = must act
table-options = Your options
table-all = All ({ $count })
table-filter = Find an option
table-none-match = No option fits these words.
table-barred = Not allowed now
table-standing = From now on, answer this automatically: { $what }
table-standing-orders = Answered automatically
table-write = Write an answer in notation
table-not-notation = This is no answer in the notation of this game.
table-allowed = This is allowed.
table-sure = Are you sure?
table-do-it = Do it
table-rather-not = Back
table-sending = Under way: { $what }
table-undo = Undo
    .why = Back to before your last choice
table-hint = Hint
    .why = What would a bot do in your place, knowing what you know?
table-hints = What a bot would do
table-hints-agreed = Hints
table-skip = Skip
table-even = Nothing else to do: it is answered for you.
table-order = Always: { $what }
table-order-off = Standing order: press to end it
table-recap = Once more
    .why = Show what happened since your last choice
table-clock = Time left: { $time }
table-days = { $days } d { $hours } h
table-count-options = { $count ->
    [one] One option.
   *[other] { $count } options.
}
table-more-news = { $count ->
    [one] One more thing happened before.
   *[other] { $count } more things happened before.
}

## Panels

table-side = Log, talk and notes
table-log = Log
table-log-empty = Nothing has happened yet.
table-text = In words
table-chat = Talk
table-notes = Notes
table-unread = unread
table-jump = Go to a turn …
table-earlier = { $count ->
    [one] Show one earlier line
   *[other] Show { $count } earlier lines
}
table-newest = Newest
table-moment = See this moment in the replay
table-again-line = Show it on the board once more
table-film = Film what happened since your last choice
table-notes-hint = For yourself only.
table-notes-saved = Saved. Nobody else can read this.
table-notes-saving = Saving …
table-notes-failed = Not saved: the server does not answer. It will be tried again when you go on writing.

table-chat-empty = Nobody has said anything yet.
table-gallery = gallery
table-gallery-empty = You sit in the gallery. The players hear it when the game is over.
table-say = Say something
table-say-gallery = Say something in the gallery
table-send = Send
table-to-whom = To whom
table-to-all = To everybody
table-whispers-to = whispers to { $name }
table-whisper-secret = (only they know what)
table-hide = Take away
table-hide-message = Take away this message of { $name }
table-you-muted = The host has muted you at this table.
table-claims = Claim:
table-claim-make = Claim it
table-claim-row = My row
table-claim-row-left = Left
table-claim-row-middle = Middle
table-claim-row-right = Right
table-claim-saw = What I saw
table-claim-saw-recruit = Recruit
table-claim-saw-kind = Is
table-claim-hand = My hand
table-claim-hand-artifact = Artifact
table-claim-team = My team
table-claim-team-team = Team

## Seats

table-seats = Seats
table-you = you
table-host = host
table-seat-bot = bot
table-seat-open = Free seat
table-seat-closed = Closed
table-seat-standin = a bot plays for them
table-seat-here = here
table-seat-away = away
table-seat-free = A seat at this table is free.
table-seat-of = Who plays on seat { $number }
table-seat-up = Seat { $number } one place up
table-seat-down = Seat { $number } one place down
table-seat-to-bot = To a bot
table-bot = Bot: { $name }
table-sit = Sit here
table-sit-any = Sit down
table-move-here = Move here
table-full = All seats are taken. You may look on.
table-mute = Mute
table-unmute = Let talk
table-replace = Replace by a bot
table-send-away = Send away
table-open-seat = Free the seat

## Before the game

table-lobby-count = { $seated } of { $players } seats are taken.
table-start = Start the game
table-start-open = { $count ->
    [one] One seat is free: wait for somebody, give it to a bot, or close it.
   *[other] { $count } seats are free: wait for somebody, give them to bots, or close them.
}
table-wait-host = The host starts the game when everybody is here.
table-get-up = Get up
table-give-up = Give up this table
table-invite = Invite friends
table-invite-why = Whoever has this link can sit down. No account is needed.
table-copy = Copy
table-copied = The link is copied.
table-share = Share
table-link-anew = Make a new link; the old ones stop working
table-link-anew-done = There is a new link now.
table-agreed = What is agreed
table-pace = Pace
table-pace-live = live, { $time } for a choice
table-pace-slow = slow, { $time } for a choice
table-pace-untimed = no clock
table-open-to = Open to
table-public = everybody
table-private = those with the link
table-watched = spectators welcome
table-yes = on
table-no = off
table-name = Your name
table-name-why = What shall the others call you? A name is all it takes.

## In the game and after

table-line-short = No connection.
table-line-lost = The connection is lost; it is being restored.
    .why = What you see is how it was; your choice is kept.
table-standin-you = A bot plays for you.
table-return = Play for yourself again
table-paused = Paused.
    .why = The host has stopped all clocks.
table-pause = Pause the game
table-resume = Go on
table-frozen = This table is frozen.
    .why = Something went wrong on the server. Nothing is lost; the host can try to go on.
table-thaw = Try to go on
table-offer-abandon = { $name } proposes to end the game unfinished.
table-offer-takeback = { $name } proposes to go back to the moment after action { $ply }.
table-offer-open = { $name } proposes to free the seat of { $other } for somebody new.
table-offer-bot = { $name } proposes that a bot takes over the seat of { $other }.
table-offer-theirs = { $other } decides.
table-offer-everybody = Everybody at the table must agree.
table-offer-host = The host
table-given-open = The seat of { $name } is free now.
table-given-bot = A bot has taken over the seat of { $name }.
table-given-person = { $name } has sat down at seat { $seat }.
table-offer-agreed = You agree. The others are being asked.
table-offer-withdraw = Withdraw
table-agree = Agree
table-refuse = Refuse
table-away = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
}
table-away-show = Show
table-away-line = While you were away
table-over = The game is over.
table-end = The end
table-end-you = You win!
table-end-others = { $count ->
    [0] Nobody wins
    [1] { $names } wins
   *[other] { $names } win
}
table-end-longest = Longest thought: { $seconds } s
table-end-close = See the table
table-decisive = The decisive moment
table-end-shared = The link to this game is copied.
table-rematch = Rematch
table-to-rematch = To the rematch
table-replay = Replay
table-dice = Check the dice
table-to-home = Other games
table-again = Try again

## The menu

table-menu = Table and settings
table-menu-page = This page
table-sound = Sounds
table-notify = Notify me when it is my turn
table-confirm = Ask before choices that cannot be taken back
table-menu-together = By agreement
table-together-why = All people at the table must agree.
table-back-to = Go back to before …
table-propose = Propose
table-propose-abandon = Propose to end the game
table-menu-seat = My seat
table-leave = Get up
table-leave-why = A bot plays for you until you return.
table-menu-host = Host

## Keys

table-help = Keys
table-help-more = Everything can be done with the keyboard: Tab leads through the page, the tabs beside the board change with the arrows.
table-key-number = choose one of the first nine options
table-key-arrows = go through the options
table-key-enter = choose the option you are on
table-key-filter = open the list and find an option
table-key-undo = undo
table-key-hint = ask what a bot would do, at tables with hints
table-key-hurry = on to the next thing that happens
table-key-recap = show once more what happened since your last choice
table-key-escape = back, close; skip what is being shown
table-key-log = to the log
table-key-chat = to the talk
table-key-help = this help

## No table

table-ended-not-found = There is no such table
    .why = The link may be old or incomplete, or the table is private and this link opens it no longer.
table-ended-not-allowed = You may not come to this table
    .why = The host wants no spectators, or has sent you away.
table-ended-not-known = Nobody knows you here
    .why = This device is signed out. Go to the front page and sign in again.
table-ended-abandoned = This table was given up
    .why = The game ended unfinished, by agreement or because everybody left.
table-ended-unavailable = The table cannot be reached
    .why = The server does not answer as it should. Try again in a moment.

## Problems

table-problem-bad-request = The server did not understand this.
table-problem-bad-action = This is no answer in the notation of this game.
table-problem-not-known = Nobody knows you here. Sit down first.
table-problem-not-allowed = You may not do this.
table-problem-not-found = There is no such thing here.
table-problem-conflict = This is not possible now.
table-problem-stale = Something has happened since. Look again and choose.
table-problem-refused = The rules do not allow this now.
table-problem-too-large = This is too long.
table-problem-frozen = This table is frozen.
table-problem-too-many = That was too fast. Try again in a moment.
table-problem-stopping = The server is being restarted. It goes on in a moment.
table-problem-unreachable = The server does not answer. Try again in a moment.
table-problem-unavailable = The server does not answer as it should. Try again in a moment.
