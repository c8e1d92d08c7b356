"""What a title adds to speech: how its own facts are said, its cards, and its table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from euphoria.speech.messages import Fact

if TYPE_CHECKING:
    from euphoria.speech import Speech


class Card(NamedTuple):
    """A card in words: its name, what it does, and further facts by their label."""

    name: str
    text: str
    facts: dict[str, str]


class TitleSpeech(ABC):
    """The part of speech that knows one title."""

    @abstractmethod
    def facts(self, speech: Speech, field: str, value: Any) -> dict[str, Fact]:
        """The variables that a field of an event, action or refusal gives to its message."""

    @abstractmethod
    def cards(self) -> list[str]:
        """The ids of all cards that can be looked up."""

    @abstractmethod
    def card(self, speech: Speech, id: str) -> Card:
        """One card in words."""

    @abstractmethod
    def table(self, speech: Speech, view: dict[str, Any]) -> list[str]:
        """Everything a view holds, one fact a line."""
