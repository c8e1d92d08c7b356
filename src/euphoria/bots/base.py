"""What a bot is: somebody who chooses from what one seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from euphoria.bots.advice import Hint
from euphoria.core.actions import Action

if TYPE_CHECKING:
    from euphoria.bots.worlds import Worlds


class Bot(ABC):
    """A player for one seat of one game. It never sees a state, only the view of its seat."""

    blind = False
    """Does the choice not depend on the view? Then whoever asks may hand in an empty one and save time."""
    advises = False
    """Can it say why?"""

    searches = False
    """Does it imagine positions? Then whoever asks hands in worlds first."""

    def imagine(self, worlds: Worlds) -> None:  # noqa: B027
        """The worlds of the question that is asked next, for bots that search."""

    listens = False
    """Does it make something of what has happened? Then whoever asks tells it first, if they know."""

    def hear(self, told: list[dict[str, Any]]) -> None:  # noqa: B027
        """All events that the seat was told of since the game began, for bots that listen."""

    words = ""
    """What it says aloud with its last choice, as `Match.say` takes it; most bots never say anything."""

    personal = False
    """Can it be somebody? Then its judgement has weights that a personality of its title changes."""

    def become(self, personality: Any) -> None:  # noqa: B027
        """Be like this from now on: a record of the title's own."""

    @abstractmethod
    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        """One of the options, for the question of this kind."""

    def advise(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[Hint]:  # noqa: ARG002
        """The best choices and the reasons for them, as advice to a person; nothing if it has none."""
        return []
