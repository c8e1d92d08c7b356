"""What the options of a table may be: plain data for whoever asks people, and the one check of what they say.

The words are made elsewhere.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.errors import BadSetup
from euphoria.core.shapes import is_list

SWITCH: Final = "switch"
NUMBER: Final = "number"
SEAT: Final = "seat"
CHOICE: Final = "choice"
LIST: Final = "list"


class Form:
    """How one option is filled in, and what it is if nobody does.

    A `switch` is on or off, a `number` lies between its bounds (None: there is none), a `seat` is one of the
    table or None for luck, a `choice` is one of the values, a `list` any of them. `family` begins the message
    ids of the values. With `others` a title takes more than the values and checks that itself.

    >>> import euphoria
    >>> euphoria.game("leaders").forms()
    {'first': <Form: seat, none>, 'whispers': <Form: switch, no>, 'turn_limit': <Form: number, 0>}
    """

    __slots__ = ("default", "family", "kind", "least", "most", "others", "values")

    def __init__(
        self,
        kind: str,
        default: Any,
        family: str = "",
        values: list[str] | None = None,
        least: int | None = None,
        most: int | None = None,
        others: bool = False,
    ) -> None:
        self.kind = kind
        self.default = default
        self.family = family
        self.values: list[str] = [] if values is None else values
        self.least = least
        self.most = most
        self.others = others

    def __repr__(self) -> str:
        value = self.default
        plain = "none" if value is None else ("yes" if value else "no") if isinstance(value, bool) else value
        return f"<Form: {self.kind}, {plain}>"


def switch(default: bool = False) -> Form:
    return Form(SWITCH, default)


def number(default: int, least: int, most: int | None = None) -> Form:
    return Form(NUMBER, default, least=least, most=most)


def seat_or_luck() -> Form:
    return Form(SEAT, None)


def one_of(default: str, family: str, values: list[str], others: bool = False) -> Form:
    return Form(CHOICE, default, family, values, others=others)


def any_of(default: list[str] | None, family: str, values: list[str], others: bool = False) -> Form:
    return Form(LIST, default, family, values, others=others)


# ------------------------------------------------------------------ what people say


def filled_in(title: str, forms: dict[str, Form], options: dict[str, Any], players: int) -> dict[str, Any]:
    """All options with their values, in the order of the forms; `BadSetup` for one unknown or impossible."""
    settings: dict[str, Any] = {name: form.default for name, form in forms.items()}
    for name, value in options.items():
        if name not in forms:
            raise _no_option(title, name, list(forms))
        _check(name, forms[name], value, players)
        settings[name] = value
    return settings


def _check(name: str, form: Form, value: Any, players: int) -> None:
    if form.kind == SWITCH:
        if not isinstance(value, bool):
            raise _no_switch(name)
    elif form.kind == NUMBER:
        if not _is_number(value, form.least, form.most):
            raise _no_number(name, form)
    elif form.kind == SEAT:
        if value is not None and not _is_number(value, 0, players - 1):
            raise _no_seat(name, players, value)
    elif form.others:
        return
    elif form.kind == CHOICE:
        if value not in form.values:
            raise _none_of(name, "problems-option-choice", "one of", form)
    elif not is_list(value) or any(one not in form.values for one in value):
        raise _none_of(name, "problems-option-list", "a list of these:", form)


def _is_number(value: Any, least: int | None, most: int | None) -> bool:
    if isinstance(value, bool) or not isinstance(value, int):
        return False
    return (least is None or value >= least) and (most is None or value <= most)


# ------------------------------------------------------------------ what is wrong with an option


def _no_option(title: str, name: str, known: list[str]) -> BadSetup:
    names = ", ".join(known)
    text = f"{title} has no option '{name}': {names}." if known else f"{title} has no option '{name}'."
    return BadSetup(
        text,
        "problems-option-unknown" if known else "problems-option-none",
        {"title": title, "option": name, "known": names} if known else {"title": title, "option": name},
    )


def _no_seat(name: str, players: int, value: Any) -> BadSetup:
    return BadSetup(
        f"The option '{name}' takes a seat from 0 to {players - 1}, not {value!r}.",
        "problems-option-seat",
        {"option": name, "last": str(players - 1), "value": repr(value)},
    )


def _no_switch(name: str) -> BadSetup:
    return BadSetup(
        f"The option '{name}' is either true or false.", "problems-option-switch", {"option": name}
    )


def _no_number(name: str, form: Form) -> BadSetup:
    if form.most is None:
        return BadSetup(
            f"The option '{name}' is a number, {form.least} or more.",
            "problems-option-least",
            {"option": name, "least": str(form.least)},
        )
    return BadSetup(
        f"The option '{name}' is a number from {form.least} to {form.most}.",
        "problems-option-number",
        {"option": name, "least": str(form.least), "most": str(form.most)},
    )


def _none_of(name: str, says: str, what: str, form: Form) -> BadSetup:
    known = ", ".join(form.values)
    return BadSetup(f"The option '{name}' is {what} {known}.", says, {"option": name, "known": known})
