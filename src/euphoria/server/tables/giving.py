"""A seat changes hands in a running game.

Whoever sits down sees the cards of the seat. So its player decides; if the player is long gone, all others at
the table do, and the host's word alone opens it to nobody. A bot that has taken over from somebody plays to
the end. Everybody is told of the proposal and of what came of it.
"""

from __future__ import annotations

from typing import Final, Literal

from euphoria.server.common.errors import Problem
from euphoria.server.store.rows import Offer
from euphoria.server.tables import lobby, play
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.tables import Pace

MINUTE: Final = 60_000
GONE: Final[dict[Pace, int]] = {
    "live": 10 * MINUTE,
    "untimed": 24 * 60 * MINUTE,
    "slow": 7 * 24 * 60 * MINUTE,
}
"""Milliseconds without a word from somebody after which the table may decide about their seat."""


def give(
    table: TableSession,
    draft: Draft,
    *,
    person: str,
    seat: int,
    kind: Literal["open", "bot", "closed"],
    bot: str,
    online: set[int],
) -> None:
    """The host wants a seat to be open or a bot's: done where it is nobody's business, else proposed."""
    lobby.check_host(table, person)
    _check_running(table)
    one = table.seats[lobby.check_number(table, seat)]
    if kind == "closed":
        raise Problem("conflict", "problems-seats-before")
    if kind == "open" and seat in table.row.extra.kept:
        raise Problem("not-allowed", "problems-seat-kept")
    if one.kind == "open" and kind == "open":
        draft.nothing = True
    elif one.person == person or (one.person is None and kind == "bot"):
        _hand_over(table, draft, seat, kind, bot)
    else:
        _propose(table, draft, person, seat, kind, bot, online)


def _propose(
    table: TableSession,
    draft: Draft,
    person: str,
    seat: int,
    kind: Literal["open", "bot"],
    bot: str,
    online: set[int],
) -> None:
    extra = table.row.extra
    if extra.offer is not None:
        raise Problem("conflict", "problems-proposal-there")
    own = table.seat_of(person)
    gone = table.seats[seat].person is not None and is_gone(table, seat, draft.now, online)
    offer = Offer(
        kind="seat",
        seat=-1 if own is None else own,
        agreed=[] if own is None else [own],
        of=seat,
        to=kind,
        bot=bot,
        gone=gone,
    )
    if gone and kind == "open" and not needed(table, offer) - {own}:
        raise Problem("not-allowed", "problems-seat-alone")
    extra.offer = offer
    carry_out_if_agreed(table, draft)


def is_gone(table: TableSession, seat: int, now: int, online: set[int]) -> bool:
    """Has nothing been heard of this player for long, although the table waits or a bot stands in?"""
    if seat in online:
        return False
    row, since = table.row, -1
    if table.seats[seat].standin:
        since = row.extra.away.get(seat, row.clock_from)
    elif table.match is not None and table.match.decision(seat) is not None:
        since = table.asked_at(seat)
    return since >= 0 and now - since >= GONE[row.pace]


def needed(table: TableSession, offer: Offer) -> set[int]:
    """Who must agree to give this seat away."""
    present = {seat for seat in table.people if not table.seats[seat].standin}
    if table.seats[offer.of].person is None:
        return present
    return present - {offer.of} if offer.gone else {offer.of}


def carry_out_if_agreed(table: TableSession, draft: Draft) -> None:
    offer = table.row.extra.offer
    assert offer is not None and offer.to
    if needed(table, offer) <= set(offer.agreed):
        table.row.extra.offer = None
        _hand_over(table, draft, offer.of, offer.to, offer.bot)


def _hand_over(table: TableSession, draft: Draft, seat: int, kind: Literal["open", "bot"], bot: str) -> None:
    row, one = table.row, table.seats[seat]
    removed, name = one.person, one.name
    lobby.make_seat(row, table.seats, one, kind, bot)
    if kind == "open":
        one.standin = play.standin_kind(row.title)
    if removed is not None and kind == "bot":
        row.extra.kept = [*row.extra.kept, seat]
    if removed is not None and table.match is not None:
        for question in play.known_questions(table.match):
            table.match.standing(seat, question, on=False)
    row.extra.away = {other: since for other, since in row.extra.away.items() if other != seat}
    lobby.note_given(table, seat, name, kind, draft.now)
    if removed is not None and row.host == removed:
        lobby.pass_host_on(table, removed)


def send_away(table: TableSession, draft: Draft, *, person: str, seat: int) -> None:
    """The host sends somebody away for good. A bot plays on to the end: nobody else gets to see the cards."""
    lobby.check_host(table, person)
    _check_running(table)
    removed = table.seats[lobby.check_number(table, seat)].person
    if removed == person:
        raise Problem("conflict", "problems-get-up-first")
    extra = table.row.extra
    if extra.offer is not None and extra.offer.of == seat:
        extra.offer = None
    if removed is not None:
        extra.banned = [*extra.banned, removed]
    _hand_over(table, draft, seat, "bot", "")


def _check_running(table: TableSession) -> None:
    if table.row.phase not in ("playing", "paused"):
        raise Problem("conflict", "problems-over")
