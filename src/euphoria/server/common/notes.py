"""What the nodes of a house tell each other: short, ids and never states."""

from __future__ import annotations

from typing import Final

import msgspec

CHANNEL: Final = "euphoria"
"""Where they listen, on any bus."""


class Note(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something happened on a node. Receivers look up what it was."""

    node: str
    versions: dict[str, int] = {}
    """Tables that have changed, and the version that each has now."""
    table: str = ""
    here: list[int] | None = None
    """The seats of this table whose players are connected to that node."""
    person: str = ""
    """Somebody whose tokens were withdrawn: end their sockets."""


def encoded(notes: list[Note]) -> str:
    return msgspec.json.encode(notes).decode()
