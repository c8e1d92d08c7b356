"""What travels: requests and answers. Unknown fields are refused, lengths are bounded.

The OpenAPI document, the JSON Schema and the TypeScript types are generated from these classes, so a doc
string here is documentation there. Views, events and options come from the engines as they are.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from euphoria.core.actions import SEATS
from euphoria.languages import FALLBACK

Phase = Literal["open", "playing", "paused", "over", "abandoned", "frozen"]
Pace = Literal["untimed", "live", "slow"]
SeatKind = Literal["open", "person", "bot", "closed"]


Name = Annotated[str, Meta(min_length=1, max_length=24)]
Face = Annotated[str, Meta(max_length=16, description="One of the faces of the house, or nothing: initials.")]
Login = Annotated[str, Meta(min_length=2, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Key = Annotated[str, Meta(min_length=8, max_length=64, description="Any text that you never use twice.")]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, lt=len(SEATS))]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, Meta(min_length=1, max_length=2000)]
Whole = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Value = None | bool | Whole | str | list[str | Whole]


class Wire(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The base of everything that travels."""


# ------------------------------------------------------------------ people


class NewPerson(Wire):
    """Sit down as a guest: a name is all it takes."""

    name: Name


class NewAccount(Wire):
    """Make the person you are an account, so that you can log in from elsewhere."""

    login: Login
    password: Password


class Credentials(Wire):
    login: Login
    password: Password


class NewPassword(Wire):
    new: Password
    old: Password | None = None
    """May be left out soon after you came in or proved who you are (`POST /api/me/proof`)."""


class Redeem(Wire):
    """Become, on this device, the person who made the link."""

    token: Token


class Appearance(Wire):
    """How others meet you; what is left out stays as it is. Tables where you sit keep what you had."""

    name: Name | None = None
    face: Face | None = None


class Hook(Wire):
    """Where to call when it is your turn in a slow game; an empty address ends it."""

    url: Annotated[str, Meta(max_length=500)]


class HookSecret(Wire):
    """The address that will be called, and what signs the calls to it. It is told here and nowhere else."""

    url: str
    secret: str
    """Empty if nobody is called any more."""


class Device(Wire):
    """A browser to be told on when it is your turn in a slow game: its push subscription and its language."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=96)]
    auth: Annotated[str, Meta(max_length=32)]
    lang: Annotated[str, Meta(max_length=8)] = FALLBACK


class Undevice(Wire):
    """A browser that is to be told no more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class PushKey(Wire):
    """The key by which push services know this house (`applicationServerKey`)."""

    key: str


class Person(Wire):
    id: str
    name: str
    login: str | None
    hook: str = ""
    face: str = ""
    """The drawing you chose; empty: your initials."""


class Welcomed(Wire):
    """Who you are, and the token of this device. It is shown once; browsers get it as a cookie too."""

    person: Person
    token: str


class Link(Wire):
    """A link that works once, within the time given."""

    token: str
    path: str
    seconds: int


class SeatToken(Wire):
    """A token for a program that plays this seat."""

    token: str
    table: str
    seat: int


class Tally(Wire):
    """How often somebody played a title, and how it went."""

    title: str
    players: int
    games: int
    won: int
    points: float


class PastGame(Wire):
    table: str
    title: str
    phase: Phase
    seat: int
    players: int
    names: list[str]
    """Who else sits there."""
    won: bool | None
    changed: int
    your_turn: bool = False


class History(Wire):
    games: list[PastGame]
    statistics: list[Tally]


# ------------------------------------------------------------------ tables


class SeatPlan(Wire):
    """What a seat is before anybody sits down."""

    kind: Literal["open", "bot", "closed"] = "open"
    bot: Annotated[str, Meta(max_length=32)] = ""


class NewTable(Wire):
    """A table to be. Without `seats` all are open. You take the first open one unless `sit` is false."""

    title: Annotated[str, Meta(max_length=32)]
    players: Annotated[int, Meta(ge=1, le=len(SEATS))]
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=len(SEATS))] = []
    public: bool = True
    spectators: bool = True
    pace: Pace = "untimed"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    """For each decision; 0: what suits the pace."""
    hints: bool | None = None
    """May all players ask a bot for advice? Null: yes where one person plays with bots alone."""
    sit: bool = True


class SeatInfo(Wire):
    seat: int
    kind: SeatKind
    name: str
    face: str
    """The drawing of whoever sits here; empty: initials."""
    bot: str
    """The kind of bot that sits here, or stands in for somebody who is away."""
    manner: str
    """Who that bot is, in a word of its title (`hunter`); empty: nobody in particular."""
    standin: bool
    online: bool
    muted: bool
    host: bool


class OfferInfo(Wire):
    """What is proposed, by which seat (-1: the host, without one), and who agrees."""

    kind: Literal["takeback", "abandon", "seat"]
    seat: int
    ply: int
    agreed: list[int]
    of: int
    """Of a seat that is to be given away: which one (else -1), to whom, and who decides."""
    to: Literal["", "open", "bot"]
    asked: list[int]


class GivenSeat(Wire):
    """A seat that has changed hands in the running game. `name`: who had it, or who has sat down."""

    seat: int
    name: str
    to: Literal["open", "bot", "person"]
    at: int


class TableInfo(Wire):
    """A table as everybody at it may know it."""

    id: str
    title: str
    players: int
    options: dict[str, Any]
    phase: Phase
    public: bool
    spectators: bool
    pace: Pace
    seconds: int
    hints: bool
    """May players ask what a bot would do?"""
    commitment: str
    seats: list[SeatInfo]
    you: int | None
    """Your seat; null: you look on."""
    host: bool
    """Are you the host?"""
    offer: OfferInfo | None
    next: str
    before: str
    result: dict[str, Any] | None
    hidden: list[int]
    """Numbers of chat messages that the host has taken away."""
    given: list[GivenSeat]
    """The last seats that have changed hands in this game."""
    created: int


class TableLine(Wire):
    """A table in the list."""

    id: str
    title: str
    phase: Phase
    pace: Pace
    players: int
    open: int
    """How many seats are free."""
    names: list[str]
    spectators: bool
    changed: int


class TableList(Wire):
    tables: list[TableLine]


class Entered(Wire):
    """A table you made or came to, and the path of its link (with the invitation, if it is private)."""

    table: TableInfo
    path: str
    shared: str
    """A link that shows the finished game and, of a private table, nothing else; empty before the end."""


class Join(Wire):
    """Take a seat: this one, or any open one."""

    seat: Seat | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""
    salt: Annotated[str, Meta(max_length=64)] = ""
    """A word of yours that goes into the dice, so that nobody else can have chosen them."""


class SeatChange(Wire):
    """What the host makes of a seat."""

    kind: Literal["open", "bot", "closed"]
    bot: Annotated[str, Meta(max_length=32)] = ""


class Swap(Wire):
    """Change places: with whoever sits there if both are yours to move, or with an open seat."""

    seat: Seat
    other: Seat


class Options(Wire):
    """Other options for a table that has not begun."""

    options: dict[Annotated[str, Meta(max_length=40)], Value]


class Switch(Wire):
    on: bool


# ------------------------------------------------------------------ the house


class Argument(Wire):
    name: str
    words: str
    """The name of its vocabulary."""


class VerbInfo(Wire):
    name: str
    arguments: list[Argument]


class TitleGrammar(Wire):
    """The notation of a title's actions and claims."""

    verbs: list[VerbInfo]
    claims: list[VerbInfo]
    words: dict[str, list[str]]


class Health(Wire):
    status: str
    version: str
    node: str


class Problem(Wire):
    """Why a request was not met."""

    code: str
    message: str
    facts: dict[str, Any] = {}
