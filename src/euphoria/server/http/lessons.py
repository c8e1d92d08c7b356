"""Guided games: the same for everybody, so they are kept by whoever has them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from msgspec import Meta
from starlette.responses import Response

from euphoria import lessons
from euphoria.api import game
from euphoria.languages import FALLBACK, Language, Spoken
from euphoria.server.catalogue.lessons import at, encoded
from euphoria.server.common.errors import Problem
from euphoria.server.desk.jobs import Kind
from euphoria.server.http.questions import without_a_table
from euphoria.server.http.reference import KEEP
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.wire.learn import LessonCheck, LessonInfo, LessonList, LessonPlace, LessonQuestion
from euphoria.server.wire.play import Check, Previewed, WorkedOut
from euphoria.server.wire.tables import Wire


class Learner(Wire):
    lang: Language = FALLBACK
    made: Annotated[str, Meta(max_length=60)] = ""
    """Numbers with commas between: which of the expected options was taken at each choice."""


@endpoint("GET", "/api/lessons", who="anyone", result=LessonList, packed=True)
async def list_lessons(_call: Call) -> LessonList:
    """The titles that have a guided first game."""
    return LessonList(titles=lessons.titles())


@endpoint("GET", "/api/lessons/{title}", who="anyone", query=Learner, result=LessonInfo, packed=True)
async def guided_game(call: Call) -> Response:
    """A guided first game, step by step, as it goes if the learner chooses as `made` says."""
    wanted = call.query(Learner)
    title = _title(call)
    play = partial(encoded, title, wanted.lang, _numbers(wanted.made))
    answer = await call.app.tables.apart(title, call.address, play)
    if game(title).takes_long:
        call.app.desk.expect_questions()
    return Response(answer, headers={"cache-control": KEEP}, media_type="application/json")


@endpoint("POST", "/api/lessons/{title}/ask", who="anyone", body=LessonQuestion, result=WorkedOut)
async def work_out_in_lesson(call: Call) -> Wire | Response:
    """Work something out at a step of a guided game, as at a table."""
    wanted = call.body(LessonQuestion)
    return await _worked_out(call, wanted, "", "ask", wanted.question)


@endpoint("POST", "/api/lessons/{title}/preview", who="anyone", body=LessonCheck, result=Previewed)
async def preview_in_lesson(call: Call) -> Wire | Response:
    """What would this answer bring at a step of a guided game? Told as at a table."""
    wanted = call.body(LessonCheck)
    return await _worked_out(
        call, wanted, wanted.lang, "preview", Check(action=wanted.action, lang=wanted.lang)
    )


async def _worked_out(
    call: Call, place: LessonPlace, language: Spoken, kind: Kind, wanted: Any
) -> Wire | Response:
    title = _title(call)
    position = partial(at, title, language, place)
    return await without_a_table(call, title, f"lesson {call.address}", kind, wanted, position)


def _title(call: Call) -> str:
    return str(call.request.path_params["title"])


def _numbers(text: str) -> tuple[int, ...]:
    parts = [part for part in text.split(",") if part]
    if not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise Problem("bad-request", "problems-lesson-made")
    return tuple(int(part) for part in parts)
