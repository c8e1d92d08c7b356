"""Luck and skill apart, as backgammon players do it.

Before a choice the chances are those with the best one, after it those with the one that was made: the
difference is skill. Where dice or cards fell between two choices, what changed there is luck. Where nothing
fell, it is what imagined games had not foreseen (`rest`). So the parts add up: from the first chances to the
end.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.analysis.data import Account, Choice, Fortune, Point, Swing
from euphoria.bots.value import final
from euphoria.core.game import Game
from euphoria.core.state import State

NOBODY: Final = -1
MOMENTS: Final = 6
"""So many key moments are named."""
GREAT: Final = 0.08
"""Smaller swings are none."""
ROUNDING: Final = 4


class Books:
    """Follows the chances through a game and writes down where every change came from."""

    def __init__(self, game: Game, end: State, entries: list[dict[str, Any]], choices: list[Choice]) -> None:
        self._entries = entries
        self._choices = choices
        self._players = end.players
        self._luck = [0.0] * end.players
        self._others = [0.0] * end.players
        self._rest = [0.0] * end.players
        self._at = 0
        self._ended = final(game, end)
        first = choices[0].open.before if choices else self._ended
        # Before anything is dealt everybody's chances are alike.
        self._start = sum(first) / len(first)
        self._now = [self._start] * end.players
        self.curve: list[Point] = []
        self.fortunes: list[Fortune] = []
        self._swings: dict[tuple[int, int], list[float]] = {}
        for choice in choices:
            self._count(choice)
        self._pass_to(len(entries), self._ended, choices[-1].seat if choices else NOBODY)
        self.curve.append(Point(len(entries), self._ended))

    def _count(self, choice: Choice) -> None:
        before, after = choice.open.before, choice.open.after
        self._pass_to(choice.at - 1, before, choice.seat)
        self.curve.append(Point(choice.at - 1, before))
        lost = _change(before, after)
        for seat in range(self._players):
            if seat != choice.seat:
                self._others[seat] += lost[seat]
        self._swing(choice.at, choice.seat, lost)
        self._now, self._at = after, choice.at

    def _pass_to(self, at: int, chances: list[float], seat: int) -> None:
        """What changed since the last choice: luck if there was any, else what nobody had foreseen."""
        names = [entry["luck"] for entry in self._entries[self._at : at] if "luck" in entry]
        change = _change(self._now, chances)
        book = self._luck if names else self._rest
        for each in range(self._players):
            book[each] += change[each]
        if names:
            self.fortunes.append(Fortune(at, names, change))
        # The first deal makes a beginning, not a turn of events.
        if not self._at:
            return
        if names:
            self._swing(at, NOBODY, change)
        else:
            # What nobody had foreseen is shown by the choice that comes now.
            self._swing(min(at + 1, len(self._entries)), seat, change)

    def _swing(self, at: int, seat: int, change: list[float]) -> None:
        before = self._swings.get((at, seat), [0.0] * self._players)
        self._swings[at, seat] = [
            round(one + other, ROUNDING) for one, other in zip(before, change, strict=True)
        ]

    @property
    def swings(self) -> list[Swing]:
        """The greatest, in the order in which they came."""
        found = [Swing(at, seat, change) for (at, seat), change in self._swings.items()]
        great = [swing for swing in found if max(map(abs, swing.change)) >= GREAT]
        great.sort(key=lambda swing: -max(map(abs, swing.change)))
        return sorted(great[:MOMENTS], key=lambda swing: swing.at)

    @property
    def accounts(self) -> list[Account]:
        return [self._account(seat) for seat in range(self._players)]

    def _account(self, seat: int) -> Account:
        own = [choice for choice in self._choices if choice.seat == seat]
        return Account(
            seat=seat,
            start=round(self._start, ROUNDING),
            end=self._ended[seat],
            luck=round(self._luck[seat], ROUNDING),
            skill=round(sum(choice.open.after[seat] - choice.open.before[seat] for choice in own), ROUNDING),
            others=round(self._others[seat], ROUNDING),
            rest=round(self._rest[seat], ROUNDING),
            known=round(-sum(choice.known.loss for choice in own), ROUNDING),
            choices=len(own),
        )


def _change(before: list[float], after: list[float]) -> list[float]:
    return [round(now - then, ROUNDING) for then, now in zip(before, after, strict=True)]
