"""Dystopia under one roof: what the house loads, and when."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from euphoria.games.dystopia.rules.game import Dystopia
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
    from euphoria.games.dystopia.speech.sentences import DystopiaSpeech

    return DystopiaSpeech()


@cache
def terminal() -> Face:
    from euphoria.games.dystopia.terminal import FACE

    return FACE


def novice(seed: int) -> Bot:
    from euphoria.games.dystopia.bots.novice import NoviceBot

    return NoviceBot(seed)


def greedy(seed: int) -> Bot:
    from euphoria.games.dystopia.bots.greedy import GreedyBot

    return GreedyBot(seed)


def veteran(seed: int) -> Bot:
    from euphoria.games.dystopia.bots.veteran import VeteranBot

    return VeteranBot(seed)


def personalities() -> Mapping[str, Any]:
    from euphoria.games.dystopia.bots.personalities import PERSONALITIES

    return PERSONALITIES


def picture(view: dict[str, Any], names: list[str]) -> str:
    from euphoria.games.dystopia.drawing import draw

    return draw(view, names)


@cache
def encoding() -> Encoding:
    from euphoria.games.dystopia.encoding import DystopiaEncoding

    return DystopiaEncoding()


@cache
def value() -> Value:
    from euphoria.games.dystopia.bots.value import CityValue

    return CityValue()


def notes() -> Notebook:
    from euphoria.games.dystopia.notes import NOTEBOOK

    return NOTEBOOK


TITLE = Title(
    Dystopia(),
    speech,
    {"novice": novice, "greedy": greedy, "veteran": veteran},
    terminal,
    picture,
    encoding,
    value,
    notes,
    personalities=personalities,
)
