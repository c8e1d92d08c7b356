"""Rows as they are held in memory, and the small documents inside them."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from euphoria.server.wire.tables import Pace, Phase, SeatKind

MOVING: Final = ("version", "length", "changed", "wake")
"""What every move changes of a table's row."""


class Offer(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A proposal that all people at the table must agree to."""

    kind: Literal["takeback", "abandon", "seat"]
    seat: int
    """Who proposes it; -1: the host, without a seat."""
    ply: int = 0
    """To which number of actions a take-back goes back."""
    agreed: list[int] = []
    of: int = -1
    """Which seat is to be given away, to whom, and is its player long gone (see giving.py)?"""
    to: Literal["", "open", "bot"] = ""
    bot: str = ""
    gone: bool = False


class Given(msgspec.Struct, kw_only=True):
    """A seat that has changed hands in a running game. `name`: who had it, or who has sat down."""

    seat: int
    name: str
    to: Literal["open", "bot", "person"]
    at: int


class Extra(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a table knows beside its columns."""

    offer: Offer | None = None
    hints: bool | None = None
    """May players ask a bot for advice? Null: nobody has said so, and the game has not begun."""
    muted: list[str] = []
    """Ids of people whose words nobody else gets."""
    banned: list[str] = []
    """Ids of people the host has sent away."""
    hidden: list[int] = []
    """Numbers of chat messages that the host has taken away."""
    next: str = ""
    """The table of the rematch."""
    before: str = ""
    """The table this is the rematch of."""
    given: list[Given] = []
    """The last seats that have changed hands."""
    away: dict[int, int] = {}
    """Since when a bot stands in for whom."""
    back: dict[int, int] = {}
    """When who came back to play for themselves: their time runs from there."""
    kept: list[int] = []
    """Seats that bots have taken over from people. They play to the end: nobody else sees the cards."""
    trouble: str = ""
    """Why the table is frozen, for the operator."""
    result: dict[str, Any] | None = None
    names: list[str] = []


class TableRow(msgspec.Struct, kw_only=True):
    """A table's row. Field names are column names; `options` and `extra` are JSON there."""

    id: str
    version: int = 0
    length: int = 0
    epoch: int = 0
    title: str
    revision: int
    players: int
    options: dict[str, Any]
    phase: Phase = "open"
    public: bool = True
    spectators: bool = True
    pace: Pace = "untimed"
    seconds: int = 0
    host: str
    key: str
    commitment: str
    salt: str = ""
    invitation: int = 0
    chats: int = 0
    clock_from: int = 0
    wake: int | None = None
    created: int
    changed: int
    extra: Extra = msgspec.field(default_factory=Extra)


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat's row; `standing` (kinds of questions answered by default) is JSON there."""

    table_id: str
    seat: int
    kind: SeatKind = "open"
    person: str | None = None
    name: str = ""
    face: str = ""
    bot: str = ""
    standin: str = ""
    misses: int = 0
    reserve: int = 0
    standing: list[str] = []
    salt: str = ""
    notes: str = ""


class EntryRow(msgspec.Struct, kw_only=True, array_like=True):
    """An entry of a log; as JSON `[number, at, body]`."""

    number: int
    at: int
    body: dict[str, Any]


class SnapshotRow(msgspec.Struct, kw_only=True):
    """The match after the first `length` entries of the log as it stands, and what proves that it fits."""

    table_id: str
    length: int
    seal: str
    body: str


class ChatRow(msgspec.Struct, kw_only=True):
    table_id: str
    number: int
    room: Literal["table", "gallery"]
    person: str
    seat: int | None
    to_seat: int | None
    name: str
    text: str
    hidden: bool = False
    at: int


class ResultRow(msgspec.Struct, kw_only=True):
    table_id: str
    seat: int
    person: str | None
    title: str
    players: int
    won: bool
    payoff: float
    at: int


class PersonRow(msgspec.Struct, kw_only=True):
    id: str
    name: str
    login: str | None = None
    password: str | None = None
    created: int
    hook: str = ""
    face: str = ""


class TokenRow(msgspec.Struct, kw_only=True):
    hash: str
    person: str
    kind: Literal["session", "link", "seat"]
    table_id: str | None = None
    seat: int | None = None
    created: int
    expires: int
    proved: int = 0


class PasskeyRow(msgspec.Struct, kw_only=True):
    id: str
    person: str
    credential: str
    key: str
    """The public half, as the authenticator wrote it (COSE), in base64url."""
    count: int
    name: str
    created: int
    used: int = 0


class ChallengeRow(msgspec.Struct, kw_only=True):
    """What a passkey is to sign: to be made, or to let somebody in."""

    hash: str
    kind: Literal["make", "enter"]
    session: str
    """The hash of the token of whoever asked; empty: somebody without one."""
    challenge: str
    expires: int


class DeviceRow(msgspec.Struct, kw_only=True):
    """A browser that somebody wants to be told on: where its push service is, and its keys."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    created: int


class CallRow(msgspec.Struct, kw_only=True):
    """A call to be made: of which question, when, and how often it was tried."""

    table_id: str
    seat: int
    device: str = ""
    """Empty: by webhook."""
    person: str
    epoch: int
    posed: int
    made: int
    due: int
    tries: int = 0


class AnalysisRow(msgspec.Struct, kw_only=True):
    """How far the analysis of a finished game is; `body` is empty until it is there."""

    table_id: str
    done: int
    total: int
    body: str
    at: int
