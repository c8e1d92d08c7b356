"""Samples of good places: every one is legal, they are few, and what they are for is among them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euphoria.games.show.rules.box.cards import BENKEI, KOBAYHISI, MADELEINE, SUSAN
from euphoria.games.show.rules.box.data import NORTH, SOUTH
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.maps.library import FIELDS, field_named
from euphoria.games.show.rules.movement import candidate_places as spots
from euphoria.games.show.rules.movement import climbing
from euphoria.games.show.rules.movement.placing import (
    border_refusal,
    deploy_refusal,
    flee_refusal,
    grenade_refusal,
    platform_refusal,
)
from euphoria.games.show.rules.movement.walking import price, walk
from euphoria.games.show.rules.sight.sight import look_at
from euphoria.games.show.rules.sight.templates import under_blast, under_flame
from euphoria.games.show.rules.state import CALLED, DEAD, OFF, TARGET_LOAD, UP, Arena
from euphoria.games.show.rules.table.cat import cat_refusal
from euphoria.games.show.rules.table.loads import loads_in_reach
from euphoria.games.show.rules.table.standing import place_refusal
from euphoria.games.show.rules.words import (
    CLIMB,
    JUMP,
    LET_DOWN,
    USE_LINK,
    argument,
    points_of,
    surface_of,
    x_of,
    y_of,
)
from kit.show_place import arena, named, put, put_target
from support import often, rule

WALL = {"name": "wall", "kind": "solid", "box": [20, 10, 1, 6], "height": 3, "walkable": False}


def moves(s: Arena, i: int, budget: int) -> list[tuple[list[int], list[int]]]:
    """The sample of paths, each as the x and the y of its points."""
    return [points_of(argument(code)) for code in spots.moves(s, i, budget)]


def ends(s: Arena, i: int, budget: int) -> list[tuple[int, int]]:
    return [(xs[-1], ys[-1]) for xs, ys in moves(s, i, budget)]


def touched(s: Arena, i: int, budget: int) -> set[int]:
    """The enemies that some path of the sample ends in contact with."""
    found = set[int]()
    for xs, ys in moves(s, i, budget):
        found |= set(walk(s, i, xs, ys).enemies)
    return found


def scattered(seed: int, figures: int = 8) -> Arena:
    luck = Random(seed)
    s = Arena(field_named(FIELDS[seed % len(FIELDS)]))
    for x in (14_000, 24_000, 34_000):
        put_target(s, x, 18_000)
    for k in range(figures):
        i = put(s, 0, 0, team=k % 2, who=MADELEINE)
        surface = luck.randrange(len(s.field.surfaces)) if k < 4 else 0
        shape = s.field.surfaces[surface].shape
        while place_refusal(s, i, s.x[i], s.y[i], surface) != FINE:
            s.x[i] = luck.randrange(max(0, min(shape.xs)), max(shape.xs) + 1)
            s.y[i] = luck.randrange(max(0, min(shape.ys)), max(shape.ys) + 1)
            if surface and luck.random() < 0.02:
                surface = 0
                shape = s.field.surfaces[0].shape
        s.surface[i] = surface
    return s


# ------------------------------------------------------------------ moves


@given(st.integers(0, 10_000), st.integers(1, 14))
def test_every_move_is_legal_and_paid_for(seed: int, budget: int) -> None:
    s = scattered(seed)
    s.run_plain = seed % 1000
    for i in range(3):
        found = moves(s, i, budget)
        assert len(found) <= spots.MOST_MOVES
        for xs, ys in found:
            walked = walk(s, i, xs, ys)
            assert walked.refusal == FINE
            assert price(s, i, walked) <= budget
        assert found == moves(s, i, budget)


@given(st.integers(0, 10_000))
def test_moves_of_somebody_in_a_crowd_are_legal(seed: int) -> None:
    luck = Random(seed)
    s = arena(WALL)
    for k in range(10):
        i = put(s, 0, 0, team=luck.randrange(2), who=MADELEINE)
        while place_refusal(s, i, s.x[i], s.y[i], 0) != FINE:
            s.x[i], s.y[i] = luck.randrange(17_000, 24_000), luck.randrange(9_000, 16_000)
        if k % 2 and place_refusal(s, i, s.x[k - 1] + 1180, s.y[k - 1], 0) == FINE:
            s.x[i], s.y[i] = s.x[k - 1] + 1180, s.y[k - 1]
    for i in range(10):
        for xs, ys in moves(s, i, 9):
            assert walk(s, i, xs, ys).refusal == FINE


def test_an_open_table_gives_a_choice_of_directions() -> None:
    s = arena()
    i = put(s, 24_000, 18_000)
    assert len(moves(s, i, 9)) == 16
    assert moves(s, i, 0) == []


def test_enemies_in_reach_are_charged() -> None:
    s = arena()
    i = put(s, 20_000, 18_000)
    put(s, 25_000, 18_000, team=1)
    put(s, 20_000, 25_000, team=1)
    put(s, 35_000, 18_000, team=1)
    assert touched(s, i, 9) == {1, 2}
    assert touched(s, i, 4) == {1}


def test_an_enemy_behind_a_wall_or_a_friend_is_charged_around_it() -> None:
    s = arena(WALL)
    i = put(s, 18_500, 15_000)
    put(s, 23_000, 15_000, team=1)
    assert touched(s, i, 12) == {1}
    s = arena()
    i = put(s, 18_500, 15_000)
    put(s, 23_000, 15_000, team=1)
    put(s, 21_000, 15_000)
    assert touched(s, i, 12) == {1}


def test_targets_bodies_and_susan_are_reached() -> None:
    s = arena()
    i = put(s, 20_000, 18_000)
    body = put(s, 20_000, 14_000, team=1, status=DEAD)
    susan = put(s, 16_000, 18_000, team=2)
    put_target(s, 24_000, 18_000)
    found = set[int]()
    friends = False
    for xs, ys in moves(s, i, 9):
        copy = s.copy()
        copy.x[i], copy.y[i] = xs[-1], ys[-1]
        found |= set(loads_in_reach(copy, i))
        friends = friends or copy.touching(i, susan)
    assert found == {TARGET_LOAD, body}
    assert friends


def test_a_carrier_goes_home() -> None:
    s = arena(WALL)
    i = put(s, 24_000, 12_000)
    s.platform_x, s.platform_y = [10_000, -1], [11_000, -1]
    s.load[i] = TARGET_LOAD
    assert min(x for x, _ in ends(s, i, 12)) < 20_000
    s.x[i], s.y[i] = 13_000, 17_000
    assert (12_000, 13_000) in ends(s, i, 12)


def test_who_leads_susan_goes_home_and_who_owns_a_benkei_need_not() -> None:
    s = arena()
    i = put(s, 13_000, 17_000)
    s.platform_x, s.platform_y = [10_000, -1], [11_000, -1]
    other = put(s, 14_200, 17_000, who=BENKEI)
    s.owner[other] = i
    assert (12_000, 13_000) not in ends(s, i, 12)
    s.who[other] = SUSAN
    assert (12_000, 13_000) in ends(s, i, 12)


def test_cover_and_high_ground_are_offered() -> None:
    s = arena(
        {"name": "bags", "kind": "barricade", "box": [22, 17, 0.6, 2.5]},
        {"name": "crate", "kind": "solid", "box": [16, 14, 2, 2], "height": 1},
    )
    i = put(s, 20_000, 16_000)
    enemy = put(s, 30_000, 18_000, team=1)
    assert look_at(s, enemy, s.x[i], s.y[i], 0, i).free == 511
    assert any(look_at(s, enemy, x, y, 0, i).free < 511 for x, y in ends(s, i, 9))
    assert any(walk(s, i, xs, ys).surface == named(s, "2.top") for xs, ys in moves(s, i, 9))


def test_steps_lead_towards_the_nearest_enemy_and_away() -> None:
    s = arena()
    i = put(s, 20_000, 18_000)
    put(s, 40_000, 18_000, team=1)
    found = ends(s, i, 6)
    assert any(25_900 < x <= 26_000 and y == 18_000 for x, y in found)
    assert any(14_000 <= x < 14_100 and y == 18_000 for x, y in found)


def test_a_fighter_is_only_offered_contact() -> None:
    s = arena()
    i = put(s, 20_000, 18_000)
    put(s, 24_000, 18_000, team=1)
    s.fight[i] = 0
    assert len(moves(s, i, 9)) == 1


# ------------------------------------------------------------------ before the show


@given(st.sampled_from(FIELDS), st.integers(0, 1))
def test_platforms_are_legal_and_spread(name: str, seat: int) -> None:
    s = Arena(field_named(name))
    s.side = [NORTH, SOUTH]
    found = spots.platforms(s, seat)
    assert 4 <= len(found) <= spots.MOST_PLATFORMS
    assert all(platform_refusal(s, seat, x, y) == FINE for x, y in found)


def test_the_last_place_for_a_platform_is_found() -> None:
    row = [(0, 6), (7, 6), (14, 6), (20.5, 3), (30, 6), (37, 6), (43.5, 4)]
    s = arena(*({"name": "w", "kind": "solid", "box": [x, 1, w, 8], "height": 2} for x, w in row))
    s.side = [SOUTH, NORTH]
    assert [x for x, _ in spots.platforms(s, 0)] == pytest.approx([24_500], abs=600)


@rule("S-8.5", "S-6.13")
@settings(max_examples=often(20))
@given(st.integers(0, 10_000))
def test_deployments_are_legal_until_all_stand(seed: int) -> None:
    luck = Random(seed)
    s = Arena(field_named(FIELDS[seed % len(FIELDS)]))
    s.side = [SOUTH, NORTH]
    for seat in range(2):
        s.platform_x[seat], s.platform_y[seat] = luck.choice(spots.platforms(s, seat))
        for _ in range(5):
            i = put(s, 0, 0, team=seat, status=OFF)
            pet = put(s, 0, 0, team=seat, who=BENKEI, status=OFF)
            s.owner[pet] = i
            for j in (i, pet):
                found = spots.deployments(s, seat, j)
                assert 0 < len(found) <= spots.MOST_DEPLOYMENTS
                assert all(deploy_refusal(s, j, x, y, surface) == FINE for x, y, surface in found)
                s.x[j], s.y[j], s.surface[j] = luck.choice(found)
                s.status[j] = UP
            assert s.touching(i, pet)


# ------------------------------------------------------------------ abilities and firing


@given(st.integers(0, 10_000))
def test_other_samples_are_legal_and_few(seed: int) -> None:
    s = scattered(seed)
    i = 0
    thrown = spots.throws(s, i)
    assert len(thrown) <= spots.MOST_THROWS
    for x, y, surface in thrown:
        assert grenade_refusal(s, i, x, y, surface) == FINE
        caught = under_blast(s, x, y, s.field.surfaces[surface].z)
        assert any(s.enemies(i, j) for j in caught)
    s.blast_x, s.blast_y = s.x[i] + 700, s.y[i] - 300
    fled = spots.flees(s, i)
    assert len(fled) <= spots.MOST_FLIGHTS
    assert all(flee_refusal(s, i, x, y) == FINE for x, y in fled)
    for dx, dy in spots.flames(s, i):
        assert any(s.enemies(i, j) for j in under_flame(s, i, dx, dy))
    ran = spots.cat_runs(s, i)
    assert len(ran) <= spots.MOST_RUNS
    assert all(cat_refusal(s, i, x, y) == FINE for x, y in ran)
    pet = put(s, 0, 0, who=BENKEI, status=OFF)
    s.marks[pet] |= CALLED
    entered = spots.borders(s, pet)
    assert 8 <= len(entered) <= spots.MOST_BORDERS
    assert all(border_refusal(s, pet, x, y) == FINE for x, y in entered)


def test_throws_prefer_many_enemies_and_no_friends() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    put(s, 16_000, 10_000, team=1)
    put(s, 18_000, 11_000, team=1)
    put(s, 16_000, 13_000)
    x, y, _ = spots.throws(s, i)[0]
    assert under_blast(s, x, y, 0) == [1, 2]


def test_a_close_enemy_is_caught_by_a_template_beyond_it() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    put(s, 11_500, 10_000, team=1)
    assert spots.throws(s, i)


def test_flames_burn_who_is_near() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    put(s, 15_000, 10_000, team=1)
    put(s, 10_000, 30_000, team=1)
    assert (5_000, 0) in spots.flames(s, i)
    assert all(dx > 0 for dx, _ in spots.flames(s, i))


def test_the_cat_runs_ten_inches_where_nothing_stops_it() -> None:
    s = arena()
    i = put(s, 24_000, 18_000, who=KOBAYHISI)
    assert (34_000, 18_000) in spots.cat_runs(s, i)


# ------------------------------------------------------------------ up and down


def judged(s: Arena, i: int, code: int) -> int:
    """The exact answer to an action of the sample."""
    spot = argument(code)
    verb = code & 255
    if verb == USE_LINK:
        return climbing.use_link(s, i, spot & 255, x_of(spot >> 8), y_of(spot >> 8)).refusal
    step = {CLIMB: climbing.climb, LET_DOWN: climbing.let_down, JUMP: climbing.jump}[verb]
    return step(s, i, x_of(spot), y_of(spot), surface_of(spot)).refusal


def test_ups_and_downs_at_a_container() -> None:
    s = arena({
        "name": "container", "kind": "solid", "box": [20, 16, 6, 3], "height": 2.5,
        "links": [{"kind": "ladder", "foot": [19.5, 18], "head": [20.7, 18, 2.5]}],
    })  # fmt: skip
    i = put(s, 19_400, 17_600)
    found = spots.ups_and_downs(s, i)
    assert {code & 255 for code in found} == {CLIMB, USE_LINK}
    assert all(judged(s, i, code) == FINE for code in found)
    s.x[i], s.surface[i] = 20_600, named(s, "1.top")
    found = spots.ups_and_downs(s, i)
    assert {code & 255 for code in found} == {LET_DOWN, JUMP, USE_LINK}
    assert all(judged(s, i, code) == FINE for code in found)
    s.x[i] = 23_000
    assert spots.ups_and_downs(s, i) == []


@given(st.integers(0, 10_000))
def test_ups_and_downs_are_legal(seed: int) -> None:
    s = scattered(seed)
    for i in range(4):
        assert all(judged(s, i, code) == FINE for code in spots.ups_and_downs(s, i))
