"""A title that was only put on the lists is served like any other."""

from collections.abc import Iterator

import pytest

from euphoria.languages import LANGUAGES
from euphoria.registry import LISTED
from euphoria.server.catalogue import games as catalogue
from kit.server import Running, full_table, play_on


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(LISTED, "connect-four", "euphoria.games.connect_four")
    catalogue.offered.cache_clear()
    yield
    catalogue.offered.cache_clear()


def test_it_is_offered_with_its_bots_in_every_language(server: Running) -> None:
    names: set[str] = set()
    for language in LANGUAGES:
        (found,) = [
            one
            for one in server.anyone().get("/api/titles", lang=language)["titles"]
            if one["id"] == "connect-four"
        ]
        assert (found["least"], found["most"], found["bots"], found["settings"]) == (2, 2, ["random"], [])
        names.add(found["name"])
    assert len(names) == 3


def test_it_is_played_told_and_counted(server: Running) -> None:
    table, people = full_table(server, "connect-four", 2)
    with people[1].sit(table, lang="en") as socket:
        assert "Row 6" in people[0].get(f"/api/tables/{table}/words", lang="en")["lines"][0]
        people[0].act(table, "drop 3", 0)
        told = socket.until("words", lambda words: bool(words["events"]))
        assert told["events"][-1].endswith("drops a stone into column 3.")
        assert told["options"][0] == "Drop a stone into column 1"
    play_on(people, table)
    assert people[0].get(f"/api/tables/{table}/outcome")["result"]["way"] in ("four", "draw")
    numbers = people[0].get(f"/api/tables/{table}/statistics")
    assert sum(seat["actions"] for seat in numbers["seats"]) == numbers["actions"]
    moments = people[0].get(f"/api/tables/{table}/timeline", lang="es")["moments"]
    assert moments[0]["words"].endswith("echa una ficha en la columna 3.")


def test_what_it_does_not_have_is_not_found(server: Running) -> None:
    nobody = server.anyone()
    assert nobody.get("/api/cards/connect-four")["cards"] == []
    assert nobody.refused("GET", "/api/rules/connect-four")["code"] == "not-found"
    assert nobody.refused("GET", "/api/titles/connect-four/board")["code"] == "not-found"


def test_a_title_says_itself_for_how_many_players_it_has_a_board(server: Running) -> None:
    nobody = server.anyone()
    assert nobody.get("/api/titles/dystopia/board", players=6)["board"]
    for title, players in (("dystopia", 7), ("dystopia", 1), ("leaders", 4), ("nothing", 2)):
        path = f"/api/titles/{title}/board?players={players}"
        assert nobody.refused("GET", path)["code"] == "not-found"
