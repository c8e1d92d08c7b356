"""What a title adds to speech: how its own facts are said, its cards, and its table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from euphoria.speech.messages import Fact

if TYPE_CHECKING:
    from euphoria.core.actions import Action
    from euphoria.core.match import Match
    from euphoria.speech import Speech


def heading(name: str) -> str:
    """The name of a card as a heading, whose first letter is a capital in every language."""
    return name[:1].upper() + name[1:]


class Card(NamedTuple):
    """A card in words: its name, what it does, and further facts by their label."""

    name: str
    text: str
    facts: dict[str, str]


class Shown(NamedTuple):
    """A card as a gallery shows it: its kind, the rule that tells most about it, its faction and values."""

    id: str
    card: Card
    kind: str
    rule: str
    group: str
    numbers: dict[str, int]


class TitleSpeech(ABC):
    """The part of speech that knows one title."""

    def at(self, match: Match, you: int | None) -> TitleSpeech:  # noqa: ARG002
        """The words of the title at one table, where it matters which one it is, for one reader.

        Whatever they say comes from the reader's own view and from what the reader may ask: never from the
        state of the match, so that no sentence tells what a view hides.
        """
        return self

    def asked(self, speech: Speech) -> str:  # noqa: ARG002
        """What the question at hand is about, to be put before it; nothing if the question says it."""
        return ""

    def notes(self, speech: Speech, action: Action) -> list[str]:  # noqa: ARG002
        """What is worth knowing of an action besides what it does, such as its price."""
        return []

    def ending(self, speech: Speech, result: dict[str, Any]) -> list[str]:  # noqa: ARG002
        """What else there is to say of how a game ended: the team, the tie-break, the points."""
        return []

    @abstractmethod
    def facts(self, speech: Speech, field: str, value: Any) -> dict[str, Fact]:
        """The variables that a field of an event, action or refusal gives to its message."""

    def own(self, speech: Speech, fields: dict[str, Any], actor: int) -> dict[str, Fact]:  # noqa: ARG002
        """The variables that are said otherwise because they belong to whoever acts: `their`, not a name."""
        return {}

    def cards(self) -> list[str]:
        """The ids of all cards that can be looked up; by default there are none."""
        return []

    def card(self, speech: Speech, id: str) -> Card:  # noqa: ARG002
        """One card in words, of those that `cards` lists."""
        raise LookupError(id)

    def gallery(self, speech: Speech) -> list[Shown]:  # noqa: ARG002
        """The cards, and whatever else there is to look at, sorted; by default there are none."""
        return []

    @abstractmethod
    def table(self, speech: Speech, view: dict[str, Any]) -> list[str]:
        """Everything a view holds, one fact a line."""
