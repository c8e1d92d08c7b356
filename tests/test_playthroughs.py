"""The stories in tests/playthroughs are still told the same way (`python tools/playthrough.py`)."""

import pytest

from kit import analyses
from kit.sightings import changes, paths
from kit.story import FOLDER, STORIES, told
from kit.titles import TITLES


@pytest.mark.parametrize("name", STORIES)
def test_the_story_is_told_as_before(name: str) -> None:
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    # The first line that differs says more than two long texts.
    for number, (old, new) in enumerate(zip(stored, told(name).splitlines(), strict=True), 1):
        assert new == old, f"{name}.txt, line {number}"


@pytest.mark.parametrize("name", analyses.ANALYSES)
def test_a_recorded_game_is_understood_as_before(name: str) -> None:
    stored = (analyses.FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(stored, analyses.told(name).splitlines(), strict=True), 1):
        assert new == old, f"analyses/{name}.txt, line {number}"


def test_every_title_has_a_story_for_every_number_of_players() -> None:
    told_of = {(title.id, players) for title, players, _ in STORIES.values()}
    assert told_of == {(title.id, players) for title in TITLES for players in title.counts}


def test_there_is_no_story_that_nobody_tells() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(STORIES)


def test_a_story_says_what_is_seen_otherwise_than_before() -> None:
    view = {
        "you": 0,
        "turn": 0,
        "seats": [
            {"seat": 0, "row": [{"slot": "left", "card": "E"}], "hand": ["rope", "box"], "skips": False},
            {"seat": 1, "row": [{"slot": "left", "card": None}], "hand": [], "skips": False},
        ],
    }
    before = paths(view)
    assert list(changes({}, before)) == ["seats.A.row.left.card: E", "seats.A.hand: rope box"]
    view["turn"] = 1
    view["seats"] = [
        {"seat": 0, "row": [{"slot": "left", "card": "S"}], "hand": ["rope"], "skips": True},
        {"seat": 1, "row": [], "hand": ["drum"], "skips": False},
    ]
    assert list(changes(before, paths(view))) == [
        "turn: 1",
        "seats.A.row.left.card: E -> S",
        "seats.A.hand: without box",
        "seats.A.skips: yes",
        "seats.B.hand: drum",
    ]
    assert list(changes(paths(view), before))[-2:] == [
        "seats.A.skips: yes -> no",
        "seats.B.hand: without drum",
    ]
