"""What each Action Artifact would be good for now, and against whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import VERB, first
from euphoria.games.leaders.bots import thoughts, values
from euphoria.games.leaders.bots.reading import NO_GUN, UNKNOWN, Reading
from euphoria.games.leaders.bots.thoughts import NEVER, Thought
from euphoria.games.leaders.rules.cards import ACTION_IDS, EL, ROW, WASTELANDER
from euphoria.games.leaders.rules.words import DONE

NO_PLACE: Final = -1


class Plan:
    """The best use of a card: its worth without the cost, and the targets (seats or places) to name."""

    __slots__ = ("targets", "thought")

    def __init__(self, thought: Thought, targets: list[int]) -> None:
        self.thought = thought
        self.targets = targets


Planner = Callable[[Reading, int], Plan]
"""Makes a plan from the reading and the place of the Recruit that pays."""

NO_PLAN: Final = Plan(NEVER, [])


def make_plan(r: Reading, artifact: i64, paying: i64) -> Plan:
    """What this card is good for, paid by the Recruit in this place (NO_PLACE: nobody remembers)."""
    return PLANNERS[artifact](r, paying)


def next_targets(plan: Plan, codes: list[int]) -> list[int]:
    """Of the targets that may be named now the next one of the plan; all that is left if it names none."""
    for target in plan.targets:
        for code in codes:
            if code & VERB != DONE and first(code) == target:
                return [code]
    return [DONE] if DONE in codes else codes


def _best(worths: list[float]) -> int:
    """The number of the highest; of several, the first."""
    best = 0
    for number in range(1, len(worths)):
        if worths[number] > worths[best]:
            best = number
    return best


# ------------------------------------------------------------------ Recruits seen, exposed and hidden


def burial_chamber(r: Reading, paying: i64) -> Plan:
    """Our own exposed Followers, the one that pays among them."""
    own = [
        place
        for place in range(ROW * r.me, ROW * r.me + ROW)
        if r.card[place] < EL and (place == paying or not r.is_hidden(place))
    ]
    worth = values.PAYING * len(own) + (values.LAST_PAYMENT if r.spare <= 1 else 0.0)
    return Plan(Thought(worth if len(own) > 1 else 0.0, thoughts.HIDE_OWN), own)


def tongue_oil(r: Reading, _paying: i64) -> Plan:
    places = r.hidden_of_others()
    if not places:
        return NO_PLAN
    worths = [values.EXPOSED * (r.prey_at(place) - r.ward_at(place)) for place in places]
    best = _best(worths)
    place = places[best]
    return Plan(Thought(worths[best], thoughts.EXPOSE, place, r.prey_at(place)), [place])


def whisper_rope(r: Reading, _paying: i64) -> Plan:
    """The two best looks at different players."""
    targets: list[int] = []
    worths: list[float] = []
    for seat in r.others:
        hidden = r.hidden(seat)
        if hidden:
            looks = [values.look(r, place) for place in hidden]
            best = _last_best(looks)
            targets.append(hidden[best])
            worths.append(looks[best])
    worth = 0.0
    two: list[int] = []
    while targets and len(two) < 2:
        best = _last_best(worths)
        worth += worths.pop(best)
        two.append(targets.pop(best))
    return Plan(Thought(worth, thoughts.LEARN), two)


def _last_best(worths: list[float]) -> int:
    """The number of the highest; of several, the last."""
    best = 0
    for number in range(1, len(worths)):
        if worths[number] >= worths[best]:
            best = number
    return best


def soul_mirror(r: Reading, paying: i64) -> Plan:
    """All of another row for all of ours: dear if our Leader is hidden in it."""
    leader = r.leader
    secret = leader >= 0 and leader != paying and r.is_hidden(leader)
    seats: list[int] = []
    worths: list[float] = []
    for seat in r.others:
        hidden = r.hidden(seat)
        if hidden:
            worth = 0.0
            for place in hidden:
                worth += values.look(r, place)
            shown = values.FOUND * (1 - r.friend[seat]) if secret else values.LOOK
            seats.append(seat)
            worths.append(worth - shown)
    return _towards(seats, worths, thoughts.LEARN)


def soul_catcher(r: Reading, _paying: i64) -> Plan:
    """A Follower of everybody who has shown none: a little of many."""
    shown = 0
    for seat in r.others:
        if len(r.hidden(seat)) == ROW:
            shown += 1
    return Plan(Thought(0.5 * shown, thoughts.LEARN), [])


def dizzy_drum(r: Reading, paying: i64) -> Plan:
    """Blurs what others may know of our hidden Leader."""
    left = [place for place in r.hidden(r.me) if place != paying]
    secret = len(left) >= 2 and r.leader in left
    return Plan(Thought(1.5 if secret else 0.0, thoughts.BLUR), [r.me])


# ------------------------------------------------------------------ Ray Guns


def _towards(seats: list[int], worths: list[float], reason: int) -> Plan:
    """Against the player where that is worth most, if there is anybody."""
    if not seats:
        return NO_PLAN
    best = _best(worths)
    return Plan(Thought(worths[best], reason, seats[best]), [seats[best]])


def dust_beast(r: Reading, _paying: i64) -> Plan:
    return _towards(r.holders, [_disarming(r, seat) for seat in r.holders], thoughts.DISARM)


def fish_wand(r: Reading, _paying: i64) -> Plan:
    if not r.holders:
        return NO_PLAN
    gain = values.holding(r)
    return _towards(r.holders, [gain + _disarming(r, seat) for seat in r.holders], thoughts.TAKE_GUN)


def _disarming(r: Reading, seat: i64) -> float:
    return values.harm(r, seat) + values.DISARMED * (1 - 2 * r.friend[seat])


def voice_funnel(r: Reading, _paying: i64) -> Plan:
    """Turn all Ray Guns to where their shots would help most."""
    now = 0.0
    for holder in r.holders:
        now += _pointed(r, holder, r.gun[holder])
    seats: list[int] = []
    worths: list[float] = []
    for seat in range(r.players):
        then = 0.0
        turned = r.armed and seat != r.me
        for holder in r.holders:
            then += _pointed(r, holder, seat if holder != seat else r.gun[seat])
            turned = turned or holder != seat
        if turned:
            seats.append(seat)
            worths.append(then - now)
    return _towards(seats, worths, thoughts.TURN_GUNS)


def _pointed(r: Reading, holder: i64, target: i64) -> float:
    """What another's Ray Gun is worth to us when it points there."""
    if target < 0:
        return 0.0
    worth = values.landing(r, holder, target)
    return worth * (values.intent(r, holder) if worth < 0 else 0.15 + 0.3 * r.friend[holder])


def mechanical_rooster(r: Reading, _paying: i64) -> Plan:
    """Take a turn away from whoever threatens us most."""
    seats = [seat for seat in r.others if not r.is_skipping(seat)]
    worths = [values.harm(r, seat) + (1 - 2 * r.friend[seat]) for seat in seats]
    return _towards(seats, worths, thoughts.DELAY)


# ------------------------------------------------------------------ exchanges


def plastic_promise(r: Reading, paying: i64) -> Plan:
    """Call in the only hidden Recruit of somebody, if it may be the Leader that wins alone."""
    least = max(1, len([place for place in r.hidden(r.me) if place != paying]))
    best = NO_PLAN
    for seat in r.others:
        hidden = r.hidden(seat)
        if len(hidden) < least or r.gun[seat] != NO_GUN:
            continue
        if paying == r.leader:
            best = _better(best, _passed_on(r, seat), [seat])
        elif len(hidden) == 1 and (r.leader >= 0 or r.team == WASTELANDER):
            best = _better(best, _united(r, hidden[0]), [seat])
    return best


def _better(best: Plan, thought: Thought, targets: list[int]) -> Plan:
    """The best plan so far, or this one if it is worth more."""
    return Plan(thought, targets) if thought.worth > best.thought.worth or best is NO_PLAN else best


def _united(r: Reading, take: i64) -> Thought:
    """A Leader for a Wastelander, or the second one for a Leader's holder, wins alone (L-21.6, L-21.7)."""
    chance = r.prey_at(take)
    # A guess spends the card, so a small chance is worth less than its share of the game.
    worth: float = values.GAME * chance**1.5
    return Thought(worth, thoughts.UNITE, take, chance)


def _passed_on(r: Reading, seat: i64) -> Thought:
    """Our Leader, which pays, moves to this seat, and we fall back to our majority (L-3.3c)."""
    if r.is_wastelander(seat):
        return NEVER
    return Thought(values.threat(r) - values.GAME * r.prey[seat], thoughts.SAVE_LEADER)


def cart_puller(r: Reading, _paying: i64) -> Plan:
    """Carry our own exposed Leader out of the line of fire."""
    best = NO_PLAN
    for place in range(ROW * r.players):
        owner = place // ROW
        if owner == r.me or r.is_hidden(place) or r.card[place] not in r.guarded:
            continue
        threat = values.threat_to(r, owner)
        for seat in r.others:
            if seat != owner:
                thought = Thought(threat - _risk_at(r, seat), thoughts.SAVE_LEADER)
                for to in range(ROW * seat, ROW * seat + ROW):
                    if UNKNOWN < r.card[to] < EL:
                        best = _better(best, thought, [place, to])
    return best


def _risk_at(r: Reading, seat: i64) -> float:
    """What may happen to our exposed Leader in this seat's row."""
    if r.is_wastelander(seat):
        return values.GAME
    pointed = 0.0
    for holder in r.holders:
        if r.gun[holder] == seat:
            pointed += values.intent(r, holder)
    return values.GAME * (r.prey[seat] + pointed)


# ------------------------------------------------------------------ Artifacts and tempo


def clay_swine(r: Reading, _paying: i64) -> Plan:
    seats = [seat for seat in r.others if r.artifacts[seat]]
    worths = [2.0 + 1.5 * (1 - 2 * r.friend[seat]) for seat in seats]
    return _towards(seats, worths, thoughts.CARDS)


def winter_box(_r: Reading, _paying: i64) -> Plan:
    return Plan(Thought(3.0, thoughts.CARDS), [])


def wake_powder(r: Reading, paying: i64) -> Plan:
    """Two further actions: the two best of a look, a Ray Gun and a Follower hidden again."""
    looks = values.best_look(r, r.hidden_of_others())
    pays = r.card[paying] < EL
    arms = values.holding(r) - values.PAYING if pays and r.spare >= 2 and r.centre and not r.armed else 0.0
    hides = values.PAYING if pays else 0.0
    three = sorted([looks, arms, hides])
    return Plan(Thought(three[1] + three[2], thoughts.LEARN), [])


_PLANNERS: Final[dict[str, tuple[float, Planner]]] = {
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
KEEP: Final = [_PLANNERS[card][0] for card in ACTION_IDS]
PLANNERS: Final = [_PLANNERS[card][1] for card in ACTION_IDS]
"""The same by the number of the card."""
