"""What an analysis says, as plain data: it is kept in files and in the house's database, and sent."""

from __future__ import annotations

import msgspec

FORMAT = 1
"""Raised whenever the same record would be analysed otherwise: what was kept before is made anew."""


class Opinion(msgspec.Struct, frozen=True):
    """What is thought of one choice, from one point of view."""

    best: str
    """The best choice that was found; the one that was made if none is clearly better."""
    chance: float
    """How likely the seat is to win with the best choice."""
    loss: float
    """How much less likely with the choice that was made; 0 if the two cannot be told apart."""
    before: list[float]
    """How likely each seat is to win with the best choice."""
    after: list[float]
    """The same with the choice that was made."""


class Choice(msgspec.Struct, frozen=True):
    """One decision of the game at which there was something to choose."""

    at: int
    """The number of entries of the log up to and with this choice: where a replay shows it."""
    ply: int
    seat: int
    kind: str
    played: str
    options: int
    open: Opinion
    """With open cards."""
    known: Opinion
    """By what the seat could know then."""


class Point(msgspec.Struct, frozen=True):
    """Everybody's chances with open cards, after so many entries of the log."""

    at: int
    chances: list[float]


class Fortune(msgspec.Struct, frozen=True):
    """What dice and cards changed between two choices."""

    at: int
    names: list[str]
    """The draws, by the names the rules give them."""
    change: list[float]


class Swing(msgspec.Struct, frozen=True):
    """A moment after which the game stood differently."""

    at: int
    seat: int
    """Who chose; -1: nobody, it was luck."""
    change: list[float]


class Account(msgspec.Struct, frozen=True):
    """Where the chances of one seat came from and went to: from `start` to `end`, in five parts."""

    seat: int
    start: float
    end: float
    luck: float
    """What dice and cards gave."""
    skill: float
    """What its own choices lost, with open cards: never above 0."""
    others: float
    """What the losing choices of the others gave or took."""
    rest: float
    """What imagined games misjudged: it is neither luck nor skill, and shrinks with their number."""
    known: float
    """What its own choices lost by what it could know then."""
    choices: int


class Doubt(msgspec.Struct, frozen=True):
    """How many bits of the secrets each seat did not know, in titles that count them."""

    at: int
    bits: list[float]


class Claim(msgspec.Struct, frozen=True):
    """What somebody claimed, and who could have seen through it."""

    at: int
    seat: int
    to: int | None
    text: str
    verdict: str
    refuted: list[int]
    """For each seat after how many entries it could know that the claim was wrong; -1: never, or not told."""


class Analysis(msgspec.Struct, frozen=True):
    """A finished game understood afterwards."""

    format: int
    title: str
    revision: int
    names: list[str]
    players: int
    games: int
    seed: int
    length: int
    choices: list[Choice]
    curve: list[Point]
    fortunes: list[Fortune]
    swings: list[Swing]
    accounts: list[Account]
    doubts: list[Doubt]
    claims: list[Claim]
