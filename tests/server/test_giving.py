"""A seat in a running game is given away by its player, or by the whole table; never by the host alone."""

from pathlib import Path
from typing import Any

import pytest

from euphoria.server.tables.giving import GONE
from kit.server import Player, Running, SetClock, full_table, running, wait_until


def put(player: Player, table: str, seat: int, kind: str) -> int:
    body = {"kind": kind}
    return player.request("PUT", f"/api/tables/{table}/seats/{seat}", json=body).status_code


def told(player: Player, table: str) -> dict[str, Any]:
    found: dict[str, Any] = player.get(f"/api/tables/{table}")["table"]
    return found


def answer(player: Player, table: str, agree: bool) -> None:
    player.post(f"/api/tables/{table}/proposals/answer", agree=agree)


@pytest.mark.parametrize("kind", ["open", "bot"])
def test_the_host_takes_nobodys_cards(server: Running, kind: str) -> None:
    """Neither by opening the seat for a second guest of his, nor by way of a bot."""
    table, people = full_table(server, "leaders", 4)
    host, victim = people[0], people[2]
    with people[1].sit(table) as other:
        assert put(host, table, 2, kind) == 204
        news = other.until("table", lambda message: message["table"]["offer"] is not None)
    assert news["table"]["offer"] | {"ply": 0} == {
        "kind": "seat",
        "seat": 0,
        "ply": 0,
        "agreed": [0],
        "of": 2,
        "to": kind,
        "asked": [2],
    }
    answer(people[1], table, True)  # it is not his to give either
    accomplice = server.person("Accomplice")
    assert accomplice.refused("POST", f"/api/tables/{table}/join", seat=2)["code"] == "conflict"
    assert victim.position(table)["view"]["you"] == 2
    answer(victim, table, False)
    assert told(host, table)["offer"] is None
    assert told(host, table)["seats"][2]["kind"] == "person"


def test_who_agrees_gives_the_seat_away_and_all_are_told(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    put(people[0], table, 2, "open")
    with people[1].sit(table) as other:
        other.until("table")
        answer(people[2], table, True)
        given = other.until("table", lambda message: message["table"]["given"] != [])["table"]["given"]
        assert [(one["seat"], one["name"], one["to"]) for one in given] == [(2, people[2].name, "open")]
        late = server.person("Late")
        late.join(table, seat=2)
        given = other.until("table", lambda message: len(message["table"]["given"]) > 1)["table"]["given"]
        assert (given[1]["seat"], given[1]["name"], given[1]["to"]) == (2, "Late", "person")
    assert late.position(table)["view"]["you"] == 2


def test_a_bot_that_took_over_from_somebody_plays_to_the_end(server: Running) -> None:
    """Sent away, replaced with consent, or forgotten: nobody else gets to see those cards."""
    table, people = full_table(server, "leaders", 4)
    assert people[0].request("DELETE", f"/api/tables/{table}/seats/1").status_code == 204
    put(people[0], table, 2, "bot")
    answer(people[2], table, True)
    people[3].request("DELETE", "/api/me")
    info = told(people[0], table)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot", "bot"]
    assert [(one["seat"], one["to"]) for one in info["given"]] == [(1, "bot"), (2, "bot")]
    for seat in (1, 2, 3):
        problem = people[0].refused("PUT", f"/api/tables/{table}/seats/{seat}", kind="open")
        assert problem["code"] == "not-allowed"


def test_the_seat_of_a_bot_is_opened_by_everybody_at_the_table(server: Running) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.table("leaders", 4, bots=2)
    bo.join(table)
    ana.start(table)
    put(ana, table, 3, "open")
    assert told(ana, table)["seats"][3]["kind"] == "bot"
    assert told(ana, table)["offer"]["asked"] == [0, 1]
    answer(bo, table, True)
    assert told(ana, table)["seats"][3]["kind"] == "open"
    alone = ana.table("leaders", 4, bots=3)
    ana.start(alone)
    put(ana, alone, 3, "open")
    assert told(ana, alone)["seats"][3]["kind"] == "open"


def test_the_table_decides_about_who_is_long_gone(tmp_path: Path) -> None:
    clock = SetClock()
    # Nobody answers for him meanwhile: whoever is asked nothing keeps nobody waiting and is not gone.
    with running(f"sqlite:///{tmp_path}/s.sqlite", clock=clock, bot_delay=600.0) as server:
        table, people = full_table(server, "leaders", 4)
        people[2].post(f"/api/tables/{table}/leave")
        clock.time += GONE["untimed"] - 1
        put(people[0], table, 2, "open")
        assert told(people[0], table)["offer"]["asked"] == [2], "he may still come back"
        answer(people[0], table, False)
        clock.time += 1
        put(people[0], table, 2, "open")
        assert told(people[0], table)["offer"]["asked"] == [0, 1, 3]
        answer(people[1], table, True)
        assert told(people[0], table)["seats"][2]["kind"] == "person"
        people[2].post(f"/api/tables/{table}/return")
        assert told(people[0], table)["offer"]["asked"] == [2], "he is back, so he decides"
        answer(people[2], table, False)
        # Whoever sits there with an open page is not gone, however long the table waits for him.
        clock.time += 2 * GONE["untimed"]
        with people[2].sit(table) as socket:
            socket.until("table")
            put(people[0], table, 2, "open")
            assert told(people[0], table)["offer"]["asked"] == [2]
        answer(people[0], table, False)

        def all_others_decide() -> bool:
            """As soon as the server has noticed that the page was closed."""
            put(people[0], table, 2, "open")
            asked: list[int] = told(people[0], table)["offer"]["asked"]
            if asked == [2]:
                answer(people[0], table, False)
            return asked == [0, 1, 3]

        wait_until(all_others_decide)
        answer(people[1], table, True)
        answer(people[3], table, True)
        assert told(people[0], table)["seats"][2]["kind"] == "open"


def test_the_host_alone_does_not_open_the_seat_of_the_only_other(tmp_path: Path) -> None:
    clock = SetClock()
    with running(f"sqlite:///{tmp_path}/s.sqlite", clock=clock) as server:
        ana, bo = server.person("Ana"), server.person("Bo")
        table = ana.table("leaders", 4, bots=2)
        bo.join(table)
        ana.start(table)
        bo.post(f"/api/tables/{table}/leave")
        clock.time += 2 * GONE["untimed"]
        problem = ana.refused("PUT", f"/api/tables/{table}/seats/1", kind="open")
        assert problem["code"] == "not-allowed"
        put(ana, table, 1, "bot")
        assert told(ana, table)["seats"][1]["kind"] == "bot"
        assert ana.refused("PUT", f"/api/tables/{table}/seats/1", kind="open")["code"] == "not-allowed"
