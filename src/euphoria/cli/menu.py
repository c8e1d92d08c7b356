"""Options as numbered lines: grouped when there are many, found by words."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.text import Text

from euphoria.core.actions import Action
from euphoria.terminal.screen import FAINT, NUMBER, Screen

MANY = 14
"""More options than this are shown in groups of one verb."""
FEW = 4
"""A group of this size or less is still written out; a larger one is parted if that gives so few parts."""
COLUMN_GAP = 3

Joined = Callable[[list[tuple[int, Action]]], str]
"""Options that belong together, with their numbers, as one line."""

_RANGE = re.compile(r"^(\d+)\s*[-–]\s*(\d+)$")


class Menu:
    """The options of one decision, numbered from 1 in the order in which they are shown.

    `together` gives options that are shown in one line the same key; None is a line of its own.
    """

    def __init__(
        self,
        options: list[Action],
        describe: Callable[[Action], str],
        together: Callable[[Action], object] | None = None,
    ) -> None:
        self.options = options
        self._together = together
        lines, rest = self._lines()
        groups = [rest] if len(rest) <= MANY else self.groups(rest)
        self.options = [options[number - 1] for part in (*lines, *groups) for number in part]
        self.words = [describe(option) for option in self.options]

    def pick(self, text: str) -> Action | None:
        """The option with this number or exactly this notation."""
        if text.isdecimal() and len(text) < 9:
            number = int(text)
            return self.options[number - 1] if 1 <= number <= len(self.options) else None
        wanted = " ".join(text.lower().split())
        return next((option for option in self.options if option.text.lower() == wanted), None)

    def number(self, action: Action) -> int:
        return self.options.index(action) + 1

    def find(self, text: str) -> list[int]:
        """The numbers of the options that a range (2-9) or the beginnings of some words mean."""
        if span := _RANGE.match(text):
            low, high = int(span[1]), int(span[2])
            return [number for number in range(1, len(self.options) + 1) if low <= number <= high]
        wanted = [re.compile(rf"\b{re.escape(word)}") for word in text.casefold().split()]
        found: list[int] = []
        for number, (option, words) in enumerate(zip(self.options, self.words, strict=True), 1):
            pool = f"{words} {option.text}".casefold()
            if wanted and all(word.search(pool) for word in wanted):
                found.append(number)
        return found

    def groups(self, numbers: list[int] | None = None) -> list[list[int]]:
        """The numbers of the options by verb, a large group by its first argument too, such as a card."""
        found: list[list[int]] = []
        numbers = list(range(1, len(self.options) + 1)) if numbers is None else numbers
        for group in self._parted(numbers, lambda option: option.verb):
            parts = self._parted(group, lambda option: next(iter(option.arguments.values()), 0))
            found += parts if len(group) > FEW >= len(parts) else [group]
        return found

    def _parted(self, numbers: list[int], by: Callable[[Action], object]) -> list[list[int]]:
        parts: dict[object, list[int]] = {}
        for number in numbers:
            parts.setdefault(by(self.options[number - 1]), []).append(number)
        return list(parts.values())

    # ------------------------------------------------------------------ showing

    def show(self, screen: Screen, more: Callable[[int, str], str], joined: Joined | None = None) -> None:
        """All options; of a large group only the first, and `more(count, how to see them)` beside it."""
        lines, rest = self._lines()
        if len(rest) <= MANY and not lines:
            self.show_only(screen, rest)
            return
        for line in lines:
            if len(line) == 1 or joined is None:
                self.show_only(screen, line)
            else:
                text = joined([(number, self.options[number - 1]) for number in line])
                screen.write(text, lead=" " * 6, indent=8)
        self._show_groups(screen, more, [rest] if len(rest) <= MANY else self.groups(rest))

    def _lines(self) -> tuple[list[list[int]], list[int]]:
        """The options that are joined, line by line, and the numbers of all others."""
        keys = {number: self._key(number) for number in range(1, len(self.options) + 1)}
        lines: dict[object, list[int]] = {}
        for number, key in keys.items():
            if key is not None:
                lines.setdefault(key, []).append(number)
        return list(lines.values()), [number for number, key in keys.items() if key is None]

    def _key(self, number: int) -> object:
        return None if self._together is None else self._together(self.options[number - 1])

    def _show_groups(self, screen: Screen, more: Callable[[int, str], str], groups: list[list[int]]) -> None:
        for group in groups:
            if len(group) <= FEW or len(groups) == 1:
                self.show_only(screen, group)
                continue
            first, last = group[0], group[-1]
            line = Text.assemble(self.words[first - 1], " ", (more(len(group) - 1, f"{first}-{last}"), FAINT))
            screen.write(line, lead=self._lead(first), indent=6)

    def show_only(self, screen: Screen, numbers: list[int]) -> None:
        """These options, in two columns if they are many and short."""
        texts = [self.words[number - 1] for number in numbers]
        half = screen.width // 2 - COLUMN_GAP
        if len(numbers) <= MANY or max(len(text) for text in texts) + 6 > half:
            for number, text in zip(numbers, texts, strict=True):
                screen.write(text, lead=self._lead(number), indent=6)
            return
        rows = -(-len(numbers) // 2)
        for row in range(rows):
            line = Text.assemble(self._lead(numbers[row]), " ", texts[row])
            if row + rows < len(numbers):
                line.pad_right(half + COLUMN_GAP - line.cell_len)
                line = Text.assemble(line, self._lead(numbers[row + rows]), " ", texts[row + rows])
            screen.raw(line)

    def _lead(self, number: int) -> Text:
        return Text(f"{number:>4} ", NUMBER)
