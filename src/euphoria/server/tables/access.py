"""Who may do what at a table."""

from __future__ import annotations

from euphoria.server.common import ids
from euphoria.server.common.errors import Problem, not_found
from euphoria.server.store.rows import PersonRow, TokenRow
from euphoria.server.tables.session import TableSession


class Visitor:
    """Whoever makes a request: a person, by a token of this device or for one seat."""

    __slots__ = ("person", "token")

    def __init__(self, person: PersonRow, token: TokenRow) -> None:
        self.person = person
        self.token = token

    @property
    def whole(self) -> bool:
        """May do everything the person may, not only play one seat?"""
        return self.token.kind == "session"


def invitation(secret: str, table: TableSession) -> str:
    """The signature that lets somebody in who was told the link. The host can end all links given so far."""
    return ids.signature(secret, "invitation", table.row.id, str(table.row.invitation))


def path(secret: str, table: TableSession) -> str:
    """The link of a table. The invitation is behind the hash sign, so that no log ever sees it."""
    if table.row.public:
        return f"/t/{table.row.id}"
    return f"/t/{table.row.id}#{invitation(secret, table)}"


def shown(secret: str, table: TableSession) -> str:
    """The signature that shows a finished game to whoever has the link, and nothing else of its table.

    It stands in the query, where the server can see it and draw the moment for previews. Who ends
    all links (`invite_anew`) ends this one, too.
    """
    return ids.signature(secret, "shown", table.row.id, str(table.row.invitation))


def shared_path(secret: str, table: TableSession) -> str:
    """The link that shows a finished game; empty while it may not be shown."""
    if not ended(table):
        return ""
    return f"/r/{table.row.id}" + ("" if table.row.public else f"?share={shown(secret, table)}")


def ended(table: TableSession) -> bool:
    return table.row.phase in ("over", "abandoned")


def seat_of(table: TableSession, visitor: Visitor | None) -> int | None:
    """The seat a visitor plays; a token for one seat of one table plays no other."""
    if visitor is None:
        return None
    seat = table.seat_of(visitor.person.id)
    if visitor.whole:
        return seat
    only = visitor.token
    return seat if only.table_id == table.row.id and only.seat == seat else None


def check_sees(table: TableSession, visitor: Visitor | None, given: str, secret: str) -> int | None:
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
    if not table.row.spectators and table.row.phase != "open" and not ended(table):
        raise Problem("not-allowed", "problems-no-spectators")
    return None


def check_known(table: TableSession, visitor: Visitor | None, given: list[str], secret: str) -> None:
    """A private table does not exist for whoever has neither a seat at it nor a link to it."""
    person = None if visitor is None else visitor.person.id
    if table.row.public or seat_of(table, visitor) is not None:
        return
    if visitor is not None and visitor.whole and person == table.row.host:
        return
    invited = any(ids.same(one, invitation(secret, table)) for one in given)
    if (invited and person not in table.row.extra.banned) or any(
        is_shown(table, one, secret) for one in given
    ):
        return
    raise not_found("table")


def is_shown(table: TableSession, given: str, secret: str) -> bool:
    """Does this link show the game, whoever has it?"""
    return ended(table) and ids.same(given, shown(secret, table))


def check_shown(table: TableSession, visitor: Visitor | None, given: str, secret: str) -> int | None:
    """As `check_sees`, but the link to a finished game is enough."""
    if is_shown(table, given, secret):
        return seat_of(table, visitor)
    return check_sees(table, visitor, given, secret)


def check_seat(table: TableSession, visitor: Visitor | None) -> int:
    """The visitor's seat; `Problem` if there is none."""
    seat = seat_of(table, visitor)
    if seat is None:
        raise Problem("not-allowed", "problems-not-seated")
    return seat
