"""A table in words: the same facts, as sentences, for who has no pictures."""

import random
import re
import secrets
from itertools import pairwise
from typing import Any

import pytest

from euphoria.api import game, titles
from kit.server import Player, Running, Socket, full_table, play_on

SPOKEN = titles()


@pytest.mark.parametrize("title", SPOKEN)
def test_a_game_can_be_played_in_words(server: Running, title: str) -> None:
    table, people = full_table(server, title, game(title).least)
    watcher = server.person("Watcher")
    for _ in range(8):
        position = people[0].position(table)
        if position["view"]["result"] is not None:
            break
        player = people[position["waiting"][0]["seat"]]
        words = player.get(f"/api/tables/{table}/words", lang="en")
        assert words["question"] and words["lines"] and words["waiting"]
        offered = [option["text"] for option in player.position(table)["decision"]["options"]]
        assert [option["text"] for option in words["options"]] == offered
        looking_on = watcher.get(f"/api/tables/{table}/words", lang="en")
        assert looking_on["options"] == [] and looking_on["question"] == ""
        player.act(table, words["options"][0]["text"], words["ply"])


def test_words_come_in_three_languages_and_from_a_number_on(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    play_on(people, table, 10)
    told = [people[0].get(f"/api/tables/{table}/words", lang=lang)["events"] for lang in ("en", "es", "ru")]
    assert len({len(events) for events in told}) == 1
    assert told[0] != told[1] != told[2]
    assert re.search("[а-я]", " ".join(told[2]))
    later = people[0].get(f"/api/tables/{table}/words", lang="en", since=3)
    assert (later["first"], later["events"]) == (3, told[0][3:])
    problem = people[0].refused("GET", f"/api/tables/{table}/words?lang=tlh")
    assert problem["code"] == "bad-request"


def test_the_pages_hold_nothing_secret_and_no_inline_script(server: Running) -> None:
    ana = server.person("Anastasia")
    table = ana.table("leaders", 4, bots=3, public=False)
    for path in ("/plain", f"/plain/t/{table}", "/plain/t/nowhere"):
        page = server.http.get(path)
        assert page.status_code == 200
        assert ana.name not in page.text
        assert re.findall(r"<script(?![^>]*src=)", page.text) == []
        assert re.findall(r"\son\w+=|style=", page.text) == []
    assert "text/javascript" in server.http.get("/house.js").headers["content-type"]
    script = server.http.get("/house.js").text
    assert "innerHTML" not in script
    assert "eval(" not in script


class Reader:
    """Somebody who keeps what a socket says, as the client does."""

    def __init__(self, player: Player, table: str, **hello: Any) -> None:
        self.socket: Socket = player.sit(table, **hello)
        self.events: list[dict[str, Any]] = []
        self.sentences: list[str] = []
        self.position: dict[str, Any] = {}
        self.words: dict[str, Any] = {}
        self.kinds: list[str] = []

    def catch_up(self) -> None:
        self.socket.send("ping", n=1)
        while (message := self.socket.next())["type"] != "pong":
            self._take(message)

    def act(self, action: str) -> None:
        self.socket.send("act", key=secrets.token_hex(8), ply=self.position["ply"], action=action)
        while (message := self.socket.next())["type"] != "ack":
            assert message["type"] != "error", message
            self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        self.kinds.append(message["type"])
        if message["type"] == "events":
            self.events = message["events"] if message["reset"] else self.events + message["events"]
        elif message["type"] == "position":
            self.position = message
        elif message["type"] == "words":
            if message["reset"]:
                self.sentences = []
            assert message["first"] == len(self.sentences), "a sentence was left out or told twice"
            self.sentences += message["events"]
            self.words = message

    def check(self) -> None:
        """Every option, refusal and event has its sentence, in the same place."""
        decision = self.position["decision"] or {"options": [], "refused": []}
        for field in ("options", "refused"):
            assert len(self.words[field]) == len(decision[field])
        assert all(self.words["options"])
        assert all(one["words"] and one["why"] for one in self.words["refused"])
        assert bool(self.words["question"]) == (self.position["decision"] is not None)
        assert bool(self.words["result"]) == (self.position["view"]["result"] is not None)
        assert (self.words["ply"], self.words["epoch"]) == (self.position["ply"], self.position["epoch"])
        assert len(self.sentences) == len(self.events)


@pytest.mark.parametrize("title", SPOKEN)
def test_the_socket_tells_every_step_in_words(server: Running, title: str) -> None:
    table, people = full_table(server, title, game(title).least)
    watcher = server.person("Watcher")
    languages = ["en", "es", "ru"]
    readers = [
        Reader(player, table, lang=languages[number % 3]) for number, player in enumerate([*people, watcher])
    ]
    luck = random.Random(5)
    refused = 0
    for _ in range(60):
        for reader in readers:
            reader.catch_up()
            reader.check()
            refused += len(reader.words["refused"])
        waiting = readers[0].position["waiting"]
        if not waiting:
            break
        seat = luck.choice(waiting)["seat"]
        option = luck.choice(readers[seat].position["decision"]["options"])
        readers[seat].act(option["text"])
    assert refused > 0
    assert all(reader.sentences for reader in readers)
    assert {reader.words["lang"] for reader in readers} == set(languages)
    for reader in readers:
        assert {before for before, kind in pairwise(reader.kinds) if kind == "words"} == {"position"}
        reader.socket.close()


def test_a_switch_of_language_says_everything_again(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    play_on(people, table, 8)
    plain = Reader(people[0], table)
    plain.catch_up()
    assert "words" not in plain.kinds, "nobody asked for words"
    reader = Reader(people[0], table, lang="en")
    reader.catch_up()
    reader.check()
    english = reader.sentences
    for language, letters in (("ru", "[а-я]"), ("en", "[a-z]")):
        reader.kinds.clear()
        reader.socket.send("lang", lang=language)
        reader.catch_up()
        reader.check()
        assert reader.kinds == ["words"]
        assert reader.words["reset"] and reader.words["lang"] == language
        assert all(re.search(letters, sentence) for sentence in reader.sentences)
    assert reader.sentences == english
    reader.socket.send("lang", lang="")
    reader.kinds.clear()
    play_on(people, table, 1, seed=3)
    reader.catch_up()
    assert "words" not in reader.kinds
    reader.socket.send("lang", lang="tlh")
    assert reader.socket.until("error")["code"] == "bad-request"
    for one in (plain, reader):
        one.socket.close()


def test_who_comes_back_gets_all_sentences_and_only_the_missed_events(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    reader = Reader(people[0], table, lang="es")
    reader.catch_up()
    reader.socket.close()
    play_on(people, table, 12)
    back = Reader(people[0], table, lang="es", epoch=reader.position["epoch"], events=len(reader.events))
    back.events = reader.events
    back.catch_up()
    back.check()
    assert len(back.sentences) > len(reader.sentences) > 0
    assert back.sentences[: len(reader.sentences)] == reader.sentences
    back.socket.close()


def test_spectators_choose_a_language_and_claims_are_told(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    play_on(people, table, 4)
    reader = Reader(server.anyone(), table)
    reader.socket.send("lang", lang="en")
    reader.catch_up()
    reader.check()
    people[1].post(f"/api/tables/{table}/chat", key="k" * 8, text="claim row E S ?")
    reader.catch_up()
    reader.check()
    assert people[1].name in reader.sentences[-1]
    assert "claims" in reader.sentences[-1]
    reader.socket.close()
