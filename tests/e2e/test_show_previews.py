"""What the arena says before an answer is what then happens: ways, sight, aim, dice."""

import json

from euphoria.games.show.rules.words import BADGES
from kit.browser import Visitors
from kit.prophet import US, YARD, played


def test_ways_sight_and_aim_are_as_they_were_said_to_be(visit: Visitors) -> None:
    prophet = played(visit, {"teams": ["scauter*", "centinel*"]})
    assert prophet.kept.count("way") >= 2
    assert "sight" in prophet.kept
    declared = [event for event in prophet.line.events() if event["event"] == "show-declared"]
    ours = [(event["aim"], event["shots"]) for event in declared if BADGES[event["figure"]] == US]
    assert ours == prophet.aims
    assert len(ours) >= 1
    fired = [event for event in prophet.line.events() if event["event"] == "show-shot"]
    assert sum(shots for _, shots in ours) == len([one for one in fired if BADGES[one["figure"]] == US])


def test_a_fight_is_as_it_was_said_to_be(visit: Visitors) -> None:
    prophet = played(visit, {"teams": ["scauter*", "mycky*"], "map": json.dumps(YARD)})
    assert "way" in prophet.kept
    assert prophet.kept.count("dice") >= 2
