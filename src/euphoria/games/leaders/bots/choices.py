"""The worth of every option, one function for each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import VERB, first, second
from euphoria.games.leaders.bots import plans, reactions, thoughts, values
from euphoria.games.leaders.bots.plans import make_plan
from euphoria.games.leaders.bots.reading import Reading
from euphoria.games.leaders.bots.thoughts import NEVER, NOTHING, Thought
from euphoria.games.leaders.rules.cards import EL, ROW, SL, faction
from euphoria.games.leaders.rules.state import each
from euphoria.games.leaders.rules.words import ARM, DRAW, HIDE, INTERROGATE, PASS, SHOOT, SKIP, USE

Judge = Callable[[Reading, int], Thought]

FRESH_CARD: Final = 3.0
"""What a card from the deck is worth on average."""
KEEP: Final = plans.KEEP + reactions.KEEP
"""What each Artifact in hand is worth keeping."""
OF_CARDS: Final = ["artifact", "return"]
"""Questions that are about Artifacts in the own hand and nothing else."""
_SKIPPED: Final = Thought(0.0, thoughts.KEEP)
_ANYTHING: Final = Thought(0.0, thoughts.ANY)


def judge(r: Reading, kind: str, codes: list[int]) -> list[Thought]:
    """What each of these options is worth as an answer to a question of this kind."""
    # These two are most of what is asked, and a call by name is quicker than one through a table.
    if kind == "action":
        return [action(r, code) for code in codes]
    if kind == "artifact":
        return [artifact_phase(r, code) for code in codes]
    judge_one = JUDGES[kind]
    return [judge_one(r, code) for code in codes]


# ------------------------------------------------------------------ the phases of a turn


def artifact_phase(r: Reading, code: i64) -> Thought:
    """Draw with an empty or poor hand; never give anything away."""
    verb = code & VERB
    if verb == DRAW:
        kept = 0.0
        for artifact in each(r.hand):
            kept += KEEP[artifact]
        return Thought(FRESH_CARD - kept, thoughts.CARDS)
    return _SKIPPED if verb == SKIP else NEVER


def action(r: Reading, code: i64) -> Thought:
    verb = code & VERB
    if verb == INTERROGATE:
        return look(r, code)
    if verb == HIDE:
        return Thought(values.hiding(r, first(code)), thoughts.HIDE, first(code))
    if verb == USE:
        return use(r, first(code), second(code))
    if verb == ARM:
        return Thought(values.holding(r) - values.action_payment(r, first(code)), thoughts.ARM)
    return shoot(r) if verb == SHOOT else NOTHING


def use(r: Reading, artifact: i64, slot: i64) -> Thought:
    plan = make_plan(r, artifact, ROW * r.me + slot)
    return plan.thought.less(values.action_payment(r, slot))


def shoot(r: Reading) -> Thought:
    """The shot at hand, which also disarms its victim, against a better one after turning the Ray Gun."""
    victim = r.gun[r.me]
    worth = values.landing(r, r.me, victim)
    if worth >= values.GAME:
        return Thought(worth, thoughts.WIN, victim)
    worth += values.harm(r, victim)
    later = values.ARMED * max(0.0, values.best_shot(r))
    return Thought(worth - later, thoughts.SHOOT, victim, r.prey[victim])


# ------------------------------------------------------------------ Ray Guns


def aim(r: Reading, code: i64) -> Thought:
    return _shot_at(r, r.me, first(code))


def new_victim(r: Reading, code: i64) -> Thought:
    return _shot_at(r, r.active, first(code))


def _shot_at(r: Reading, shooter: i64, seat: i64) -> Thought:
    worth = values.landing(r, shooter, seat)
    if worth <= 0:
        return Thought(worth, thoughts.AIM_SAFELY, seat)
    if worth >= values.GAME:
        return Thought(worth, thoughts.AIM_LEADER, seat)
    return Thought(worth, thoughts.AIM_SUSPECT, seat, r.prey[seat])


def hand_over(r: Reading, code: i64) -> Thought:
    """To ourselves, or else to the best friend."""
    seat = first(code)
    if seat == r.me:
        return Thought(1.0, thoughts.TAKE_GUN)
    return Thought(r.friend[seat], thoughts.HAND_ON, seat)


# ------------------------------------------------------------------ cards in use


def react(r: Reading, code: i64) -> Thought:
    if code & VERB == PASS:
        return NOTHING
    return reactions.reacting(r, first(code)).less(values.payment(r, second(code)))


def look(r: Reading, code: i64) -> Thought:
    """For a Leader, if there may be one, or for the side its owner is on."""
    place = first(code)
    leader = r.chance[place][EL] + r.chance[place][SL]
    # Less than half a percent is not worth telling.
    reason = thoughts.LOOK if 100 * leader > 0.5 else thoughts.LOOK_SIDE
    return Thought(values.look(r, place), reason, place, leader)


def give_back(_r: Reading, code: i64) -> Thought:
    return Thought(-KEEP[first(code)], thoughts.KEEP)


def give_recruit(r: Reading, code: i64) -> Thought:
    """A Follower for Plastic Promise, rather one that does not count for our team."""
    card = r.card[first(code)]
    if card >= EL:
        return NEVER
    return Thought(0.0 if faction(card) == r.team else 0.2, thoughts.PAY_LEAST)


def expose_one(r: Reading, code: i64) -> Thought:
    return Thought(-values.payment(r, first(code)), thoughts.PAY_LEAST)


def anything(_r: Reading, _code: i64) -> Thought:
    return _ANYTHING


JUDGES: Final[dict[str, Judge]] = {
    "arrange": anything,
    "further": action,
    "target": aim,
    "aim": aim,
    "new-victim": new_victim,
    "neighbour": new_victim,
    "hand-over": hand_over,
    "react": react,
    "look-back": look,
    "return": give_back,
    "give-back": give_recruit,
    "expose-one": expose_one,
}
