"""Tables before and around the game: making one, sitting down, the host's rights."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, Literal

from euphoria import bots
from euphoria.api import game as game_of
from euphoria.core.dice import KEY_BYTES, commitment
from euphoria.core.errors import BadSetup, EuphoriaError
from euphoria.server.common.errors import Problem, from_rules
from euphoria.server.store.rows import Extra, Given, PersonRow, SeatRow, TableRow
from euphoria.server.tables import clock, company, play
from euphoria.server.tables import session as live
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.tables import NewTable, SeatPlan

GIVEN: Final = 10
"""How many of the seats that have changed hands are remembered."""

# ------------------------------------------------------------------ making a table


def new_table(id: str, wanted: NewTable, host: PersonRow, now: int) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a new table; `Problem` says what cannot be."""
    try:
        game = game_of(wanted.title)
        options = settings(wanted.title, dict(wanted.options), wanted.players)
    except BadSetup as error:
        raise from_rules(error, "bad-request") from None
    if wanted.seats and len(wanted.seats) != wanted.players:
        raise Problem("bad-request", "problems-seats-and-players")
    key = secrets.token_bytes(KEY_BYTES)
    row = TableRow(
        id=id,
        title=wanted.title,
        revision=game.revision,
        players=wanted.players,
        options=options,
        public=wanted.public,
        spectators=wanted.spectators,
        pace=wanted.pace,
        seconds=0 if wanted.pace == "untimed" else wanted.seconds or clock.SECONDS[wanted.pace],
        host=host.id,
        key=key.hex(),
        commitment=commitment(key),
        created=now,
        changed=now,
        extra=Extra(hints=wanted.hints),
    )
    plans = wanted.seats or [SeatPlan()] * wanted.players
    seats = [SeatRow(table_id=id, seat=number) for number in range(len(plans))]
    if wanted.sit:
        free = next((seat for seat, plan in zip(seats, plans, strict=True) if plan.kind == "open"), None)
        if free is None:
            raise Problem("bad-request", "problems-no-open-seat")
        _seat_person(row, free, host)
    for seat, plan in zip(seats, plans, strict=True):
        if seat.kind != "person":
            make_seat(row, seats, seat, plan.kind, plan.bot)
    return row, seats


def settings(title: str, options: dict[str, Any], players: int) -> dict[str, Any]:
    """All options of a title with their values; `BadSetup` for one that is impossible."""
    game = game_of(title)
    game.check_players(players)
    try:
        return game.settings(options, players)
    except EuphoriaError:
        raise
    except (TypeError, ValueError) as error:
        raise BadSetup(
            f"An option of {title} has an impossible value.", "problems-option-value", {"title": title}
        ) from error


def make_seat(row: TableRow, seats: list[SeatRow], seat: SeatRow, kind: str, bot: str) -> None:
    """Let a seat be open, closed or a bot's."""
    if kind == "bot":
        known = bots.everywhere(row.title)
        if bot and bot not in known:
            facts = {"title": row.title, "bot": bot, "known": ", ".join(known)}
            raise Problem("bad-request", "problems-no-bot", **facts)
        seat.kind, seat.bot = "bot", bot or bots.usual(row.title)
        character = company.play(row.title, seat.bot, [one.name for one in seats if one is not seat])
        seat.name, seat.face = character.name, character.id
    else:
        seat.kind, seat.bot, seat.name, seat.face = ("closed" if kind == "closed" else "open"), "", "", ""
    seat.person = None
    seat.standin = ""
    seat.standing = []
    seat.notes = ""
    seat.misses = 0


def _seat_person(row: TableRow, seat: SeatRow, person: PersonRow, salt: str = "") -> None:
    seat.kind = "person"
    seat.person = person.id
    seat.name = person.name
    seat.face = person.face
    seat.bot = ""
    seat.standin = ""
    seat.misses = 0
    seat.reserve = clock.reserve(row.pace)
    seat.salt = salt


# ------------------------------------------------------------------ sitting down


def join(table: TableSession, draft: Draft, *, person: PersonRow, seat: int | None, salt: str) -> None:
    """Take a seat: before the start, or one that was opened while the game goes on."""
    row = table.row
    if row.phase not in ("open", "playing", "paused"):
        raise Problem("conflict", "problems-doors-shut")
    if person.id in row.extra.banned:
        raise Problem("not-allowed", "problems-sent-away")
    if table.seat_of(person.id) is not None:
        if seat in (None, table.seat_of(person.id)):
            draft.nothing = True  # sitting down twice is sitting down
            return
        raise Problem("conflict", "problems-seated-already")
    free = [number for number, one in enumerate(table.seats) if one.kind == "open"]
    if seat is not None and seat not in free:
        raise Problem("conflict", "problems-seat-taken")
    if not free:
        raise Problem("conflict", "problems-seats-taken")
    if any(one.name.casefold() == person.name.casefold() for one in table.seats if one.kind != "open"):
        raise Problem("conflict", "problems-same-name")
    taken = free[0] if seat is None else seat
    _seat_person(row, table.seats[taken], person, salt)
    if row.phase != "open":
        note_given(table, taken, person.name, "person", draft.now)


def leave(table: TableSession, draft: Draft, *, person: str) -> None:
    """Get up: the seat is open again, or in a game a bot stands in until one returns."""
    number = table.seat_of(person)
    if number is None:
        draft.nothing = True
        return
    seat = table.seats[number]
    if table.row.phase == "open":
        make_seat(table.row, table.seats, seat, "open", "")
        pass_host_on(table, person)
    elif table.row.phase in ("playing", "paused"):
        play.stand_in(table, number, draft.now)
    else:
        draft.nothing = True


def pass_host_on(table: TableSession, person: str) -> None:
    """The host has left: the next person is host; nobody is left: the table is given up."""
    if table.row.host != person:
        return
    others = [seat.person for seat in table.seats if seat.person is not None]
    if others:
        table.row.host = others[0]
    else:
        table.row.phase = "abandoned"


def come_back(table: TableSession, draft: Draft, *, person: str) -> None:
    """Play for oneself again."""
    number = table.seat_of(person)
    if number is None or not (table.seats[number].standin or play.is_given_up(table, number)):
        draft.nothing = True
        return
    play.returned(table, number)
    extra = table.row.extra
    extra.back = {**extra.back, number: draft.now}


def swap(table: TableSession, draft: Draft, *, person: str, seat: int, other: int) -> None:
    """Change places before the start: one's own with an open seat; the host any two."""
    if table.row.phase != "open":
        raise Problem("conflict", "problems-places-before")
    if max(seat, other) >= len(table.seats):
        raise Problem("bad-request", "problems-no-seat")
    if seat == other:
        draft.nothing = True
        return
    a, b = table.seats[seat], table.seats[other]
    own = a.person == person and b.kind == "open"
    if not own and table.row.host != person:
        raise Problem("not-allowed", "problems-host-moves")
    a.seat, b.seat = other, seat
    table.seats[seat], table.seats[other] = b, a


# ------------------------------------------------------------------ the host


def check_host(table: TableSession, person: str) -> None:
    if table.row.host != person:
        raise Problem("not-allowed", "problems-host-only")


def set_seat(
    table: TableSession, draft: Draft, *, person: str, seat: int, kind: str, bot: str, ban: bool = False
) -> None:
    """Before the game: open or close a seat, or give it to a bot; whoever sat there is removed."""
    check_host(table, person)
    if table.row.phase != "open":
        raise Problem("conflict", "problems-seats-before")
    one = table.seats[check_number(table, seat)]
    removed = one.person
    if removed == person:
        raise Problem("conflict", "problems-get-up-first")
    make_seat(table.row, table.seats, one, kind, bot)
    if ban and removed is not None:
        table.row.extra.banned = [*table.row.extra.banned, removed]
    assert draft.now


def check_number(table: TableSession, seat: int) -> int:
    if seat >= len(table.seats):
        raise Problem("bad-request", "problems-no-seat")
    return seat


def note_given(
    table: TableSession, seat: int, name: str, to: Literal["open", "bot", "person"], now: int
) -> None:
    """Tell everybody that a seat has changed hands."""
    extra = table.row.extra
    extra.given = [*extra.given[1 - GIVEN :], Given(seat=seat, name=name, to=to, at=now)]


def set_options(table: TableSession, draft: Draft, *, person: str, options: dict[str, Any]) -> None:
    check_host(table, person)
    if table.row.phase != "open":
        raise Problem("conflict", "problems-options-before")
    try:
        table.row.options = settings(table.row.title, options, table.row.players)
    except BadSetup as error:
        raise from_rules(error, "bad-request") from None
    assert draft.now


def start(table: TableSession, draft: Draft, *, person: str) -> None:
    """Begin: closed seats are taken away, all others must be taken."""
    check_host(table, person)
    row = table.row
    if row.phase != "open":
        raise Problem("conflict", "problems-begun-already")
    if any(seat.kind == "open" for seat in table.seats):
        raise Problem("conflict", "problems-open-seat")
    staying = [seat for seat in table.seats if seat.kind != "closed"]
    try:
        options = settings(row.title, row.options, len(staying))
    except BadSetup as error:
        raise from_rules(error, "conflict") from None
    if len(staying) != len(table.seats):
        for number, seat in enumerate(staying):
            seat.seat = number
        table.seats = staying
        table.resize()
    row.options = options
    row.phase = "playing"
    row.extra.hints = table.hints
    row.salt = " ".join(seat.salt for seat in table.seats if seat.salt)
    table.match = live.begin(row, [seat.name for seat in table.seats])
    table.posed_at = [draft.now] * row.players
    row.clock_from = draft.now
    play.finish_if_over(table, draft)


def pause(table: TableSession, draft: Draft, *, person: str, on: bool) -> None:
    """Stop all clocks, or let them run again, each decision with its whole time."""
    check_host(table, person)
    row = table.row
    wanted = "playing" if on else "paused"
    if row.phase != wanted:
        if row.phase in ("playing", "paused"):
            draft.nothing = True
            return
        raise Problem("conflict", "problems-not-under-way")
    row.phase = "paused" if on else "playing"
    row.clock_from = draft.now


def thaw(table: TableSession, draft: Draft, *, person: str) -> None:
    """Try to go on with a frozen table; if its trouble is still there it freezes again."""
    check_host(table, person)
    if table.row.phase != "frozen":
        raise Problem("conflict", "problems-not-frozen")
    table.row.phase = "playing"
    table.row.extra.trouble = ""
    table.row.clock_from = draft.now


def close(table: TableSession, draft: Draft, *, person: str) -> None:
    """Give up a table that has not begun."""
    check_host(table, person)
    if table.row.phase != "open":
        raise Problem("conflict", "problems-by-agreement")
    table.row.phase = "abandoned"
    assert draft.now


# ------------------------------------------------------------------ another game


def set_next(
    table: TableSession, draft: Draft, *, person: str, new_id: Callable[[], str]
) -> tuple[str, TableRow, list[SeatRow], dict[str, Any]]:
    """The id of the rematch's table, decided once, and what it takes to make it."""
    if table.row.phase != "over":
        raise Problem("conflict", "problems-rematch-over")
    if table.seat_of(person) is None:
        raise Problem("not-allowed", "problems-rematch-players")
    options = table.playing.game.rematch(table.playing.state, table.playing.settings)
    if table.row.extra.next:
        draft.nothing = True
    else:
        table.row.extra.next = new_id()
    return table.row.extra.next, table.row, table.seats, options


def rematch_rows(
    id: str, old: TableRow, seats: list[SeatRow], options: dict[str, Any], person: str, now: int
) -> tuple[TableRow, list[SeatRow]]:
    """The same people at the same places, new dice, and the first player as the title's rule says."""
    key = secrets.token_bytes(KEY_BYTES)
    row = TableRow(
        id=id,
        title=old.title,
        revision=game_of(old.title).revision,
        players=old.players,
        options=options,
        public=old.public,
        spectators=old.spectators,
        pace=old.pace,
        seconds=old.seconds,
        host=person,
        key=key.hex(),
        commitment=commitment(key),
        created=now,
        changed=now,
        extra=Extra(
            before=old.id, hints=old.extra.hints, banned=list(old.extra.banned), muted=list(old.extra.muted)
        ),
    )
    fresh = [
        SeatRow(
            table_id=id,
            seat=seat.seat,
            kind=seat.kind,
            person=seat.person,
            name=seat.name,
            face=seat.face,
            bot=seat.bot,
            reserve=clock.reserve(old.pace),
        )
        for seat in seats
    ]
    return row, fresh


def erase(table: TableSession, draft: Draft, *, person: str) -> None:
    """Somebody wants to be forgotten: their seat is a nameless bot's from now on."""
    number = table.seat_of(person)
    if number is None:
        draft.nothing = True
        return
    running = table.row.phase in ("playing", "paused")
    kind = "bot" if table.row.phase != "open" else "open"
    make_seat(table.row, table.seats, table.seats[number], kind, "")
    if number < len(table.row.extra.names):
        table.row.extra.names[number] = table.seats[number].name
        if table.match is not None:
            table.match.names = list(table.row.extra.names)
    if running:
        table.row.extra.kept = [*table.row.extra.kept, number]
    if running or table.row.phase == "open":
        pass_host_on(table, person)


def invite_anew(table: TableSession, draft: Draft, *, person: str) -> None:
    """End all invitations given so far."""
    check_host(table, person)
    table.row.invitation += 1
    assert draft.now
