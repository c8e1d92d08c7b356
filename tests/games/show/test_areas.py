"""Regions of endless choices: what is drawn is what the check allows."""

import json
from math import hypot
from typing import Any

import pytest

import euphoria
from euphoria.core.decision import Decision
from euphoria.core.flow import AskStep
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.games.show.rules.answers.areas import DRAWN
from euphoria.games.show.rules.words import inches
from kit.show_tables import arena_of, told
from support import rule

FORGIVEN = 50
"""A twentieth of an inch."""
BARRICADE = {"kind": "barricade", "box": [13, 8, 0.5, 4], "height": 1}
CONTAINER = {"kind": "solid", "box": [20, 4, 6, 5], "height": 2.5}


def inside(rings: list[list[list[int]]], x: int, y: int) -> bool:
    crossings = 0
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                crossings += 1
    return crossings % 2 == 1


def region_of(match: Match) -> tuple[Decision, dict[str, Any]]:
    decision = match.decisions[0]
    region = decision.region
    assert region is not None
    assert json.loads(json.dumps(region)) == region
    return decision, region


def from_rim(rings: list[list[list[int]]], x: int, y: int) -> float:
    """How far a place is from the nearest outline."""
    nearest = 1e9
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            dx, dy = bx - ax, by - ay
            along = ((x - ax) * dx + (y - ay) * dy) / max(1, dx * dx + dy * dy)
            along = min(1.0, max(0.0, along))
            nearest = min(nearest, hypot(x - ax - along * dx, y - ay - along * dy))
    return nearest


def agree(match: Match, decision: Decision, area: dict[str, Any], text: str, most: int = 250) -> None:
    """Places by lot: inside exactly when the action is allowed, but for a twentieth of an inch at the rim."""
    luck = Luck(7)
    xs = [x for ring in area["rings"] for x, _ in ring]
    ys = [y for ring in area["rings"] for _, y in ring]
    found = {True: 0, False: 0}
    for _ in range(most):
        x = max(0, min(xs) - 1000) + luck.below(max(xs) - min(xs) + 2000)
        y = max(0, min(ys) - 1000) + luck.below(max(ys) - min(ys) + 2000)
        holes = area.get("holes", [])
        if from_rim([*area["rings"], *holes], x, y) <= FORGIVEN:
            continue
        action = text.format(f"{inches(x)},{inches(y)}")
        drawn = inside(area["rings"], x, y) and not any(inside([hole], x, y) for hole in holes)
        assert drawn == (decision.check(action) is None), action
        found[drawn] += 1
    assert found[True] and found[False]
    assert match.over is False


# ------------------------------------------------------------------ before the show


@rule("S-8.3", "S-8.5")
def test_platforms_and_deployment() -> None:
    match = euphoria.new("show", players=2, key=bytes(32), options={"teams": ["steel-choir", "kennel-club"]})
    while match.decisions[0].kind != "platform":
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    decision, region = region_of(match)
    agree(match, decision, region["areas"][0], "platform {}")
    kinds: set[str] = set()
    while match.decisions[0].kind in ("platform", "deploy"):
        decision = match.decisions[0]
        if decision.kind == "deploy":
            _, region = region_of(match)
            first = next(iter(decision.options)).text.split()[1]
            form = "pet" if first.endswith("benkei") else "character"
            if form == "character" and form not in kinds:
                ground = next(area for area in region["areas"] if area["surface"] == 0)
                agree(match, decision, ground, f"deploy {first} {{}}", 40)
            if form == "pet":
                assert region["lines"]
                for line in region["lines"]:
                    ((x, y),) = line["points"]
                    assert decision.check(f"deploy {line['figure']} {inches(x)},{inches(y)}") is None
            kinds.add(form)
            if kinds == {"pet", "character"}:
                return
        match.act(decision.seat, decision.options[0])
    pytest.fail("no Benkei came")


# ------------------------------------------------------------------ in the show


def test_positions_are_the_reach_of_the_active_figure() -> None:
    match = told(
        scenery=[BARRICADE],
        order=["A.nikolai", "B.blanca"],
        figures={"A.nikolai": {"at": [10, 10]}, "B.blanca": {"at": [30, 30]}},
    )
    _, region = region_of(match)
    reach = match.ask(0, {"ask": "reach", "figure": "A.nikolai"})["areas"]
    assert region["areas"] == [{**area, "figure": "A.nikolai"} for area in reach]
    assert [area["price"] for area in reach] == list(range(1, 10))
    # Only who is asked has a region.
    assert match.game.region(match.state, 1) is None


def ability(name: str, **more: Any) -> Match:
    figures = {name: {"at": [10, 10]}, "B.blanca": {"at": [18, 10]}, **more}
    return told(phase="special", turn=2, order=list(figures), figures=figures, scenery=[BARRICADE, CONTAINER])


@rule("S-16.39")
def test_where_the_cat_may_run() -> None:
    match = ability("A.kobayhisi")
    decision, region = region_of(match)
    (line,) = region["lines"]
    assert line["figure"] == "A.kobayhisi" and len(line["points"]) == 129
    for x, y in line["points"][::8]:
        assert decision.check(f"cat {inches(x)},{inches(y)}") is None
    # East the barricade is low enough to be run over; the container in the south-east is not.
    assert max(x for x, _ in line["points"]) > 20_500


@rule("S-16.12")
def test_where_a_benkei_may_be_called() -> None:
    match = ability("A.richelle", **{"A.benkei": {"off": True}, "B.susan": {"at": [24, 0.6]}})
    decision, region = region_of(match)
    # An enemy at the southern border parts it in two.
    assert len(region["lines"]) == 5
    for line in region["lines"]:
        for x, y in (line["points"][0], line["points"][-1]):
            assert decision.check(f"call {inches(x)},{inches(y)}") is None


@rule("S-16.30")
def test_where_grenades_may_fall() -> None:
    match = ability("A.arendal", **{"B.susan": {"at": [10, 17]}})
    decision, region = region_of(match)
    assert region["areas"][0]["surface"] == 0
    agree(match, decision, region["areas"][0], "grenades {0} {0} {0}")


def test_abilities_without_places_have_no_region() -> None:
    assert ability("A.madeleine").decisions[0].region is None


@rule("S-15.12", "S-15.20")
def test_throws_and_charges() -> None:
    figures = {
        "A.nikolai": {"at": [12, 10], "objects": ["grenade"]},
        "A.odonell": {"at": [40, 30], "objects": ["explosive-charges"], "site": 2},
        "B.blanca": {"at": [18, 10]},
    }
    match = told(phase="firing", order=list(figures), figures=figures, scenery=[BARRICADE, CONTAINER])
    decision, region = region_of(match)
    assert {area["surface"] for area in region["areas"]} == {0, 1}
    agree(match, decision, region["areas"][0], "throw grenade {}")
    match.act(0, "pass")
    decision, region = region_of(match)
    (area,) = region["areas"]
    agree(match, decision, area, "detonate {}")


@rule("S-15.14")
def test_where_a_victim_may_flee() -> None:
    figures = {
        "A.nikolai": {"at": [10, 10], "objects": ["grenade"]},
        "B.blanca": {"at": [18, 10]},
        "B.susan": {"at": [30, 30]},
    }
    match = told(phase="firing", order=list(figures), figures=figures, scenery=[CONTAINER])
    match.act(0, "throw grenade 17,9.2")
    decision, region = region_of(match)
    assert decision.kind == "flee"
    for line in region["lines"]:
        assert line["figure"] == "B.blanca"
        for x, y in line["points"][::6]:
            assert decision.check(f"flee {inches(x)},{inches(y)}") is None


@rule("S-12.23")
def test_how_far_a_fight_may_be_pushed() -> None:
    match = told(
        phase="attack",
        order=["A.nikolai", "B.mycky"],
        figures={"A.nikolai": {"at": [10, 2]}, "B.mycky": {"at": [11.18, 2]}},
    )
    while match.decisions[0].kind != "push":
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    decision, region = region_of(match)
    assert len(region["lines"]) == 32
    east = next(line for line in region["lines"] if line["points"][1][0] > line["points"][0][0])
    (ax, ay), (bx, by) = east["points"]
    match.act(decision.seat, f"push {inches(bx - ax)},{inches(by - ay)}")
    moved = next(one for one in match.view(None)["figures"] if one["figure"] == east["figure"])
    assert abs(moved["place"][0] - bx) <= 2 and abs(moved["place"][1] - by) <= 2


def test_flames_are_drawn_and_shots_are_listed() -> None:
    figures = {"A.chastas": {"at": [10, 10]}, "B.blanca": {"at": [14, 10]}}
    match = told(phase="weapons", order=list(figures), figures=figures)
    _, region = region_of(match)
    assert region["lines"] and all(len(line["points"]) == 16 for line in region["lines"])
    match.act(0, "pass")
    assert match.decisions[0].kind == "fire" and match.decisions[0].region is None


def test_every_question_with_endless_choices_is_drawn() -> None:
    match = told(
        order=["A.nikolai", "B.blanca"],
        figures={"A.nikolai": {"at": [10, 10]}, "B.blanca": {"at": [30, 30]}},
    )
    steps = [step for proc in match.game.book for step in proc.steps if isinstance(step, AskStep)]
    endless = {step.name for step in steps if step.also is not None}
    # Teams are bought and sites are elements of the map: neither is placed.
    assert endless - {"team", "site"} == set(DRAWN)
    assert arena_of(match).over is False
