"""Many games in one call: arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euphoria.core.errors import BadSetup
from euphoria.registry import Title
from euphoria.research.play import BadAction, Play


class Stepped(NamedTuple):
    """Where the games stand; the first index is the game. All arrays are the caller's own."""

    seat: NDArray[np.int64]
    """Who is asked."""
    observation: NDArray[np.uint8]
    """What that seat sees."""
    action_mask: NDArray[np.int8]
    """What it may answer."""
    over: NDArray[np.bool_]
    """Did the game end with this step? Then all else is about the next one, which has been dealt already."""
    rewards: NDArray[np.float32]
    """Of the game that has ended, for each seat; noughts where none has."""


class Batch:
    """So many tables of one title, stepped together. A table whose game ends begins the next one at once.

    >>> batch = Batch("leaders", games=3, players=4, seed=1)
    >>> now = batch.reset()
    >>> now.observation.shape, now.seat.tolist()
    ((3, 592), [0, 0, 0])
    >>> now = batch.step(now.action_mask.argmax(axis=1))
    >>> now.seat.tolist(), now.over.any()
    ([1, 1, 1], np.False_)
    """

    def __init__(
        self,
        title: str | Title,
        games: int,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        if games < 1:
            raise BadSetup(f"A batch has at least one game, not {games}.")
        self.plays = [Play(title, players, options) for _ in range(games)]
        self.seed = seed
        self._begun = [0] * games
        first = self.plays[0]
        self._seat = np.zeros(games, np.int64)
        self._observation = np.zeros((games, first.encoding.size), np.uint8)
        self._mask = np.zeros((games, first.size), np.int8)
        self._over = np.zeros(games, np.bool_)
        self._rewards = np.zeros((games, first.players), np.float32)

    def reset(self) -> Stepped:
        """Deal every table a game; the games of a batch follow from its seed and are the same every time."""
        self._begun = [0] * len(self.plays)
        self._over[:] = False
        self._rewards[:] = 0.0
        for number in range(len(self.plays)):
            self._begin(number)
            self._look(number)
        return self._now()

    def step(self, numbers: Sequence[int] | NDArray[Any]) -> Stepped:
        """Answer at every table. If one of the numbers is not offered, no table has changed."""
        chosen = [int(number) for number in numbers]
        if len(chosen) != len(self.plays):
            raise BadSetup(f"There are {len(self.plays)} games, and {len(chosen)} answers.")
        for table, (play, number) in enumerate(zip(self.plays, chosen, strict=True)):
            if not (0 <= number < play.size and self._mask[table, number]):
                raise BadAction(f"Game {table}: {play.not_offered(number)}")
        self._over[:] = False
        self._rewards[:] = 0.0
        # `core.playout.step_many` would list again what is offered, and let all tables draw from one luck.
        for table, (play, number) in enumerate(zip(self.plays, chosen, strict=True)):
            play.take(number)
            if play.over:
                self._over[table] = True
                self._rewards[table] = play.rewards()
                self._begin(table)
            self._look(table)
        return self._now()

    def _begin(self, table: int) -> None:
        self.plays[table].begin(Random(f"{self.seed}/{table}/{self._begun[table]}").getrandbits(62))
        self._begun[table] += 1

    def _look(self, table: int) -> None:
        play = self.plays[table]
        self._seat[table] = play.seat
        self._observation[table] = np.frombuffer(play.observe(play.seat), np.uint8)
        self._mask[table] = np.frombuffer(play.mask(), np.int8)

    def _now(self) -> Stepped:
        return Stepped(
            self._seat.copy(),
            self._observation.copy(),
            self._mask.copy(),
            self._over.copy(),
            self._rewards.copy(),
        )
