"""What the server refuses, as something a client can act on. Never a stack trace."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.errors import BadNotation, BadQuestion, BadSetup, EuphoriaError, Refused
from euphoria.languages import FALLBACK
from euphoria.speech.messages import messages

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
    """Something asked of the server that it does not do. Nothing was changed.

    `says` is the id of the message that tells why. `facts` are for that message and for programs; their
    `reason` is the id, or that of the rule's own message where the rules say no.
    """

    def __init__(self, code: str, says: str, **facts: Any) -> None:
        super().__init__(says)
        self.code = code
        self.says = says
        self.facts: dict[str, Any] = {"reason": says, **facts}

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def message(self) -> str:
        return self.said(FALLBACK)

    def __str__(self) -> str:
        return self.said(FALLBACK)

    def said(self, language: str) -> str:
        """Why, in one sentence."""
        facts = {name: fact for name, fact in self.facts.items() if isinstance(fact, int | str)}
        return messages(language or FALLBACK).format(self.says, facts)


ENGINE_SAYS: Final[dict[type[EuphoriaError], str]] = {
    BadSetup: "problems-setup",
    BadNotation: "problems-notation",
    BadQuestion: "problems-question",
}
"""What the engines refuse without a rule, they explain in English."""


def unavailable() -> Problem:
    return Problem("unavailable", "problems-unavailable")


def not_found(what: str) -> Problem:
    return Problem("not-found", f"problems-no-{what}")


def from_rules(error: EuphoriaError, code: str = "bad-action") -> Problem:
    """What the engine refused: with the rule and the message id where it gives them."""
    if isinstance(error, Refused):
        facts: dict[str, Any] = {"rule": error.rule, "reason": error.reason, **error.facts}
        return Problem("refused", "problems-refused", **facts)
    if error.says:
        return Problem(code, error.says, **error.facts)
    says = next((says for kind, says in ENGINE_SAYS.items() if isinstance(error, kind)), "problems-question")
    return Problem(code, says, detail=str(error))
