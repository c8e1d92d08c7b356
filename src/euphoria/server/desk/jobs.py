"""What the processes of the desk do: questions about a position, on a match made for that, and errands."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from euphoria.api import game as game_of
from euphoria.api import titles
from euphoria.core.match import Match
from euphoria.core.shapes import is_dict
from euphoria.registry import LISTED
from euphoria.server.common.errors import Problem
from euphoria.server.push import ask
from euphoria.server.tables.session import TableSession

KEPT: Final = 8
"""Tables whose settings were read already."""
LITTLE: Final = 0.01
"""Seconds that something is prepared for in one go, by the clock: so long a question may have to wait."""

Kind = Literal["check", "preview", "region", "ask", "prepare"]


class Job(msgspec.Struct, kw_only=True):
    """A question, and the position it is about: everything as text, to travel."""

    title: str
    players: int
    settings: bytes
    names: list[str]
    ply: int
    state: bytes
    seat: int | None
    kind: Kind
    wanted: bytes
    light: bool
    """Is it answered at once, also by who has never seen the table?"""

    @property
    def stranger(self) -> bool:
        return self.seat is None and self.kind != "prepare"


class Errand(msgspec.Struct, kw_only=True):
    """Anything else that is worked out from what it is given alone, by a function of a module."""

    kind: str
    do: Callable[..., Any]
    given: tuple[Any, ...]
    stranger: bool
    """Does somebody ask who did not sit at the table?"""
    light: bool = False


class Done(msgspec.Struct, kw_only=True):
    """The answer as it is sent, or why there is none; how many seconds of the processor it took."""

    answer: bytes = b""
    problem: tuple[str, str, dict[str, Any]] | None = None
    took: float = 0.0


def job_of(table: TableSession, seat: int | None, kind: Kind, wanted: Any = None) -> Job:
    """Whoever asks this has the table's turn; from then on the table may change."""
    return job_at(table.playing, seat, kind, wanted)


def job_at(match: Match, seat: int | None, kind: Kind, wanted: Any) -> Job:
    return Job(
        title=match.title,
        players=match.players,
        settings=msgspec.json.encode(match.settings),
        names=match.names,
        ply=match.seen(seat),
        state=match.state.to_bytes(),
        seat=seat,
        kind=kind,
        wanted=msgspec.json.encode(wanted),
        light=kind != "prepare" and _asked(kind, wanted) not in match.game.prepared_for,
    )


def _asked(kind: Kind, wanted: Any) -> Any:
    """By the name that a title knows it by; what was sent may be anything."""
    return wanted.get("ask") if kind == "ask" and is_dict(wanted) else kind


def wake(listed: dict[str, str]) -> None:
    """Read the rules of all titles that the house knows before the first question comes."""
    LISTED.update(listed)
    for title in titles():
        game_of(title)


def do(job: Job | Errand) -> Done:
    began = time.process_time()
    try:
        answer = job.do(*job.given) if isinstance(job, Errand) else _answer(_match(job), job)
        told = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        return Done(answer=told, took=time.process_time() - began)
    except Problem as problem:
        reason = (problem.code, problem.says, {**problem.facts})
        return Done(problem=reason, took=time.process_time() - began)


def _answer(match: Match, job: Job) -> Any:
    if job.kind == "prepare":
        return _prepare(match)
    return ask.answer(match, job.seat, job.kind, ask.decoded(job.kind, job.wanted))


def _prepare(match: Match) -> bool:
    """A little; True while there is more."""
    until = time.monotonic() + LITTLE
    while time.monotonic() < until:
        if not match.game.prepare(match.state):
            return False
    return True


_matches: Final[OrderedDict[tuple[str, int, bytes], Match]] = OrderedDict()


def _match(job: Job) -> Match:
    """A match in this position. What was before it nobody asks about."""
    key = (job.title, job.players, job.settings)
    match = _matches.pop(key, None)
    if match is None:
        match = Match(
            game_of(job.title), job.players, msgspec.json.decode(job.settings), None, sealed_key="?"
        )
        if len(_matches) >= KEPT:
            _matches.popitem(last=False)
    _matches[key] = match
    match.ply = job.ply
    match.place(match.game.read(json.loads(job.state)))
    match.names = job.names
    return match
