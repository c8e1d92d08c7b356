"""The dice of fights: read as the rulebook reads them, and counted exactly."""

import time
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euphoria.core.luck import Luck
from euphoria.games.show.rules.odds.fights import (
    Fight,
    fight,
    per_dice,
    wild_fight,
)
from euphoria.games.show.rules.odds.losses import kill, loss_of
from euphoria.games.show.rules.phases.fights_dice import resolve
from support import rule

D10 = range(1, 11)
pools = st.lists(st.integers(min_value=1, max_value=10), max_size=9)


def by_the_book(own: list[int], rival: list[int]) -> tuple[int, int]:
    """S-12.10 to S-12.13 word for word, slowly."""
    own, rival = own[:], rival[:]
    for face in own[:]:
        if face in rival:
            own.remove(face)
            rival.remove(face)
    wounds_own = wounds_rival = 0
    while own and rival:
        mine, theirs = max(own), max(rival)
        own.remove(mine)
        rival.remove(theirs)
        if mine > theirs:
            wounds_rival += 1
        else:
            wounds_own += 1
    return wounds_own + len(rival), wounds_rival + len(own)


def ways(odds: Fight) -> dict[tuple[int, int], int]:
    return {(own, rival): n for own, row in enumerate(odds.ways) for rival, n in enumerate(row) if n}


# ------------------------------------------------------------------ reading the dice


@rule("S-12.14", "S-12.13")
def test_the_first_worked_case() -> None:
    """3, 4, 5 against a single 8: one wound to the three, two to the other."""
    assert resolve([3, 4, 5], [8]) == (1, 2)


@rule("S-12.15", "S-12.10")
def test_the_second_worked_case() -> None:
    """4, 7, 8 against 8 and 2, 9, 4: the 8s and the 4s cancel, 9 beats 7, the 2 is left over."""
    assert resolve([4, 7, 8], [8, 2, 9, 4]) == (2, 0)


@rule("S-12.10")
def test_equal_faces_cancel_one_for_one() -> None:
    assert resolve([6, 6], [6]) == (0, 1)
    assert resolve([6, 6, 1], [6, 6, 1]) == (0, 0)
    # Without cancelling first, 9 would beat 8 and 8 would beat 3.
    assert resolve([9, 8], [8, 3]) == (0, 1)


@rule("S-12.11")
def test_the_highest_meets_the_highest() -> None:
    assert resolve([10, 2], [9, 1]) == (0, 2)
    assert resolve([10, 1], [9, 2]) == (1, 1)
    assert resolve([9, 8], [10, 1]) == (1, 1)


@rule("S-3.2")
def test_a_zero_is_the_best_attack_die() -> None:
    assert resolve([10], [9]) == (0, 1)


@rule("S-12.12", "S-12.13")
def test_dice_without_a_rival_wound() -> None:
    assert resolve([], [1, 2, 3]) == (3, 0)
    assert resolve([5], []) == (0, 1)
    assert resolve([], []) == (0, 0)
    assert resolve([9, 1, 1], [2]) == (0, 3)


@rule("S-12.10", "S-12.11", "S-12.12", "S-12.13")
@given(pools, pools)
def test_the_dice_are_read_by_the_book(own: list[int], rival: list[int]) -> None:
    assert resolve(own, rival) == by_the_book(own, rival)
    assert resolve(rival, own) == resolve(own, rival)[::-1]


# ------------------------------------------------------------------ counting them


@pytest.mark.parametrize(("own", "rival"), [(a, b) for a in range(4) for b in range(4) if a + b < 6])
def test_all_rolls_of_a_few_dice(own: int, rival: int) -> None:
    rolls = product(D10, repeat=own + rival)
    brute = Counter(resolve(list(roll[:own]), list(roll[own:])) for roll in rolls)
    odds = fight(own, rival)
    assert odds.total == 10 ** (own + rival)
    assert ways(odds) == brute


@pytest.mark.parametrize(("own", "rival"), [(3, 5), (6, 4), (9, 9)])
def test_many_thrown_fights(own: int, rival: int) -> None:
    dice = Luck(own * 10 + rival)
    games = 10_000
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(games):
        roll = [face + 1 for face in dice.draw([10] * (own + rival))]
        seen[resolve(roll[:own], roll[own:])] += 1
    exact = fight(own, rival)
    most = max(own, rival) + 1
    for a, b in product(range(most), range(most)):
        expected = Fraction(*exact.chance(a, b))
        assert abs(float(Fraction(seen[a, b], games) - expected)) < 0.02
        assert seen[a, b] == 0 or expected > 0


@given(st.integers(min_value=0, max_value=8), st.integers(min_value=0, max_value=8))
def test_both_sides_see_the_same_fight(own: int, rival: int) -> None:
    odds, turned = fight(own, rival), fight(rival, own)
    assert {(b, a): n for (a, b), n in ways(odds).items()} == ways(turned)
    assert sum(ways(odds).values()) == odds.total
    assert (odds.own().ways, odds.rival().ways) == (turned.rival().ways, turned.own().ways)
    assert sum(odds.own().ways) == odds.total
    better, worse = Fraction(*odds.better()), Fraction(*turned.better())
    even = sum(Fraction(n, odds.total) for (a, b), n in ways(odds).items() if a == b)
    assert better + worse + even == 1


def test_every_die_counts_for_something() -> None:
    # As many wounds and cancelled pairs as the larger pool has dice.
    for own, rival in product(range(5), repeat=2):
        assert all(abs(own - rival) <= a + b <= max(own, rival) for a, b in ways(fight(own, rival)))


def test_impossible_wounds() -> None:
    odds = fight(2, 2)
    assert odds.chance(-1, 0) == odds.chance(0, 3) == odds.chance(9, 9) == (0, 1)


@rule("S-12.4", "S-12.7")
def test_the_odds_for_each_number_of_dice_bought() -> None:
    table = per_dice(3, 2, free=1)
    assert [ways(odds) for odds in table] == [ways(fight(dice, 2)) for dice in (1, 2, 3, 4)]
    means = [Fraction(*odds.rival().mean()) for odds in table]
    assert means == sorted(means) and len(set(means)) == 4
    # Three dice against none kill a figure of 50 LP and average luck more often than not.
    assert Fraction(*kill(loss_of(50, fight(3, 0).rival(), 4))) > Fraction(1, 2)


def test_nine_against_nine_is_quick() -> None:
    """18 ms pure where this was written; the bound is for a busy machine."""
    started = time.process_time()
    odds = fight(10, 9)
    assert time.process_time() - started < 1
    assert sum(odds.own().ways) == 10**19


# ------------------------------------------------------------------ Mycky (S-16.35)


@rule("S-16.35")
def test_myckys_tens_leave_the_pool_and_wound_friends() -> None:
    brute: Counter[tuple[int, int, int]] = Counter()
    for own, first, second, rival in product(D10, repeat=4):
        kept = [face for face in (first, second) if face < 10]
        brute[(2 - len(kept), *resolve([own, *kept], [rival]))] += 1
    found = wild_fight(1, 2, 1)
    assert len(found) == 3
    assert {odds.total for odds in found} == {10**4}
    assert {
        (tens, *wounds): n for tens, odds in enumerate(found) for wounds, n in ways(odds).items()
    } == brute
