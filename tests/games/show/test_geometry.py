"""Exact distances in plan: by hand, against fractions, and against shapely's floating point."""

import time
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Point, Polygon

from euphoria.games.show.rules.geometry.boxing import smallest_box
from euphoria.games.show.rules.geometry.plane import (
    LONGEST_REACH,
    circle_within,
    clip,
    covers,
    gap,
    inside_length,
    length,
    outline,
    point_to_point,
    point_to_segment,
    segment_to_segment,
    shape_point_square,
    shape_to_point,
    shape_to_segment,
    shapes_gap,
    shapes_within,
)
from euphoria.games.show.rules.geometry.scenery import Shape
from support import rule

FAR_CORNER = 96000


def box(x0: int, y0: int, x1: int, y1: int) -> Shape:
    return Shape([x0, x1, x1, x0], [y0, y0, y1, y1])


SQUARE = box(10000, 10000, 14000, 14000)
DIAMOND = Shape([20000, 23000, 20000, 17000], [16000, 20000, 24000, 20000])
"""Its edges are 5 inches long: distances from them are whole thousandths at whole places."""


# ------------------------------------------------------------------ by hand


@pytest.mark.parametrize(
    ("point", "answers"),
    [
        ((5000, 3000), (1, 0, -1)),  # above the middle: 3000 away
        ((0, 3000), (1, 0, -1)),  # above the end
        ((-1800, 2400), (1, 0, -1)),  # beyond the end: a triangle of 3, 4 and 5
        ((12400, 1800), (1, 0, -1)),  # the same beyond the other end
        ((5000, 0), (-1, -1, -1)),  # on it
    ],
)
def test_a_point_and_a_segment_are_compared_without_rounding(
    point: tuple[int, int], answers: tuple[int, int, int]
) -> None:
    for reach, answer in zip((2999, 3000, 3001), answers, strict=True):
        assert point_to_segment(*point, 0, 0, 10000, 0, reach) == answer
        assert point_to_segment(*point, 10000, 0, 0, 0, reach) == answer


def test_a_root_is_never_rounded() -> None:
    """The origin is 707.106... away from the line: between 707 and 708, equal to neither."""
    assert [point_to_segment(0, 0, 0, 1000, 1000, 0, reach) for reach in (707, 708)] == [1, -1]
    assert [point_to_point(0, 0, 500, 500, reach) for reach in (707, 708)] == [1, -1]


def test_the_largest_table_and_reach_do_not_overflow() -> None:
    reach = LONGEST_REACH - 1
    assert point_to_segment(0, FAR_CORNER, 0, 0, FAR_CORNER, FAR_CORNER, reach) == 1
    assert point_to_segment(FAR_CORNER // 2, FAR_CORNER // 2, 0, 0, FAR_CORNER, FAR_CORNER, reach) == -1
    # A gap of 11585 / sqrt(2) = 8191.83 lies between this reach and the next whole number.
    assert point_to_segment(40000, 51585, 0, 0, FAR_CORNER, FAR_CORNER, reach) == 1
    assert point_to_segment(40000, 51583, 0, 0, FAR_CORNER, FAR_CORNER, reach) == -1


def test_segments_that_cross_touch_or_miss() -> None:
    assert segment_to_segment(0, 0, 10, 10, 0, 10, 10, 0, 0) == 0
    assert segment_to_segment(0, 0, 10, 10, 0, 10, 10, 0, 1) == -1
    assert segment_to_segment(0, 0, 10, 0, 10, 0, 20, 5, 0) == 0  # end to end
    assert segment_to_segment(0, 0, 10, 0, 4, 3, 6, 3, 3) == 0  # side by side
    assert segment_to_segment(0, 0, 10, 0, 4, 3, 6, 3, 2) == 1
    assert segment_to_segment(0, 0, 10, 0, 14, 3, 14, 9, 5) == 0  # 4 to the right, 3 up


@rule("S-1.7", "S-1.7a")
def test_a_swept_base_may_touch_a_shape_but_not_overlap_it() -> None:
    below = SQUARE.ys[0] - 590
    assert shape_to_segment(SQUARE, 0, below, 30000, below, 590) == 0
    assert shape_to_segment(SQUARE, 0, below + 1, 30000, below + 1, 590) == -1
    assert shape_to_segment(SQUARE, 0, below - 1, 30000, below - 1, 590) == 1
    # Past a corner at 45 degrees: 10000 - 417 each way is 589.7 from it, one less 591.1.
    assert shape_to_segment(SQUARE, 9583 - 500, 9583 + 500, 9583 + 500, 9583 - 500, 590) == -1
    assert shape_to_segment(SQUARE, 9582 - 500, 9582 + 500, 9582 + 500, 9582 - 500, 590) == 1
    assert shape_to_segment(SQUARE, 12000, 12000, 12001, 12000, 590) == -1  # inside


def test_a_segment_through_a_shape_without_an_end_inside() -> None:
    assert shape_to_segment(SQUARE, 5000, 12000, 20000, 12000, 0) == 0
    assert shape_to_segment(SQUARE, 5000, 12000, 20000, 12000, 1) == -1


def test_a_base_lies_wholly_on_a_shape_up_to_its_rim() -> None:
    assert covers(SQUARE, 10590, 10590, 590)
    assert not covers(SQUARE, 10589, 10590, 590)
    # 590 from an edge with the slope 4 : 3; its inward normal is (-4, -3) / 5.
    x, y = 21500 - 472, 18000 + 354
    assert covers(DIAMOND, x, y, 590)
    assert not covers(DIAMOND, x, y, 591)
    assert not covers(DIAMOND, x + 1, y, 590)


@rule("S-4.3", "S-4.3a", "S-11.14", "S-11.14a", "S-4.5b")
def test_the_length_inside_is_the_way_of_the_centre() -> None:
    assert inside_length(box(5000, 0, 7500, 10000), 0, 5000, 20000, 5000) == 2500
    assert inside_length(SQUARE, 12000, 0, 12000, 11000) == 1000  # stops inside
    assert inside_length(SQUARE, 11000, 11000, 13000, 12000) == length(0, 0, 2000, 1000) == 2236
    assert inside_length(SQUARE, 9000, 11000, 11000, 9000) == 0  # a corner is only touched
    assert inside_length(SQUARE, 9000, 10000, 13000, 10000) == 3000  # the rim belongs to it


@rule("S-4.5", "S-4.5a", "S-4.5b")
def test_lengths_are_rounded_half_up_to_thousandths() -> None:
    slanted = Shape([0, 2000, 2000, 1000], [0, 0, 2000, 2000])  # its left edge is x = y / 2
    assert inside_length(slanted, 0, 1001, 2000, 1001) == 1500  # 1499.5
    assert inside_length(slanted, 0, 1000, 2000, 1000) == 1500
    assert inside_length(slanted, 0, 1002, 2000, 1002) == 1499
    assert [length(0, 0, 1000, y) for y in (31, 32)] == [1000, 1001]  # 1000.480, 1000.512


def test_clipping_gives_fractions() -> None:
    assert clip(SQUARE, 8000, 12000, 20000, 12000) == (2000 * 4000, 12000 * 4000, 6000 * 4000, 12000 * 4000)
    assert clip(SQUARE, 0, 0, 1000, 1000) is None


def test_the_gap_for_people_is_rounded_down() -> None:
    assert gap(SQUARE, 8000, 12000, 590) == 1410
    assert gap(SQUARE, 9000, 9000, 590) == 1414 - 590
    assert gap(SQUARE, 12000, 12000, 590) == gap(SQUARE, 9500, 12000, 590) == 0


@rule("S-4.6", "S-4.6a")
def test_an_area_is_measured_from_base_to_rim_and_in_height() -> None:
    x = 10000 - 590 - 6000
    assert circle_within(*shape_point_square(SQUARE, x, 12000), 590, 0, 6000)
    assert not circle_within(*shape_point_square(SQUARE, x - 1, 12000), 590, 0, 6000)
    # A gap of 3 and a height of 4 are 5 inches, and a base above the area is only as far as it is high.
    x = 10000 - 590 - 3000
    assert circle_within(*shape_point_square(SQUARE, x, 12000), 590, 4000, 5000)
    assert not circle_within(*shape_point_square(SQUARE, x, 12000), 590, 4001, 5000)
    assert not circle_within(*shape_point_square(SQUARE, x - 1, 12000), 590, -4000, 5000)
    assert circle_within(*shape_point_square(SQUARE, 12000, 12000), 590, 5000, 5000)
    assert not circle_within(*shape_point_square(SQUARE, 12000, 12000), 590, 5001, 5000)


@rule("S-1.4")
def test_two_shapes_are_measured_between_their_nearest_points() -> None:
    other = box(17000, 18000, 19000, 19000)
    assert shapes_gap(SQUARE, other) == 5000
    assert shapes_within(SQUARE, other, 5000)
    assert not shapes_within(SQUARE, other, 4999)
    assert shapes_gap(SQUARE, box(11000, 11000, 12000, 12000)) == 0  # inside
    assert shapes_gap(box(11000, 11000, 12000, 12000), SQUARE) == 0
    assert shapes_gap(SQUARE, box(9000, 12000, 20000, 12500)) == 0  # right through
    far = box(94000, 94000, 96000, 96000)
    assert shapes_within(box(0, 0, 1000, 1000), far, 131522)
    assert not shapes_within(box(0, 0, 1000, 1000), far, 131521)  # 93000 * sqrt(2) = 131521.86


def test_the_outline_of_parts_leaves_out_their_seams() -> None:
    rim = outline([box(0, 0, 4000, 2000), box(0, 2000, 2000, 6000)])
    walls = {tuple(rim[k : k + 4]) for k in range(0, len(rim), 4)}
    assert walls == {
        (0, 0, 4000, 0), (4000, 0, 4000, 2000), (4000, 2000, 2000, 2000), (0, 2000, 0, 0),
        (2000, 2000, 2000, 6000), (2000, 6000, 0, 6000), (0, 6000, 0, 2000),
    }  # fmt: skip


def test_the_outline_of_overlapping_parts_keeps_a_common_edge() -> None:
    rim = outline([box(0, 0, 4000, 2000), box(2000, 0, 6000, 2000)])
    walls = {tuple(rim[k : k + 4]) for k in range(0, len(rim), 4)}
    assert (0, 0, 4000, 0) in walls
    assert (2000, 0, 6000, 0) in walls
    assert not any(x0 == x1 and 0 < x0 < 6000 for x0, _, x1, _ in walls)


# ------------------------------------------------------------------ against fractions and shapely


def square_of(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> Fraction:
    """The squared distance of point and segment, by the textbook."""
    dx, dy = bx - ax, by - ay
    t = Fraction(0)
    if dx or dy:
        t = min(max(Fraction((px - ax) * dx + (py - ay) * dy, dx * dx + dy * dy), Fraction(0)), Fraction(1))
    return (px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2


def sign(value: Fraction) -> int:
    return (value > 0) - (value < 0)


def test_points_and_segments_agree_with_fractions() -> None:
    luck = Random(1)
    seen = {-1: 0, 0: 0, 1: 0}
    for size in (6, 60, 3000, FAR_CORNER):
        for _ in range(1500):
            px, py, ax, ay, bx, by = [luck.randint(0, size) for _ in range(6)]
            reach = luck.randint(0, min(size, LONGEST_REACH - 1))
            expected = sign(square_of(px, py, ax, ay, bx, by) - reach * reach)
            assert point_to_segment(px, py, ax, ay, bx, by, reach) == expected
            seen[expected] += 1
    assert min(seen.values()) > 50


def random_shape(luck: Random, size: int) -> tuple[Shape, Polygon]:
    """The hull of some random points, as the game and as shapely have it."""
    while True:
        hull = shapely.MultiPoint(
            [(luck.randint(0, size), luck.randint(0, size)) for _ in range(luck.randint(3, 7))]
        ).convex_hull
        if isinstance(hull, Polygon) and hull.area > size:
            ring = shapely.geometry.polygon.orient(hull).exterior.coords[:-1]
            return Shape([int(x) for x, _ in ring], [int(y) for _, y in ring]), hull


def test_shapes_agree_with_shapely() -> None:
    luck = Random(2)
    for turn in range(2500):
        size = (50, 3000, 48000)[turn % 3]
        shape, polygon = random_shape(luck, size)
        a, b = [(luck.randint(0, size), luck.randint(0, size)) for _ in range(2)]
        way = LineString([a, b])
        reach = luck.randint(1, min(size, LONGEST_REACH - 1))
        slack = 1e-6 * size
        for distance, answer in (
            (polygon.distance(way), shape_to_segment(shape, *a, *b, reach)),
            (polygon.distance(Point(a)), shape_to_point(shape, *a, reach)),
        ):
            if distance < reach - slack:
                assert answer == -1
            elif distance > reach + slack:
                assert answer == 1
        inner = polygon.exterior.distance(Point(a)) if polygon.covers(Point(a)) else -1.0
        if abs(inner - reach) > slack:
            assert covers(shape, *a, reach) == (inner > reach)
        if a != b:
            assert abs(inside_length(shape, *a, *b) - polygon.intersection(way).length) <= 0.5 + slack


def test_pairs_of_shapes_agree_with_shapely() -> None:
    luck = Random(3)
    apart = 0
    for turn in range(600):
        size = (50, 3000, 48000)[turn % 3]
        one, first = random_shape(luck, size)
        other, second = random_shape(luck, size)
        shift = luck.randint(0, size)
        other = Shape([x + shift for x in other.xs], other.ys)
        distance = first.distance(shapely.affinity.translate(second, shift))
        assert abs(shapes_gap(one, other) - distance) <= 1 + 1e-6 * size
        apart += distance > 0
    assert apart > 100


def test_the_outline_of_a_union_agrees_with_shapely() -> None:
    luck = Random(4)
    for _ in range(300):
        parts = [random_shape(luck, 20000) for _ in range(luck.randint(1, 4))]
        rim = outline([shape for shape, _ in parts])
        union = shapely.union_all([polygon for _, polygon in parts])
        ours = shapely.union_all(
            [LineString([(rim[k], rim[k + 1]), (rim[k + 2], rim[k + 3])]) for k in range(0, len(rim), 4)]
        )
        assert ours.hausdorff_distance(union.boundary) <= 2


def box_by_all_pairs(points: list[tuple[int, int]]) -> tuple[int, int, int]:
    """The slow way: along the line through any two of the points."""
    best = (0, 0, 0)
    for (ax, ay), (bx, by) in combinations(points, 2):
        nx, ny = by - ay, ax - bx
        across = [nx * x + ny * y for x, y in points]
        along = [nx * y - ny * x for x, y in points]
        sides = (max(across) - min(across), max(along) - min(along), nx * nx + ny * ny)
        if sides[2] and (best[2] == 0 or sides[0] * sides[1] * best[2] < best[0] * best[1] * sides[2]):
            best = sides
    return best


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)), min_size=3, max_size=9))
def test_the_smallest_rectangle_lies_along_an_edge_of_the_hull(points: list[tuple[int, int]]) -> None:
    across, along, square = smallest_box(points)
    slow = box_by_all_pairs(points)
    assert across * along * slow[2] == slow[0] * slow[1] * square


def test_many_corners_are_boxed_at_once() -> None:
    """An element may have 256 of them, and it is asked for each element whenever a missile is at hand."""
    points = [(x * x % 4001, (37 * x) % 3989) for x in range(256)]
    began = time.perf_counter()
    smallest_box(points)
    assert time.perf_counter() - began < 0.1
