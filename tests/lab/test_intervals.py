"""Intervals against known values and against the coverage they promise."""

from math import comb

import pytest

from euphoria.lab.intervals import mean, wilson


def test_wilson_gives_the_textbook_values() -> None:
    interval = wilson(8, 10)
    assert interval.value == 0.8
    assert interval.low == pytest.approx(0.4902, abs=1e-4)
    assert interval.high == pytest.approx(0.9433, abs=1e-4)


def test_wilson_stays_within_0_and_1_and_is_never_sure() -> None:
    never, always = wilson(0, 5), wilson(5, 5)
    assert never.low == pytest.approx(0.0, abs=1e-12) and 0.1 < never.high < 1.0
    assert always.high == pytest.approx(1.0, abs=1e-12) and 0.0 < always.low < 0.9
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_wilson_covers_the_truth_about_95_times_in_100() -> None:
    tries, truth = 200, 0.3
    covered = 0.0
    for hits in range(tries + 1):
        interval = wilson(hits, tries)
        if interval.low <= truth <= interval.high:
            covered += comb(tries, hits) * truth**hits * (1 - truth) ** (tries - hits)
    assert covered == pytest.approx(0.95, abs=0.015)


def test_the_mean_counts_each_value_as_often_as_it_occurred() -> None:
    weighted = mean([(1.0, 3), (0.0, 1)])
    assert weighted == mean([(1.0, 1), (0.0, 1), (1.0, 1), (1.0, 1)])
    assert weighted.value == 0.75
    assert weighted.high - weighted.value == pytest.approx(1.959964 * (0.25 / 4) ** 0.5)


def test_a_single_value_and_none_have_no_width() -> None:
    assert mean([(0.5, 1)]) == (0.5, 0.5, 0.5)
    assert mean([]) == (0.0, 0.0, 0.0)
