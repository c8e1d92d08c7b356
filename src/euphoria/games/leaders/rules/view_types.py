"""The view of Leaders as types: what `view.py` builds, and what the web client's `view.ts` is made from.

Views are plain dicts; nothing here is compiled or runs.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from euphoria.games.leaders.rules.cards import Kind, Slot, Team

Way = Literal["leader-shot", "wastelander-given-leader", "both-leaders", "stopped"]


class Recruit(TypedDict):
    slot: Slot
    exposed: bool
    card: Kind | None
    """null: we do not know it."""


class Gun(TypedDict):
    target: int | None
    """null for the moment between taking and aiming."""


class Seat(TypedDict):
    seat: int
    row: list[Recruit]
    wastelander: bool
    team: Team | None
    """null: not ours to know."""
    gun: Gun | None
    """null: no Ray Gun."""
    skips: bool
    artifacts: int
    """How many Artifacts; `hand` has those we know."""
    hand: list[str]
    drawn: list[str]


class Buried(TypedDict):
    """An Artifact that we saw go under the deck."""

    below: int
    """How many cards lie above it."""
    artifact: str


class Deck(TypedDict):
    size: int
    known: list[Buried]


class Result(TypedDict):
    way: Way
    rule: str
    winners: list[int]
    teams: list[Team]
    turns: int
    shot_last: int | None


class LeadersView(TypedDict):
    """The table as one seat, or a spectator, may know it."""

    title: Literal["leaders"]
    you: int | None
    players: int
    turn: int
    active: int | None
    seats: list[Seat]
    centre: int
    deck: Deck
    using: str | None
    named: list[int]
    aside: str | None
    """A Reaction that was used and whose effect is still to come: it lies beside the deck (L-16.7b)."""
    victim: int | None
    removed: Kind | None
    history: list[int]
    """What the viewer took part in, as numbers for deduction."""
    question: str | None
    dropping: bool
    """Is the player at turn, who has shot, about to drop the Ray Gun?"""
    waiting: list[int]
    result: Result | None
