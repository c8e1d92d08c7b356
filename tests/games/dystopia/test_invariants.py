"""The invariants after every step of games whose choices hypothesis makes (and shrinks, if one fails)."""

from collections.abc import Callable
from functools import cache
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.core.state import State, with_item
from euphoria.games.dystopia.rules.state import City
from kit.dystopia_invariants import DERIVED, asked_for, check_position, check_step, city_of
from kit.dystopia_play import GAME, brisk, trade, variant
from kit.play import play_by, take_step
from support import often, rule

choices = st.lists(st.integers(0, 255), min_size=60, max_size=400)
tables = st.integers(2, 6)
seeds = st.integers(0, 2**32 - 1)
variants = st.integers(0, 63).map(variant)


def one_step(s: State, luck: Luck, choice: int) -> bool:
    """As `take_step`, but players also trade."""
    if s.bounds:
        return take_step(GAME, s, luck, choice)
    seat = next_seat(s)
    options = GAME.options(s, seat)
    assert options, "a legal action always exists (D-4.1)"
    assert len(set(options)) == len(options)
    traded = trade(s, seat, luck)
    if not traded:
        return take_step(GAME, s, luck, choice)
    assert GAME.allows(s, seat, traded)
    GAME.act(s, seat, traded)
    return True


def checked_game(s: State, luck: Luck, chosen: list[int]) -> None:
    """Play on by these choices and check every step."""

    def check(before: State, after: State) -> None:
        check_position(after)
        check_step(before, after)

    play_by(chosen, s, lambda s, choice: one_step(s, luck, choice), check)


@rule("D-1.1", "D-1.2", "D-1.4", "D-1.6", "D-1.8", "D-4.1", "D-9.1", "D-10.1", "D-14.1", "D-14.13")
@rule("D-3.11", "D-5.4", "D-16.6", "D-16.11", "D-20.2", "D-20.9", "D-22.1", "D-22.2")
@given(players=tables, options=variants, seed=seeds, chosen=choices)
@settings(max_examples=often(60), deadline=None)
def test_the_invariants_hold_from_the_deal_on(
    players: int, options: dict[str, bool], seed: int, chosen: list[int]
) -> None:
    checked_game(GAME.begin(players, options), Luck(seed), chosen)


@st.composite
def rich_positions(draw: st.DrawFn) -> State:
    """The middle of a game: full stocks and hands, tokens far along, few stars to go."""
    players = draw(tables)
    s = city_of(GAME.begin(players, draw(variants)))
    luck = Luck(draw(seeds))
    while asked_for(s) != "turn":
        one_step(s, luck, luck.next())
    s.goods = [draw(st.integers(0, 6)) for _ in s.goods]
    s.morale = [draw(st.integers(3, 6)) for _ in range(players)]
    s.allegiance = [draw(st.integers(0, 7)) for _ in range(4)]
    s.miner = [draw(st.integers(0, 5)) for _ in range(3)]
    for seat in range(players):
        for _ in range(3):
            kind = luck.below(6)
            if s.deck[kind]:
                s.deck[kind] -= 1
                s.hand[6 * seat + kind] += 1
        for faction in range(4):
            s.territory[4 * seat + faction] = 1 if luck.below(4) else 0
            s.stars[seat] -= s.territory[4 * seat + faction]
        for die in range(4 * seat + 2, 4 * seat + 4):
            if luck.below(2):
                s.where[die], s.value[die] = -1, 1 + luck.below(6)
                s.ready |= 1 << (die % 4) if seat == s.active else 0
    s.derive()
    return s


@rule("D-14.9", "D-14.12", "D-15.5", "D-15.6", "D-16.10", "D-16.11", "D-22.1", "D-22.2", "D-22.3", "D-23.1")
@given(position=rich_positions(), seed=seeds, chosen=choices)
@settings(max_examples=often(60), deadline=None)
def test_the_invariants_hold_late_in_a_game(position: State, seed: int, chosen: list[int]) -> None:
    check_position(position)
    checked_game(position, Luck(seed), chosen)


# ------------------------------------------------------------------ would the checks notice?


@cache
def built_for_a_while() -> City:
    """The first such position of the first game that comes to one."""
    for seed in count(5):
        s, luck = city_of(GAME.begin(3, {"turn_limit": 1000})), Luck(seed)
        while not s.over:
            if sum(tile >= 0 for tile in s.tile) >= 2 and any(s.territory) and asked_for(s) == "turn":
                return s
            if s.bounds:
                GAME.settle(s, luck.draw(s.bounds))
            else:
                GAME.act(s, next_seat(s), brisk(GAME, s, next_seat(s), luck))
    raise AssertionError


def midgame() -> City:
    """A position in which people have built and starred things for a while."""
    return city_of(built_for_a_while().copy())


def extra_star(c: City) -> None:
    c.stars[0] += 1


def lost_star(c: City) -> None:
    c.territory[next(k for k in range(12) if c.territory[k])] -= 1


def crowded_territory(c: City) -> None:
    c.territory[3], c.stars[0] = c.territory[3] + 4, c.stars[0] - 4


def lost_card(c: City) -> None:
    c.deck[c.deck.index(max(c.deck))] -= 1


def card_of_another_kind(c: City) -> None:
    c.deck[0], c.deck[1] = c.deck[0] + 1, c.deck[1] - 1


def debt(c: City) -> None:
    c.goods[4] = -1


def too_many_cards(c: City) -> None:
    c.morale[0] = 1
    for kind in range(6):
        taken = min(c.deck[kind], 2)
        c.deck[kind] -= taken
        c.hand[kind] += taken


def lost_recruit(c: City) -> None:
    c.supply &= c.supply - 1


def recruit_twice(c: City) -> None:
    c.supply |= c.up[0]


def sleeper(c: City) -> None:
    c.allegiance[3] = 9
    c.down[1] |= 1 << 40
    for mask in (c.up, c.seen):
        mask[:] = [held & ~(1 << 40) for held in mask]
    c.supply &= ~(1 << 40)


def two_dilemmas_alike(c: City) -> None:
    c.dilemma[0] = c.dilemma[1]


def forgotten_penalty(c: City) -> None:
    c.suffers = [0] * 3
    c.tile_stars = [0] * 6
    for seat in range(3):
        c.stars[seat] = 10


def tile_twice(c: City) -> None:
    c.tile_bag |= 1 << max(c.tile)


def two_on_a_space(c: City) -> None:
    c.where[0] = c.where[4] = 10


def on_an_unbuilt_market(c: City) -> None:
    c.where[0] = 19 + c.tile.index(-1)


def nobody_left(c: City) -> None:
    c.where[0:4] = [-2] * 4


def blank_die(c: City) -> None:
    c.where[0], c.value[0] = -1, 0


def beyond_the_track(c: City) -> None:
    c.miner[2] = 10


def wait_for_nobody(c: City) -> None:
    c.asked = 0


def unpaid_space(c: City) -> None:
    c.due = 1


@pytest.mark.parametrize(
    "spoil",
    [
        extra_star,
        lost_star,
        crowded_territory,
        lost_card,
        card_of_another_kind,
        debt,
        too_many_cards,
        lost_recruit,
        recruit_twice,
        sleeper,
        two_dilemmas_alike,
        forgotten_penalty,
        tile_twice,
        two_on_a_space,
        on_an_unbuilt_market,
        nobody_left,
        blank_die,
        beyond_the_track,
        wait_for_nobody,
        unpaid_space,
    ],
)
def test_a_broken_position_is_noticed(spoil: Callable[[City], None]) -> None:
    c = midgame()
    check_position(c)
    spoil(c)
    c.derive()
    with pytest.raises(AssertionError):
        check_position(c)


@pytest.mark.parametrize("name", DERIVED)
def test_what_is_not_kept_up_to_date_is_noticed(name: str) -> None:
    c = midgame()
    old = getattr(c, name)
    setattr(c, name, [number + 1 for number in old] if isinstance(old, list) else old + 1)
    with pytest.raises(AssertionError, match=name):
        check_position(c)


def back_on_the_track(c: City) -> None:
    highest = max(c.allegiance)
    c.allegiance = with_item(c.allegiance, c.allegiance.index(highest), highest - 1)


def star_taken_back(c: City) -> None:
    c.stars[c.stars.index(min(c.stars))] += 1


def torn_down(c: City) -> None:
    c.tile = with_item(c.tile, c.tile.index(max(c.tile)), -1)


def turned_down(c: City) -> None:
    c.up[0] = 0


@pytest.mark.parametrize("spoil", [back_on_the_track, star_taken_back, torn_down, turned_down])
def test_a_broken_step_is_noticed(spoil: Callable[[City], None]) -> None:
    before = midgame()
    check_step(before, before.copy())
    after = before.copy()
    spoil(after)
    with pytest.raises(AssertionError):
        check_step(before, after)
