"""Plain values of a told position, each checked, each refused in one sentence that names the place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from euphoria.core.errors import BadSetup
from euphoria.core.shapes import is_dict, is_list
from euphoria.games.show.rules.box.data import INCH, LARGEST


def table(value: object, where: str) -> dict[str, Any]:
    if not is_dict(value):
        raise BadSetup(f"{where}: it must be a table of named values.")
    return {str(key): inside for key, inside in value.items()}


def known_keys(value: dict[str, Any], known: list[str], where: str) -> None:
    for key in value:
        if key not in known:
            raise BadSetup(f"{where}: there is no '{key}' here; known are {', '.join(known)}.")


def entries(value: object, where: str, key: str) -> list[Any]:
    if not is_list(value):
        raise BadSetup(f"{where}: '{key}' must be a list.")
    return value


def choice(value: object, known: Sequence[str], where: str, key: str) -> int:
    """The number of a word from a list."""
    if not isinstance(value, str) or value not in known:
        raise BadSetup(f"{where}: '{key}' must be one of {', '.join(known)}, not '{value}'.")
    return known.index(value)


def flag(value: object, where: str, key: str) -> bool:
    if not isinstance(value, bool):
        raise BadSetup(f"{where}: '{key}' must be true or false, not '{value}'.")
    return value


def whole(value: object, where: str, key: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadSetup(f"{where}: '{key}' must be a whole number from {least} to {most}, not '{value}'.")
    return value


def pair(value: object, where: str, key: str) -> tuple[int, int]:
    """Two lengths in inches, as thousandths."""
    found = entries(value, where, key)
    if len(found) != 2:
        raise BadSetup(f"{where}: '{key}' must be two numbers [x, y].")
    return _length(found[0], where, key), _length(found[1], where, key)


def _length(value: object, where: str, key: str) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= LARGEST // INCH:
        raise BadSetup(f"{where}: '{key}' must be inches from 0 to {LARGEST // INCH}, not '{value}'.")
    return round(value * INCH)
