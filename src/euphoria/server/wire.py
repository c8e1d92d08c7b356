"""What travels: requests and answers. Unknown fields are refused, lengths are bounded.

The OpenAPI document, the JSON Schema and the TypeScript types are generated from these classes, so a doc
string here is documentation there. Views, events and options come from the engines as they are.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from euphoria.server.rows import Pace, Phase, SeatKind

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Login = Annotated[str, Meta(min_length=2, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Key = Annotated[str, Meta(min_length=8, max_length=64, description="Any text that you never use twice.")]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, Meta(min_length=1, max_length=2000)]
Value = None | bool | int | str | list[str | int]


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
    old: Password
    new: Password


class Redeem(Wire):
    """Become, on this device, the person who made the link."""

    token: Token


class NewName(Wire):
    name: Name


class Hook(Wire):
    """Where to call when it is your turn in a slow game; an empty address ends it."""

    url: Annotated[str, Meta(max_length=500)]


class Person(Wire):
    id: str
    name: str
    login: str | None
    hook: str = ""


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
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []
    public: bool = True
    spectators: bool = True
    pace: Pace = "untimed"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    """For each decision; 0: what suits the pace."""
    sit: bool = True


class SeatInfo(Wire):
    seat: int
    kind: SeatKind
    name: str
    bot: str
    """The kind of bot that sits here, or stands in for somebody who is away."""
    standin: bool
    online: bool
    muted: bool
    host: bool


class OfferInfo(Wire):
    kind: Literal["takeback", "abandon"]
    seat: int
    ply: int
    agreed: list[int]


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


# ------------------------------------------------------------------ play


class Act(Wire, tag="act", tag_field="type"):
    """Answer your question. `ply` is the number of actions you know of, `key` makes sending it twice safe."""

    key: Key
    ply: Ply
    action: ActionText


class Undo(Wire, tag="undo", tag_field="type"):
    """Take your last choice back, if nobody has learnt or done anything since."""

    key: Key
    ply: Ply


class Say(Wire, tag="say", tag_field="type"):
    """Say something at the table; `claim …` is a claim; `to` makes it a whisper if the table allows it."""

    key: Key
    text: Words
    to: Seat | None = None


class Standing(Wire, tag="standing", tag_field="type"):
    """Answer questions of this kind by their harmless default from now on, or no longer."""

    kind: Annotated[str, Meta(max_length=40)]
    on: bool


class Propose(Wire, tag="propose", tag_field="type"):
    """Propose to go back to when `ply` actions were done, or to end the game unfinished."""

    kind: Literal["takeback", "abandon"]
    ply: Ply = 0


class Answer(Wire, tag="answer", tag_field="type"):
    """Agree to the proposal on the table, or turn it down (your own: withdraw it)."""

    agree: bool


class Ping(Wire, tag="ping", tag_field="type"):
    n: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Hello(Wire, tag="hello", tag_field="type"):
    """The first message on a socket: who you are and what you already have."""

    token: Annotated[str, Meta(max_length=100)] = ""
    invitation: Annotated[str, Meta(max_length=64)] = ""
    epoch: Annotated[int, Meta(ge=0, le=2**31)] = 0
    events: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """How many events of this epoch you have."""
    chat: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    """The number of the last message you have."""


FromClient = Hello | Act | Undo | Say | Standing | Propose | Answer | Ping


class Done(Wire):
    """What was asked is done. `ply` is the number of actions now."""

    ply: int


class Option(Wire):
    text: str
    verb: str
    arguments: dict[str, int]


class Dimmed(Wire):
    """An action worth showing although the rules refuse it now, and why."""

    text: str
    rule: str
    reason: str
    facts: dict[str, Any]


class DecisionInfo(Wire):
    """The question you are asked."""

    kind: str
    rule: str
    sealed: bool
    options: list[Option]
    refused: list[Dimmed]
    idle: list[str]
    """Among these the table picks if your time runs out."""
    posed: int
    """The number of actions when you were asked; name it or a later one as `ply` when you answer."""


class Waiting(Wire):
    """Who must do what, and until when (milliseconds since 1970; null: no clock)."""

    seat: int
    question: str | None
    deadline: int | None


class Position(Wire, tag="position", tag_field="type"):
    """The whole position as you may know it."""

    ply: int
    epoch: int
    view: dict[str, Any]
    decision: DecisionInfo | None
    waiting: list[Waiting]
    undo: bool
    standing: list[str]


class Events(Wire, tag="events", tag_field="type"):
    """What you were told, numbered for you from 0. `reset`: forget the events you have."""

    epoch: int
    first: int
    reset: bool
    events: list[dict[str, Any]]


class Message(Wire):
    number: int
    room: Literal["table", "gallery"]
    seat: int | None
    to: int | None
    name: str
    text: str
    at: int


class Chat(Wire, tag="chat", tag_field="type"):
    messages: list[Message]


class TableNews(Wire, tag="table", tag_field="type"):
    """The table as it is now; replaces what you knew of it."""

    table: TableInfo


class Ack(Wire, tag="ack", tag_field="type"):
    """Your request is done and durable."""

    key: str
    ply: int


class Error(Wire, tag="error", tag_field="type"):
    """What was asked is not done, and why. Nothing was changed."""

    code: str
    message: str
    key: str = ""
    facts: dict[str, Any] = {}


class Pong(Wire, tag="pong", tag_field="type"):
    n: int
    now: int


class Lobby(Wire, tag="lobby", tag_field="type"):
    """The list of open tables, as it is now."""

    tables: list[TableLine]


class Bye(Wire, tag="bye", tag_field="type"):
    """The server ends the conversation; come back after `seconds`."""

    reason: str
    seconds: float


ToClient = TableNews | Position | Events | Chat | Ack | Error | Pong | Lobby | Bye


class Transcript(Wire):
    """Events by HTTP, for programs that ask instead of listening."""

    epoch: int
    ply: int
    first: int
    events: list[dict[str, Any]]


class Notes(Wire):
    """What you write for yourself; nobody else reads it."""

    text: Annotated[str, Meta(max_length=20_000)]


class Posted(Wire):
    number: int
    """Of the message; -1: it was a claim, which is an event of the game."""


class Messages(Wire):
    messages: list[Message]


# ------------------------------------------------------------------ after the game


class Draw(Wire):
    name: str
    of: list[int]
    got: list[int]
    audience: int
    """A bit mask of the seats that saw it, or -1 for everybody."""


class Dice(Wire):
    """The dice of a game: before its end only the commitment, after it everything to check them with."""

    commitment: str
    salt: str
    key: str | None
    draws: list[Draw]
    proved: bool
    """Did the server make all draws again and find them equal? `euphoria verify` does it for you."""


class Frame(Wire):
    """One moment of a finished game, seen by a seat, by a spectator, or with everything open."""

    at: int
    length: int
    ply: int
    entry: dict[str, Any] | None
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]


class Said(Wire):
    """A claim and what it was worth."""

    seat: int
    to: int | None
    ply: int
    text: str
    verdict: str


class Outcome(Wire):
    result: dict[str, Any]
    names: list[str]
    claims: list[Said]


# ------------------------------------------------------------------ the house


class Argument(Wire):
    name: str
    words: str
    """The name of its vocabulary."""


class VerbInfo(Wire):
    name: str
    arguments: list[Argument]


class TitleInfo(Wire):
    id: str
    least: int
    most: int
    revision: int
    options: dict[str, Any]
    """The options with what they are if nothing is chosen, for the smallest number of players."""
    bots: list[str]
    claims: bool


class Titles(Wire):
    titles: list[TitleInfo]


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
