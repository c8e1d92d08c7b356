"""The server prepares for questions, in the processes that will answer them: where people choose."""

import asyncio

import msgspec
import pytest

from euphoria.games.show.rules.movement import visibility_graph as charts
from euphoria.server.desk import jobs
from euphoria.server.desk.jobs import Done, Job, job_of
from euphoria.server.push import ask
from kit.server import Player, Running, wait_until

OPTIONS = {"map": "canyon", "teams": ["steel-choir", "velvet-knives"]}


def show(server: Running) -> tuple[Player, str]:
    """A show that has begun."""
    ana = server.person()
    table = ana.table("show", 2, options=OPTIONS)
    server.person().join(table)
    ana.start(table)
    return ana, table


def known() -> bool:
    """Is all known of the newest chart?"""
    return bool(charts._kept) and charts._kept[0].unseen == len(charts._kept[0].x)


def prepared(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """What the desk is asked to prepare, carried out here."""
    asked: list[Job] = []

    async def answer(job: Job, _owner: str, _table: str) -> Done:
        asked.append(job)
        return jobs.do(job)

    monkeypatch.setattr(server.house.desk, "answer", answer)
    return asked


def test_what_will_be_asked_is_worked_out_beforehand(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = prepared(server, monkeypatch)
    charts._kept.clear()
    show(server)
    wait_until(known, 60.0)
    wait_until(lambda: server.house.preparing.backlog.idle)
    assert {job.kind for job in asked} == {"prepare"}


def test_several_tables_are_prepared_for_in_turn(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has a little, then the next: nobody waits for all of another."""
    littles = {show(server)[1]: 3 for _ in range(3)}
    preparing = server.house.preparing
    wait_until(lambda: preparing.backlog.idle, 60.0)
    order: list[str] = []

    async def answer(_job: Job, _owner: str, table: str) -> Done:
        order.append(table)
        littles[table] -= 1
        return Done(answer=b"true" if littles[table] else b"false")

    async def poke_all() -> None:
        for table in littles:
            live = server.house.tables.held_table(table)
            assert live is not None
            preparing.poke(live)

    monkeypatch.setattr(server.house.desk, "answer", answer)
    first, second, third = littles
    asyncio.run_coroutine_threadsafe(poke_all(), server.loop).result(20.0)
    wait_until(lambda: preparing.backlog.idle, 20.0)
    assert order == [first, second, third] * 3


def test_what_cannot_be_prepared_is_answered_all_the_same(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_s: object) -> bool:
        raise ZeroDivisionError

    monkeypatch.setattr("euphoria.games.show.rules.doors.game.prepare", broken)
    prepared(server, monkeypatch)
    ana, table = show(server)
    wait_until(lambda: server.house.preparing.backlog.idle)
    problem = ana.refused(
        "POST", f"/api/tables/{table}/ask", question={"ask": "route", "figure": "?", "to": "1,1"}
    )
    assert problem["code"] == "bad-action"


def test_nothing_is_prepared_for_bots(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared(server, monkeypatch)
    _, table = show(server)
    preparing = server.house.preparing
    wait_until(lambda: preparing.backlog.idle, 60.0)
    live = server.house.tables.held_table(table)
    assert live is not None

    async def poked() -> list[str]:
        preparing.poke(live)
        return preparing.backlog.waiting

    assert asyncio.run_coroutine_threadsafe(poked(), server.loop).result(20.0) == [table]
    wait_until(lambda: preparing.backlog.idle, 60.0)
    for seat in live.seats:
        seat.standin = "random"
    assert asyncio.run_coroutine_threadsafe(poked(), server.loop).result(20.0) == []


def test_a_question_that_travelled_is_answered_as_at_the_table(server: Running) -> None:
    """The desk works on a copy of the position: every kind of answer is what the table itself would say."""
    _, table = show(server)
    live = server.house.tables.held_table(table)
    assert live is not None
    match = live.playing
    seat = match.decisions[0].seat
    wanted = {
        "check": {"action": match.decisions[0].options[0].text},
        "preview": {"action": match.decisions[0].options[-1].text, "lang": "en"},
        "region": None,
        "ask": {"ask": "measure", "from": "1,1", "to": "4,5"},
    }
    for kind, asked in wanted.items():
        job = job_of(live, seat, kind, asked)  # type: ignore[arg-type]
        here = ask.answer(match, seat, kind, ask.decoded(kind, job.wanted))
        assert jobs.do(job).answer == msgspec.json.encode(here)
        there = asyncio.run_coroutine_threadsafe(
            server.house.desk.answer(job, "ana", table), server.loop
        ).result(60.0)
        assert there.answer == jobs.do(job).answer and there.problem is None
