"""A view as a flat list of facts, and what changed between two of them: one line for each fact."""

from collections.abc import Iterator
from typing import Any

from euphoria.core.actions import SEATS


def paths(view: dict[str, Any]) -> dict[str, Any]:
    """The facts of a view by where they stand: `seats.A.row.left.card` is `E`. Lists of words stay lists."""
    found: dict[str, Any] = {}
    _collect(view, "", found)
    # Whose view it is stands beside the facts anyway.
    found.pop("you", None)
    return found


def _collect(value: Any, path: str, found: dict[str, Any]) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            _collect(part, f"{path}.{key}" if path else str(key), found)
    elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        firsts = [_first(part) for part in value]
        if "" not in firsts and len(set(firsts)) == len(firsts):
            for name, part in zip(firsts, value, strict=True):
                _collect(dict(list(part.items())[1:]), f"{path}.{name}", found)
        else:
            for number, part in enumerate(value):
                _collect(part, f"{path}.{number}", found)
    else:
        found[path] = value


def _first(part: Any) -> str:
    """What a member of a list says first, such as its seat: where these differ, they name the members."""
    if not isinstance(part, dict) or not part:
        return ""
    key, value = next(iter(part.items()))
    return SEATS[value] if key == "seat" else str(value)


def blank(value: Any) -> bool:
    """Nothing to speak of: no card, an empty hand, a nought, no."""
    return value is None or value is False or value == 0 or value == [] or value == {} or value == ""


def changes(before: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    """What is otherwise now, each in one line; what appears or goes without saying anything is left out."""
    for path, value in now.items():
        old = before.get(path)
        if value != old and not (path not in before and blank(value)):
            yield f"{path}: {_change(old, value)}"
    for path, old in before.items():
        if path not in now and not blank(old):
            yield f"{path}: no longer {_word(old)}"


def _change(old: Any, new: Any) -> str:
    if isinstance(new, list) and isinstance(old, list) and old:
        if new[: len(old)] == old:
            return f"and {_word(new[len(old) :])}"
        if old[: len(new)] == new:
            return f"without {_word(old[len(new) :])}"
    return _word(new) if blank(old) else f"{_word(old)} -> {_word(new)}"


def _word(value: Any) -> str:
    """A value as a person writes it."""
    if isinstance(value, list):
        return " ".join(map(_word, value)) if value else "none"
    if value is None:
        return "none"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
