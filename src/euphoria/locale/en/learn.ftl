# Learn: rules, cards, and the guided first games.

learn-title = Learn
learn-about = Three games, every rule and every card. Play a first game with a coach, or look something up.
learn-first = Your first game
learn-first-about = On a prepared table, with a coach beside you. One idea at a time, about six minutes.
learn-rules = Rules
learn-rules-about = Every rule by its number, with the rulings where the rulebook is silent.
learn-minute = In one minute
learn-five = In five minutes
learn-whole = All of it
learn-signs = Signs
learn-cards-too = Cards about it
learn-cards = Cards
learn-cards-about = Every card with what it does.
learn-puzzles = Solve puzzles: one choice is clearly best
learn-no-title = There is no game of this name
learn-no-title-help = Choose one of these.

## Looking things up

learn-search = Search
learn-search-rules = A question, a word, or a number such as { $id }
learn-search-cards = A word on the card
learn-clear = Clear the search
learn-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
learn-found-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
learn-nothing = Nothing fits
learn-nothing-help = Try fewer or other words: a word is found by its beginning, a question by what it is about.
learn-sections = Sections
learn-ledger-language = Some of these rules are still in English.
learn-link = Link to { $id }
learn-copied = The link is copied.
learn-filter = Kind
learn-group = Faction
learn-all = All

## Kinds of cards and whose they are

learn-kind-recruit = Recruits
learn-kind-action = Action Artifacts
learn-kind-reaction = Reaction Artifacts
learn-kind-market = Market tiles
learn-kind-artifact = Artifact cards
learn-kind-dilemma = Ethical dilemmas
learn-kind-character = Characters
learn-kind-object = Objects
learn-kind-mission = Missions
learn-group-euphorian = Euphorians
learn-group-subterran = Subterrans
learn-group-wastelander = Wastelanders
learn-group-icarite = Icarites

## A guided game

learn-game-of = First game: { $title }
learn-coach = Coach
learn-step = Step { $at } of { $count }
learn-next = Next
learn-back = Back
learn-over-again = From the beginning
learn-leave = Leave the lesson
learn-show-me = Show me
learn-choose = Your choice
learn-why-not = Not now:
learn-happened = What happened
learn-play-now = Play now against bots
learn-no-lesson = There is no guided game of this title yet
learn-no-lesson-help = Its rules and cards are here, and bots are patient partners.

learn-name-you = You
learn-name-boris = Boris
learn-name-clara = Clara
learn-name-dario = Dario

learn-leaders-goal = Two Leaders, one secret
    .text = Four players sit at this table. Each has three Recruits, and they decide which team that player is on. Somewhere here are the Euphorian Leader and the Subterran Leader. Your team wins when the Leader of the other side lies exposed and its owner is shot. In a moment you will see what you have.
learn-leaders-arrange = Lay down your Recruits
    .text = Your Recruits lie open before you: two Euphorians and one Subterran. So you are Euphorian, and the Subterran Leader is the one to find. Everybody lays theirs face down in a row; press two of yours to trade their places, then lay them down. The order stays as it is; look at your own whenever you like.
learn-leaders-arrange-instead = Any order is fine here: press “Lay them down” below your cards.
learn-leaders-phases = A turn in four steps
    .text = A turn goes: Artifact, Action, Target, End. In the Artifact step you may change your whole hand for one new card, or give a card away. Your two cards are good ones, so leave them as they are.
learn-leaders-phases-instead = That is allowed, but both of your cards will save you later. Keep them for now.
learn-leaders-interrogate = Look at a Recruit
    .text = Now your action. To interrogate is to look at one hidden Recruit of somebody else: it is free, and only you see the card. Take a look at Boris’s middle Recruit.
learn-leaders-interrogate-instead = You could do that. But first you need to know who is who: interrogate Boris’s middle Recruit.
learn-leaders-secret = You know something
    .text = Boris has the Subterran Leader! Everybody saw where you looked, nobody saw what you found. You may tell it, keep it, or lie about it; you may never show it. Now Boris takes a turn.
learn-leaders-window = Does anybody react?
    .text = Boris takes a Ray Gun and pays by exposing a Recruit. Some Artifacts answer what others do. Everybody who could hold one is asked at such moments, whether they do or not, so the question gives nothing away. Your Iron Pancake is for shots, so pass.
learn-leaders-window-instead = Here there is nothing to answer with. Pass.
learn-leaders-aimed = You are in the sights
    .text = A Ray Gun always points at somebody, for all to see. Boris aims at you: he can shoot on his next turn, not before. That leaves one round. Watch Clara and Dario.
learn-leaders-artifact = Use an Artifact
    .text = Clara says she is Euphorian. Perhaps it is true. Arming now would come too late: Boris fires before you could. But you have Tongue Oil: it exposes a Recruit of another player. Every use of an Artifact costs you one Recruit of your own, turned face up. Choose which one you pay with.
learn-leaders-artifact-instead = Possible, but Boris shoots soon. Use Tongue Oil; you choose which Recruit pays for it.
learn-leaders-name = Name the target
    .text = Which Recruit shall talk? You know where the Subterran Leader lies. A Leader that is exposed once is never hidden again.
learn-leaders-name-instead = That one would be wasted oil. The Leader is Boris’s middle Recruit.
learn-leaders-react = Boris shoots at you!
    .text = This is the moment for a Reaction. Iron Pancake cancels a shot at you. Reacting costs a hidden Recruit too. Without it you would draw an Artifact, show all your Recruits, and become a Wastelander, for you have no Leader.
learn-leaders-react-instead = Then the shot would hit you. React with Iron Pancake; either Recruit may pay for it.
learn-leaders-saved = A pan against a ray
    .text = The shot is cancelled, and Boris still has to drop his Ray Gun into the centre. A gun is spent by being fired. Now Clara and Dario take their turns: look who picks it up, and what Dario hides.
learn-leaders-draw = A new card
    .text = Your hand is empty. In the Artifact step you may discard your hand and draw one card, and with an empty hand that costs nothing. Draw.
learn-leaders-draw-instead = A card for nothing is worth taking. Draw.
learn-leaders-arm = Arm yourself
    .text = One Ray Gun is left in the centre. Arming costs a hidden Recruit, and you have exactly one. Take the gun. You cannot fire it in the same turn.
learn-leaders-arm-instead = The last Ray Gun may be gone next turn. Arm yourself.
learn-leaders-target = Take aim
    .text = Whoever gets a Ray Gun aims at once, and openly. Everybody can see the Leader in front of Boris.
learn-leaders-target-instead = No Leader lies exposed there. Aim at Boris.
learn-leaders-wastelander = Out, but not gone
    .text = Clara shot Dario. He had no Leader: he drew a card, showed his Recruits, and is a Wastelander now. Wastelanders are a team of their own, and they win when one of them shoots an exposed Leader, of whichever side. Watch where Dario aims.
learn-leaders-shoot = Now or never
    .text = Dario aims at Boris as well. If he fires first, the Wastelanders win. It is your turn, your gun points at Boris, and the Subterran Leader lies exposed in front of him.
learn-leaders-shoot-instead = Dario would not wait. Shoot!
learn-leaders-end = The Euphorians win
    .text = An exposed Leader was shot: the game is over at once, and all cards are turned up. You win together with Clara, who told the truth: she had the Euphorian Leader all along. Now you know enough for a real table.
