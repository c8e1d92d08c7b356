# The arena in the browser: the board of the ultimate reality show. Rules and names are in show.ftl.

arena-table = The table from above
arena-keys = Arrows move what you place, or the view; with Shift in small steps. Page Down and Page Up go through the possible places of the list. Enter does it, Escape drops it. Plus and minus look closer, 0 shows everything.
arena-panel = Present figure and plan
arena-order = Order of acting, by Euphoria
arena-euphoria = Euphoria { $value }
arena-euphoria-short = Euphoria
arena-acting = is acting
arena-acted = has acted
arena-in-fight = in a fight
arena-no-ap = no AP left
arena-standing = Figures still standing
arena-points = Audience points of the rivals killed
arena-turn-board = Turn { $turn } of { $turns }
arena-turn = Turn { $turn }/{ $turns } · { $phase }
arena-tools = View and tape
arena-nearer = Look closer
arena-farther = Look from farther away
arena-whole = Show the whole table
arena-follow = Follow what happens
arena-measure = Measure: tap two points, or drag
arena-level = Lift everything above this height off open buildings
arena-space = The table in space
arena-space-on = In space, or from above
arena-space-missing = This browser cannot draw in space: here is the table from above.
arena-space-lost = The picture in space is lost for the moment: here is the table from above until it is back.
arena-eyes = Through the eyes of who acts, and back
arena-price = { $ap } AP
arena-left = { $ap ->
    [0] none left
    [one] { $ap } left
   *[other] { $ap } left
}
arena-no-way = No way there
arena-steps = { $count ->
    [one] in { $count } step
   *[other] in { $count } steps, one after the other
}
arena-charge = Charge at { $figure }, with all dice you can then buy ({ $dice })
arena-charge-rival = { $dice ->
    [0] if they roll none
    [one] against { $dice } die
   *[other] against { $dice } dice
}
arena-hurts = You wound them
arena-worse = You get the worse of it
arena-in-sight = in sight
arena-hidden = out of sight
arena-sees-you = sees you
arena-cover = { $value } for cover
arena-cover-by = { $value } for cover: { $by }
arena-lines = { $free ->
    [one] { $free } of 9 sight lines free
   *[other] { $free } of 9 sight lines free
}
arena-distance = { $length }″ away
arena-blocked-by = Out of sight behind: { $names }
arena-aim = Aim
arena-aim-now = Aim now
arena-shots = Shots
arena-attacks = Attacks
arena-worth = Worth
arena-volley = { $count ->
    [one] { $count } shot, { $hits } hits on average
   *[other] { $count } shots, { $hits } hits on average
}
arena-hurt = Hurts { $figure }
arena-kill = Kills { $figure }
arena-kill-fled = Kills { $figure } who flees
arena-shoot = { $count ->
    [one] { $count } shot
   *[other] { $count } shots
}
arena-against = Against { $names }
arena-dice = Dice
arena-wound-them = You wound
arena-wound-us = Wounds taken
arena-kill-one = Kill
arena-nobody-under = Nobody is under it.
arena-allowed = That is possible.
arena-do = Do it
arena-next-one = Next grenade
arena-cancel = Leave it
arena-use = What to use
arena-verb-go = Move
arena-verb-detonate = Charges
arena-verb-burn = Flame-thrower
arena-verb-lead = Lead Susan
arena-verb-platform = Platform
arena-verb-push = Push
arena-verb-flee = Flee
arena-verb-cat = Cat
arena-verb-call = Call
arena-verb-grenades = Three grenades
arena-bench = To be put on the table
arena-bench-how = Carry it onto the table, or choose it and tap a place.
arena-cat = Cat
arena-dice-window = Replay: dice
arena-earlier = Earlier dice
arena-later = Later dice
arena-ties = { $count ->
    [one] Equal Euphoria: { $count } roll
   *[other] Equal Euphoria: { $count } rolls
}
arena-hit-by = { $by ->
        [0] Hit, just
       *[other] Hit, { $by } to spare
    }
arena-missed-by = Missed by { $by }
arena-sure-hit = A sure hit
arena-declared = { $count ->
        [one] { $count } shot declared at { $figure }
       *[other] { $count } shots declared at { $figure }
    }
arena-luck = Luck: { $value }
arena-no-luck = No luck: { $value }
arena-lp = LP
arena-ap = AP

## Teams

arena-teams = Teams
arena-bring = Which team do you bring, for up to { $budget } audience points?
arena-bring-it = Bring this team
arena-build = Build a team
arena-own-teams = Your teams
arena-prepared = Prepared teams
arena-team-steel-choir = Steel Choir
arena-team-velvet-knives = Velvet Knives
arena-team-night-shift = Night Shift
arena-team-demolition-crew = Demolition Crew
arena-team-butchers-row = Butchers’ Row
arena-team-fire-brigade = Fire Brigade
arena-team-kennel-club = Kennel Club
arena-team-long-barrels = Long Barrels
arena-team-ballroom = Ballroom
arena-team-short-fuse = Short Fuse
arena-team-quick-take = Quick Take
arena-change = Change
arena-audience = audience points
arena-may-play = This team may play.
arena-characters = Characters
arena-team-name = Name of the team
arena-my-team = My team
arena-save = Save
arena-saved = Saved in this browser.
arena-share = Copy link
arena-copied = The link is copied.
arena-file = File
arena-drop = Leave out { $figure }
arena-forget = Delete { $name }
arena-teams-about = Build teams for the ultimate reality show. They are kept in this browser; when a show begins you choose one of them at the table.
arena-no-teams = You have no teams yet: build one, or change a prepared one.
arena-budget = Audience points to spend
arena-map-facts = { $count } pieces of scenery, { $levels } heights to stand on

# The end of a show.
arena-end-points = Audience points by source
arena-end-kill = Rivals killed
arena-end-hand = Hand to hand
arena-end-susan = Doubled by Susan
arena-end-rival = Rivals left over
arena-end-hero = Hero of the show
arena-end-half = Only half counts
arena-end-all = All
arena-end-lost = Damage taken
arena-end-kills = { $count ->
    [one] { $count } kill
   *[other] { $count } kills
}
arena-end-watch = Watch it again: { $what }
arena-end-by-deed = Whoever completes the mission or outlasts the rivals wins, whatever the points.
arena-end-by-points = The points decide: whoever has more wins.
arena-end-drawn = Nobody is ahead: a draw.
