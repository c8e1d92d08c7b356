"""Setup with every number of players (D-3, D-24): counts, fair chances, who begins."""

from typing import Any

import pytest

from euphoria.api import game
from euphoria.core.bits import size
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.dystopia.rules.cards import RECRUITS, RECRUITS_COUNT, TILES
from euphoria.games.dystopia.rules.data import DILEMMAS
from euphoria.games.dystopia.rules.state import City, bits
from kit.chance import chi_square_is_plausible
from support import card_table, rule

TABLES = card_table("dystopia-cards.yaml")
DYSTOPIA = game("dystopia")
COUNTS = range(2, 7)


def begun(players: int, luck: Luck, options: dict[str, Any]) -> City:
    """A city after its deal."""
    s = DYSTOPIA.begin(players, options)
    assert isinstance(s, City)
    assert DYSTOPIA.luck(s).name == "deal"
    DYSTOPIA.settle(s, luck.draw(s.bounds))
    return s


def ready(players: int, luck: Luck, options: dict[str, Any]) -> City:
    """A city before its first turn, everything chosen at random."""
    s = begun(players, luck, options)
    while s.turn == 0:
        if s.bounds:
            DYSTOPIA.settle(s, luck.draw(s.bounds))
        else:
            seat = next_seat(s)
            answers = DYSTOPIA.options(s, seat)
            DYSTOPIA.act(s, seat, answers[luck.below(len(answers))])
    return s


@rule("D-3.1", "D-3.2", "D-3.3", "D-3.6", "D-1.3")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("options", [{}, {"draft": True}])
def test_everybody_is_dealt_four_recruits_and_one_dilemma(players: int, options: dict[str, Any]) -> None:
    luck = Luck(players)
    s = begun(players, luck, options)
    told = TABLES["setup_by_player_count"][players]
    dealt = [recruit for mask in s.dealt for recruit in bits(mask)]
    assert len(dealt) == len(set(dealt)) == told["recruits_dealt"]
    assert size(s.supply) == RECRUITS_COUNT - told["recruits_dealt"]
    assert len(set(s.dilemma)) == players
    s = ready(players, luck, options)
    kept = [recruit for mask in [*s.up, *s.down] for recruit in bits(mask)]
    assert [mask.bit_count() for mask in s.up] == [mask.bit_count() for mask in s.down] == [1] * players
    assert size(s.seen_out) == 2 * players
    assert not s.seen_out & s.supply
    assert len({*kept, *bits(s.seen_out), *bits(s.supply)}) == RECRUITS_COUNT


@rule("D-3.5", "D-3.7", "D-3.8", "D-3.9", "D-3.10", "D-3.12", "D-3.14", "D-3.17")
@pytest.mark.parametrize("players", COUNTS)
def test_what_is_there_before_the_first_turn(players: int) -> None:
    s = ready(players, Luck(players), {})
    facts = DYSTOPIA.facts(s)
    for seat in "ABCDEF"[:players]:
        assert facts[f"{seat}.stars.left"] == 10
        assert (facts[f"{seat}.morale"], facts[f"{seat}.knowledge"]) == (1, 3)
        assert len(facts[f"{seat}.workers"]) == 2
        assert (facts[f"{seat}.goods"], facts[f"{seat}.cards"]) == (None, None)
    assert (facts["deck.size"], facts["discards"]) == (36, None)
    assert facts["tiles"] == set(TILES)
    assert s.tile == [-1] * 6
    assert (s.allegiance, s.miner) == ([0] * 4, [0] * 3)


@rule("D-24.3")
@pytest.mark.parametrize("players", COUNTS)
def test_market_selection_leaves_six_tiles_among_them_every_choice(players: int) -> None:
    luck = Luck(players)
    s = begun(players, luck, {"choose_markets": True})
    chosen: list[int] = []
    while s.turn == 0:
        if s.bounds:
            DYSTOPIA.settle(s, luck.draw(s.bounds))
            continue
        seat = next_seat(s)
        answers = DYSTOPIA.options(s, seat)
        if DYSTOPIA.question(s).name == "pick":
            assert len(answers) == 2
            chosen.append(DYSTOPIA.action(answers[seat % 2]).arguments["tile"])
            DYSTOPIA.act(s, seat, answers[seat % 2])
        else:
            DYSTOPIA.act(s, seat, answers[0])
    assert len(set(chosen)) == players
    assert size(s.tile_bag) == 6
    assert all((s.tile_bag >> tile) & 1 for tile in chosen)


@rule("D-24.5", "D-24.6")
@pytest.mark.parametrize("players", COUNTS)
def test_after_the_track_draft_no_two_players_share_a_step(players: int) -> None:
    for seed in range(20):
        s = ready(players, Luck(seed), {"track_draft": True})
        assert len(set(s.morale)) == len(set(s.knowledge)) == players
        assert all(1 <= step <= 6 for step in [*s.morale, *s.knowledge])


@rule("D-3.16")
@pytest.mark.parametrize("players", COUNTS)
def test_the_highest_sum_begins_and_the_lowest_seat_among_equals(players: int) -> None:
    ties = 0
    for seed in range(150):
        s = ready(players, Luck(seed), {})
        sums = [s.value[4 * seat] + s.value[4 * seat + 1] for seat in range(players)]
        assert s.start == s.active == sums.index(max(sums))
        ties += sums.count(max(sums)) > 1
    assert ties > 5


@rule("D-3.1", "D-3.6")
def test_every_recruit_and_every_dilemma_is_dealt_equally_often() -> None:
    luck = Luck(11)
    recruits = [0] * len(RECRUITS)
    dilemmas = [0] * len(DILEMMAS)
    for _ in range(3000):
        s = begun(2, luck, {})
        for recruit in bits(s.dealt[1]):
            recruits[recruit] += 1
        dilemmas[s.dilemma[0]] += 1
    assert chi_square_is_plausible(recruits)
    assert chi_square_is_plausible(dilemmas)


@rule("D-25.1")
def test_no_seat_is_made_to_begin() -> None:
    """Who begins matters little, so any seat may be named; without one the dice decide for each of them."""
    for seat in range(4):
        assert ready(4, Luck(seat), {"first": seat}).active == seat
    began = {ready(4, Luck(seed), {}).active for seed in range(60)}
    assert began == {0, 1, 2, 3}
