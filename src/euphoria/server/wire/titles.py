"""What travels about the house itself: the games there are. The rest is in wire.py and wire_play.py."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from euphoria.languages import Language as InLanguage
from euphoria.server.wire.tables import Wire


class Choice(Wire):
    """A value that an option can have."""

    value: int | str | None
    label: str
    help: str = ""


class OptionInfo(Wire):
    """An option of a title, explained. In `choice` one of the choices is taken, in `list` any of them."""

    id: str
    label: str
    help: str
    kind: Literal["bool", "choice", "number", "text", "list"]
    choices: list[Choice]
    default: Any
    least: int | None = None
    """The bounds of a number; null: none."""
    most: int | None = None


class BotInfo(Wire):
    id: str
    label: str
    help: str


class CharacterInfo(Wire):
    """Somebody who plays for the house, the same at every table."""

    id: str
    """Also the face."""
    name: str
    bot: str
    """The kind of bot."""
    line: str
    """What they are like, in one line."""


class TitleInfo(Wire):
    id: str
    least: int
    most: int
    revision: int
    options: dict[str, Any]
    """The options with what they are if nothing is chosen, for the smallest number of players."""
    bots: list[str]
    claims: bool
    name: str
    about: str
    settings: list[OptionInfo]
    """The options once more, in words."""
    opponents: list[BotInfo]
    """The bots once more, in words, from weak to strong."""
    company: list[CharacterInfo]
    """Who plays them."""


class Titles(Wire):
    titles: list[TitleInfo]


# ------------------------------------------------------------------ rules and cards


class RulingInfo(Wire):
    """A decision of this project where the rulebook is silent; not every one has an id."""

    id: str
    text: str
    lang: InLanguage
    """The language of the text: English where it has not been put into the one that was asked for."""


class RuleInfo(Wire):
    id: str
    text: str
    lang: InLanguage
    rulings: list[RulingInfo]


class RuleSection(Wire):
    name: str
    rules: list[RuleInfo]


class GuideBlock(Wire):
    """A paragraph, a heading or a line of a list."""

    kind: Literal["text", "head", "item"]
    text: str


class RuleBook(Wire):
    """The game in one minute, in five, and all its rules in their order, in the words of a language."""

    title: str
    name: str
    minute: list[GuideBlock]
    five: list[GuideBlock]
    signs: list[GuideBlock]
    sections: list[RuleSection]


class Answers(Wire):
    """The rules and the cards that answer a question, the best first, by their ids."""

    rules: list[str]
    cards: list[str]


CardKind = Literal[
    "recruit", "action", "reaction", "market", "artifact", "dilemma", "character", "object", "mission"
]


class CardInfo(Wire):
    """A card of the gallery, in the words of a language."""

    id: str
    kind: CardKind
    name: str
    text: str
    rule: str
    """The rule that tells most about it."""
    facts: dict[str, str]
    """Further facts by their label, in words."""
    group: str = ""
    """The faction it belongs to."""
    numbers: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    """The values of a character."""


class Gallery(Wire):
    title: str
    cards: list[CardInfo]
