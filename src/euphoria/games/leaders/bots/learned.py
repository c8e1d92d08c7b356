"""The learned player: opinions about options, learnt by playing (examples/train.py).

For every kind of answer it has learnt by how much, and when, the greedy player is wrong about it. The
weights are numbers in `learned.npz`; playing takes numpy and nothing else.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from euphoria.core.actions import Action
from euphoria.core.errors import EuphoriaError
from euphoria.games.leaders.bots import features
from euphoria.games.leaders.bots.greedy import GreedyBot

Weights = dict[str, NDArray[np.float32]]
WEIGHTS: Final = "learned.npz"
WORTH: Final = 4.0
"""How much the opinion of the greedy player counts; learning begins with that alone."""
SHAPE: Final = (len(features.ANSWERS), features.SIZE)
"""For each kind of answer what every feature adds to an option."""


@cache
def shipped() -> Weights:
    """The weights that come with the package."""
    with files("euphoria.games.leaders.bots").joinpath(WEIGHTS).open("rb") as file, np.load(file) as kept:
        weights = {name: kept[name] for name in kept.files}
    return checked(weights)


def checked(weights: Weights) -> Weights:
    """Refuse weights that were learnt from other features."""
    version = int(weights["version"])
    if version != features.VERSION or weights["opinion"].shape != SHAPE:
        raise EuphoriaError(
            f"These weights are for features of version {version}, not {features.VERSION}: learn them anew."
        )
    return weights


def scores(weights: Weights, seen: NDArray[np.float32]) -> NDArray[np.float32]:
    """What this player thinks of each option: a row of features each."""
    answer = seen[:, features.FIRST_ANSWER : features.FIRST_ANSWER + len(features.ANSWERS)].argmax(axis=1)
    found: NDArray[np.float32] = WORTH * seen[:, 0] + (seen * weights["opinion"][answer]).sum(axis=1)
    return found


class LearnedBot(GreedyBot):
    """Answers by what it has learnt; rows and the targets of a card in use are the greedy player's."""

    advises = False
    personal = False

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self._weights = shipped() if weights is None else weights

    def seen(self, view: dict[str, Any], kind: str, options: list[Action]) -> NDArray[np.float32]:
        """The features of all options."""
        judged = self.judge(view, kind, options)
        r = self.read(view)
        table = features.table_of(r, view["turn"])
        rows = [features.of_option(r, table, kind, option, thought.worth) for option, thought in judged]
        return np.array(rows, np.float32)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        if kind not in features.KINDS:
            return super().choose(view, kind, options)
        choice = options[int(scores(self._weights, self.seen(view, kind, options)).argmax())]
        self.remember(view, choice)
        return choice
