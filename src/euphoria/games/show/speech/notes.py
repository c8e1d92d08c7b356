"""What a player wants to know of an action before choosing it: price, contacts, the aim and its reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.games.show.rules.words import (
    AIM,
    BADGES,
    CLIMB,
    JUMP,
    LET_DOWN,
    MOVE,
    THROW,
    USE_LINK,
    WEAPON,
    argument,
)
from euphoria.games.show.speech import words
from euphoria.games.show.speech.seen import LIVING, Seen

if TYPE_CHECKING:
    from euphoria.core.actions import Action
    from euphoria.speech import Speech

MOVEMENTS = (MOVE, CLIMB, LET_DOWN, JUMP, USE_LINK)


def notes(speech: Speech, seen: Seen, action: Action) -> list[str]:
    """The facts of an action that is possible now; none for others."""
    question = seen.view["question"]
    verb = action.code & 255
    if question == "position" and verb in MOVEMENTS:
        return _movement(speech, seen, action)
    if question == "fire" and verb == AIM:
        return _aim(speech, seen, argument(action.code))
    if question == "object" and verb == THROW:
        return _under(speech, seen, action)
    return []


def _under(speech: Speech, seen: Seen, action: Action) -> list[str]:
    """Whom a throw would catch, friend and foe."""
    told = seen.ask("under", at=action.text.split()[-1])
    names = [words.name(speech, victim["figure"]) for victim in told["victims"]]
    return [speech.say("show-note-under", list=", ".join(names))] if names else []


def _movement(speech: Speech, seen: Seen, action: Action) -> list[str]:
    told = seen.ask("way", action=action.text)
    if told["refusal"] is not None:
        return []
    return [speech.say("show-note-ap", ap=told["ap"]), *contacts(speech, told["contacts"])]


def contacts(speech: Speech, touched: list[str]) -> list[str]:
    """Whom a movement brings into contact."""
    facts = [words.figure(speech, "figure", BADGES.index(name)) for name in touched]
    return [speech.say("show-note-contact", **fact) for fact in facts]


def _aim(speech: Speech, seen: Seen, wanted: int) -> list[str]:
    """The aim of the shots if they are declared now, with everything that changes it (S-14.11 to S-14.28)."""
    weapon, target = WEAPON.words[wanted & 255], BADGES[(wanted >> 8) & 255]
    figure = seen.at_hand
    if figure is None or target not in seen.figures or seen.figures[target]["status"] not in LIVING:
        return []
    if not any(figure["shots"]):
        return []  # refused: a flame is not aimed
    told = seen.ask("aim", figure=figure["figure"], target=target)
    one = next((one for one in told["weapons"] if one["weapon"] == weapon), None)
    if one is None:
        return []  # refused: it has no such weapon
    why = [f"{words.word(speech, 'modifier', why['id'])} {why['value']:+}" for why in one["modifiers"]]
    return [speech.say("show-note-aim", aim=one["aim"]), *why]
