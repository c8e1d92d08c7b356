"""The policy of imagined games of leaders: a greedy player, on states and without a view."""

from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from typing import Any

import pytest

import euphoria
from euphoria.core.actions import pack
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.leaders.bots.greedy import GreedyBot
from euphoria.games.leaders.bots.memory import Memory
from euphoria.games.leaders.bots.policy import best_of, play_on
from euphoria.games.leaders.bots.reading import Reading, read_table
from euphoria.games.leaders.bots.seen import read_view
from euphoria.games.leaders.rules.deduction import beliefs
from euphoria.games.leaders.rules.state import Table, slot_of
from euphoria.games.leaders.rules.words import USE
from kit.alike import twins

GAME = euphoria.game("leaders")


def table_of(s: Any) -> Table:
    assert isinstance(s, Table)
    return s


def choices(players: int, seed: int) -> Iterator[tuple[Table, int, str, list[int], Memory]]:
    """Real choices of a game in which every other one is made at random, with the memory of who makes it."""
    t, luck = table_of(GAME.begin(players, {"turn_limit": 40})), Luck(seed)
    memories = [Memory(seat, players) for seat in range(players)]
    while not t.over:
        seat = next_seat(t)
        if seat < 0:
            GAME.settle(t, luck.draw(t.bounds))
            continue
        codes = GAME.options(t, seat)
        if len(codes) > 1:
            kind = GAME.question(t).name
            yield t, seat, kind, codes, memories[seat]
            if luck.below(2):
                codes = best_of(t, memories[seat], kind, codes)
        GAME.act(t, seat, codes[luck.below(len(codes))])


def facts(r: Reading) -> dict[str, Any]:
    """Every field by its name; compiled classes do not list them."""
    values = {name: getattr(r, name) for name in dir(r) if not name.startswith("_")}
    return {name: value for name, value in values.items() if not callable(value)}


KINDS = {"arrange", "artifact", "action", "target", "react"}


@cache
def telling(players: int) -> list[int]:
    """The first seeds of games in which everything is asked."""
    kinds = ((seed, {kind for _, _, kind, _, _ in choices(players, seed)}) for seed in count(1))
    return list(islice((seed for seed, met in kinds if met >= KINDS), 2))


def told(players: int, which: int) -> Iterator[tuple[Table, int, str, list[int], Memory]]:
    """The choices of one of these games."""
    return choices(players, telling(players)[which])


GAMES = [(players, which) for players in range(4, 9) for which in (0, 1)]


@pytest.mark.parametrize(("players", "which"), GAMES)
def test_it_takes_for_best_what_a_greedy_player_who_sees_the_view_does(players: int, which: int) -> None:
    bots = [GreedyBot(seat) for seat in range(players)]
    met: set[str] = set()
    for t, seat, kind, codes, memory in told(players, which):
        bot, view = bots[seat], GAME.view(t, seat)
        if kind == "name":
            continue  # below: that depends on what was planned
        judged = bot.judge(view, kind, [GAME.action(code) for code in codes])
        most = max(thought.worth for _, thought in judged)
        assert best_of(t, memory, kind, codes) == [
            option.code for option, thought in judged if thought.worth == most
        ]
        met.add(kind)
    assert met >= KINDS


def test_it_names_the_targets_that_a_greedy_player_planned() -> None:
    named = 0
    for players, which in GAMES:
        for t, seat, kind, codes, memory in told(players, which):
            if kind != "name" or t.named:
                continue
            bot, view = GreedyBot(seat), GAME.view(t, seat)
            bot.remember(view, GAME.action(pack(USE, t.using, slot_of(t.pay))))
            judged = bot.judge(view, kind, [GAME.action(code) for code in codes])
            assert best_of(t, memory, kind, codes) == [option.code for option, _ in judged]
            named += 1
    assert named > 20, "else the test would say little"


@pytest.mark.parametrize(("players", "which"), GAMES)
def test_a_memory_that_follows_the_game_believes_what_follows_from_the_view(players: int, which: int) -> None:
    for t, seat, kind, _, memory in told(players, which):
        if kind == "arrange":
            continue
        view = GAME.view(t, seat)
        exact = beliefs(view)
        for one in (memory, Memory(seat, players)):
            found = one.beliefs(t)
            assert (found.places, found.team) == (exact.places, exact.team)
        seen = facts(read_view(view, exact))
        assert facts(read_table(t, seat, exact)) == seen
        assert {"card", "chance", "hand", "using"} <= set(seen)


def test_it_does_not_peek() -> None:
    """Whatever lies hidden from the seat and in the hands of others, its best options are the same."""
    luck, other = Luck(3), 0
    for number, (t, seat, kind, codes, _) in enumerate(choices(5, 4)):
        if number % 3 == 0:
            best = best_of(t, Memory(seat, 5), kind, codes)
            for twin in twins("leaders", t, seat, luck):
                assert best_of(table_of(twin), Memory(seat, 5), kind, codes) == best
                other += twin.digest() != t.digest()
    assert other > 10, "else the test would say little"


def test_it_shoots_a_hidden_leader_only_if_the_seat_has_seen_it() -> None:
    """The same cards on the table; what the shooter knows decides."""
    row = {"players": 4, "B": {"row": "S S E"}, "C": {"row": "SL E S"}, "D": {"row": "EL E S"}}
    best: list[list[str]] = []
    for knows in (["C.left"], []):
        t = table_of(GAME.position({**row, "A": {"row": "E E S", "gun": "C", "knows": knows}}))
        GAME.advance(t)
        codes = GAME.options(t, 0)
        best.append([GAME.action(code).text for code in best_of(t, Memory(0, 4), "action", codes)])
    assert best[0] == ["shoot"]
    assert best[1] != ["shoot"]


def test_games_end_and_are_the_same_for_the_same_luck() -> None:
    ends: list[tuple[int, str]] = []
    for seed in (5, 5, 6):
        t = table_of(GAME.begin(6, {}))
        made = play_on(GAME, t, Luck(seed), 2000)
        assert t.over
        ends.append((made, t.digest()))
    assert ends[0] == ends[1] != ends[2]
    t = table_of(GAME.begin(6, {}))
    assert play_on(GAME, t, Luck(5), 9) == 9
    assert not t.over
