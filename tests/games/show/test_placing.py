"""Things that are put somewhere: platforms, deployment, grenades and who flees them, the called Benkei."""

from typing import Any

import pytest

from euphoria.games.show.rules.box import reasons
from euphoria.games.show.rules.box.cards import BENKEI, RICHELLE
from euphoria.games.show.rules.box.data import NORTH, SOUTH
from euphoria.games.show.rules.box.reasons import FINE, REASONS
from euphoria.games.show.rules.movement.placing import (
    beside,
    border_refusal,
    deploy_refusal,
    flee_refusal,
    grenade_refusal,
    platform_refusal,
    throw_refusal,
)
from euphoria.games.show.rules.state import CALLED, OFF, UP, Arena
from kit.show_place import arena, named, put
from support import rule

BLOCK = {"name": "block", "kind": "solid", "box": [20, 5, 4, 4], "height": 3}
PIT = {"name": "pit", "kind": "crater", "box": [20, 5, 4, 4]}


def sides(*elements: dict[str, Any]) -> Arena:
    """A table on which A is south and B north."""
    s = arena(*elements)
    s.side = [SOUTH, NORTH]
    return s


def ruled(number: int) -> str:
    return REASONS[number].rule


# ------------------------------------------------------------------ platforms


@rule("S-8.3", "S-8.3a")
@pytest.mark.parametrize(
    ("seat", "x", "y", "refusal"),
    [
        (0, 10_000, 0, FINE),
        (0, 10_000, 6_000, FINE),
        (0, 10_000, 6_001, reasons.PLATFORM_AWAY),
        (1, 10_000, 32_000, FINE),
        (1, 10_000, 26_000, FINE),
        (1, 10_000, 25_999, reasons.PLATFORM_AWAY),
        (1, 10_000, 0, reasons.PLATFORM_AWAY),
        (0, 44_000, 0, FINE),
        (0, 44_001, 0, reasons.PLATFORM_OFF_TABLE),
        (1, 10_000, 32_001, reasons.PLATFORM_OFF_TABLE),
        (0, -1, 0, reasons.PLATFORM_OFF_TABLE),
    ],
)
def test_a_platform_lies_on_the_table_near_its_own_edge(seat: int, x: int, y: int, refusal: int) -> None:
    assert platform_refusal(sides(), seat, x, y) == refusal


@rule("S-8.4", "S-8.4a")
@pytest.mark.parametrize("piece", [BLOCK, PIT])
@pytest.mark.parametrize(
    ("x", "y", "fine"),
    [
        (15_000, 5_000, True),
        (15_001, 5_000, False),
        (20_000, 0, True),
        (20_000, 1, False),
        # Corner to corner: 0.6 and 0.8 inches are one inch exactly.
        (15_400, 200, True),
        (15_401, 200, False),
        (21_000, 6_000, False),
    ],
)
def test_a_platform_keeps_an_inch_from_scenery(piece: dict[str, Any], x: int, y: int, fine: bool) -> None:
    s = sides(piece)
    assert platform_refusal(s, 0, x, y) == (FINE if fine else reasons.PLATFORM_NEAR_SCENERY)
    s.gone = 1
    assert platform_refusal(s, 0, x, y) == FINE


# ------------------------------------------------------------------ deployment


def deploying(*elements: dict[str, Any]) -> tuple[Arena, int]:
    """A's platform has its corner at (10, 4); the first figure waits."""
    s = sides(*elements)
    s.platform_x, s.platform_y = [10_000, 30_000], [4_000, 30_000]
    return s, put(s, 0, 0, status=OFF)


@rule("S-8.5", "S-8.5a", "S-4.6")
@pytest.mark.parametrize(
    ("x", "y", "fine"),
    [
        (12_000, 6_000, True),
        (20_590, 6_000, True),
        (20_591, 6_000, False),
        (12_000, 14_590, True),
        (12_000, 14_591, False),
        # From the corner at (14, 8): 6 + 0.59 inches at an angle of 3 to 4.
        (14_000 + 3_954, 8_000 + 5_272, True),
        (14_000 + 3_955, 8_000 + 5_273, False),
    ],
)
def test_figures_are_deployed_within_six_inches_of_the_platform(x: int, y: int, fine: bool) -> None:
    s, i = deploying()
    assert deploy_refusal(s, i, x, y, 0) == (FINE if fine else reasons.FAR_FROM_PLATFORM)


@rule("S-8.5", "S-8.5a")
def test_raised_places_count_and_their_height_too() -> None:
    s, i = deploying({"name": "high", "kind": "solid", "box": [16, 4, 5, 4], "height": 5.5})
    top = named(s, "1.top")
    # The gap may be sqrt(36 - 5.5 * 5.5) = 2.3979 inches.
    assert deploy_refusal(s, i, 16_987, 6_000, top) == FINE
    assert deploy_refusal(s, i, 16_988, 6_000, top) == reasons.FAR_FROM_PLATFORM
    assert deploy_refusal(s, i, 16_500, 6_000, top) == reasons.OFF_SURFACE


@rule("S-8.5", "S-8.5a")
def test_nobody_is_deployed_on_others_or_touching_an_enemy() -> None:
    s, i = deploying()
    friend = put(s, 13_000, 6_000)
    assert deploy_refusal(s, i, 14_180, 6_000, 0) == FINE
    assert deploy_refusal(s, i, 14_100, 6_000, 0) == reasons.ON_FIGURE
    s.team[friend] = 1
    assert deploy_refusal(s, i, 14_190, 6_000, 0) == reasons.TOUCHES_ENEMY
    assert deploy_refusal(s, i, 14_191, 6_000, 0) == FINE


def with_pet(s: Arena, owner: int) -> int:
    pet = put(s, 0, 0, who=BENKEI, status=OFF)
    s.owner[pet] = owner
    return pet


@rule("S-6.13", "S-6.13a")
def test_a_benkei_is_deployed_touching_its_owner() -> None:
    s, i = deploying()
    pet = with_pet(s, i)
    s.status[i], s.x[i], s.y[i] = UP, 12_000, 6_000
    assert deploy_refusal(s, pet, 13_190, 6_000, 0) == FINE
    assert deploy_refusal(s, pet, 13_191, 6_000, 0) == reasons.FAR_FROM_OWNER
    assert deploy_refusal(s, pet, 13_177, 6_000, 0) == reasons.ON_FIGURE
    s.x[i] = 20_590
    assert deploy_refusal(s, pet, 21_775, 6_000, 0) == reasons.FAR_FROM_PLATFORM
    assert deploy_refusal(s, pet, 19_405, 6_000, 0) == FINE


@rule("S-6.13", "S-6.13a")
def test_an_owner_leaves_room_for_its_benkei() -> None:
    s, i = deploying()
    # A ring of team mates around (4.5, 6): room for one base only.
    for dx, dy in [(-1180, 0), (1180, 0), (-590, 1022), (590, 1022), (-590, -1022), (590, -1022)]:
        put(s, 9_000 + dx, 7_000 + dy)
    assert deploy_refusal(s, i, 9_000, 7_000, 0) == FINE
    pet = with_pet(s, i)
    assert deploy_refusal(s, i, 9_000, 7_000, 0) == reasons.NO_ROOM_FOR_PET
    assert ruled(reasons.NO_ROOM_FOR_PET) == "S-6.13"
    assert deploy_refusal(s, i, 13_000, 7_000, 0) == FINE
    s.status[i], s.x[i], s.y[i] = UP, 13_000, 7_000
    assert len(beside(s, i, pet, 64)) == 64


# ------------------------------------------------------------------ grenades


@rule("S-15.11", "S-15.11a")
def test_a_grenade_flies_ten_inches_from_the_base() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    assert grenade_refusal(s, i, 20_590, 10_000, 0) == FINE
    assert grenade_refusal(s, i, 20_591, 10_000, 0) == reasons.OUT_OF_THROW
    assert grenade_refusal(s, i, 10_000 + 6_354, 10_000 + 8_472, 0) == FINE
    assert grenade_refusal(s, i, 10_000 + 6_355, 10_000 + 8_473, 0) == reasons.OUT_OF_THROW


@rule("S-15.11", "S-15.11a")
def test_the_range_of_a_grenade_has_three_dimensions() -> None:
    s = arena({"name": "tower", "kind": "solid", "box": [8, 8, 4, 4], "height": 6})
    i = put(s, 11_400, 10_000, "1.top")
    # Down 6 inches there are 8 left in plan.
    assert grenade_refusal(s, i, 19_990, 10_000, 0) == FINE
    assert grenade_refusal(s, i, 19_991, 10_000, 0) == reasons.OUT_OF_THROW


@rule("S-15.11", "S-15.11a")
def test_throwing_an_object_costs_two_ap() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    s.ap[i] = 2
    assert throw_refusal(s, i, 15_000, 10_000, 0) == FINE
    s.ap[i] = 1
    assert throw_refusal(s, i, 15_000, 10_000, 0) == reasons.AP
    assert grenade_refusal(s, i, 15_000, 10_000, 0) == FINE


@rule("S-15.12", "S-15.12a")
def test_a_grenade_may_not_touch_its_thrower() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    assert grenade_refusal(s, i, 13_090, 10_000, 0) == FINE
    assert grenade_refusal(s, i, 13_089, 10_000, 0) == reasons.BLAST_ON_THROWER


@rule("S-15.12", "S-15.12a")
def test_the_centre_of_a_grenade_lies_in_sight_on_a_surface() -> None:
    s = arena({"name": "block", "kind": "solid", "box": [14, 8, 2, 4], "height": 3})
    i = put(s, 10_000, 10_000)
    assert grenade_refusal(s, i, 17_000, 10_000, 0) == reasons.BLAST_UNSEEN
    assert grenade_refusal(s, i, 17_000, 14_000, 0) == FINE
    top = named(s, "1.top")
    assert grenade_refusal(s, i, 17_000, 10_000, top) == reasons.NO_SURFACE
    assert grenade_refusal(s, i, 15_000, 10_000, top) == reasons.BLAST_UNSEEN  # too high for this eye
    assert grenade_refusal(s, i, 15_000, 10_000, 0) == reasons.BLAST_UNSEEN  # inside the block
    assert grenade_refusal(s, i, 15_000, 10_000, 9) == reasons.NO_SURFACE
    assert grenade_refusal(s, i, 15_000, -1, 0) == reasons.NO_SURFACE


@rule("S-15.12", "S-15.12a")
def test_a_tenth_of_an_inch_above_the_centre_must_be_seen() -> None:
    """Behind a wall of half an inch the line to 0.1 inch above the ground decides, not that to the ground."""
    s = arena({"name": "sill", "kind": "solid", "box": [13, 8, 1, 4], "height": 0.5})
    i = put(s, 10_000, 10_000)
    # The eye is 1.35 up. Over the edge at 4 inches and 0.5 up, the line is at 0.1 after 5.882 inches.
    assert grenade_refusal(s, i, 15_930, 10_000, 0) == FINE
    assert grenade_refusal(s, i, 15_800, 10_000, 0) == reasons.BLAST_UNSEEN


# ------------------------------------------------------------------ fleeing


def under_fire(*elements: dict[str, Any]) -> tuple[Arena, int]:
    """A template lies at (20, 18), its victim stands a little to the east of the centre."""
    s = arena(*elements)
    s.blast_x, s.blast_y = 20_000, 18_000
    return s, put(s, 20_500, 18_000)


@rule("S-15.14", "S-15.14a")
def test_who_flees_stands_against_the_outside_of_the_template() -> None:
    s, i = under_fire()
    assert flee_refusal(s, i, 23_090, 18_000) == FINE
    assert flee_refusal(s, i, 23_089, 18_000) == reasons.OFF_TEMPLATE_RIM
    assert flee_refusal(s, i, 23_100, 18_000) == FINE  # in contact with it, as bases are (S-2.5)
    assert flee_refusal(s, i, 23_101, 18_000) == reasons.OFF_TEMPLATE_RIM
    assert flee_refusal(s, i, 20_000 + 1_854, 18_000 + 2_472) == FINE


@rule("S-15.14", "S-15.14a")
def test_who_flees_moves_an_inch_at_least() -> None:
    s, i = under_fire()
    s.x[i] = 22_090
    assert flee_refusal(s, i, 23_090, 18_000) == FINE
    s.x[i] = 22_091
    assert flee_refusal(s, i, 23_090, 18_000) == reasons.FLEE_NEAR


@rule("S-15.14", "S-15.14a")
def test_who_flees_finds_a_free_place_away_from_enemies() -> None:
    s, i = under_fire()
    other = put(s, 24_200, 18_000)
    assert flee_refusal(s, i, 23_090, 18_000) == reasons.ON_FIGURE
    s.x[other] = 24_280
    assert flee_refusal(s, i, 23_090, 18_000) == FINE
    s.team[other] = 1
    assert flee_refusal(s, i, 23_090, 18_000) == reasons.TOUCHES_ENEMY
    s.x[other] = 24_281
    assert flee_refusal(s, i, 23_090, 18_000) == FINE


@rule("S-15.14", "S-15.14a")
def test_nobody_flees_through_walls() -> None:
    s, i = under_fire({"name": "wall", "kind": "solid", "box": [21.6, 17, 0.4, 2], "height": 2})
    assert flee_refusal(s, i, 23_090, 18_000) == reasons.BEHIND_WALL
    assert flee_refusal(s, i, 16_910, 18_000) == FINE
    s.gone = 1
    assert flee_refusal(s, i, 23_090, 18_000) == FINE


@rule("S-15.14", "S-15.14a")
def test_rough_ground_and_doors_do_not_stop_who_flees() -> None:
    s, i = under_fire({"name": "rubble", "kind": "ruin", "box": [21.6, 17, 2, 2]})
    assert flee_refusal(s, i, 23_090, 18_000) == FINE
    shed = {"name": "shed", "kind": "building", "box": [16, 14, 6, 8], "floors": [], "roof": 3}
    s, i = under_fire({**shed, "openings": [{"side": "east", "kind": "door", "from": 3, "to": 5}]})
    assert flee_refusal(s, i, 23_090, 18_000) == FINE
    s, i = under_fire({**shed, "openings": [{"side": "west", "kind": "door", "from": 3, "to": 5}]})
    assert flee_refusal(s, i, 23_090, 18_000) == reasons.BEHIND_WALL


# ------------------------------------------------------------------ the called Benkei


@rule("S-16.12", "S-16.12a")
@pytest.mark.parametrize(
    ("x", "y", "refusal"),
    [
        (590, 10_000, FINE),
        (640, 10_000, FINE),
        (641, 10_000, reasons.NOT_AT_BORDER),
        (47_410, 10_000, FINE),
        (10_000, 590, FINE),
        (10_000, 35_410, FINE),
        (10_000, 35_359, reasons.NOT_AT_BORDER),
        (589, 10_000, reasons.OFF_TABLE),
    ],
)
def test_the_called_benkei_enters_at_a_border(x: int, y: int, refusal: int) -> None:
    s = arena()
    put(s, 24_000, 18_000, who=RICHELLE)
    pet = put(s, 0, 0, who=BENKEI, status=OFF)
    s.marks[pet] |= CALLED
    assert border_refusal(s, pet, x, y) == refusal


@rule("S-16.12", "S-16.12a")
def test_the_called_benkei_enters_at_table_height_away_from_enemies() -> None:
    s = arena({"name": "block", "kind": "solid", "box": [0, 8, 4, 4], "height": 3})
    pet = put(s, 0, 0, who=BENKEI, status=OFF)
    enemy = put(s, 1_780, 16_000, team=1)
    assert border_refusal(s, pet, 590, 10_000) == reasons.IN_SCENERY
    assert border_refusal(s, pet, 590, 16_000) == reasons.TOUCHES_ENEMY
    s.x[enemy] = 1_781
    assert border_refusal(s, pet, 590, 16_000) == FINE
