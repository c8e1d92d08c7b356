"""What the figure at hand sees and where it can go, in words: for whoever plays without the picture.

A view does not hold this; it is worked out from the table, where everybody may look and measure at any
moment (S-4.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.core.actions import Action
from euphoria.games.show.rules.answers.sight import Supposed
from euphoria.games.show.rules.box.data import RADIUS
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.scenery import GROUND
from euphoria.games.show.rules.movement.climbing import Step
from euphoria.games.show.rules.movement.walking import Walk, price, walk
from euphoria.games.show.rules.phases.positioning import step_of
from euphoria.games.show.rules.sight.sight import FIGURE_CODE, MARKER_CODE, judge, look, sees
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.loads import in_platform
from euphoria.games.show.rules.words import CLIMB, JUMP, LET_DOWN, MOVE, USE_LINK, argument, points_of
from euphoria.games.show.speech import words

if TYPE_CHECKING:
    from euphoria.speech import Speech

STEPS = (CLIMB, LET_DOWN, JUMP, USE_LINK)


def sight(speech: Speech, s: Arena, i: int) -> list[str]:
    """Everybody else, rivals and the nearest first: where they are, and who sees whom through what cover."""
    others = [j for j in range(s.count()) if j != i and s.alive(j)]
    if not others:
        return []
    others.sort(key=lambda j: (not s.enemies(i, j), _gap(s, i, j)))
    lines = [f"  {_name(speech, s, j)}: {'; '.join(_seen(speech, s, i, j))}." for j in others]
    return [speech.say("show-around-sight", figure=_name(speech, s, i)), *lines]


def ways(speech: Speech, s: Arena, i: int, options: list[Action]) -> list[str]:
    """Places the figure can go to, with their price and the rivals who see it there."""
    found = [line for option in options if (line := _way(speech, s, i, option.code))]
    if not found:
        return []
    return [speech.say("show-around-ways", figure=_name(speech, s, i)), *found]


# ------------------------------------------------------------------ seeing


def _seen(speech: Speech, s: Arena, i: int, j: int) -> list[str]:
    facts = [_far(speech, s.x[j] - s.x[i], s.y[j] - s.y[i], _gap(s, i, j)), *_height(speech, s.z(j) - s.z(i))]
    report = look(s, i, j)
    if report.free:
        facts.append(speech.say("show-around-in-sight", free=int(report.free).bit_count()))
        facts += _cover(speech, s, i, j, "show-around-cover")
    else:
        names = [_blocker(speech, s, code) for code in report.found]
        facts.append(speech.say("show-around-hidden", list=words.listed(speech, names)))
    if not s.enemies(i, j):
        return facts
    if not sees(s, j, i):
        return [*facts, speech.say("show-around-blind")]
    return [*facts, speech.say("show-around-looks-back"), *_cover(speech, s, j, i, "show-around-covered")]


def _height(speech: Speech, dz: int) -> list[str]:
    if abs(dz) < 100:
        return []
    id = "show-around-higher" if dz > 0 else "show-around-lower"
    return [speech.say(id, length=words.length(speech, abs(dz)))]


def _cover(speech: Speech, s: Arena, i: int, j: int, id: str) -> list[str]:
    """What j has against the shots of i."""
    found = judge(s, look(s, i, j), j, s.x[j], s.y[j], s.z(j))
    if not found.value:
        return []
    return [speech.say(id, value=f"{found.value:+}", thing=_blocker(speech, s, found.blocker))]


def _blocker(speech: Speech, s: Arena, code: int) -> str:
    if code < FIGURE_CODE:
        return words.element(speech, s.field, code)
    if code < MARKER_CODE:
        return _name(speech, s, code - FIGURE_CODE)
    return speech.say("show-target", number=code - MARKER_CODE + 1)


# ------------------------------------------------------------------ going


def _way(speech: Speech, s: Arena, i: int, code: int) -> str:
    """One place to go to; nothing for what is no way."""
    verb = code & 255
    end: Walk | Step
    if verb == MOVE:
        end = walk(s, i, *points_of(argument(code)))
        ap = price(s, i, end)
    elif verb in STEPS:
        end = step_of(s, i, code)
        ap = end.ap
    else:
        return ""
    if end.refusal != FINE:
        return ""
    place = words.standing(speech, s.field, end.x, end.y, end.surface, s.gone)
    left = (s.run_budget if s.run_budget >= 0 else s.ap[i]) - ap
    facts = [speech.say("show-around-way", place=place, ap=ap, left=left)]
    facts.append(_far(speech, end.x - s.x[i], end.y - s.y[i]))
    if end.surface == GROUND and in_platform(s, s.team[i], end.x, end.y, RADIUS):
        facts.append(speech.say("show-around-home"))
    facts += [
        speech.say("show-note-contact", **words.figure(speech, "figure", s.badge[j])) for j in end.enemies
    ]
    return f"  {'; '.join([*facts, *_watched(speech, s, i, end)])}."


def _watched(speech: Speech, s: Arena, i: int, end: Walk | Step) -> list[str]:
    """Which rivals are in sight from there, and which of them look back."""
    made = Supposed(s)
    made.put(i, (end.x, end.y, end.surface), False)
    there = made.s
    foes = [j for j in range(s.count()) if s.enemies(i, j) and s.alive(j)]
    told: list[str] = []
    for id, found in (
        ("show-around-sees", [j for j in foes if sees(there, i, j)]),
        ("show-around-seen", [j for j in foes if sees(there, j, i)]),
    ):
        names = [_name(speech, s, j) for j in found]
        told.append(speech.say(id, list=", ".join(names), count=len(names)))
    return told


# ------------------------------------------------------------------ names and lengths


def _name(speech: Speech, s: Arena, i: int) -> str:
    return str(words.figure(speech, "figure", s.badge[i])["figure"])


def _far(speech: Speech, dx: int, dy: int, gap: int | None = None) -> str:
    return speech.say("show-around-far", away=words.away(speech, dx, dy, gap))


def _gap(s: Arena, i: int, j: int) -> int:
    return words.gap(s.x[j] - s.x[i], s.y[j] - s.y[i], s.z(j) - s.z(i))
