"""The bots of the house as people meet them: names and faces that are the same at every table.

A character belongs to a kind of bot, so whoever was easy to beat yesterday is so today, and has a personality
in each title that knows some. Lines, levels and personalities are messages (`house-character-…`,
`house-bot-…`, `TITLE-manner-…`); the drawings are the client's (`web/src/ui/faces.ts`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from euphoria import bots


class Character(msgspec.Struct, frozen=True):
    """Somebody who plays for the house. The id is also the face."""

    id: str
    kind: str

    @property
    def name(self) -> str:
        return self.id.capitalize()


_CAST: Final = {
    "random": ("pip", "dotty", "fizz", "moth", "noodle", "tilt", "wobble", "zuzu"),
    "novice": ("sprout", "tuppence", "hiccup", "marble", "otto", "pebble", "waffle", "bramble"),
    "greedy": ("vesper", "magnus", "octavia", "ledger", "corvus", "halley", "ambrose", "sable"),
    "veteran": ("argus", "hestia", "boreas", "quill", "regent", "sybil", "castor", "umbra"),
}
COMPANY: Final = [Character(id, kind) for kind, cast in _CAST.items() for id in cast]
FACES: Final = frozenset(character.id for character in COMPANY)
"""The faces there are; people may choose one, too."""


def play(title: str, kind: str, taken: Collection[str]) -> Character:
    """Who of the company plays this kind of bot at a table where these names are taken. Each title has its
    regulars: the same ones sit down first at every table of it."""
    cast = [one for one in COMPANY if one.kind == kind] or [one for one in COMPANY if one.kind == "greedy"]
    first = sum(title.encode()) % len(cast)
    known = {name.casefold() for name in taken}
    regulars = cast[first:] + cast[:first]
    return next((one for one in regulars if one.name.casefold() not in known), regulars[0])


def personality(title: str, kind: str, face: str) -> str:
    """Who this one is as a bot of this kind, the same at every table; empty: nobody in particular."""
    cast, known = _CAST.get(kind, ()), bots.personalities(title, kind)
    return known[cast.index(face) % len(known)] if known and face in cast else ""


def characters(title: str) -> list[Character]:
    """Everybody who may sit down at a table of this title."""
    kinds = bots.everywhere(title)
    return [one for one in COMPANY if one.kind in kinds]
