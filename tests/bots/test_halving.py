"""The search over worlds, on a game without secrets where the best move is plain."""

from euphoria.bots.halving import Budget, Thought, halve
from euphoria.bots.worlds import Worlds
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import play_out
from euphoria.core.state import State
from euphoria.games.connect_four.rules import ConnectFour

GAME: Game = ConnectFour()


def position(moves: str) -> State:
    s = GAME.begin(2, {})
    for number, move in enumerate(moves.split()):
        GAME.act(s, number % 2, GAME.grammar.parse(f"drop {move}").code)
    return s


def random_game(s: State, seat: int, luck: Luck) -> float:
    play_out(GAME, s, luck)
    return GAME.payoffs(s)[seat]


def thoughts(s: State, budget: Budget, seed: int = 1) -> list[Thought]:
    return halve(Worlds.of(GAME, s, 0), GAME.options(s, 0), random_game, budget, Luck(seed))


def test_it_finds_the_move_that_wins_at_once_and_the_one_that_must_be_stopped() -> None:
    assert GAME.action(thoughts(position("4 1 4 1 4 1"), Budget(70))[0].code).text == "drop 4"
    assert GAME.action(thoughts(position("1 4 2 4 7 4"), Budget(700))[0].code).text == "drop 4"


def test_every_candidate_is_tried_and_the_best_most_often() -> None:
    found = thoughts(position("4 1 4 1 4 1"), Budget(70))
    assert sorted(thought.code for thought in found) == sorted(GAME.options(position("4 1 4 1 4 1"), 0))
    assert all(thought.tries for thought in found)
    assert found[0].tries == max(thought.tries for thought in found) > found[-1].tries
    assert 50 <= sum(thought.tries for thought in found) <= 70


def test_seed_and_number_of_simulations_decide_everything() -> None:
    s = position("4 4 3")
    assert thoughts(s, Budget(40), seed=5) == thoughts(s, Budget(40), seed=5)
    assert thoughts(s, Budget(40), seed=5) != thoughts(s, Budget(40), seed=6)


def test_a_limit_of_time_ends_it_sooner_and_still_every_candidate_was_tried() -> None:
    found = thoughts(position("4 1 4 1 4 1"), Budget(1_000_000, seconds=0.01))
    assert sum(thought.tries for thought in found) < 100_000
    assert all(thought.tries for thought in found)


def test_all_candidates_meet_the_same_luck() -> None:
    draws: list[int] = []

    def watched(_s: State, _seat: int, luck: Luck) -> float:
        draws.append(luck.next())
        return 0.5

    s = position("4 4")
    halve(Worlds.of(GAME, s, 0), GAME.options(s, 0)[:2], watched, Budget(6), Luck(1))
    assert draws[0::2] == draws[1::2]
    assert len(set(draws)) == len(draws) // 2


def test_a_first_glance_decides_what_few_games_cannot_and_gives_way_to_many() -> None:
    s = position("4 1 4 1 4 1")
    codes = GAME.options(s, 0)
    glance = {code: 3.0 if GAME.action(code).text == "drop 7" else 0.0 for code in codes}

    def best(simulations: int) -> str:
        found = halve(Worlds.of(GAME, s, 0), codes, random_game, Budget(simulations), Luck(1), glance)
        return GAME.action(found[0].code).text

    assert (best(7), best(700)) == ("drop 7", "drop 4")
