"""What one choice was worth, beside the best that could have been chosen.

All candidates are tried in the same worlds with the same luck. Half of the budget finds the best rival of
the choice that was made, the other half lets the two of them compete. A loss that such games cannot tell from
chance is none: else whoever chooses between equals would seem to lose something every time.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from euphoria.bots.analysis.data import Opinion
from euphoria.bots.value import Value
from euphoria.bots.worlds import Worlds
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State

LEAST: Final = 0.02
"""Smaller losses are not spoken of."""
SURE: Final = 2.5
"""So many standard errors make a loss."""
ROUNDING: Final = 4

Draw = Callable[[int], State]
"""A position to try things in: the one of this number, the same for every candidate."""


def opened(state: State) -> Draw:
    """With open cards everybody looks at the position as it was."""
    return lambda _: state.copy()


def imagined(game: Game, state: State, seat: int, seed: int) -> Draw:
    """Worlds the seat could not tell from it."""
    worlds = Worlds.of(game, state, seat)
    return lambda number: worlds.one(seed + number)


def is_open(draw: Draw, state: State, games: int) -> bool:
    """Is every world the position itself? Then nothing is hidden, and one look is enough for both views."""
    real = state.digest()
    return all(draw(number).digest() == real for number in range(games))


def candidates(game: Game, value: Value, state: State, seat: int, played: int) -> list[int]:
    """What is worth a thought, by what the seat sees; the choice that was made stands first."""
    options = [game.action(code) for code in game.options(state, seat)]
    liked = value.promising(game.view(state, seat), game.question(state).name, options)
    rivals = [option.code for option in liked if option.code != played]
    return [played, *rivals[: value.candidates - 1]]


class Trial:
    """What became of one candidate: the chances of all seats, game by game."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.games: list[list[float]] = []

    def mean(self) -> list[float]:
        return [sum(column) / len(self.games) for column in zip(*self.games, strict=True)]

    def worth(self, seat: int) -> float:
        return sum(chances[seat] for chances in self.games) / len(self.games)


class Judge:
    """Tries the choices of one question."""

    def __init__(self, game: Game, value: Value, seat: int, draw: Draw, seed: int) -> None:
        self._game = game
        self._value = value
        self._seat = seat
        self._draw = draw
        self._seed = seed

    def try_once(self, trials: list[Trial], number: int) -> None:
        for trial in trials:
            s = self._draw(number)
            self._game.act(s, self._seat, trial.code)
            trial.games.append(self._value.play_on(self._game, s, Luck(self._seed + number)))

    def compare(self, codes: list[int], games: int) -> tuple[Trial, Trial]:
        """The first of the codes and its best rival, or twice the first where it has none."""
        trials = [Trial(code) for code in codes]
        played = trials[0]
        if len(trials) == 1:
            for number in range(max(1, games)):
                self.try_once(trials, number)
            return played, played
        first = max(1, games // 2 // len(trials))
        for number in range(first):
            self.try_once(trials, number)
        rival = max(trials[1:], key=lambda trial: trial.worth(self._seat))
        for number in range(first, first + max(1, games // 4)):
            self.try_once([played, rival], number)
        return played, rival


def lead(rival: Trial, played: Trial, seat: int) -> tuple[float, float]:
    """By how much the rival is better, and the standard error of that: game by game, with the same luck."""
    pairs = zip(rival.games, played.games, strict=False)
    differences = [one[seat] - other[seat] for one, other in pairs]
    count = len(differences)
    mean = sum(differences) / count
    if count < 2:
        return mean, 1.0
    spread = sqrt(sum((each - mean) ** 2 for each in differences) / (count - 1))
    # Even where a few games agree there may be others that do not.
    return mean, max(spread, 0.25 / count) / sqrt(count)


def opinion(judge: Judge, game: Game, codes: list[int], seat: int, games: int) -> Opinion:
    """What is to be thought of the first of these choices."""
    played, rival = judge.compare(codes, games)
    better, error = lead(rival, played, seat)
    lost = rival is not played and better >= LEAST and better > SURE * error
    best = rival if lost else played
    after = [round(chance, ROUNDING) for chance in played.mean()]
    before = [round(chance, ROUNDING) for chance in rival.mean()] if lost else after
    return Opinion(
        best=game.action(best.code).text,
        chance=before[seat],
        loss=round(max(0.0, before[seat] - after[seat]), ROUNDING),
        before=before,
        after=after,
    )
