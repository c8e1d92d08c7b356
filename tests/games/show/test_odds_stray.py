"""Shots into a fight, against all ways the dice can fall."""

from fractions import Fraction

import pytest

from euphoria.games.show.rules.odds.losses import HALF, Spread, volley
from euphoria.games.show.rules.odds.stray import Fighter, into_fight
from support import rule


def chances(spread: Spread) -> list[Fraction]:
    assert sum(spread.ways) == spread.total
    return [Fraction(ways, spread.total) for ways in spread.ways]


def by_the_book(fighters: list[Fighter], target: int, shots: int, aim: int) -> list[list[Fraction]]:
    """Every course of the shots with the LP of all members, one by one."""
    states = {tuple(fighter.lp for fighter in fighters): Fraction(1)}
    for _ in range(shots):
        later: dict[tuple[int, ...], Fraction] = {}
        for lps, chance in states.items():
            if lps[target] == 0:
                later[lps] = later.get(lps, Fraction(0)) + chance
                continue
            alive = [number for number, lp in enumerate(lps) if lp]
            if len({fighters[number].side for number in alive}) == 1:
                alive = [target]
            later[lps] = later.get(lps, Fraction(0)) + chance * Fraction(10 - aim, 10)
            for number in alive:
                hit = chance * Fraction(aim, 10) / len(alive)
                luck, part = fighters[number].luck, fighters[number].part
                later[lps] += hit * Fraction(luck, 10)
                for roll in range(1, 101):
                    left = max(0, lps[number] - -(-roll // part))
                    now = (*lps[:number], left, *lps[number + 1 :])
                    later[now] = later.get(now, Fraction(0)) + hit * Fraction(10 - luck, 1000)
        states = later
    found = [[Fraction(0)] * (fighter.lp + 1) for fighter in fighters]
    for lps, chance in states.items():
        for number, lp in enumerate(lps):
            found[number][fighters[number].lp - lp] += chance
    return found


@rule("S-14.29", "S-14.30", "S-14.31", "S-14.10")
@pytest.mark.parametrize(
    ("fighters", "target", "shots", "aim"),
    [
        ([Fighter(3, 4, 0), Fighter(5, 3, 1)], 1, 3, 6),
        ([Fighter(2, 4, 0), Fighter(60, 3, 1, HALF), Fighter(4, 4, 1)], 1, 2, 7),
        ([Fighter(1, 0, 0), Fighter(2, 3, 1), Fighter(3, 4, 1)], 2, 3, 9),
        ([Fighter(1, 4, 0), Fighter(1, 4, 0), Fighter(2, 3, 1), Fighter(1, 0, 1)], 3, 3, 4),
    ],
)
def test_every_course_of_the_shots(fighters: list[Fighter], target: int, shots: int, aim: int) -> None:
    found = [chances(spread) for spread in into_fight(fighters, target, shots, aim)]
    assert found == by_the_book(fighters, target, shots, aim)


@rule("S-14.10")
def test_shots_at_a_dead_target_hit_nobody_else() -> None:
    # The second shot is lost whenever the first kills: then the other member has lost nothing.
    frail, sound = Fighter(1, 0, 1), Fighter(200, 0, 0)
    other = chances(into_fight([frail, sound], 0, 2, 10)[1])
    assert other[0] == Fraction(1, 2)


@rule("S-12.21")
def test_when_the_fight_is_over_the_target_alone_is_hit() -> None:
    # A friend with 1 LP falls to the first hit it takes; the second enemy is then out of it.
    friend, enemy, second = Fighter(1, 0, 0), Fighter(200, 0, 1), Fighter(200, 0, 1)
    found = [chances(spread) for spread in into_fight([friend, enemy, second], 1, 2, 10)]
    # Hit at all: first shot 1/3; second shot 1/3, but not after the friend fell.
    assert 1 - found[2][0] == 1 - (Fraction(1, 3) * 1 + Fraction(1, 3) * Fraction(2, 3))


def test_a_fight_of_one_is_a_plain_volley() -> None:
    (alone,) = into_fight([Fighter(100, 4, 0)], 0, 5, 6)
    assert chances(alone) == chances(volley(100, 5, 6, 4))
    (hopeless,) = into_fight([Fighter(100, 4, 0)], 0, 5, 0)
    assert hopeless.chance(0) == (1, 1)


def test_nobody_hit_nothing_lost() -> None:
    for spread in into_fight([Fighter(100, 4, 0), Fighter(100, 4, 1)], 0, 0, 6):
        assert spread.chance(0) == (1, 1)
