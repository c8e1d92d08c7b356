"""Strangers ask for work that takes long: they wait, among themselves, and nobody else does."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from euphoria.server.archive.replay import reel
from euphoria.server.desk import desk
from euphoria.server.http import after
from euphoria.server.http.rate_limit import RATES
from euphoria.server.tables import play
from euphoria.server.tables.aside import Aside
from kit.hostile import drums, endless
from kit.server import Player, Running, full_table, play_on, running, wait_until

BOUND = 0.5
"""Seconds within which everybody else is answered, also on a machine that is busy with other tests."""


@pytest.fixture(scope="module", autouse=True)
def many_addresses() -> Iterator[None]:
    """Everybody here comes from one address, and on a quick machine those who play would be told to wait for
    each other. What an address may ask for is tested elsewhere (test_security.py)."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RATES, "address", (4000.0, 20_000.0))
        yield


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With limits, as it is run."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('work')}/s.sqlite", limits=True) as one:
        yield one


@pytest.fixture(scope="module")
def canyon(house: Running) -> tuple[str, list[Player]]:
    """A show on a map of the house."""
    return show(house, "canyon")


def show(house: Running, map: Any, **more: Any) -> tuple[str, list[Player]]:
    options = {"map": map, "teams": ["steel-choir", "velvet-knives"]}
    return full_table(house, "show", 2, options=options, **more)


@contextlib.contextmanager
def others_wait_for_nothing(house: Running) -> Iterator[None]:
    """Meanwhile somebody plays at another table and asks whether all is well."""
    table, people = full_table(house, "dystopia", 2)
    waits: list[float] = []
    over = threading.Event()

    def play_meanwhile() -> None:
        while not over.is_set():
            for act in (lambda: play_on(people, table, 1), lambda: house.http.get("/health")):
                began = time.perf_counter()
                act()
                waits.append(time.perf_counter() - began)
            time.sleep(0.05)

    thread = threading.Thread(target=play_meanwhile)
    thread.start()
    try:
        yield
        wait_until(lambda: len(waits) > 10 or not thread.is_alive())
    finally:
        over.set()
        thread.join()
    waits.sort()
    assert len(waits) > 10
    assert waits[int(len(waits) * 0.95)] < BOUND, waits[-5:]


def test_a_move_that_takes_long_delays_nobody_else(
    house: Running, canyon: tuple[str, list[Player]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hostile map costs seconds; here they are spent asleep, the same on every machine."""
    take: Callable[..., None] = play.take

    def take_long(live: Any, *more: Any) -> None:
        if live.row.title == "show":
            time.sleep(BOUND + 0.2)
        take(live, *more)

    monkeypatch.setattr(play, "take", take_long)
    table, people = canyon
    with others_wait_for_nothing(house):
        play_on(people, table, 3)


def test_questions_on_a_hostile_map_delay_nobody_else(tmp_path: Path) -> None:
    """Somebody with a seat and a stranger ask as fast as they can, and nothing limits them."""
    with running(f"sqlite:///{tmp_path}/free.sqlite") as free_house:
        ask_on_a_hostile_map(free_house)


def ask_on_a_hostile_map(free_house: Running) -> None:
    free_house.http.timeout = 120.0  # who asks for much waits, also for a process to come on a busy machine
    table, people = show(free_house, drums(120))
    while free_house.anyone().position(table)["view"]["question"] != "deploy":
        play_on(people, table, 1)
    figure = people[0].position(table)["view"]["figures"][0]["figure"]
    question = {"question": {"ask": "reach", "figure": figure, "ap": 30}}
    with others_wait_for_nothing(free_house):
        until = time.monotonic() + 1.2
        while time.monotonic() < until:
            for person in people:
                person.request("GET", f"/api/tables/{table}/region")
            free_house.http.post(f"/api/tables/{table}/ask", json=question)


def test_what_takes_too_long_is_given_up_in_one_sentence(
    canyon: tuple[str, list[Player]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "BUDGET", 0.0)
    table, people = canyon
    sitting = next(one for one in people if one.position(table)["decision"] is not None)
    # Now and then an answer is there before it is looked whether it is.
    asked = (sitting.request("GET", f"/api/tables/{table}/region") for _ in range(9))
    problem = next(answer.json() for answer in asked if answer.status_code != 200)
    assert (problem["code"], problem["facts"]["reason"]) == ("too-large", "problems-too-long")
    assert problem["message"] == "That takes too long to work out."
    monkeypatch.setattr(desk, "BUDGET", 60.0)
    assert "region" in sitting.get(f"/api/tables/{table}/region")


def test_strangers_may_ask_less_than_those_who_play(house: Running, canyon: tuple[str, list[Player]]) -> None:
    table, people = canyon
    question = {"question": {"ask": "measure", "from": "1,1", "to": "4,5"}}

    def asked(by: Player) -> int:
        statuses = [
            by.request("POST", f"/api/tables/{table}/ask", json=question).status_code for _ in range(16)
        ]
        assert set(statuses) <= {200, 429}
        return statuses.count(200)

    assert 4 <= asked(house.anyone()) < asked(people[0])


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Running]:
    """With limits, and nobody has spent anything yet."""
    with running(f"sqlite:///{tmp_path}/fresh.sqlite", limits=True) as one:
        yield one


def test_looks_at_a_table_that_takes_long_have_a_price(fresh: Running) -> None:
    """Position, words and board, in threads: who only looks on has less of them than who plays."""
    table, people = show(fresh, "canyon")
    paths = [f"/api/tables/{table}/{what}" for what in ("position", "words", "board")]

    def seen(by: Player) -> int:
        statuses = [by.request("GET", path).status_code for _ in range(25) for path in paths]
        assert set(statuses) <= {200, 429}
        return statuses.count(200)

    assert 3 <= seen(fresh.anyone()) < seen(people[0])


def test_who_has_many_tables_waits_for_himself() -> None:
    """Work on tables takes turns by whose they are: 20 of one owner do not keep that of another waiting."""
    order: list[str] = []

    async def run() -> None:
        aside = Aside(threads=1)
        first = asyncio.create_task(aside.run(lambda: time.sleep(0.05), "greedy", "0"))
        await asyncio.sleep(0)
        many = [
            asyncio.create_task(aside.run(partial(order.append, "greedy"), "greedy", str(table)))
            for table in range(20)
        ]
        await asyncio.sleep(0)
        other = asyncio.create_task(aside.run(partial(order.append, "other"), "other", "x"))
        await asyncio.gather(first, *many, other)
        assert aside.waiting == 0
        aside.close()

    asyncio.run(run())
    assert len(order) == 21
    assert order.index("other") <= 1


def test_work_that_is_called_off_before_its_turn_is_not_done() -> None:
    done: list[str] = []

    async def run() -> None:
        aside = Aside(threads=1)
        first = asyncio.create_task(aside.run(lambda: time.sleep(0.05), "a"))
        await asyncio.sleep(0)
        second = asyncio.create_task(aside.run(partial(done.append, "second"), "b"))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await aside.run(partial(done.append, "third"), "c")
        aside.close()

    asyncio.run(run())
    assert done == ["third"]


@pytest.fixture
def finished(fresh: Running) -> tuple[str, list[Player]]:
    """A public game that is over, and who played it."""
    table, people = full_table(fresh, "leaders", 4, options={"turn_limit": 2})
    play_on(people, table)
    return table, people


PAST = ("replay?at=9&lang=en", "timeline?eyes=open", "statistics", "picture?at=9")


def test_games_that_are_over_are_looked_at_by_the_desk(
    fresh: Running, finished: tuple[str, list[Player]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by a stranger, in processes of their own: what takes too long is given up in one sentence."""
    table, people = finished
    stranger, before = fresh.anyone(), reel.cache_info()
    for path in PAST:
        asked = f"/api/tables/{table}/{path}"
        mine, theirs = people[0].request("GET", asked), stranger.request("GET", asked)
        assert (mine.status_code, theirs.status_code) == (200, 200), path
        assert mine.content == theirs.content
    assert any(pool.processes for pool in fresh.house.desk.players)
    assert fresh.house.desk.strangers.processes
    assert reel.cache_info() == before, "a game was played again in the process of the event loop"
    monkeypatch.setattr(desk, "BUDGET_OF_ERRANDS", 0.2)
    monkeypatch.setattr(after, "numbers", SimpleNamespace(statistics=endless))
    for person in (people[0], stranger):
        problem = person.refused("GET", f"/api/tables/{table}/statistics")
        assert problem["facts"]["reason"] == "problems-too-long"


def test_looking_back_without_end_is_refused_and_delays_nobody_else(
    fresh: Running, finished: tuple[str, list[Player]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = finished
    stranger = fresh.anyone()
    monkeypatch.setitem(RATES, "curious archive", (0.01, 0.05))
    codes: set[int] = set()
    with others_wait_for_nothing(fresh):
        began = time.monotonic()
        while (429 not in codes and time.monotonic() - began < 20) or time.monotonic() - began < 1:
            codes.add(stranger.request("GET", f"/api/tables/{table}/statistics").status_code)
            time.sleep(0.02)
    assert codes == {200, 429}


def test_options_are_not_changed_on_and_on(house: Running) -> None:
    ana = house.person()
    table = ana.table("show", 2)
    statuses = {
        ana.request("PUT", f"/api/tables/{table}/options", json={"options": {"map": "canyon"}}).status_code
        for _ in range(40)
    }
    assert statuses == {200, 429}


def test_a_learner_s_dear_questions_delay_nobody_else(house: Running) -> None:
    """A lesson needs no seat and no name; what takes long there is answered at the desk, too."""
    frames = house.http.get("/api/lessons/show").json()["frames"]
    step = next(step for step, frame in enumerate(frames) if frame["view"]["figures"] and frame["decision"])
    figure = frames[step]["view"]["figures"][0]["figure"]
    codes: set[int] = set()
    with others_wait_for_nothing(house):
        until = time.monotonic() + 1.2
        ap = 0
        while time.monotonic() < until:
            ap = ap % 30 + 1
            question = {"ask": "reach", "figure": figure, "ap": ap}
            body = {"step": step, "made": [], "question": question}
            codes.add(house.http.post("/api/lessons/show/ask", json=body).status_code)
    assert 200 in codes
    assert any(pool.processes for pool in house.house.desk.players), "somebody else has answered"
