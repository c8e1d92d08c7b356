# Euphoria, the ultimate reality show. Texts of characters and objects are our own words.

show-title = Euphoria: The Ultimate Reality Show
    .text = Two teams of miniatures on a table measured in inches. Move, climb, shoot and brawl for the audience; the mission, or the last team standing, decides the show.

## Characters: .short stands in the short table, .text is the ability (or the special rules of who has none), .rules the special rules

show-character-nikolai = Nikolai
    .of = Nikolai’s
    .text = Once per show he destroys one scenery element he sees, at most 10 inches long on any side and without a mission objective. Whoever is in or on it comes down unharmed and is on the deck.
show-character-kabuki = Kabuki Cyborg
    .of = Kabuki’s
    .short = Kabuki
    .text = Once per show he makes an extra move in the special abilities phase, worth up to his current action points, without paying any. It does not count as movement for shooting and may end in contact. Not while he is in a fight.
show-character-madeleine = Madeleine
    .of = Madeleine’s
    .text = Once per show one character within 10 inches that she sees can take no action for the rest of the turn: no dice in a fight, no fleeing. Its luck stays.
show-character-odonell = Sgt. O’Donell
    .of = Sgt. O’Donell’s
    .short = O’Donell
    .text = Once per show a team mate within 10 inches may repeat its movement, its attack or its shooting this turn, free and no larger than the first time. The kind is named at once.
    .rules = Full volley: she may always fire all her shots; she pays 1 AP for each while she has any.
show-character-richelle = Marshall Richelle
    .of = Richelle’s
    .short = Richelle
    .text = Once per show, from turn 2 on, she calls a Benkei. It enters touching any table border and acts from the positioning phase on. When she dies, it leaves.
show-character-sooyoung = Sooyoung
    .of = Sooyoung’s
    .text = Once per show an enemy within 10 inches that she sees at once shoots one of its team mates, or strikes one if it is in a fight, without AP. Her player makes all choices; the victim may defend.
show-character-blanca = Blanca Deluxe
    .of = Blanca’s
    .short = Blanca
    .text = Once per show she hides: whoever shoots at her this turn has 2 less aim, on top of everything else.
show-character-centinel = Centinel V12
    .of = Centinel’s
    .short = Centinel
    .text = Once per show its shield halves every damage roll against it until the end of the turn, rounded up in what it loses.
    .rules = Massacre mode: it rolls a die in every special abilities phase; on a 1 it is berserk for good and fires all it can at the nearest valid target, friend or foe; its player must keep 3 AP for that unless it gets into contact. Hydraulics: carrying costs it 1 AP an inch. Machine: first aid kit, defibrillator and adrenaline do not work on it.
show-character-scauter = J. Scauter
    .of = J. Scauter’s
    .short = Scauter
    .text = Once per show he gives a team mate within 6 inches one object for free: first aid kit, defibrillator, adrenaline, grenade or stun grenade.
show-character-arendal = Arendal
    .of = Arendal’s
    .text = Once per show he throws three grenades in the special abilities phase, free of AP. All three points are named first, then the grenades go off one by one. Not while he is in a fight.
show-character-chastas = Doc Chastas
    .of = Doc Chastas’
    .short = Chastas
    .text = Once per show he moves last in the positioning phase of this turn; attacks and shots keep their order. If both Docs do it, the higher roll goes first.
    .rules = Flame-thrower: one burst a turn for 1 AP. Everybody under the 6 inch template takes an injury without luck; it must touch an enemy.
show-character-mycky = Mycky
    .of = Mycky’s
    .text = Once per show one rival character cannot shoot at him this turn, not even with a flame-thrower.
    .rules = Unstoppable: with two or more enemies in his fight his Attacks double, but if friends are in it every 0 he rolls wounds one of them.
show-character-kobayhisi = Sir Kobayhisi
    .of = Sir Kobayhisi’s
    .short = Kobayhisi
    .text = Once per show his cat runs up to 10 inches in a straight line. In the firing phase every armed figure within 10 inches that sees it and is in no fight wastes all its AP on it. The cat vanishes at the end of the turn.
    .rules = Deranged: he rolls a die every turn; on a 1 (1 or 2 once the cat was loose) his AP and Attacks rise by 2 for that turn.
show-character-susan = Susan
    .of = Susan’s
    .text = Kills of her associate bring double points while she lives, and every kill of her team brings 2 Euphoria instead of 1. When she falls, each character of her team loses 1 Euphoria. She has no special ability.
show-character-benkei = Benkei
    .text = A pit bull with the Euphoria of its living owner, 0 afterwards. It fights, but it cannot carry, use objects, ransack, free Susan or hit the deck, and leaves no body.

# A Benkei that a character has bought; .of of a character stands before or behind it.
show-pet = { $owner } Benkei

show-ability-missile-launcher = Missile launcher
show-ability-stealth = Stealth
show-ability-fascinate = Fascinate
show-ability-motivate = Motivate
show-ability-call-benkei = Call Benkei
show-ability-seduce = Seduce
show-ability-hide = Hide
show-ability-shield = Shield
show-ability-always-prepared = Always prepared
show-ability-three-grenades = Three grenades
show-ability-last-move = Last move
show-ability-bargain = Bargain
show-ability-loose-cat = Loose cat

## Objects

show-object-first-aid-kit = first aid kit
    .text = 1 AP at the start of the user’s positioning activation: the user or a figure it touches gets 25 LP back, never above its starting LP. One use.
show-object-defibrillator = defibrillator
    .text = 1 AP in the positioning phase: a fallen character that the user touches rises with 25 LP and acts again from the attack phase. The fight it fell in must be over. One use.
show-object-adrenaline = adrenaline
    .text = 1 AP at the start of the user’s positioning activation: 5 more AP this turn. One use.
show-object-grenade = grenade
    .text = 2 AP before the shots, up to 10 inches, to a point in sight. Everybody under the 5 inch template takes 1d100 without luck, or flees to its rim and takes half. One use.
show-object-stun-grenade = stun grenade
    .text = Thrown like a grenade. Everybody under the template, friend or foe, has its remaining AP halved, rounded up. One use.
show-object-explosive-charges = explosive charges
    .text = Fixed secretly to a scenery element before deployment. 2 AP before the shots blow it up, if nobody is in or on it: a 5 inch template at its side works like a grenade and the element is gone. One use.
show-object-benkei = Benkei

## Missions, maps, phases, sides

show-mission-rescue = Rescue
    .text = Susan stands in the middle of the table. Free her (2 AP in contact) and bring her wholly onto your exit platform, or eliminate the rivals.
show-mission-objectives = Objectives
    .text = Three targets stand on the middle line. Leave two of them on your exit platform, or eliminate the rivals.
show-mission-massacre = Massacre
    .text = Eliminate the rivals.

show-map-backlot = Backlot
show-map-ruined-quarter = Ruined quarter
show-map-rooftops = Rooftops
show-map-market = Open-air market
show-map-studio = TV studio
show-map-canyon = Container canyon
show-map-grandstand = Grandstand

show-phase-setup = setup
show-phase-special = special abilities phase
show-phase-positioning = positioning phase
show-phase-attack = attack phase
show-phase-firing = firing phase

show-side-south = the south edge
show-side-north = the north edge
show-side-rival = the edge the rival leaves

show-weapon-first = first weapon
show-weapon-second = second weapon
show-action-movement = its movement
show-action-attack = its attack
show-action-shooting = its shooting

## Places: a length is in inches, y grows to the north

show-bearing-n = north
show-bearing-ne = north-east
show-bearing-e = east
show-bearing-se = south-east
show-bearing-s = south
show-bearing-sw = south-west
show-bearing-w = west
show-bearing-nw = north-west
show-inches = { $count ->
    [one] { $length } inch
   *[other] { $length } inches
}
show-away = { $length } { $bearing }
show-path-via = { $count ->
    [one] { $point } by way of { $count } point
   *[other] { $point } by way of { $count } points
}

show-surface-ground = on the ground
show-surface-top = on top of { $element }
show-surface-roof = on the roof of { $element }
show-surface-floor = on floor { $floor } of { $element }
show-surface-inside = in { $element }
show-surface-number = on surface { $number }
show-link = link { $number }
show-link-ladder = ladder { $number } ({ $element })
show-link-stairs = stairs { $number } ({ $element })
show-target = target { $number }
show-body = body of { $figure }

show-kind-solid = solid
show-kind-barricade = barricade
show-kind-ruin = ruin
show-kind-crater = crater
show-kind-building = building

# What stands on the packaged and the made maps.
show-element-arch = arch
show-element-bar = bar
show-element-barrels = barrels
show-element-barricade = barricade
show-element-barrier = barrier
show-element-billboard = billboard
show-element-bins = bins
show-element-block = block
show-element-boxes = boxes
show-element-bus-wreck = bus wreck
show-element-cable-drum = cable drum
show-element-cable-trench = cable trench
show-element-camera-crane = camera crane
show-element-concrete-barrier = concrete barrier
show-element-container = container
show-element-container-steps = container steps
show-element-corner-block = corner block
show-element-corner-wall = corner wall
show-element-crate = crate
show-element-crater = crater
show-element-crates = crates
show-element-cross-container = cross container
show-element-deep-shell-hole = deep shell hole
show-element-east-cage = east cage
show-element-east-fence = east fence
show-element-east-hole = east hole
show-element-east-hurdle = east hurdle
show-element-east-kiosk = east kiosk
show-element-east-lorry = east lorry
show-element-east-mast = east mast
show-element-east-stalls = east stalls
show-element-east-tiers = east tiers
show-element-east-wreckage = east wreckage
show-element-fallen-column = fallen column
show-element-fence = fence
show-element-fish-stalls = fish stalls
show-element-flower-stalls = flower stalls
show-element-fork-lift = fork lift
show-element-fountain-rim = fountain rim
show-element-garden-wall = garden wall
show-element-generator = generator
show-element-gutted-house = gutted house
show-element-hand-carts = hand carts
show-element-high-stack = high stack
show-element-hotel = hotel
show-element-house = house
show-element-hut = hut
show-element-inner-container = inner container
show-element-judges-box = judges’ box
show-element-kiosk = kiosk
show-element-leaning-scenery = leaning scenery
show-element-long-row = long row
show-element-lorry = lorry
show-element-market-hall = market hall
show-element-old-set = old set
show-element-open-container = open container
show-element-outside-broadcast-van = outside broadcast van
show-element-painted-wall = painted wall
show-element-pallets = pallets
show-element-pit = pit
show-element-planter = planter
show-element-planters = planters
show-element-props = props
show-element-queue-barrier = queue barrier
show-element-road-block = road block
show-element-road-works = road works
show-element-rubble = rubble
show-element-rubble-field = rubble field
show-element-ruin = ruin
show-element-sand-pit = sand pit
show-element-sandbags = sandbags
show-element-scrap = scrap
show-element-shed = shed
show-element-shell-hole = shell hole
show-element-side-container = side container
show-element-sink-hole = sink hole
show-element-spilt-scrap = spilt scrap
show-element-stack = stack
show-element-stacked-containers = stacked containers
show-element-star-s-trailer = star’s trailer
show-element-stone-heap = stone heap
show-element-studio = studio
show-element-tank = tank
show-element-tenement = tenement
show-element-tower = tower
show-element-van = van
show-element-vehicle = vehicle
show-element-wall = wall
show-element-west-cage = west cage
show-element-west-fence = west fence
show-element-west-hole = west hole
show-element-west-hurdle = west hurdle
show-element-west-kiosk = west kiosk
show-element-west-lorry = west lorry
show-element-west-mast = west mast
show-element-west-stack = west stack
show-element-west-stalls = west stalls
show-element-west-tiers = west tiers
show-element-west-wreckage = west wreckage

## States of a figure

show-status-off = not on the table
show-status-up = standing
show-status-down = on the deck
show-status-dead = dead
show-state-moved = has moved
show-state-charged = has charged
show-state-high = holds the high ground
show-state-fascinated = fascinated
show-state-hidden = hidden
show-state-shielded = shielded
show-state-raging = raging
show-state-last = moves last
show-state-berserk = berserk
show-state-used = ability used

## Aim modifiers

show-modifier-point-blank = point-blank
show-modifier-afar = afar
show-modifier-several-weapons = several weapons
show-modifier-cover-touching = cover it touches
show-modifier-cover-through-building = cover through a building
show-modifier-cover = cover
show-modifier-target-on-deck = target on the deck
show-modifier-target-on-deck-in-crater = target on the deck in a crater
show-modifier-shooter-on-deck = shooter on the deck
show-modifier-moving = shooter has moved
show-modifier-divided-fire = divided fire
show-modifier-mobile-target = target has moved
show-modifier-hidden-blanca = Blanca is hiding

## House rules

show-house-luck-of-the-damage-section = Luck saves on 8, 9 and 0, above 100 starting LP on 9 and 0.
show-house-one-ap-below-25 = Below 25 LP a figure has 1 AP instead of 2.
show-house-clones-cost-two = Killing one’s own clone costs 2 Euphoria net instead of 1.
show-house-blanca-aims-six = Blanca Deluxe has aim 6.
show-house-flat-jump-price = Every jump costs 2 AP.
show-house-three-inches-hurt = A jump or fall of exactly 3 inches does damage.
show-house-divided-fire-on-all = Divided fire costs 1 aim on all shots, those at the first target too.
show-house-called-benkei-extra = Killing a called Benkei brings 1 more Euphoria.
show-house-missile-either = The missile launcher needs a small element or one without a mission objective, not both.
show-house-half-of-what-is-left = Wounds halve the AP that are left, not the total.
show-house-points-decide = Whoever has more points wins, however the show ends.
show-house-must-flee = Victims of a blast must flee where they can.

## Teams in words

show-member-leader = leader
show-member-associate = Susan’s associate
show-member-aim = aim +{ $count }
show-member-attacks = attacks +{ $count }
show-member-shots = shots +{ $count }
show-member-second = shots of the second weapon +{ $count }
show-team-price = { $count ->
    [one] { $list }: { $count } point
   *[other] { $list }: { $count } points
}

show-and = { $most } and { $last }
show-nothing = nothing
show-dice-none = no dice

## Actions

show-do-team = Play this team: { $team }
show-do-side = Take { $side }
show-do-site = Fix the charges of { $figure } to { $element }
show-do-platform = Put the exit platform with its south-west corner at { $corner }
show-do-deploy = Deploy { $figure } at { $place }
show-do-next = { $figure } goes next
show-do-leader = Make { $figure } the leader
show-do-wait = Keep the special ability for later
show-do-missile = Missile launcher: destroy { $element }
show-do-stealth = Stealth: move now without paying
show-do-fascinate = Fascinate { $figure }
show-do-motivate = Motivate { $figure } to repeat { $action }
show-do-call = Call a Benkei to { $point }
show-do-seduce = Seduce { $figure }
show-do-hide = Hide: 2 less aim for whoever shoots at her
show-do-shield = Raise the shield: half damage this turn
show-do-give = Give { $figure } an object: { $object }
show-do-grenades = Throw three grenades: { $place }; { $second }; { $third }
show-do-last = Move last this turn
show-do-bargain = Bargain with { $figure }: no shots at Mycky this turn
show-do-cat = Let the cat run to { $point }
show-do-move = Move to { $path }
show-do-climb = Climb to { $place }
show-do-let-down = Climb down to { $place }
show-do-jump = Jump down to { $place }
show-do-link = Take { $link } to { $point }
show-do-deck = Hit the deck
show-do-rise = Get up
show-do-take = Take up: { $thing }
show-do-leave = Put the load down at { $point }
show-do-kit = Use the first aid kit on { $figure }
show-do-adrenaline = Use the adrenaline
show-do-defibrillate = Use the defibrillator on { $body }
show-do-ransack = Ransack { $body }: { $objects }
show-do-free = Free Susan
show-do-lead = Lead Susan to { $path }
show-do-done = Finish this activation
show-do-roll = Roll attack dice: { $dice }
show-do-wound = The wound goes to { $figure }
show-do-credit = Credit the kill to { $figure }
show-do-push = Push to the { $direction }
show-do-stand = Do not push
show-do-strike = Strike { $figure }
show-do-throw = Throw a { $object } at { $place }
show-do-detonate = Set off the charges, template at { $point }
show-do-flee = Flee to { $point }
show-do-follow = Go down, too
show-do-stay = Stay in place
show-do-aim = Aim at { $figure }: { $shots ->
    [one] { $shots } shot
   *[other] { $shots } shots
}, { $weapon }
show-do-fire = Fire what is declared
show-do-burn = Flame-thrower to the { $direction }
show-do-pass = Do nothing

# What an action costs and brings, in parentheses behind it.
show-note-ap = { $ap } AP
show-note-contact = contact with { $figure }
show-note-aim = aim { $aim }
show-note-under = under it: { $list }

## Events

show-team-shown = { $you ->
    [seat] You field a team of { $total } audience points.
   *[other] { $seat } fields a team of { $total } audience points.
}
show-rolled-off = { $you ->
    [seat] You roll { $value } for the sides.
   *[other] { $seat } rolls { $value } for the sides.
}
show-picked-side = { $you ->
    [seat] You take { $side }.
   *[other] { $seat } takes { $side }.
}
show-let-rival-pick = { $you ->
    [seat] You let the rival pick the side.
   *[other] { $seat } lets the rival pick the side.
}
show-site-set = { $figure } has charges fixed to { $element }.
show-platform-set = { $you ->
    [seat] You set your exit platform, south-west corner at ({ $x }, { $y }).
   *[other] { $seat } sets their exit platform, south-west corner at ({ $x }, { $y }).
}
show-deployed = { $figure } is deployed at ({ $x }, { $y }) { $surface }.
show-turn = Turn { $turn }.
show-phase = Now the { $phase }.
show-tie-roll = Equal Euphoria: { $figure } rolls { $value }.
show-waits = { $figure } keeps the special ability for later.
show-ability = { $figure } uses a special ability: { $ability }.
show-removed = Destroyed: { $element }.
show-dropped-down = { $figure } comes down unharmed and is on the deck.
show-moved = { $figure } moves to ({ $x }, { $y }) { $surface } ({ $ap } AP).
show-climbed = { $figure } climbs to ({ $x }, { $y }) { $surface } ({ $ap } AP).
show-came-down = { $figure } climbs down to ({ $x }, { $y }) { $surface } ({ $ap } AP).
show-jumped = { $figure } jumps down { $height } to ({ $x }, { $y }) { $surface }.
show-used-link = { $figure } takes a ladder or stairs to ({ $x }, { $y }) { $surface } ({ $ap } AP).
show-hit-the-deck = { $figure } hits the deck.
show-got-up = { $figure } gets up.
show-took = { $figure } takes up: { $thing }.
show-left = { $figure } puts down: { $thing }.
show-dropped = { $figure } drops: { $thing }.
show-healed = { $figure } uses a first aid kit: { $mate } has { $lp } LP now.
show-adrenaline = { $figure } uses adrenaline and has { $ap } AP now.
show-revived = { $figure } uses a defibrillator: { $body } rises again.
show-ransacked = { $figure } ransacks { $body } and takes: { $objects }.
show-freed = { $figure } frees Susan.
show-alone-again = { $figure } has nobody to lead her and stands still.
show-contact = { $figure } gets into contact with { $foe }.
show-dice-bought = { $count ->
    [0] { $figure } buys no attack dice.
    [one] { $figure } buys { $count } attack die.
   *[other] { $figure } buys { $count } attack dice.
}
show-dice-rolled = { $you ->
    [seat] Your attack dice: { $dice }.
   *[other] { $seat }’s attack dice: { $dice }.
}
show-wounds = { $you ->
    [seat] { $count ->
        [0] Your side takes no wounds.
        [one] Your side takes { $count } wound.
       *[other] Your side takes { $count } wounds.
    }
   *[other] { $count ->
        [0] { $seat }’s side takes no wounds.
        [one] { $seat }’s side takes { $count } wound.
       *[other] { $seat }’s side takes { $count } wounds.
    }
}
show-wounded = The wound goes to { $figure }.
show-lucky = { $figure } rolls { $value } for luck: no damage.
show-unlucky = { $figure } rolls { $value } for luck: no luck.
show-hurt = { $figure } takes { $damage } damage and has { $lp } LP left.
show-died = { $figure } dies.
show-killed-by = { $foe } has killed { $figure }.
show-euphoria = { $figure } has Euphoria { $value } now.
show-new-leader = { $you ->
    [seat] Your new leader: { $figure }.
   *[other] { $seat }’s new leader: { $figure }.
}
show-push-rolled = { $you ->
    [seat] You roll { $value } for the push.
   *[other] { $seat } rolls { $value } for the push.
}
show-pushed = { $you ->
    [seat] You push the fight { $length }.
   *[other] { $seat } pushes the fight { $length }.
}
show-not-pushed = { $you ->
    [seat] You do not push.
   *[other] { $seat } does not push.
}
show-stayed-above = { $figure } stays above at ({ $x }, { $y }) { $surface }.
show-fell = { $figure } falls { $height }.
show-declared = { $shots ->
    [one] { $figure } aims { $shots } shot at { $foe }, aim { $aim }.
   *[other] { $figure } aims { $shots } shots at { $foe }, aim { $aim }.
}
show-shot = { $figure } shoots at { $foe }: { $value }.
show-hit = { $figure } hits { $foe }.
show-missed = { $figure } misses { $foe }.
show-share = The hit will be given out by a die: { $low } to { $high } strikes { $figure }.
show-stray = A shot of { $figure } into the fight: { $value } decides whom it hits.
show-burnt = The flames of { $figure } reach { $foe }.
show-threw = { $figure } throws a { $object } at ({ $x }, { $y }).
show-detonated = { $figure } sets off the charges: { $element } blows up.
show-caught = { $figure } is under the template.
show-fled = { $figure } flees to ({ $x }, { $y }).
show-stayed = { $figure } stays in place.
show-stunned = { $figure } is stunned and has { $ap } AP left.
show-berserk-roll = { $figure } rolls { $value } for the massacre mode.
show-went-berserk = { $figure } goes berserk!
show-rage-roll = { $figure } rolls { $value } for his temper.
show-rages = { $figure } flies into a rage: 2 more AP and Attacks this turn.
show-last-roll = { $figure } rolls { $value } for the last move.
show-called-in = { $figure } enters at ({ $x }, { $y }).
show-sent-off = { $figure } leaves the show.
show-motivated = { $figure } motivates { $mate }, who may repeat { $action } this turn.
show-bargained = { $figure } strikes a bargain: { $foe } may not shoot at him this turn.
show-given = { $figure } gives an object to { $mate }.
show-given-exactly = { $figure } has given { $mate } this object: { $object }.
show-cat-runs = The cat of { $figure } runs to ({ $x }, { $y }).
show-cat-teases = { $figure } wastes all AP on the cat.
show-cat-gone = The cat vanishes.
show-shows-object = An object of { $figure } comes to light: { $object }.
show-delivered = { $figure } delivers: { $thing }.
show-completed = { $you ->
    [seat] You end the show: { $way }.
   *[other] { $seat } ends the show: { $way }.
}
show-time-up = The last turn is over.
show-points = { $you ->
    [seat] You have { $points } victory points.
   *[other] { $seat } has { $points } victory points.
}
show-wins = { $you ->
    [seat] You win the show.
   *[other] { $seat } wins the show.
}
show-drawn = The show ends in a draw.

# What ended it, in the sentence above; and the results.
show-end-mission = mission completed
show-end-elimination = rivals eliminated
show-end-time = time is up
show-end-stopped = agreed end
show-way-mission = The mission is completed.
show-way-elimination = A team has been eliminated.
show-way-time = The tenth turn is over: points decide.
show-way-stopped = The agreed last turn is over: points decide.
show-end-points = Points: { $first } { $one }, { $second } { $two }.

## Questions

# What a question is about, before it.
show-asked-fight = Fight: { $own } against { $foes }.
show-asked-mishap = Mycky is unstoppable: each 0 he rolls wounds one of his own in the fight.

show-ask-team = Choose your team, or type one.
show-ask-side = Choose a table edge, or let the rival pick.
show-ask-site = Explosive charges: fix them to a scenery element; without any, do nothing.
show-ask-platform = Place your exit platform.
show-ask-deploy = Deploy a figure within 6 inches of your platform.
show-ask-next = Equal Euphoria: who goes next?
show-ask-leader = Your leader has died: who leads now?
show-ask-ability = Use the special ability, or wait?
show-ask-position = Move, act, or finish this activation.
show-ask-dice = How many attack dice do you buy?
show-ask-wound = Choose who takes the wound.
show-ask-credit = Choose whose kill this is.
show-ask-follow = All that fell are dead: stay above, or go down, too?
show-ask-push = You have done more damage: push the fight?
show-ask-strike = Choose whom the seduced figure strikes.
show-ask-defend = Buy dice to defend?
show-ask-object = Use an attack object before the shots?
show-ask-flee = A blast: flee or stay?
show-ask-fire = Declare shots, fire, or do nothing.

show-wait-team = Waiting for { $names }: choosing a team.
show-wait-side = Waiting for { $names }: choosing a table edge.
show-wait-site = Waiting for { $names }: fixing charges.
show-wait-platform = Waiting for { $names }: placing the exit platform.
show-wait-deploy = Waiting for { $names }: deploying.
show-wait-next = Waiting for { $names }: choosing who goes next.
show-wait-leader = Waiting for { $names }: naming a new leader.
show-wait-ability = Waiting for { $names }: special ability or not.
show-wait-position = Waiting for { $names }: positioning a figure.
show-wait-dice = Waiting for { $names }: buying attack dice.
show-wait-wound = Waiting for { $names }: assigning a wound.
show-wait-credit = Waiting for { $names }: naming who made the kill.
show-wait-follow = Waiting for { $names }: staying above or going down.
show-wait-push = Waiting for { $names }: pushing the fight or not.
show-wait-strike = Waiting for { $names }: choosing whom the seduced figure strikes.
show-wait-defend = Waiting for { $names }: defending or not.
show-wait-object = Waiting for { $names }: attack objects.
show-wait-flee = Waiting for { $names }: fleeing from a blast or not.
show-wait-fire = Waiting for { $names }: declaring shots.

## Refusals

show-no-not-asked = You are not asked now
show-no-asked-team = The team comes first
show-no-asked-side = Choose a table edge first
show-no-asked-site = The charges come first
show-no-asked-platform = Place the exit platform first
show-no-asked-deploy = Deploy your figures first
show-no-asked-next = Say first who goes next
show-no-asked-leader = Name the new leader first
show-no-asked-ability = This is about special abilities: use one or wait
show-no-asked-position = This is the positioning of this figure
show-no-asked-dice = Say how many attack dice you buy, no more than you can
show-no-asked-wound = Choose who takes the wound, among those who can
show-no-asked-credit = Choose whose kill it is, among those in the fight
show-no-asked-follow = Stay above or go down
show-no-asked-push = Push the fight or let it stand
show-no-asked-strike = Choose whom the seduced figure strikes, among those in reach
show-no-asked-defend = Say how many dice you defend with, no more than you can
show-no-asked-object = This is about attack objects: use one or do nothing
show-no-asked-flee = Flee or stay
show-no-asked-fire = This is about shots: declare, fire or do nothing

show-no-reason = Nothing speaks against it
show-no-off-table = The base would not lie wholly on the table
show-no-surface = There is no such surface, or it is gone
show-no-off-surface = The base would not lie wholly on that surface
show-no-in-scenery = Scenery is in the way there
    .by = There is no room there: { $blocker } is in the way
show-no-on-figure = Another figure stands there
    .by = There is no room there: { $blocker } is in the way
show-no-on-marker = A target stands there
    .by = There is no room there: { $blocker } is in the way
show-no-path = A path needs at least one point other than where the figure stands
show-no-long-path = A path has too many points
show-no-through-figure = Another figure is in the way
    .by = The way is barred by { $blocker }
show-no-through-scenery = The path runs into scenery
    .by = The way is barred by { $blocker }
show-no-past-enemy = The path touches an enemy before its end: the move ends there
    .by = The path touches { $blocker } before its end: the move ends there
show-no-stop-on-top = The base does not fit on that obstacle: the move must end before or behind it
    .by = The base does not fit on { $blocker }: the move must end before or behind it
show-no-ap = There are not enough action points for that: { $ap } left
show-no-team = This is no team
show-no-team-empty = A team has at least one character
show-no-over-budget = The team costs more than the agreed audience points
show-no-same-character = A character is in the team twice
show-no-no-character = There is no such character
show-no-pet-is-object = A Benkei is bought as an object of a character
show-no-upgrade-limit = No attribute is raised by more than 2
show-no-upgrade-dash = That attribute has no number on the profile
show-no-upgrade-euphoria = There is not enough Euphoria for so many increases
show-no-upgrade-weapon = That character has no second weapon
show-no-no-object = There is no such object
show-no-same-object = A character has the same object twice
show-no-leader-missing = The team needs a leader
show-no-leader-twice = A team has only one leader
show-no-associate-missing = Susan needs an associate
show-no-associate-twice = Susan has only one associate
show-no-associate-self = Susan cannot be her own associate
show-no-associate-alone = Only Susan has an associate, and she is not in the team
show-no-placement = That is too far: the new place must be within 1.25 inches
show-no-not-higher = That place is not higher
show-no-crossed-by-width = That top is less than 2 inches high: walk over it
show-no-away-from-wall = The figure does not touch what it would climb
show-no-way-up = Something is in the way up
    .by = The way up is barred by { $blocker }
show-no-not-lower = That place is not lower
show-no-away-from-edge = The figure does not stand at the edge
show-no-way-down = Something is in the way down
    .by = The way down is barred by { $blocker }
show-no-no-link = There is no such ladder or stair
show-no-off-link = The base covers neither end of it
show-no-off-far-end = The new place does not cover its other end
show-no-platform-off-table = The platform would not lie wholly on the table
show-no-platform-away = The platform must be within 6 inches of your own table edge
show-no-platform-near-scenery = The platform must lie on level ground, 1 inch from any scenery
    .by = The platform must lie on level ground, 1 inch from any scenery; too near: { $blocker }
show-no-far-from-platform = That is more than 6 inches from the exit platform
show-no-touches-enemy = Nobody may be put in contact with an enemy
    .by = Nobody may be put in contact with an enemy, here { $blocker }
show-no-far-from-owner = A Benkei is put touching its owner
show-no-no-room-for-pet = There would be no room for the Benkei beside its owner
show-no-blast-on-thrower = The template may not touch the thrower
show-no-out-of-throw = That is further than 10 inches
show-no-blast-unseen = The centre of the template is out of sight
    .by = The centre of the template is out of sight behind { $blocker }
show-no-off-template-rim = Whoever flees ends against the outside of the template
show-no-flee-near = Whoever flees goes at least 1 inch away
show-no-behind-wall = A wall is in the way of fleeing there
    .by = Fleeing there is barred by { $blocker }
show-no-not-at-border = The Benkei enters touching a table border
show-no-ability = This figure has no such ability
show-no-spent = The special ability has been used
show-no-in-a-fight = Not while the figure is in a fight
show-no-too-early = The Benkei can be called from turn 2 on
show-no-element-gone = There is no such element any more
show-no-element-unseen = The element is out of sight
show-no-too-large = The element is longer than 10 inches
show-no-holds-objective = The element holds a mission objective
show-no-not-a-character = That is no living character on the table
show-no-too-far = That is too far away
show-no-out-of-sight = That is out of sight
    .by = That is out of sight behind { $blocker }
show-no-not-a-mate = That is no team mate who could use it
show-no-not-a-rival = That is no character of the rival
show-no-not-a-gift = That object cannot be given
show-no-has-it-already = That character carries one already
show-no-cannot-be-seduced = That figure could not attack any team mate
show-no-no-benkei-left = The Benkei has been called already
show-no-no-such-object = The figure does not have that object
show-no-too-late = A first aid kit is used before anything else in the activation
show-no-too-late-adrenaline = Adrenaline is used before anything else in the activation
show-no-machine = It is a machine: that does not work on it
show-no-not-touching = The figures do not touch
show-no-unhurt = That figure has all its LP
show-no-only-oneself = In a fight the kit is for oneself only
show-no-body = There is no such body in reach
show-no-fight-goes-on = The fight it fell in is not over
show-no-not-revivable = That figure cannot be revived
show-no-nothing-to-take = There is nothing of that to take
show-no-twice = Nobody carries the same object twice
show-no-not-for-benkei = A Benkei cannot do that
show-no-flee = This figure cannot flee: it is in a fight or fascinated
show-no-must-flee = By the house rule victims must flee where they can
show-no-cat-too-far = The cat runs 10 inches at most
show-no-cat-stopped = Something is in the way of the cat
    .by = The cat is stopped by { $blocker }
show-no-nobody-to-free = There is nobody to free
show-no-not-in-contact = The figure does not touch Susan
show-no-benkei-cannot-free = A Benkei cannot free her
show-no-not-led = This figure leads nobody
show-no-loses-contact = They would lose contact
show-no-susan-cannot-follow = Susan cannot follow there
show-no-object = This figure has no such attack object
show-no-site = No charges are fixed there
show-no-occupied = Somebody is in or on the element
    .by = The element is not empty: { $blocker } is in or on it
show-no-objective-there = A mission objective is there
show-no-template-away = The template must touch the element
show-no-carry = A Benkei cannot carry
show-no-hands-full = The figure carries something already
show-no-not-there = That does not lie on the table
show-no-out-of-reach = The figure does not touch it
show-no-nothing-carried = The figure carries nothing
show-no-not-at-feet = The load must be put down touching the base, on free ground
show-no-engaged = In a fight a figure can only leave its load or use a kit or adrenaline on itself
show-no-only-to-touch = It may only move to touch an enemy of its fight again
show-no-lying = It lies on the deck and must get up first
show-no-on-deck-already = It is on the deck already
show-no-standing-already = It is standing already
show-no-benkei-stands = A Benkei cannot hit the deck
show-no-reserve = Berserk, it must keep 3 AP for its shots
show-no-only-movement = This is a movement only
show-no-susan-first = Susan has to follow first
show-no-not-now = That cannot be done now
show-no-not-a-team = This is no team for this show
show-no-no-carrier = That figure has no charges to fix
show-no-site-first = Your charges have no site yet
show-no-no-such-element = There is no such element
show-no-not-yours = That is not your figure
show-no-placed-already = That figure stands on the table already
show-no-owner-first = The owner is deployed before the Benkei
show-no-pet-first = Its Benkei is deployed next
show-no-not-a-push = That is no direction to push in
show-no-weapon = The figure has no such weapon
show-no-not-a-foe = That is no enemy to shoot at
show-no-unseen = The target is out of sight
    .by = The target is out of sight behind { $blocker }
show-no-shots = There are not so many shots left
show-no-hopeless = The aim would be below 1: the shot is impossible
show-no-declared-already = Shots with that weapon at that target are declared already
show-no-nothing-declared = Nothing is declared yet
show-no-bought-off = Mycky has bargained: no shots at him this turn
show-no-flame = The figure has no flame-thrower
show-no-flame-misses = The flames would touch no enemy
show-no-must-fire = The seduced figure has to shoot

## Cards

show-label-type = Type
show-label-profile = Profile
show-label-ability = Special ability
show-label-rules = Special rule
show-label-price = Audience
show-is-character = character
show-is-pet = pet
show-is-object = object
show-profile = AP { $ap }, aim { $aim }, LP { $lp }, Euphoria { $euphoria }, shots { $shots }, attacks { $attacks }
show-owners = its owner’s
show-flame-thrower = flame-thrower

## The table

show-table-mission = { $mission } on the map { $map }, teams of { $budget } points.
show-table-setup = The show has not begun.
show-table-turn = Turn { $turn } of { $turns }, { $phase }.
show-table-active = { $figure } is acting.
show-table-order = Order: { $list }.
show-table-acted = already acted: { $list }
show-table-player = { $you ->
    [yes] { $seat } (you):
   *[no] { $seat }:
}
show-table-side = home: { $side }
show-table-platform = exit platform from { $corner } to { $other }
show-table-total = { $total } audience points
show-table-secret = objects unknown to the rival: { $points } points
show-table-leader = leader: { $figure }
show-table-associate = Susan’s associate: { $figure }
show-table-delivered = { $count ->
    [one] { $count } target delivered
   *[other] { $count } targets delivered
}
show-table-neutral = Of no team:
show-table-numbers = LP { $lp } of { $full }, AP { $ap }, Euphoria { $euphoria }
show-table-arms = aim { $aim }, shots { $shots }, range { $range }
show-table-attacks = attacks { $count }
show-table-value = worth { $value }
show-table-objects = objects: { $list }
show-table-shown = shown to the rival: { $list }
show-table-site = charges fixed to { $element }
show-table-carries = carries { $thing }
show-table-carried = is carried
show-table-spent = spent { $ap } AP
show-table-killer = killed by { $figure }
show-table-owner = led by { $figure }
show-table-fights = Fight { $number }: { $list }.
show-table-target = Target { $number }: { $where }.
show-table-target-carried = carried by { $figure }
show-table-target-delivered = delivered
show-table-cat = The cat is at { $place }.
show-table-gone = Destroyed: { $list }.
show-table-template = A template lies at { $point }.
show-table-declared = Declared: { $list }.
show-table-shots = { $count ->
    [one] { $count } shot at { $figure } ({ $weapon })
   *[other] { $count } shots at { $figure } ({ $weapon })
}
show-table-scenery = Scenery:
show-table-piece = { $element }: { $kind }, { $width } by { $depth }, height { $height }, around { $point }
show-table-from-active = { $away } of the active figure
show-table-height = { $length } above the table
show-table-here = the active figure is here
show-table-doors = { $count ->
    [one] door at { $list }
   *[other] doors at { $list }
}
show-table-windows = { $count ->
    [one] window at { $list }
   *[other] windows at { $list }
}
show-table-link = { $link } from { $foot } to { $head }
show-table-points = { $seat }: { $points } victory points.

## What the figure at hand sees and where it can go

show-around-sight = What { $figure } sees:
show-around-far = { $away }
show-around-higher = { $length } higher
show-around-lower = { $length } lower
show-around-in-sight = { $free ->
    [one] in sight, { $free } of 9 lines free
   *[other] in sight, { $free } of 9 lines free
}
show-around-cover = in cover, { $value }: { $thing }
show-around-hidden = out of sight behind { $list }
show-around-looks-back = looks back
show-around-covered = against it there is cover, { $value }: { $thing }
show-around-blind = does not look back
show-around-ways = Where { $figure } can go, among other places:
show-around-way = { $place }: { $ap } AP, { $left ->
    [0] none left
   *[other] { $left } left
}
show-around-home = wholly on its own exit platform
show-around-sees = { $count ->
    [0] no rival in sight
   *[other] in sight: { $list }
}
show-around-seen = { $count ->
    [0] seen by no rival
   *[other] seen by { $list }
}

## Why the bot would choose so; what speaks against it begins with “But”

# Who a bot can be: the word beside its name, and a sentence about it.

show-manner-cautious = Cautious
    .text = Stays out of sight and out of fights.
show-manner-hunter = Hunter
    .text = Charges where others take cover, and minds wounds less.
show-manner-runner = Runner
    .text = Has eyes for the mission first, and runs risks on the way.
show-manner-showman = Showman
    .text = Likes grenades and special abilities, the sooner the better.

# What reports of many games call what they count.

show-note-team = Prepared team
show-note-characters = Characters in the team
show-note-objects = Objects bought
show-note-used = Objects used
show-note-abilities = Special abilities used
show-note-side = Edge of the table
show-note-leader = Leader
show-note-price = Price of the team
show-note-points = Audience points
show-note-fallen = Own dead
show-note-map = Map
show-note-mission = Mission

# The workshop of maps: what cannot be read, and what a table gives to each side.
show-workshop-map = The map: { $fault }.
show-workshop-it = This element: { $fault }.
show-workshop-part = A part of it: { $fault }.
show-workshop-link = A ladder or stair of it: { $fault }.
show-workshop-opening = A door or window of it: { $fault }.
show-workshop-wall = An inner wall of it: { $fault }.
show-workshop-made = Table { $seed }
show-fair-square = { $amount } sq in
show-fair-nowhere = no way
show-fair-middle = To the middle
    .says = { $more ->
        [even] Both edges walk about as far to the middle of the table.
        [south] The south edge has the longer walk to the middle of the table.
       *[north] The north edge has the longer walk to the middle of the table.
    }
show-fair-outer = To the outer targets
    .says = { $more ->
        [even] Both edges walk about as far to the outer targets.
        [south] The south edge has the longer walk to the outer targets.
       *[north] The north edge has the longer walk to the outer targets.
    }
show-fair-platforms = Places for the platform
    .says = { $more ->
        [even] Both sides have about as many places for their exit platform.
        [south] The south side can choose among more places for its exit platform.
       *[north] The north side can choose among more places for its exit platform.
    }
show-fair-sight = Seen from the platform
    .says = { $more ->
        [even] From either platform about as much of the table is in sight.
        [south] From the south platform more of the table is in sight.
       *[north] From the north platform more of the table is in sight.
    }
show-fair-cover = Cover nearby
    .says = { $more ->
        [even] In both halves one is about as often within two inches of cover.
        [south] In the south half one is more often within two inches of cover.
       *[north] In the north half one is more often within two inches of cover.
    }
show-fair-heights = High ground
    .says = { $more ->
        [even] Both halves have about as much room on floors and roofs.
        [south] The south half has more room on floors and roofs.
       *[north] The north half has more room on floors and roofs.
    }
