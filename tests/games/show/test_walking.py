"""Walking (S-11.2 to S-11.5, S-11.14, S-11.28): what stops a path, what it is made of, what it costs."""

import pytest

from euphoria.games.show.rules.box import reasons
from euphoria.games.show.rules.box.cards import CENTINEL
from euphoria.games.show.rules.movement.walking import Walk, commit, price, walk
from euphoria.games.show.rules.state import DEAD, DOWN, TARGET_LOAD, Arena
from kit.show_place import arena, named, put, put_target
from support import rule

BARRICADE = {"kind": "barricade", "box": [10, 0, 2.5, 20], "height": 1}
CONTAINER = {"kind": "solid", "box": [10, 0, 2.5, 20], "height": 2}
LOW = {"kind": "solid", "box": [10, 6, 4, 8], "height": 1.5}
RUIN = {"kind": "ruin", "box": [10, 0, 4, 20]}
CRATER = {"kind": "crater", "box": [12, 0, 4, 20]}


def go(s: Arena, i: int, *points: tuple[int, int]) -> Walk:
    return walk(s, i, [x for x, _ in points], [y for _, y in points])


def cost(s: Arena, i: int, *points: tuple[int, int]) -> int:
    """The price of a path that must be allowed."""
    done = go(s, i, *points)
    assert done.refusal == reasons.FINE
    return price(s, i, done)


# ------------------------------------------------------------------ open ground


@rule("S-11.2", "S-4.3", "S-4.3a", "S-4.4", "S-5.1")
@pytest.mark.parametrize(("inches", "ap"), [(1, 1), (999, 1), (1000, 1), (1001, 2), (3500, 4), (12000, 12)])
def test_an_inch_of_open_ground_costs_one(inches: int, ap: int) -> None:
    s = arena()
    i = put(s, 5000, 5000)
    done = go(s, i, (5000 + inches, 5000))
    assert (done.refusal, done.x, done.y, done.surface) == (reasons.FINE, 5000 + inches, 5000, 0)
    assert (done.plain, done.carried, done.crossed, done.length) == (inches, 0, [], inches)
    assert price(s, i, done) == ap


@rule("S-11.3", "S-11.3a")
def test_a_path_turns_freely_and_adds_up() -> None:
    s = arena()
    i = put(s, 5000, 5000)
    done = go(s, i, (8000, 9000), (8000, 9000), (8000, 4000), (5000, 5000))
    assert done.plain == 5000 + 5000 + 3162
    assert (done.x, done.y) == (5000, 5000)
    assert price(s, i, done) == 14


@rule("S-11.5", "S-11.5a", "S-4.3", "S-4.3a")
def test_cutting_a_move_into_pieces_never_changes_its_price() -> None:
    s = arena(BARRICADE)
    i = put(s, 6000, 5000)
    whole = cost(s, i, (17000, 5000))
    assert whole == 9 + 6  # 8.5 plain inches and 2.5 crossed
    paid: list[int] = []
    for x in (6300, 7100, 9000, 13200, 15000, 17000):
        done = go(s, i, (x, 5000))
        assert done.refusal == reasons.FINE
        paid.append(price(s, i, done))
        commit(s, done)
        assert (s.x[i], s.y[i]) == (x, 5000)
    assert paid == [1, 1, 1, 2 + 6, 2, 2]
    assert sum(paid) == whole
    assert (s.run_plain, s.run_carried, s.crossed) == (8500, 0, [0, 2500])


@rule("S-11.5", "S-11.5a")
def test_pieces_of_one_element_are_rounded_together() -> None:
    s = arena(RUIN)
    i = put(s, 9000, 5000)
    first = go(s, i, (10400, 5000))
    assert (first.plain, first.crossed, price(s, i, first)) == (1000, [0, 400], 3)
    commit(s, first)
    again = go(s, i, (11000, 5000))
    assert (again.crossed, price(s, i, again)) == ([0, 600], 0)
    commit(s, again)
    assert price(s, i, go(s, i, (11001, 5000))) == 2


# ------------------------------------------------------------------ numbers from anywhere


@rule("S-11.3", "S-11.3a")
@pytest.mark.parametrize(
    ("xs", "ys", "answer"),
    [
        ([], [], reasons.NO_PATH),
        ([5000], [5000], reasons.NO_PATH),
        ([5000, 5000], [5000, 5000], reasons.NO_PATH),
        ([6000], [5000, 5000], reasons.NO_PATH),
        ([6000, 5000] * 16, [5000] * 32, reasons.FINE),
        ([6000, 5000] * 16 + [6000], [5000] * 33, reasons.LONG_PATH),
        ([6000] * 10000, [5000] * 10000, reasons.LONG_PATH),
        ([10**40], [5000], reasons.OFF_TABLE),
        ([6000, 2**63], [5000, 5000], reasons.OFF_TABLE),
        ([6000, 6000], [5000, -(2**63) - 1], reasons.OFF_TABLE),
    ],
)
def test_the_bare_numbers_of_a_path(xs: list[int], ys: list[int], answer: int) -> None:
    s = arena()
    i = put(s, 5000, 5000)
    before = s.to_json()
    assert walk(s, i, xs, ys).refusal == answer
    assert s.to_json() == before


@rule("S-11.4", "S-11.4a", "S-2.4", "S-2.4a")
def test_the_table_border_is_a_limit_for_the_whole_base() -> None:
    s = arena()
    i = put(s, 5000, 5000)
    assert go(s, i, (590, 5000)).refusal == reasons.FINE
    assert go(s, i, (589, 5000)).refusal == reasons.OFF_TABLE
    assert go(s, i, (589, 5000), (6000, 5000)).refusal == reasons.OFF_TABLE


# ------------------------------------------------------------------ solids, walls, doors, windows


@rule("S-11.4", "S-11.4a", "S-11.13", "S-11.13a")
def test_a_solid_of_two_inches_is_a_limit_for_the_swept_base() -> None:
    s = arena(CONTAINER)
    i = put(s, 5000, 5000)
    assert go(s, i, (10000 - 590, 5000)).refusal == reasons.FINE
    assert go(s, i, (10000 - 589, 5000)).refusal == reasons.THROUGH_SCENERY
    assert go(s, i, (15000, 5000)).refusal == reasons.THROUGH_SCENERY
    # Round its corner at (10, 20), whose distance from the path is 590.4 or 589.7.
    i = put(s, 9000, 19835)
    assert go(s, i, (11000, 21835)).refusal == reasons.FINE
    s.x[i] += 1
    assert go(s, i, (11001, 21835)).refusal == reasons.THROUGH_SCENERY


@rule("S-11.14", "S-11.14a", "S-11.12", "S-11.15", "S-4.3", "S-4.3a")
def test_a_barricade_is_crossed_by_its_width() -> None:
    s = arena(BARRICADE)
    i = put(s, 10000 - 590, 5000)
    done = go(s, i, (12500 + 590, 5000))
    assert (done.refusal, done.plain, done.crossed, done.surface) == (reasons.FINE, 1180, [0, 2500], 0)
    assert price(s, i, done) == 2 + 6


@rule("S-11.14", "S-11.14a")
def test_a_crossing_goes_on_until_the_base_is_clear() -> None:
    s = arena(BARRICADE)
    i = put(s, 5000, 5000)
    assert go(s, i, (9411, 5000)).refusal == reasons.STOP_ON_TOP
    assert go(s, i, (11000, 5000)).refusal == reasons.STOP_ON_TOP
    assert go(s, i, (13089, 5000)).refusal == reasons.STOP_ON_TOP
    assert go(s, i, (13090, 5000)).refusal == reasons.FINE


@rule("S-11.14", "S-11.14a", "S-2.4", "S-2.4a")
def test_a_move_may_end_on_a_low_top_where_the_base_fits() -> None:
    s = arena(LOW)
    i = put(s, 8000, 10000)
    top = named(s, "1.top")
    done = go(s, i, (10590, 10000))
    assert (done.refusal, done.surface, done.plain, done.crossed) == (reasons.FINE, top, 2000, [0, 590])
    assert go(s, i, (10589, 10000)).refusal == reasons.STOP_ON_TOP
    commit(s, done)
    assert (s.x[i], s.surface[i], s.z(i)) == (10590, top, 1500)
    # Walking on it is crossing still, and leaving it costs nothing extra (S-11.16).
    across = go(s, i, (13000, 10000))
    assert (across.surface, across.plain, across.crossed) == (top, 0, [0, 2410])
    down = go(s, i, (15000, 10000))
    assert (down.refusal, down.surface, down.plain, down.crossed) == (reasons.FINE, 0, 1000, [0, 3410])
    assert price(s, i, down) == 1 + 6
    assert go(s, i, (14000, 10000)).refusal == reasons.STOP_ON_TOP


@rule("S-11.16", "S-11.16a", "S-11.5", "S-11.5a", "S-11.14b")
def test_going_over_a_low_top_in_two_moves_costs_the_same() -> None:
    s = arena(LOW)
    i = put(s, 8000, 10000)
    whole = cost(s, i, (16000, 10000))
    assert whole == 4 + 8
    up = go(s, i, (12000, 10000))
    first = price(s, i, up)
    commit(s, up)
    assert first + cost(s, i, (16000, 10000)) == whole


@rule("S-11.14", "S-11.14a", "S-11.14b")
def test_heights_are_measured_from_the_plane_one_walks_on() -> None:
    """From the top of 1.5 inches one of 2.5 is only an inch up; still it is climbed, not crossed."""
    s = arena(LOW, {"kind": "solid", "box": [14, 6, 4, 8], "height": 2.5})
    i = put(s, 12000, 10000, surface="1.top")
    assert go(s, i, (13410, 10000)).refusal == reasons.FINE
    assert go(s, i, (16000, 10000)).refusal == reasons.THROUGH_SCENERY


@rule("S-11.14", "S-11.14a")
def test_steps_up_to_a_quarter_inch_are_open_ground() -> None:
    kerb = {"kind": "solid", "box": [10, 0, 4, 20], "height": 0.25}
    s = arena(kerb, kerb | {"box": [20, 0, 4, 20], "height": 0.26})
    i = put(s, 8000, 5000)
    done = go(s, i, (17000, 5000))
    assert (done.refusal, done.plain, done.crossed) == (reasons.FINE, 9000, [])
    assert go(s, i, (10000, 5000)).refusal == reasons.FINE  # half on, half off
    assert go(s, i, (27000, 5000)).crossed == [1, 4000]
    assert go(s, i, (20000, 5000)).refusal == reasons.STOP_ON_TOP


@rule("S-1.8", "S-1.8a", "S-11.12")
def test_ruins_are_crossed_and_one_may_stop_in_them() -> None:
    s = arena(RUIN)
    i = put(s, 9000, 5000)
    done = go(s, i, (12500, 5000))
    assert (done.refusal, done.surface, done.plain, done.crossed) == (reasons.FINE, 0, 1000, [0, 2500])
    assert price(s, i, done) == 1 + 6


@rule("S-1.9", "S-1.9a")
def test_craters_cost_like_ruins() -> None:
    s = arena(CRATER)
    i = put(s, 11000, 5000)
    done = go(s, i, (14001, 5000))
    assert (done.plain, done.crossed, price(s, i, done)) == (1000, [0, 2001], 1 + 6)


@rule("S-11.5", "S-11.5a")
def test_an_inch_in_two_areas_counts_once_for_the_first() -> None:
    i_first = arena(RUIN, CRATER)
    i = put(i_first, 9000, 5000)
    assert go(i_first, i, (17000, 5000)).crossed == [0, 4000, 1, 2000]
    i_second = arena(CRATER, RUIN)
    i = put(i_second, 9000, 5000)
    assert go(i_second, i, (17000, 5000)).crossed == [1, 2000, 0, 4000]


@rule("S-11.5", "S-11.5a", "S-1.6", "S-1.6b")
def test_parts_of_one_element_count_once() -> None:
    s = arena(
        {"kind": "ruin", "parts": [{"box": [10, 0, 4, 9]}, {"box": [12, 0, 4, 9]}, {"box": [9, 0, 2, 9]}]}
    )
    i = put(s, 8000, 5000)
    assert go(s, i, (18000, 5000)).crossed == [0, 7000]


@rule("S-1.11", "S-1.11a", "S-11.12")
def test_doors_are_free_and_each_window_costs_two() -> None:
    holes = [
        {"kind": "door", "side": "west", "from": 3, "to": 5},
        {"kind": "window", "side": "east", "from": 3, "to": 5},
    ]
    s = arena(
        {"kind": "building", "box": [10, 10, 8, 8], "roof": 3, "openings": holes},
        {"kind": "building", "box": [20, 10, 8, 8], "roof": 3, "openings": [holes[1] | {"side": "west"}]},
    )
    i = put(s, 8000, 14000)
    inside = go(s, i, (14000, 14000))
    assert (inside.refusal, inside.surface, inside.plain, inside.crossed) == (reasons.FINE, 0, 6000, [])
    out = go(s, i, (19000, 14000))
    assert out.refusal == reasons.FINE
    assert (out.plain, out.crossed[1], price(s, i, out)) == (10800, 200, 11 + 2)
    both = go(s, i, (24000, 14000))
    assert (both.plain, both.crossed[1::2], price(s, i, both)) == (15600, [200, 200], 16 + 2 + 2)
    assert go(s, i, (18000, 14000)).refusal == reasons.STOP_ON_TOP  # in the window
    # There and back through one window: 0.4 inch of the same class.
    assert cost(s, i, (19000, 14000), (14000, 14000)) == 16 + 2


@rule("S-1.11", "S-1.11a", "S-11.4", "S-11.4a")
def test_the_base_must_clear_what_is_beside_an_opening() -> None:
    door = {"kind": "door", "side": "south", "from": 3, "to": 4.25}
    s = arena({"kind": "building", "box": [10, 10, 8, 8], "roof": 3, "openings": [door]})
    i = put(s, 13590, 8000)
    assert go(s, i, (13590, 14000)).refusal == reasons.FINE
    assert go(s, i, (13660, 9000), (13660, 14000)).refusal == reasons.FINE
    assert go(s, i, (13661, 9000), (13661, 14000)).refusal == reasons.THROUGH_SCENERY
    assert go(s, i, (12000, 9000), (12000, 14000)).refusal == reasons.THROUGH_SCENERY


@rule("S-1.11", "S-1.11a", "S-1.11b")
@pytest.mark.parametrize(
    ("bottom", "top", "answer"),
    [
        (0.8, 2, reasons.FINE),
        (1.9, 2.4, reasons.FINE),
        (1.9, 2.39, reasons.THROUGH_SCENERY),  # too little is open
        (2, 2.9, reasons.THROUGH_SCENERY),  # too high up
        (0, 0.5, reasons.FINE),
        (0, 0.49, reasons.THROUGH_SCENERY),
    ],
)
def test_which_windows_one_gets_through(bottom: float, top: float, answer: int) -> None:
    window = {"kind": "window", "side": "south", "from": 3, "to": 5, "bottom": bottom, "top": top}
    s = arena({"kind": "building", "box": [10, 10, 8, 8], "roof": 3, "openings": [window]})
    i = put(s, 14000, 8000)
    done = go(s, i, (14000, 14000))
    assert done.refusal == answer
    if answer == reasons.FINE:
        assert done.crossed == [64, 200]


@rule("S-1.11", "S-1.11a", "S-11.5", "S-11.5a", "S-11.5b")
def test_a_window_is_a_crossing_of_its_own_even_in_ruins() -> None:
    window = {"kind": "window", "side": "south", "from": 3, "to": 5}
    s = arena(
        {"kind": "ruin", "box": [9, 9, 10, 3]},
        {"kind": "building", "box": [10, 10, 8, 8], "roof": 3, "openings": [window]},
    )
    i = put(s, 14000, 8000)
    done = go(s, i, (14000, 14000))
    assert (done.plain, sorted(zip(done.crossed[::2], done.crossed[1::2], strict=True))) == (
        3000,
        [(0, 2800), (64, 200)],
    )


@rule("S-16.3")
def test_removed_scenery_is_open_ground() -> None:
    s = arena(CONTAINER, RUIN | {"box": [20, 0, 4, 20]})
    i = put(s, 5000, 5000)
    s.gone = 0b11
    done = go(s, i, (30000, 5000))
    assert (done.refusal, done.plain, done.crossed) == (reasons.FINE, 25000, [])


# ------------------------------------------------------------------ raised sheets


@rule("S-11.14", "S-11.14c")
def test_one_ducks_below_a_bridge_while_crossing_but_does_not_stop_there() -> None:
    bridge = {"box": [16, 2, 1, 3], "height": 2.5}
    parts = [bridge, {"box": [5, 2, 12, 3], "bottom": 2, "top": 2.5}, bridge | {"box": [5, 2, 1, 3]}]
    s = arena({"kind": "solid", "box": [10, 0, 3, 9], "height": 1}, {"kind": "solid", "parts": parts})
    i = put(s, 8000, 3500)
    assert go(s, i, (15000, 3500)).refusal == reasons.FINE
    assert go(s, i, (11500, 3500)).refusal == reasons.STOP_ON_TOP
    assert go(s, i, (11500, 3500), (11500, 6000)).surface == named(s, "1.top")


@rule("S-11.3", "S-11.3a", "S-11.13", "S-11.13a", "S-2.4", "S-2.4a")
def test_on_a_roof_the_base_stays_on_it() -> None:
    s = arena({"kind": "solid", "height": 3, "parts": [{"box": [10, 10, 8, 3]}, {"box": [10, 13, 3, 6]}]})
    i = put(s, 17000, 11500, surface="1.top")
    along = go(s, i, (11500, 11500), (11500, 18000))
    assert (along.refusal, along.surface, along.plain) == (reasons.FINE, named(s, "1.top2"), 12000)
    assert go(s, i, (17411, 11500)).refusal == reasons.OFF_SURFACE
    assert go(s, i, (11500, 18000)).refusal == reasons.OFF_SURFACE  # over the inner corner
    assert go(s, i, (30000, 30000)).refusal == reasons.OFF_SURFACE


@rule("S-11.14", "S-11.14a", "S-11.13", "S-11.13a")
def test_a_box_on_a_roof_is_crossed_from_the_roof() -> None:
    roof = {"box": [10, 10, 12, 6], "height": 3}
    s = arena({"kind": "solid", "parts": [roof, {"box": [14, 10, 3, 6], "bottom": 3, "height": 1}]})
    i = put(s, 11000, 13000, surface="1.top")
    over = go(s, i, (20000, 13000))
    assert (over.refusal, over.surface, over.plain, over.crossed) == (reasons.FINE, 1, 6000, [0, 3000])
    assert go(s, i, (15500, 13000)).surface == named(s, "1.top2")
    below = put(s, 8000, 13000)
    assert go(s, below, (20000, 13000)).refusal == reasons.THROUGH_SCENERY


@rule("S-1.8", "S-1.8a")
def test_ruins_below_a_roof_do_not_slow_it() -> None:
    s = arena({"kind": "ruin", "box": [9, 9, 12, 12]}, {"kind": "solid", "box": [10, 10, 8, 4], "height": 3})
    i = put(s, 11000, 12000, surface="2.top")
    assert go(s, i, (16000, 12000)).crossed == []


# ------------------------------------------------------------------ carrying


@rule("S-11.8", "S-11.5", "S-11.5a")
def test_carrying_costs_two_per_inch() -> None:
    s = arena()
    i = put(s, 5000, 5000)
    s.load[i] = TARGET_LOAD
    done = go(s, i, (8500, 5000))
    assert (done.plain, done.carried, price(s, i, done)) == (0, 3500, 8)
    commit(s, done)
    assert (s.run_plain, s.run_carried) == (0, 3500)
    assert cost(s, i, (9000, 5000)) == 0
    s.load[i] = -1
    assert cost(s, i, (9000, 5000)) == 1  # plain inches are rounded by themselves


@rule("S-11.11")
def test_crossing_with_a_load_stays_at_two() -> None:
    s = arena(BARRICADE)
    i = put(s, 9000, 5000)
    s.load[i] = TARGET_LOAD
    done = go(s, i, (13500, 5000))
    assert (done.carried, done.crossed, price(s, i, done)) == (2000, [0, 2500], 4 + 6)


@rule("S-16.24", "S-16.24a")
def test_the_robot_carries_for_one_and_crosses_for_two() -> None:
    s = arena(BARRICADE)
    i = put(s, 9000, 5000, who=CENTINEL)
    s.load[i] = TARGET_LOAD
    assert cost(s, i, (13500, 5000)) == 2 + 6


# ------------------------------------------------------------------ other figures


@rule("S-11.4", "S-11.4a")
@pytest.mark.parametrize("team", [0, 1, 2])
def test_nobody_is_walked_through(team: int) -> None:
    s = arena()
    i = put(s, 5000, 5000)
    put(s, 10000, 5000, team=team)
    assert go(s, i, (15000, 5000)).refusal == reasons.THROUGH_FIGURE
    assert go(s, i, (9000, 5000)).refusal == reasons.THROUGH_FIGURE
    assert go(s, i, (10000, 5000 + 1177), (5000, 5000 + 1177)).refusal == reasons.THROUGH_FIGURE


@rule("S-11.4", "S-11.4a")
def test_a_friend_may_be_touched_in_passing() -> None:
    s = arena()
    i = put(s, 5000, 6178)
    put(s, 10000, 5000)
    done = go(s, i, (15000, 6178))
    assert (done.refusal, done.enemies) == (reasons.FINE, [])
    s.y[i] = 6177
    assert go(s, i, (15000, 6177)).refusal == reasons.THROUGH_FIGURE


@rule("S-11.4", "S-11.4a", "S-2.6", "S-2.6a")
def test_bodies_are_walked_over() -> None:
    s = arena()
    i = put(s, 5000, 5000)
    put(s, 10000, 5000, team=1, status=DEAD)
    assert go(s, i, (15000, 5000)).refusal == reasons.FINE
    assert go(s, i, (10000, 5000)).refusal == reasons.FINE


@rule("S-11.4", "S-11.4a", "S-2.3", "S-2.3a")
def test_a_figure_on_the_deck_is_in_the_way_too() -> None:
    s = arena()
    i = put(s, 5000, 5000)
    put(s, 10000, 5000, status=DOWN)
    assert go(s, i, (15000, 5000)).refusal == reasons.THROUGH_FIGURE
    # In ruins too, which are higher than it: one walks in them, not over them.
    s = arena(RUIN)
    i = put(s, 9000, 5000)
    put(s, 12000, 5000, status=DOWN)
    assert go(s, i, (16000, 5000)).refusal == reasons.THROUGH_FIGURE


@rule("S-11.4", "S-11.4a", "S-2.4", "S-2.4a", "S-11.14c")
def test_figures_are_met_at_the_height_of_the_path() -> None:
    s = arena(LOW, {"kind": "solid", "box": [20, 6, 4, 8], "height": 3})
    i = put(s, 8000, 10000)
    put(s, 13000, 10000, surface="1.top")
    assert go(s, i, (16000, 10000)).refusal == reasons.THROUGH_FIGURE
    # Somebody lying at the foot of the top is below one who walks along its edge (0.5 against 1.5) ...
    lying = put(s, 12000, 6000 - 590, status=DOWN)
    s.x[i], s.y[i], s.surface[i] = 10590, 6400, named(s, "1.top")
    assert go(s, i, (10700, 6400), (12000, 6400), (11000, 6900)).refusal == reasons.FINE
    # ... and in the way of one who comes down there.
    assert go(s, i, (12000, 6400), (12000, 4000)).refusal == reasons.THROUGH_FIGURE
    s.status[lying] = DEAD
    assert go(s, i, (12000, 6400), (12000, 4000)).refusal == reasons.FINE


@rule("S-11.28", "S-11.28a", "S-2.5", "S-2.5a", "S-12.1")
def test_a_path_ends_where_it_first_touches_an_enemy() -> None:
    s = arena()
    i = put(s, 5000, 5000)
    j = put(s, 10000, 5000, team=1)
    touching = go(s, i, (10000 - 1190, 5000))
    assert (touching.refusal, touching.enemies) == (reasons.FINE, [j])
    assert go(s, i, (10000 - 1191, 5000)).enemies == []
    assert go(s, i, (10000 - 1178, 5000)).enemies == [j]
    assert go(s, i, (5000, 6191), (15000, 6191)).refusal == reasons.FINE  # a hair's breadth away
    assert go(s, i, (5000, 6190), (15000, 6190)).refusal == reasons.PAST_ENEMY
    assert go(s, i, (8811, 5000), (8810, 5000), (7000, 5000)).refusal == reasons.PAST_ENEMY


@rule("S-11.28", "S-11.28a", "S-11.28b")
def test_a_little_slip_along_the_enemy_is_forgiven() -> None:
    s = arena()
    i = put(s, 5000, 6180)
    j = put(s, 10000, 5000, team=1)
    # Contact begins between x = 9.846 and 9.847.
    slip = go(s, i, (9896, 6180))
    assert (slip.refusal, slip.enemies) == (reasons.FINE, [j])
    assert go(s, i, (9897, 6180)).refusal == reasons.PAST_ENEMY
    assert go(s, i, (9870, 6180), (9880, 6180), (9896, 6180)).refusal == reasons.FINE
    assert go(s, i, (9870, 6180), (9880, 6180), (9897, 6180)).refusal == reasons.PAST_ENEMY
    # Two that stand side by side may both be touched within the slip.
    other = put(s, 10010, 7360, team=1)
    assert go(s, i, (9896, 6180)).enemies == [j, other]


@rule("S-11.28", "S-11.28a")
def test_a_short_graze_that_ends_without_contact_is_a_path_past_an_enemy() -> None:
    s = arena()
    i = put(s, 5000, 6190)
    put(s, 10000, 5000, team=1)
    assert go(s, i, (10001, 6190)).refusal == reasons.PAST_ENEMY  # touched at 10000, no more at the end


@rule("S-11.28", "S-11.28a", "S-12.22")
def test_who_starts_in_contact_is_not_refused_for_that() -> None:
    s = arena()
    i = put(s, 10000, 6190)
    put(s, 10000, 5000, team=1)
    other = put(s, 15000, 6190, team=1)
    away = go(s, i, (10000, 9000))
    assert (away.refusal, away.enemies) == (reasons.FINE, [])
    on = go(s, i, (15000 - 1185, 6190))
    assert (on.refusal, on.enemies) == (reasons.FINE, [other])


@rule("S-11.28", "S-11.28a", "S-2.5", "S-2.5a", "S-11.14c")
def test_contact_needs_overlapping_heights() -> None:
    s = arena(LOW)
    i = put(s, 9410, 4000)
    enemy = put(s, 10590, 8000, surface="1.top", team=1)
    # The top is at 1.5 inches, exactly above a standing head: no contact from the ground beside it.
    assert go(s, i, (9410, 12000)).refusal == reasons.FINE
    assert go(s, i, (9410, 8000)).enemies == []
    s.x[i], s.y[i], s.surface[i] = 10590, 12000, named(s, "1.top")
    assert go(s, i, (10590, 8000 + 1180)).enemies == [enemy]
    s.x[i], s.y[i], s.surface[i] = 16000, 9100, 0
    assert go(s, i, (12000, 9100), (8000, 9100)).refusal == reasons.THROUGH_FIGURE
    s.y[i] = 9185
    assert go(s, i, (12000, 9185), (8000, 9185)).refusal == reasons.PAST_ENEMY  # on top beside it


@rule("S-1.13", "S-1.13a")
def test_markers_are_walked_through_but_not_ended_on() -> None:
    s = arena()
    i = put(s, 20000, 18000)
    put_target(s, 24000, 18000)
    assert go(s, i, (28000, 18000)).refusal == reasons.FINE
    assert go(s, i, (24000, 18000)).refusal == reasons.ON_MARKER
    assert go(s, i, (24000 - 1088, 18000)).refusal == reasons.FINE


# ------------------------------------------------------------------ crossing up (S-12.8)


@rule("S-12.8")
def test_the_way_since_a_crossing_up_is_remembered() -> None:
    s = arena(LOW)
    i = put(s, 8000, 10000)
    up = go(s, i, (11000, 10000), (11000, 11000))
    assert up.up == 1 + 1000 + 1000
    commit(s, up)
    assert s.run_up == 2001
    on = go(s, i, (11300, 11000))
    assert on.up == 0
    commit(s, on)
    assert s.run_up == 2301
    commit(s, go(s, i, (8000, 11000)))
    assert s.run_up == 0
    plain = go(s, i, (7000, 11000))
    commit(s, plain)
    assert (plain.up, s.run_up) == (0, 0)
