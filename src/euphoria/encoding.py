"""A view as numbers, and actions by number: what learners see of a title, and how they answer.

Each title has an `Encoding` (`games/TITLE/encoding.py`, joined through its `Title` record). It is made from
the view of a seat and from nothing else, so it cannot tell more than the seat may know; a shorter way past
the view is held to the same bytes by a test. Seats are counted from the viewer: 0 is the one who looks, 1 the
next one clockwise. docs/research.md lists every field.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from itertools import product
from typing import Any, Final, NamedTuple

from euphoria.core.actions import Bundle, Grammar, Verb, Words
from euphoria.core.game import Game

MOST: Final = 255
"""The largest number of an observation: each is one byte."""

NO_ACTION: Final = -1
"""The code of a number that stands for nothing at this table: a seat that nobody has."""


class Field(NamedTuple):
    """Some neighbouring numbers of an observation."""

    name: str
    size: int
    about: str


def starts(fields: list[Field]) -> dict[str, int]:
    """Where each field begins, by name.

    >>> starts([Field("turn", 1, ""), Field("deck", 2, ""), Field("hand", 3, "")])
    {'turn': 0, 'deck': 1, 'hand': 3}
    """
    found: dict[str, int] = {}
    at = 0
    for field in fields:
        found[field.name] = at
        at += field.size
    return found


def size_of(fields: list[Field]) -> int:
    """How many numbers these fields have."""
    return sum(field.size for field in fields)


def numbered(words: Iterable[str]) -> dict[str, int]:
    """The place of each word."""
    return {word: number for number, word in enumerate(words)}


class Block(NamedTuple):
    """The numbers of one verb: from `start` on, so many."""

    verb: str
    start: int
    size: int


class Numbering:
    """The actions of one seat at one table, by number and back."""

    __slots__ = ("codes", "numbers")

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        """The packed action of each number; `NO_ACTION` where there is none."""
        self.numbers: dict[int, int] = {
            code: number for number, code in enumerate(codes) if code != NO_ACTION
        }
        """The number of each packed action."""


class ActionNumbers:
    """A fixed number for every action of a title.

    Verbs come in the order of the grammar; within a verb the last argument counts quickest, each argument
    in the order of its vocabulary. `turning` names the vocabularies that go around the table, with how many
    words each seat has: they are counted from the seat that acts. `bundles` has the bundles that count, for
    every vocabulary of bundles. Verbs in `unnumbered` are too many to be numbered: they are answered in
    words.

    >>> from euphoria.core.actions import SEAT
    >>> numbers = ActionNumbers(Grammar([Verb("pass"), Verb("aim", "target", [SEAT])]), turning={"seat": 1})
    >>> numbers.size, numbers.blocks[1]
    (9, Block(verb='aim', start=1, size=8))
    >>> seen_by_c = numbers.of(players=4, seat=2)
    >>> seen_by_c.numbers[1 | 3 << 8]  # for C, at a table of four, D is the next one
    2
    """

    def __init__(
        self,
        grammar: Grammar,
        turning: dict[str, int] | None = None,
        bundles: dict[str, list[int]] | None = None,
        unnumbered: tuple[str, ...] = (),
    ) -> None:
        self.grammar = grammar
        self._turning = turning or {}
        self._bundles = bundles or {}
        self._made: dict[tuple[int, int], Numbering] = {}
        self.blocks: list[Block] = []
        self.size = 0
        self._numbered = [
            (code, verb) for code, verb in enumerate(grammar.verbs) if verb.name not in unnumbered
        ]
        for _, verb in self._numbered:
            size = 1
            for kind in verb.kinds:
                size *= len(self._values(kind, 0, 0))
            self.blocks.append(Block(verb.name, self.size, size))
            self.size += size

    def of(self, players: int, seat: int) -> Numbering:
        """The numbers as a seat of a table of so many players uses them."""
        key = (players, seat) if self._turning else (0, 0)
        made = self._made.get(key)
        if made is None:
            codes: list[int] = []
            for code, verb in self._numbered:
                codes += self._codes(code, verb, players, seat)
            made = self._made[key] = Numbering(codes)
        return made

    def _codes(self, code: int, verb: Verb, players: int, seat: int) -> list[int]:
        found: list[int] = []
        for values in product(*[self._values(kind, players, seat) for kind in verb.kinds]):
            packed, shift = code, 8
            for value, kind in zip(values, verb.kinds, strict=True):
                packed |= value << shift
                shift += kind.width
            found.append(NO_ACTION if NO_ACTION in values else packed)
        return found

    def _values(self, kind: Words, players: int, seat: int) -> list[int]:
        """The values of an argument in the order of their numbers."""
        if isinstance(kind, Bundle):
            return self._bundles[kind.name]
        each = self._turning.get(kind.name, 0)
        if not each:
            return list(range(len(kind.words)))
        return [
            (number // each + seat) % players * each + number % each
            if number // each < players
            else NO_ACTION
            for number in range(len(kind.words))
        ]


class Encoding(ABC):
    """What a learner sees of a title. `version` is raised whenever a number changes its place or meaning."""

    def __init__(self, title: str, version: int, fields: list[Field], numbers: ActionNumbers | None) -> None:
        self.title = title
        self.version = version
        self.fields = fields
        self.numbers = numbers
        """The fixed numbers of all actions; None where choices are endless: then candidates are numbered."""
        self.size = size_of(fields)

    @abstractmethod
    def encode(self, view: dict[str, Any]) -> bytearray:
        """The view of a seat as so many bytes."""

    def observe(self, game: Game, s: Any, seat: int) -> bytearray:
        """What `encode` makes of the view of a seat; a title may know a shorter way to the same bytes."""
        return self.encode(game.view(s, seat))

    def parts(self) -> dict[str, range]:
        """Where each field lies."""
        begin = starts(self.fields)
        return {field.name: range(begin[field.name], begin[field.name] + field.size) for field in self.fields}
