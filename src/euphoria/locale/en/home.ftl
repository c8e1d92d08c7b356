# Home, lobby, a new table, my games, me.

home-choose = Choose a world
home-name = You play as
home-name-help = A name is all it takes. Change it whenever you like.
home-name-saved = You are { $name } now.

home-leaders-name = Leaders of Euphoria
home-leaders-line = Choose a better oppressor
home-leaders-about = Hidden loyalties, ray guns and lies. Find out who serves whom before somebody fires.
home-dystopia-name = Build a Better Dystopia
home-dystopia-line = Visit the golden city
home-dystopia-about = Dice are your workers, and they know too much. Whoever first places ten stars rules.
home-show-name = The Ultimate Reality Show
home-show-line = Live from Euphoria City
home-show-about = Two teams on a table measured in inches. Climb, aim and brawl: the audience decides.
home-players = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] { $least }–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
home-minutes = about { $minutes } min
home-play-now = Play now
home-play-now-title = Play now against bots: { $title }
home-playing-now = Laying the table …
home-continue = Continue: { $title }
home-make = Make a table
home-make-title = Make a table of { $title }
home-learn = Learn
home-learn-title = Learn { $title }

home-puzzle = Puzzle of the day
home-puzzle-invite = One choice is clearly best. Do you see it?
home-puzzle-solved = Solved
home-puzzle-solve = Solve it
home-puzzle-again = Look at it again
home-puzzle-all = All puzzles

home-tables = Open tables
home-tables-none = No open table just now
home-tables-none-help = Make one: friends come by its link, strangers by this list, and bots fill the rest.
home-tables-no-match = No table fits these filters.
home-tables-lost = The list is being brought up to date …
home-filter = Show
home-filter-title = Game
home-filter-title-all = All games
home-filter-pace = Pace
home-filter-pace-all = Any pace
home-filter-free = With a free seat
home-sit-down = Sit down
home-look-on = Look on
home-open-table = Open
home-seats-free = { $free ->
    [0] all { $players } seats taken
    [one] { $free } of { $players } seats free
   *[other] { $free } of { $players } seats free
}
home-nobody = Nobody yet
home-pace-live = Live
home-pace-slow = Slow
home-pace-untimed = No clock
home-phase-open = waiting to begin
home-phase-playing = playing
home-phase-paused = paused
home-phase-over = over
home-phase-abandoned = ended unfinished
home-phase-frozen = stopped

home-games = My games
home-games-all = All my games
home-your-turn = Your turn
home-games-none = You have no games yet
home-games-none-help = Play one against bots: it takes one click and no account.
home-running = Running
home-finished = Finished
home-finished-none = A game you have finished will be kept here, with its replay.
home-replay = Replay
home-won = Won
home-lost = Lost
home-with = with { $names }
home-find = Find a game
home-find-opponent = Opponent
home-find-opponent-hint = Name of an opponent
home-find-since = From
home-find-until = Until
home-find-none = No finished game fits.
home-figures = How it went
home-figures-games = Games
home-figures-won = Won
home-figures-share = Share
home-figures-players = Players
home-nothing = There is nothing at this address
home-nothing-help = The link may be old or cut short.
home-to-play = To the games

home-new = A new table
home-new-which = What do you want to play?
home-new-people = Players and seats
home-new-players = Players
home-new-seat = Seat { $seat }
home-new-seat-you = You
home-new-seat-open = Open: for a person
home-new-seat-bot = Bot: { $bot }
home-new-seat-closed = Closed
home-new-seat-closed-help = A closed seat is taken away when the game begins.
home-new-fill = Bots on all other seats
home-new-empty = People on all other seats
home-new-sit = I play too
home-new-sit-help = Without this you are the host and look on.
home-new-options = Rules and variants
home-new-options-none = This game has no options.
home-new-side-one = First team
home-new-side-two = Second team
home-new-access = Who can find the table
home-new-public = Everybody: it is in the list of open tables
home-new-by-link = Only people with the link
home-new-spectators = Others may look on
home-new-hints = Players may ask what a bot would do
home-new-pace = Pace
home-new-pace-untimed-help = Nobody is hurried. Good against bots and among friends.
home-new-pace-live-help = Everybody sits at the table now. A decision has its time, and a reserve for hard ones.
home-new-pace-slow-help = Days for a decision: come back when it is your turn.
home-new-time = Time for a decision
home-new-time-usual = As usual for this pace
home-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
home-minutes-long = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
home-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
home-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
home-new-submit = Make the table
home-new-submit-start = Begin at once
home-new-making = Making the table …
home-new-too-few = At least { $least } seats must be taken: close fewer of them.
home-new-no-seat = You want to play, but no seat is open for you.
home-new-unknown = There is no game called “{ $title }”.

home-face = Your face
home-face-none = Initials
home-face-number = Face { $number }
home-face-help = Others see it beside your name. Tables where you sit keep the one you had.
home-me = You
home-me-settings = How you like it
home-me-language = Language
home-me-theme = Light and dark
home-me-motion = Motion
home-me-motion-auto = As the system
home-me-motion-off = Nothing moves
home-me-sound = Sounds
home-me-sound-help = Small signals: your turn, a shot, dice.
home-me-notify = Tell me when it is my turn
home-me-notify-help = A notification of your browser while the page is in the background.
home-me-notify-refused = Your browser does not allow notifications from this page.
home-me-push = Notify this device in slow games
home-me-push-help = When it is your turn, also while the page is closed. Your browser’s maker delivers the message, encrypted.
home-me-push-cannot = This browser cannot be notified while the page is closed. On an iPhone or iPad, put Euphoria on the home screen first.
home-me-push-nobody = First give yourself a name above.
home-me-push-failed = Your browser’s notification service does not answer. Try again later.
home-me-confirm = Ask before what cannot be taken back
home-me-commentary = Commentator
home-me-commentary-help = Where a game is on television, somebody tells what has just been seen.
home-me-list = Always show the list of options
home-me-list-help = Beside the board, where options can be pointed at, too.
home-me-here = These choices stay on this device.
home-me-guest = You are a guest: this device remembers you.
home-me-guest-help = With an account you come back from anywhere, and your games stay yours.
home-me-nobody = Nobody knows you yet. Take a name, or sign in with your account.
home-me-account = Account
home-me-account-is = You sign in as { $login }.
home-me-tab-make = New account
home-me-make = Make an account
home-me-login = Login
home-me-password = Password
home-me-password-help = At least { $least } characters.
home-me-come-in = Sign in
home-me-have = I have an account
home-me-made = The account is made. Sign in as { $login } on any device.
home-me-welcome = Welcome back, { $name }.
home-me-change-password = Change the password
home-me-old = Present password
home-me-new = New password
home-me-changed = The password is changed; other devices are signed out.
home-me-leave = Sign out
home-me-leave-guest = Sign out and be somebody else
home-me-leave-guest-sure = You have no account: nobody, not even you, can come back as { $name }. Make a link or an account first if you want to keep your games.
home-me-left = You are signed out.
home-me-device = Another device
home-me-device-help = A link that makes another device yours, too. It works once, for { $minutes } minutes. Show it to nobody.
home-me-device-make = Make a link
home-me-device-link = Link for your other device
home-me-copy = Copy
home-me-copied = Copied.
home-me-redeem = Use this device as somebody else?
home-me-redeem-help = This link makes this device speak for whoever made it.
home-me-redeem-known = Now you are { $name } here. As a guest without an account you could not come back as { $name }.
home-me-redeem-do = Use the link
home-me-redeem-not = No
home-me-hook = Calls for programs
home-me-hook-help = In slow games the server calls this address when it is your turn: for a bot of yours or a chat room.
home-me-hook-address = Address
home-me-hook-save = Save
home-me-hook-end = Call nobody
home-me-hook-secret = Calls are signed with this secret. It is shown only now:
home-me-hook-ended = Nobody is called any more.
home-me-data = Your data
home-me-export = Download everything kept about you
home-me-forget = Delete my data
home-me-forget-help = Your name, words, notes and account go; games stay, with a nameless seat. This cannot be taken back.
home-me-forget-sure = I understand that this is for good
home-me-forget-do = Delete everything
home-me-forgotten = The server has forgotten you.

home-problem-unavailable = The server cannot do this now. Try again in a moment.

# Friendly names for guests: a word of the first list, then one of the second.
home-guest-first = Quiet, Bold, Amber, Silver, Lucky, Clever, Gentle, Brisk, Velvet, Copper, Merry, Northern, Secret, Patient, Starlit, Curious
home-guest-second = Otter, Falcon, Fox, Heron, Badger, Lynx, Robin, Marten, Comet, Lantern, Sparrow, Beetle, Juniper, Pilot, Cricket, Walrus
