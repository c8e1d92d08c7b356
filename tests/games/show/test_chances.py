"""Odds about figures on the table, against many injuries dealt by the engine itself."""

from fractions import Fraction

import pytest

from euphoria.core.luck import Luck
from euphoria.core.state import Frame
from euphoria.games.show.rules.box.cards import BENKEI, CENTINEL, KABUKI, MYCKY, NIKOLAI
from euphoria.games.show.rules.box.data import INCH
from euphoria.games.show.rules.box.readings import LUCK_ALTERNATIVE, THREE_HURTS
from euphoria.games.show.rules.odds.chances import (
    blast_on,
    fall_of,
    flame_on,
    luck_of,
    part_of,
    shots_at,
    shots_into,
    wounds_on,
)
from euphoria.games.show.rules.odds.fights import fight
from euphoria.games.show.rules.odds.losses import Spread, percent
from euphoria.games.show.rules.phases.book import BOOK
from euphoria.games.show.rules.phases.damage import (
    HALF,
    LUCK,
    NO_KILLER,
    already_dead,
    damage_bounds,
    drop,
    injure,
    luck_bounds,
    take_damage,
    try_luck,
)
from euphoria.games.show.rules.phases.fights_dice import resolve
from euphoria.games.show.rules.phases.shooting import (
    STRAY_HIT,
    drop_spent_lines,
    hit_somebody,
    hurt_the_hit,
    nobody_hit_yet,
    shoot,
    shot_bounds,
    stray_bounds,
)
from euphoria.games.show.rules.state import SHIELDED, Arena
from kit.show_place import arena, put
from support import rule

GAMES = 3000


def stage() -> Arena:
    """Nikolai and Kabuki against Centinel with its shield up."""
    s = arena()
    for place, who in enumerate((NIKOLAI, KABUKI, CENTINEL)):
        put(s, 5000 + 5000 * place, 5000, team=place // 2, who=who)
    s.flags[2] |= SHIELDED
    return s


def copy_of(s: Arena) -> Arena:
    return Arena(s.field, s)


def settle(s: Arena, dice: Luck) -> None:
    """Go through the injuries that wait, as the engine does, step by step."""
    while s.frames:
        f = s.frames[-1]
        if BOOK[f.proc] is STRAY_HIT:
            while nobody_hit_yet(s, f):
                hit_somebody(s, f, dice.draw(stray_bounds(s, f)))
            s.frames.pop()
            hurt_the_hit(s, f)
            continue
        if already_dead(s, f):
            s.frames.pop()
            continue
        try_luck(s, f, dice.draw(luck_bounds(s, f)))
        if s.frames and s.frames[-1] is f:
            take_damage(s, f, dice.draw(damage_bounds(s, f)))


def agree(exact: Spread, lost: list[int]) -> bool:
    """Do the exact odds and many tries tell the same of no loss, of heavy losses, and of death?"""
    lp = len(exact.ways) - 1
    return all(
        abs(Fraction(sum(loss >= least for loss in lost), len(lost)) - Fraction(*exact.at_least(least)))
        < 0.03
        for least in (1, lp // 4, lp // 2, lp)
    )


# ------------------------------------------------------------------ what is known of a figure


@rule("S-13.3", "S-5.14")
def test_luck_goes_by_the_lp_at_the_start() -> None:
    s = stage()
    assert [luck_of(s, i) for i in range(3)] == [3, 3, 4]
    s.lp[0] = 20
    assert luck_of(s, 0) == 3
    s.house |= LUCK_ALTERNATIVE
    assert [luck_of(s, i) for i in range(3)] == [2, 2, 3]
    assert luck_of(s, put(s, 30000, 5000, who=BENKEI)) == 3


@rule("S-16.23")
def test_a_shield_halves_every_damage_roll() -> None:
    s = stage()
    assert [part_of(s, i) for i in range(3)] == [1, 1, 2]
    assert blast_on(s, 2, flees=False).at_least(51) == (0, 1)
    assert blast_on(s, 2, flees=False).at_least(50) == (1, 50)
    assert blast_on(s, 2, flees=True).at_least(25) == (1, 25)
    assert flame_on(s, 2).at_least(50) == (1, 50)
    assert fall_of(s, 2, 7 * INCH).at_least(50) == (1, 50)


# ------------------------------------------------------------------ against the engine


@pytest.mark.parametrize(("victim", "shots", "aim"), [(0, 7, 6), (1, 3, 9), (2, 5, 8)])
def test_shots(victim: int, shots: int, aim: int) -> None:
    s, dice, lost = stage(), Luck(victim), []
    exact = shots_at(s, victim, shots, aim)
    for _ in range(GAMES):
        now = copy_of(s)
        for _ in range(shots):
            if dice.below(10) + 1 <= aim:
                injure(now, victim, NO_KILLER, LUCK)
                settle(now, dice)
        lost.append(s.lp[victim] - now.lp[victim])
    assert agree(exact, lost)


@rule("S-14.29", "S-14.30", "S-14.31", "S-14.10")
@pytest.mark.parametrize(("target", "lp"), [(2, [150, 150, 100]), (2, [20, 150, 60]), (0, [70, 30, 10])])
def test_shots_into_a_fight(target: int, lp: list[int]) -> None:
    """Members die on the way, which changes who shares the rest."""
    s, dice = stage(), Luck(target)
    s.lp = lp
    s.fight, s.fights, s.shooter, s.order = [0, 0, 0], 1, 1, [0, 1, 2]
    lost: list[list[int]] = []
    for _ in range(GAMES):
        now = copy_of(s)
        now.declared = [0, target, 7, 8]
        while now.declared:
            shoot(now, Frame(0), dice.draw(shot_bounds(now, Frame(0))))
            settle(now, dice)
            drop_spent_lines(now, Frame(0))
        lost.append([before - after for before, after in zip(s.lp, now.lp, strict=True)])
    exact = shots_into(s, target, 7, 8)
    assert list(exact) == [0, 1, 2]
    assert all(agree(exact[i], [row[i] for row in lost]) for i in range(3))
    assert shots_at(s, target, 7, 8).ways == exact[target].ways


@rule("S-12.17")
@pytest.mark.parametrize(("own", "rival"), [(3, 2), (2, 4)])
def test_fights(own: int, rival: int) -> None:
    s, dice = stage(), Luck(own)
    odds = fight(own, rival)
    lost: tuple[list[int], list[int]] = ([], [])
    for _ in range(GAMES):
        now = copy_of(s)
        rolled = [face + 1 for face in dice.draw([10] * (own + rival))]
        wounds = resolve(rolled[:own], rolled[own:])
        for side, victim in enumerate((0, 2)):
            for _ in range(wounds[side]):
                injure(now, victim, NO_KILLER, LUCK)
            settle(now, dice)
            lost[side].append(s.lp[victim] - now.lp[victim])
    assert agree(wounds_on(s, 0, odds.own()), lost[0])
    assert agree(wounds_on(s, 2, odds.rival()), lost[1])


@pytest.mark.parametrize("victim", [1, 2])
@pytest.mark.parametrize("flees", [False, True])
def test_blasts_and_flames(victim: int, flees: bool) -> None:
    s, dice, lost = stage(), Luck(9), []
    s.lp[victim] = 40
    for _ in range(GAMES):
        now = copy_of(s)
        injure(now, victim, NO_KILLER, HALF if flees else 0)
        settle(now, dice)
        lost.append(40 - now.lp[victim])
    assert agree(blast_on(s, victim, flees), lost)
    assert flees or agree(flame_on(s, victim), lost)


@rule("S-11.26")
@pytest.mark.parametrize(
    ("height", "house"), [(3000, 0), (3000, THREE_HURTS), (3001, 0), (6000, 0), (6001, 0)]
)
def test_falls(height: int, house: int) -> None:
    s, dice, lost = stage(), Luck(height), []
    s.house = house
    for _ in range(GAMES):
        now = copy_of(s)
        drop(now, 1, height, NO_KILLER)
        settle(now, dice)
        lost.append(s.lp[1] - now.lp[1])
    assert agree(fall_of(s, 1, height), lost)


def test_a_question_changes_nothing() -> None:
    s = stage()
    put(s, 30000, 5000, who=MYCKY)
    before = s.to_json()
    shots_at(s, 3, 5, 6), wounds_on(s, 3, fight(3, 1).rival()), blast_on(s, 0, True), fall_of(s, 0, 9000)
    assert s.to_json() == before
    assert percent(shots_at(s, 3, 5, 10).at_least(200)) > 0
