"""Who may do what at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.server import ids
from euphoria.server.errors import Problem, not_found
from euphoria.server.live import Live

if TYPE_CHECKING:
    from euphoria.server.people import Visitor


def invitation(secret: str, table: Live) -> str:
    """The signature that lets somebody in who was told the link. The host can end all links given so far."""
    return ids.signature(secret, "invitation", table.row.id, str(table.row.invitation))


def path(secret: str, table: Live) -> str:
    """The link of a table. The invitation is behind the hash sign, so that no log ever sees it."""
    if table.row.public:
        return f"/t/{table.row.id}"
    return f"/t/{table.row.id}#{invitation(secret, table)}"


def seat_of(table: Live, visitor: Visitor | None) -> int | None:
    """The seat a visitor plays; a token for one seat of one table plays no other."""
    if visitor is None:
        return None
    seat = table.seat_of(visitor.person.id)
    if visitor.whole:
        return seat
    only = visitor.token
    return seat if only.table_id == table.row.id and only.seat == seat else None


def check_sees(table: Live, visitor: Visitor | None, given: str, secret: str) -> int | None:
    """The visitor's seat, or None for somebody who may look on; a private table does not exist for others."""
    seat = seat_of(table, visitor)
    if seat is not None:
        return seat
    person = None if visitor is None else visitor.person.id
    if visitor is not None and not visitor.whole:
        raise not_found("table")
    if person is not None and person == table.row.host:
        return None
    if person is not None and person in table.row.extra.banned:
        raise not_found("table")
    if not table.row.public and not ids.same(given, invitation(secret, table)):
        raise not_found("table")
    if not table.row.spectators and table.row.phase not in ("open", "over", "abandoned"):
        raise Problem("not-allowed", "problems-no-spectators")
    return None


def check_seat(table: Live, visitor: Visitor | None) -> int:
    """The visitor's seat; `Problem` if there is none."""
    seat = seat_of(table, visitor)
    if seat is None:
        raise Problem("not-allowed", "problems-not-seated")
    return seat
