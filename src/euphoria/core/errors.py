"""The ways in which something can be refused, each with one clear sentence."""

from __future__ import annotations


class EuphoriaError(Exception):
    """Anything this library refuses. The text is one sentence for a person, in English.

    Where `says` is given it is the id of a message that tells the same in every language, with `facts`.

    >>> import euphoria
    >>> try:
    ...     euphoria.new("leaders", players=9)
    ... except euphoria.EuphoriaError as error:
    ...     print(error)
    leaders is for 4 to 8 players, not for 9.
    """

    def __init__(self, text: str, says: str = "", facts: dict[str, int | str] | None = None) -> None:
        super().__init__(text)
        self.says = says
        self.facts: dict[str, int | str] = {} if facts is None else facts


class Refusal:
    """Why something is not allowed: a rule, a message id and the message's arguments.

    >>> Refusal("L-18.1", "leaders-no-armed", {"seat": 2})
    <Refusal: leaders-no-armed (L-18.1), seat 2>
    """

    __slots__ = ("facts", "message", "rule")

    def __init__(self, rule: str, message: str, facts: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.message = message
        self.facts: dict[str, int | str] = {} if facts is None else facts

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, dict[str, int | str]]]:
        """How one process tells another of it; compiled classes need to be told."""
        return Refusal, (self.rule, self.message, self.facts)

    def __repr__(self) -> str:
        facts = "".join([f", {name} {fact}" for name, fact in self.facts.items()])
        return f"<Refusal: {self.message} ({self.rule}){facts}>"


class Refused(EuphoriaError):
    """An action, undo or claim that the rules do not allow now. Nothing was changed.

    `rule` is the id of the rule ("L-18.1"), `reason` the message id, `facts` the message's arguments.

    >>> import euphoria
    >>> match = euphoria.new("leaders", players=4, key=bytes(32))
    >>> try:
    ...     match.act(0, "shoot")
    ... except euphoria.Refused as refused:
    ...     print(refused.rule, refused.reason)
    L-4.1 leaders-no-asked-arrange
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.rule})", refusal.message, refusal.facts)
        self.rule = refusal.rule
        self.reason = refusal.message

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        """As a refusal that is raised where it arrives."""
        return Refused, (Refusal(self.rule, self.reason, self.facts),)


class BadNotation(EuphoriaError):
    """A text that is no action of this title.

    >>> import euphoria
    >>> euphoria.game("leaders").grammar.parse("shoot B")
    Traceback (most recent call last):
        ...
    euphoria.core.errors.BadNotation: 'shoot B' should read 'shoot'.
    """


class BadQuestion(EuphoriaError):
    """A question about the table that the title does not answer, or that makes no sense.

    >>> import euphoria
    >>> euphoria.new("leaders", players=4).ask(0, {"ask": "weather"})
    Traceback (most recent call last):
        ...
    euphoria.core.errors.BadQuestion: ...
    """


class BadRecord(EuphoriaError):
    """A record that cannot be read, does not fit together, or was changed.

    >>> from euphoria.core.record import read
    >>> read("Dear Ana,")
    Traceback (most recent call last):
        ...
    euphoria.core.errors.BadRecord: This is no record of a game: ...
    """


class BadSetup(EuphoriaError):
    """An unknown title, a wrong number of players or an impossible option.

    >>> import euphoria
    >>> euphoria.new("dystopia", players=3, options={"colour": "red"})
    Traceback (most recent call last):
        ...
    euphoria.core.errors.BadSetup: ...
    """
