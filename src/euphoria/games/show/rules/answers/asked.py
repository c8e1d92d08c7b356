"""Questions about the table as plain data: each field checked, a fault told in one sentence.

Figures, places and directions are written as in actions: `A.nikolai`, `12.5,3@2`, `3,-4`.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.errors import BadNotation, BadQuestion
from euphoria.games.show.rules.box.data import MARKER_RADIUS, RADIUS
from euphoria.games.show.rules.state import OFF, ON_TABLE, Arena
from euphoria.games.show.rules.table.standing import is_surface
from euphoria.games.show.rules.words import (
    BADGES,
    DIRECTION,
    GRAMMAR,
    PLACE,
    dx_of,
    dy_of,
    surface_of,
    x_of,
    y_of,
)
from euphoria.games.show.rules.words import place as packed

Place = tuple[int, int, int]
"""x, y, surface."""

NOBODY: Final = -1
LONGEST: Final = 40
"""So much of a wrong word is repeated to who wrote it."""
TARGET_WORD: Final = "target-"
CAT_WORD: Final = "cat"

_BADGES: Final[dict[str, int]] = {name.lower(): badge for badge, name in enumerate(BADGES)}


def shown(value: object) -> str:
    """A wrong value for a sentence."""
    return str(value)[:LONGEST] if isinstance(value, (str, int, float, bool)) else type(value).__name__


class Asked:
    """The fields of one question, on the table it is asked about."""

    __slots__ = ("fields", "s", "what")

    def __init__(self, s: Arena, what: str, fields: dict[str, Any], known: list[str]) -> None:
        self.s = s
        self.what = what
        self.fields = fields
        for key in fields:
            if key not in known:
                raise BadQuestion(f"The question '{what}' has no '{shown(key)}': {', '.join(known)}.")

    def has(self, key: str) -> bool:
        return self.fields.get(key) is not None

    # ------------------------------------------------------------------ words

    def _word(self, key: str) -> str:
        value = self.fields.get(key)
        if value is None:
            raise BadQuestion(f"The question '{self.what}' needs '{key}'.")
        if not isinstance(value, str):
            raise BadQuestion(f"'{key}' is a text, not '{shown(value)}'.")
        return value

    def choice(self, key: str, known: list[str], default: str) -> str:
        word = self._word(key) if self.has(key) else default
        if word not in known:
            raise BadQuestion(f"'{key}' is one of {', '.join(known)}, not '{shown(word)}'.")
        return word

    def figure(self, key: str) -> int:
        """A living figure on the table."""
        word = self._word(key)
        i = named(self.s, word)
        if i == NOBODY:
            raise BadQuestion(f"There is no figure '{shown(word)}' in this show.")
        if not self.s.alive(i):
            raise BadQuestion(f"{BADGES[self.s.badge[i]]} is not alive on the table.")
        return i

    def other(self, key: str, i: int) -> int:
        """Another living figure."""
        j = self.figure(key)
        if j == i:
            raise BadQuestion(f"'{key}' is another figure than {BADGES[self.s.badge[i]]}.")
        return j

    def place(self, key: str) -> Place:
        word = self._word(key)
        return read_place(self.s, key, word)

    def action(self, key: str) -> int:
        """The code of an action, whether it may be taken or not."""
        try:
            return GRAMMAR.parse(self._word(key)).code
        except BadNotation as error:
            raise BadQuestion(f"'{key}' is no action: {error}") from None

    def direction(self, key: str) -> tuple[int, int]:
        word = self._word(key)
        value = DIRECTION.number(word)
        if value < 0:
            raise BadQuestion(f"'{key}' is a direction such as 3,-4, not '{shown(word)}'.")
        return dx_of(value), dy_of(value)

    def end(self, key: str) -> tuple[str, int, int, int, int]:
        """One end of a measure: how it is called, x, y, z, and the radius of what is there."""
        s = self.s
        word = self._word(key).lower()
        i = named(s, word)
        if i != NOBODY:
            if s.status[i] == OFF:
                raise BadQuestion(f"{BADGES[s.badge[i]]} is not on the table.")
            return BADGES[s.badge[i]], s.x[i], s.y[i], s.z(i), RADIUS
        if word == CAT_WORD and s.cat_on:
            return word, s.cat_x, s.cat_y, s.field.surfaces[s.cat_surface].z, RADIUS
        for t in range(len(s.target_x)):
            if word == f"{TARGET_WORD}{t + 1}" and s.target_state[t] == ON_TABLE:
                z = s.field.surfaces[s.target_surface[t]].z
                return word, s.target_x[t], s.target_y[t], z, MARKER_RADIUS
        x, y, surface = read_place(s, key, word)
        return PLACE.word(packed(x, y, surface)), x, y, s.field.surfaces[surface].z, 0

    # ------------------------------------------------------------------ numbers

    def whole(self, key: str, least: int, most: int, default: int) -> int:
        value = self.fields.get(key)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadQuestion(f"'{key}' is a whole number from {least} to {most}, not '{shown(value)}'.")
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.fields.get(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise BadQuestion(f"'{key}' is true or false, not '{shown(value)}'.")
        return value


def named(s: Arena, word: str) -> int:
    """The figure of this name, or -1."""
    badge = _BADGES.get(word.lower(), NOBODY)
    return s.badge.index(badge) if badge in s.badge else NOBODY


def read_place(s: Arena, key: str, word: str) -> Place:
    value = PLACE.number(word)
    if value < 0:
        raise BadQuestion(f"'{key}' is a place such as 12.5,3 or 12.5,3@2, not '{shown(word)}'.")
    if not is_surface(s, surface_of(value)):
        raise BadQuestion(f"'{key}': there is no surface {surface_of(value)} on this table.")
    if x_of(value) > s.field.width or y_of(value) > s.field.depth:
        raise BadQuestion(f"'{key}': {shown(word)} is not on the table.")
    return x_of(value), y_of(value), surface_of(value)
