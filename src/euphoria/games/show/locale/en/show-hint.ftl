# Reasons of hints.

show-hint-wait = Nothing else brings more than it costs.
show-hint-any = No other choice is better.
show-hint-fire = Shots at { $figure } do more from there than from here.
show-hint-contact = By the odds, fighting { $figure } hand to hand pays.
show-hint-danger = There the rivals can do less to it.
show-hint-danger-but = But there the rivals can do more to it.
show-hint-home = It comes nearer to your exit platform with what wins the mission.
show-hint-fetch = It comes nearer to what wins the mission.
show-hint-hunt = It comes nearer to the rival who is about to win.
show-hint-help = It comes nearer to where your others are busy.
show-hint-advance = It comes nearer to the nearest rival.
show-hint-fall-but = But the jump may hurt it.
show-hint-free = Whoever frees Susan has her on the team, and bringing her home wins the mission.
show-hint-take = Two targets brought to your platform win the mission.
show-hint-deliver = It lies on your platform then, and that counts for the mission.
show-hint-lead = It keeps Susan as near to your exit platform as can be.
show-hint-unload = Without the load it moves freely again.
show-hint-kit = { $figure } wins back up to 25 LP.
show-hint-adrenaline = The extra AP shorten the way to what wins the mission.
show-hint-revive = { $figure } stands up again.
show-hint-search = What the body carries can be used again.
show-hint-deck = Lying down it is harder to hit.
show-hint-rise = Standing it can act again.
show-hint-ability = It works once in a show, and now it brings more than it would be worth keeping.
show-hint-ability-kept = It works once in a show and would bring too little now.
show-hint-team = Its members shoot, fight and run well for what this mission asks.
show-hint-site = The rivals come by the middle of the table.
show-hint-platform = From there the way to what counts is short.
show-hint-platform-middle = From there the middle of the table is near.
show-hint-deploy = From there the way to what counts is short.
show-hint-deploy-cover = There it is near the middle and close to cover.
show-hint-wound = There a wound costs the rivals much: { $figure }.
show-hint-wound-own = Of yours it bears a wound well: { $figure }.
show-hint-credit = Acting earlier helps { $figure } most.
show-hint-associate = The kills of { $figure } count double while Susan lives.
show-hint-push = A rival would fall over the edge.
show-hint-strike = There a blow costs the rivals much: { $figure }.
show-hint-blast = It catches { $count ->
    [one] one rival
   *[other] { $count } rivals
}.
show-hint-friends-but = But it also catches { $count ->
    [one] one of yours
   *[other] { $count } of yours
}.
show-hint-stun = It halves the AP of { $count ->
    [one] one rival
   *[other] { $count } rivals
}.
show-hint-flee = Whoever flees takes only half of the damage.
show-hint-dice = By the odds of this fight so many dice pay best.
show-hint-threat = { $figure } can do most now.
show-hint-shots = By the odds, shots at { $figure } pay.
show-hint-declared = What is declared pays by the odds.
