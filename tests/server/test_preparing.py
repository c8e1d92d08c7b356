"""The server prepares for questions: in the background where people choose, or when one asks."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from euphoria.games.show.rules.movement import visibility_graph as charts
from euphoria.server.tables.preparing import Preparing
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
    return bool(charts._kept) and all(edges is not None for edges in charts._kept[0].edges)


def test_what_will_be_asked_is_worked_out_beforehand(server: Running) -> None:
    charts._kept.clear()
    show(server)
    wait_until(known, 60.0)
    wait_until(lambda: server.house.preparing._task is None)


def test_who_asks_first_waits_and_nobody_else_does(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    busy = [True]
    monkeypatch.setattr("euphoria.server.tables.preparing.PATIENCE", 60.0)
    monkeypatch.setattr(Preparing, "_prepare", lambda _self, _id: busy[0])
    ana, table = show(server)
    with ThreadPoolExecutor(1) as apart:
        question = {"ask": "route", "figure": "A.nobody", "to": "1,1"}
        asked = apart.submit(server.http.post, f"/api/tables/{table}/ask", json={"question": question})
        measured = ana.post(
            f"/api/tables/{table}/ask", question={"ask": "measure", "from": "1,1", "to": "4,5"}
        )
        assert measured["answer"]["distance"] == 5000
        assert ana.position(table)["view"]["title"] == "show"
        assert not asked.done()
        busy[0] = False
        # It is answered then: that there is no such figure.
        assert asked.result(20.0).status_code == 400


def test_an_answer_is_not_put_off_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Preparing, "_prepare", lambda _self, _id: True)
    ana, table = show(server)
    question = {"ask": "route", "figure": "?", "to": "1,1"}
    assert ana.refused("POST", f"/api/tables/{table}/ask", question=question)["code"] == "bad-action"


def test_what_cannot_be_prepared_is_answered_all_the_same(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_s: object) -> bool:
        raise ZeroDivisionError

    monkeypatch.setattr("euphoria.games.show.rules.doors.game.prepare", broken)
    ana, table = show(server)
    wait_until(lambda: server.house.preparing._task is None)
    problem = ana.refused(
        "POST", f"/api/tables/{table}/ask", question={"ask": "route", "figure": "?", "to": "1,1"}
    )
    assert problem["code"] == "bad-action"


def test_nothing_is_prepared_for_bots(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Preparing, "_prepare", lambda _self, _id: False)
    _, table = show(server)
    preparing = server.house.preparing
    wait_until(lambda: preparing._task is None)
    live = server.house.tables.held_table(table)
    assert live is not None

    async def poked() -> list[str]:
        preparing.poke(live)
        return list(preparing._waiting)

    assert asyncio.run_coroutine_threadsafe(poked(), server.loop).result(20.0) == [table]
    wait_until(lambda: preparing._task is None)
    for seat in live.seats:
        seat.standin = "random"
    assert asyncio.run_coroutine_threadsafe(poked(), server.loop).result(20.0) == []
