"""Who a player of leaders can be: weights on what the same judgement finds worth doing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from euphoria.games.leaders.bots import thoughts
from euphoria.games.leaders.bots.thoughts import Thought
from euphoria.games.leaders.bots.values import GAME


class Personality(NamedTuple):
    weights: Mapping[int, float]
    """How much more, or less, what is done for this reason is worth to somebody. 1 for all others."""
    lies: bool = False
    """Claims to be of the other team as long as nothing on the table says otherwise."""

    def weigh(self, thought: Thought) -> Thought:
        """Whoever sees the end of the game takes or avoids it, whatever they are like."""
        if not 0.0 < thought.worth < GAME:
            return thought
        return thought.worth_now(thought.worth * self.weights.get(thought.reason, 1.0))


PERSONALITIES: Final[dict[str, Personality]] = {
    "cautious": Personality(
        {
            thoughts.ARM: 0.7,
            thoughts.SHOOT: 0.7,
            thoughts.HIDE: 1.5,
            thoughts.LOOK: 1.3,
            thoughts.LOOK_SIDE: 1.3,
            thoughts.SAVE_SELF: 1.5,
            thoughts.SAVE_OTHER: 1.3,
        }
    ),
    "hunter": Personality(
        {thoughts.ARM: 1.6, thoughts.SHOOT: 1.6, thoughts.TURN_GUNS: 1.4, thoughts.EXPOSE: 1.4}
    ),
    "spy": Personality(
        {thoughts.LOOK: 1.8, thoughts.LOOK_SIDE: 1.8, thoughts.LEARN: 1.6, thoughts.EXPOSE: 1.2}
    ),
    "liar": Personality({thoughts.HIDE: 1.4, thoughts.BLUR: 1.6}, lies=True),
}
