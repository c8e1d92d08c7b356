"""Asking untyped data what it is, in a way that type checkers follow."""

from __future__ import annotations

from typing import Any, TypeGuard

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
