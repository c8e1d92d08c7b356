"""Guided games for the wire: what the engine shows, what the coach says, both in the reader's language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from euphoria import lessons
from euphoria.core.match import Match
from euphoria.languages import FALLBACK, Spoken
from euphoria.lessons import BadLesson, Lesson, Snapshot
from euphoria.server.catalogue import asked
from euphoria.server.common.errors import Problem, not_found
from euphoria.server.wire.learn import LessonFrame, LessonInfo, LessonPlace
from euphoria.speech import Speech
from euphoria.speech.messages import messages


@lru_cache(maxsize=64)
def encoded(title: str, language: Spoken, made: tuple[int, ...]) -> bytes:
    """The answer as it goes out: a lesson never changes, so it is made once."""
    return msgspec.json.encode(lesson_info(title, language, list(made)))


@lru_cache(maxsize=16)
def _played(title: str, language: Spoken, made: tuple[int, ...]) -> list[Snapshot]:
    try:
        return lessons.play(_lesson(title), _names(title, language), list(made))
    except BadLesson as error:
        # The file itself is sound (tests play all its ways), so the choices are not.
        raise Problem("bad-request", "problems-way", detail=str(error)) from None


def _names(title: str, language: Spoken) -> list[str]:
    words = messages(language or FALLBACK)
    return [words.format(name, {}) for name in _lesson(title).names]


def at(title: str, language: Spoken, place: LessonPlace) -> tuple[Match, int]:
    """The position of a step, and the learner's seat."""
    snapshots = _played(title, language, tuple(place.made))
    if place.step >= len(snapshots):
        raise Problem("bad-request", "problems-lesson-step", step=place.step)
    return snapshots[place.step].match, _lesson(title).you


def _lesson(title: str) -> Lesson:
    if title not in lessons.titles():
        raise not_found("lesson")
    return lessons.lesson(title)


def lesson_info(title: str, language: Spoken, made: list[int]) -> LessonInfo:
    lesson = _lesson(title)
    names = _names(title, language)
    snapshots = _played(title, language, tuple(made))
    return LessonInfo(
        title=title,
        name=messages(language).format(f"{title}-title", {}),
        lang=language,
        you=lesson.you,
        names=names,
        made=made,
        frames=[_frame(snapshot, lesson, names, language) for snapshot in snapshots],
    )


def _frame(at: Snapshot, lesson: Lesson, names: list[str], language: Spoken) -> LessonFrame:
    match, you, step = at.match, lesson.you, at.step
    speech = Speech(language, names, you)
    decision = match.decision(you)
    options = [] if decision is None else [*at.named, *decision.options]
    events = match.events(you, at.since)
    view = match.view(you)
    coach = messages(language)
    return LessonFrame(
        view=view,
        decision=None if decision is None else asked.decision_info(decision, options, match.ply),
        words=asked.words(speech, language, match, decision, options, at.since),
        events=events,
        lines=speech.lines(view),
        head=coach.format(step.say, {}),
        say=coach.format(f"{step.say}.text", {}),
        rule=step.rule,
        expect=list(at.expect),
        instead=coach.format(step.instead, {}) if step.instead else "",
    )
