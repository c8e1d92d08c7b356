"""The ways in which something can be refused, each with one clear sentence."""

from __future__ import annotations


class EuphoriaError(Exception):
    """Anything this library refuses. The text is one sentence for a person, in English.

    Where `says` is given it is the id of a message that tells the same in every language, with `facts`.
    """

    def __init__(self, text: str, says: str = "", facts: dict[str, int | str] | None = None) -> None:
        super().__init__(text)
        self.says = says
        self.facts: dict[str, int | str] = {} if facts is None else facts


class Refusal:
    """Why something is not allowed: a rule, a message id and the message's arguments."""

    __slots__ = ("facts", "message", "rule")

    def __init__(self, rule: str, message: str, facts: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.message = message
        self.facts: dict[str, int | str] = {} if facts is None else facts


class Refused(EuphoriaError):
    """An action, undo or claim that the rules do not allow now. Nothing was changed.

    `rule` is the id of the rule ("L-18.1"), `reason` the message id, `facts` the message's arguments.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.rule})", refusal.message, refusal.facts)
        self.rule = refusal.rule
        self.reason = refusal.message


class BadNotation(EuphoriaError):
    """A text that is no action of this title."""


class BadQuestion(EuphoriaError):
    """A question about the table that the title does not answer, or that makes no sense."""


class BadRecord(EuphoriaError):
    """A record that cannot be read, does not fit together, or was changed."""


class BadSetup(EuphoriaError):
    """An unknown title, a wrong number of players or an impossible option."""
