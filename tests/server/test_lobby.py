"""Tables before and around the game: who may sit where, and what the host may do."""

import asyncio
import contextlib
import json

import pytest
from sqlalchemy import Connection
from websockets.sync.client import connect

from euphoria.server.store import lobby as lists
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.tables import TableLine
from kit.server import Player, Running, full_table, play_on


def seats(player: Player, table: str) -> list[tuple[str, str]]:
    info = player.get(f"/api/tables/{table}")["table"]
    return [(seat["kind"], seat["name"]) for seat in info["seats"]]


def test_a_link_is_all_it_takes_to_sit_down(server: Running) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.table("leaders", 4, bots=1, public=False)
    path = ana.get(f"/api/tables/{table}")["path"]
    invitation = path.partition("#")[2]
    assert len(invitation) == 32
    assert bo.refused("GET", f"/api/tables/{table}")["code"] == "not-found"
    assert bo.refused("POST", f"/api/tables/{table}/join", seat=1)["code"] == "not-found"
    assert bo.refused("POST", f"/api/tables/{table}/join", invitation="0" * 32)["code"] == "not-found"
    entered = bo.join(table, invitation=invitation)
    assert entered["table"]["you"] == 1
    assert seats(bo, table) == [("person", "Ana"), ("person", "Bo"), ("open", ""), ("bot", "Pip")]
    assert bo.get("/api/tables")["tables"] == []


def test_new_invitations_end_the_old_ones(server: Running) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.table(public=False)
    old = ana.get(f"/api/tables/{table}")["path"].partition("#")[2]
    assert bo.refused("POST", f"/api/tables/{table}/invitation")["code"] == "not-found"
    new = ana.post(f"/api/tables/{table}/invitation")["path"].partition("#")[2]
    assert bo.refused("POST", f"/api/tables/{table}/join", invitation=old)["code"] == "not-found"
    bo.join(table, invitation=new)


def test_seats_are_taken_left_and_swapped(server: Running) -> None:
    ana, bo, cy = server.person("Ana"), server.person("Bo"), server.person("Cy")
    table = ana.table("leaders", 4)
    bo.join(table, seat=3)
    assert cy.refused("POST", f"/api/tables/{table}/join", seat=3)["code"] == "conflict"
    assert bo.refused("POST", f"/api/tables/{table}/join", seat=1)["code"] == "conflict"
    bo.join(table)  # sitting down again changes nothing
    bo.post(f"/api/tables/{table}/swap", seat=3, other=1)
    assert [name for _, name in seats(ana, table)] == ["Ana", "Bo", "", ""]
    assert bo.refused("POST", f"/api/tables/{table}/swap", seat=1, other=0)["code"] == "not-allowed"
    ana.post(f"/api/tables/{table}/swap", seat=1, other=0)
    assert [name for _, name in seats(ana, table)] == ["Bo", "Ana", "", ""]
    assert server.person("bo").refused("POST", f"/api/tables/{table}/join", seat=2)["code"] == "conflict"
    bo.post(f"/api/tables/{table}/leave")
    assert [name for _, name in seats(ana, table)] == ["", "Ana", "", ""]


def test_when_the_host_leaves_the_next_one_is_host(server: Running) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.table()
    bo.join(table)
    ana.post(f"/api/tables/{table}/leave")
    assert bo.get(f"/api/tables/{table}")["table"]["host"]
    bo.post(f"/api/tables/{table}/leave")
    assert ana.get(f"/api/tables/{table}")["table"]["phase"] == "abandoned"


def test_only_the_host_has_the_hosts_rights(server: Running) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.table()
    bo.join(table)
    for method, path, body in (
        ("PUT", "seats/2", {"kind": "bot"}),
        ("PUT", "options", {"options": {}}),
        ("POST", "start", {}),
        ("POST", "pause", {"on": True}),
        ("DELETE", "seats/0", {}),
        ("DELETE", "", {}),
        ("POST", "seats/0/mute", {"on": True}),
    ):
        problem = bo.refused(method, f"/api/tables/{table}/{path}".rstrip("/"), **body)
        assert problem["code"] == "not-allowed", path


def test_the_host_fills_closes_and_clears_seats(server: Running) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.table("leaders", 6)
    assert ana.refused("POST", f"/api/tables/{table}/start")["code"] == "conflict"
    bo.join(table, seat=5)
    for seat, kind in ((1, "bot"), (2, "closed"), (3, "closed"), (4, "bot")):
        ana.request("PUT", f"/api/tables/{table}/seats/{seat}", json={"kind": kind})
    ana.request("PUT", f"/api/tables/{table}/options", json={"options": {"turn_limit": 5}})
    info = ana.start(table)["table"]
    assert (info["players"], info["options"]["turn_limit"]) == (4, 5)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot", "person"]
    assert bo.get(f"/api/tables/{table}")["table"]["you"] == 3
    assert bo.position(table)["view"]["you"] == 3


def test_a_step_that_takes_a_seat_away_need_not_say_so(server: Running) -> None:
    ana = server.person("Ana")
    table, tables = ana.table("leaders", 5), server.house.tables

    def take_away(live: TableSession, _: Draft) -> None:
        live.seats = live.seats[:-1]
        live.resize()

    async def change_and_forget() -> None:
        await tables.change(table, take_away)
        tables.drop(table)

    asyncio.run_coroutine_threadsafe(change_and_forget(), server.loop).result(20.0)
    assert seats(ana, table) == [("person", "Ana"), *[("open", "")] * 3]


def test_who_was_sent_away_stays_away(server: Running) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.table()
    bo.join(table, seat=2)
    with bo.sit(table) as socket:
        socket.until("table")
        ana.request("DELETE", f"/api/tables/{table}/seats/2")
        assert seats(ana, table)[2] == ("open", "")
    assert bo.refused("POST", f"/api/tables/{table}/join", seat=2)["code"] == "not-allowed"
    assert bo.refused("GET", f"/api/tables/{table}")["code"] == "not-found"


def test_impossible_tables_are_refused(server: Running) -> None:
    ana = server.person("Ana")
    for body in (
        {"title": "chess", "players": 2},
        {"title": "leaders", "players": 3},
        {"title": "leaders", "players": 4, "options": {"turn_limit": "x"}},
        {"title": "leaders", "players": 4, "options": {"nonsense": 1}},
        {"title": "leaders", "players": 4, "seats": [{"kind": "open"}]},
        {"title": "leaders", "players": 4, "seats": [{"kind": "bot", "bot": "hal"}] * 4, "sit": False},
        {"title": "leaders", "players": 4, "seats": [{"kind": "bot"}] * 4},
        {"title": "leaders", "players": 4, "surprise": True},
        {"title": "leaders", "players": "4"},
    ):
        assert ana.refused("POST", "/api/tables", **body)["code"] == "bad-request", body


def test_the_lobby_is_live(server: Running) -> None:
    ana = server.person("Ana")
    with connect(server.address.replace("http", "ws") + "/ws/lobby") as lobby:
        assert json.loads(lobby.recv(10))["tables"] == []
        table = ana.table("leaders", 4, bots=1)
        (line,) = json.loads(lobby.recv(10))["tables"]
        assert (line["id"], line["open"], line["names"]) == (table, 2, ["Ana", "Pip"])
        server.person("Bo").join(table)
        assert json.loads(lobby.recv(10))["tables"][0]["open"] == 1


def test_all_who_watch_the_lobby_share_one_reading_of_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    readings: list[int] = []
    plain = lists.lines

    def lines(connection: Connection) -> list[TableLine]:
        readings.append(1)
        return plain(connection)

    monkeypatch.setattr(lists, "lines", lines)
    address = server.address.replace("http", "ws") + "/ws/lobby"
    with contextlib.ExitStack() as stack:
        lobbies = [stack.enter_context(connect(address)) for _ in range(10)]
        for lobby in lobbies:
            lobby.recv(10)
        readings.clear()
        table = server.person("Ann").table(players=4)
        lists_now = [json.loads(lobby.recv(10))["tables"] for lobby in lobbies]
        assert all([line["id"] for line in now] == [table] for now in lists_now)
        # Making a table is told more than once; ten readers of their own would be ten times as many.
        assert 1 <= len(readings) <= 3


def test_who_sits_down_in_a_running_game_gets_the_events_of_that_seat(server: Running) -> None:
    """What a spectator was told is less, and is counted otherwise."""
    table, people = full_table(server, "leaders", 4)
    play_on(people, table, most=8)  # one game in a thousand is over after eleven
    people[0].request("PUT", f"/api/tables/{table}/seats/3", json={"kind": "open"}).raise_for_status()
    people[3].post(f"/api/tables/{table}/proposals/answer", agree=True)
    watcher = server.person("Watcher")
    with watcher.sit(table) as socket:
        socket.until("position")
        watcher.join(table, seat=3)
        told = socket.until("events", lambda news: bool(news["reset"]))
        assert told["first"] == 0
    with watcher.sit(table) as again:
        assert again.until("events")["events"] == told["events"]


def test_spectators_only_where_they_are_welcome(server: Running) -> None:
    watcher = server.person("Watcher")
    table, people = full_table(server, "leaders", 4, spectators=False)
    assert watcher.refused("GET", f"/api/tables/{table}/position")["code"] == "not-allowed"
    with watcher.sit(table) as socket:
        assert socket.next()["code"] == "not-allowed"
    table, people = full_table(server, "leaders", 4)
    assert watcher.position(table)["view"] == server.anyone().position(table)["view"]
    assert watcher.position(table)["decision"] is None
    assert watcher.refused("POST", f"/api/tables/{table}/act", key="x" * 8, ply=0, action="skip")["code"] == (
        "not-allowed"
    )
    assert people[0].position(table)["view"]["you"] == 0


def test_a_rematch_is_one_table_for_all_and_keeps_the_rule_of_who_begins(server: Running) -> None:
    table, people = full_table(server, "leaders", 4, options={"turn_limit": 4})
    assert people[0].refused("POST", f"/api/tables/{table}/rematch")["code"] == "conflict"
    play_on(people, table)
    again = [person.post(f"/api/tables/{table}/rematch")["table"] for person in people]
    assert len({one["id"] for one in again}) == 1
    assert [seat["name"] for seat in again[0]["seats"]] == [person.name for person in people]
    assert again[0]["before"] == table
    assert people[0].get(f"/api/tables/{table}")["table"]["next"] == again[0]["id"]
    live = server.house.tables._sessions[table]
    assert live.match is not None
    expected = live.match.game.rematch(live.match.state, live.match.settings)
    assert again[0]["options"] == expected
    assert again[0]["commitment"] != people[0].get(f"/api/tables/{table}")["table"]["commitment"]
    people[0].start(again[0]["id"])
    assert play_on(people, again[0]["id"], 10) == 10


def test_a_seat_opened_in_a_running_game_is_played_until_somebody_takes_it(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    people[0].request("PUT", f"/api/tables/{table}/seats/2", json={"kind": "open"})
    people[2].post(f"/api/tables/{table}/proposals/answer", agree=True)
    info = people[0].get(f"/api/tables/{table}")["table"]
    assert info["seats"][2]["standin"]
    late = server.person("Late")
    assert late.join(table)["table"]["you"] == 2
    assert not late.get(f"/api/tables/{table}")["table"]["seats"][2]["standin"]
    assert people[2].get(f"/api/tables/{table}")["table"]["you"] is None


def test_a_map_without_room_for_a_platform_is_refused(server: Running) -> None:
    """Before the game: when the table is made, and when its options are changed."""
    ana = server.person("Ana")
    wall = {"name": "wall", "kind": "solid", "parts": [{"box": [0, 0, 36, 11], "height": 3}]}
    full = json.dumps({"name": "Full", "size": [36, 36], "element": [wall]})
    problem = ana.refused("POST", "/api/tables", title="show", players=2, options={"map": full})
    assert problem["code"] == "bad-request"
    assert "exit platform" in str(problem)
    table = ana.table("show", 2)
    problem = ana.refused("PUT", f"/api/tables/{table}/options", options={"map": full})
    assert "exit platform" in str(problem)
    wall["parts"] = [{"box": [0, 14, 36, 4], "height": 3}]
    free = json.dumps({"name": "Free", "size": [36, 36], "element": [wall]})
    assert ana.request("PUT", f"/api/tables/{table}/options", json={"options": {"map": free}}).is_success
