"""Hints at the table: who may ask, what is answered, who hears of it, and where the thinking is done."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from euphoria import bots
from euphoria.registry import LISTED
from euphoria.server.http.rate_limit import RATES
from kit.server import Player, Running, full_table, running, wait_until

PLAYERS = {"leaders": 4, "dystopia": 3, "show": 2}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path}/server.sqlite") as one:
        yield one


def alone(server: Running, title: str, **more: Any) -> tuple[Player, str]:
    """Somebody at a table with bots, who is asked something."""
    ana = server.person("Ana")
    table = ana.table(title, PLAYERS[title], bots=PLAYERS[title] - 1, **more)
    ana.start(table)
    wait_until(lambda: ana.position(table)["decision"] is not None)
    return ana, table


def seen(player: Player, table: str) -> bool:
    """Does this person see that the table has hints?"""
    found: bool = player.get(f"/api/tables/{table}")["table"]["hints"]
    return found


@pytest.mark.parametrize("title", LISTED)
def test_a_hint_names_choices_that_are_there_with_reasons_in_words(
    server: Running, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_title: str) -> None:
        raise AssertionError("a bot thinks in the process of the tables")

    monkeypatch.setattr(bots, "adviser", never)
    ana, table = alone(server, title)
    position = ana.position(table)
    options = {option["text"] for option in position["decision"]["options"]}
    told: list[str] = []
    for lang in ("en", "es", "ru"):
        answer = ana.post(f"/api/tables/{table}/hints", lang=lang)
        assert answer["posed"] == position["decision"]["posed"] and 1 <= len(answer["hints"]) <= 3
        for hint in answer["hints"]:
            assert hint["action"] in options and hint["words"]
            assert hint["why"] and all(why["words"].endswith(".") for why in hint["why"])
        told.append(answer["hints"][0]["why"][0]["words"])
    assert len(set(told)) == 3, told


def test_everybody_sees_whether_a_table_has_hints(server: Running) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    by_itself = ana.table(players=4, bots=3)
    assert seen(ana, by_itself) and seen(bo, by_itself)
    open_seat = ana.table(players=4, bots=2)
    assert not seen(bo, open_seat)
    # Whoever fills the last seat with a bot plays alone, too; what was said at the beginning stands.
    ana.request("PUT", f"/api/tables/{open_seat}/seats/1", json={"kind": "bot"})
    assert seen(bo, open_seat)
    refused = ana.table(players=4, bots=3, hints=False)
    ana.start(refused)
    assert not seen(bo, refused)
    wanted = ana.table(players=4, bots=2, hints=True)
    bo.join(wanted)
    ana.start(wanted)
    assert seen(bo, wanted) and seen(server.person("Watcher"), wanted)


def test_a_table_that_begins_with_one_person_keeps_its_hints_when_another_sits_down(server: Running) -> None:
    ana, table = alone(server, "leaders")
    ana.request("PUT", f"/api/tables/{table}/seats/1", json={"kind": "open"})
    bo = server.person("Bo")
    bo.join(table)
    assert seen(bo, table)


def test_hints_are_refused_in_one_sentence(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    refused = people[0].refused("POST", f"/api/tables/{table}/hints", lang="en")
    assert (refused["code"], refused["message"]) == ("not-allowed", "This table plays without hints.")

    table, people = full_table(server, "leaders", 4, hints=True)
    waiting = people[0].position(table)["waiting"][0]["seat"]
    first = people[waiting].position(table)
    people[waiting].act(table, first["decision"]["options"][0]["text"], first["ply"])
    problem = people[waiting].refused("POST", f"/api/tables/{table}/hints", lang="en")
    assert problem["facts"]["reason"] == "problems-hints-not-asked"
    watcher = server.person("Watcher")
    problem = watcher.refused("POST", f"/api/tables/{table}/hints", lang="en")
    assert problem["facts"]["reason"] == "problems-not-seated"


def test_nobody_else_hears_of_a_hint(server: Running) -> None:
    table, people = full_table(server, "leaders", 4, hints=True)
    asker, other = people[0], people[1]
    sockets = [other.sit(table), server.person("Watcher").sit(table)]
    for socket in sockets:
        socket.until("position")
    asker.post(f"/api/tables/{table}/hints", lang="en")
    for socket in sockets:
        socket.send("ping", n=7)
        heard = socket.until("pong")
        assert heard["n"] == 7 and '"hint' not in "".join(socket.raw).replace('"hints":true', "")
        socket.close()


def test_hints_have_a_price(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/server.sqlite", limits=True) as server:
        ana, table = alone(server, "leaders")
        asked = [ana.request("POST", f"/api/tables/{table}/hints", json={}) for _ in range(20)]
        codes = [answer.status_code for answer in asked]
        assert codes[0] == 200 and codes.count(429) >= 20 - RATES["hint"][1] - 6 > 0


def test_a_hint_for_a_question_that_is_gone_is_not_told(server: Running) -> None:
    ana, table = alone(server, "leaders")
    real = server.house.workers.advise

    async def slow(thought: Any, owner: str = "", table: str = "") -> Any:
        advice = await real(thought, owner, table)
        server.house.tables._sessions[table].row.epoch += 1
        return advice

    server.house.workers.advise = slow  # type: ignore[method-assign]
    assert ana.refused("POST", f"/api/tables/{table}/hints", lang="en")["code"] == "stale"
