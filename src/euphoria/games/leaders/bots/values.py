"""What things are worth to a seat, in points: the game is worth 100, and so is losing it, with a minus."""

from __future__ import annotations

from typing import Final

from euphoria.games.leaders.bots.reading import UNKNOWN, Reading, row_of
from euphoria.games.leaders.rules.cards import EL, ROW, SUBTERRAN, WASTELANDER, E, faction

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


def landing(r: Reading, shooter: int, victim: int) -> float:
    """A shot of this shooter that lands on this victim."""
    bare = r.bare[victim]
    if bare != UNKNOWN:
        return GAME if r.team == _winner(r, shooter, bare) else -GAME
    if r.wastelander[victim]:
        return 0.0
    follower = 1.0 - r.prey[victim] - r.ward[victim]
    friend = max(0.0, r.friend[victim] - r.ward[victim])
    worth = EXPOSED * (r.prey[victim] - r.ward[victim])
    if r.team != WASTELANDER:
        worth += TURNED * (follower - 2 * friend)
    if r.gun[victim] >= 0:
        worth += DISARMED * (1 - 2 * r.friend[victim])
    return worth


def _winner(r: Reading, shooter: int, shot: int) -> int:
    """The team that wins when this Leader is shot (L-21.3 to L-21.5)."""
    return WASTELANDER if r.wastelander[shooter] else SUBTERRAN - faction(shot)


def best_shot(r: Reading) -> float:
    """The best that this seat's Ray Gun could be pointed at."""
    return max(landing(r, r.me, seat) for seat in r.others)


def intent(r: Reading, holder: int) -> float:
    """How likely a holder fires at what is bad for us; a foe would, a friend hardly."""
    return 0.15 + 0.6 * (1 - r.friend[holder])


def harm(r: Reading, holder: int) -> float:
    """What another player's Ray Gun threatens, as it is pointed now."""
    target = r.gun[holder]
    if target < 0 or r.skips[holder]:
        return 0.0
    return max(0.0, -landing(r, holder, target)) * intent(r, holder)


def threat(r: Reading) -> float:
    """What the Ray Guns pointed at us threaten."""
    return sum(harm(r, holder) for holder in r.holders if r.gun[holder] == r.me)


def reserve(r: Reading) -> float:
    """What the last hidden Follower is worth as the price of a shield against a shot at us."""
    return threat(r) if not SHIELDS.isdisjoint(r.hand) else 0.0


def holding(r: Reading) -> float:
    """Getting a Ray Gun now."""
    return READY + ARMED * max(0.0, best_shot(r))


def look(r: Reading, place: int) -> float:
    """A private look at a hidden Recruit."""
    if r.card[place] != UNKNOWN:
        return 0.0
    chance = r.chance[place]
    prey = sum(chance[kind] for kind in r.hunted)
    ward = sum(chance[kind] for kind in r.guarded)
    doubt = 4 * chance[E] * chance[SUBTERRAN]
    return FOUND * (prey + 0.5 * ward) * (1 - prey) + LOOK * doubt


def action_payment(r: Reading, slot: int) -> float:
    """What it costs to pay for an action, which no need to react forces on us."""
    return payment(r, slot) + (reserve(r) if r.spare() == 1 else 0.0)


def payment(r: Reading, slot: int) -> float:
    """What it costs to expose one's own Recruit in this slot."""
    card = r.card[ROW * r.me + slot]
    if card >= EL:
        return 2 * EXPOSED if any(r.gun[holder] == r.me for holder in r.holders) else EXPOSED
    last = LAST_PAYMENT if r.spare() == 1 else 0.0
    # A Follower of the other faction tells others the wrong thing.
    tells = 0.2 if faction(card) == r.team else 0.0
    return PAYING + last + tells


def hiding(r: Reading, place: int) -> float:
    """An exposed Follower turned down again: only our own matter, and only if there is little to pay with."""
    if place not in row_of(r.me):
        return -1.0
    spare = r.spare()
    if spare >= 2:
        return 0.0
    wish = 0.0 if r.armed or not r.centre else holding(r) - PAYING
    return wish + 1.0 + reserve(r) if spare == 0 else 0.5


SHIELDS = {"iron-pancake", "rain-shield", "rainbow-disc", "scarlet-octagon"}
"""Reactions that keep a shot from landing on their user."""
