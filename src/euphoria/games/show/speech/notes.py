"""What a player wants to know of an action before choosing it: price, contacts, the aim and its reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.movement.walking import price, walk
from euphoria.games.show.rules.phases.positioning import step_of
from euphoria.games.show.rules.phases.shooting import LINE
from euphoria.games.show.rules.sight.aim import MODIFIERS, divided_for, modifiers, total
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.view import question_name
from euphoria.games.show.rules.words import (
    AIM,
    CLIMB,
    JUMP,
    LET_DOWN,
    MOVE,
    USE_LINK,
    argument,
    figure_of,
    points_of,
)
from euphoria.games.show.speech import words

if TYPE_CHECKING:
    from euphoria.speech import Speech

STEPS = (CLIMB, LET_DOWN, JUMP, USE_LINK)


def notes(speech: Speech, s: Arena, code: int) -> list[str]:
    """The facts of an action that is possible now; none for others."""
    question = "" if s.over or not s.frames else question_name(s)
    verb = code & 255
    if question == "position" and verb == MOVE:
        return _walk(speech, s, code)
    if question == "position" and verb in STEPS:
        return _step(speech, s, code)
    if question == "fire" and verb == AIM:
        return _aim(speech, s, code)
    return []


def _walk(speech: Speech, s: Arena, code: int) -> list[str]:
    i = s.frames[-1].a
    walked = walk(s, i, *points_of(argument(code)))
    if walked.refusal != FINE:
        return []
    return _moved(speech, s, price(s, i, walked), walked.enemies)


def _step(speech: Speech, s: Arena, code: int) -> list[str]:
    step = step_of(s, s.frames[-1].a, code)
    return _moved(speech, s, step.ap, step.enemies) if step.refusal == FINE else []


def _moved(speech: Speech, s: Arena, ap: int, enemies: list[int]) -> list[str]:
    touched = [speech.say("show-note-contact", **words.figure(speech, "figure", s.badge[j])) for j in enemies]
    return [speech.say("show-note-ap", ap=ap), *touched]


def _aim(speech: Speech, s: Arena, code: int) -> list[str]:
    """The aim of the shots if they are declared now, with everything that changes it (S-14.11 to S-14.28)."""
    i = s.frames[-1].a
    weapon, j = argument(code) & 255, figure_of(s, (argument(code) >> 8) & 255)
    if j < 0 or not s.alive(j):
        return []
    starts = range(0, len(s.declared), LINE)
    weapons = {weapon, *[s.declared[k] for k in starts]}
    targets = {j, *[s.declared[k + 1] for k in starts]}
    first = j == (s.declared[1] if s.declared else j)
    found = modifiers(s, i, j, len(weapons) > 1, divided_for(s, first, len(targets) > 1))
    why = [f"{words.word(speech, 'modifier', MODIFIERS[one.id])} {one.value:+}" for one in found]
    return [speech.say("show-note-aim", aim=total(s, i, found)), *why]
