"""The games a house offers, in words: what they are about, their options and their bots."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from euphoria import bots
from euphoria.api import game as game_of
from euphoria.api import titles
from euphoria.core.forms import CHOICE, LIST, NUMBER, SEAT, SWITCH, Form
from euphoria.server.tables import company
from euphoria.server.wire.titles import BotInfo, CharacterInfo, Choice, OptionInfo, TitleInfo, Titles
from euphoria.speech import Speech

KINDS: Final[dict[str, Literal["bool", "number", "choice", "list"]]] = {
    SWITCH: "bool",
    NUMBER: "number",
    SEAT: "choice",
    CHOICE: "choice",
    LIST: "list",
}


@cache
def offered(language: str) -> Titles:
    """Every title, explained in a language."""
    speech = Speech(language)
    return Titles(titles=[_title(speech, id) for id in titles()])


def _title(speech: Speech, id: str) -> TitleInfo:
    game = game_of(id)
    options = game.settings({}, game.least)
    kinds = bots.everywhere(id)
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
        company=[
            CharacterInfo(
                id=one.id, name=one.name, bot=one.kind, line=speech.say(f"house-character-{one.id}")
            )
            for one in company.characters(id)
        ],
    )


def _option(speech: Speech, title: str, name: str, default: object) -> OptionInfo:
    form = game_of(title).forms()[name]
    message = f"house-{title}-{name.replace('_', '-')}"
    if not speech.has(message):
        message = f"house-{name.replace('_', '-')}"
    return OptionInfo(
        id=name,
        label=speech.say(message),
        help=speech.say(f"{message}.help"),
        kind=KINDS[form.kind],
        choices=_seats(speech, title) if form.kind == SEAT else _values(speech, form),
        default=default,
        least=form.least,
        most=form.most,
    )


def _seats(speech: Speech, title: str) -> list[Choice]:
    """Luck, then every seat there can be; a table with fewer players has the first of them."""
    own = f"house-{title}-first-luck"
    luck = speech.say(own if speech.has(own) else "house-first-luck")
    seats = [
        Choice(value=seat, label=speech.say("house-first-seat", number=seat + 1))
        for seat in range(game_of(title).most)
    ]
    return [Choice(value=None, label=luck), *seats]


def _values(speech: Speech, form: Form) -> list[Choice]:
    """The values by their names, and their texts if they have any."""
    found: list[Choice] = []
    for id in form.values:
        message = f"{form.family}-{id}"
        help = speech.say(f"{message}.text") if speech.has(f"{message}.text") else ""
        found.append(Choice(value=id, label=speech.say(message), help=help))
    return found


def _bot(speech: Speech, title: str, kind: str) -> BotInfo:
    own = f"house-bot-{kind}.{title}"
    help = speech.say(own if speech.has(own) else f"house-bot-{kind}.help")
    return BotInfo(id=kind, label=speech.say(f"house-bot-{kind}"), help=help)
