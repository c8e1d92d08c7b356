"""Guided games: the same for everybody, so they are kept by whoever has them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from euphoria import lessons
from euphoria.languages import FALLBACK, Language
from euphoria.server.catalogue.lessons import encoded, preview, work_out
from euphoria.server.common.errors import Problem
from euphoria.server.http.reference import KEEP
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.wire.learn import LessonCheck, LessonInfo, LessonList, LessonQuestion
from euphoria.server.wire.play import Previewed, WorkedOut
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
    answer = encoded(str(call.request.path_params["title"]), wanted.lang, _numbers(wanted.made))
    return Response(answer, headers={"cache-control": KEEP}, media_type="application/json")


@endpoint("POST", "/api/lessons/{title}/ask", who="anyone", body=LessonQuestion, result=WorkedOut)
async def work_out_in_lesson(call: Call) -> WorkedOut:
    """Work something out at a step of a guided game, as at a table."""
    call.limit("table", f"lesson {call.address}", 5.0)
    return work_out(str(call.request.path_params["title"]), call.body(LessonQuestion))


@endpoint("POST", "/api/lessons/{title}/preview", who="anyone", body=LessonCheck, result=Previewed)
async def preview_in_lesson(call: Call) -> Previewed:
    """What would this answer bring at a step of a guided game? Told as at a table."""
    call.limit("table", f"lesson {call.address}", 5.0)
    return preview(str(call.request.path_params["title"]), call.body(LessonCheck))


def _numbers(text: str) -> tuple[int, ...]:
    parts = [part for part in text.split(",") if part]
    if not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise Problem("bad-request", "problems-lesson-made")
    return tuple(int(part) for part in parts)
