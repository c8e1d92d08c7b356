"""What each Reaction Artifact would be good for in the window at hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from euphoria.games.leaders.bots import thoughts, values
from euphoria.games.leaders.bots.reading import UNKNOWN, Reading
from euphoria.games.leaders.bots.thoughts import NEVER, Thought
from euphoria.games.leaders.rules.cards import (
    ARTIFACTS,
    EL,
    FIRST_REACTION,
    REACTION_IDS,
    ROW,
    SL,
    WASTELANDER,
)
from euphoria.games.leaders.rules.state import NOBODY

Judge = Callable[[Reading], Thought]
Damage = Callable[[Reading], float]


def reacting(r: Reading, artifact: i64) -> Thought:
    """The worth of this Reaction now, without its cost."""
    return JUDGES[artifact - FIRST_REACTION](r)


def _shot(r: Reading) -> float:
    """The shot at hand, if nobody does anything."""
    return 0.0 if r.victim == NOBODY else values.landing(r, r.active, r.victim)


def _saved(r: Reading, instead: float) -> Thought:
    """Something else instead of the shot at hand."""
    reason = thoughts.SAVE_OTHER
    if r.victim == r.me:
        reason = thoughts.SAVE_LEADER if r.leader >= 0 else thoughts.SAVE_SELF
    return Thought(instead - _shot(r), reason)


# ------------------------------------------------------------------ a shot is declared


def iron_pancake(r: Reading) -> Thought:
    return _saved(r, 0.0)


def rainbow_disc(r: Reading) -> Thought:
    return _saved(r, values.landing(r, r.active, r.active))


def rain_shield(r: Reading) -> Thought:
    """The shot goes on to the neighbour of our choice."""
    best = -values.GAME
    for side in ((r.me + 1) % r.players, (r.me + r.players - 1) % r.players):
        if side != r.active:
            best = max(best, values.landing(r, r.active, side))
    return _saved(r, best)


def scarlet_octagon(r: Reading) -> Thought:
    """The shooter chooses another victim: whom, nobody knows."""
    worst = values.GAME
    total = 0.0
    rest = 0
    for seat in range(r.players):
        if seat not in (r.active, r.victim):
            worth = values.landing(r, r.active, seat)
            worst = min(worst, worth)
            total += worth
            rest += 1
    return _saved(r, 0.5 * worst + 0.5 * total / rest)


def ancient_currency(r: Reading) -> Thought:
    """The shot lands, but its Ray Gun becomes ours; no use if that shot ends the game."""
    if r.bare[r.me] != UNKNOWN:
        return NEVER
    return Thought(values.holding(r) + values.DISARMED, thoughts.TAKE_GUN)


# ------------------------------------------------------------------ other windows


def unblinking_egg(r: Reading) -> Thought:
    """Refuse the look, most of all at our Leader, and look back."""
    meant = r.named or r.hidden(r.me)
    secret = len([place for place in meant if r.card[place] >= EL]) / len(meant)
    worth = values.best_look(r, r.hidden(r.active))
    return Thought(worth + values.FOUND * secret * (1 - r.friend[r.active]), thoughts.STOP, r.active)


def yellow_crescent(r: Reading) -> Thought:
    worth = values.holding(r) + values.DISARMED * (1 - 2 * r.friend[r.active])
    return Thought(worth, thoughts.TAKE_GUN)


def iron_charmer(r: Reading) -> Thought:
    return Thought(values.holding(r), thoughts.TAKE_GUN)


def windshield_scroll(r: Reading) -> Thought:
    """Stop the Artifact in use, if what it was named for is bad for us."""
    damage = DAMAGES.get(r.using, _little)
    return Thought(damage(r), thoughts.STOP, r.active)


def _little(r: Reading) -> float:
    return 0.5 * (1 - 2 * r.friend[r.active])


def _exposure(r: Reading) -> float:
    """Tongue Oil."""
    return values.EXPOSED * (r.ward_at(r.named[0]) - r.prey_at(r.named[0]))


def _disarming(r: Reading) -> float:
    """Dust Beast and Fish Wand."""
    if r.named[0] == r.me:
        return values.holding(r)
    return -values.harm(r, r.named[0])


def _turning(r: Reading) -> float:
    """Voice Funnel."""
    worths = [values.landing(r, holder, r.named[0]) for holder in r.holders if holder != r.named[0]]
    return -0.5 * min(worths) if worths else 0.0


def _exchange(r: Reading) -> float:
    """Cart Puller: does somebody else win by it?"""
    place, other = r.named[0], r.named[1]
    lost = _win_of(r, place // ROW, other) + _win_of(r, other // ROW, place)
    return values.GAME * min(1.0, lost)


def _promise(r: Reading) -> float:
    """Plastic Promise: does its user win by the only Recruit that can go back?"""
    hidden = r.hidden(r.named[0])
    return values.GAME * _win_of(r, r.active, hidden[0]) if len(hidden) == 1 else 0.0


def _win_of(r: Reading, seat: i64, gets: i64) -> float:
    """How likely this seat, not ours, wins by getting the Recruit in that place."""
    if seat == r.me:
        return 0.0
    if r.is_wastelander(seat):
        return r.chance[gets][EL] + r.chance[gets][SL]
    prey = r.prey_at(gets)
    if r.team == WASTELANDER:
        # Either Leader joins the other; which of the two the seat has does not matter to us.
        return min(prey, r.prey[seat]) / 2
    return prey * r.ward[seat] + r.ward_at(gets) * r.prey[seat]


_DAMAGES: Final[dict[str, Damage]] = {
    "tongue-oil": _exposure,
    "dust-beast": _disarming,
    "fish-wand": _disarming,
    "voice-funnel": _turning,
    "cart-puller": _exchange,
    "plastic-promise": _promise,
}
DAMAGES: Final = {ARTIFACTS.index(card): damage for card, damage in _DAMAGES.items()}

_JUDGES: Final[dict[str, tuple[float, Judge]]] = {
    "ancient-currency": (3.0, ancient_currency),
    "scarlet-octagon": (4.0, scarlet_octagon),
    "rain-shield": (4.0, rain_shield),
    "iron-pancake": (4.0, iron_pancake),
    "rainbow-disc": (4.0, rainbow_disc),
    "unblinking-egg": (2.0, unblinking_egg),
    "windshield-scroll": (2.0, windshield_scroll),
    "yellow-crescent": (4.0, yellow_crescent),
    "iron-charmer": (4.0, iron_charmer),
}
"""For each card what it is worth keeping in hand, and how to tell what it is good for now."""
KEEP: Final = [_JUDGES[card][0] for card in REACTION_IDS]
JUDGES: Final = [_JUDGES[card][1] for card in REACTION_IDS]
"""The same by the number of the card among Reactions."""
