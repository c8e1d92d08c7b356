"""A view in short, for whoever reads it at a prompt. Sentences about it are made elsewhere."""

from __future__ import annotations

from typing import Any

from euphoria.core.shapes import is_dict, is_list


def outline(view: dict[str, Any]) -> list[str]:
    """The facts of a view, a line for each; what is empty, nought or no is left out.

    >>> outline({"turn": 3, "result": None, "seats": [{"seat": 0, "hand": ["rope"], "skips": False}]})
    ['turn: 3', 'seats:', '  seat 0, hand (rope)']
    """
    lines: list[str] = []
    for name, value in view.items():
        if is_list(value) and any(is_dict(part) for part in value):
            lines.append(f"{name}:")
            lines += [f"  {_member(part)}" for part in value]
        elif not _is_nothing(value):
            lines.append(f"{name}: {_in_short(value)}")
    return lines


def _in_short(value: Any) -> str:
    if is_dict(value):
        facts = [(name, part) for name, part in value.items() if not _is_nothing(part)]
        return ", ".join([name if part is True else f"{name} {_within(part)}" for name, part in facts])
    if is_list(value):
        return " ".join([f"({_member(part)})" if is_dict(part) else _within(part) for part in value])
    return "-" if value is None else str(value)


def _member(value: Any) -> str:
    """One of many: what stands first names it, also where that is seat 0."""
    if not is_dict(value) or not value:
        return _in_short(value)
    first = next(iter(value))
    rest = _in_short({name: part for name, part in value.items() if name != first})
    return f"{first} {_within(value[first])}" + (f", {rest}" if rest else "")


def _within(value: Any) -> str:
    """A value beside others: one that has parts stands in brackets."""
    return f"({_in_short(value)})" if is_dict(value) or is_list(value) else _in_short(value)


def _is_nothing(value: Any) -> bool:
    if is_dict(value):
        return all(_is_nothing(part) for part in value.values())
    return value is None or value is False or value == 0 or (is_list(value) and not value)
