"""From nothing to a finished game: a person, a table, seats, actions over the socket, a proved record."""

import contextlib
import secrets
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import euphoria
from euphoria.api import game, titles
from euphoria.core.record import verify
from kit.server import Running, full_table, play_on, running

SHORT = {"leaders": {"turn_limit": 12}, "dystopia": {"turn_limit": 8}, "show": {"turns": 2}}


@pytest.mark.parametrize("title", titles())
def test_people_play_a_whole_game_by_http(server: Running, title: str, tmp_path: Path) -> None:
    table, people = full_table(server, title, game(title).least, options=SHORT.get(title, {}))
    done = play_on(people, table, 4_000)
    info = people[0].get(f"/api/tables/{table}")["table"]
    assert info["phase"] == "over"
    assert info["result"] == people[0].position(table)["view"]["result"]
    path = tmp_path / "game.jsonl"
    path.write_bytes(people[1].request("GET", f"/api/tables/{table}/record").content)
    record = euphoria.read_record(path)
    assert verify(record).key
    match = euphoria.load(path)
    assert match.ply == done
    # A seat counts what it knows of: not the targets that somebody chose in secret.
    assert people[0].position(table)["ply"] == match.seen(0)


def test_one_person_plays_bots_over_the_socket(server: Running) -> None:
    ana = server.person("Ana")
    table = ana.table("leaders", 4, bots=3, options={"turn_limit": 12})
    ana.start(table)
    answered = -1
    with ana.sit(table) as socket:
        while True:
            position = socket.until("position")
            if position["view"]["result"] is not None:
                break
            decision = position["decision"]
            if decision is not None and decision["posed"] > answered:
                answered = decision["posed"]
                action = secrets.choice(decision["options"])["text"]
                socket.send("act", key=secrets.token_hex(8), ply=position["ply"], action=action)
    assert ana.get(f"/api/tables/{table}")["table"]["phase"] == "over"
    dice = ana.get(f"/api/tables/{table}/dice")
    assert dice["proved"] and dice["draws"]
    history = ana.get("/api/me/games")
    assert [game["table"] for game in history["games"]] == [table]
    assert history["statistics"][0]["games"] == 1


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/server.sqlite"
    with running(database) as first:
        table, people = full_table(first, "leaders", 4)
        play_on(people, table, 30)
        before = [person.request("GET", f"/api/tables/{table}/position").content for person in people]
    with running(database) as second:
        people = [second.anyone(person.token) for person in people]
        after = [person.request("GET", f"/api/tables/{table}/position").content for person in people]
        assert after == before
        assert play_on(people, table, 5, seed=2) == 5


def test_who_is_connected_when_the_server_stops_is_told_to_come_back(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
            table, people = full_table(server, "leaders", 4)
            sockets = [stack.enter_context(person.sit(table)) for person in people]
            for socket in sockets:
                socket.until("position")
        for socket in sockets:
            assert socket.until("bye") == {"type": "bye", "reason": "restart", "seconds": 1.0}
            with pytest.raises(ConnectionClosed) as closed:
                socket.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
