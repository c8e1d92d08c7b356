"""Notes of finished games: every title fills its notebook, and what it notes is what happened."""

from typing import Any

import pytest

from euphoria.core.match import Match
from euphoria.core.state import OPEN_EYES
from euphoria.games.show.rules.box.rosters import PREPARED
from euphoria.lab.noting import Noted, notebook_of, play_noted
from euphoria.lab.stepping import replay
from euphoria.lab.table import Plan, play_game
from euphoria.notes import Fact
from euphoria.registry import LISTED

LIMITS: dict[str, dict[str, Any]] = {
    "leaders": {"turn_limit": 60},
    "dystopia": {"turn_limit": 120},
    "show": {"turns": 1},
}


def plan_of(title: str, *kinds: str, **options: Any) -> Plan:
    players = {"leaders": (5, 8), "dystopia": (3, 4), "show": (2,)}[title]
    return Plan(title, players, kinds, 8, {**LIMITS[title], **options})


def events(match: Match, kind: str) -> list[dict[str, Any]]:
    return [event for event in match.events("open") if event["event"] == kind]


def fits(fact: Fact, value: Any) -> bool:
    if fact.kind == "number":
        return value is None or isinstance(value, int)
    words = value if fact.kind == "words" else [value]
    return all(word in fact.values for word in words if word is not None)


@pytest.mark.parametrize("title", LISTED)
def test_every_fact_is_noted_and_is_one_of_its_values(title: str) -> None:
    book = notebook_of(title)
    kinds = ["random"] if title == "show" else ["random", "greedy"]
    for number in range(2 if title == "show" else 6):
        plan = plan_of(title, kinds[number % len(kinds)])
        notes = play_noted(plan, number).notes
        rows = [(book.game, notes.game), *[(book.seats, seat) for seat in notes.seats]]
        for facts, row in rows:
            assert list(row) == [fact.name for fact in facts]
            assert [fact.name for fact in facts if not fits(fact, row[fact.name])] == []
        assert notes.game["first"] in range(len(notes.seats))


@pytest.mark.parametrize(
    ("title", "kind"), [("leaders", "random"), ("leaders", "greedy"), ("dystopia", "random")]
)
def test_a_game_is_the_same_with_notes_with_decisions_and_as_a_match(title: str, kind: str) -> None:
    plan = plan_of(title, kind)
    for number in range(2):
        quick, noted = play_game(plan, number), play_noted(plan, number)
        told, match = play_noted(plan, number, with_choices=True), replay(plan, number)
        assert quick == noted.outcome == told.outcome
        assert noted.notes == told.notes
        assert noted.digest == told.digest == match.digest
        assert len(told.choices) == match.ply == quick.decisions
        logged = [entry for entry in match.log if "do" in entry]
        assert [(choice.seat, text) for choice, text in told.choices] == [
            (entry["seat"], entry["do"]) for entry in logged
        ]


def played(title: str, kind: str, number: int, **options: Any) -> tuple[Noted, Match, dict[str, Any]]:
    plan = plan_of(title, kind, **options)
    match = replay(plan, number)
    return play_noted(plan, number), match, match.game.view(match.state, OPEN_EYES)


def test_leaders_notes_artifacts_teams_and_guns() -> None:
    noted, match, view = played("leaders", "random", 3)
    for seat, notes in enumerate(noted.notes.seats):
        used = [e for kind in ("leaders-uses", "leaders-reacts") for e in events(match, kind)]
        named = {match.game.grammar.verbs[5].kinds[0].word(e["artifact"]) for e in used if e["seat"] == seat}
        assert set(_list(notes["used"])) == named
        assert set(_list(notes["used"])) | set(_list(notes["held"])) <= set(_list(notes["got"]))
        assert notes["held"] == view["seats"][seat]["hand"]
        assert notes["armed"] == sum(e["seat"] == seat for e in events(match, "leaders-arms"))
        assert notes["shots"] == sum(e["seat"] == seat for e in events(match, "leaders-shoots"))
    assert [notes["team"] for notes in noted.notes.seats] == match.game.result(match.state)["teams"]
    assert sorted(str(notes["role"]) for notes in noted.notes.seats).count("leader") in (1, 2)
    assert noted.notes.game["first"] == events(match, "leaders-begins")[0]["seat"]
    assert any(notes["used"] for notes in noted.notes.seats)


def test_dystopia_notes_recruits_markets_and_stars() -> None:
    noted, match, view = played("dystopia", "greedy", 2, turn_limit=400)
    winner = match.game.result(match.state)["winners"][0]
    assert noted.notes.seats[winner]["stars"] == 10
    for seat, notes in enumerate(noted.notes.seats):
        kept = [e for kind in ("dystopia-kept", "dystopia-kept-hidden") for e in events(match, kind)]
        assert len(_list(notes["kept"])) == 2 <= sum(e["seat"] == seat for e in kept)
        assert notes["recruits"] == view["seats"][seat]["recruits"]
        assert len(_list(notes["markets"])) == len(view["seats"][seat]["tile_stars"])
        assert (notes["side"] is not None) == view["seats"][seat]["resolved"]
        retrieved = sum(e["seat"] == seat for e in events(match, "dystopia-retrieves"))
        assert notes["retrieved"] == retrieved
    assert noted.notes.game["built"] == [site["tile"] for site in view["sites"] if site["tile"]]


def test_the_show_knows_the_prepared_teams() -> None:
    teams = ["kennel-club", "ballroom"]
    noted, match, _ = played("show", "random", 0, teams=teams, map="market", mission="rescue")
    first, second = noted.notes.seats
    assert [first["team"], second["team"]] == teams
    assert "benkei" in _list(first["objects"]) and "benkei" not in _list(second["objects"])
    assert second["characters"] == ["madeleine", "richelle", "sooyoung", "blanca", "susan"]
    assert second["leader"] == "madeleine"
    assert {first["side"], second["side"]} == {"north", "south"}
    assert (noted.notes.game["map"], noted.notes.game["mission"]) == ("market", "rescue")
    assert [first["points"], second["points"]] == match.game.result(match.state)["points"]


def test_no_two_prepared_teams_look_alike_in_notes() -> None:
    from euphoria.games.show.notes import _names

    assert sorted(_names().values()) == sorted(PREPARED)


def test_a_title_without_a_notebook_notes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LISTED, "connect_four", "euphoria.games.connect_four")
    noted = play_noted(Plan("connect_four", (2,), ("random",), 1, {}), 0)
    assert noted.notes == ({}, [{}, {}])
    assert noted.outcome.decisions > 6


def _list(value: Any) -> list[str]:
    assert isinstance(value, list)
    return value
