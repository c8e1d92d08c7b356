"""Talk: words at the table and in the gallery, claims, whispers, notes; and the host's broom."""

from __future__ import annotations

from euphoria.server.common.errors import Problem
from euphoria.server.store.rows import ChatRow, PersonRow
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.lobby import check_host
from euphoria.server.tables.play import check_playing
from euphoria.server.tables.session import TableSession

CLAIM = -1
"""What stands for the number of a message when a claim was made: that is an event of the game."""


def say(
    table: TableSession,
    draft: Draft,
    *,
    person: PersonRow,
    seat: int | None,
    key: str,
    text: str,
    to: int | None,
) -> int:
    """Say something; the number of the message, or CLAIM."""
    row = table.row
    if person.id in row.extra.muted:
        raise Problem("not-allowed", "problems-muted")
    if not text.strip():
        raise Problem("bad-request", "problems-nothing-said")
    if to is not None:
        _check_whisper(table, seat, to)
    if seat is not None and is_claim(table, text):
        check_playing(table).say(seat, text, to)
        draft.keys.append((person.id, key, str(CLAIM)))
        return CLAIM
    number = row.chats
    draft.chat.append(
        ChatRow(
            table_id=row.id,
            number=number,
            room="gallery" if seat is None else "table",
            person=person.id,
            seat=seat,
            to_seat=to,
            name=person.name,
            text=text.strip(),
            at=draft.now,
        )
    )
    draft.keys.append((person.id, key, str(number)))
    return number


def is_claim(table: TableSession, text: str) -> bool:
    words = text.split(maxsplit=1)
    match = table.match
    return (
        match is not None and match.game.claims is not None and len(words) > 1 and words[0].lower() == "claim"
    )


def _check_whisper(table: TableSession, seat: int | None, to: int) -> None:
    if seat is None or to >= len(table.seats) or to == seat:
        raise Problem("bad-request", "problems-whisper-seats")
    if not table.row.options.get("whispers", False):
        raise Problem("not-allowed", "problems-no-whispers")


def mute(table: TableSession, draft: Draft, *, person: str, target: str, on: bool) -> None:
    """The host ends somebody's talk, or lets them talk again."""
    check_host(table, person)
    muted = table.row.extra.muted
    if on == (target in muted):
        draft.nothing = True
    else:
        table.row.extra.muted = [*muted, target] if on else [one for one in muted if one != target]


def hide(table: TableSession, draft: Draft, *, person: str, number: int) -> None:
    """The host takes a message away."""
    check_host(table, person)
    if not 0 <= number < table.row.chats:
        raise Problem("not-found", "problems-no-message")
    if number in table.row.extra.hidden:
        draft.nothing = True
    else:
        table.row.extra.hidden = [*table.row.extra.hidden, number]
        draft.hidden.append(number)


def write_notes(table: TableSession, draft: Draft, *, seat: int, text: str) -> None:
    table.seats[seat].notes = text
    draft.private = True
