"""What holds at every step of a show, whoever plays it, and what a seat cannot tell apart."""

from collections.abc import Callable

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from euphoria import bots
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from euphoria.games.show.rules.box.cards import GRENADE
from euphoria.games.show.rules.state import CARRIED, DEAD, OFF, ON_TABLE, Arena
from kit.play import play_by, take_step, text
from kit.show_invariants import check_position, check_step
from kit.show_play import GAME, arena_of, asked_for, scene_of
from support import often, rule

QUICK = [Phase.explicit, Phase.reuse, Phase.generate]
"""Shrinking a show takes minutes; test_fuzz.py dumps what fails as a record."""
numbers = st.integers(0, 359)
choices = st.lists(st.integers(0, 255), min_size=20, max_size=70)


@rule("S-2.4", "S-5.1", "S-5.9", "S-9.3", "S-11.1", "S-12.1", "S-12.2", "S-13.12", "S-17.12")
@given(number=numbers, seed=st.integers(0, 2**32 - 1), chosen=choices)
@settings(max_examples=often(12), deadline=None, phases=QUICK)
def test_the_invariants_hold_in_random_play(number: int, seed: int, chosen: list[int]) -> None:
    s = GAME.begin(2, scene_of(number, 2, 500))
    luck = Luck(seed)

    def check(before: State, after: State) -> None:
        check_position(after)
        check_step(before, after)

    play_by(chosen, s, lambda s, choice: take_step(GAME, s, luck, choice), check)


@pytest.mark.parametrize("number", [0, 4, 8])
def test_the_invariants_hold_in_greedy_play(number: int) -> None:
    s = GAME.begin(2, scene_of(number, 2))
    luck = Luck(number)
    table = [bots.make("greedy", "show", seat) for seat in range(2)]
    while not s.over:
        before = s.copy()
        if s.bounds:
            GAME.settle(s, luck.draw(s.bounds))
            continue
        seat = next_seat(s)
        options = [GAME.action(code) for code in GAME.options(s, seat)]
        choice = table[seat].choose(GAME.view(s, seat), asked_for(s), options)
        assert choice in options
        GAME.act(s, seat, choice.code)
        check_position(s)
        check_step(before, s)


# ------------------------------------------------------------------ secrets


def shown(s: State, seat: int) -> str:
    """All that a seat (-1: a spectator) is shown: its view, and its question with the options."""
    asked = seat >= 0 and (s.asked >> seat) & 1
    options = [GAME.action(code).text for code in GAME.options(s, seat)] if asked else []
    return text({"view": GAME.view(s, seat), "luck": s.bounds, "options": options})


@rule("S-6.12")
@given(number=numbers, seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 90))
@settings(max_examples=often(15), deadline=None, phases=QUICK)
def test_nobody_can_tell_a_determinized_show_from_the_true_one(number: int, seed: int, steps: int) -> None:
    s = GAME.begin(2, scene_of(number, 3, 600))
    luck = Luck(seed)
    for _ in range(steps):
        if s.over:
            break
        take_step(GAME, s, luck, luck.below(256))
    for seat in (0, 1, -1):
        other = GAME.determinize(s, seat, luck)
        assert shown(other, seat) == shown(s, seat)
        assert other.asked == s.asked
        if not s.over:
            assert GAME.question(other).name == GAME.question(s).name if s.asked else True
            check_position(other)


def test_determinizing_does_deal_the_secrets_anew() -> None:
    """Else the test above would say little."""
    options = {"teams": ["nikolai*:grenade/blanca:first-aid-kit", "kabuki*:stun-grenade/richelle:adrenaline"]}
    s = GAME.begin(2, options)
    luck = Luck(1)
    held = {tuple(arena_of(GAME.determinize(s, 0, luck)).objects) for _ in range(30)}
    assert len(held) > 5
    assert len({objects[:2] for objects in held}) == 1, "the own objects are known"


# ------------------------------------------------------------------ would the checks notice?


def midgame() -> Arena:
    """A position of Objectives with a target in somebody's hands."""
    s = arena_of(GAME.begin(2, {"mission": "objectives", "teams": ["steel-choir", "velvet-knives"]}))
    luck = Luck(4)
    table = [bots.make("greedy", "show", seat) for seat in range(2)]
    while CARRIED not in s.target_state or not s.asked or asked_for(s) != "position":
        if s.bounds:
            GAME.settle(s, luck.draw(s.bounds))
            continue
        seat = next_seat(s)
        options = [GAME.action(code) for code in GAME.options(s, seat)]
        GAME.act(s, seat, table[seat].choose(GAME.view(s, seat), asked_for(s), options).code)
    return s


@pytest.fixture(scope="module")
def middle() -> Arena:
    return midgame()


def on_each_other(a: Arena) -> None:
    a.x[1], a.y[1], a.surface[1] = a.x[0] + 1100, a.y[0], a.surface[0]


def off_the_table(a: Arena) -> None:
    a.x[0] = 300


def in_the_air(a: Arena) -> None:
    a.surface[0] = 1 if a.surface[0] != 1 else 2


def negative_ap(a: Arena) -> None:
    a.ap[0] = -1


def too_healthy(a: Arena) -> None:
    a.lp[0] = 500


def walking_dead(a: Arena) -> None:
    a.lp[0] = 0


def living_body(a: Arena) -> None:
    a.status[0] = DEAD


def lost_target(a: Arena) -> None:
    a.target_state[a.target_state.index(CARRIED)] = ON_TABLE


def carried_twice(a: Arena) -> None:
    load = next(load for load in a.load if load >= 0)
    a.load[next(i for i in range(a.count()) if a.load[i] < 0 and a.alive(i))] = load


def acts_twice(a: Arena) -> None:
    a.order = [*a.order, a.order[0]]


def fights_nobody(a: Arena) -> None:
    a.fight[0] = 50


def shows_what_it_lacks(a: Arena) -> None:
    a.shown[1] = a.objects[1] ^ (1 << GRENADE) | 1 << GRENADE
    a.objects[1] = 0


def waits_for_nobody(a: Arena) -> None:
    a.asked = 0


@pytest.mark.parametrize(
    "spoil",
    [
        on_each_other,
        off_the_table,
        in_the_air,
        negative_ap,
        too_healthy,
        walking_dead,
        living_body,
        lost_target,
        carried_twice,
        acts_twice,
        fights_nobody,
        shows_what_it_lacks,
        waits_for_nobody,
    ],
)
def test_a_broken_position_is_noticed(middle: Arena, spoil: Callable[[Arena], None]) -> None:
    check_position(middle)
    a = middle.copy()
    spoil(a)
    with pytest.raises(AssertionError):
        check_position(a)


def object_from_nowhere(a: Arena) -> None:
    a.objects[0] ^= 1 << 4


def rebuilt(a: Arena) -> None:
    a.gone = 0


def undelivered(a: Arena) -> None:
    a.delivered = [0, 0]


def newcomer(a: Arena) -> None:
    a.status[0] = 1


@pytest.mark.parametrize("spoil", [object_from_nowhere, rebuilt, undelivered, newcomer])
def test_a_broken_step_is_noticed(middle: Arena, spoil: Callable[[Arena], None]) -> None:
    before = middle.copy()
    before.gone, before.delivered, before.status[0] = 1, [1, 0], OFF
    before.objects[0] &= ~(1 << 4)
    check_step(before, before.copy())
    after = before.copy()
    spoil(after)
    with pytest.raises(AssertionError):
        check_step(before, after)
