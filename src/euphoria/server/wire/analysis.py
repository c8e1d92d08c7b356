"""What travels about a finished game that was analysed."""

from __future__ import annotations

from euphoria.server.wire.tables import Wire


class JudgedChoice(Wire):
    """One choice, in words; losses are parts of a game, 0 where nothing was clearly better."""

    at: int
    """The moment of the replay right after it."""
    seat: int
    played: str
    known_best: str
    known_loss: float
    """By what the seat could know then."""
    open_best: str
    open_loss: float
    """With open cards."""


class KeyMoment(Wire):
    """A moment after which the game stood differently."""

    at: int
    seat: int | None
    """Who chose; null: it was luck."""
    words: str
    change: list[float]


class ChancePoint(Wire):
    """How likely each seat was to win, with open cards."""

    at: int
    chances: list[float]


class SeatAccount(Wire):
    """Where the chances of a seat went: start + luck + skill + others + rest = end."""

    seat: int
    start: float
    end: float
    luck: float
    skill: float
    others: float
    rest: float
    known: float
    """What its own choices lost by what it could know."""
    choices: int


class KnownPoint(Wire):
    """How many bits of the secrets each seat did not know."""

    at: int
    bits: list[float]


class JudgedClaim(Wire):
    at: int
    seat: int
    words: str
    verdict: str
    refuted: list[int]
    """For each seat the moment from which it could know better; -1: never."""


class AnalysisTold(Wire):
    """A finished game understood afterwards."""

    games: int
    length: int
    curve: list[ChancePoint]
    moments: list[KeyMoment]
    choices: list[JudgedChoice]
    accounts: list[SeatAccount]
    doubts: list[KnownPoint]
    claims: list[JudgedClaim]


class AnalysisState(Wire):
    """How far it is; the analysis itself once it is there."""

    running: bool
    done: int
    total: int
    """0 as long as nobody has counted."""
    analysis: AnalysisTold | None = None
