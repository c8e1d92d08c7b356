"""What the options of a table may be: plain data for whoever asks people. The words are made elsewhere."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.errors import BadSetup

SWITCH: Final = "switch"
NUMBER: Final = "number"
SEAT: Final = "seat"
CHOICE: Final = "choice"
LIST: Final = "list"


class Form:
    """How one option is filled in.

    A `switch` is on or off, a `number` lies between its bounds (None: there is none), a `seat` is one of the
    table or None for luck, a `choice` is one of the values, a `list` any of them. `family` begins the message
    ids of the values.
    """

    __slots__ = ("family", "kind", "least", "most", "values")

    def __init__(
        self,
        kind: str,
        family: str = "",
        values: list[str] | None = None,
        least: int | None = None,
        most: int | None = None,
    ) -> None:
        self.kind = kind
        self.family = family
        self.values: list[str] = [] if values is None else values
        self.least = least
        self.most = most


def switch() -> Form:
    return Form(SWITCH)


def number(least: int, most: int | None = None) -> Form:
    return Form(NUMBER, least=least, most=most)


def seat_or_luck() -> Form:
    return Form(SEAT)


def one_of(family: str, values: list[str]) -> Form:
    return Form(CHOICE, family, values)


def any_of(family: str, values: list[str]) -> Form:
    return Form(LIST, family, values)


# ------------------------------------------------------------------ what is wrong with an option


def no_option(title: str, name: str, known: list[str]) -> BadSetup:
    names = ", ".join(known)
    text = f"{title} has no option '{name}': {names}." if known else f"{title} has no option '{name}'."
    return BadSetup(
        text,
        "problems-option-unknown" if known else "problems-option-none",
        {"title": title, "option": name, "known": names} if known else {"title": title, "option": name},
    )


def no_seat(name: str, players: int, value: Any) -> BadSetup:
    return BadSetup(
        f"The option '{name}' takes a seat from 0 to {players - 1}, not {value!r}.",
        "problems-option-seat",
        {"option": name, "last": str(players - 1), "value": repr(value)},
    )


def no_switch(name: str) -> BadSetup:
    return BadSetup(
        f"The option '{name}' is either true or false.", "problems-option-switch", {"option": name}
    )


def no_count_of_turns(name: str) -> BadSetup:
    return BadSetup(
        f"The option '{name}' is a number of turns, 0 for none.", "problems-option-turns", {"option": name}
    )
