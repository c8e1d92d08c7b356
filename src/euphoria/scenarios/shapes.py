"""Asking untyped data what it is, in a way that type checkers follow."""

from __future__ import annotations

from typing import Any, TypeGuard


def is_dict(value: object) -> TypeGuard[dict[Any, Any]]:
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def is_set(value: object) -> TypeGuard[set[Any]]:
    return isinstance(value, set)
