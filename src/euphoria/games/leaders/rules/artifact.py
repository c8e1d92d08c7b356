"""What every Artifact is (L-16). Each card is a small class of its own in the two modules that follow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import Codes
from euphoria.games.leaders.rules.cards import ARTIFACTS, MOST, ROW, ray_guns
from euphoria.games.leaders.rules.state import NOBODY, Table
from euphoria.games.leaders.rules.words import PLAYER_CHOICE, RECRUIT_CHOICE

_RECRUITS: Final = Codes(RECRUIT_CHOICE)
_PLAYERS: Final = Codes(PLAYER_CHOICE)

PLACES_OF_OTHERS: Final = [
    [((1 << (ROW * players)) - 1) & ~(7 << (ROW * seat)) for seat in range(MOST)]
    for players in range(MOST + 1)
]
"""For each number of players and each seat, everybody else's places."""

# The moments at which a Reaction may be used (L-17.3a).
INTERROGATE_DECLARED: Final = 0
ARTIFACT_DECLARED: Final = 1
ARM_DECLARED: Final = 2
SHOT_DECLARED: Final = 3
GUN_DROPPING: Final = 4
WINDOWS: Final[list[str]] = [
    "interrogate_declared",
    "artifact_declared",
    "arm_declared",
    "shot_declared",
    "gun_dropping",
]


class Artifact:
    """The facts of a card. `gives_gun`: its user takes a Ray Gun and so may hold none (L-18.1)."""

    def __init__(self, id: str, gives_gun: bool = False) -> None:
        self.id = id
        self.number: i64 = ARTIFACTS.index(id)
        self.gives_gun = gives_gun


class ActionArtifact(Artifact):
    """A card used as the action of one's turn (L-16.1). `up` is what is exposed once the cost is paid.

    `names_recruits`: the targets that are named are Recruits; otherwise they are players, if any.
    """

    def __init__(self, id: str, names_recruits: bool = False, gives_gun: bool = False) -> None:
        super().__init__(id, gives_gun)
        self.names_recruits = names_recruits

    def ready(self, t: Table, user: i64, up: i64) -> bool:  # noqa: ARG002
        """Could the effect be carried out once the cost is paid (L-10.3b)? Whichever Recruit pays: the answer
        must be the same, for it is asked once."""
        return True

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:  # noqa: ARG002
        """The next choices of a target, as actions; none when everything is named."""
        return []

    def carry_out(self, t: Table, user: i64) -> None:
        """The effect, with the targets in `t.named`."""


class ReactionArtifact(Artifact):
    """A card used in answer to another player's action (L-16.2); `window` is the moment for it."""

    def __init__(self, id: str, window: i64, gives_gun: bool = False) -> None:
        super().__init__(id, gives_gun)
        self.window = window

    def ready(self, t: Table, user: i64) -> bool:  # noqa: ARG002
        """May this player use it on the event at hand, and would it make sense (L-17.3c)?"""
        return not t.off

    def carry_out(self, t: Table, user: i64) -> None:
        """The effect, after the cost has been paid."""


# ------------------------------------------------------------------ choices cards share


def hidden_of_others(t: Table, user: i64, up: i64) -> i64:
    """The hidden Recruits of everybody but the user, as a mask of places."""
    return PLACES_OF_OTHERS[t.players][user] & ~up


def row_mask(seat: i64) -> i64:
    return 7 << (ROW * seat)


def choose_recruits(places: i64) -> list[int]:
    return _RECRUITS.of(places)


def choose_players(seats: i64) -> list[int]:
    return _PLAYERS.of(seats)


def guns_held(t: Table) -> i64:
    """How many Ray Guns are not in the centre: that is told without looking at everybody."""
    return ray_guns(t.players) - t.centre


def gun_holders(t: Table) -> i64:
    """Everybody who holds a Ray Gun, as a mask."""
    mask: i64 = 0
    holder: i64 = 1
    for target in t.gun:
        if target != NOBODY:
            mask |= holder
        holder <<= 1
    return mask


def exposed_followers(t: Table, up: i64) -> i64:
    """The places of exposed Followers (a Leader cannot be hidden, L-13.2)."""
    return up & ~t.leaders
