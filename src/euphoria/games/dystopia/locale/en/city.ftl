# The city of “Build a Better Dystopia” on the screen: what stands beside the drawing and what is read aloud.

city-map = The city. Plus and minus look closer or farther, arrows move.
city-nearer = Closer
city-farther = Farther
city-whole = The whole city
city-race = The race to { $stars } stars
city-stars = { $count } of { $stars } stars placed
city-mine = What is yours
city-workers = Your workers at home
city-worker = Worker with knowledge { $value }
city-nobody-home = No worker at home
city-overload = Knowledge of your workers at home and your marker: at { $overload } a roll costs you a worker
city-goods = Your goods
city-hand = Your artifact cards: { $count }, limit { $limit }
city-active = active
city-hidden = hidden
city-penalty = penalty
city-retrieve = Retrieve workers
city-retrieve-who = Who comes home, and how?
city-trade = Trade
city-choose = Choose
city-keep-active = Choose the recruit who works openly.
city-keep-hidden = Now the one who stays hidden.
city-keep-sure = Keep these two?
city-keep-both = Choose two recruits
city-miner = Miner at step { $step } of { $end }; step { $activates } activates hidden recruits
city-face-down = { $site }: { $occupied } of { $needed } workers, tile face down
city-territory = Territory of { $region }: { $free } free
city-allegiance = { $faction }: step { $step } of { $top }
# One word for each level of allegiance, beside the tower.
city-level-1 = extra
city-level-2 = both
city-level-3 = unmask
city-level-4 = star
city-then-luck = Then dice decide.
city-then-open = It would bring something to light; nobody knows more yet.
city-then-others = Then it is for others to choose.
city-turn = Turn { $turn }
city-deck = Artifact cards: { $deck } in the deck, { $discards } discarded
city-stay = Trade before my turn ends
city-trade-with = Trade with
city-trade-give = You give
city-trade-get = You get
city-trade-offer = Offer it
city-trade-counter = Make another offer
city-trade-empty = Nothing yet: choose what both sides give.
city-trade-less = Less { $what }
city-trade-more = More { $what }

## What a space would cost and bring

city-lack = You lack { $things }
city-count-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
city-count-commodity = { $count ->
    [one] { $count } commodity
   *[other] { $count } commodities
}
city-count-not-bliss = { $count ->
    [one] { $count } commodity other than bliss
   *[other] { $count } commodities other than bliss
}
city-count-same-card = { $count ->
    [one] { $count } card like one of yours
   *[other] { $count } cards like each other
}
city-site-cost = Costs { $good }. The worker stays here, and cannot be bumped, until the market is built.
city-site-more = { $missing ->
    [one] After this worker one more completes the market
   *[other] After this worker { $missing } more complete the market
}; everybody who has one here then places a star on it.
city-site-last = This worker completes the market: everybody who has one here places a star on it.
city-market-shut = Not built yet: { $needed } workers on the spaces below open it.
city-sure-serve = Certain: you place a star on this card.
city-sure-fight = Certain: you keep one of two new recruits, hidden.
city-luck-roll = Luck: what your workers roll.
city-luck-bump = Luck: what the bumped worker rolls.
city-luck-card = Luck: which artifact card you draw.
city-luck-market = Luck: which market it is, and what the returning workers roll.
city-luck-recruits = Luck: which two recruits you draw.

## The end

city-end-stars = Stars by where they lie
city-end-territories = Territories
city-end-markets = Markets
city-end-recruits = Recruits
city-end-dilemma = Dilemma
city-end-all = All
city-end-watch = Watch again: { $what }
city-end-cards = Recruits and cards, turned over
city-end-was-hidden = was hidden
city-end-no-cards = no cards
city-end-tie = The tie-break
