"""What travels in a game and after it. The rest is in wire.py."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from euphoria.languages import FALLBACK, Spoken
from euphoria.server.wire.tables import ActionText, Key, Ply, Seat, TableInfo, TableLine, Text, Wire

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
    text: Text
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
    chat: Annotated[int, Meta(ge=-1, lt=2**31)] = -1
    """The number of the last message you have."""
    lang: Spoken = ""
    """Also tell everything in the words of this language."""


class Language(Wire, tag="lang", tag_field="type"):
    """Tell everything in words, in this language, from the beginning on; empty: no longer."""

    lang: Spoken


FromClient = Hello | Act | Undo | Say | Standing | Propose | Answer | Ping | Language


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


class RefusedInWords(Wire):
    """What is refused now, and why."""

    words: str
    why: str


class Words(Wire, tag="words", tag_field="type"):
    """The position and the events in words, if you asked for a language. It follows the position it tells.

    `events` are the sentences of the events numbered from `first` on; `reset`: forget the sentences you have.
    """

    lang: Spoken
    ply: int
    epoch: int
    first: int
    reset: bool
    events: list[str]
    question: str
    options: list[str]
    """For each of `decision.options` what it does."""
    refused: list[RefusedInWords]
    """The same for each of `decision.refused`."""
    waiting: str
    result: str


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
    facts: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])


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


ToClient = TableNews | Position | Events | Words | Chat | Ack | Error | Pong | Lobby | Bye


class Transcript(Wire):
    """Events by HTTP, for programs that ask instead of listening."""

    epoch: int
    ply: int
    first: int
    events: list[dict[str, Any]]


class Check(Wire):
    """May I, and what would it bring? Nothing is done. With `lang` the answer is told in words too."""

    action: ActionText
    lang: Spoken = ""


class Checked(Wire):
    """Whether an answer would be taken, and if not why."""

    allowed: bool
    rule: str = ""
    reason: str = ""
    facts: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])
    why: str = ""
    """The reason as a sentence, if a language was given."""


class Previewed(Wire):
    """What an answer would bring: up to luck, to another's choice, or before something comes to light."""

    then: Literal["choice", "others", "luck", "open", "no"]
    """What comes after it; `open`: something would be revealed, so nothing is told; `no`: it is refused."""
    events: list[dict[str, Any]]
    words: list[str]
    """The events as sentences, if a language was given."""
    view: dict[str, Any] | None
    """What you would see then; null at luck and where something would be revealed."""


class HintWanted(Wire):
    """What would you do? In the words of this language."""

    lang: Spoken = FALLBACK


class Why(Wire):
    """A reason for a choice, or what speaks against it, and the rule behind it, if there is one."""

    words: str
    rule: str


class HintInfo(Wire):
    """A choice that a bot thinks well of, knowing what you know."""

    action: str
    words: str
    """What it does."""
    why: list[Why]


class Hints(Wire):
    """The best choices, best first, for the question that was put when so many actions were done."""

    posed: int
    hints: list[HintInfo]


class Region(Wire):
    """Where an endless choice may lead, as something to draw; null where the options are all there is."""

    region: dict[str, Any] | None


class Board(Wire):
    """What lies printed on the table before anybody plays; its shape belongs to each title."""

    board: dict[str, Any]


class Question(Wire):
    """Something a player wants to work out before choosing; what can be asked belongs to each title."""

    question: dict[str, Any]
    ply: Ply | None = None
    """The number of actions in the position it is about; nothing is answered about another one."""


class WorkedOut(Wire):
    answer: dict[str, Any] | None
    """Nothing, if the position asked about is no longer there."""


class OptionInWords(Wire):
    text: str
    words: str


class InWords(Wire):
    """A position in words: everything you see, were told and are asked, without pictures."""

    ply: int
    epoch: int
    posed: int
    lines: list[str]
    first: int
    events: list[str]
    question: str
    options: list[OptionInWords]
    waiting: str
    result: str


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


class ReplayFrame(Wire):
    """One moment of a finished game, seen by a seat, by a spectator, or with everything open."""

    at: int
    length: int
    ply: int
    entry: dict[str, Any] | None
    view: dict[str, Any]
    """The position as these eyes saw it; open ones see every card."""
    events: list[dict[str, Any]]
    """What these eyes were told; open ones everything, in the order in which it happened."""
    done: str
    """The last action in words, if `lang` was given, for whoever took it and for open eyes."""
    words: list[str]
    """For each event its sentence, if `lang` was given."""
    lines: list[str]
    """The table in words, if `lang` was given."""


class Moment(Wire):
    """Something that was told in a finished game; `at` is the moment to jump to."""

    at: int
    ply: int
    seat: int | None
    """Whose action it belongs to."""
    event: str
    rule: str
    words: str


class Timeline(Wire):
    """A whole finished game as these eyes were told it."""

    length: int
    """How many entries the log has, which is the number of the last moment."""
    ends: list[int]
    """For each number of actions the moment right before the next one. The first is the first moment there
    is: what is dealt before anybody acts lies on the table."""
    moments: list[Moment]


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


class Thinking(Wire):
    """From question to answer, in milliseconds; pauses count, too."""

    total: int
    median: int
    longest: int


LuckKind = Literal["knowledge", "hits", "saves"]


class LuckInfo(Wire):
    """Dice of one kind: the sum that came (of hits and saves: how many) and what was to be expected."""

    kind: LuckKind
    rolls: int
    got: float
    expected: float


class SeatStatistics(Wire):
    seat: int
    turns: int | None
    """Null where turns do not belong to seats."""
    actions: int
    verbs: dict[str, int]
    """How often each kind of action was taken; what was taken back counts as done."""
    taken_back: int
    thinking: Thinking | None
    """Null for bots."""
    luck: list[LuckInfo]


class Statistics(Wire):
    """A finished game in numbers."""

    seconds: int
    """From the first entry of the log to the last."""
    actions: int
    result: dict[str, Any]
    seats: list[SeatStatistics]
