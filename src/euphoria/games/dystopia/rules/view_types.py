"""The view of a city and its printed board as types: what `view.py` and `printed.py` build, and what the web
client's `view.ts` is made from.

Views are plain dicts; nothing here is compiled or runs.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from euphoria.games.dystopia.rules.data import Card, Faction, Good

Kind = Literal["area", "tunnel", "end", "tank", "cards", "loft", "bar", "market", "site"]
"""Kinds of spaces."""
Holds = Literal["many", "bump", "once"]
"""How many workers a space takes: one that comes may bump the one who is there."""


class Worker(TypedDict):
    number: int
    value: int | None
    """null: not rolled, or not in play."""
    where: str
    """A space, `home`, or `supply`."""


class Seat(TypedDict):
    seat: int
    goods: dict[Good, int]
    cards: int
    hand: dict[Card, int] | None
    """null: not ours to know."""
    morale: int
    knowledge: int
    workers: list[Worker]
    stars_left: int
    stars_placed: int
    territories: dict[Faction, int]
    tile_stars: list[str]
    recruits: list[str]
    starred: list[str]
    hidden_count: int
    hidden: list[str] | None
    dealt: list[str] | None
    tiles: list[str] | None
    dilemma: str | None
    resolved: bool
    served: bool
    penalties: list[str]


class Site(TypedDict):
    site: str
    tile: str | None
    stars: list[int]


class Offer(TypedDict):
    """A trade under discussion; what the active player gives and gets is for the two who discuss it."""

    partner: int
    give: NotRequired[int]
    get: NotRequired[int]


class Result(TypedDict):
    way: Literal["ten-stars", "stopped"]
    rule: str
    winners: list[int]
    stars: list[int]
    leading: list[int]
    decided: str
    """What decided among several with ten stars: morale, knowledge, tiles, territories, roll; or nothing."""
    turns: int


class CityView(TypedDict):
    """The city as one seat, or a spectator, may know it."""

    title: Literal["dystopia"]
    you: int | None
    players: int
    turn: int
    active: int | None
    seats: list[Seat]
    allegiance: dict[Faction, int]
    miners: dict[Literal["euphorian", "subterran", "wastelander"], int]
    free_territory: dict[Faction, int]
    sites: list[Site]
    deck: int
    discards: dict[Card, int]
    placing: str | None
    question: str | None
    waiting: list[int]
    stays: bool
    """Does the player at turn want to trade before the turn ends (D-13.1c)?"""
    offer: Offer | None
    may_take: Literal["card", "bliss"] | None
    """What is there to be taken, where that is the question."""
    result: Result | None


# ------------------------------------------------------------------ what is printed on the board


# What a commodity area gives by the knowledge of all workers there; no class, as `from` is a word of Python.
Band = TypedDict("Band", {"from": int, "to": int | None, "gains": list[str]})


class Printed(TypedDict):
    """One space as it is printed."""

    space: str
    kind: Kind
    region: Faction | None
    holds: Holds
    costs: list[list[str]]
    """Each is one way to pay."""
    gains: list[list[str]]
    """Where there are two, the player chooses."""
    bands: list[Band]


class SiteFacts(TypedDict):
    site: str
    region: Faction


class MinerSteps(TypedDict):
    """Where on their track miners give their gift, and where the track ends."""

    activates: int
    end: int


class Facts(TypedDict):
    """All that lies open before a game begins."""

    spaces: list[Printed]
    sites: list[SiteFacts]
    tiles: dict[str, list[str]]
    """The cost of each market tile."""
    recruits: dict[str, Faction]
    dilemmas: dict[str, Card]
    """The card that resolves each."""
    commodities: dict[Faction, Good]
    levels: list[int]
    miner: MinerSteps
    needed: int
    """Occupied spaces that complete a construction."""
    territory: int
    """Spaces for stars in a territory."""
    overload: int
    """A knowledge check of so much or more loses a worker."""
    track: int
    """The last step of morale and knowledge."""
    stars: int
    trading: bool
    """May players of this table trade?"""
    classic: bool
    """Do recruits work as in the first printing?"""
