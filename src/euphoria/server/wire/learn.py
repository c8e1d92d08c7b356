"""What travels to a learner: guided games, frame by frame. The rest is in the other wire modules."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from euphoria.languages import Spoken
from euphoria.server.wire.play import DecisionInfo, Words
from euphoria.server.wire.tables import ActionText, Wire


class LessonFrame(Wire):
    """The table at the beginning of a step, and what the coach says of it."""

    view: dict[str, Any]
    decision: DecisionInfo | None
    words: Words
    """Its `events` are the sentences of `events`, both since the frame before."""
    events: list[dict[str, Any]]
    lines: list[str]
    """The table in words."""
    head: str
    say: str
    rule: str
    expect: list[str]
    """The options that lead on; empty: there is nothing to choose."""
    instead: str
    """What the coach answers to any other option."""


class LessonInfo(Wire):
    """A guided game from its beginning to its end, if the learner chooses as `made` says."""

    title: str
    name: str
    lang: Spoken
    you: int
    names: list[str]
    made: list[int]
    """At each step with a choice, which of the expected options was taken; where it ends, the first."""
    frames: list[LessonFrame]


class LessonPlace(Wire):
    """A step of a guided game."""

    step: Annotated[int, Meta(ge=0, le=99)]
    """Which frame, counted from 0."""
    made: Annotated[list[int], Meta(max_length=30)]
    """The choices that led there."""


class LessonQuestion(LessonPlace):
    """Something a learner wants to work out at a step, as players do at a table."""

    question: dict[str, Any]


class LessonCheck(LessonPlace):
    """What an answer would bring at a step."""

    action: ActionText
    lang: Spoken = ""


class LessonList(Wire):
    """The titles that have a guided game."""

    titles: list[str]
