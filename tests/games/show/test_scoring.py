"""The points of a finished show are told by their sources, and the stage of the browser knows every event."""

import json
from pathlib import Path
from typing import Any

import pytest

from euphoria.api import game
from euphoria.games.show.rules.phases.ending import MISSION, TIME, finish
from euphoria.games.show.rules.state import DEAD
from euphoria.games.show.rules.table.kills import DOUBLE, HAND, KILL_TEAM
from euphoria.games.show.rules.words import EVENTS, THING
from kit.show_tables import told
from support import rule

CHAPTERS = Path(__file__).parents[3] / "web/src/games/show/chapters.json"
FIGURES = {"A.nikolai": {"at": [10, 5]}, "B.kabuki": {"at": [30, 20]}, "B.mycky": {"at": [34, 20]}}


def ended(kill: int, way: int) -> Any:
    """Nikolai has killed Kabuki, and it is over."""
    s: Any = game("show").position({"players": 2, "figures": FIGURES})
    s.status[1], s.killer[1], s.kill[1] = DEAD, 0, kill | 1 << KILL_TEAM
    finish(s, 0, way, 0)
    return s


@rule("S-18.3", "S-18.5", "S-18.6", "S-18.8", "S-16.42")
@pytest.mark.parametrize("way", [MISSION, TIME])
@pytest.mark.parametrize("kill", [0, HAND, HAND | DOUBLE])
def test_sources_add_up_to_the_points(kill: int, way: int) -> None:
    view = game("show").view(ended(kill, way), 0)
    sums = [sum(one["points"] for one in view["scored"] if one["seat"] == seat) for seat in (0, 1)]
    assert sums == view["result"]["points"]
    worth = {one["figure"]: one["value"] for one in view["figures"]}
    lines = {one["source"]: one for one in view["scored"]}
    assert lines["kill"] == {"seat": 0, "source": "kill", "figure": "B.kabuki", "points": worth["B.kabuki"]}
    assert ("hand" in lines, "susan" in lines) == (bool(kill & HAND), bool(kill & DOUBLE))
    if way == TIME:
        assert lines["half"]["points"] == -(sum(one["points"] for one in view["scored"][:-1]) // 2)
    else:
        assert lines["rival"]["figure"] == "B.mycky"
        assert lines["hero"]["points"] == (worth["A.nikolai"] + 1) // 2


def test_nothing_is_scored_before_the_end() -> None:
    s: Any = game("show").position({"players": 2, "figures": FIGURES})
    assert game("show").view(s, 0)["scored"] == []


def test_the_stage_in_the_browser_knows_every_event_of_the_engine() -> None:
    """Made anew by chapters.py beside it; a test there holds its scenes against this list."""
    known = json.loads(CHAPTERS.read_text(encoding="utf-8"))
    assert known["kinds"] == [kind.id for kind in EVENTS.kinds]
    assert known["things"] == THING.words


def test_a_way_is_told_with_its_corners() -> None:
    match = told(
        phase="positioning",
        order=["A.nikolai"],
        figures={"A.nikolai": {"at": [10, 10]}, "B.mycky": {"at": [40, 30]}},
    )
    match.act(0, "move 12,10>12,13>14,13")
    assert match.events(1)[-1]["corners"] == [12_000, 10_000, 12_000, 13_000]
    match.act(0, "move 15,13")
    assert "corners" not in match.events(1)[-1]
