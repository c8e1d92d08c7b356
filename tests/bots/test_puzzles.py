"""Puzzles: every one is a question of the engine with one clearly best answer, and can be proved again."""

from datetime import date, timedelta

import pytest

from euphoria import bots
from euphoria.api import game as game_of
from euphoria.bots.puzzles import Puzzle, of_the_day, puzzles, table, todays, with_puzzles
from euphoria.bots.puzzles.mining import examine, mine
from euphoria.bots.value import value_of

TITLES = with_puzzles()


@pytest.mark.parametrize("title", TITLES)
def test_every_puzzle_is_a_question_with_one_clearly_best_answer(title: str) -> None:
    assert len({str(puzzle.state) for puzzle in puzzles(title)}) == len(puzzles(title)) == 30
    for puzzle in puzzles(title):
        assert (puzzle.title, puzzle.revision) == (title, game_of(title).revision)
        match = table(puzzle)
        decision = match.decision(puzzle.seat)
        assert decision is not None and decision.kind == puzzle.kind
        assert {option.text for option in decision.options} == set(puzzle.chances)
        assert puzzle.best == max(puzzle.chances, key=puzzle.chances.__getitem__)
        assert puzzle.margin >= value_of(title).margin - 0.001
        match.preview(puzzle.seat, puzzle.best)
        game_of(title).act(match.state, puzzle.seat, match.game.grammar.parse(puzzle.best).code)


@pytest.mark.parametrize("title", TITLES)
def test_a_solution_is_proved_again_by_the_same_games(title: str) -> None:
    for puzzle in puzzles(title)[3::20]:
        state = game_of(title).read(puzzle.state)
        again = examine(title, state, puzzle.seat, puzzle.options, puzzle.seed)
        assert again is not None
        assert (again.best, again.chances, again.games) == (puzzle.best, puzzle.chances, puzzle.games)


@pytest.mark.parametrize("title", TITLES)
def test_solutions_have_reasons(title: str) -> None:
    """The adviser says why, from what the seat sees; for nearly all of them."""

    def reasons(puzzle: Puzzle) -> bool:
        match, adviser = table(puzzle), bots.adviser(title)
        assert adviser is not None
        best = match.game.grammar.parse(puzzle.best)
        return bool(adviser.advise(match.view(puzzle.seat), puzzle.kind, [best]))

    assert sum(map(reasons, puzzles(title))) >= 15


def test_each_day_has_its_puzzle_and_none_comes_again_before_all_came() -> None:
    first = date(2026, 11, 17)
    titles = with_puzzles()
    days = [(first + timedelta(days=more)).toordinal() for more in range(30 * len(titles))]
    seen = [todays(day) for day in days]
    assert sorted(seen) == sorted((title, number) for title in titles for number in range(30))
    assert all({title for title, _ in seen[at : at + len(titles)]} == set(titles) for at in range(30))
    assert all(of_the_day(title, day) == number for day, (title, number) in zip(days, seen, strict=True))


def test_the_miner_finds_the_same_puzzles_for_the_same_seed() -> None:
    looked: list[int] = []
    found = list(mine("dystopia", 1, 1, lambda count, _: looked.append(count)))
    assert found == list(mine("dystopia", 1, 1))
    assert looked == list(range(1, len(looked) + 1))
    assert found[0].kind == table(found[0]).decisions[0].kind
