"""Actions: small ints inside the engine, named and structured at the border, typed as text by people.

Inside, an action is `verb | a << 8 | b << 16 | c << 24` (wider where an argument is a bundle of things).
At the border it is an `Action` with a verb, named arguments and a notation such as
`interrogate C.left` that can be typed, logged and parsed back. Seats are letters (A is seat 0), everything
else is words of the title's vocabulary.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.errors import BadNotation

SEATS = "ABCDEFGH"
"""The letters of the seats, A for seat 0: no table has more of them."""

VERB: Final = 255
"""The part of a packed action that is its verb."""

COMMON: Final = 1 << 64
"""Codes below this are remembered as actions. Longer ones (paths on a table) are too many to be kept."""

REMEMBERED: Final = 8192
"""So many actions of a title are kept, and so many texts are read at once. Only on a continuous table are
there more: then it is begun anew, and the usual ones are soon there again."""


class Words:
    """A finite vocabulary: the words that may stand for one argument, by number.

    >>> SEAT.word(2), SEAT.number("c"), SEAT.number("z")
    ('C', 2, -1)
    """

    def __init__(self, name: str, words: list[str], width: int = 8) -> None:
        self.name = name
        self.words = words
        self.numbers = {word.lower(): number for number, word in enumerate(words)}
        # How many bits of a packed action the argument takes.
        self.width = width

    def word(self, value: int) -> str:
        return self.words[value]

    def number(self, word: str) -> int:
        """The number of a word, or -1."""
        return self.numbers.get(word, -1)


class Bundle(Words):
    """A handful of things, written `2food+book` or `nothing`: four bits for the count of each kind.

    >>> goods = Bundle("goods", ["food", "water"])
    >>> goods.word(goods.number("2food+water")), goods.word(0)
    ('2food+water', 'nothing')
    """

    def __init__(self, name: str, kinds: list[str]) -> None:
        super().__init__(name, kinds, 4 * len(kinds))

    def word(self, value: int) -> str:
        parts: list[str] = []
        for place, kind in enumerate(self.words):
            count = (value >> (4 * place)) & 15
            if count:
                parts.append(kind if count == 1 else f"{count}{kind}")
        return "+".join(parts) if parts else "nothing"

    def number(self, word: str) -> int:
        if word == "nothing":
            return 0
        value = 0
        for part in word.split("+"):
            kind = part.lstrip("0123456789")
            digits = part[: len(part) - len(kind)]
            place = self.numbers.get(kind, -1)
            if place < 0 or len(digits) > 2:
                return -1
            count = int(digits) if digits else 1
            if not 0 < count < 16 or (value >> (4 * place)) & 15:
                return -1
            value |= count << (4 * place)
        return value


SEAT: Final = Words("seat", list(SEATS))


class Verb:
    """A verb and its arguments, in the order they are written.

    >>> Verb("aim", "target", [SEAT])
    <Verb: aim <target>>
    """

    __slots__ = ("arguments", "kinds", "name")

    def __init__(self, name: str, arguments: str = "", kinds: list[Words] | None = None) -> None:
        self.name = name
        self.arguments = arguments.split()
        self.kinds: list[Words] = [] if kinds is None else kinds

    def __repr__(self) -> str:
        return f"<Verb: {usage(self)}>"


class Action:
    """One structured action. Short ones that a game has offered are kept for a while.

    >>> import euphoria
    >>> action = euphoria.game("leaders").grammar.parse("interrogate C.left")
    >>> action
    Action('interrogate C.left')
    >>> action.verb, action.arguments, action.kinds
    ('interrogate', {'recruit': 6}, {'recruit': 'recruit'})
    >>> print(action)
    interrogate C.left
    """

    __slots__ = ("arguments", "code", "kinds", "text", "verb")

    def __init__(
        self, code: int, verb: str, arguments: dict[str, int], kinds: dict[str, str], text: str
    ) -> None:
        self.code = code
        self.verb = verb
        self.arguments = arguments
        self.kinds = kinds
        """For each argument the name of its vocabulary, so that a reader knows a seat from a card."""
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"


def seat_letters(mask: int) -> str:
    """The seats of a bit mask as people write them.

    >>> seat_letters(0b101)
    'A, C'
    """
    return ", ".join(SEATS[seat] for seat in range(len(SEATS)) if (mask >> seat) & 1)


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """One int for a verb with its arguments; without any, an action is just the number of its verb."""
    return verb | a << 8 | b << 16 | c << 24


class Codes:
    """The packed actions of one verb for all members of a set given as a bit mask, by table.

    The tables of the first three bytes are at hand; those of larger sets are made when there is one. `before`
    are actions that come before these, whatever the set is.
    """

    __slots__ = ("_beyond", "_high", "_low", "_middle", "_step", "_verb")

    def __init__(self, verb: int, step: int = 1 << 8, before: tuple[int, ...] = ()) -> None:
        """`step` lies between the actions on neighbouring members: 1 << 8 if they are the first argument."""
        self._verb = verb
        self._step = step
        self._low = [[*before, *codes] for codes in _of_byte(verb, step, 0)]
        self._middle = _of_byte(verb, step, 1)
        self._high = _of_byte(verb, step, 2)
        self._beyond: list[list[list[int]]] = []

    def of(self, mask: i64) -> list[int]:
        """One action per bit that is set, lowest first."""
        low = self._low[mask & 255]
        if mask <= 0xFF:
            return low[:]
        if mask <= 0xFFFF:
            return low + self._middle[mask >> 8]
        found = low + self._middle[(mask >> 8) & 255] + self._high[(mask >> 16) & 255]
        if mask > 0xFFFFFF:
            self._add_beyond(mask >> 24, found)
        return found

    def add(self, mask: i64, options: list[int]) -> None:
        """Append what `of` gives to a list."""
        options += self._low[mask & 255]
        if mask > 0xFF:
            options += self._middle[(mask >> 8) & 255]
            if mask > 0xFFFF:
                options += self._high[(mask >> 16) & 255]
                if mask > 0xFFFFFF:
                    self._add_beyond(mask >> 24, options)

    def _add_beyond(self, mask: i64, options: list[int]) -> None:
        byte: i64 = 0
        while mask:
            if byte == len(self._beyond):
                self._beyond.append(_of_byte(self._verb, self._step, byte + 3))
            options += self._beyond[byte][mask & 255]
            mask >>= 8
            byte += 1


def _of_byte(verb: int, step: int, byte: int) -> list[list[int]]:
    """The actions for every value of one byte of a mask."""
    return subsets([verb + step * number for number in range(8 * byte, 8 * byte + 8)])


def subsets(codes: list[int]) -> list[list[int]]:
    """All selections of these codes, by the bit mask that selects them.

    Selections are made by joining lists, so that all of them hold the same few objects: that is easy on the
    processor's cache.
    """
    found: list[list[int]] = [[]]
    for number in range(len(codes)):
        found += [selection + codes[number : number + 1] for selection in found]
    return found


def verb_of(code: int) -> int:
    return code & VERB


def first(code: int) -> int:
    return (code >> 8) & 255


def second(code: int) -> int:
    return (code >> 16) & 255


def third(code: int) -> int:
    return (code >> 24) & 255


class Grammar:
    """All verbs of a title, and the table of the actions made so far.

    >>> grammar = Grammar([Verb("pass"), Verb("aim", "target", [SEAT])])
    >>> grammar.parse("aim C"), grammar.action(grammar.parse("aim C").code).arguments
    (Action('aim C'), {'target': 2})
    >>> grammar.parse("aim Z")
    Traceback (most recent call last):
        ...
    euphoria.core.errors.BadNotation: 'z' is no seat: 'aim <target>'.
    """

    __slots__ = ("_known", "_read", "numbers", "verbs")

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.numbers = {verb.name: number for number, verb in enumerate(verbs)}
        self._known: dict[int, Action] = {}
        self._read: dict[str, Action] = {}

    def action(self, code: int) -> Action:
        """The structured form of a packed action."""
        known = self._known.get(code)
        if known is not None:
            return known
        made = self._make(code)
        if code < COMMON:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[code] = made
        return made

    def _make(self, code: int) -> Action:
        verb = self.verbs[verb_of(code)]
        arguments: dict[str, int] = {}
        kinds: dict[str, str] = {}
        text = verb.name
        rest = code >> 8
        for name, kind in zip(verb.arguments, verb.kinds, strict=True):
            value = rest & ((1 << kind.width) - 1)
            rest >>= kind.width
            arguments[name] = value
            kinds[name] = kind.name
            text += " " + kind.word(value)
        return Action(code, verb.name, arguments, kinds, text)

    def parse(self, text: str) -> Action:
        """The action that a text stands for; raises `BadNotation` with one sentence."""
        known = self._read.get(text)
        return self._parse(text) if known is None else known

    def remember(self, action: Action) -> None:
        """Read this action's text at once from now on. Only for actions that were legal somewhere: whoever
        types can think of anything."""
        if action.code < COMMON and action.text not in self._read:
            if len(self._read) >= REMEMBERED:
                self._read.clear()
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._read[action.text] = self._known.setdefault(action.code, action)

    @property
    def kept(self) -> int:
        """How many actions are remembered in all."""
        return len(self._known) + len(self._read)

    def _parse(self, text: str) -> Action:
        words = text.lower().split()
        if not words or words[0] not in self.numbers:
            known = ", ".join(verb.name for verb in self.verbs)
            raise BadNotation(
                f"'{text.strip()}' does not begin with a verb of this game: {known}.",
                "problems-notation-verb",
                {"text": text.strip(), "known": known},
            )
        number = self.numbers[words[0]]
        verb = self.verbs[number]
        if len(words) - 1 != len(verb.kinds):
            raise BadNotation(
                f"'{text.strip()}' should read '{usage(verb)}'.",
                "problems-notation-usage",
                {"text": text.strip(), "usage": usage(verb)},
            )
        code = number
        shift = 8
        for word, kind in zip(words[1:], verb.kinds, strict=True):
            value = kind.number(word)
            if value < 0:
                raise BadNotation(
                    f"'{word}' is no {kind.name}: '{usage(verb)}'.",
                    "problems-notation-word",
                    {"word": word, "kind": kind.name, "usage": usage(verb)},
                )
            code |= value << shift
            shift += kind.width
        made = self._known.get(code)
        return self._make(code) if made is None else made


def usage(verb: Verb) -> str:
    """How the verb is written, for example `give <artifact> <seat>`."""
    return " ".join([verb.name, *[f"<{name}>" for name in verb.arguments]])
