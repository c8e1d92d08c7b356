"""Exact odds against brute force over all dice, and against many throws of the game's own dice."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from euphoria.core.luck import Luck
from euphoria.games.show.rules.box.data import INCH, luck_faces
from euphoria.games.show.rules.box.readings import THREE_HURTS
from euphoria.games.show.rules.odds.losses import (
    HALF,
    QUARTER,
    WHOLE,
    Spread,
    blast,
    damage,
    fall,
    flame,
    hit_faces,
    hits,
    injuries,
    kill,
    loss,
    loss_of,
    percent,
    repeated,
    unsaved,
    volley,
)
from euphoria.games.show.rules.phases.damage import percentile
from support import rule

D10 = range(1, 11)
D100 = [percentile([tens, units]) for tens in range(10) for units in range(10)]


def chances(spread: Spread) -> dict[int, Fraction]:
    assert sum(spread.ways) == spread.total
    return {number: Fraction(ways, spread.total) for number, ways in enumerate(spread.ways) if ways}


def shares(outcomes: Counter[int]) -> dict[int, Fraction]:
    return {number: Fraction(count, outcomes.total()) for number, count in outcomes.items()}


# ------------------------------------------------------------------ dice (S-3)


@rule("S-3.1", "S-5.2")
@pytest.mark.parametrize("aim", range(1, 10))
def test_aim_is_the_highest_face_that_hits(aim: int) -> None:
    assert hit_faces(aim) == len([face for face in D10 if face <= aim]) == aim
    assert hits(1, aim).chance(1) == Fraction(aim, 10).as_integer_ratio()


@rule("S-3.2", "S-5.2")
def test_a_zero_is_a_ten_and_the_worst_aim_die() -> None:
    # Nine of ten faces hit with aim 9: the 0 would be below it if it were not a 10.
    assert hits(1, 9).chance(0) == (1, 10)


@rule("S-5.3")
@pytest.mark.parametrize("aim", [0, -1, -7])
def test_a_shot_with_less_than_one_never_hits(aim: int) -> None:
    assert hit_faces(aim) == 0
    assert hits(5, aim).chance(0) == (1, 1)
    assert kill(volley(1, 5, aim, 0)) == (0, 1)


@rule("S-5.4")
@pytest.mark.parametrize("aim", [10, 11, 14])
def test_ten_and_more_always_hit(aim: int) -> None:
    assert hits(3, aim).chance(3) == (1, 1)


@rule("S-3.3", "S-13.5")
def test_damage_is_a_d100_of_two_dice() -> None:
    assert sorted(D100) == list(range(1, 101))
    assert chances(damage()) == shares(Counter(D100))


@rule("S-16.23", "S-15.14")
def test_halves_of_damage_are_rounded_up() -> None:
    half = [(value + 1) // 2 for value in D100]
    assert chances(damage(HALF)) == shares(Counter(half))
    assert chances(damage(QUARTER)) == shares(Counter((value + 1) // 2 for value in half))
    assert chances(loss(100, 1, 0, HALF)) == shares(Counter(half))


# ------------------------------------------------------------------ injuries


def test_hits_are_counted_over_all_rolls() -> None:
    for aim in (1, 4, 7):
        brute = Counter(sum(face <= aim for face in roll) for roll in product(D10, repeat=3))
        assert chances(hits(3, aim)) == shares(brute)


@rule("S-13.1", "S-13.2", "S-5.13")
def test_every_hit_has_its_own_luck_roll() -> None:
    for aim, luck in ((6, 4), (3, 3), (10, 0)):
        brute = Counter(
            sum(roll[shot] <= aim and roll[shot + 1] <= 10 - luck for shot in (0, 2))
            for roll in product(D10, repeat=4)
        )
        assert chances(injuries(2, aim, luck)) == shares(brute)


@rule("S-13.3", "S-5.14")
def test_luck_saves_four_faces_of_the_weaker_and_three_of_the_tougher() -> None:
    assert injuries(1, 10, luck_faces(100, False)).chance(1) == (3, 5)
    assert injuries(1, 10, luck_faces(101, False)).chance(1) == (7, 10)
    assert [luck_faces(lp, False) for lp in (50, 100, 120, 150, 200)] == [4, 4, 3, 3, 3]
    assert [luck_faces(lp, True) for lp in (50, 100, 120, 150, 200)] == [3, 3, 2, 2, 2]


def test_luck_after_an_uncertain_number_of_wounds() -> None:
    # Shots first and luck later is the same as both at once.
    assert chances(unsaved(hits(4, 6), 3)) == chances(injuries(4, 6, 3))
    assert chances(loss_of(80, hits(4, 6), 3)) == chances(volley(80, 4, 6, 3))
    assert chances(loss_of(80, hits(4, 6), 3, HALF)) == chances(volley(80, 4, 6, 3, HALF))


def test_at_least_and_on_average() -> None:
    two = repeated(2, 1, 2)
    assert two.ways == [1, 2, 1]
    assert (two.at_least(1), two.at_least(0), two.at_least(-3), two.at_least(3)) == (
        (3, 4),
        (1, 1),
        (1, 1),
        (0, 1),
    )
    assert two.mean() == (1, 1)
    assert (two.chance(-1), two.chance(3)) == ((0, 1), (0, 1))
    assert damage().mean() == (101, 2)
    assert percent((1, 3)) == 33.3


# ------------------------------------------------------------------ life points


@rule("S-13.5", "S-13.4")
@pytest.mark.parametrize(
    ("lp", "luck", "part"), [(30, 4, WHOLE), (100, 3, WHOLE), (99, 4, HALF), (60, 0, QUARTER)]
)
def test_lp_lost_to_two_wounds_over_all_dice(lp: int, luck: int, part: int) -> None:
    brute: Counter[int] = Counter()
    values = Counter(-(-value // part) for value in D100)
    single = Counter({0: luck * 100})
    for value, count in values.items():
        single[value] += (10 - luck) * count
    for (first, ways), (second, more) in product(single.items(), repeat=2):
        brute[min(lp, first + second)] += ways * more
    assert chances(loss(lp, 2, luck, part)) == {n: f for n, f in shares(brute).items() if f}


def test_lp_lost_to_a_volley_over_all_dice() -> None:
    lp, aim, luck = 70, 6, 4
    single: Counter[int] = Counter()
    for aimed, lucky in product(D10, repeat=2):
        if aimed > aim or lucky > 10 - luck:
            single[0] += 100
        else:
            single.update(D100)
    brute: Counter[int] = Counter()
    for (first, ways), (second, more) in product(single.items(), repeat=2):
        brute[min(lp, first + second)] += ways * more
    assert chances(volley(lp, 2, aim, luck)) == shares(brute)


@rule("S-14.10", "S-13.12")
def test_nobody_loses_more_than_it_has() -> None:
    lost = volley(40, 5, 8, 3)
    assert len(lost.ways) == 41
    assert kill(lost) == lost.at_least(40) == lost.chance(40)
    assert kill(volley(1, 5, 8, 3)) == injuries(5, 8, 3).at_least(1)
    assert Fraction(*kill(loss(100, 1, 0))) == Fraction(1, 100)


@pytest.mark.parametrize(("shots", "aim", "luck", "lp"), [(5, 6, 3, 150), (3, 7, 4, 100), (7, 5, 4, 49)])
def test_volleys_come_out_like_many_thrown_ones(shots: int, aim: int, luck: int, lp: int) -> None:
    dice = Luck(7 * shots + aim)
    games = 20_000
    thrown: Counter[int] = Counter()
    for _ in range(games):
        left = lp
        for _ in range(shots):
            if left and dice.below(10) + 1 <= aim and dice.below(10) + 1 <= 10 - luck:
                left = max(0, left - percentile(dice.draw([10, 10])))
        thrown[lp - left] += 1
    exact = volley(lp, shots, aim, luck)
    for lost in (0, lp // 2, lp):
        expected = Fraction(*exact.at_least(lost))
        seen = Fraction(sum(count for number, count in thrown.items() if number >= lost), games)
        assert abs(float(seen - expected)) < 0.015
    mean = sum(number * count for number, count in thrown.items()) / games
    assert abs(mean - float(Fraction(*exact.mean()))) < lp / 100


# ------------------------------------------------------------------ blasts, flames, falls


@rule("S-15.13", "S-15.14", "S-15.15")
def test_who_flees_takes_half_and_nobody_has_luck() -> None:
    assert chances(blast(200, flees=False)) == chances(damage())
    assert chances(blast(200, flees=True)) == chances(damage(HALF))
    assert kill(blast(50, flees=False)) == (51, 100)
    assert kill(blast(50, flees=True)) == (1, 50)
    assert chances(blast(200, flees=True, part=HALF)) == chances(damage(QUARTER))


@rule("S-14.32")
def test_flames_need_no_aim_and_know_no_luck() -> None:
    assert chances(flame(100)) == chances(damage())
    assert flame(100, HALF).mean() == (51, 2)


@rule("S-11.26")
def test_falls_hurt_by_height() -> None:
    for height in (0, INCH, 3 * INCH):
        assert fall(100, height).chance(0) == (1, 1)
    for height in (3 * INCH + 1, 6 * INCH):
        assert chances(fall(200, height)) == chances(damage(HALF))
    assert chances(fall(200, 6 * INCH + 1)) == chances(damage())
    assert chances(fall(200, 6 * INCH + 1, HALF)) == chances(damage(HALF))


@rule("S-11.26")
def test_falls_heed_the_house_rule_for_three_inches() -> None:
    assert chances(fall(200, 3 * INCH, house=THREE_HURTS)) == chances(damage(HALF))
    assert fall(200, 3 * INCH - 1, house=THREE_HURTS).chance(0) == (1, 1)


def test_a_remembered_answer_is_not_touched_by_who_asked_before() -> None:
    first = volley(100, 4, 6, 4)
    kept = first.ways[:]
    first.ways[0] = -1
    assert volley(100, 4, 6, 4).ways == kept
    assert volley(60, 4, 6, 4).total == first.total
