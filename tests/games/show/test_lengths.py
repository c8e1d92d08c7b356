"""Lengths that are told lie on no wrong side of a limit, and no figure is put where it cannot stand."""

from math import isqrt
from random import Random
from typing import Any

import pytest

import euphoria
from euphoria.core.errors import BadSetup
from euphoria.core.luck import Luck
from euphoria.games.show.rules.geometry.distance import is_within, told_distance
from euphoria.games.show.rules.geometry.plane import part_length
from euphoria.games.show.rules.words import beside_limits
from euphoria.games.show.speech import words
from euphoria.speech import Speech
from support import rule

GAME = euphoria.game("show")


def side(square: int, h: int, radii: int, limit: int) -> int:
    """-1, 0 or 1: is the exact distance below, on or beyond the limit?"""
    if not is_within(square, h, radii, limit):
        return 1
    straight = isqrt(square)
    if straight * straight == square or straight < radii:
        gap = max(0, straight - radii)
        return 0 if gap * gap + h * h == limit * limit else -1
    return -1


@rule("S-4.2b")
def test_a_told_distance_is_on_the_right_side_of_every_limit() -> None:
    luck = Luck(7)
    for _ in range(3_000):
        limit = 50 * luck.below(400)
        radii, h = luck.below(2) * 1180, (luck.below(3) - 1) * 50 * luck.below(60)
        # Centres a hair from where the distance is just the limit.
        flat = isqrt(max(0, limit * limit - h * h)) + radii
        square = max(0, flat * flat + luck.below(2 * flat + 3) - flat)
        shown = beside_limits(told_distance(square, h, radii))
        for mark in (limit - 50, limit, limit + 50):
            if mark >= 0:
                assert (shown > mark) - (shown < mark) == side(square, h, radii, mark)


@rule("S-4.2b")
def test_a_length_is_shown_to_a_hundredth_beside_what_it_is_not() -> None:
    for value in range(12_000):
        shown = beside_limits(value)
        assert shown % 10 == 0 and abs(shown - value) <= 10
        assert (shown == value) or shown % 50
        assert abs(shown - value) <= 5 or (value + 5) // 10 * 10 % 50 == 0
    told = [beside_limits(value) for value in (2000, 2001, 9999, 3417, 1253)]
    assert told == [2000, 2010, 9990, 3420, 1260]
    speech = Speech("en")
    said = [words.length(speech, value) for value in (1000, 2000, 2001, 9999)]
    assert said == ["1 inch", "2 inches", "2.01 inches", "9.99 inches"]


def test_a_part_of_a_segment_is_rounded_by_whole_numbers_alone() -> None:
    choice = Random(8)
    for _ in range(20_000):
        # Of every other one the root is whole, and floating point cannot tell on which side a half is.
        length, d = choice.randrange(1, 1 << 16), choice.randrange(1, 1 << 12)
        square = choice.choice([length * length, choice.randrange(1, 1 << 33)])
        n, wide = choice.randrange(d + 1), choice.randrange(1, 1 << 40)
        assert part_length(square, n * wide, d * wide) == (isqrt(4 * square * n * n // (d * d)) + 1) // 2


CRATE = {"kind": "solid", "box": [10, 10, 4, 4], "height": 2}


@rule("S-2.4")
@pytest.mark.parametrize(
    ("figures", "wrong"),
    [
        ({"A.nikolai": {"at": [12, 12]}}, "A.nikolai: its base overlaps scenery"),
        ({"A.nikolai": {"at": [9.5, 12]}}, "A.nikolai: its base overlaps scenery"),
        ({"A.nikolai": {"at": [20, 20]}, "B.kabuki": {"at": [21, 20]}}, "overlaps that of B.kabuki"),
    ],
)
def test_a_position_in_which_figures_overlap_is_refused(figures: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        GAME.position({"players": 2, "scenery": [CRATE], "figures": figures})


@rule("S-2.4")
def test_figures_that_only_touch_or_stand_on_top_are_fine() -> None:
    figures = {
        "A.nikolai": {"at": [12, 12], "on": "1.top"},
        "A.kabuki": {"at": [20, 20]},
        "B.kabuki": {"at": [21.18, 20]},
        "B.nikolai": {"at": [20, 20], "dead": True},
    }
    GAME.position({"players": 2, "scenery": [CRATE], "figures": figures})
