"""What a bot is: somebody who chooses from what one seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from euphoria.core.actions import Action

if TYPE_CHECKING:
    from euphoria.bots.worlds import Worlds


class Hint:
    """A choice and the reason for it: a message id and the facts its text needs."""

    __slots__ = ("action", "facts", "message")

    def __init__(self, action: Action, message: str, facts: dict[str, Any] | None = None) -> None:
        self.action = action
        self.message = message
        self.facts: dict[str, Any] = {} if facts is None else facts


class Bot(ABC):
    """A player for one seat of one game. It never sees a state, only the view of its seat."""

    blind = False
    """Does the choice not depend on the view? Then whoever asks may hand in an empty one and save time."""

    searches = False
    """Does it imagine positions? Then whoever asks hands in worlds first."""

    def imagine(self, worlds: Worlds) -> None:  # noqa: B027
        """The worlds of the question that is asked next, for bots that search."""

    @abstractmethod
    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        """One of the options, for the question of this kind."""

    def explain(self, view: dict[str, Any], kind: str, options: list[Action]) -> Hint | None:  # noqa: ARG002
        """What the bot would choose and why, as advice to a person; None if it has no reasons."""
        return None
