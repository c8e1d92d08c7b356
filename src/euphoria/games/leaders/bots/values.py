"""What things are worth to a seat, in points: the game is worth 100, and so is losing it, with a minus."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.leaders.bots.reading import UNKNOWN, Reading
from euphoria.games.leaders.rules.cards import ARTIFACTS, EL, ROW, SUBTERRAN, WASTELANDER, E, faction

GAME: Final = 100.0
EXPOSED: Final = 25.0
"""A hidden Leader laid open: the next shot at it ends the game."""
TURNED: Final = 3.0
"""A member of a faction turned into a Wastelander."""
DISARMED: Final = 2.0
"""A Ray Gun dropped by somebody of the other side."""
PAYING: Final = 1.0
"""A hidden Follower exposed to pay."""
LAST_PAYMENT: Final = 1.5
"""On top of that, if nothing is left to pay with afterwards."""
FOUND: Final = 8.0
"""Knowing for sure where the hunted Leader is."""
LOOK: Final = 1.0
"""Knowing one more card of somebody."""
READY: Final = 2.0
"""Holding a Ray Gun, whatever there is to shoot at."""
ARMED: Final = 0.5
"""The share of a shot's worth that the Ray Gun for it has a turn before."""


_SHIELDS: Final = ["iron-pancake", "rain-shield", "rainbow-disc", "scarlet-octagon"]
SHIELDS: Final = sum([1 << ARTIFACTS.index(shield) for shield in _SHIELDS])
"""Reactions that keep a shot from landing on their user."""


def landing(r: Reading, shooter: i64, victim: i64) -> float:
    """A shot of this shooter that lands on this victim."""
    bare = r.bare[victim]
    if bare != UNKNOWN:
        return GAME if r.team == _winner(r, shooter, bare) else -GAME
    if r.is_wastelander(victim):
        return 0.0
    prey = r.prey[victim]
    ward = r.ward[victim]
    worth = EXPOSED * (prey - ward)
    if r.team != WASTELANDER:
        friend = max(0.0, r.friend[victim] - ward)
        worth += TURNED * (1.0 - prey - ward - 2 * friend)
    if r.gun[victim] >= 0:
        worth += DISARMED * (1 - 2 * r.friend[victim])
    return worth


def _winner(r: Reading, shooter: i64, shot: i64) -> i64:
    """The team that wins when this Leader is shot (L-21.3 to L-21.5)."""
    return WASTELANDER if r.is_wastelander(shooter) else SUBTERRAN - faction(shot)


def best_shot(r: Reading) -> float:
    """The best that this seat's Ray Gun could be pointed at."""
    best = -GAME
    for seat in r.others:
        best = max(best, landing(r, r.me, seat))
    return best


def intent(r: Reading, holder: i64) -> float:
    """How likely a holder fires at what is bad for us; a foe would, a friend hardly."""
    return 0.15 + 0.6 * (1 - r.friend[holder])


def harm(r: Reading, holder: i64) -> float:
    """What another player's Ray Gun threatens, as it is pointed now."""
    target = r.gun[holder]
    if target < 0 or r.is_skipping(holder):
        return 0.0
    return max(0.0, -landing(r, holder, target)) * intent(r, holder)


def threat(r: Reading) -> float:
    """What the Ray Guns pointed at us threaten."""
    return threat_to(r, r.me)


def threat_to(r: Reading, seat: i64) -> float:
    """What the Ray Guns of others pointed at this seat threaten."""
    worth = 0.0
    for holder in r.holders:
        if r.gun[holder] == seat:
            worth += harm(r, holder)
    return worth


def reserve(r: Reading) -> float:
    """What the last hidden Follower is worth as the price of a shield against a shot at us."""
    return threat(r) if r.hand & SHIELDS else 0.0


def holding(r: Reading) -> float:
    """Getting a Ray Gun now."""
    return READY + ARMED * max(0.0, best_shot(r))


def look(r: Reading, place: i64) -> float:
    """A private look at a hidden Recruit."""
    if r.card[place] != UNKNOWN:
        return 0.0
    prey = r.prey_at(place)
    ward = r.ward_at(place)
    chance = r.chance[place]
    doubt = 4 * chance[E] * chance[SUBTERRAN]
    return FOUND * (prey + 0.5 * ward) * (1 - prey) + LOOK * doubt


def best_look(r: Reading, places: list[int]) -> float:
    """The best look at one of these places; nothing if there are none."""
    best = 0.0
    for place in places:
        best = max(best, look(r, place))
    return best


def action_payment(r: Reading, slot: i64) -> float:
    """What it costs to pay for an action, which no need to react forces on us."""
    return payment(r, slot) + (reserve(r) if r.spare == 1 else 0.0)


def payment(r: Reading, slot: i64) -> float:
    """What it costs to expose one's own Recruit in this slot."""
    card = r.card[ROW * r.me + slot]
    if card >= EL:
        return 2 * EXPOSED if r.is_aimed_at() else EXPOSED
    last = LAST_PAYMENT if r.spare == 1 else 0.0
    # A Follower of the other faction tells others the wrong thing.
    tells = 0.2 if faction(card) == r.team else 0.0
    return PAYING + last + tells


def hiding(r: Reading, place: i64) -> float:
    """An exposed Follower turned down again: only our own matter, and only if there is little to pay with."""
    if place // ROW != r.me:
        return -1.0
    if r.spare >= 2:
        return 0.0
    if r.spare == 1:
        return 0.5
    wish = 0.0 if r.armed or not r.centre else holding(r) - PAYING
    return wish + 1.0 + reserve(r)
