"""Asking untyped data what it is, in a way that type checkers follow."""

from __future__ import annotations

from typing import Any, TypeGuard

from euphoria.core.actions import SEATS
from euphoria.core.errors import BadSetup


def is_dict(value: object) -> TypeGuard[dict[Any, Any]]:
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def is_set(value: object) -> TypeGuard[set[Any]]:
    return isinstance(value, set)


def check_keys(data: dict[str, Any], known: list[str], what: str) -> None:
    """`BadSetup` if somebody wrote a key that means nothing."""
    for key in data:
        if key not in known:
            raise BadSetup(f"{what} has no '{key}': {', '.join(known)}.")


def seat_named(word: object, players: int, where: str) -> int:
    """The seat that a letter stands for."""
    if not isinstance(word, str) or word not in list(SEATS[:players]):
        raise BadSetup(f"{where} is a seat from A to {SEATS[players - 1]}, not {word!r}.")
    return SEATS.index(word)


def part_of_seat(data: dict[str, Any], seat: int, known: list[str], example: str) -> dict[str, Any]:
    """What a position says of a seat, under its letter: nothing, or some of the known keys."""
    told: object = data.get(SEATS[seat], {})
    if not is_dict(told):
        raise BadSetup(f"{SEATS[seat]} needs {example} and so on, not {told!r}.")
    check_keys(told, known, SEATS[seat])
    return told
