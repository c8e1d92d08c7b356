"""A table in words: the same facts, as sentences, for who has no pictures."""

import re

import pytest

from euphoria.games import GAMES
from euphoria.speech import TITLES
from kit.server import Running, full_table, play_on

SPOKEN = [title for title in GAMES if title in TITLES]


@pytest.mark.parametrize("title", SPOKEN)
def test_a_game_can_be_played_in_words(server: Running, title: str) -> None:
    table, people = full_table(server, title, GAMES[title].least)
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
    for path in ("/", f"/t/{table}", "/t/nowhere"):
        page = server.http.get(path)
        assert page.status_code == 200
        assert ana.name not in page.text
        assert re.findall(r"<script(?![^>]*src=)", page.text) == []
        assert re.findall(r"\son\w+=|style=", page.text) == []
    assert "text/javascript" in server.http.get("/house.js").headers["content-type"]
    script = server.http.get("/house.js").text
    assert "innerHTML" not in script
    assert "eval(" not in script
