"""The one door through which a bot gets positions: worlds that its seat cannot tell from the real one.

Whoever holds the real position opens the door (`Worlds.of`); behind it there is only a world that was
drawn, never the real position, and further worlds are drawn from that one. So a bot cannot peek, not even by
mistake. Two real positions that look alike to the seat give the same worlds for the same seed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State

Likelihood = Callable[[Any], float]
"""How well a world explains what the others have done; only ratios matter."""


class World(NamedTuple):
    """A position as it may be, and how much it counts; the weights of a draw add up to 1."""

    state: State
    weight: float


class Worlds:
    """Where the table may stand, for all one seat knows.

    >>> import euphoria
    >>> match = euphoria.new("leaders", players=4, key=bytes(32))
    >>> worlds = Worlds.of(match.game, match.state, seat=0)
    >>> [world.weight for world in worlds.draw(4, seed=1)]
    [0.25, 0.25, 0.25, 0.25]
    """

    __slots__ = ("_base", "game", "seat")

    def __init__(self, game: Game, base: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._base = base

    @classmethod
    def of(cls, game: Game, state: State, seat: int) -> Worlds:
        """Open the door: the real position stays outside."""
        return cls(game, game.determinize(state, seat, Luck(0)), seat)

    @classmethod
    def read(cls, game: Game, data: dict[str, Any]) -> Worlds:
        """What `to_json` wrote, for a process that thinks for another."""
        return cls(game, game.read(data["world"]), data["seat"])

    def to_json(self) -> dict[str, Any]:
        return {"world": self._base.to_json(), "seat": self.seat}

    def one(self, seed: int) -> State:
        """A world, the same for the same seed. It may be played on."""
        return self.game.determinize(self._base, self.seat, Luck(seed))

    def draw(self, count: int, seed: int, likelihood: Likelihood | None = None) -> list[World]:
        """So many worlds, equal, or weighed by how well they explain what others did."""
        luck = Luck(seed)
        states = [self.one(luck.next()) for _ in range(count)]
        weights = [1.0] * count if likelihood is None else [likelihood(state) for state in states]
        total = sum(weights)
        if total <= 0.0:
            weights, total = [1.0] * count, float(count)
        return [World(state, weight / total) for state, weight in zip(states, weights, strict=True)]


class Weighed(Worlds):
    """A handful of worlds that were drawn before, each as often as it is likely (a particle filter)."""

    __slots__ = ("drawn",)

    def __init__(self, worlds: Worlds, count: int, seed: int, likelihood: Likelihood) -> None:
        super().__init__(worlds.game, worlds._base, worlds.seat)
        self.drawn = worlds.draw(count, seed, likelihood)

    def one(self, seed: int) -> State:
        left = Luck(seed).next() / 2**32
        for world in self.drawn[:-1]:
            left -= world.weight
            if left < 0.0:
                return world.state.copy()
        return self.drawn[-1].state.copy()
