"""Puzzles: positions with one clearly best choice. Which it is, is told with an answer."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.responses import Response

from euphoria.core.match import Match
from euphoria.languages import FALLBACK
from euphoria.server.catalogue import puzzles
from euphoria.server.desk.jobs import Kind
from euphoria.server.http.questions import without_a_table
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.http.site import Reader
from euphoria.server.wire.play import Check, Previewed, WorkedOut
from euphoria.server.wire.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleQuestion, PuzzleVerdict
from euphoria.server.wire.tables import Wire


@endpoint("GET", "/api/puzzles", who="anyone", query=Reader, result=PuzzleList)
async def list_puzzles(call: Call) -> PuzzleList:
    """The titles that have puzzles, and the puzzle of today."""
    return puzzles.shelf(call.app.clock.now(), call.query(Reader).lang)


@endpoint("GET", "/api/puzzles/{puzzle}", who="anyone", query=Reader, result=PuzzleInfo, packed=True)
async def puzzle(call: Call) -> PuzzleInfo:
    """A position as the seat sees it that is asked for the best choice."""
    wanted = call.query(Reader)
    look = partial(puzzles.puzzle_info, _id(call), wanted.lang)
    return await call.app.tables.apart(puzzles.title_of(_id(call)), call.address, look)


@endpoint("POST", "/api/puzzles/{puzzle}/answer", who="anyone", body=PuzzleAnswer, result=PuzzleVerdict)
async def answer_puzzle(call: Call) -> PuzzleVerdict:
    """Is this the best choice? With the right answer, or if asked for, the solution and why."""
    call.limit("table", _payer(call), 5.0)
    judge = partial(puzzles.verdict, _id(call), call.body(PuzzleAnswer))
    return await call.app.tables.apart(puzzles.title_of(_id(call)), call.address, judge)


@endpoint("POST", "/api/puzzles/{puzzle}/ask", who="anyone", body=PuzzleQuestion, result=WorkedOut)
async def work_out_in_puzzle(call: Call) -> Wire | Response:
    """Work something out in the position, as at a table."""
    return await _worked_out(call, "ask", call.body(PuzzleQuestion).question)


@endpoint("POST", "/api/puzzles/{puzzle}/preview", who="anyone", body=Check, result=Previewed)
async def preview_in_puzzle(call: Call) -> Wire | Response:
    """What would this answer bring? Told as at a table."""
    return await _worked_out(call, "preview", call.body(Check))


async def _worked_out(call: Call, kind: Kind, wanted: Any) -> Wire | Response:
    def position() -> tuple[Match, int]:
        laid = puzzles.lay(_id(call), getattr(wanted, "lang", "") or FALLBACK)
        return laid.match, laid.puzzle.seat

    return await without_a_table(call, puzzles.title_of(_id(call)), _payer(call), kind, wanted, position)


def _payer(call: Call) -> str:
    return f"puzzle {call.address}"


def _id(call: Call) -> str:
    return str(call.request.path_params["puzzle"])
