"""Claims and whispers (L-5), and teams, which the game tells to nobody but their owner (L-3)."""

from typing import Any

import pytest

from euphoria.core.errors import BadSetup, Refused
from euphoria.core.match import Match
from euphoria.games.leaders.rules.cards import ARTIFACTS, TEAMS
from euphoria.games.leaders.rules.teams import is_wastelander, team
from kit.leaders_invariants import table_of
from kit.play import audience, shown, told, walk, whole
from kit.titles import LEADERS, new_match
from leaders_positions import bring
from support import rule

GAME = LEADERS.game

GIVEN: dict[str, Any] = {
    "players": 4,
    "A": {"row": "E S SL", "hand": ["rain-shield"], "knows": ["C.right"], "gun": "C"},
    "B": {"row": "E E S", "wastelander": True},
    "C": {"row": "S* E EL*"},
}


def placed(**options: Any) -> Match:
    match = Match(GAME, 4, options, None)
    match.place(GAME.position({**GIVEN, "options": options}))
    return match


@rule("L-5.1", "L-5.2a", "L-5.2b")
@pytest.mark.parametrize(
    ("seat", "claim", "verdict"),
    [
        (0, "row E S SL", "true"),
        (0, "row E ? ?", "true"),
        (0, "row ? ? ?", "true"),
        (0, "row E E SL", "false"),
        (0, "row SL S E", "false"),
        (0, "saw C.right EL", "true"),
        (0, "saw C.left S", "true"),
        (0, "saw C.left E", "false"),
        (0, "saw C.middle E", "guess"),
        (0, "saw C.middle SL", "guess"),
        (0, "saw A.right SL", "true"),
        (0, "saw A.right E", "false"),
        (0, "saw H.left E", "false"),
        (0, "hand rain-shield", "true"),
        (0, "hand iron-pancake", "false"),
        (0, "team subterran", "true"),
        (0, "team euphorian", "false"),
        (1, "team wastelander", "true"),
        (1, "team euphorian", "false"),
    ],
)
def test_a_claim_is_heard_unchecked_and_judged_after_the_end(seat: int, claim: str, verdict: str) -> None:
    match = placed()
    before = [shown(match, viewer) for viewer in audience(match)]
    match.say(seat, f"claim {claim}")
    assert [shown(match, viewer) for viewer in audience(match)] == before
    for viewer in audience(match):
        heard = match.events(viewer)[-1]
        assert set(heard) == {"number", "ply", "event", "rule", "seat", "claim"}, "no verdict is told"
    match.follow({"seat": 0, "do": "shoot"})
    assert match.over
    assert [(said.seat, said.verdict) for said in match.verdicts()] == [(seat, verdict)]


@rule("L-5.2", "L-5.2c")
@pytest.mark.parametrize("text", ["psst", "claim team euphorian"])
def test_whispers_are_off_by_default(text: str) -> None:
    match = placed()
    before = whole(match)
    with pytest.raises(Refused) as caught:
        match.say(0, text, to=2)
    assert (caught.value.rule, caught.value.reason) == ("L-5.2", "core-no-whispers")
    assert whole(match) == before


@rule("L-5.2c")
def test_whispered_words_are_for_two() -> None:
    match = placed(whispers=True)
    before = {viewer: told(match, viewer) for viewer in audience(match)}
    said = match.say(0, "claim row E S SL", to=2)
    assert (said.seat, said.to) == (0, 2)
    assert {viewer for viewer in audience(match) if told(match, viewer) != before[viewer]} == {0, 2}
    assert match.say(1, "Trust nobody.").to is None


@rule("L-5.2c")
@pytest.mark.parametrize("value", ["yes", 1, None])
def test_the_option_is_true_or_false(value: object) -> None:
    with pytest.raises(BadSetup, match="The option 'whispers' is either true or false"):
        Match(GAME, 4, {"whispers": value}, bytes(32))


@rule("L-3.1", "L-3.3b")
@pytest.mark.parametrize("players", LEADERS.counts)
def test_a_team_is_told_to_its_owner_whenever_it_changes_and_to_nobody_else(players: int) -> None:
    changes = 0
    for number in range(6):
        match = new_match(LEADERS, players, f"teams {number}", turn_limit=0)
        wanted: list[list[str]] = [[] for _ in range(players)]
        for luck in walk(match, number):
            note_teams(match, wanted)
            if match.decisions[0].kind == "action":
                # Exchanges are rare in random play: put one into the hand of whoever is to act.
                exchanger = ARTIFACTS.index(("cart-puller", "plastic-promise")[luck.below(2)])
                bring(table_of(match.state), exchanger, match.decisions[0].seat)
        note_teams(match, wanted)
        for seat in range(players):
            heard = [event for event in match.events(seat) if event["event"] == "leaders-team-is"]
            assert {event["seat"] for event in heard} == {seat}
            assert [TEAMS[event["team"]] for event in heard] == wanted[seat]
            changes += len(heard) - 1
        assert not any(event["event"] == "leaders-team-is" for event in match.events(None))
    assert changes > 5, "some changed teams"


def note_teams(match: Match, wanted: list[list[str]]) -> None:
    """What everybody ought to have been told by now, from the true rows."""
    t = table_of(match.state)
    if t.turn == 0 or t.over:
        return
    for seat in range(t.players):
        now = TEAMS[team(t, seat)]
        if not is_wastelander(t, seat) and wanted[seat][-1:] != [now]:
            wanted[seat].append(now)
