"""What each Action Artifact would be good for now, and against whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from euphoria.games.leaders.bots import thoughts, values
from euphoria.games.leaders.bots.reading import UNKNOWN, Reading, row_of
from euphoria.games.leaders.bots.thoughts import NEVER, Thought, percent
from euphoria.games.leaders.rules.cards import EL, ROW, WASTELANDER


class Plan(NamedTuple):
    """The best use of a card: its worth without the cost, and the targets (seats or places) to name."""

    thought: Thought
    targets: list[int]


Planner = Callable[[Reading, int], Plan]
"""Makes a plan from the reading and the place of the Recruit that pays."""

NO_PLAN = Plan(NEVER, [])


def make_plan(r: Reading, artifact: str, paying: int) -> Plan:
    return PLANNERS[artifact][1](r, paying)


def _best(plans: list[Plan]) -> Plan:
    return max(plans, key=lambda plan: plan.thought.worth, default=NO_PLAN)


def _hidden_of_others(r: Reading) -> list[int]:
    return [place for seat in r.others for place in r.hidden(seat)]


# ------------------------------------------------------------------ Recruits seen, exposed and hidden


def burial_chamber(r: Reading, paying: int) -> Plan:
    """Our own exposed Followers, the one that pays among them."""
    own = [p for p in row_of(r.me) if r.card[p] < EL and (r.exposed[p] or p == paying)]
    worth = values.PAYING * len(own) + (values.LAST_PAYMENT if r.spare() <= 1 else 0.0)
    return Plan(Thought(worth if len(own) > 1 else 0.0, thoughts.HIDE_OWN), own[:3])


def tongue_oil(r: Reading, _paying: int) -> Plan:
    plans: list[Plan] = []
    for place in _hidden_of_others(r):
        prey = sum(r.chance[place][kind] for kind in r.hunted)
        ward = sum(r.chance[place][kind] for kind in r.guarded)
        facts = {"recruit": place, "chance": percent(prey)}
        plans.append(Plan(Thought(values.EXPOSED * (prey - ward), thoughts.EXPOSE, facts), [place]))
    return _best(plans)


def whisper_rope(r: Reading, _paying: int) -> Plan:
    """The two best looks at different players."""
    looks = [(values.look(r, place), place) for place in _hidden_of_others(r)]
    best: dict[int, tuple[float, int]] = {}
    for worth, place in looks:
        best[place // ROW] = max(best.get(place // ROW, (-1.0, -1)), (worth, place))
    two = sorted(best.values(), reverse=True)[:2]
    worth = sum(worth for worth, _ in two)
    return Plan(Thought(worth, thoughts.LEARN), [place for _, place in two])


def soul_mirror(r: Reading, paying: int) -> Plan:
    """All of another row for all of ours: dear if our Leader is hidden in it."""
    leader = r.leader
    secret = leader >= 0 and leader != paying and not r.exposed[leader]
    plans: list[Plan] = []
    for seat in r.others:
        if r.hidden(seat):
            worth = sum(values.look(r, place) for place in r.hidden(seat))
            shown = values.FOUND * (1 - r.friend[seat]) if secret else values.LOOK
            plans.append(Plan(Thought(worth - shown, thoughts.LEARN), [seat]))
    return _best(plans)


def soul_catcher(r: Reading, _paying: int) -> Plan:
    """A Follower of everybody who has shown none: a little of many."""
    shown = [seat for seat in r.others if len(r.hidden(seat)) == ROW]
    return Plan(Thought(0.5 * len(shown), thoughts.LEARN), [])


def dizzy_drum(r: Reading, paying: int) -> Plan:
    """Blurs what others may know of our hidden Leader."""
    left = [place for place in r.hidden(r.me) if place != paying]
    secret = len(left) >= 2 and r.leader in left
    return Plan(Thought(1.5 if secret else 0.0, thoughts.BLUR), [r.me])


# ------------------------------------------------------------------ Ray Guns


def dust_beast(r: Reading, _paying: int) -> Plan:
    return _best(
        [Plan(Thought(_disarming(r, seat), thoughts.DISARM, {"target": seat}), [seat]) for seat in r.holders]
    )


def fish_wand(r: Reading, _paying: int) -> Plan:
    gain = values.holding(r)
    return _best([Plan(Thought(gain + _disarming(r, seat), thoughts.TAKE_GUN), [seat]) for seat in r.holders])


def _disarming(r: Reading, seat: int) -> float:
    return values.harm(r, seat) + values.DISARMED * (1 - 2 * r.friend[seat])


def voice_funnel(r: Reading, _paying: int) -> Plan:
    """Turn all Ray Guns to where their shots would help most."""
    now = sum(_pointed(r, holder, r.gun[holder]) for holder in r.holders)
    plans: list[Plan] = []
    for seat in range(r.players):
        turned = [holder for holder in r.holders if holder != seat]
        if turned or (r.armed and seat != r.me):
            then = sum(_pointed(r, holder, seat if holder != seat else r.gun[seat]) for holder in r.holders)
            plans.append(Plan(Thought(then - now, thoughts.TURN_GUNS, {"target": seat}), [seat]))
    return _best(plans)


def _pointed(r: Reading, holder: int, target: int) -> float:
    """What another's Ray Gun is worth to us when it points there."""
    if target < 0:
        return 0.0
    worth = values.landing(r, holder, target)
    return worth * (values.intent(r, holder) if worth < 0 else 0.15 + 0.3 * r.friend[holder])


def mechanical_rooster(r: Reading, _paying: int) -> Plan:
    """Take a turn away from whoever threatens us most."""
    plans: list[Plan] = []
    for seat in r.others:
        if not r.skips[seat]:
            worth = values.harm(r, seat) + (1 - 2 * r.friend[seat])
            plans.append(Plan(Thought(worth, thoughts.DELAY, {"target": seat}), [seat]))
    return _best(plans)


# ------------------------------------------------------------------ exchanges


def plastic_promise(r: Reading, paying: int) -> Plan:
    """Call in the only hidden Recruit of somebody, if it may be the Leader that wins alone."""
    plans: list[Plan] = []
    least = max(1, len([place for place in r.hidden(r.me) if place != paying]))
    for seat in r.others:
        hidden = r.hidden(seat)
        if len(hidden) < least or seat in r.holders:
            continue
        if paying == r.leader:
            plans.append(Plan(_passed_on(r, seat), [seat]))
        elif len(hidden) == 1 and (r.leader >= 0 or r.team == WASTELANDER):
            plans.append(Plan(_united(r, hidden[0]), [seat]))
    return _best(plans)


def _united(r: Reading, take: int) -> Thought:
    """A Leader for a Wastelander, or the second one for a Leader's holder, wins alone (L-21.6, L-21.7)."""
    chance = sum(r.chance[take][kind] for kind in r.hunted)
    # A guess spends the card, so a small chance is worth less than its share of the game.
    return Thought(values.GAME * chance**1.5, thoughts.UNITE, {"recruit": take, "chance": percent(chance)})


def _passed_on(r: Reading, seat: int) -> Thought:
    """Our Leader, which pays, moves to this seat, and we fall back to our majority (L-3.3c)."""
    if r.wastelander[seat]:
        return NEVER
    return Thought(values.threat(r) - values.GAME * r.prey[seat], thoughts.SAVE_LEADER)


def cart_puller(r: Reading, _paying: int) -> Plan:
    """Carry our own exposed Leader out of the line of fire."""
    plans: list[Plan] = []
    for place in range(ROW * r.players):
        if place // ROW != r.me and r.exposed[place] and r.card[place] in r.guarded:
            threat = sum(values.harm(r, holder) for holder in r.holders if r.gun[holder] == place // ROW)
            plans += [
                Plan(Thought(threat - _risk_at(r, seat), thoughts.SAVE_LEADER), [place, to])
                for seat in r.others
                if seat != place // ROW
                for to in row_of(seat)
                if r.card[to] != UNKNOWN and r.card[to] < EL
            ]
    return _best(plans)


def _risk_at(r: Reading, seat: int) -> float:
    """What may happen to our exposed Leader in this seat's row."""
    if r.wastelander[seat]:
        return values.GAME
    pointed = sum(values.intent(r, holder) for holder in r.holders if r.gun[holder] == seat)
    return values.GAME * (r.prey[seat] + pointed)


# ------------------------------------------------------------------ Artifacts and tempo


def clay_swine(r: Reading, _paying: int) -> Plan:
    plans: list[Plan] = []
    for seat in r.others:
        if r.artifacts[seat]:
            worth = 2.0 + 1.5 * (1 - 2 * r.friend[seat])
            plans.append(Plan(Thought(worth, thoughts.CARDS), [seat]))
    return _best(plans)


def winter_box(_r: Reading, _paying: int) -> Plan:
    return Plan(Thought(3.0, thoughts.CARDS), [])


def wake_powder(r: Reading, paying: int) -> Plan:
    """Two further actions: the two best of a look, a Ray Gun and a Follower hidden again."""
    looks = max((values.look(r, place) for place in _hidden_of_others(r)), default=0.0)
    pays = r.card[paying] < EL and r.spare() >= 2
    arms = values.holding(r) - values.PAYING if pays and r.centre and not r.armed else 0.0
    hides = values.PAYING if r.card[paying] < EL else 0.0
    worth = sum(sorted([looks, arms, hides])[1:])
    return Plan(Thought(worth, thoughts.LEARN), [])


PLANNERS: dict[str, tuple[float, Planner]] = {
    "burial-chamber": (2.0, burial_chamber),
    "cart-puller": (2.0, cart_puller),
    "tongue-oil": (5.0, tongue_oil),
    "whisper-rope": (3.0, whisper_rope),
    "soul-mirror": (3.0, soul_mirror),
    "dust-beast": (3.0, dust_beast),
    "fish-wand": (4.0, fish_wand),
    "clay-swine": (2.0, clay_swine),
    "voice-funnel": (4.0, voice_funnel),
    "plastic-promise": (2.0, plastic_promise),
    "dizzy-drum": (1.0, dizzy_drum),
    "wake-powder": (3.0, wake_powder),
    "mechanical-rooster": (2.0, mechanical_rooster),
    "winter-box": (3.0, winter_box),
    "soul-catcher": (1.0, soul_catcher),
}
"""For each card what it is worth keeping in hand, and how to tell what it is good for now."""
