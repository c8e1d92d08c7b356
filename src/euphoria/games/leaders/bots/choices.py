"""The worth of every option, one function for each kind of question."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.core.actions import Action
from euphoria.games.leaders.bots import reactions, thoughts, values
from euphoria.games.leaders.bots.plans import PLANNERS, make_plan
from euphoria.games.leaders.bots.reactions import reacting
from euphoria.games.leaders.bots.reading import Reading
from euphoria.games.leaders.bots.thoughts import NEVER, NOTHING, Thought, percent
from euphoria.games.leaders.rules.cards import ARTIFACTS, EL, ROW, SL, faction

Judge = Callable[[Reading, Action], Thought]

FRESH_CARD = 3.0
"""What a card from the deck is worth on average."""
KEEP = {id: keep for cards in (PLANNERS, reactions.JUDGES) for id, (keep, _) in cards.items()}
"""What an Artifact in hand is worth keeping."""


def judge(r: Reading, kind: str, option: Action) -> Thought:
    """What this option is worth as an answer to a question of this kind."""
    return JUDGES[kind](r, option)


# ------------------------------------------------------------------ the phases of a turn


def artifact_phase(r: Reading, option: Action) -> Thought:
    """Draw with an empty or poor hand; never give anything away."""
    if option.verb == "draw":
        return Thought(FRESH_CARD - sum(KEEP[card] for card in r.hand), thoughts.CARDS)
    return Thought(0.0, thoughts.KEEP) if option.verb == "skip" else NEVER


def action(r: Reading, option: Action) -> Thought:
    return ACTIONS[option.verb](r, option)


def skip(_r: Reading, _option: Action) -> Thought:
    return NOTHING


def interrogate(r: Reading, option: Action) -> Thought:
    return _look(r, option.arguments["recruit"])


def arm(r: Reading, option: Action) -> Thought:
    cost = values.action_payment(r, option.arguments["paying"])
    return Thought(values.holding(r) - cost, thoughts.ARM)


def hide(r: Reading, option: Action) -> Thought:
    place = option.arguments["recruit"]
    return Thought(values.hiding(r, place), thoughts.HIDE, {"recruit": place})


def shoot(r: Reading, _option: Action) -> Thought:
    """The shot at hand, which also disarms its victim, against a better one after turning the Ray Gun."""
    victim = r.gun[r.me]
    worth = values.landing(r, r.me, victim)
    if worth >= values.GAME:
        return Thought(worth, thoughts.WIN, {"target": victim})
    worth += values.harm(r, victim)
    later = values.ARMED * max(0.0, values.best_shot(r))
    facts = {"target": victim, "chance": percent(r.prey[victim])}
    return Thought(worth - later, thoughts.SHOOT, facts)


def use(r: Reading, option: Action) -> Thought:
    slot = option.arguments["paying"]
    plan = make_plan(r, ARTIFACTS[option.arguments["artifact"]], ROW * r.me + slot)
    return plan.thought.less(values.action_payment(r, slot))


ACTIONS: dict[str, Judge] = {
    "skip": skip,
    "interrogate": interrogate,
    "arm": arm,
    "hide": hide,
    "shoot": shoot,
    "use": use,
}

# ------------------------------------------------------------------ Ray Guns


def aim(r: Reading, option: Action) -> Thought:
    return _shot_at(r, r.me, option.arguments["target"])


def new_victim(r: Reading, option: Action) -> Thought:
    return _shot_at(r, r.active, option.arguments["player"])


def _shot_at(r: Reading, shooter: int, seat: int) -> Thought:
    worth = values.landing(r, shooter, seat)
    if worth <= 0:
        return Thought(worth, thoughts.AIM_SAFELY, {"target": seat})
    if worth >= values.GAME:
        return Thought(worth, thoughts.AIM_LEADER, {"target": seat})
    return Thought(worth, thoughts.AIM_SUSPECT, {"target": seat, "chance": percent(r.prey[seat])})


def hand_over(r: Reading, option: Action) -> Thought:
    """To ourselves, or else to the best friend."""
    seat = option.arguments["player"]
    if seat == r.me:
        return Thought(1.0, thoughts.TAKE_GUN)
    return Thought(r.friend[seat], thoughts.HAND_ON, {"target": seat})


# ------------------------------------------------------------------ cards in use


def react(r: Reading, option: Action) -> Thought:
    if option.verb == "pass":
        return NOTHING
    thought = reacting(r, ARTIFACTS[option.arguments["artifact"]])
    return thought.less(values.payment(r, option.arguments["paying"]))


def look_back(r: Reading, option: Action) -> Thought:
    return _look(r, option.arguments["recruit"])


def _look(r: Reading, place: int) -> Thought:
    """For a Leader, if there may be one, or for the side its owner is on."""
    leader = percent(sum(r.chance[place][kind] for kind in (EL, SL)))
    if leader:
        return Thought(values.look(r, place), thoughts.LOOK, {"recruit": place, "chance": leader})
    return Thought(values.look(r, place), thoughts.LOOK_SIDE, {"recruit": place})


def give_back(_r: Reading, option: Action) -> Thought:
    return Thought(-KEEP[ARTIFACTS[option.arguments["artifact"]]], thoughts.KEEP)


def give_recruit(r: Reading, option: Action) -> Thought:
    """A Follower for Plastic Promise, rather one that does not count for our team."""
    card = r.card[option.arguments["recruit"]]
    if card >= EL:
        return NEVER
    return Thought(0.0 if faction(card) == r.team else 0.2, thoughts.PAY_LEAST)


def expose_one(r: Reading, option: Action) -> Thought:
    return Thought(-values.payment(r, option.arguments["slot"]), thoughts.PAY_LEAST)


def anything(_r: Reading, _option: Action) -> Thought:
    return Thought(0.0, thoughts.ANY)


JUDGES: dict[str, Judge] = {
    "arrange": anything,
    "artifact": artifact_phase,
    "action": action,
    "further": action,
    "target": aim,
    "aim": aim,
    "new-victim": new_victim,
    "neighbour": new_victim,
    "hand-over": hand_over,
    "react": react,
    "look-back": look_back,
    "return": give_back,
    "give-back": give_recruit,
    "expose-one": expose_one,
}
