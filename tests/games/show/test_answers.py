"""Answers before a choice: what is shown is what then happens, and nothing secret is in it."""

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import Any

import pytest

import euphoria
from euphoria.core.errors import BadQuestion, BadSetup
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.games.show.rules.answers.questions import QUESTIONS
from euphoria.games.show.rules.odds.fights import mixed_fight, wild_fight
from euphoria.games.show.rules.phases.fights_dice import resolve
from euphoria.games.show.rules.state import Arena, distance, within
from euphoria.games.show.rules.words import BADGES, inches
from kit.show_tables import GAME, arena_of, played, settle_by, told
from support import rule

WALL = {"kind": "solid", "box": [20, 10, 1, 10], "height": 4}
SANDBAGS = {"kind": "barricade", "box": [14, 8, 0.5, 4], "height": 1}
TEAMS = {"teams": ["steel-choir", "velvet-knives"], "mission": "objectives"}


def figure_at(match: Match, name: str) -> tuple[list[int], int]:
    """Where a figure is and how many AP it has, as everybody sees it."""
    found = next(one for one in match.view(None)["figures"] if one["figure"] == name)
    return found["place"], found["ap"]


def duel(phase: str = "weapons", **figures: Any) -> Match:
    """Nikolai and Blanca on an empty table, ten inches apart."""
    facts = {"A.nikolai": {"at": [10, 10]}, "B.blanca": {"at": [20, 10]}}
    for name, more in figures.items():
        facts[name.replace("_", ".")] = {**facts.get(name.replace("_", "."), {}), **more}
    return told(phase=phase, order=list(facts), figures=facts)


# ------------------------------------------------------------------ where to


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_price_of_a_route_is_what_is_paid(seed: int) -> None:
    """On played positions, random places: every step is accepted, and costs what was said."""
    match = played(TEAMS, seed, 50)
    luck = Luck(seed)
    tried = 0
    for _ in range(200):
        if match.over or tried == 12:
            break
        decision = match.decisions[0]
        name = match.view(None)["active"]
        if decision.kind == "position" and name is not None:
            place, _ = figure_at(match, name)
            x, y = [max(600, at + luck.below(12_000) - 6_000) for at in place[:2]]
            tried += try_route(match, decision.seat, name, x, y, luck)
        choices = decision.options
        match.act(decision.seat, choices[luck.below(len(choices))])
    assert tried


def try_route(match: Match, seat: int, name: str, x: int, y: int, luck: Luck) -> bool:
    surface = luck.below(3) and luck.below(len(arena_of(match).field.surfaces))
    try:
        told_way = match.ask(
            seat, {"ask": "route", "figure": name, "to": f"{inches(x)},{inches(y)}@{surface}"}
        )
    except BadQuestion:
        return False
    twin = match.copy()
    if told_way["refusal"] is not None or not told_way["found"]:
        assert not told_way["found"] or told_way["left"] is None or told_way["refusal"] is not None
        return False
    start = purse(twin, name)
    assert told_way["ap"] == start
    for number, step in enumerate(told_way["steps"]):
        before = purse(twin, name)
        twin.act(seat, step["action"])
        # When a free move is used up it is over, and its purse with it.
        if number + 1 < len(told_way["steps"]) or told_way["left"]:
            assert before - purse(twin, name) == step["ap"]
    # Who walks to a low top from the ground comes to rest on it, and is told so.
    assert figure_at(twin, name)[0] == told_way["to"]
    assert told_way["to"][:2] == [x, y]
    assert told_way["left"] == start - sum(step["ap"] for step in told_way["steps"])
    return True


def purse(match: Match, name: str) -> int:
    """The AP that movement may cost: the figure's own, or those of a free move."""
    s = arena_of(match)
    return s.run_budget if s.run_budget >= 0 else figure_at(match, name)[1]


def test_a_route_counts_what_the_activation_has_cost_already() -> None:
    match = duel("positioning")
    match.act(0, "move 10,10.4")
    way = match.ask(0, {"ask": "route", "figure": "A.nikolai", "to": "10,11"})
    assert (way["price"], way["left"], way["steps"]) == (0, 8, [{"action": "move 10,11", "ap": 0}])
    # Somebody else's activation would begin at nothing.
    other = match.ask(0, {"ask": "route", "figure": "B.blanca", "to": "20,10.6"})
    assert (other["price"], other["left"]) == (1, 11)


def test_a_movement_costs_what_is_said_and_ends_where_it_is_said() -> None:
    match = duel("positioning")
    told_way = match.ask(None, {"ask": "way", "action": "move 10,12", "watched": True})
    assert told_way["to"] == [10_000, 12_000, 0] and not told_way["home"]
    assert (told_way["figure"], told_way["ap"], told_way["contacts"]) == ("A.nikolai", 2, [])
    assert (told_way["sees"], told_way["seen"]) == (["B.blanca"], ["B.blanca"])
    assert "sees" not in match.ask(0, {"ask": "way", "action": "move 10,12"})
    match.act(0, "move 10,12")
    assert figure_at(match, "A.nikolai") == (told_way["to"], told_way["left"])
    touching = match.ask(0, {"ask": "way", "action": "move 18.82,10"})
    assert touching["contacts"] == ["B.blanca"]


def test_a_movement_that_is_none_is_told_why() -> None:
    match = duel("positioning")
    assert match.ask(0, {"ask": "way", "action": "move 0,30"}) == {
        "ask": "way",
        "figure": "A.nikolai",
        "refusal": {"rule": "S-2.4", "reason": "show-no-off-table", "facts": {}},
    }
    with pytest.raises(BadQuestion, match="'action' is a movement such as 'move 12"):
        match.ask(0, {"ask": "way", "action": "done"})
    with pytest.raises(BadQuestion, match="'action' is no action: "):
        match.ask(0, {"ask": "way", "action": "fly 10,12"})
    with pytest.raises(BadQuestion, match="Nobody is to be moved now"):
        duel("firing").ask(0, {"ask": "way", "action": "move 10,12"})


def test_who_lies_gets_up_first() -> None:
    match = duel("positioning", A_nikolai={"deck": True})
    way = match.ask(0, {"ask": "route", "figure": "A.nikolai", "to": "10,12"})
    assert [step["action"] for step in way["steps"]] == ["rise", "move 10,12"]
    assert (way["price"], way["left"]) == (3, 6)
    reach = match.ask(0, {"ask": "reach", "figure": "A.nikolai"})
    assert reach["rises"] and [area["price"] for area in reach["areas"]] == list(range(2, 10))


def test_a_route_beyond_the_ap_has_a_price_and_a_reason() -> None:
    match = duel("positioning")
    way = match.ask(0, {"ask": "route", "figure": "A.nikolai", "to": "10,30"})
    assert (way["price"], way["left"], way["refusal"]["reason"]) == (20, None, "show-no-ap")
    assert match.ask(0, {"ask": "route", "figure": "A.nikolai", "to": "10,30", "ap": 20})["left"] == 0
    nowhere = match.ask(0, {"ask": "route", "figure": "A.nikolai", "to": "0,30"})
    assert (nowhere["found"], nowhere["steps"]) == (False, [])
    assert nowhere["refusal"] == {"rule": "S-2.4", "reason": "show-no-off-table", "facts": {}}


def test_a_way_over_a_roof_is_told_in_actions() -> None:
    container = {"kind": "solid", "box": [20, 15, 6, 5], "height": 2.5}
    match = told(
        scenery=[container],
        order=["A.nikolai", "B.blanca"],
        figures={"A.nikolai": {"at": [18, 17.5]}, "B.blanca": {"at": [40, 30]}},
    )
    way = match.ask(1, {"ask": "route", "figure": "A.nikolai", "to": "21,17.5@1"})
    assert [step["action"].split()[0] for step in way["steps"]] == ["move", "climb", "move"]
    assert way["price"] == sum(step["ap"] for step in way["steps"]) in (8, 9)
    for step in way["steps"]:
        match.act(0, step["action"])
    assert figure_at(match, "A.nikolai") == ([21_000, 17_500, 1], way["left"])


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"at": [18.82, 10]}, "show-no-engaged"),
        ({"at": [10, 10], "fight": 0}, "show-no-only-to-touch"),
    ],
)
def test_fights_hold_their_members(facts: dict[str, Any], reason: str) -> None:
    figures = {
        "A.nikolai": facts,
        "B.blanca": {"at": [20, 10], "fight": 0},
        "A.mycky": {"at": [21.18, 10], "fight": 0},
    }
    if "fight" not in facts:
        facts["fight"] = 0
    match = told(phase="positioning", order=list(figures), figures=figures)
    reach = match.ask(0, {"ask": "reach", "figure": "A.nikolai"})
    assert (reach["refusal"]["reason"], reach["areas"]) == (reason, [])


def test_the_berserk_robot_keeps_its_reserve() -> None:
    match = told(
        phase="positioning",
        order=["A.centinel", "B.blanca"],
        figures={"A.centinel": {"at": [10, 10], "state": ["berserk"]}, "B.blanca": {"at": [40, 30]}},
    )
    prices = [area["price"] for area in match.ask(0, {"ask": "reach", "figure": "A.centinel"})["areas"]]
    assert max(prices) == 9


def inside(rings: list[list[list[int]]], x: int, y: int) -> bool:
    """Even-odd: the rings are outlines and holes."""
    crossings = 0
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                crossings += 1
    return crossings % 2 == 1


def test_a_region_promises_its_price() -> None:
    match = told(
        scenery=[WALL, SANDBAGS],
        order=["A.nikolai", "B.blanca"],
        figures={"A.nikolai": {"at": [18, 15]}, "B.blanca": {"at": [15, 18]}},
    )
    reach = match.ask(0, {"ask": "reach", "figure": "A.nikolai"})
    luck = Luck(3)
    held = 0
    holes = [ring for hole in reach["holes"] for ring in hole["rings"]]
    for _ in range(400):
        area = reach["areas"][luck.below(len(reach["areas"]))]
        x, y = 9_000 + luck.below(18_000), 6_000 + luck.below(18_000)
        if any(inside([ring], x, y) for ring in holes):
            continue
        if any(inside([ring], x, y) for ring in area["rings"]) and held < 25:
            held += 1
            way = match.ask(0, {"ask": "route", "figure": "A.nikolai", "to": f"{inches(x)},{inches(y)}"})
            assert way["refusal"] is None
            assert way["price"] <= area["price"]
    assert held == 25


@rule("S-11.14")
@pytest.mark.parametrize("walkable", [True, False])
def test_a_way_onto_a_low_top_is_judged_as_the_move_is(walkable: bool) -> None:
    match = told(
        scenery=[{"kind": "solid", "box": [20, 13, 4, 4], "height": 1, "walkable": walkable}],
        order=["A.nikolai", "B.blanca"],
        figures={"A.nikolai": {"at": [18, 15]}, "B.blanca": {"at": [5, 30]}},
    )
    decision = match.decisions[0]
    for x in ("19.3", "19.6", "20.3", "22"):
        way = match.ask(0, {"ask": "route", "figure": "A.nikolai", "to": f"{x},15"})
        refused = decision.check(f"move {x},15")
        assert (way["refusal"] and way["refusal"]["reason"]) == (refused and refused.message)
        assert way["found"] == (refused is None)


# ------------------------------------------------------------------ seeing


@rule("S-4.2", "S-14.3")
def test_sight_names_what_blocks_each_line() -> None:
    match = told(
        phase="weapons",
        order=["A.nikolai", "B.blanca"],
        scenery=[SANDBAGS],
        figures={"A.nikolai": {"at": [10, 10]}, "B.blanca": {"at": [15.1, 10]}},
    )
    seen = match.ask(0, {"ask": "sight", "figure": "A.nikolai", "target": "B.blanca"})
    low = [line for line in seen["lines"] if line["height"] == "low"]
    assert [line["free"] for line in low] == [False] * 3
    assert all(line["blocker"]["element"] == 1 for line in low)
    assert seen["free"] == sum(line["free"] for line in seen["lines"]) < 9
    assert seen["cover"]["value"] == -2 and seen["cover"]["reason"] == "touching"
    # From a supposed place on the other side nothing is in the way.
    behind = {"ask": "sight", "figure": "A.nikolai", "target": "B.blanca", "at": "18,10"}
    assert match.ask(1, behind)["free"] == 9


def test_all_others_in_short_and_supposed_places_that_cannot_be() -> None:
    match = duel(A_mycky={"at": [15, 10]})
    seen = match.ask(None, {"ask": "sight", "figure": "B.blanca"})
    assert {one["figure"]: one["foe"] for one in seen["others"]} == {"A.nikolai": True, "A.mycky": True}
    hidden = next(one for one in seen["others"] if one["figure"] == "A.nikolai")
    assert hidden["cover"]["by"] == {"figure": "A.mycky"}
    there = match.ask(None, {"ask": "sight", "figure": "B.blanca", "at": "15,10.5"})
    assert there["refusal"] == {
        "rule": "S-2.4",
        "reason": "show-no-on-figure",
        "facts": {"blocker": "A.mycky"},
    }


# ------------------------------------------------------------------ aim


@rule("S-4.2")
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_aim_shown_is_the_aim_declared(seed: int) -> None:
    """Also for a second line, with another weapon or at another target."""
    match = played({"teams": ["velvet-knives", "ballroom"]}, seed, 60)
    luck = Luck(seed)
    declared = 0
    for _ in range(250):
        if match.over or declared > 20:
            break
        decision = match.decisions[0]
        choices = decision.options
        lines = [one for one in choices if one.verb == "aim"]
        if decision.kind == "fire" and lines:
            line = lines[luck.below(len(lines))]
            declared += compare_aim(match, decision.seat, line.text)
            match.act(decision.seat, line)
            continue
        match.act(decision.seat, choices[luck.below(len(choices))])
    assert declared > 3


def compare_aim(match: Match, seat: int, text: str) -> int:
    _, weapon, target, shots = text.split()
    # Not always the active one: Sooyoung makes others shoot.
    shooter = BADGES[arena_of(match).badge[arena_of(match).shooter]]
    shown = match.ask(seat, {"ask": "aim", "figure": shooter, "target": target})
    one = next(one for one in shown["weapons"] if one["weapon"] == weapon)
    assert one["refusal"] is None
    assert one["aim"] == one["base"] + sum(modifier["value"] for modifier in one["modifiers"])
    assert one["affordable"] >= int(shots)
    twin = match.copy()
    twin.act(seat, text)
    before = len(match.events(None))
    # A seduced figure that can declare no more fires by itself.
    if twin.decision(seat) is not None and twin.decisions[0].kind == "fire":
        twin.act(seat, "fire")
    told_aims = [event["aim"] for event in twin.events(None, before) if event["event"] == "show-declared"]
    assert told_aims[-1] == one["aim"]
    return 1


def test_the_aim_from_a_supposed_place() -> None:
    match = duel("positioning")
    here = match.ask(0, {"ask": "aim", "figure": "A.nikolai", "target": "B.blanca"})["weapons"][0]
    assert (here["aim"], here["modifiers"]) == (5, [])
    near = {"ask": "aim", "figure": "A.nikolai", "target": "B.blanca", "at": "16,10"}
    assert [one["id"] for one in match.ask(0, near)["weapons"][0]["modifiers"]] == ["point-blank", "moving"]
    still = match.ask(0, {**near, "moves": False})["weapons"][0]["modifiers"]
    assert still == [{"id": "point-blank", "value": 1, "rule": "S-14.11"}]
    away = match.ask(0, {**near, "at": "10,10", "target_at": "40,10"})["weapons"][0]
    assert [one["id"] for one in away["modifiers"]] == ["afar", "mobile-target"]
    assert match.ask(0, {**near, "divided": True, "several": True})["weapons"][0]["aim"] == 5 + 1 - 3


def test_what_keeps_a_figure_from_shooting_is_told() -> None:
    match = duel(A_nikolai={"spent": 9}, B_blanca={"at": [20, 10]})
    one = match.ask(0, {"ask": "aim", "figure": "A.nikolai", "target": "B.blanca"})["weapons"][0]
    assert (one["affordable"], one["shots"], one["refusal"]["reason"]) == (0, 5, "show-no-ap")
    assert one["refusal"]["facts"] == {"ap": 0}
    fighting = duel("attack", B_blanca={"at": [11.18, 10]})
    assert fighting.ask(0, {"ask": "aim", "figure": "A.nikolai", "target": "B.blanca"})["holds"]


# ------------------------------------------------------------------ odds against the engine


def close(counted: Counter[int], spread: dict[str, Any], games: int) -> None:
    """The whole distribution, cumulated, within five standard deviations everywhere."""
    total = int(spread["total"])
    ways = [int(one) for one in spread["ways"]]
    assert sum(ways) == total
    for number in range(len(ways)):
        share = sum(ways[: number + 1]) / total
        seen = sum(counted[lost] for lost in range(number + 1)) / games
        assert abs(seen - share) <= 5 * sqrt(share * (1 - share) / games) + 1e-9, (number, seen, share)


def run_luck(s: Arena, luck: Luck) -> None:
    while s.bounds and not s.over:
        settle_by(s, luck)


@pytest.mark.parametrize("shield", [False, True])
def test_odds_of_shots_against_the_engine(shield: bool) -> None:
    match = told(
        phase="weapons",
        order=["A.nikolai", "B.centinel"],
        figures={
            "A.nikolai": {"at": [10, 10]},
            "B.centinel": {"at": [14, 10], "lp": 90, "state": ["shielded"] if shield else []},
            "B.blanca": {"at": [40, 30]},
        },
    )
    odds = match.ask(0, {"ask": "odds", "figure": "A.nikolai", "target": "B.centinel", "shots": 3})
    assert (odds["aim"], odds["shots"], len(odds["victims"])) == (6, 3, 1)
    lost = volleys(match, "aim first B.centinel 3", 1200)
    close(lost["B.centinel"], odds["victims"][0]["loss"], 1200)
    exact = Fraction(odds["victims"][0]["kill"]["exact"])
    ways = odds["victims"][0]["loss"]
    assert exact == Fraction(int(ways["ways"][-1]), int(ways["total"]))


def volleys(match: Match, line: str, games: int) -> dict[str, Counter[int]]:
    """LP that everybody loses to a volley, counted."""
    start = arena_of(match)
    fire = [GAME.grammar.parse(text).code for text in (line, "fire")]
    luck = Luck(17)
    found: dict[str, Counter[int]] = {BADGES[badge]: Counter() for badge in start.badge}
    for _ in range(games):
        s = start.copy()
        for code in fire:
            GAME.act(s, 0, code)
        run_luck(s, luck)
        for i in range(s.count()):
            found[BADGES[s.badge[i]]][start.lp[i] - s.lp[i]] += 1
    return found


@rule("S-14.30")
def test_odds_of_fire_into_a_fight_against_the_engine() -> None:
    match = told(
        phase="weapons",
        order=["A.nikolai", "A.mycky", "B.blanca", "B.susan"],
        figures={
            "A.nikolai": {"at": [10, 10]},
            "A.mycky": {"at": [18.82, 10], "lp": 40},
            "B.blanca": {"at": [20, 10], "lp": 60},
            "B.susan": {"at": [40, 30]},
        },
    )
    odds = match.ask(0, {"ask": "odds", "figure": "A.nikolai", "target": "B.blanca", "shots": 4})
    assert [one["figure"] for one in odds["victims"]] == ["A.mycky", "B.blanca"]
    lost = volleys(match, "aim first B.blanca 4", 1200)
    for one in odds["victims"]:
        close(lost[one["figure"]], one["loss"], 1200)


def test_both_weapons_cost_each_other_a_point() -> None:
    match = told(
        phase="weapons",
        order=["A.blanca", "B.nikolai"],
        figures={"A.blanca": {"at": [10, 10]}, "B.nikolai": {"at": [20, 10]}},
    )
    ask = {"ask": "odds", "figure": "A.blanca", "target": "B.nikolai"}
    assert [match.ask(0, {**ask, "weapon": one})["shots"] for one in ("first", "second", "both")] == [1, 2, 3]
    both = match.ask(0, {**ask, "weapon": "both"})
    assert (both["aim"], both["modifiers"]) == (
        6,
        [{"id": "several-weapons", "value": -1, "rule": "S-14.13"}],
    )
    # Once the gun is declared the uzi suffers by itself.
    match.act(0, "aim first B.nikolai 1")
    assert match.ask(0, {**ask, "weapon": "second"})["aim"] == 6


# ------------------------------------------------------------------ fights


def fight_wounds(match: Match, buys: list[tuple[int, str]], games: int) -> tuple[Counter[int], Counter[int]]:
    """Wounds taken by team A and by team B, as the engine rolls them."""
    luck = Luck(23)
    taken: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for _ in range(games):
        s = arena_of(match).copy()
        s.out = []
        for seat, text in buys:
            GAME.act(s, seat, GAME.grammar.parse(text).code)
        # Only the dice: what the wounds do comes after them.
        settle_by(s, luck)
        for event in s.out or []:
            if event.kind.id == "show-wounds":
                facts = event.facts()
                taken[facts["seat"]][facts["count"]] += 1
    return taken


@rule("S-12.10", "S-12.11")
def test_the_odds_of_a_fight_for_each_number_of_dice() -> None:
    match = told(
        phase="attack",
        order=["A.nikolai", "B.mycky"],
        figures={"A.nikolai": {"at": [10, 10], "state": ["charged"]}, "B.mycky": {"at": [11.18, 10]}},
    )
    odds = match.ask(0, {"ask": "fight", "figure": "A.nikolai", "rival": 2})
    assert [choice["dice"] for choice in odds["choices"]] == [0, 1, 2, 3]
    assert [choice["own"] for choice in odds["choices"]] == [1, 2, 3, 4]
    for dice in (0, 3):
        taken = fight_wounds(match, [(0, f"roll {dice}"), (1, "roll 2")], 1000)
        close(taken[0], odds["choices"][dice]["taken"], 1000)
        close(taken[1], odds["choices"][dice]["dealt"], 1000)
    # What was bought already is certain.
    match.act(0, "roll 2")
    other = match.ask(1, {"ask": "fight", "figure": "B.mycky"})
    assert other["rival"] == 3 and [choice["dice"] for choice in other["choices"]] == [0, 1, 2, 3]


@rule("S-16.35")
def test_the_odds_of_a_fight_with_mycky_between_friends() -> None:
    figures: dict[str, dict[str, Any]] = {
        "A.mycky": {"at": [10, 10]},
        "A.susan": {"at": [12.36, 10]},
        "B.nikolai": {"at": [11.18, 10]},
        "B.blanca": {"at": [8.82, 10]},
    }
    for name in figures:
        figures[name]["fight"] = 0
    match = told(phase="attack", order=list(figures), figures=figures)
    odds = match.ask(0, {"ask": "fight", "figure": "A.mycky", "own": 0, "rival": 1})
    assert [choice["dice"] for choice in odds["choices"]] == list(range(7))
    taken = fight_wounds(match, [(0, "roll 4"), (0, "roll 0"), (1, "roll 1"), (1, "roll 0")], 1000)
    close(taken[0], odds["choices"][4]["taken"], 1000)
    close(taken[1], odds["choices"][4]["dealt"], 1000)
    assert odds["choices"][4]["mishaps"]["total"] == "10000"


def test_wild_dice_on_both_sides_are_counted_face_by_face() -> None:
    found: Counter[tuple[int, int]] = Counter()
    for own, wild, rival, other in product(range(1, 11), repeat=4):
        mine = [own, wild] if wild < 10 else [own]
        theirs = [rival, other] if other < 10 else [rival]
        found[resolve(mine, theirs)] += 1
    odds = mixed_fight(1, 1, 1, 1)
    counted = {(a, b): n for a, row in enumerate(odds.ways) for b, n in enumerate(row) if n}
    assert (counted, odds.total) == (dict(found), 10_000)
    alone = wild_fight(2, 3, 2)
    mixed = mixed_fight(2, 3, 2, 0)
    assert sum(sum(map(sum, one.ways)) for one in alone) == sum(map(sum, mixed.ways)) == mixed.total


def test_a_charge_can_be_supposed() -> None:
    match = duel("positioning")
    odds = match.ask(0, {"ask": "fight", "figure": "A.nikolai", "target": "B.blanca", "ap": 1})
    assert [choice["own"] for choice in odds["choices"]] == [1, 2]
    assert {one["figure"]: one["free"] for one in odds["members"]} == {"A.nikolai": 1, "B.blanca": 0}
    # Nothing of it happened.
    assert match.view(None)["figures"][0]["fight"] is None
    with pytest.raises(BadQuestion, match="would not touch"):
        match.ask(0, {"ask": "fight", "figure": "A.nikolai", "target": "B.blanca", "at": "15,10"})


@pytest.mark.parametrize("bought", [0, 1])
def test_a_charge_says_what_the_fight_then_says(bought: int) -> None:
    """For either end of what the rival may buy: at the fight one knows which it is."""
    match = duel("positioning", A_nikolai={"at": [14, 10]})
    place = "18.82,10"
    route = match.ask(0, {"ask": "route", "figure": "A.nikolai", "to": place})
    charge = {"ask": "fight", "figure": "A.nikolai", "target": "B.blanca", "at": place, "ap": route["left"]}
    most = match.ask(0, charge)["choices"]
    ends = {0: match.ask(0, {**charge, "rival": 0})["choices"], most[0]["rival"]: most}
    assert list(ends) == [0, 1]
    assert ends[1][-1]["taken"]["mean"] > ends[0][-1]["taken"]["mean"] == 0
    for step in route["steps"]:
        match.act(0, step["action"])
    while match.decisions[0].kind != "dice":
        decision = match.decisions[0]
        match.act(decision.seat, "done" if "done" in decision.options else decision.options[0])
    match.act(1, f"roll {bought}")
    assert match.ask(0, {"ask": "fight", "figure": "A.nikolai"})["choices"] == ends[bought]


# ------------------------------------------------------------------ templates


def grenadier(**more: dict[str, Any]) -> Match:
    figures = {
        "A.nikolai": {"at": [10, 10], "objects": ["grenade"]},
        "A.mycky": {"at": [15, 12]},
        "B.blanca": {"at": [16, 10]},
        "B.susan": {"at": [18.4, 10]},
        "B.richelle": {"at": [30, 30]},
        **more,
    }
    return told(phase="firing", order=list(figures), figures=figures, scenery=[])


@rule("S-15.13", "S-15.14")
def test_who_is_under_a_grenade_is_who_must_flee_or_stay() -> None:
    match = grenadier()
    under = match.ask(0, {"ask": "under", "at": "16,11", "by": "A.nikolai"})
    assert under["refusal"] is None
    names = [one["figure"] for one in under["victims"]]
    assert names == ["A.mycky", "B.blanca", "B.susan"]
    match.act(0, "throw grenade 16,11")
    assert [BADGES[arena_of(match).badge[i]] for i in arena_of(match).victims] == names
    for one in under["victims"]:
        decision = match.decisions[0]
        places = [place for way in one["flights"] for place in way]
        assert len(places) > 20
        for x, y in places[::9]:
            assert decision.check(f"flee {inches(x)},{inches(y)}") is None
        assert Fraction(one["stay"]["loss"]["ways"][3]) / int(one["stay"]["loss"]["total"]) == Fraction(
            1, 100
        )
        assert Fraction(one["flee"]["loss"]["ways"][3]) / int(one["flee"]["loss"]["total"]) == Fraction(1, 50)
        match.act(decision.seat, "stay")


def test_who_fights_cannot_flee_and_far_throws_are_told() -> None:
    match = grenadier(**{"A.susan": {"at": [17.18, 10]}})
    under = match.ask(1, {"ask": "under", "at": "16,10"})
    blanca = next(one for one in under["victims"] if one["figure"] == "B.blanca")
    assert (blanca["flee"], blanca["flights"]) == (None, [])
    assert "refusal" not in under
    far = match.ask(1, {"ask": "under", "at": "25,10", "by": "A.nikolai"})
    assert far["refusal"]["rule"] == "S-15.11"


@rule("S-14.34")
def test_who_is_under_a_flame_is_who_is_burnt() -> None:
    match = told(
        phase="weapons",
        order=["A.chastas", "B.blanca"],
        figures={
            "A.chastas": {"at": [10, 10]},
            "A.susan": {"at": [13, 10.5]},
            "B.blanca": {"at": [15, 10]},
            "B.nikolai": {"at": [10, 14]},
        },
    )
    under = match.ask(0, {"ask": "under", "by": "A.chastas", "towards": "1,0"})
    names = {one["figure"] for one in under["victims"]}
    assert names == {"A.susan", "B.blanca"}
    match.act(0, "burn 1,0")
    burnt = {GAME.word("foe", event["foe"]) for event in match.events(None) if event["event"] == "show-burnt"}
    assert burnt == names


# ------------------------------------------------------------------ measuring


@rule("S-4.2", "S-4.6")
@pytest.mark.parametrize("seed", range(3))
def test_a_measure_is_the_distance_of_the_rules(seed: int) -> None:
    match = played(TEAMS, seed + 1, 60)
    s = arena_of(match)
    living = [i for i in range(s.count()) if s.alive(i)]
    for i in living:
        for j in living:
            names = [BADGES[s.badge[k]] for k in (i, j)]
            found = match.ask(None, {"ask": "measure", "from": names[0], "to": names[1]})
            assert found["distance"] == distance(s, i, j)
            if i != j:
                assert within(s, i, j, found["distance"] + 1)
                assert found["distance"] == 0 or not within(s, i, j, found["distance"] - 1)


def test_points_and_markers_are_measured_too() -> None:
    match = told(
        options={"mission": "objectives"},
        order=["A.nikolai", "B.blanca"],
        targets={1: [20, 10]},
        figures={"A.nikolai": {"at": [10, 10]}, "B.blanca": {"at": [40, 30]}},
    )
    to_point = match.ask(0, {"ask": "measure", "from": "A.nikolai", "to": "13,14"})
    assert (to_point["distance"], to_point["centres"], to_point["height"]) == (5000 - 590, 5000, 0)
    assert match.ask(0, {"ask": "measure", "from": "1,1", "to": "4,5"})["distance"] == 5000
    marker = match.ask(0, {"ask": "measure", "from": "a.NIKOLAI", "to": "target-1"})
    assert (marker["from"], marker["distance"]) == ("A.nikolai", 10_000 - 590 - 500)


# ------------------------------------------------------------------ questions as such

GOOD: list[dict[str, Any]] = [
    {"ask": "reach", "figure": "A.nikolai"},
    {"ask": "route", "figure": "B.blanca", "to": "20,20"},
    {"ask": "way", "action": "move 10,11", "watched": True},
    {"ask": "sight", "figure": "A.nikolai"},
    {"ask": "sight", "figure": "A.nikolai", "target": "B.blanca"},
    {"ask": "aim", "figure": "B.blanca", "target": "A.nikolai"},
    {"ask": "odds", "figure": "B.blanca", "target": "A.nikolai"},
    {"ask": "fight", "figure": "B.blanca", "target": "A.nikolai"},
    {"ask": "under", "at": "12,12", "by": "A.nikolai"},
    {"ask": "measure", "from": "A.nikolai", "to": "B.blanca"},
]


@rule("S-4.2", "S-6.12")
def test_answers_are_the_same_for_everybody_and_give_no_secret_away() -> None:
    figures = {
        "A.nikolai": {"at": [10, 10], "objects": ["grenade", "explosive-charges"], "site": 1},
        "A.scauter": {"at": [8, 10], "objects": ["first-aid-kit"]},
        "B.blanca": {"at": [18, 10], "objects": ["stun-grenade"]},
        "B.susan": {"at": [18, 16], "objects": ["adrenaline"]},
    }
    match = told(phase="positioning", order=list(figures), figures=figures, scenery=[WALL])
    asked = {question["ask"] for question in GOOD}
    assert asked == set(QUESTIONS)
    for question in GOOD:
        text = json.dumps(match.ask(0, question))
        assert json.dumps(match.ask(1, question)) == json.dumps(match.ask(None, question)) == text
        for seat in range(2):
            world = GAME.determinize(match.state, seat, Luck(5))
            assert json.dumps(GAME.answer(world, seat, question)) == text


def test_a_question_changes_nothing() -> None:
    match = played(TEAMS, 3, 45)
    living = [one["figure"] for one in match.view(None)["figures"] if one["status"] == "up"]
    mine = next(name for name in living if name.startswith("A.nikolai"))
    foe = next(name for name in living if name.startswith("B.blanca"))
    before = match.state.digest()
    for question in GOOD:
        swapped = {
            key: mine if value == "A.nikolai" else foe if value == "B.blanca" else value
            for key, value in question.items()
        }
        match.ask(0, swapped)
        assert match.state.digest() == before
    assert match.state.out == []


BAD: list[tuple[Any, str]] = [
    ([], "A question is a table of named values."),
    ({}, "'ask' is one of reach, route, way, sight, aim, odds, fight, under, measure, not 'NoneType'."),
    (
        {"ask": "luck"},
        "'ask' is one of reach, route, way, sight, aim, odds, fight, under, measure, not 'luck'.",
    ),
    (
        {"ask": ["reach"]},
        "'ask' is one of reach, route, way, sight, aim, odds, fight, under, measure, not 'list'.",
    ),
    ({"ask": "reach"}, "The question 'reach' needs 'figure'."),
    ({"ask": "reach", "figure": 3}, "'figure' is a text, not '3'."),
    ({"ask": "reach", "figure": "A.zorro"}, "There is no figure 'A.zorro' in this show."),
    ({"ask": "reach", "figure": "A.-"}, "There is no figure 'A.-' in this show."),
    ({"ask": "reach", "figure": "x" * 5000}, f"There is no figure '{'x' * 40}' in this show."),
    ({"ask": "reach", "figure": "B.susan"}, "B.susan is not alive on the table."),
    ({"ask": "reach", "figure": "A.nikolai", "ap": 10**30}, "'ap' is a whole number from 0 to 30"),
    ({"ask": "reach", "figure": "A.nikolai", "ap": True}, "'ap' is a whole number from 0 to 30, not 'True'."),
    ({"ask": "reach", "figure": "A.nikolai", "to": "1,1"}, "The question 'reach' has no 'to': figure, ap."),
    ({"ask": "route", "figure": "A.nikolai", "to": "1;1"}, "'to' is a place such as 12.5,3 or 12.5,3@2"),
    ({"ask": "route", "figure": "A.nikolai", "to": "99,99"}, "'to': 99,99 is not on the table."),
    ({"ask": "route", "figure": "A.nikolai", "to": "9,9@77"}, "'to': there is no surface 77 on this table."),
    ({"ask": "sight", "figure": "A.nikolai", "target": "A.nikolai"}, "'target' is another figure"),
    ({"ask": "aim", "figure": "A.mycky", "target": "B.blanca"}, "A.mycky has no weapon that is aimed."),
    ({"ask": "aim", "figure": "A.nikolai", "target": "B.blanca", "moves": 1}, "'moves' is true or false"),
    ({"ask": "odds", "figure": "A.nikolai", "target": "B.blanca", "shots": 6}, "'shots' is a whole number"),
    (
        {"ask": "odds", "figure": "A.nikolai", "target": "B.blanca", "weapon": "both"},
        "'weapon' is one of first, not 'both'.",
    ),
    ({"ask": "fight", "figure": "A.nikolai"}, "A.nikolai is in no fight; name a 'target' to suppose one."),
    ({"ask": "fight", "figure": "A.nikolai", "target": "A.mycky"}, "A.mycky is no enemy of A.nikolai."),
    (
        {"ask": "fight", "figure": "A.nikolai", "target": "B.blanca", "rival": 2},
        "The side of B.blanca cannot buy so many dice.",
    ),
    ({"ask": "under"}, "The question 'under' needs 'at'."),
    ({"ask": "under", "by": "A.nikolai", "towards": "0,0"}, "A.nikolai has no flame-thrower."),
    ({"ask": "measure", "from": "A.nikolai", "to": "cat"}, "'to' is a place such as"),
]


@pytest.mark.parametrize(("question", "sentence"), BAD)
def test_bad_questions_get_one_clear_sentence(question: Any, sentence: str) -> None:
    match = duel("positioning", A_mycky={"at": [5, 5]}, B_susan={"at": [30, 30], "dead": True})
    before = match.state.digest()
    with pytest.raises(BadQuestion) as caught:
        match.ask(0, question)
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)
    assert match.state.digest() == before


def test_other_titles_and_seats() -> None:
    match = euphoria.new("leaders", players=4, key=bytes(32))
    with pytest.raises(BadQuestion, match="leaders answers one question"):
        match.ask(0, {"ask": "reach"})
    with pytest.raises(BadSetup, match="There is no seat 7"):
        match.ask(7, {"ask": "reach"})
    # Before anybody is on the table there is nothing to measure from.
    early = euphoria.new("show", players=2, key=bytes(32))
    with pytest.raises(BadQuestion, match="no figure"):
        early.ask(0, {"ask": "reach", "figure": "A.nikolai"})
    assert early.ask(None, {"ask": "measure", "from": "0,0", "to": "3,4"})["distance"] == 5000
