"""The games a house offers, in words: what they are about, their options and their bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from euphoria import bots
from euphoria.api import game as game_of
from euphoria.api import titles
from euphoria.games.show.data import MISSIONS, TURNS
from euphoria.games.show.game import LEAST_BUDGET, MOST_BUDGET
from euphoria.games.show.house import HOUSE_RULES
from euphoria.games.show.library import FIELDS
from euphoria.games.show.rosters import PREPARED
from euphoria.server.wire_house import BotInfo, Choice, OptionInfo, TitleInfo, Titles
from euphoria.speech import Speech

Choices = Callable[[Speech, str], list[Choice]]


def _seats(speech: Speech, title: str) -> list[Choice]:
    """Luck, then every seat there can be; a table with fewer players has the first of them."""
    own = f"house-{title}-first-luck"
    luck = speech.say(own if speech.has(own) else "house-first-luck")
    seats = [
        Choice(value=seat, label=speech.say("house-first-seat", number=seat + 1))
        for seat in range(game_of(title).most)
    ]
    return [Choice(value=None, label=luck), *seats]


def _named(family: str, ids: list[str]) -> Choices:
    """Choices whose names, and texts if they have any, are messages of a family."""

    def choices(speech: Speech, _title: str) -> list[Choice]:
        found: list[Choice] = []
        for id in ids:
            message = f"{family}-{id}"
            help = speech.say(f"{message}.text") if speech.has(f"{message}.text") else ""
            found.append(Choice(value=id, label=speech.say(message), help=help))
        return found

    return choices


CHOICES: Final[dict[tuple[str, str], Choices]] = {
    ("leaders", "first"): _seats,
    ("dystopia", "first"): _seats,
    ("show", "mission"): _named("show-mission", MISSIONS),
    ("show", "map"): _named("show-map", FIELDS),
    ("show", "teams"): _named("house-team", list(PREPARED)),
    ("show", "house"): _named("show-house", HOUSE_RULES),
}
"""For the options that are neither numbers nor switches, what they offer."""
LISTS: Final = frozenset({("show", "teams"), ("show", "house")})
BOUNDS: Final[dict[tuple[str, str], tuple[int, int | None]]] = {
    ("leaders", "turn_limit"): (0, None),
    ("dystopia", "turn_limit"): (0, None),
    ("show", "budget"): (LEAST_BUDGET, MOST_BUDGET),
    ("show", "turns"): (1, TURNS),
}


@cache
def offered(language: str) -> Titles:
    """Every title, explained in a language."""
    speech = Speech(language)
    return Titles(titles=[_title(speech, id) for id in titles()])


def _title(speech: Speech, id: str) -> TitleInfo:
    game = game_of(id)
    options = game.settings({}, game.least)
    kinds = bots.kinds(id)
    return TitleInfo(
        id=id,
        least=game.least,
        most=game.most,
        revision=game.revision,
        options=options,
        bots=kinds,
        claims=game.claims is not None,
        name=speech.title(id),
        about=speech.about(id),
        settings=[_option(speech, id, name, default) for name, default in options.items()],
        opponents=[_bot(speech, id, kind) for kind in kinds],
    )


def _option(speech: Speech, title: str, name: str, default: object) -> OptionInfo:
    key = (title, name)
    message = f"house-{title}-{name.replace('_', '-')}"
    if not speech.has(message):
        message = f"house-{name.replace('_', '-')}"
    info = OptionInfo(
        id=name,
        label=speech.say(message),
        help=speech.say(f"{message}.help"),
        kind="bool",
        choices=[],
        default=default,
    )
    if key in CHOICES:
        info.kind = "list" if key in LISTS else "choice"
        info.choices = CHOICES[key](speech, title)
    elif key in BOUNDS:
        info.kind = "number"
        info.least, info.most = BOUNDS[key]
    return info


def _bot(speech: Speech, title: str, kind: str) -> BotInfo:
    own = f"house-bot-{kind}.{title}"
    help = speech.say(own if speech.has(own) else f"house-bot-{kind}.help")
    return BotInfo(id=kind, label=speech.say(f"house-bot-{kind}"), help=help)
