"""The show under one roof: what the house loads, and when."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from euphoria.games.show.rules.doors.game import Show
from euphoria.registry import Title

if TYPE_CHECKING:
    from euphoria.bots.base import Bot
    from euphoria.bots.puzzles.riddles import Riddles
    from euphoria.bots.value import Value
    from euphoria.encoding import Encoding
    from euphoria.notes import Notebook
    from euphoria.speech.title import TitleSpeech
    from euphoria.terminal.face import Face


@cache
def speech() -> TitleSpeech:
    from euphoria.games.show.speech.sentences import ShowSpeech

    return ShowSpeech()


@cache
def terminal() -> Face:
    from euphoria.games.show.terminal.layout import FACE

    return FACE


def novice(seed: int) -> Bot:
    from euphoria.games.show.bots.novice import NoviceBot

    return NoviceBot(seed)


def greedy(seed: int) -> Bot:
    from euphoria.games.show.bots.greedy import GreedyBot

    return GreedyBot(seed)


def veteran(seed: int) -> Bot:
    from euphoria.games.show.bots.veteran import VeteranBot

    return VeteranBot(seed)


def personalities() -> Mapping[str, Any]:
    from euphoria.games.show.bots.personalities import PERSONALITIES

    return PERSONALITIES


@cache
def riddles() -> Riddles:
    from euphoria.games.show.bots.riddles import ShowRiddles

    return ShowRiddles()


def picture(view: dict[str, Any], names: list[str]) -> str:
    from euphoria.games.show.drawing import draw_arena, scene_seen

    assert names
    return draw_arena(scene_seen(view))


@cache
def encoding() -> Encoding:
    from euphoria.games.show.encoding import ShowEncoding

    return ShowEncoding()


@cache
def value() -> Value:
    from euphoria.games.show.bots.value import ArenaValue

    return ArenaValue()


def notes() -> Notebook:
    from euphoria.games.show.notes import NOTEBOOK

    return NOTEBOOK


def workshop(wanted: dict[str, Any], language: str) -> dict[str, Any]:
    from euphoria.games.show.speech.workshop import at_the_bench

    return at_the_bench(wanted, language)


TITLE = Title(
    Show(),
    speech,
    {"novice": novice, "greedy": greedy, "veteran": veteran},
    terminal,
    picture,
    encoding,
    value,
    notes,
    workshop,
    personalities,
    riddles,
)
