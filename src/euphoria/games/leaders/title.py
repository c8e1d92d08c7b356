"""Leaders under one roof: what the house loads, and when."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from euphoria.games.leaders.rules.game import Leaders
from euphoria.registry import Title

if TYPE_CHECKING:
    from euphoria.bots.base import Bot
    from euphoria.bots.value import Value
    from euphoria.encoding import Encoding
    from euphoria.notes import Notebook
    from euphoria.speech.title import TitleSpeech
    from euphoria.terminal.face import Face


@cache
def speech() -> TitleSpeech:
    from euphoria.games.leaders.speech.sentences import LeadersSpeech

    return LeadersSpeech()


@cache
def terminal() -> Face:
    from euphoria.games.leaders.terminal import FACE

    return FACE


def novice(seed: int) -> Bot:
    from euphoria.games.leaders.bots.novice import NoviceBot

    return NoviceBot(seed)


def greedy(seed: int) -> Bot:
    from euphoria.games.leaders.bots.greedy import GreedyBot

    return GreedyBot(seed)


def learned(seed: int) -> Bot:
    from euphoria.games.leaders.bots.learned import LearnedBot

    return LearnedBot(seed)


def veteran(seed: int) -> Bot:
    from euphoria.games.leaders.bots.veteran import VeteranBot

    return VeteranBot(seed)


def personalities() -> Mapping[str, Any]:
    from euphoria.games.leaders.bots.personalities import PERSONALITIES

    return PERSONALITIES


def picture(view: dict[str, Any], names: list[str]) -> str:
    from euphoria.games.leaders.drawing import draw

    return draw(view, names)


@cache
def encoding() -> Encoding:
    from euphoria.games.leaders.encoding import LeadersEncoding

    return LeadersEncoding()


@cache
def value() -> Value:
    from euphoria.games.leaders.bots.value import TableValue

    return TableValue()


def notes() -> Notebook:
    from euphoria.games.leaders.notes import NOTEBOOK

    return NOTEBOOK


TITLE = Title(
    Leaders(),
    speech,
    {"novice": novice, "greedy": greedy, "learned": learned, "veteran": veteran},
    terminal,
    picture,
    encoding,
    value,
    notes,
    personalities=personalities,
)
