# Leaders of Euphoria: Choose a Better Oppressor. Terms are those of the printed rulebook.

leaders-title = Leaders of Euphoria
    .text = Hidden loyalties, Ray Guns and lies for 4 to 8 players. Find out who serves whom, and see that the other side’s Leader is exposed and shot.

## Words

leaders-kind-e = Euphorian Follower
    .text = A Recruit of the Euphorians. Without a Leader you are on the team that most of your three Recruits belong to.
leaders-kind-s = Subterran Follower
    .text = A Recruit of the Subterrans. Without a Leader you are on the team that most of your three Recruits belong to.
leaders-kind-el = Euphorian Leader
    .text = Whoever has it is Euphorian, whatever the other two Recruits are. Once exposed it is never hidden again; if its owner is shot then, the game is over.
leaders-kind-sl = Subterran Leader
    .text = Whoever has it is Subterran, whatever the other two Recruits are. Once exposed it is never hidden again; if its owner is shot then, the game is over.
leaders-kind-unknown = not said

leaders-team-euphorian = Euphorian
leaders-team-subterran = Subterran
leaders-team-wastelander = Wastelander

leaders-slot-left = left
leaders-slot-middle = middle
leaders-slot-right = right

# One Recruit of a row; "self" and "own": of the reader's row or another's, and its owner is who acts on it.
leaders-place = { $you ->
    [yes] your { $slot } Recruit
    [self] your { $slot } Recruit
    [own] their { $slot } Recruit
   *[no] { $owner }’s { $slot } Recruit
}

leaders-window-own-action = as the action of your turn
leaders-window-interrogate-declared = another player interrogates one of your Recruits
leaders-window-artifact-declared = another player uses an Action Artifact
leaders-window-arm-declared = another player arms
leaders-window-shot-declared = another player shoots
leaders-window-gun-dropping = another player is about to drop the Ray Gun after shooting

leaders-label-type = Type
leaders-label-when = When
leaders-label-cost = Cost
leaders-label-note = Note
leaders-label-object = In the Old World
leaders-is-action = Action Artifact
leaders-is-reaction = Reaction Artifact
leaders-cost = expose one of your hidden Recruits

## Artifacts

leaders-artifact-burial-chamber = Burial Chamber
    .text = Hide up to three exposed Followers of any players, yourself included.
    .note = You may choose none at all, and also the Follower exposed to pay for this card. Leaders cannot be hidden again.
leaders-artifact-cart-puller = Cart Puller
    .text = Name one Recruit of each of two other players. These two Recruits trade places; hidden stays hidden, exposed stays exposed.
    .note = Never one of your own Recruits; Leaders may be named. Whoever has both Leaders after it wins at once, and so does a Wastelander who gets one.
leaders-artifact-tongue-oil = Tongue Oil
    .text = Expose one hidden Recruit of another player.
    .note = You name the Recruit without looking at it first. A Leader exposed in this way stays exposed.
    .object = a dusty bottle of liquor
leaders-artifact-whisper-rope = Whisper Rope
    .text = Secretly look at one hidden Recruit of each of two other players.
    .note = Both Recruits are named before you look. If only one other player has a hidden Recruit, one is enough.
    .object = a telephone with a curly cord
leaders-artifact-soul-mirror = Soul Mirror
    .text = Choose another player who has a hidden Recruit. You secretly look at all of each other’s hidden Recruits.
    .note = Both look at the same time. Of yours they see those still hidden after paying; if none is left, only you look.
    .object = a folding make-up mirror
leaders-artifact-dust-beast = Dust Beast
    .text = Another player of your choice drops their Ray Gun into the centre.
    .note = It is no shot: nobody can catch the Ray Gun with Iron Charmer.
    .object = a vacuum cleaner
leaders-artifact-fish-wand = Fish Wand
    .text = Take the Ray Gun of another player and aim it at once. You must not hold one yourself.
    .note = The former target no longer counts; you may also aim at the player you took it from. Your action is spent, so you cannot fire it this turn.
    .object = a fishing rod
leaders-artifact-clay-swine = Clay Swine
    .text = Take an Artifact at random from the hand of another player.
    .note = Chance chooses the card, and only you two learn which it was.
    .object = a piggy bank
leaders-artifact-voice-funnel = Voice Funnel
    .text = Choose any player. All Ray Guns that others hold now target that player.
    .note = A Ray Gun in that player’s own hands keeps its target. You can turn yours again in your Target phase.
    .object = a megaphone
leaders-artifact-plastic-promise = Plastic Promise
    .text = The Recruit you expose for this card goes to another player who holds no Ray Gun and has at least as many hidden Recruits as you then have. In return they give you one of their hidden Recruits, whichever they like. Hidden stays hidden, exposed stays exposed.
    .note = Leaders may change hands, too. The two Recruits take each other’s places. A Wastelander who gets a Leader, or whoever has both, wins at once.
    .object = a credit card
leaders-artifact-dizzy-drum = Dizzy Drum
    .text = Choose a player with at least two hidden Recruits. These Recruits are shuffled among their places.
    .note = Exposed Recruits stay where they are. Everything may end up as it was; only the owner may look.
    .object = a tumble dryer
leaders-artifact-wake-powder = Wake Powder
    .text = Take up to two more actions now: two different ones out of Interrogate, Arm and Hide.
    .note = One after the other, each by its own rules and at its own cost; the second may be left out. At least one must be possible once this card is paid for.
    .object = a jar of instant coffee
leaders-artifact-mechanical-rooster = Mechanical Rooster
    .text = Choose another player, who skips the Action phase of their next turn.
    .note = All other phases take place, and that player may still react.
    .object = a wind-up alarm clock
leaders-artifact-winter-box = Winter Box
    .text = Draw three Artifacts. Keep two and put the third under the deck.
    .note = If the deck has fewer than three cards, draw what is there; if you draw two or one, keep them all.
    .object = a refrigerator
leaders-artifact-soul-catcher = Soul Catcher
    .text = All other players without an exposed Recruit must expose one, each of their own choice.
    .note = They choose at the same time, and the Recruits are turned up together. Nobody has to expose a Leader.
    .object = an instant camera
leaders-artifact-ancient-currency = Ancient Currency
    .text = When you are being shot: the shot goes on, but afterwards you name who gets the shooter’s Ray Gun. It may be you, but nobody who already holds one.
    .note = Whoever gets the Ray Gun aims it at once. If the shot is cancelled, hits somebody else or ends the game, nothing comes of it, and the card is spent all the same.
leaders-artifact-scarlet-octagon = Scarlet Octagon
    .text = When anybody is being shot: the shooter must choose another victim.
    .note = The new victim may be you, but not the shooter. The new victim may react as well.
    .object = a stop sign
leaders-artifact-rain-shield = Rain Shield
    .text = When you are being shot: the shot moves on to your left or right neighbour, as you choose, but never to the shooter.
    .note = Your neighbour may react as well. If they have an exposed Leader and are hit, the game ends.
    .object = an umbrella
leaders-artifact-iron-pancake = Iron Pancake
    .text = When you are being shot: the shot is cancelled. The shooter drops the Ray Gun all the same.
    .note = You draw nothing, drop nothing and expose nobody but the Recruit that pays. It also saves you with an exposed Leader, as long as a hidden Recruit can pay.
    .object = a frying pan
leaders-artifact-rainbow-disc = Rainbow Disc
    .text = When you are being shot: the shot hits the shooter in your place. Not against a shooter whose Leader is exposed.
    .note = A shooter without a Leader becomes a Wastelander. The shooter cannot react to it, others can.
    .object = a compact disc
leaders-artifact-unblinking-egg = Unblinking Egg
    .text = When one of your Recruits is being interrogated: the interrogator sees nothing, and you secretly look at one of their hidden Recruits.
    .note = You may pay with the very Recruit they wanted to see. Looks by Artifacts are no interrogation.
    .object = the dome of a security camera
leaders-artifact-windshield-scroll = Windshield Scroll
    .text = When another player uses an Action Artifact: it has no effect.
    .note = The Recruit exposed for the cancelled card stays exposed, and the action is spent. Reactions cannot be cancelled.
    .object = a parking ticket
leaders-artifact-yellow-crescent = Yellow Crescent
    .text = When another player arms: you take the Ray Gun in their place and aim it at once. You must not hold one yourself.
    .note = The other player gets no Ray Gun, even if there are more in the centre. Their Recruit stays exposed, and the action is spent.
    .object = a plastic banana
leaders-artifact-iron-charmer = Iron Charmer
    .text = When another player is about to drop the Ray Gun after shooting: you take it and aim it at once. You must not hold one yourself.
    .note = Whoever was just shot may use it, but not a copy drawn through that very shot. It does not help when Ancient Currency hands the Ray Gun on.
    .object = a horseshoe magnet

## Events

leaders-dealt = Recruits and Artifacts are dealt.
leaders-row-seen = { $you ->
    [seat] Your Recruits: { $left }, { $middle }, { $right }.
   *[other] { $seat }’s Recruits: { $left }, { $middle }, { $right }.
}
leaders-arranged = All players have laid down their Recruits.
leaders-begins = { $you ->
    [seat] You begin and take the Interrogator token.
   *[other] { $seat } begins and takes the Interrogator token.
}
leaders-turn = { $you ->
    [seat] Turn { $turn }: it is your turn.
   *[other] Turn { $turn }: it is { $seat }’s turn.
}
leaders-team-is = { $you ->
    [seat] You are on the { $team } team.
   *[other] { $seat } is on the { $team } team.
}
leaders-no-artifact-phase = { $you ->
    [seat] You leave your Artifacts as they are.
   *[other] { $seat } leaves the Artifacts as they are.
}
leaders-discarded = { $you ->
    [seat] { $count ->
        [0] You have no Artifacts to discard.
        [one] You discard { $count } Artifact.
       *[other] You discard { $count } Artifacts.
    }
   *[other] { $count ->
        [0] { $seat } has no Artifacts to discard.
        [one] { $seat } discards { $count } Artifact.
       *[other] { $seat } discards { $count } Artifacts.
    }
}
leaders-drew = { $you ->
    [seat] You draw an Artifact.
   *[other] { $seat } draws an Artifact.
}
leaders-drew-card = { $you ->
    [seat] You have drawn { $artifact }.
   *[other] { $seat } has drawn { $artifact }.
}
leaders-drew-nothing = { $you ->
    [seat] The deck is empty: you draw nothing.
   *[other] The deck is empty: { $seat } draws nothing.
}
leaders-gave = { $you ->
    [seat] You give { $receiver } an Artifact.
    [receiver] { $seat } gives you an Artifact.
   *[other] { $seat } gives { $receiver } an Artifact.
}
leaders-gave-card = { $you ->
    [seat] { $receiver } gets { $artifact } from you.
    [receiver] You get { $artifact } from { $seat }.
   *[other] { $receiver } gets { $artifact } from { $seat }.
}
leaders-no-action = { $you ->
    [seat] You take no action.
   *[other] { $seat } takes no action.
}
leaders-action-lost = { $you ->
    [seat] You must skip your Action phase.
   *[other] { $seat } must skip the Action phase.
}
leaders-interrogates = { $you ->
    [seat] You interrogate { $recruit }.
   *[other] { $seat } interrogates { $recruit }.
}
leaders-sees = { $you ->
    [seat] You look at { $recruit }: { $kind }.
   *[other] { $seat } looks at { $recruit }: { $kind }.
}
leaders-sees-nothing = { $you ->
    [seat] You do not get to see { $recruit }.
   *[other] { $seat } does not get to see { $recruit }.
}
leaders-looks = { $you ->
    [seat] You look back at { $recruit }.
   *[other] { $seat } looks back at { $recruit }.
}
leaders-exposed = Exposed: { $recruit }, { $kind }.
leaders-hidden = Hidden again: { $recruit }, { $kind }.
leaders-hides = { $you ->
    [seat] You hide { $recruit }, { $kind }.
   *[other] { $seat } hides { $recruit }, { $kind }.
}
leaders-arms = { $you ->
    [seat] You arm.
   *[other] { $seat } arms.
}
leaders-takes-gun = { $you ->
    [seat] You take a Ray Gun.
   *[other] { $seat } takes a Ray Gun.
}
leaders-aims = { $you ->
    [seat] You aim at { $target }.
    [target] { $seat } aims at you.
   *[other] { $seat } aims at { $target }.
}
leaders-drops-gun = { $you ->
    [seat] You drop your Ray Gun into the centre.
   *[other] { $seat } drops a Ray Gun into the centre.
}
leaders-shoots = { $you ->
    [seat] You shoot at { $victim }!
    [victim] { $seat } shoots at you!
   *[other] { $seat } shoots at { $victim }!
}
leaders-shot = { $you ->
    [victim] You are shot.
   *[other] { $victim } is shot.
}
leaders-shot-cancelled = { $you ->
    [victim] The shot at you is cancelled.
   *[other] The shot at { $victim } is cancelled.
}
leaders-shot-void = { $you ->
    [seat] You no longer hold the Ray Gun: the shot is void.
   *[other] { $seat } no longer holds the Ray Gun: the shot is void.
}
leaders-new-victim = { $you ->
    [victim] The shot is now aimed at you!
   *[other] The shot is now aimed at { $victim }.
}
leaders-becomes-wastelander = { $you ->
    [seat] You become a Wastelander.
   *[other] { $seat } becomes a Wastelander.
}
leaders-uses = { $you ->
    [seat] You use { $artifact }.
   *[other] { $seat } uses { $artifact }.
}
leaders-names-recruit = { $you ->
    [seat] You name { $recruit }.
   *[other] { $seat } names { $recruit }.
}
leaders-names-player = { $you ->
    [both] You name yourself.
    [seat] You name { $player }.
    [player] { $seat } names you.
   *[other] { $seat } names { $player }.
}
leaders-artifact-cancelled = { $artifact } has no effect.
leaders-reacts = { $you ->
    [seat] You react with { $artifact }.
   *[other] { $seat } reacts with { $artifact }.
}
leaders-reaction-withdrawn = { $you ->
    [seat] Your reaction no longer fits: { $artifact } stays in your hand and costs nothing.
   *[other] { $seat }’s reaction no longer fits: { $artifact } stays in the hand and costs nothing.
}
leaders-under-deck = { $artifact } goes under the deck.
leaders-exchanged = These two trade places: { $recruit } and { $other }.
leaders-received = { $you ->
    [seat] You receive a new Recruit. Now { $recruit } is: { $kind }.
   *[other] { $seat } receives a new Recruit. Now { $recruit } is: { $kind }.
}
leaders-shuffled = { $you ->
    [player] Your hidden Recruits are shuffled.
   *[other] { $player }’s hidden Recruits are shuffled.
}
leaders-marked = { $you ->
    [player] You will skip your next Action phase.
   *[other] { $player } will skip the next Action phase.
}
leaders-took-artifact = { $you ->
    [seat] You take an Artifact from { $player }’s hand.
    [player] { $seat } takes an Artifact from your hand.
   *[other] { $seat } takes an Artifact from { $player }’s hand.
}
leaders-took-card = { $you ->
    [seat] You took { $artifact } from { $player }.
    [player] { $seat } took { $artifact } from you.
   *[other] { $seat } took { $artifact } from { $player }.
}
leaders-drew-several = { $you ->
    [seat] You draw
   *[other] { $seat } draws
} { $count ->
    [one] 1 Artifact.
   *[other] { $count } Artifacts.
}
leaders-returned = { $you ->
    [seat] You put one of them under the deck.
   *[other] { $seat } puts one of them under the deck.
}
leaders-returned-card = { $you ->
    [seat] You put { $artifact } under the deck.
   *[other] { $seat } puts { $artifact } under the deck.
}
leaders-leader-is-shot = { $you ->
    [seat] You have shot { $victim }, whose Leader was exposed. The game is over.
    [victim] { $seat } has shot you while your Leader was exposed. The game is over.
   *[other] { $seat } has shot { $victim }, whose Leader was exposed. The game is over.
}
leaders-given-leader = { $you ->
    [seat] As a Wastelander you receive a Leader. The game is over.
   *[other] { $seat } is a Wastelander and receives a Leader. The game is over.
}
leaders-has-both-leaders = { $you ->
    [seat] You have both Leaders. The game is over.
   *[other] { $seat } has both Leaders. The game is over.
}
leaders-stopped = The limit of turns is reached. The game is stopped.
leaders-wins = { $you ->
    [seat] You win!
   *[other] { $seat } wins.
}
leaders-revealed = { $you ->
    [seat] Your Recruits were { $left }, { $middle }, { $right }.
   *[other] { $seat }’s Recruits were { $left }, { $middle }, { $right }.
}

## Actions, as lines of a menu

leaders-do-arrange = Lay down from left to right: { $left }, { $middle }, { $right }
leaders-do-skip = Do nothing
leaders-do-draw = Discard your whole hand and draw one Artifact
leaders-do-give = Give { $artifact } to { $receiver }
leaders-do-interrogate = Interrogate { $recruit }
leaders-do-use = Use { $artifact }, exposing your { $paying } Recruit
leaders-do-arm = Arm, exposing your { $paying } Recruit
leaders-do-shoot = Shoot
leaders-do-hide = Hide { $recruit }
leaders-do-target = { $you ->
    [target] Aim at yourself
   *[other] Aim at { $target }
}
leaders-do-recruit = Choose { $recruit }
leaders-do-player = { $you ->
    [player] Choose yourself
   *[other] Choose { $player }
}
leaders-do-done = No further target
leaders-do-react = React with { $artifact }, exposing your { $paying } Recruit
leaders-do-pass = Do not react
leaders-do-expose = Expose your { $slot } Recruit
leaders-do-return = Put { $artifact } under the deck

# In parentheses behind an action.
leaders-note-at = at { $name }
leaders-note-now = as now

## Claims, as the player says them

leaders-claim-row = My Recruits, from left to right: { $left }, { $middle }, { $right }
leaders-claim-saw = I know { $recruit }: { $kind }
leaders-claim-hand = I hold { $artifact }
leaders-claim-team = I am on the { $team } team

## Questions

leaders-ask-arrange = Lay down your Recruits: choose their order.
leaders-ask-artifact = Your Artifact phase: discard and draw, give an Artifact, or do nothing.
leaders-ask-action = Your action: interrogate, use an Artifact, arm, shoot, hide, or do nothing.
leaders-ask-target = Your Target phase: choose whom your Ray Gun targets.
leaders-ask-aim = You have taken a Ray Gun: choose its target at once.
leaders-ask-name = Your Artifact: choose its target.
leaders-ask-react = Will you react with an Artifact?
leaders-ask-hand-over = Ancient Currency: choose who gets the Ray Gun.
leaders-ask-new-victim = Scarlet Octagon: choose a new victim for your shot.
leaders-ask-neighbour = Rain Shield: choose the neighbour the shot moves on to.
leaders-ask-look-back = Unblinking Egg: choose the Recruit you look at.
leaders-ask-further = Wake Powder: take a further action, or do nothing.
leaders-ask-return = Winter Box: choose the Artifact that goes under the deck.
leaders-ask-give-back = Plastic Promise: choose the hidden Recruit you give back.
leaders-ask-expose-one = Soul Catcher: choose the Recruit you expose.
leaders-about-dropping = { $name } has shot and is about to drop the Ray Gun

leaders-wait-arrange = Waiting for { $names } to lay down their Recruits.
leaders-wait-artifact = Waiting for { $names } in the Artifact phase.
leaders-wait-action = Waiting for { $names } to choose an action.
leaders-wait-target = Waiting for { $names } to aim.
leaders-wait-aim = Waiting for { $names } to aim the new Ray Gun.
leaders-wait-name = Waiting for { $names } to choose a target for the Artifact.
leaders-wait-react = Waiting for { $names }: react or not?
leaders-wait-hand-over = Waiting for { $names } to choose who gets the Ray Gun.
leaders-wait-new-victim = Waiting for { $names } to choose a new victim.
leaders-wait-neighbour = Waiting for { $names } to move the shot to a neighbour.
leaders-wait-look-back = Waiting for { $names } to choose a Recruit to look at.
leaders-wait-further = Waiting for { $names } to choose a further action.
leaders-wait-return = Waiting for { $names } to put an Artifact under the deck.
leaders-wait-give-back = Waiting for { $names } to give a Recruit back.
leaders-wait-expose-one = Waiting for { $names } to expose a Recruit.

## Refusals; the id of the rule follows in parentheses

leaders-no-nothing-asked = Nothing is being asked now
leaders-no-same-action-twice = The two further actions of Wake Powder must be different ones
leaders-no-not-a-target = { $artifact } cannot be used on that
leaders-no-target-self = You cannot aim at yourself
leaders-no-not-your-recruits = Those are not the three Recruits you were dealt
leaders-no-answered-already = You have already answered; the others are still choosing
leaders-no-not-your-turn = It is { $seat }’s turn
leaders-no-not-asked = You are not asked now
leaders-no-no-ray-gun = You hold no Ray Gun
leaders-no-reaction-on-own-action = A Reaction Artifact answers an action of another player, not your own
leaders-no-target-later = You can change the target only in the Target phase at the end of your turn
leaders-no-no-such-player = There is no such player
leaders-no-own-recruit = You know your own Recruits; interrogate another player
leaders-no-not-hidden = Only hidden Recruits can be interrogated, and { $recruit } is exposed
leaders-no-already-armed = You already hold a Ray Gun
leaders-no-no-gun-in-centre = There is no Ray Gun in the centre
leaders-no-nothing-hidden-to-arm = You have no hidden Recruit to expose for a Ray Gun
leaders-no-pays-hidden-only = Your { $slot } Recruit is exposed already; only a hidden one can pay
leaders-no-no-exposed-follower = No Follower is exposed
leaders-no-leader-stays-exposed = An exposed Leader cannot be hidden again
leaders-no-not-exposed = That Recruit is not exposed
leaders-no-not-in-hand = You do not have { $artifact }
leaders-no-is-reaction = { $artifact } is a Reaction Artifact and cannot be used as an action
leaders-no-nothing-hidden-to-pay = You have no hidden Recruit to expose for an Artifact
leaders-no-no-legal-target = { $artifact } would have no legal target now
leaders-no-empty-hand = You have no Artifact to give
leaders-no-give-to-another = An Artifact is given to another player
leaders-no-is-action = { $artifact } is an Action Artifact and can only be used on your own turn
leaders-no-drawn-by-this-shot = You have drawn { $artifact } because of this very shot and cannot use it yet
leaders-no-wrong-moment = { $artifact } does not fit this moment: { $window }
leaders-no-reaction-does-not-fit = { $artifact } cannot be used in this situation
leaders-no-asked-arrange = First you have to lay down your Recruits
leaders-no-asked-artifact = It is your Artifact phase: you may discard and draw, give an Artifact, or do nothing
leaders-no-asked-action = It is your Action phase: choose an action, or do nothing
leaders-no-asked-target = It is your Target phase: choose whom your Ray Gun targets
leaders-no-asked-aim = First you have to aim the Ray Gun you have taken
leaders-no-asked-name = First you have to choose the target of your Artifact
leaders-no-asked-react = You may only react or pass now
leaders-no-asked-hand-over = You have to choose somebody without a Ray Gun, and not the shooter
leaders-no-asked-new-victim = You have to choose a new victim, neither yourself nor the present one
leaders-no-asked-neighbour = You have to choose one of your neighbours, but not the shooter
leaders-no-asked-look-back = You have to choose a hidden Recruit of the interrogator
leaders-no-asked-further = You may only interrogate, arm, hide or stop now
leaders-no-asked-return = You have to choose one of the three Artifacts you have just drawn
leaders-no-asked-give-back = You have to choose one of your own hidden Recruits to give back
leaders-no-asked-expose-one = You have to choose one of your Recruits to expose

## Hints of the bot: why it would choose so

leaders-hint-win = { $you ->
    [target] This shot at yourself wins the game.
   *[other] This shot at { $target } wins the game.
}
leaders-hint-unite = With { $chance } % certainty, this is the Leader with whom you win alone: { $recruit }.
leaders-hint-shoot = { $you ->
    [target] With { $chance } % certainty, you yourself have the Leader you hunt.
   *[other] With { $chance } % certainty, { $target } hides the Leader you hunt.
}
leaders-hint-aim-leader = { $you ->
    [target] Your own Leader is exposed, and the next shot wins.
   *[other] { $target } has an exposed Leader, and the next shot wins.
}
leaders-hint-aim-suspect = { $you ->
    [target] With { $chance } % certainty, the Leader you hunt is your own: aim there.
   *[other] With { $chance } % certainty, { $target } hides the Leader you hunt: aim there.
}
leaders-hint-aim-safely = { $you ->
    [target] Nobody is worth a shot, and aiming at yourself hurts your side least.
   *[other] Nobody is worth a shot, and aiming at { $target } hurts your side least.
}
leaders-hint-arm = A Ray Gun is worth the Recruit it costs.
leaders-hint-take-gun = This brings a Ray Gun to you.
leaders-hint-hand-on = { $you ->
    [target] You can trust nobody as much as yourself.
   *[other] { $target } is most likely on your side.
}
leaders-hint-disarm = { $you ->
    [target] Your own Ray Gun threatens your side.
   *[other] { $target }’s Ray Gun threatens your side.
}
leaders-hint-turn-guns = { $you ->
    [target] The Ray Guns do most good when they point at you.
   *[other] The Ray Guns do most good when they point at { $target }.
}
leaders-hint-delay = { $you ->
    [target] You are the most dangerous player.
   *[other] { $target } is the most dangerous player.
}
leaders-hint-look = A look costs nothing, and with { $chance } % certainty this is a Leader: { $recruit }.
leaders-hint-look-side = A look costs nothing and tells you more about whose side they are on: { $recruit }.
leaders-hint-learn = It shows you Recruits you do not know.
leaders-hint-expose = With { $chance } % certainty, this is the Leader you hunt: { $recruit }.
leaders-hint-hide = Once hidden, this can pay for you again: { $recruit }.
leaders-hint-hide-own = You need hidden Recruits to pay with.
leaders-hint-blur = After that nobody knows any longer where your Leader lies.
leaders-hint-save-leader = Your Leader is in danger.
leaders-hint-save-self = The shot would make you a Wastelander.
leaders-hint-save-other = This shot would hurt your side.
leaders-hint-stop = { $you ->
    [target] What you are doing would hurt your side.
   *[other] What { $target } is doing would hurt your side.
}
leaders-hint-cards = It gives you a better hand.
leaders-hint-keep = The cards you keep are worth more.
leaders-hint-pay-least = It tells the others least.
leaders-hint-any = No other choice is better.
leaders-hint-wait = Nothing else brings more than it costs.

## The end

leaders-way-leader-shot = A player with an exposed Leader was shot.
leaders-way-wastelander-given-leader = A Wastelander was given a Leader.
leaders-way-both-leaders = Both Leaders came together in one row.
leaders-way-stopped = The game was stopped at the limit of turns.
leaders-end-shot = { $you ->
    [seat] You were shot.
   *[other] { $seat } was shot.
}
leaders-end-team = The { $team } team wins.

## The table, one fact a line

leaders-table-before-play = Everybody is laying down their Recruits.
leaders-table-turn = { $you ->
    [yes] Turn { $turn }: it is your turn.
   *[no] Turn { $turn }: it is { $seat }’s turn.
}
leaders-table-using = Artifact in use: { $artifact }.
leaders-table-aside = Beside the deck until the shot is over: { $artifact }.
leaders-table-named = Its target: { $target }.
leaders-table-victim = { $you ->
    [yes] The shot is aimed at you!
   *[no] The shot is aimed at { $victim }.
}
leaders-table-centre = Ray Guns in the centre: { $count }.
leaders-table-deck = Artifacts in the deck: { $count }.
leaders-table-in-deck = { $count ->
    [0] { $artifact } lies on top of it.
    [one] { $artifact } lies under 1 card of it.
   *[other] { $artifact } lies under { $count } cards of it.
}
leaders-table-turns = Turns played: { $count }.
leaders-table-shot-last = Shot last: { $seat }.
leaders-table-removed = Recruit removed before the game: { $kind }.
leaders-table-player = { $you ->
    [yes] { $seat } (you):
   *[no] { $seat }:
}
# $state is "hidden" or "exposed"; $known is "own", "yes" or "no".
leaders-table-recruit = { $state ->
    [exposed] { $slot }: exposed, { $kind }
   *[hidden] { $known ->
        [own] { $slot }: hidden, { $kind }
        [yes] { $slot }: hidden, known to you: { $kind }
       *[no] { $slot }: hidden
    }
}
leaders-table-team = Team: { $team }
leaders-table-gun-unaimed = Holds a Ray Gun, not aimed yet
leaders-table-gun = { $you ->
    [yes] Holds a Ray Gun aimed at you
   *[no] Holds a Ray Gun aimed at { $target }
}
leaders-table-skips = Will skip the next Action phase
leaders-table-hand = { $count ->
    [0] No Artifacts
    [one] 1 Artifact
   *[other] { $count } Artifacts
}
# $whole is "yes" if the reader sees the whole hand; $drawn, if the card has just been drawn and may go back.
leaders-table-card = { $drawn ->
    [yes] { $artifact }, just drawn
   *[no] { $whole ->
        [yes] { $artifact }
       *[no] { $artifact }, as you know
    }
}

# What reports of many games call what they count.

leaders-role-leader = with a Leader
leaders-role-follower = without a Leader
leaders-note-began = Team at the deal
leaders-note-team = Team at the end
leaders-note-role = Row at the deal
leaders-note-got = Artifacts in hand at some time
leaders-note-used = Artifacts used
leaders-note-held = Artifacts left in hand
leaders-note-armed = Ray Guns taken
leaders-note-shots = Shots fired
leaders-note-removed = Recruit out of play

## How the bots of the house play

leaders-manner-cautious = Cautious
    .text = Looks before acting, keeps cards hidden and shoots late.
leaders-manner-hunter = Hunter
    .text = Arms early and shoots on suspicion.
leaders-manner-spy = Spy
    .text = Would rather look at one more Recruit than do anything else.
leaders-manner-liar = Liar
    .text = Tells everybody which team it is on, and lies.
