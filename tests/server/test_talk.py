"""Talk: who hears what."""

import secrets
from typing import Any

from kit.server import Player, Running, full_table, play_on


def say(player: Player, table: str, text: str, **more: Any) -> int:
    body = {"key": secrets.token_hex(8), "text": text, **more}
    return int(player.post(f"/api/tables/{table}/chat", **body)["number"])


def heard(player: Player, table: str) -> list[str]:
    return [message["text"] for message in player.get(f"/api/tables/{table}/chat")["messages"]]


def test_spectators_talk_among_themselves_until_the_end(server: Running) -> None:
    table, people = full_table(server, "leaders", 4, options={"turn_limit": 3})
    watcher = server.person("Watcher")
    say(people[0], table, "hello")
    say(watcher, table, "B has both leaders!")
    assert heard(people[1], table) == ["hello"]
    assert heard(watcher, table) == ["hello", "B has both leaders!"]
    with people[1].sit(table) as seat, watcher.sit(table) as gallery:
        assert [one["text"] for one in seat.until("chat")["messages"]] == ["hello"]
        assert len(gallery.until("chat")["messages"]) == 2
    play_on(people, table)
    assert heard(people[1], table) == ["hello", "B has both leaders!"]


def test_a_whisper_is_seen_by_all_and_heard_by_two(server: Running) -> None:
    table, people = full_table(server, "leaders", 4, options={"whispers": True})
    say(people[0], table, "trust me", to=2)
    assert heard(people[0], table) == heard(people[2], table) == ["trust me"]
    assert heard(people[1], table) == heard(server.person("Watcher"), table) == [""]
    table, people = full_table(server, "leaders", 4)
    body = {"key": "k" * 8, "text": "psst", "to": 1}
    assert people[0].refused("POST", f"/api/tables/{table}/chat", **body)["code"] == "not-allowed"


def test_a_claim_is_an_event_and_is_judged_at_the_end(server: Running) -> None:
    table, people = full_table(server, "leaders", 4, options={"turn_limit": 3})
    assert say(people[0], table, "claim row E ? ?") == -1
    assert heard(people[1], table) == []
    event = people[1].get(f"/api/tables/{table}/events")["events"][-1]
    assert (event["event"], event["seat"]) == ("core-claimed", 0)
    body = {"key": "k" * 8, "text": "claim nonsense"}
    assert people[0].refused("POST", f"/api/tables/{table}/chat", **body)["code"] == "bad-action"
    play_on(people, table)
    (claim,) = people[3].get(f"/api/tables/{table}/outcome")["claims"]
    assert claim["verdict"] in ("true", "false", "guess")


def test_the_host_mutes_and_sweeps(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    number = say(people[1], table, "something rude")
    assert people[2].refused("DELETE", f"/api/tables/{table}/chat/{number}")["code"] == "not-allowed"
    people[0].request("DELETE", f"/api/tables/{table}/chat/{number}")
    assert heard(people[2], table) == []
    assert people[2].get(f"/api/tables/{table}")["table"]["hidden"] == [number]
    people[0].post(f"/api/tables/{table}/seats/1/mute", on=True)
    body = {"key": "k" * 8, "text": "again"}
    assert people[1].refused("POST", f"/api/tables/{table}/chat", **body)["code"] == "not-allowed"
    people[0].post(f"/api/tables/{table}/seats/1/mute", on=False)
    say(people[1], table, "sorry")
    assert heard(people[2], table) == ["sorry"]


def test_a_message_sent_twice_is_said_once(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    for _ in range(3):
        people[0].post(f"/api/tables/{table}/chat", key="the same key", text="once")
    assert heard(people[1], table) == ["once"]


def test_notes_are_ones_own(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    people[0].request("PUT", f"/api/tables/{table}/notes", json={"text": "D has a gun"})
    assert people[0].get(f"/api/tables/{table}/notes")["text"] == "D has a gun"
    assert people[1].get(f"/api/tables/{table}/notes")["text"] == ""
    assert server.person().refused("GET", f"/api/tables/{table}/notes")["code"] == "not-allowed"


def test_words_come_out_as_they_went_in_and_are_escaped_on_the_page(server: Running) -> None:
    evil = "<script>alert(1)</script>"
    ana = server.person("<b>Ana</b>&\"'")
    table = ana.table("leaders", 4)
    say(ana, table, evil)
    assert heard(ana, table) == [evil]
    page = server.http.get("/plain").text
    assert "<b>Ana" not in page
    assert "&lt;b&gt;Ana" in page
