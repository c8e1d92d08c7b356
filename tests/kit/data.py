"""JSON-ready data taken apart and put together differently."""

from typing import Any


def scramble(data: Any) -> None:
    """Empty every list and dictionary, from the inside out."""
    if isinstance(data, list):
        for item in data:
            scramble(item)
        data.clear()
    elif isinstance(data, dict):
        for item in data.values():
            scramble(item)
        data.clear()


def changed_leaves(data: Any) -> list[Any]:
    """All variants of the data in which one single number or truth value is another one."""
    if isinstance(data, bool):
        return [not data]
    if isinstance(data, int):
        return [data + 1]
    items = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    variants: list[Any] = []
    for key, value in items:
        for other in changed_leaves(value):
            twin = dict(data) if isinstance(data, dict) else list(data)
            twin[key] = other
            variants.append(twin)
    return variants
