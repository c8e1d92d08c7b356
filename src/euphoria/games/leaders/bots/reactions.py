"""What each Reaction Artifact would be good for in the window at hand."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.leaders.bots import thoughts, values
from euphoria.games.leaders.bots.reading import UNKNOWN, Reading
from euphoria.games.leaders.bots.thoughts import NEVER, NOTHING, Thought
from euphoria.games.leaders.rules.cards import EL, ROW, WASTELANDER

Judge = Callable[[Reading], Thought]


def reacting(r: Reading, artifact: str) -> Thought:
    """The worth of this Reaction now, without its cost."""
    return JUDGES[artifact][1](r)


def _shot(r: Reading) -> float:
    """The shot at hand, if nobody does anything."""
    return NOTHING.worth if r.victim is None else values.landing(r, r.active, r.victim)


def _reason(r: Reading) -> str:
    if r.victim != r.me:
        return thoughts.SAVE_OTHER
    return thoughts.SAVE_LEADER if r.leader >= 0 else thoughts.SAVE_SELF


# ------------------------------------------------------------------ a shot is declared


def iron_pancake(r: Reading) -> Thought:
    return Thought(-_shot(r), _reason(r))


def rainbow_disc(r: Reading) -> Thought:
    return Thought(values.landing(r, r.active, r.active) - _shot(r), _reason(r))


def rain_shield(r: Reading) -> Thought:
    """The shot goes on to the neighbour of our choice."""
    sides = [(r.me + 1) % r.players, (r.me - 1) % r.players]
    worth = max(values.landing(r, r.active, side) for side in sides if side != r.active)
    return Thought(worth - _shot(r), _reason(r))


def scarlet_octagon(r: Reading) -> Thought:
    """The shooter chooses another victim: whom, nobody knows."""
    rest = [
        values.landing(r, r.active, seat) for seat in range(r.players) if seat not in (r.active, r.victim)
    ]
    feared = 0.5 * min(rest) + 0.5 * sum(rest) / len(rest)
    return Thought(feared - _shot(r), _reason(r))


def ancient_currency(r: Reading) -> Thought:
    """The shot lands, but its Ray Gun becomes ours; no use if that shot ends the game."""
    if r.bare[r.me] != UNKNOWN:
        return NEVER
    return Thought(values.holding(r) + values.DISARMED, thoughts.TAKE_GUN)


# ------------------------------------------------------------------ other windows


def unblinking_egg(r: Reading) -> Thought:
    """Refuse the look, most of all at our Leader, and look back."""
    looks = [values.look(r, place) for place in r.hidden(r.active)]
    meant = r.named or r.hidden(r.me)
    secret = sum(1 for place in meant if r.card[place] >= EL) / len(meant)
    worth = max(looks, default=0.0) + values.FOUND * secret * (1 - r.friend[r.active])
    return Thought(worth, thoughts.STOP, {"target": r.active})


def yellow_crescent(r: Reading) -> Thought:
    worth = values.holding(r) + values.DISARMED * (1 - 2 * r.friend[r.active])
    return Thought(worth, thoughts.TAKE_GUN)


def iron_charmer(r: Reading) -> Thought:
    return Thought(values.holding(r), thoughts.TAKE_GUN)


def windshield_scroll(r: Reading) -> Thought:
    """Stop the Artifact in use, if what it was named for is bad for us."""
    damage = DAMAGES.get(r.using or "", _little)(r)
    return Thought(damage, thoughts.STOP, {"target": r.active})


def _little(r: Reading) -> float:
    return 0.5 * (1 - 2 * r.friend[r.active])


def _exposure(r: Reading) -> float:
    """Tongue Oil."""
    chance = r.chance[r.named[0]]
    ward = sum(chance[kind] for kind in r.guarded)
    return values.EXPOSED * (ward - sum(chance[kind] for kind in r.hunted))


def _disarming(r: Reading) -> float:
    """Dust Beast and Fish Wand."""
    if r.named[0] == r.me:
        return values.holding(r)
    return -values.harm(r, r.named[0])


def _turning(r: Reading) -> float:
    """Voice Funnel."""
    worth = [values.landing(r, holder, r.named[0]) for holder in r.holders if holder != r.named[0]]
    return -0.5 * min(worth, default=0.0)


def _exchange(r: Reading) -> float:
    """Cart Puller: does somebody else win by it?"""
    place, other = r.named
    lost = _win_of(r, place // ROW, other) + _win_of(r, other // ROW, place)
    return values.GAME * min(1.0, lost)


def _promise(r: Reading) -> float:
    """Plastic Promise: does its user win by the only Recruit that can go back?"""
    hidden = r.hidden(r.named[0])
    return values.GAME * _win_of(r, r.active, hidden[0]) if len(hidden) == 1 else 0.0


def _win_of(r: Reading, seat: int, gets: int) -> float:
    """How likely this seat, not ours, wins by getting the Recruit in that place."""
    if seat == r.me:
        return 0.0
    chance = r.chance[gets]
    if r.wastelander[seat]:
        return chance[EL] + chance[EL + 1]
    prey, ward = (sum(chance[kind] for kind in kinds) for kinds in (r.hunted, r.guarded))
    if r.team == WASTELANDER:
        # Either Leader joins the other; which of the two the seat has does not matter to us.
        return min(prey, r.prey[seat]) / 2
    return prey * r.ward[seat] + ward * r.prey[seat]


DAMAGES: dict[str, Callable[[Reading], float]] = {
    "tongue-oil": _exposure,
    "dust-beast": _disarming,
    "fish-wand": _disarming,
    "voice-funnel": _turning,
    "cart-puller": _exchange,
    "plastic-promise": _promise,
}

JUDGES: dict[str, tuple[float, Judge]] = {
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
