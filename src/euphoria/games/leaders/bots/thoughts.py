"""What an option is worth, and why, in numbers, so that it compiles with the engines (`reasons.py` tells)."""

from __future__ import annotations

from typing import Final

# Why something is worth doing, by number.
WIN: Final = 0
UNITE: Final = 1
SHOOT: Final = 2
AIM_LEADER: Final = 3
AIM_SUSPECT: Final = 4
AIM_SAFELY: Final = 5
ARM: Final = 6
TAKE_GUN: Final = 7
HAND_ON: Final = 8
DISARM: Final = 9
TURN_GUNS: Final = 10
DELAY: Final = 11
LOOK: Final = 12
LOOK_SIDE: Final = 13
LEARN: Final = 14
EXPOSE: Final = 15
HIDE: Final = 16
HIDE_OWN: Final = 17
BLUR: Final = 18
SAVE_LEADER: Final = 19
SAVE_SELF: Final = 20
SAVE_OTHER: Final = 21
STOP: Final = 22
CARDS: Final = 23
KEEP: Final = 24
PAY_LEAST: Final = 25
ANY: Final = 26
WAIT: Final = 27


class Thought:
    """What an option is worth, and why. Never changed."""

    __slots__ = ("about", "chance", "reason", "worth")

    def __init__(self, worth: float, reason: int = WAIT, about: int = -1, chance: float = 0.0) -> None:
        self.worth = worth
        self.reason = reason
        self.about = about
        """The seat or the place that the reason speaks of, if it does."""
        self.chance = chance
        """How likely that is the one that is looked for."""

    def worth_now(self, worth: float) -> Thought:
        """The same thought, worth something else."""
        return Thought(worth, self.reason, self.about, self.chance)

    def less(self, cost: float) -> Thought:
        return self.worth_now(self.worth - cost)


NOTHING: Final = Thought(0.0)
NEVER: Final = Thought(-1000.0)
