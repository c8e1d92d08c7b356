"""What the server refuses, as something a client can act on. Never a stack trace."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from euphoria.core.errors import EuphoriaError, Refused

STATUS: Final = {
    "bad-request": 400,
    "bad-action": 400,
    "not-known": 401,
    "not-allowed": 403,
    "not-found": 404,
    "conflict": 409,
    "stale": 409,
    "refused": 409,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "frozen": 423,
    "stopping": 503,
    "unavailable": 503,
}
"""The codes a client may meet, each with its HTTP status."""


class Problem(Exception):
    """Something asked of the server that it does not do. Nothing was changed."""

    def __init__(self, code: str, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts = facts

    @property
    def status(self) -> int:
        return STATUS[self.code]


DATABASE_ERRORS: Final = (SQLAlchemyError, OSError)
"""What a database that is away, full or restarting makes of a request."""


def unavailable() -> Problem:
    return Problem("unavailable", "The database is not in reach. Try again.")


def not_found(what: str) -> Problem:
    return Problem("not-found", f"There is no such {what}.")


def from_rules(error: EuphoriaError) -> Problem:
    """What the engine refused: with the rule and the message id where it gives them."""
    if isinstance(error, Refused):
        return Problem(
            "refused", "The rules do not allow this now.", rule=error.rule, reason=error.reason, **error.facts
        )
    return Problem("bad-action", str(error))
