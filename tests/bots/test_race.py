"""How far a player of dystopia is from the last star, and what the veteran makes of it."""

import pytest

from euphoria import bots
from euphoria.bots.halving import Budget, Thought, liked
from euphoria.bots.worlds import Worlds
from euphoria.core.actions import second, verb_of
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from euphoria.games.dystopia.bots.ahead import TURNS, at_once, turns_later
from euphoria.games.dystopia.bots.candidates import SETS, broad, candidates
from euphoria.games.dystopia.bots.policy import end_turn, judge, play_on
from euphoria.games.dystopia.bots.race import FAR, LEARNT, Net, outlook, situation, turns_left
from euphoria.games.dystopia.bots.reading import read_city
from euphoria.games.dystopia.bots.veteran import LOOKS, VeteranBot
from euphoria.games.dystopia.rules.data import AREA, KIND
from euphoria.games.dystopia.rules.state import City
from euphoria.games.dystopia.rules.words import PLACE, RETRIEVE
from kit.dystopia_invariants import city_of
from kit.dystopia_play import GAME


def city(players: int = 4) -> Match:
    """The first turn of A, with two Euphorian recruits."""
    match = Match(GAME, players, {"first": 0}, bytes(32))
    match.start()
    while match.decisions[0].kind != "turn":
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    c = city_of(match.state)
    c.up[0], c.down[0] = 1 << 3, 1 << 4
    return match


def middle(players: int, decisions: int, seed: int = 1) -> City:
    """A game of greedy players after so many decisions, at the beginning of a turn."""
    s = city_of(GAME.begin(players, {"turn_limit": 400}))
    play_on(GAME, s, Luck(seed), decisions)
    end_turn(GAME, s, Luck(seed))
    return s


def test_a_net_adds_what_its_units_say_above_zero_to_a_plain_sum() -> None:
    net = Net("0 10 1 2\n3 -1 1 0\n5 0 0 -1\n")
    assert net.of([0.0, 0.0]) == 10.0
    assert net.of([2.0, 0.0]) == 10 + 2 + 3 * (2 - 1)
    assert net.of([0.0, 4.0]) == 10 + 8, "both units are silent"
    assert net.of([0.0, -1.0]) == 10 - 2 + 5


@pytest.mark.parametrize("players", range(2, 7))
def test_every_position_of_every_table_fits_the_net(players: int) -> None:
    s = city_of(GAME.begin(players, {"turn_limit": 400}))
    luck = Luck(players)
    while not s.over:
        play_on(GAME, s, luck, 7)
        assert {len(situation(s, seat)) for seat in range(players)} == {len(LEARNT.direct)}


@pytest.mark.parametrize("seed", range(4))
def test_who_has_fewer_stars_left_needs_fewer_turns(seed: int) -> None:
    s = middle(4, 150, seed)
    turns: list[float] = []
    for left in range(9, 1, -1):
        s.stars[0] = left
        turns.append(turns_left(s, 0))
    assert turns == sorted(turns, reverse=True)
    assert turns[0] > turns[-1] + 7, "each of seven stars takes more than a turn"


def test_what_others_hide_is_not_asked_for() -> None:
    s = middle(4, 150)
    before = situation(s, 0)
    s.hand[6:12], s.dilemma[1], s.down[1] = [1, 1, 1, 0, 0, 0], (s.dilemma[1] + 1) % 6, 1 << 40
    assert situation(s, 0) == before


def test_winning_is_worth_more_than_any_number_of_turns_and_losing_less() -> None:
    s = middle(4, 60)
    worth = outlook(s, 0)
    s.stars[0] = 1
    assert 0.0 < worth < outlook(s, 0) < 1.0
    s.winner = 0
    assert outlook(s, 0) == 1.0 and outlook(s, 1) == 0.0


def test_a_turn_ends_where_the_next_one_begins() -> None:
    match = city()
    s = city_of(match.state).copy()
    GAME.act(s, 0, GAME.options(s, 0)[0])
    end_turn(GAME, s, Luck(1))
    assert s.turn == city_of(match.state).turn + 1 and GAME.question(s).name == "turn"


def test_some_turns_later_somebody_has_won_who_only_had_to_get_there() -> None:
    c = city_of(city().state)
    c.stars[0], c.goods[4:7] = 1, [1, 1, 1]
    c.derive()
    area = next(code for code in GAME.options(c, 0) if verb_of(code) == PLACE and KIND[second(code)] == AREA)
    GAME.act(c, 0, area)
    assert at_once(GAME, c.copy(), 0, Luck(1)) < 1.0
    assert turns_later(GAME, c.copy(), 0, Luck(1)) == 1.0
    c.stars[1], c.goods[11:14] = 1, [1, 1, 1]
    c.derive()
    assert turns_later(GAME, c.copy(), 0, Luck(1)) == 0.0, "the next player is there first"


def greedily(s: City, seat: int, luck: Luck) -> float:
    """What the position is worth to the seat after as many turns, all of them greedy."""
    end_turn(GAME, s, luck)
    for _ in range(TURNS):
        while not s.over and next_seat(s) != seat:
            play_on(GAME, s, luck, 1)
            end_turn(GAME, s, luck)
        play_on(GAME, s, luck, 1)
        end_turn(GAME, s, luck)
    return outlook(s, seat)


def test_what_is_chosen_later_leads_further_than_what_is_greedy() -> None:
    """By half a turn at least, in the mean of many positions: of 400 it is 0.64, with an error of 0.06."""
    gain, positions = 0.0, 200
    for seed in range(positions):
        s = middle(4, 100, seed)
        seat: int = next_seat(s)
        gain += turns_later(GAME, s.copy(), seat, Luck(seed)) - greedily(s, seat, Luck(seed))
    assert gain / positions * FAR > 0.5


def test_who_looks_closely_looks_at_every_die_for_an_area_and_at_more_sets_to_retrieve() -> None:
    match = city()
    c = city_of(match.state)
    c.where[0:4], c.value[0:4] = [-1, -1, 5, 6], [1, 5, 3, 4]
    c.ready = 3
    c.derive()
    codes = GAME.options(c, 0)
    r = read_city(c, 0)
    worth = judge(r, "turn", codes)
    close, usual = broad(codes, worth), candidates(r, codes, worth)
    areas = [code for code in close if verb_of(code) == PLACE and KIND[second(code)] == AREA]
    assert len(areas) == 8, "two dice, four areas"
    sets = [code for code in close if verb_of(code) == RETRIEVE]
    assert len(sets) == min(SETS, len([code for code in codes if verb_of(code) == RETRIEVE])) == 3
    assert len([code for code in usual if verb_of(code) == RETRIEVE]) <= 1
    assert close[0] == usual[0] == max(zip(worth, codes, strict=True))[1] or worth.count(max(worth)) > 1


def choice_of(match: Match, simulations: int = 24) -> str:
    bot = VeteranBot(1)
    bot.budget = Budget(simulations)
    return bots.answer(bot, match, match.decisions[0]).text


def test_the_veteran_finishes_a_construction_for_its_star() -> None:
    match = city()
    c = city_of(match.state)
    c.goods[4] = 1
    c.where[4], c.where[8] = 25, 26
    c.derive()
    assert choice_of(match).split()[-1].startswith("site-euphorian-1")


def test_the_veteran_takes_a_win_without_imagining_more() -> None:
    match = city()
    c = city_of(match.state)
    c.stars[0], c.goods[4:7] = 1, [1, 1, 1]
    c.derive()
    bot = VeteranBot(1)
    assert bots.answer(bot, match, match.decisions[0]).text.endswith("nimbus-loft")
    assert bot.thoughts == []


def test_the_veteran_imagines_games_with_each_pair_of_recruits() -> None:
    match = Match(GAME, 4, {"first": 0}, bytes(32))
    match.start()
    decision = match.decisions[0]
    assert decision.kind == "keep"
    bot = VeteranBot(1)
    bot.budget = Budget(24)
    chosen = bots.answer(bot, match, decision)
    assert {one.code for one in bot.thoughts} == {option.code for option in decision.options}
    assert chosen.code == bot.thoughts[0].code
    worths = [one.worth for one in bot.thoughts if one.tries == bot.thoughts[0].tries]
    assert worths[0] == max(worths)


class Counted(Worlds):
    """Counts how many worlds are imagined."""

    drawn = 0

    def one(self, seed: int) -> State:
        self.drawn += 1
        return super().one(seed)


@pytest.mark.parametrize(("budget", "drawn"), [(Budget(160, 0.0), 2), (Budget(8), LOOKS + 2 + 1)])
def test_the_veteran_looks_once_and_goes_on_once_if_there_is_no_time(budget: Budget, drawn: int) -> None:
    match = city()
    base = city_of(match.state)
    worlds = Counted(GAME, GAME.determinize(base, 0, Luck(0)), 0)
    bot = VeteranBot(1)
    bot.budget = budget
    bot.imagine(worlds)
    decision = match.decisions[0]
    assert bot.choose(match.view(0), decision.kind, decision.options) in decision.options
    assert worlds.drawn == drawn


def test_a_personality_has_its_way_only_within_what_it_may_cost() -> None:
    thoughts = [Thought(1, 0.5, 9), Thought(2, 0.49, 9), Thought(3, 0.47, 9)]
    assert liked(thoughts, float, 0.005) == 1
    assert liked(thoughts, float, 0.02) == 2
    assert liked(thoughts, float) == 3
