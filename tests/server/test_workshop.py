"""The workshop of a title: what players build is looked at, in their language, and hurts nobody."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from euphoria.games.show.rules.maps.library import FIELDS, map_named
from euphoria.games.show.terminal.maps import check
from euphoria.server.catalogue import workshops
from euphoria.server.common.errors import Problem
from euphoria.server.desk import desk
from euphoria.server.http.questions import PRICES
from euphoria.terminal.desk import Desk
from kit.hostile import drums
from kit.server import Player, Running, running

ROOT = Path(__file__).resolve().parents[2]
PLACE = "/api/titles/show/workshop"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With limits, as it is run."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('workshop')}/s.sqlite", limits=True) as one:
        yield one


@pytest.fixture
def ana(house: Running) -> Player:
    house.entrance.buckets._left.clear()
    return house.person("Ana")


def ask(player: Player, lang: str = "en", **wanted: Any) -> dict[str, Any]:
    found: dict[str, Any] = player.post(PLACE, wanted=wanted, lang=lang)["board"]
    return found


def test_a_packaged_map_comes_with_its_data_its_picture_and_its_file(ana: Player, tmp_path: Path) -> None:
    found = ask(ana, start="studio", compare=True)
    assert found["made"] == map_named("studio")
    assert found["field"]["elements"] == ana.get("/api/maps/studio")["board"]["elements"]
    assert (found["fit"], found["complaints"]) == (True, [])
    assert [one["name"] for one in found["compared"]][:2] == ["middle", "outer"]
    assert all(one["even"] for one in found["compared"])
    file = tmp_path / "studio.toml"
    file.write_text(found["text"], encoding="utf-8")
    assert tomllib.loads(found["text"]) == map_named("studio")
    assert check(Desk("en"), str(file)) == 0


def test_a_file_and_a_number_become_maps(ana: Player) -> None:
    text = 'name = "Yard"\n[[element]]\nkind = "solid"\nbox = [5, 10, 6, 2.5]\nheight = 2.5\n'
    found = ask(ana, text=text)
    assert (found["made"]["name"], found["made"]["element"][0]["height"]) == ("Yard", 2.5)
    assert [one["error"] for one in found["complaints"]] == [False, False]
    made = ask(ana, lang="ru", seed=7, symmetry="turned")
    assert (made["fit"], made["made"]["name"], made["made"]["symmetry"]) == (True, "Стол 7", "turned")
    assert made == ask(ana, lang="ru", seed=7, symmetry="turned")


MISTAKES: list[tuple[dict[str, Any], str, str]] = [
    ({"box": [47, 3, 6, 2], "height": 1}, "", "off the table"),
    ({"box": [7, 3, 6, 2]}, "", "height is missing"),
    ({"box": [7, 3, 6, 2], "height": 2, "parts": []}, "", "not both"),
    (
        {"box": [7, 3, 6, 2], "height": 2, "links": [{"foot": [1, 1], "head": [2, 2]}]},
        "link",
        "on no surface",
    ),
    ({"kind": "building", "box": [7, 3, 6, 2], "roof": 1}, "", "2 inches or more above each other"),
    (
        {
            "kind": "building",
            "box": [7, 3, 6, 6],
            "roof": 3,
            "openings": [{"side": "south", "kind": "door", "from": 1, "to": 2}],
        },
        "opening",
        "1.25 inches wide",
    ),
    (
        {"kind": "building", "box": [7, 3, 6, 6], "roof": 3, "walls": [{"from": [1, 1], "to": [8, 4]}]},
        "wall",
        "out of the building",
    ),
    ({"kind": "solid", "parts": [7]}, "part", "table of named values"),
]


@pytest.mark.parametrize(("element", "part", "words"), MISTAKES)
def test_each_mistake_is_told_at_its_element(
    ana: Player, element: dict[str, Any], part: str, words: str
) -> None:
    good = {"kind": "solid", "box": [20, 3, 3, 3], "height": 1}
    found = ask(ana, made={"element": [good, {"kind": "solid", **element}]})
    (complaint,) = found["complaints"]
    assert (complaint["elements"], complaint["part"], complaint["error"]) == ([1], part, True)
    assert words in complaint["says"]
    assert (found["fit"], found["origins"], found["text"]) == (False, [0], "")


def test_what_the_checker_finds_is_told_with_rule_place_and_element(ana: Player) -> None:
    far = {"kind": "solid", "box": [22, 16, 4, 4], "height": 1}
    found = ask(ana, lang="es", made={"element": [far]})
    told = {(one["rule"], one["error"]): one for one in found["complaints"]}
    assert told["S-1.4", True]["elements"] == [0]
    assert told["S-17.1", True]["at"] == [24_000, 18_000]
    assert "misión" in told["S-17.1", True]["says"]
    assert told["S-1.4", False]["elements"] == []
    assert not found["fit"]


@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_every_question_is_answered_in_the_readers_language(ana: Player, lang: str) -> None:
    labels = {one["label"] for one in ask(ana, lang=lang, start=FIELDS[0], compare=True)["compared"]}
    assert len(labels) == 6
    others = {"en", "es", "ru"} - {lang}
    for other in others:
        assert labels.isdisjoint(
            one["label"] for one in ask(ana, lang=other, start=FIELDS[0], compare=True)["compared"]
        )


def test_what_is_no_question_is_refused_in_one_sentence(ana: Player) -> None:
    for wanted, reason in [
        ({}, "problems-map-which"),
        ({"seed": -1}, "problems-map-which"),
        ({"seed": True}, "problems-map-which"),
        ({"start": "moon"}, "problems-map-unknown"),
        ({"text": "name = "}, "problems-map-text"),
        ({"text": "a = " + "[" * 5000}, "problems-map-text"),
        ({"made": {"name": "é" * 20_000}}, "problems-map-long"),
    ]:
        problem = ana.refused("POST", PLACE, wanted=wanted)
        assert (problem["code"], problem["facts"]["reason"]) == ("bad-request", reason)
    assert ana.refused("POST", "/api/titles/moon/workshop", wanted={})["code"] == "not-found"
    assert (
        ana.refused("POST", "/api/titles/leaders/workshop", wanted={})["facts"]["reason"]
        == "problems-no-workshop"
    )


def test_whoever_asks_says_who_they_are(house: Running) -> None:
    assert house.anyone().refused("POST", PLACE, wanted={"start": "studio"})["code"] == "not-known"


NONSENSE: list[Any] = [
    None,
    [],
    {"element": {}},
    {"element": [None, [], "x", 1e308, {"kind": None}]},
    {"element": [{"kind": "solid", "outline": [[1e308, 1], [2, 2], [3, 1]], "height": 1}]},
    {"element": [{"kind": "solid", "box": [True, 1, 1, 1], "height": 10**30}]},
    {"symmetry": "turned", "element": [{"kind": "solid", "box": [1, 1, 1, 1], "height": 1, "twin": 3}]},
    {"name": "\u0000", "element": []},
    {"size": [1e9, 1e9]},
]


@pytest.mark.parametrize("made", NONSENSE)
def test_nonsense_is_a_complaint_and_no_mishap(made: Any) -> None:
    wanted = json.dumps({"made": made, "compare": True}).encode()
    board = workshops.look_at("show", wanted, "en").board
    assert not board["fit"]
    assert board["complaints"]


def test_dates_in_a_file_are_refused_like_other_words() -> None:
    board = workshops.look_at("show", json.dumps({"text": "size = [2026-11-17, 3]"}).encode(), "en").board
    assert [one["elements"] for one in board["complaints"]] == [[]]


def test_a_title_without_a_workshop_says_so() -> None:
    with pytest.raises(Problem, match="nothing to build"):
        workshops.look_at("leaders", b"{}", "en")


def test_more_than_a_request_may_hold_is_not_read(ana: Player) -> None:
    problem = ana.refused("POST", PLACE, wanted={"text": "x" * 70_000})
    assert problem["code"] == "too-large"


def test_the_dearest_map_is_looked_at_within_the_budget(ana: Player) -> None:
    """As many prisms as are allowed, each in the way of every line."""
    found = ask(ana, made=json.loads(drums(190)), compare=True)
    assert len(found["compared"]) == 6


def test_looking_costs_like_a_question_and_ends_in_time(
    house: Running, ana: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dict(house.entrance.buckets._left)
    ask(ana, start="canyon", compare=True)
    paid = {name for name, _ in house.entrance.buckets._left if (name, _) not in before}
    assert {"question", "work"} <= paid
    monkeypatch.setitem(PRICES, "workshop", 1000.0)
    assert ana.refused("POST", PLACE, wanted={"start": "canyon"})["code"] == "too-many"
    monkeypatch.setitem(PRICES, "workshop", 0.0)
    monkeypatch.setattr(desk, "BUDGET_OF_ERRANDS", 0.0)
    asked = (
        ana.request("POST", PLACE, json={"wanted": {"start": "canyon", "compare": True}}) for _ in range(9)
    )
    problem = next(answer.json() for answer in asked if answer.status_code != 200)
    assert problem["facts"]["reason"] == "problems-too-long"


def test_the_maps_the_client_is_tested_with_are_those_of_the_house() -> None:
    """Made anew by packaged.py beside it."""
    file = ROOT / "web" / "src" / "games" / "show" / "workshop" / "packaged.json"
    assert json.loads(file.read_text("utf-8")) == {name: map_named(name) for name in FIELDS}
