"""The shift of a fight (S-12.23 to S-12.27): how far it goes, who falls, where they land."""

from typing import Any

import pytest

from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.movement.pushing import commit, landing, last_supported, shifted, vector
from euphoria.games.show.rules.state import DEAD, Arena
from euphoria.games.show.rules.table.standing import place_refusal
from kit.show_place import arena, named, put
from support import rule

ROOF = {"kind": "solid", "box": [10, 10, 8, 8], "height": 4}


def pair(s: Arena, x: int, y: int, surface: int | str = 0) -> tuple[int, int]:
    """Two enemies base to base, the first one to the left."""
    return put(s, x, y, surface), put(s, x + 1180, y, surface, team=1)


def places(shift: Any) -> dict[int, tuple[int, int]]:
    return {i: (x, y) for i, x, y in zip(shift.members, shift.xs, shift.ys, strict=True)}


@pytest.mark.parametrize(
    ("dx", "dy", "distance", "answer"),
    [
        (1, 0, 5000, (5000, 0)),
        (0, -7, 5000, (0, -5000)),
        (3, 4, 5000, (3000, 4000)),
        (-3, 4, 5000, (-3000, 4000)),
        (1, 1, 1000, (707, 707)),
        (10**30, -(10**30), 1000, (707, -707)),
        (0, 0, 5000, (0, 0)),
    ],
)
def test_a_vector_has_the_direction_and_the_length(
    dx: int, dy: int, distance: int, answer: tuple[int, int]
) -> None:
    assert vector(dx, dy, distance) == answer


@rule("S-12.23", "S-12.24", "S-12.24a")
def test_all_members_are_shifted_alike() -> None:
    s = arena()
    i, j = pair(s, 10000, 10000)
    k = put(s, 10000, 11180, team=1)
    before = s.to_json()
    shift = shifted(s, [i, j, k], 3, 4, 5)
    assert s.to_json() == before
    assert (shift.distance, shift.falling) == (5000, [])
    commit(s, shift)
    assert [(s.x[m], s.y[m]) for m in (i, j, k)] == [(13000, 14000), (14180, 14000), (13000, 15180)]
    assert s.run_plain == s.run_fixed == 0


@rule("S-12.25", "S-12.25a")
def test_the_shift_stops_at_the_border() -> None:
    s = arena()
    i, j = pair(s, 2000, 10000)
    west = shifted(s, [i, j], -1, 0, 10)
    assert (west.distance, places(west)) == (1410, {i: (590, 10000), j: (1770, 10000)})
    assert shifted(s, [i, j], 1, 0, 10).distance == 10000


@rule("S-12.25", "S-12.25a")
def test_the_shift_stops_at_solids_and_walls_above_a_quarter_inch() -> None:
    s = arena({"kind": "barricade", "box": [20, 5, 1, 10], "height": 0.3})
    i, j = pair(s, 10000, 10000)
    shift = shifted(s, [i, j], 1, 0, 10)
    assert shift.distance == 20000 - 590 - 11180
    s = arena({"kind": "solid", "box": [20, 5, 1, 10], "height": 0.25})
    i, j = pair(s, 10000, 10000)
    assert shifted(s, [i, j], 1, 0, 10).distance == 10000
    window = {"kind": "window", "side": "west", "from": 3, "to": 5}
    door = {"kind": "door", "side": "west", "from": 3, "to": 5}
    for opening, distance in ((window, 20000 - 590 - 11180), (door, 10000)):
        house = {"kind": "building", "box": [20, 6, 10, 8], "roof": 3, "openings": [opening]}
        s = arena(house)
        i, j = pair(s, 10000, 10000)
        assert shifted(s, [i, j], 1, 0, 10).distance == distance


@rule("S-12.25", "S-12.25a")
def test_area_terrain_does_not_stop_it() -> None:
    s = arena({"kind": "ruin", "box": [13, 5, 10, 10]})
    i, j = pair(s, 10000, 10000)
    assert shifted(s, [i, j], 1, 0, 6).distance == 6000


@rule("S-12.25", "S-12.25a")
def test_the_shift_keeps_away_from_figures_outside() -> None:
    s = arena()
    i, j = pair(s, 10000, 10000)
    outsider = put(s, 16000, 10000, team=1)
    shift = shifted(s, [i, j], 1, 0, 10)
    assert shift.distance == 16000 - 1180 - 50 - 11180
    s.status[outsider] = DEAD
    assert shifted(s, [i, j], 1, 0, 10).distance == 10000


@rule("S-12.25", "S-12.25a", "S-12.25b")
def test_a_figure_that_is_near_already_stops_only_what_comes_closer() -> None:
    s = arena()
    i, j = pair(s, 10000, 10000)
    put(s, 10000 - 1200, 10000)
    assert shifted(s, [i, j], -1, 0, 10).distance == 0
    assert shifted(s, [i, j], 1, 0, 10).distance == 10000
    assert shifted(s, [i, j], 0, 1, 10).distance == 10000


@rule("S-12.23")
def test_no_direction_is_no_shift() -> None:
    s = arena()
    i, j = pair(s, 10000, 10000)
    shift = shifted(s, [i, j], 0, 0, 10)
    assert (shift.distance, places(shift)) == (0, {i: (10000, 10000), j: (11180, 10000)})


# ------------------------------------------------------------------ edges and falls


@rule("S-12.26", "S-12.26a")
def test_who_is_pushed_over_the_edge_falls_to_the_foot_of_it() -> None:
    s = arena(ROOF)
    i, j = pair(s, 15000, 14000, "1.top")
    shift = shifted(s, [i, j], 1, 0, 2)
    assert (shift.distance, shift.falling) == (2000, [j])
    assert places(shift) == {i: (17000, 14000)}
    commit(s, shift)
    assert (s.x[i], s.x[j]) == (17000, 16180)
    # Its centre is 0.18 inch beyond the edge; moved on until the base stands free.
    assert landing(s, j, shift) == (18590, 14000, 0)


@rule("S-12.26", "S-12.26a")
def test_a_centre_on_the_edge_is_still_above_it() -> None:
    s = arena(ROOF)
    i, j = pair(s, 15820, 14000, "1.top")
    shift = shifted(s, [i, j], 1, 0, 1)
    assert shift.falling == []
    s.x[i] += 1
    s.x[j] += 1
    assert shifted(s, [i, j], 1, 0, 1).falling == [j]


@rule("S-12.26", "S-12.26a", "S-12.26b")
def test_a_base_that_overhangs_is_slid_back() -> None:
    s = arena(ROOF)
    i, j = pair(s, 15500, 14000, "1.top")
    shift = shifted(s, [i, j], 1, 0, 1)
    assert shift.falling == []
    (ix, _), (jx, _) = places(shift)[i], places(shift)[j]
    assert 17400 <= jx <= 17410  # the base at the very edge, or a hundredth before it
    assert jx - ix == 1180  # and who stood behind no nearer than before
    commit(s, shift)
    assert all(place_refusal(s, m, s.x[m], s.y[m], s.surface[m]) == FINE for m in (i, j))


@rule("S-12.26", "S-12.26a")
def test_a_fall_ends_on_the_highest_surface_below() -> None:
    s = arena(ROOF, {"kind": "solid", "box": [18, 12, 4, 4], "height": 1})
    i, j = pair(s, 15000, 14000, "1.top")
    shift = shifted(s, [i, j], 1, 0, 3)
    commit(s, shift)
    assert landing(s, j, shift) == (19180, 14000, named(s, "2.top"))
    s.gone = 0b10
    assert landing(s, j, shift) == (19180, 14000, 0)


@rule("S-12.26", "S-12.26a")
def test_who_lands_on_somebody_is_moved_on() -> None:
    s = arena(ROOF)
    i, j = pair(s, 15000, 14000, "1.top")
    put(s, 19000, 14000)
    shift = shifted(s, [i, j], 1, 0, 3)
    commit(s, shift)
    place = landing(s, j, shift)
    assert place is not None
    assert 19000 + 1178 <= place[0] < 19000 + 1178 + 10


@rule("S-12.26", "S-12.26a", "S-12.26b")
def test_where_the_table_ends_the_nearest_free_place_has_to_do() -> None:
    s = arena(ROOF | {"box": [10, 1, 8, 8]})
    i, j = put(s, 14000, 3180, "1.top"), put(s, 14000, 2000, "1.top", team=1)
    shift = shifted(s, [i, j], 0, -1, 2)
    assert (shift.distance, shift.falling) == (1410, [j])
    commit(s, shift)
    place = landing(s, j, shift)
    assert place is not None
    assert place[2] == 0
    assert place_refusal(s, j, *place) == FINE


@rule("S-12.27", "S-12.27a")
def test_a_pusher_may_stop_at_its_last_supported_place() -> None:
    s = arena(ROOF)
    i, j = pair(s, 15000, 14000, "1.top")
    shift = shifted(s, [i, j], 1, 0, 6)
    assert sorted(shift.falling) == [i, j]
    s.status[j] = DEAD
    x, y, surface = last_supported(s, i, shift)
    assert 17400 <= x <= 17410
    assert (y, surface) == (14000, named(s, "1.top"))
    put(s, 17000, 14000, "1.top")  # another pusher that stopped before
    assert 17000 - 1188 <= last_supported(s, i, shift)[0] <= 17000 - 1178


@rule("S-12.27", "S-12.27a", "S-2.4", "S-2.4a")
def test_a_pusher_whose_line_is_taken_stands_beside_it() -> None:
    """Two pushers in a row: the second one is shifted close to where the first one stood."""
    s = arena(ROOF)
    behind, before = put(s, 15000, 14000, "1.top"), put(s, 16180, 14000, "1.top")
    loser = put(s, 17360, 14000, "1.top", team=1)
    shift = shifted(s, [behind, before, loser], 1, 0, 2)
    assert (shift.distance, sorted(shift.falling)) == (2000, [before, loser])
    commit(s, shift)
    s.status[loser] = DEAD
    x, y, surface = last_supported(s, before, shift)
    assert place_refusal(s, before, x, y, surface) == FINE
    assert surface == named(s, "1.top")


@rule("S-12.24", "S-12.24a", "S-12.26", "S-12.26a")
def test_members_at_different_heights_are_shifted_together() -> None:
    low = {"kind": "solid", "box": [10, 10, 4, 4], "height": 0.5}
    s = arena(low)
    i = put(s, 13410, 12000, "1.top")
    j = put(s, 14590, 12000, team=1, who=BENKEI)
    assert shifted(s, [i, j], -1, 0, 3).distance == 0  # the one on the table stands at the solid
    shift = shifted(s, [i, j], 1, 0, 3)
    assert (shift.distance, shift.falling, places(shift)) == (3000, [i], {j: (17590, 12000)})
    commit(s, shift)
    assert landing(s, i, shift) == (16410, 12000, 0)
