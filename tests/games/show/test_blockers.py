"""A refusal says who or what is in the way (S-11.4, S-14.2 and many more), in every language."""

from typing import Any

import pytest

import euphoria
from euphoria.core.match import Match
from euphoria.games.show.rules.box.reasons import REASONS
from euphoria.games.show.rules.views.blockers import NAMING
from euphoria.languages import LANGUAGES
from euphoria.speech import Speech

NAMES = ["Ana", "Bo"]
WALL = {"kind": "solid", "name": "wall", "box": [15, 7, 1, 6], "height": 3}
LOW = {"kind": "solid", "name": "crate", "box": [11, 8, 1, 4], "height": 1}
HOUSE = {"kind": "building", "name": "house", "box": [10, 10, 8, 8], "floors": [3], "roof": 6}
BLOCK = {"kind": "solid", "name": "tower", "box": [10, 10, 6, 6], "height": 3}
NIKOLAI = {"at": [10, 10]}
RIVAL = {"B.kabuki": {"at": [40, 30]}}


def placed(**given: Any) -> Match:
    match = euphoria.new("show", players=2, key=bytes(32), names=NAMES)
    match.place(euphoria.game("show").position({"players": 2, **given}))
    return match


def positioning(*scenery: Any, **figures: Any) -> Match:
    """It is the first figure's activation."""
    named = {name.replace("_", "."): facts for name, facts in figures.items()} | RIVAL
    return placed(phase="positioning", order=list(named), scenery=list(scenery), figures=named)


def firing(*scenery: Any, **figures: Any) -> Match:
    named = {name.replace("_", "."): facts for name, facts in figures.items()}
    return placed(phase="firing", order=list(named), scenery=list(scenery), figures=named)


def throwing() -> Match:
    """The victim of a grenade is asked whether it flees."""
    match = firing(
        {"kind": "solid", "name": "wall", "box": [17, 11, 3, 0.5], "height": 3},
        A_nikolai={"at": [10, 10], "objects": ["grenade"]},
        B_kabuki={"at": [20.2, 10]},
        A_richelle={"at": [18, 5.72]},
        B_madeleine={"at": [16.1, 13.6]},
    )
    match.act(0, "throw grenade 18,10")
    return match


def setting_up() -> Match:
    shed = {"kind": "solid", "name": "shed", "box": [10, 2, 4, 2], "height": 2}
    yard = {"name": "yard", "size": [48, 36], "element": [shed]}
    options = {"teams": ["nikolai*/blanca", "madeleine*"], "map": yard}
    match = euphoria.new("show", players=2, key=bytes(32), names=NAMES, options=options)
    while match.decisions[0].kind != "platform":
        decision = match.decisions[0]
        match.act(decision.seat, "side south" if decision.seat == 0 else "side north")
    return match


def deploying() -> Match:
    match = setting_up()
    match.act(0, "platform 15,1")
    return match


def company() -> Match:
    return positioning(A_nikolai=NIKOLAI, A_blanca={"at": [13, 10]}, B_madeleine={"at": [11.185, 13]})


def roof() -> Match:
    return positioning(BLOCK, A_nikolai={"at": [10.59, 13], "on": "1.top"}, A_blanca={"at": [9, 13]})


def targets() -> Match:
    return placed(
        options={"mission": "objectives"},
        phase="positioning",
        order=["A.nikolai"],
        targets={1: [14, 10], 2: [30, 20], 3: [40, 20]},
        figures={"A.nikolai": NIKOLAI, **RIVAL},
    )


def armed(thing: str) -> Match:
    """Somebody stands on the wall."""
    wide = {**WALL, "box": [15, 7, 2, 6]}
    thrower = {"at": [10, 10], "objects": [thing], **({"site": 1} if thing != "grenade" else {})}
    return firing(wide, A_nikolai=thrower, B_madeleine={"at": [16, 9], "on": "1.top"})


def behind(figure: str, phase: str) -> Match:
    """One rival is behind the wall, the other in sight."""
    figures = {
        figure: NIKOLAI,
        "B.kabuki": {"at": [18, 10]},
        "B.blanca": {"at": [10, 16]},
        "B.scauter": {"at": [12, 16]},
        "A.richelle": {"at": [30, 30]},
    }
    return placed(phase=phase, order=[figure], scenery=[WALL], figures=figures)


CASES: list[tuple[str, Any, int, str, str]] = [
    ("through-figure", company, 0, "move 16,10", "A.blanca"),
    ("through-scenery", lambda: positioning(WALL, A_nikolai=NIKOLAI), 0, "move 18,10", "#1"),
    ("past-enemy", company, 0, "move 10,16", "B.madeleine"),
    ("stop-on-top", lambda: positioning(LOW, A_nikolai={"at": [8, 10]}), 0, "move 11.5,10", "#1"),
    ("on-marker", targets, 0, "move 13.5,10", "target-1"),
    ("way-up", lambda: positioning(HOUSE, A_nikolai={"at": [9.41, 14]}), 0, "climb 10.62,14@1", "#1"),
    ("way-down", roof, 0, "jump 9.411,13", "#1"),
    ("on-figure", roof, 0, "jump 9.41,13", "A.blanca"),
    ("platform-near-scenery", setting_up, 0, "platform 14.999,1", "#1"),
    ("in-scenery", deploying, 0, "deploy A.nikolai 12,3", "#1"),
    ("behind-wall", throwing, 1, "flee 18,13.09", "#1"),
    ("touches-enemy", throwing, 1, "flee 18,6.91", "A.richelle"),
    ("on-figure", throwing, 1, "flee 16.091,12.43", "B.madeleine"),
    ("blast-unseen", lambda: armed("grenade"), 0, "throw grenade 17,10", "#1"),
    ("occupied", lambda: armed("explosive-charges"), 0, "detonate 15,7", "B.madeleine"),
    ("unseen", lambda: behind("A.nikolai", "weapons"), 0, "aim first B.kabuki 1", "#1"),
    ("out-of-sight", lambda: behind("A.madeleine", "special"), 0, "fascinate B.kabuki", "#1"),
    ("out-of-sight", lambda: behind("A.sooyoung", "special"), 0, "seduce B.kabuki", "#1"),
    ("cat-stopped", lambda: behind("A.kobayhisi", "special"), 0, "cat 18,10", "#1"),
]


@pytest.mark.parametrize(("reason", "told", "seat", "action", "by"), CASES)
def test_a_refusal_names_who_or_what_is_in_the_way(
    reason: str, told: Any, seat: int, action: str, by: str
) -> None:
    match: Match = told()
    with pytest.raises(euphoria.Refused) as refused:
        match.act(seat, action)
    assert (refused.value.reason, refused.value.facts) == (f"show-no-{reason}", {"blocker": by})
    for language in LANGUAGES:
        speech = Speech(language, NAMES)
        sentence = speech.refusal(match, refused.value)
        name = (
            by
            if by.startswith("#")
            else speech.say(f"show-character-{by.split('.')[1]}")
            if "." in by
            else "1"
        )
        assert name in sentence, sentence


def test_every_reason_that_may_name_something_is_tried() -> None:
    assert {f"show-no-{case[0]}" for case in CASES} == {REASONS[number].message for number in NAMING}


def test_the_wall_that_is_met_first_is_named() -> None:
    further = {**WALL, "box": [20, 7, 1, 6]}
    match = positioning(further, WALL, A_nikolai=NIKOLAI)
    with pytest.raises(euphoria.Refused) as refused:
        match.act(0, "move 25,10")
    assert refused.value.facts == {"blocker": "#2"}


def test_what_is_asked_before_a_move_names_it_as_well() -> None:
    match = positioning(A_nikolai=NIKOLAI, A_blanca={"at": [13, 10]})
    ask = {"ask": "route", "figure": "A.nikolai", "to": "13.2,10"}
    assert match.ask(0, ask)["refusal"]["facts"] == {"blocker": "A.blanca"}
    way = match.ask(0, {"ask": "way", "action": "move 16,10"})
    assert way["refusal"]["facts"] == {"blocker": "A.blanca"}
