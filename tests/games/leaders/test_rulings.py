"""Rulings that no position reached with the present cards can show, so that no scenario can."""

from euphoria.api import game
from euphoria.core.match import Match
from euphoria.games.leaders.rules.state import NOBODY, Table
from support import rule


@rule("L-12.4c")
def test_a_shot_is_void_if_the_shooter_has_lost_the_ray_gun() -> None:
    leaders = game("leaders")
    match = Match(leaders, 4, {}, None)
    match.place(
        leaders.position(
            {"players": 4, "A": {"row": "E S SL", "gun": "C"}, "C": {"row": "E S S", "hand": ["dust-beast"]}}
        )
    )
    match.follow({"seat": 0, "do": "shoot"})
    table = match.state
    assert isinstance(table, Table)
    table.gun[0] = NOBODY
    table.centre += 1
    match.follow({"seat": 2, "do": "pass"})
    told = [event["event"] for event in match.events(None)]
    assert told == ["leaders-shoots", "leaders-shot-void", "leaders-turn"]
    facts = leaders.facts(match.state)
    assert (facts["C.row"], facts["C.wastelander"], facts["C.artifacts"]) == ("E S S", False, 1)
    assert (facts["centre"], facts["last shot"], facts["turn"]) == (2, None, "B")
