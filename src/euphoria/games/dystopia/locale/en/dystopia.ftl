# Euphoria: Build a Better Dystopia. Terms are those of the printed game; the texts of the cards are our own.

dystopia-title = Build a Better Dystopia
    .text = Dice as workers in a city that knows too much, for 2 to 6 players. Recruit, dig, build and trade; whoever first places ten stars rules the dystopia.

## Factions, regions, goods, artifacts

dystopia-faction-euphorian = Euphorian
    .plural = Euphorians
dystopia-faction-subterran = Subterran
    .plural = Subterrans
dystopia-faction-wastelander = Wastelander
    .plural = Wastelanders
dystopia-faction-icarite = Icarite
    .plural = Icarites

dystopia-region-euphorian = Euphoria
dystopia-region-subterran = Subterra
dystopia-region-wastelander = Wastelands
dystopia-region-icarite = Icarus

dystopia-good-energy = energy
dystopia-good-water = water
dystopia-good-food = food
dystopia-good-bliss = bliss
dystopia-good-gold = gold
dystopia-good-stone = stone
dystopia-good-clay = clay

# One artifact; .one is what somebody draws, discards or burns.
dystopia-card-bat = Baseball Bat
    .one = a baseball bat
dystopia-card-balloons = Balloons
    .one = a bunch of balloons
dystopia-card-bifocals = Bifocals
    .one = bifocals
dystopia-card-book = Book
    .one = a book
dystopia-card-box = Board Game
    .one = a board game
dystopia-card-bear = Teddy Bear
    .one = a teddy bear

# So and so many of a thing, in payments and trades.
dystopia-count-energy = { $count } energy
dystopia-count-water = { $count } water
dystopia-count-food = { $count } food
dystopia-count-bliss = { $count } bliss
dystopia-count-gold = { $count } gold
dystopia-count-stone = { $count } stone
dystopia-count-clay = { $count } clay
dystopia-count-bat = { $count ->
    [one] { $count } baseball bat
   *[other] { $count } baseball bats
}
dystopia-count-balloons = { $count ->
    [one] { $count } bunch of balloons
   *[other] { $count } bunches of balloons
}
dystopia-count-bifocals = { $count ->
    [one] { $count } bifocals card
   *[other] { $count } bifocals cards
}
dystopia-count-book = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
dystopia-count-box = { $count ->
    [one] { $count } board game
   *[other] { $count } board games
}
dystopia-count-bear = { $count ->
    [one] { $count } teddy bear
   *[other] { $count } teddy bears
}
# Knowledge that is gained as a price.
dystopia-count-knowledge = { $count } more knowledge
dystopia-count-goods = { $count ->
    [0] no goods
    [one] { $count } good
   *[other] { $count } goods
}
dystopia-count-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
dystopia-and = { $most } and { $last }
dystopia-nothing = nothing

dystopia-track-morale = morale
dystopia-track-knowledge = knowledge

dystopia-side-fight = fight the system
dystopia-side-serve = serve the dystopia

dystopia-workers = { $count ->
    [1] worker { $numbers }
   *[other] workers { $numbers }
}

# The same by what they show and where they stand.
dystopia-workers-at = { $count ->
    [1] the { $list }
   *[other] the { $list }
}

# How a retrieval is paid, after the workers.
dystopia-retrieve-free = for free, losing morale
dystopia-retrieve-food = for 1 food, gaining 2 morale
dystopia-retrieve-bliss = for 1 bliss, gaining 2 morale
dystopia-retrieve-energy = for 1 energy, losing 1 knowledge and gaining 1 morale
dystopia-retrieve-calm = for 1 bliss, losing 2 knowledge

dystopia-choice-morale = 1 more morale
dystopia-choice-knowledge = 1 less knowledge
dystopia-choice-card = an artifact card
dystopia-choice-territory = a star on the territory
dystopia-choice-site = a star on the market of { $site }

## Spaces; .on follows “places a worker”, .short stands in the short table

dystopia-site = { $faction } site { $number }
dystopia-space-generator = Generator
    .on = on the Generator
dystopia-space-aquifer = Aquifer
    .on = on the Aquifer
dystopia-space-farm = Farm
    .on = on the Farm
dystopia-space-cloud-mine = Cloud Mine
    .on = on the Cloud Mine
dystopia-space-euphorian-tunnel = Euphorian Tunnel
    .short = Euphoria tunnel
    .on = in the Euphorian Tunnel
dystopia-space-subterran-tunnel = Subterran Tunnel
    .short = Subterra tunnel
    .on = in the Subterran Tunnel
dystopia-space-wastelander-tunnel = Wastelander Tunnel
    .short = Wastelands tunnel
    .on = in the Wastelander Tunnel
dystopia-space-euphorian-tunnel-end = End of the Euphorian Tunnel
    .short = Euphoria tunnel end
    .on = at the end of the Euphorian Tunnel
dystopia-space-subterran-tunnel-end = End of the Subterran Tunnel
    .short = Subterra tunnel end
    .on = at the end of the Subterran Tunnel
dystopia-space-wastelander-tunnel-end = End of the Wastelander Tunnel
    .short = Wastelands tunnel end
    .on = at the end of the Wastelander Tunnel
dystopia-space-tank-energy = Worker Activation Tank (energy)
    .short = energy tank
    .on = in the Worker Activation Tank, for energy
dystopia-space-tank-water = Worker Activation Tank (water)
    .short = water tank
    .on = in the Worker Activation Tank, for water
dystopia-space-incinerator = Incinerator of Historical Accuracy
    .short = Incinerator
    .on = at the Incinerator of Historical Accuracy
dystopia-space-free-press = Free Press of Harsh Reality
    .short = Free Press
    .on = at the Free Press of Harsh Reality
dystopia-space-ark = Ark of Fractured Memories
    .short = Ark
    .on = at the Ark of Fractured Memories
dystopia-space-wind-saloon = Wind Saloon
    .on = in the Wind Saloon
dystopia-space-nimbus-loft = Nimbus Loft
    .on = in the Nimbus Loft
dystopia-space-breeze-bar = Breeze Bar
    .on = in the Breeze Bar
dystopia-space-sky-lounge = Sky Lounge
    .on = in the Sky Lounge
dystopia-space-market = Market of { $site }
    .on = on the market of { $site }
# The same once its tile is known.
dystopia-space-built = Market { $tile } ({ $site })
    .on = at the { $tile } ({ $site })
dystopia-space-construction = { $site }, space { $number } ({ $good })
    .on = on { $site }, space { $number } ({ $good })

## Recruits; .classic is the older wording where it differs, .short is for the short table

dystopia-recruit-ben-ludologist = Ben the Ludologist
    .short = Ben
    .text = When an opponent’s roll leaves them with two equal available workers, you may lose 2 morale for 1 resource of your choice.
dystopia-recruit-bradley-futurist = Bradley the Futurist
    .short = Bradley
    .text = After placing a star at a market outside Icarus, you may gain 2 knowledge to draw 2 artifact cards and keep one of them.
dystopia-recruit-esme-fireman = Esme the Fireman
    .short = Esme
    .text = Whenever you place a star, you may burn an artifact card: gain 1 energy, and either lose 1 knowledge or gain 1 morale. Burning a book brings 2 energy, 2 less knowledge and 2 more morale.
    .classic = Whenever you place a star, you may burn an artifact card: gain 1 energy, and either lose 1 knowledge or gain 1 morale.
dystopia-recruit-gary-electrician = Gary the Electrician
    .short = Gary
    .text = When your worker on the Generator equals another worker there, gain 1 morale or 1 more energy.
dystopia-recruit-jefferson-shock-artist = Jefferson the Shock Artist
    .short = Jefferson
    .text = You may also pay for a retrieval with 1 energy; then you lose 1 knowledge and gain 1 morale.
dystopia-recruit-julia-thought-inspector = Julia the Thought Inspector
    .short = Julia
    .text = When you bump an opponent’s worker, you may lose 1 morale for 1 resource of your choice. The bumped worker is not rolled then but takes the value of yours.
    .classic = When you bump an opponent’s worker of the same value as yours, you may lose 2 morale for 1 resource of your choice.
dystopia-recruit-katy-dietician = Katy the Dietician
    .short = Katy
    .text = When you place a worker on the Generator while holding no artifact cards, gain 1 food too.
dystopia-recruit-laura-philanthropist = Laura the Philanthropist
    .short = Laura
    .text = When you bump an opponent out of a tunnel or the Worker Activation Tank, you may give that player 1 of your gold to draw 2 artifact cards.
dystopia-recruit-michael-engineer = Michael the Engineer
    .short = Michael
    .text = On a construction site you may pay any resource in place of the printed one. Whenever you pay gold there, gain 1 morale and 1 knowledge.
dystopia-recruit-nakagawa-tribute = Dr. Nakagawa the Tribute
    .short = Nakagawa
    .text = Whenever you place a worker on a construction site, you may move the Euphorians 1 step along the allegiance track.
    .classic = After placing a star at a market outside Icarus, you may give up the worker you placed there and put a second star on the territory of that region.
dystopia-recruit-ray-foreman = Ray the Foreman
    .short = Ray
    .text = Whenever a market is completed, gain 2 morale if you helped to build it; otherwise lose 2 knowledge.
dystopia-recruit-yordy-demotivator = Yordy the Demotivator
    .short = Yordy
    .text = When you retrieve for free, you may pay 1 energy to set one of the retrieved workers to any value instead of rolling it.
    .classic = While you own exactly two workers, retrieving for free costs you no morale.
dystopia-recruit-andrew-spelunker = Andrew the Spelunker
    .short = Andrew
    .text = When you take gold or clay from a tunnel while holding no artifact cards, draw a card too.
dystopia-recruit-brett-lockpicker = Brett the Lockpicker
    .short = Brett
    .text = After placing a star at a market outside Icarus, you may gain 1 knowledge for 1 resource of your choice.
    .classic = After placing a star at a market outside Icarus without bumping anybody, you may gain 2 knowledge for 1 resource of your choice.
dystopia-recruit-chase-miner = Chase the Miner
    .short = Chase
    .text = In a tunnel you may give up the worker you have just placed for 2 more of the tunnel’s resource. A worker you gain may be placed in the same turn.
dystopia-recruit-curtis-propagandist = Curtis the Propagandist
    .short = Curtis
    .text = Whenever you lose morale, you lose as much knowledge.
dystopia-recruit-dave-demolitionist = Major Dave the Demolitionist
    .short = Dave
    .text = When you bump an opponent out of a tunnel, you may gain 1 knowledge: take 1 more of the tunnel’s resource and move its miner 1 step further.
    .classic = When you bump an opponent out of a tunnel, you may gain 2 knowledge: take 1 more of the tunnel’s resource and move its miner 1 step further.
dystopia-recruit-faith-hydroelectrician = Faith the Hydroelectrician
    .short = Faith
    .text = When you place a worker on the Aquifer while holding no artifact cards, gain 1 energy too.
dystopia-recruit-jonathan-gambler = Jonathan the Gambler
    .short = Jonathan the Gambler
    .text = Once per turn, when you draw an artifact card, you may draw two instead and show your hand. If two of its cards are alike, every opponent draws a card.
    .classic = Once per turn, when you draw an artifact card, you may gain 1 knowledge and draw three openly instead; keep only those that are alike.
dystopia-recruit-josiah-hacker = Josiah the Hacker
    .short = Josiah
    .text = When you place a worker on the Generator, the Farm or the Cloud Mine, gain 1 morale, and every other player with a worker there gains 1 knowledge.
dystopia-recruit-maggie-outlaw = Maggie the Outlaw
    .short = Maggie
    .text = When all the workers you retrieve come from Subterra, gain 1 water or 1 stone.
dystopia-recruit-phil-spy = Phil the Spy
    .short = Phil
    .text = When you bump an opponent who has no active Subterran recruit, you may gain 1 knowledge to draw an artifact card.
    .classic = When you bump an opponent who has no active Subterran recruit, you may gain 2 knowledge to draw an artifact card.
dystopia-recruit-soulless-plumber = Soulless the Plumber
    .short = Soulless
    .text = When your worker on the Aquifer is alone or lower than all others there, gain 1 morale or 1 more water.
dystopia-recruit-xander-excavator = Xander the Excavator
    .short = Xander
    .text = When you bump an opponent’s higher worker out of a tunnel, you may gain 1 knowledge for 1 more of the tunnel’s resource.
dystopia-recruit-brian-viticulturist = Brian the Viticulturist
    .short = Brian
    .text = You may use food as bliss. When you do so to pay for a market outside Icarus, gain 1 knowledge and move the Wastelanders 1 step. Every placement in Icarus costs you 1 morale.
    .classic = You may use food as bliss. When you do so to pay for a market outside Icarus, gain 1 knowledge and move the Wastelanders 1 step.
dystopia-recruit-flartner-luddite = Flartner the Luddite
    .short = Flartner
    .text = On a construction site you may pay an artifact card in place of the resource; then gain 1 morale.
dystopia-recruit-geek-oracle = Geek the Oracle
    .short = Geek
    .text = Once per turn, when you draw an artifact card, you may gain 1 knowledge and draw three instead; then discard two cards from your hand.
    .classic = Once per turn, when you draw artifact cards, you may gain 2 knowledge to draw one more; then discard a card from your hand.
dystopia-recruit-ian-horticulturist = Ian the Horticulturist
    .short = Ian
    .text = When you place a worker on the Farm while you have no resources at all, gain 1 water too.
dystopia-recruit-jacko-archivist = Jacko the Archivist
    .short = Jacko
    .text = At the Ark of Fractured Memories you may pay a single artifact card; then every opponent may draw one.
    .classic = When you visit a market outside Icarus, you may pay 2 more artifact cards to place a second star.
dystopia-recruit-jonathan-artist = Jonathan the Artist
    .short = Jonathan the Artist
    .text = When your worker is alone on a construction site or higher than all others there, you may gain 2 knowledge to draw an artifact card.
dystopia-recruit-kyle-scavenger = Kyle the Scavenger
    .short = Kyle
    .text = When your worker is alone on the Generator, the Aquifer or the Farm, you may gain 2 knowledge to draw an artifact card.
dystopia-recruit-nick-understudy = Nick the Understudy
    .short = Nick
    .text = Whenever you gain knowledge, you gain as much morale.
dystopia-recruit-pete-cannibal = Pete the Cannibal
    .short = Pete
    .text = When you retrieve, you may give up one of the retrieved workers for 4 food and 1 resource of your choice. When you gain a worker, you may gain 2 knowledge to draw an artifact card.
dystopia-recruit-reitz-archaeologist = Professor Reitz the Archaeologist
    .short = Reitz
    .text = In a tunnel where you bump nobody, you may gain 2 knowledge: draw 1 more artifact card and move the miner 1 step further.
dystopia-recruit-scarby-harvester = Sir Scarby the Harvester
    .short = Scarby
    .text = When your worker on the Farm is alone or higher than all others there, lose 1 knowledge or gain 1 more food.
dystopia-recruit-steven-scholar = Steven the Scholar
    .short = Steven
    .text = When a roll beyond the limit of knowledge costs you a worker, gain 1 resource of your choice and draw an artifact card.
dystopia-recruit-amanda-broker = Amanda the Broker
    .short = Amanda
    .text = When your worker is bumped, even by yourself, you may pay 1 bliss to choose its new value instead of rolling it.
    .classic = When another player bumps your worker, you may give that player 1 bliss to choose its new value instead of rolling it.
dystopia-recruit-flavio-merchant = Flavio the Merchant
    .short = Flavio
    .text = After placing a star at a market outside Icarus, you may gain 1 knowledge to draw an artifact card.
    .classic = After placing a star at a market outside Icarus where you bumped an opponent, you may lose 2 morale to draw an artifact card.
dystopia-recruit-gidget-hypnotist = Gidget the Hypnotist
    .short = Gidget
    .text = When you pay for a retrieval with bliss, you may lose 2 knowledge in place of gaining 2 morale.
dystopia-recruit-josh-negotiator = Josh the Negotiator
    .short = Josh
    .text = When you visit a market outside Icarus, you may pay bliss in place of the resource in its cost.
dystopia-recruit-kaden-infiltrator = Kaden the Infiltrator
    .short = Kaden
    .text = You may gain 2 knowledge to place a worker at the end of any finished tunnel, whatever the factions of your recruits.
dystopia-recruit-lee-gossip = Lee the Gossip
    .short = Lee
    .text = When you bump an opponent, you may lose 1 morale: that player gains 1 knowledge, and you gain 1 commodity of your choice.
dystopia-recruit-matthew-thief = Matthew the Thief
    .short = Matthew
    .text = When you bump an opponent out of a tunnel, you may gain 1 knowledge in place of paying the commodity.
dystopia-recruit-maxime-ambassador = Maxime the Ambassador
    .short = Maxime
    .text = When you bump an opponent, you may lose 2 morale: that player gains 1 knowledge, and you draw an artifact card.
dystopia-recruit-rebecca-peddler = Rebecca the Peddler
    .short = Rebecca
    .text = When you bump an opponent, you may lose 2 morale: that player gains 1 knowledge, and you gain 1 resource of your choice.
dystopia-recruit-sarinee-cloud-miner = Sarinee the Cloud Miner
    .short = Sarinee
    .text = When your worker is alone on the Cloud Mine, lose 1 knowledge or gain 1 more bliss.
dystopia-recruit-sheppard-lobotomist = Dr. Sheppard the Lobotomist
    .short = Sheppard
    .text = When you retrieve, you may give up one of the retrieved workers for 4 bliss and 1 resource of your choice. When you gain a worker, you may lose 2 morale to draw an artifact card.
dystopia-recruit-zong-astronomer = Zong the Astronomer
    .short = Zong
    .text = When you place a worker on the Cloud Mine, you may gain 1 knowledge to draw an artifact card; then every opponent may take 1 bliss.
    .classic = When you place a worker on the Cloud Mine while you have neither resources nor artifact cards, gain 1 water or 1 energy too.

## Market tiles; the penalty is for players without a star on the tile, .short is for the short table

dystopia-tile-laboratory-of-selective-genetics = Laboratory of Selective Genetics
    .short = Lab
    .cost = 1 artifact card and 1 resource of your choice
    .penalty = With two or three workers you cannot gain another.
dystopia-tile-spa-of-fleeting-pleasure = Spa of Fleeting Pleasure
    .short = Spa
    .cost = 4 water and 1 artifact card
    .penalty = You cannot bump your own workers.
dystopia-tile-courthouse-of-hasty-judgment = Courthouse of Hasty Judgment
    .short = Courthouse
    .cost = 4 energy and 1 stone
    .penalty = At artifact markets you cannot pay with two equal cards; it takes three.
dystopia-tile-plaza-of-immortalized-humility = Plaza of Immortalized Humility
    .short = Plaza
    .cost = 4 water and 1 clay
    .penalty = You cannot visit built markets without a star of yours.
dystopia-tile-fountain-of-wishful-thinking = Fountain of Wishful Thinking
    .short = Fountain
    .cost = 4 water and 1 gold
    .penalty = You cannot place more than one worker in a turn.
dystopia-tile-lounge-of-opulent-frugality = Lounge of Opulent Frugality
    .short = Lounge
    .cost = 4 energy and 1 artifact card
    .penalty = You cannot place a worker on a construction site where an opponent has one.
dystopia-tile-academy-of-mandatory-equality = Academy of Mandatory Equality
    .short = Academy
    .cost = 4 food and 1 gold
    .penalty = The abilities of your recruits do not work.
dystopia-tile-cafeteria-of-nameless-meat = Cafeteria of Nameless Meat
    .short = Cafeteria
    .cost = 4 food and 1 artifact card
    .penalty = Retrieving for free costs you 1 more morale.
dystopia-tile-apothecary-of-productive-dreams = Apothecary of Productive Dreams
    .short = Apothecary
    .cost = 4 bliss and 1 resource of your choice
    .penalty = You cannot place workers in Icarus.
dystopia-tile-theater-of-revelatory-propaganda = Theater of Revelatory Propaganda
    .short = Theater
    .cost = 4 energy and 1 clay
    .penalty = Each star you place brings you 1 knowledge.
dystopia-tile-registry-of-personal-secrets = Registry of Personal Secrets
    .short = Registry
    .cost = 4 bliss and 1 artifact card
    .penalty = You do not receive the allegiance bonuses of levels 1 and 2.
dystopia-tile-arena-of-peaceful-conflict = Arena of Peaceful Conflict
    .short = Arena
    .cost = 4 food and 1 stone
    .penalty = You cannot place a worker on a commodity area where you have one already.
dystopia-tile-disassemble-a-teddy-bear-shop = Disassemble-a-Teddy-Bear Shop
    .short = Shop
    .cost = 1 commodity of your choice and 1 teddy bear
    .penalty = Each 1 you roll costs you a commodity or a resource.
dystopia-tile-clinic-of-blind-hindsight = Clinic of Blind Hindsight
    .short = Clinic
    .cost = 1 commodity of your choice and 1 bifocals card
    .penalty = Each 2 you roll costs you a commodity or a resource.
dystopia-tile-bemusement-park = Bemusement Park
    .short = Park
    .cost = 1 commodity of your choice and 1 bunch of balloons
    .penalty = Each 3 you roll costs you a commodity or a resource.
dystopia-tile-friendly-local-game-bonfire = Friendly Local Game Bonfire
    .short = Bonfire
    .cost = 1 commodity of your choice and 1 board game
    .penalty = Each 4 you roll costs you a commodity or a resource.
dystopia-tile-stadium-of-guaranteed-home-runs = Stadium of Guaranteed Home Runs
    .short = Stadium
    .cost = 1 commodity of your choice and 1 baseball bat
    .penalty = Each 5 you roll costs you a commodity or a resource.
dystopia-tile-center-for-reduced-literacy = Center for Reduced Literacy
    .short = Center
    .cost = 1 commodity of your choice and 1 book
    .penalty = Each 6 you roll costs you a commodity or a resource.

## Dilemmas

dystopia-dilemma-oppressor = The Oppressor
    .fight = Fight the Oppressor
    .serve = Serve the Oppressor
dystopia-dilemma-friend = A Friend in Need
    .fight = Help a Friend Escape
    .serve = Turn In a Friend
dystopia-dilemma-press = The Power of the Press
    .fight = Publish an Exposé
    .serve = Publish Propaganda
dystopia-dilemma-reading = The Forbidden Book
    .fight = Read a Book
    .serve = Burn a Book
dystopia-dilemma-leisure = Work and Leisure
    .fight = Let Workers Relax
    .serve = Make Workers Toil
dystopia-dilemma-love = Matters of the Heart
    .fight = Choose True Love
    .serve = Accept the Assigned Match

## Cards looked up

dystopia-is-recruit = recruit
dystopia-is-tile = market tile
dystopia-is-artifact = artifact card
dystopia-is-dilemma = ethical dilemma
dystopia-label-type = Type
dystopia-label-faction = Faction
dystopia-label-classic = Classic wording
dystopia-label-cost = Cost of a visit
dystopia-label-gain = Gain of a visit
dystopia-label-copies = Copies
dystopia-label-dilemma = Dilemma
dystopia-label-market = Market
dystopia-label-artifact = Artifact
dystopia-label-fight = To fight the system
dystopia-label-serve = To serve the dystopia
dystopia-visit = a star on the territory of the region and 1 step of allegiance for its faction
dystopia-penalty = Without a star on this market: { $penalty }
dystopia-about-artifact = A relic of the old world. Any three artifact cards, or two alike, buy a star at an artifact market.
dystopia-about-dilemma = Once per game, as your whole turn: show this card and discard { $card } or any two artifact cards. Then choose: draw two recruits and keep one of them hidden, or place a star on this card.

## Events

dystopia-recruits-dealt = Recruits and dilemmas are dealt.
dystopia-kept = { $you ->
    [seat] Your active recruit is { $recruit }.
   *[other] { $seat }’s active recruit is { $recruit }.
}
dystopia-kept-hidden = { $you ->
    [seat] Your hidden recruit is { $recruit }.
   *[other] { $seat }’s hidden recruit is { $recruit }.
}
dystopia-dilemma-dealt = { $you ->
    [seat] Your dilemma is “{ $dilemma }”.
   *[other] { $seat }’s dilemma is “{ $dilemma }”.
}
dystopia-begins = { $you ->
    [seat] You go first.
   *[other] { $seat } goes first.
}
dystopia-turn = { $you ->
    [seat] Turn { $turn }: it is your turn.
   *[other] Turn { $turn }: it is { $seat }’s turn.
}
dystopia-placed = { $you ->
    [seat] You place a { $value } { $space-on }.
   *[other] { $seat } places a { $value } { $space-on }.
}
dystopia-bumps = { $space }: { $you ->
    [both] you bump your own worker.
    [seat] you bump { $owner }’s worker.
    [owner] { $seat } bumps your worker.
    [same] { $seat } bumps their own worker.
   *[other] { $seat } bumps { $owner }’s worker.
}
dystopia-rolled = { $you ->
    [seat] You roll a { $value }.
   *[other] { $seat } rolls a { $value }.
}
dystopia-set-value = { $you ->
    [seat] Your worker is set to { $value }.
   *[other] { $seat }’s worker is set to { $value }.
}
dystopia-worker-lost = { $you ->
    [seat] Your workers know too much: the { $value } runs away.
   *[other] { $seat }’s workers know too much: the { $value } runs away.
}
dystopia-new-worker = { $you ->
    [seat] You gain a new worker.
   *[other] { $seat } gains a new worker.
}
dystopia-sacrificed = { $you ->
    [seat] You give up your worker of { $value }.
   *[other] { $seat } gives up a worker of { $value }.
}
dystopia-paid = { $you ->
    [seat] You pay { $payment }.
   *[other] { $seat } pays { $payment }.
}
dystopia-cannot-pay = { $space }: { $you ->
    [seat] you can no longer pay and get nothing.
   *[other] { $seat } can no longer pay and gets nothing.
}
dystopia-gained = { $you ->
    [seat] You gain { $count } { $good }.
   *[other] { $seat } gains { $count } { $good }.
}
dystopia-lost = { $you ->
    [seat] You lose 1 { $good }.
   *[other] { $seat } loses 1 { $good }.
}
dystopia-gave = { $you ->
    [seat] You give { $receiver } 1 { $good }.
    [receiver] { $seat } gives you 1 { $good }.
   *[other] { $seat } gives { $receiver } 1 { $good }.
}
dystopia-drew = { $you ->
    [seat] You draw an artifact card.
   *[other] { $seat } draws an artifact card.
}
dystopia-drew-card = { $you ->
    [seat] You have drawn { $card-one }.
   *[other] { $seat } has drawn { $card-one }.
}
dystopia-drew-nothing = { $you ->
    [seat] There are no artifact cards left: you draw nothing.
   *[other] There are no artifact cards left: { $seat } draws nothing.
}
dystopia-reshuffled = The discarded artifact cards are shuffled into a new deck.
dystopia-discarded = { $you ->
    [seat] You discard { $card-one }.
   *[other] { $seat } discards { $card-one }.
}
dystopia-shows-hand = { $you ->
    [seat] You show your hand: { $stock }.
   *[other] { $seat } shows their hand: { $stock }.
}
dystopia-morale = { $you ->
    [seat] Your morale is now { $step }.
   *[other] { $seat }’s morale is now { $step }.
}
dystopia-knowledge = { $you ->
    [seat] Your knowledge is now { $step }.
   *[other] { $seat }’s knowledge is now { $step }.
}
dystopia-allegiance = { $faction } allegiance rises to { $step }.
dystopia-miner = The { $faction } miner digs on to step { $step }.
dystopia-tunnel-open = The { $faction } Tunnel is finished; the space at its end is open.
dystopia-activated = { $you ->
    [seat] Your hidden recruit becomes active: { $recruit }.
   *[other] { $seat }’s hidden recruit becomes active: { $recruit }.
}
dystopia-star-territory = { $you ->
    [seat] You place a star on the { $faction } territory.
   *[other] { $seat } places a star on the { $faction } territory.
}
dystopia-star-tile = { $you ->
    [seat] You place a star on the market of { $site }.
   *[other] { $seat } places a star on the market of { $site }.
}
dystopia-star-recruit = { $you ->
    [seat] You place a star on { $recruit }.
   *[other] { $seat } places a star on { $recruit }.
}
dystopia-star-dilemma = { $you ->
    [seat] You place a star on your dilemma.
   *[other] { $seat } places a star on their dilemma.
}
dystopia-no-star = { $you ->
    [seat] You can place no star on the { $faction } territory.
   *[other] { $seat } can place no star on the { $faction } territory.
}
dystopia-built = { $site } is completed: { $tile } opens.
dystopia-returned = { $you ->
    [seat] { $count ->
        [one] { $count } of your workers comes home from the site.
       *[other] { $count } of your workers come home from the site.
    }
   *[other] { $count ->
        [one] { $count } of { $seat }’s workers comes home from the site.
       *[other] { $count } of { $seat }’s workers come home from the site.
    }
}
dystopia-retrieves = { $you ->
    [seat] You retrieve
   *[other] { $seat } retrieves
} { $count ->
    [one] { $count } worker.
   *[other] { $count } workers.
}
dystopia-uses = { $you ->
    [seat] You use { $recruit }.
   *[other] { $seat } uses { $recruit }.
}
dystopia-shows-dilemma = { $you ->
    [seat] You resolve your dilemma, “{ $dilemma }”: { $side }.
   *[other] { $seat } resolves their dilemma, “{ $dilemma }”: { $side }.
}
dystopia-drew-recruits = { $you ->
    [seat] You draw two recruits.
   *[other] { $seat } draws two recruits.
}
dystopia-saw-recruits = { $you ->
    [seat] You have drawn { $recruit } and { $other }.
   *[other] { $seat } has drawn { $recruit } and { $other }.
}
dystopia-offered = { $you ->
    [seat] You offer { $receiver }
    [receiver] { $seat } offers you
   *[other] { $seat } offers { $receiver }
} a trade: { $goods } and { $cards } for { $other_goods } and { $other_cards }.
dystopia-offered-exactly = { $you ->
    [seat] You offer { $receiver } { $give } for { $get }.
    [receiver] { $seat } offers you { $give } for { $get }.
   *[other] { $seat } offers { $receiver } { $give } for { $get }.
}
dystopia-traded = { $you ->
    [seat] You trade with { $receiver }.
    [receiver] { $seat } trades with you.
   *[other] { $seat } trades with { $receiver }.
}
dystopia-stays = { $you ->
    [seat] You want to trade before your turn ends.
   *[other] { $seat } wants to trade before the turn ends.
}
dystopia-not-traded = { $you ->
    [seat] There is no trade between you and { $receiver }.
    [receiver] There is no trade between { $seat } and you.
   *[other] There is no trade between { $seat } and { $receiver }.
}
dystopia-last-star = { $you ->
    [seat] You have placed your last star.
   *[other] { $seat } has placed their last star.
}
dystopia-tie-roll = { $you ->
    [seat] To break the tie you roll a total of { $sum }.
   *[other] To break the tie { $seat } rolls a total of { $sum }.
}
dystopia-wins = { $you ->
    [seat] You win!
   *[other] { $seat } wins.
}
dystopia-stopped = The limit of turns is reached. The game is stopped.
dystopia-took-step = { $you ->
    [seat] You put your { $track } on { $step }.
   *[other] { $seat } puts their { $track } on { $step }.
}

## Actions, as lines of a menu

dystopia-do-keep = Active: { $active }; hidden: { $hidden }
dystopia-do-take = Take { $recruit }
dystopia-do-pick = Put { $tile } into the game
dystopia-do-mark = Put your { $track } on { $step }
dystopia-do-place = Place a { $value } { $space-on }
dystopia-do-retrieve = Retrieve { $workers } { $way }
dystopia-do-resolve = Resolve your dilemma: { $side }
dystopia-do-stay = Trade before my turn ends
dystopia-do-finish = End the turn
dystopia-do-stop = Place no further worker
dystopia-do-pay = Pay { $payment }
dystopia-do-use = Use { $recruit }
dystopia-do-done = Use no recruit
dystopia-do-choose = Choose { $choice }
dystopia-do-discard = Discard { $card-one }
dystopia-do-lose = Give up 1 { $good }
dystopia-do-set = Set the worker to { $value }
dystopia-do-yes = Take it
dystopia-do-no = Do not take it
dystopia-do-offer = Offer { $partner } { $give } for { $get }
dystopia-do-accept = Accept the trade
dystopia-do-decline = Decline the trade
dystopia-do-counter = Offer { $give } for { $get } instead
dystopia-do-burn = Burn { $card-one }
dystopia-do-retain = Keep { $recruit }

## Questions

dystopia-ask-draft = Take one of these recruits; the others go to the player on your left.
dystopia-ask-keep = Choose your active and your hidden recruit.
dystopia-ask-pick = Choose the market tile that will be in the game.
dystopia-ask-mark = Put your morale or your knowledge on a free step.
dystopia-ask-turn = Your turn: place a worker, retrieve workers, or resolve your dilemma.
dystopia-ask-end = You may still trade, or end your turn.
dystopia-ask-more = You may place a further worker, or stop.
dystopia-ask-pay = Choose how to pay.
dystopia-ask-tunnel = The tunnel: choose the resource or an artifact card.
dystopia-ask-star = Choose where to place your star.
dystopia-ask-gain = Choose what you gain.
dystopia-ask-choose = Your recruit: choose what you gain.
dystopia-ask-ability = Will you use a recruit?
dystopia-ask-draw = You draw artifact cards. Will you use a recruit?
dystopia-ask-throw = Choose an artifact card to discard.
dystopia-ask-discard = Your hand is over its limit: choose an artifact card to discard.
dystopia-ask-lose = Your roll costs you something: choose what you lose.
dystopia-ask-set-value = Choose the new value of the worker.
dystopia-ask-may-take = Take it?
dystopia-ask-dilemma-pay = Your dilemma: choose the artifact cards to discard.
dystopia-ask-retain = Choose which recruit you keep.
dystopia-ask-trade = You are offered a trade: accept, decline, or make another offer.
dystopia-ask-counter = You are made another offer: accept or decline.
dystopia-ask-burn = Choose the artifact card to burn.
dystopia-ask-keep-one = Choose which of the two drawn cards you discard; you keep the other.
dystopia-about-may-draw = { $recruit } ({ $name }) offers every opponent 1 artifact card
dystopia-about-may-take-bliss = { $recruit } ({ $name }) offers every opponent 1 bliss

dystopia-wait-draft = Waiting for { $names } to take a recruit.
dystopia-wait-keep = Waiting for { $names } to choose recruits.
dystopia-wait-pick = Waiting for { $names } to choose a market tile.
dystopia-wait-mark = Waiting for { $names } to put morale or knowledge on a step.
dystopia-wait-turn = Waiting for { $names } to choose what to do with the turn.
dystopia-wait-end = Waiting for { $names } to trade or to end the turn.
dystopia-wait-more = Waiting for { $names }: place a further worker or stop?
dystopia-wait-pay = Waiting for { $names } to pay.
dystopia-wait-tunnel = Waiting for { $names } to choose the resource or a card in the tunnel.
dystopia-wait-star = Waiting for { $names } to place a star.
dystopia-wait-gain = Waiting for { $names } to choose what to gain.
dystopia-wait-choose = Waiting for { $names } to choose what the recruit brings.
dystopia-wait-ability = Waiting for { $names }: use a recruit or not?
dystopia-wait-draw = Waiting for { $names }: use a recruit for the draw or not?
dystopia-wait-throw = Waiting for { $names } to discard an artifact card.
dystopia-wait-discard = Waiting for { $names } to discard down to the limit.
dystopia-wait-lose = Waiting for { $names } to choose what to lose.
dystopia-wait-set-value = Waiting for { $names } to choose the value of a worker.
dystopia-wait-may-take = Waiting for { $names }: take what is offered or not?
dystopia-wait-dilemma-pay = Waiting for { $names } to pay for the dilemma.
dystopia-wait-retain = Waiting for { $names } to keep one of two recruits.
dystopia-wait-trade = Waiting for { $names } to answer an offer.
dystopia-wait-counter = Waiting for { $names } to answer the other offer.
dystopia-wait-burn = Waiting for { $names } to burn an artifact card.
dystopia-wait-keep-one = Waiting for { $names } to keep one of two cards.

## Refusals; the id of the rule follows in parentheses

dystopia-no-nothing-asked = Nothing is being asked now
dystopia-no-not-a-way-to-pay = That does not pay the cost, or you do not have it
dystopia-no-ability-not-now = { $recruit } cannot be used now
dystopia-no-answered-already = You have already answered; the others are still choosing
dystopia-no-not-your-turn = It is { $seat }’s turn
dystopia-no-not-asked = You are not asked now
dystopia-no-no-such-worker = You have no available worker of { $value } for this turn
dystopia-no-not-a-double = In this turn only further workers of { $value } can be placed
dystopia-no-apothecary = The Apothecary of Productive Dreams keeps you out of Icarus
dystopia-no-arena = Under the Arena of Peaceful Conflict you cannot send a second worker there
dystopia-no-tunnel-not-finished = The tunnel is not finished
dystopia-no-tunnel-of-others = You have no active recruit of the faction that owns this tunnel
dystopia-no-not-built = The market is not built yet
dystopia-no-plaza = Under the Plaza of Immortalized Humility you cannot visit a market without a star of yours
dystopia-no-already-built = The market is built already
dystopia-no-occupied = A worker is standing there
dystopia-no-lounge = Under the Lounge of Opulent Frugality you cannot build where an opponent has a worker
dystopia-no-spa = Under the Spa of Fleeting Pleasure you cannot bump your own worker
dystopia-no-cannot-pay = You cannot pay what it costs
dystopia-no-icarus-morale = In Icarus { $recruit } costs you 1 morale, and you have none to lose
dystopia-no-not-this-turn = Your worker of { $value } can be placed only in a later turn
dystopia-no-one-thing-a-turn = A turn is either placing, or retrieving, or the dilemma
dystopia-no-nobody-on-board = You have no worker on the board
dystopia-no-cannot-retrieve-so = These workers cannot be retrieved in that way
dystopia-no-dilemma-resolved = You have resolved your dilemma already
dystopia-no-dilemma-cards = You have neither the artifact of your dilemma nor two other cards
dystopia-no-stays-already = You have already said that you want to trade before your turn ends
dystopia-no-no-trading = There is no trading at this table
dystopia-no-trade-with-another = You can only trade with another player
dystopia-no-both-give = In a trade both sides give something
dystopia-no-not-yours = You do not have what you offer
dystopia-no-asked-draft = First take one of the recruits you hold
dystopia-no-asked-keep = First choose your active and your hidden recruit among those dealt to you
dystopia-no-asked-pick = First choose one of your market tiles
dystopia-no-asked-mark = You have to put morale or knowledge on a step that is free
dystopia-no-asked-turn = It is your turn: place a worker, retrieve workers, or resolve your dilemma
dystopia-no-asked-end = You may only make an offer or end your turn now
dystopia-no-asked-more = You may only place a further worker or stop now
dystopia-no-asked-pay = First pay for the space
dystopia-no-asked-tunnel = First choose the tunnel’s resource or an artifact card
dystopia-no-asked-star = First choose where your star goes
dystopia-no-asked-gain = First choose what you gain
dystopia-no-asked-choose = First choose what your recruit brings
dystopia-no-asked-ability = You may only use a recruit or go on now
dystopia-no-asked-draw = First say whether you use a recruit for your draw
dystopia-no-asked-throw = First choose an artifact card of yours to discard
dystopia-no-asked-discard = First discard an artifact card of yours; your hand is over its limit
dystopia-no-asked-lose = First choose a commodity or resource of yours to lose
dystopia-no-asked-set-value = First choose a value from 1 to 6
dystopia-no-asked-may-take = You may only take what is offered, or not
dystopia-no-asked-dilemma-pay = First discard cards for your dilemma
dystopia-no-asked-retain = First choose one of the two recruits you have drawn
dystopia-no-asked-trade = First answer the offer: accept, decline, or offer something else that you have
dystopia-no-asked-counter = First accept or decline the other offer
dystopia-no-asked-burn = First choose an artifact card of yours to burn
dystopia-no-asked-keep-one = First choose which of the two drawn cards you discard

## The end

dystopia-way-ten-stars = All ten stars were placed.
dystopia-way-stopped = The game was stopped at the limit of turns.
dystopia-end-tie = { $count } players placed their last star at once; { $by ->
    [morale] the higher morale
    [knowledge] the lower knowledge
    [tiles] stars on more markets
    [territories] stars on more territories
   *[roll] the lower roll of all workers
} decided.

## The table, one fact a line

dystopia-level-1 = { $space } gives 1 more { $good }
dystopia-level-2 = the tunnel gives { $good } and a card
dystopia-level-2-icarite = a card with every star on the Icarite territory
dystopia-level-3 = hidden recruits become active
dystopia-level-4 = a star on every active recruit
dystopia-level-3-reached = hidden recruits are active at once
dystopia-level-4-reached = active recruits carry a star

dystopia-table-before-play = The game is being set up.
dystopia-table-turn = { $you ->
    [yes] Turn { $turn }: it is your turn.
   *[no] Turn { $turn }: it is { $seat }’s turn.
}
dystopia-table-stars = Stars placed, out of 10: { $list }.
dystopia-table-player = { $you ->
    [yes] { $seat } (you):
   *[no] { $seat }:
}
dystopia-table-goods = Goods: { $goods }
dystopia-table-tracks = Morale { $morale }, knowledge { $knowledge }
dystopia-table-hand = Artifact cards: { $count }, at most { $limit }
dystopia-table-known-hand = Artifact cards: { $count }, at most { $limit }: { $cards }
dystopia-table-workers = Workers: { $list }
dystopia-table-worker-home = no. { $number } with { $value }, at home
dystopia-table-worker-placed = no. { $number } with { $value }, { $space }
dystopia-table-worker-unrolled = no. { $number }, not rolled yet
dystopia-table-recruit = { $star ->
    [yes] Active recruit: { $recruit }, { $faction }, with a star
   *[no] Active recruit: { $recruit }, { $faction }
}
dystopia-table-hidden = Hidden recruit: { $recruit }, { $faction }
dystopia-table-hidden-count = Hidden recruits: { $count }
dystopia-table-dealt = Recruits to choose from: { $list }
dystopia-table-tiles = Market tiles to choose from: { $list }
# $state is "open", "served" (a star) or "fought" (a recruit).
dystopia-table-dilemma = { $state ->
    [open] Dilemma: { $dilemma } ({ $card }), not resolved yet
    [served] Dilemma: { $dilemma } ({ $card }), resolved with a star
   *[fought] Dilemma: { $dilemma } ({ $card }), resolved for a recruit
}
dystopia-table-dilemma-unknown = Dilemma: not resolved yet
dystopia-table-stars-left = Stars: { $placed } placed, { $left } left
dystopia-table-stars-on = Stars on territories: { $list }
dystopia-table-stars-on-markets = Stars on the markets of: { $list }
dystopia-table-penalties = Penalties: { $list }

dystopia-table-allegiance = Allegiance, with bonuses for those who have an active recruit of the faction:
dystopia-table-row = { $faction }: step { $step } of 11
dystopia-table-in-force = { $row }; in force: { $bonuses }
dystopia-table-next-level = { $row }; from step { $step }: { $bonus }
dystopia-table-tunnels = Tunnels:
dystopia-table-tunnel = { $space }: miner at step { $step } of 9
dystopia-table-tunnel-activates = { $row }; at step 6 hidden recruits become active, at step 9 the end opens
dystopia-table-tunnel-opens = { $row }; at step 9 the end opens
dystopia-table-tunnel-open = { $row }; the end is open
dystopia-table-spaces = Workers on the board:
dystopia-table-area = { $space }: { $workers }; total { $count }
dystopia-table-area-empty = { $space }: nobody
dystopia-table-sites = Construction sites and markets:
dystopia-table-site = { $site }: { $count } of { $needed } workers; free spaces cost { $goods }
dystopia-table-market = { $site }: { $tile }; visit for { $cost }; stars: { $names }; penalty without a star: { $penalty }
dystopia-table-territories = Free places for stars on territories: { $list }.
dystopia-table-deck = Artifact cards in the deck: { $count }; discarded: { $cards }.
dystopia-table-placing = { $space }: being used just now.
dystopia-table-offer = { $you ->
    [seat] Trade: you give { $receiver } { $give } for { $get }.
    [receiver] Trade: { $seat } gives you { $give } for { $get }.
   *[other] Trade: { $seat } gives { $receiver } { $give } for { $get }.
}
dystopia-table-offer-unknown = Trade: { $seat } and { $receiver } are negotiating.
dystopia-table-turns = Turns played: { $count }.
dystopia-table-leading = First by stars and tie-break: { $list }.

## What is printed on the spaces, for tables in words. $one and $two: one and two of the good (“1 energy”).

dystopia-table-printed = Costs and gains as printed, before recruits, bonuses and penalties:
dystopia-printed-area = { $space }: free; { $one }; at a total of 1 to 4 also 1 step of allegiance, at 5 to 8 also 1 less knowledge, from 9 on { $two } instead and 1 more knowledge
dystopia-printed-tunnel = { $space }: for { $cost }; { $gain } or an artifact card, and the miner moves 1 step
dystopia-printed-end = { $space }: free; { $gain }
dystopia-printed-tank-energy = { $space }: for { $cost }; a new worker and 2 less knowledge
dystopia-printed-tank-water = { $space }: for { $cost }; a new worker and 2 more morale
dystopia-printed-cards = { $space }: for any 3 artifact cards or 2 alike; a star on the territory of the region or on one of its markets, and 1 step of allegiance
dystopia-printed-wind-saloon = { $space }: for any 3 artifact cards or 2 alike; a star on the territory of Icarus and 1 step of allegiance
dystopia-printed-nimbus-loft = { $space }: for any 3 resources; a star on the territory of Icarus and 1 step of allegiance
dystopia-printed-breeze-bar = { $space }: for 1 bliss and 1 other commodity; 2 artifact cards and 1 step of allegiance
dystopia-printed-sky-lounge = { $space }: for 1 bliss and 1 other commodity; any 2 resources and 1 step of allegiance
dystopia-table-recruits = What the recruits do:
dystopia-table-overload = Your knowledge together with that of your workers at home: { $sum }; from { $overload } on, a roll costs a worker.

## Why the bot would choose so; what speaks against it begins with “But”

dystopia-hint-star = You place a star.
dystopia-hint-finish = It finishes the market, and everybody who has built it places a star.
dystopia-hint-build = It is a share in a star: { $count ->
    [one] one more worker finishes
   *[other] { $count } more workers finish
} the market.
dystopia-hint-allegiance = The { $faction-plural } go up a step, and you have recruits of theirs.
dystopia-hint-allegiance-but = But the { $faction-plural } go up a step, and that helps your opponents more than you.
dystopia-hint-row-ends = The { $faction-plural } reach the end of their row: a star on each of your active recruits of theirs.
dystopia-hint-gain = It brings you { $stock }.
dystopia-hint-cards = You draw { $count ->
    [one] an artifact card
   *[other] { $count } artifact cards
}.
dystopia-hint-resources = You get { $count } resources of your choice.
dystopia-hint-tunnel = You get 1 { $good } or an artifact card, as you like.
dystopia-hint-tunnel-both = You get 1 { $good } and an artifact card.
dystopia-hint-miner = The miner moves on, and at step 6 your hidden { $faction } recruit becomes active.
dystopia-hint-worker = You gain a worker.
dystopia-hint-knowledge = Your knowledge falls, and with it the danger of losing a worker.
dystopia-hint-knowledge-but = But your knowledge rises.
dystopia-hint-morale = Your morale rises, and with it the number of cards you may hold.
dystopia-hint-morale-but = But your morale falls.
dystopia-hint-risk-but = But with { $chance } % certainty your workers know too much then, and you lose one.
dystopia-hint-home = { $count ->
    [one] A worker comes home and can be placed again.
   *[other] { $count } workers come home and can be placed again.
}
dystopia-hint-leave-but = But it gives up a construction space you have paid for.
dystopia-hint-bump = Your own worker comes home for nothing.
dystopia-hint-bump-but = But it sends an opponent’s worker home for nothing.
dystopia-hint-double = Another of your workers shows a { $value } and may be placed in the same turn.
dystopia-hint-pair = With two recruits of the { $faction-plural } the end of their row is two stars.
dystopia-hint-recruit = Its ability is one of the strongest: { $recruit }.
dystopia-hint-near = The { $faction-plural } are far along their row, and its end is a star on this recruit.
dystopia-hint-ability = What it brings now is worth more than its price: { $recruit }.
dystopia-hint-spare = It is what you can spare most easily.
dystopia-hint-offer = What you get is worth clearly more than what you give.
dystopia-hint-free = It is yours for nothing.
dystopia-hint-cheap-tile = A market that asks for a named artifact is the cheapest to visit.
dystopia-hint-high-morale = With a high morale you may hold many cards.
dystopia-hint-little-knowledge = Workers that know little are not lost.
dystopia-hint-equal = Another of your workers shows a { $value }, so that both can be placed in one turn.
dystopia-hint-book = A book burns best.
dystopia-hint-tile-star = A star on the market also ends its penalty for you.
dystopia-hint-wait = Nothing else brings more than it costs.
dystopia-hint-any = No other choice is better.

# What reports of many games call what they count.

dystopia-note-faction = Faction of the first recruit
dystopia-note-kept = Recruits kept at the start
dystopia-note-recruits = Recruits active at the end
dystopia-note-used = Recruits used by choice
dystopia-note-artifacts = Artifacts drawn
dystopia-note-markets = Markets with a star of theirs
dystopia-note-dilemma = Dilemma
dystopia-note-side = Side of the dilemma
dystopia-note-territories = Territories with a star of theirs
dystopia-note-stars = Stars placed
dystopia-note-morale = Morale at the end
dystopia-note-knowledge = Knowledge at the end
dystopia-note-workers = Workers at the end
dystopia-note-lost = Workers lost
dystopia-note-retrieved = Turns of retrieving
dystopia-note-traded = Trades
dystopia-note-built = Markets built
dystopia-note-rounds = Rounds

## How the bots of the house play

dystopia-manner-cautious = Cautious
    .text = Keeps workers ignorant and happy, and loses few.
dystopia-manner-builder = Builder
    .text = Sends workers to construction sites, also where others have begun.
dystopia-manner-collector = Collector
    .text = Cannot have enough Artifacts.
dystopia-manner-loyal = Loyal
    .text = Pushes its factions up, whatever else there is to gain.
