"""The numbers of actions as a space to sample from."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete

from euphoria.research.play import Play


class ActionSpace(Discrete):
    """All numbers of actions. Without a mask, a sample is one that is offered, if the seat is asked."""

    def __init__(self, play: Play, seat: int) -> None:
        super().__init__(play.size)
        self._play = play
        self._seat = seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._seat == self._play.seat:
            mask = np.frombuffer(self._play.mask(), np.int8)
        return super().sample(mask, probability)

    def __deepcopy__(self, memo: dict[int, Any]) -> ActionSpace:
        """The copy of a space has luck of its own, and samples for the same game."""
        return ActionSpace(self._play, self._seat)
