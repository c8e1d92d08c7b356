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
