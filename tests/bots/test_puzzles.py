"""Puzzles: every one is a question of the engine with one clearly best answer, and can be proved again."""

from datetime import date, timedelta

import pytest

from euphoria.api import game as game_of
from euphoria.bots.puzzles import (
    Puzzle,
    chance,
    of_the_day,
    puzzles,
    reasons,
    table,
    todays,
    with_puzzles,
)
from euphoria.bots.puzzles.mining import examine, mine
from euphoria.bots.value import value_of
from euphoria.core.luck import Luck
from euphoria.games.show.bots.homing import home_action
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.words import figure_of
from kit.show_play import GAME, arena_of

TITLES = with_puzzles()
LUCKY = 21
"""A seed that soon leads to a puzzle: with most, miners dismiss a hundred positions first."""


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
    """The adviser says why, from what the seat sees, for many of them; what is counted is always told."""
    told = [bool(reasons(puzzle, table(puzzle))) for puzzle in puzzles(title)]
    assert sum(told) >= 15
    assert all(said for said, puzzle in zip(told, puzzles(title), strict=True) if puzzle.goal)


# ------------------------------------------------------------------ what is counted


def arena(puzzle: Puzzle) -> Arena:
    return arena_of(table(puzzle).state)


def test_the_show_asks_four_questions_and_no_games_are_imagined_for_them() -> None:
    known = puzzles("show")
    assert {puzzle.goal for puzzle in known} == {"kill", "blast", "cover", "win"}
    assert all(puzzle.games == 0 for puzzle in known)
    assert len({puzzle.options["map"] for puzzle in known}) > 5


def test_shots_that_kill_most_likely_do_so_as_often_as_is_said() -> None:
    """The dice of the engine, rolled 400 times, against the odds: a second way to the same number."""
    puzzle = next(one for one in puzzles("show") if one.goal == "kill" and "second" not in str(one.chances))
    victim = figure_of(arena(puzzle), GAME.grammar.parse(puzzle.best).arguments["figure"])
    died = 0
    for seed in range(400):
        s, luck = arena(puzzle), Luck(seed)
        for text in (puzzle.best, "fire"):
            GAME.act(s, puzzle.seat, GAME.grammar.parse(text).code)
        while s.bounds:
            GAME.settle(s, luck.draw(s.bounds))
        died += not s.alive(victim)
    assert died / 400 == pytest.approx(puzzle.chances[puzzle.best], abs=0.07)


@pytest.mark.parametrize("goal", ["kill", "blast", "cover"])
def test_the_reason_names_the_very_chance_and_every_other_one_is_worse(goal: str) -> None:
    for puzzle in (one for one in puzzles("show") if one.goal == goal):
        first, *others = reasons(puzzle, table(puzzle))
        assert first.facts["chance"] == pytest.approx(100 * puzzle.chances[puzzle.best], abs=0.6)
        assert others and all(other.facts["chance"] < first.facts["chance"] for other in others)


def test_a_puzzle_that_is_won_at_once_is_won_at_once() -> None:
    for puzzle in (one for one in puzzles("show") if one.goal == "win"):
        s = arena(puzzle)
        i, code = s.active, GAME.grammar.parse(puzzle.best).code
        while not s.over:
            assert s.active == i and not s.bounds, "no dice, and nobody else moves"
            GAME.act(s, puzzle.seat, code)
            code = 0 if s.over else home_action(GAME, s, puzzle.seat, Ways(s)) or 0
        assert s.winner == puzzle.seat


def test_who_is_seen_by_nobody_survives_and_who_is_exposed_does_not_always() -> None:
    hidden = [one for one in puzzles("show") if one.goal == "cover" and one.chances[one.best] == 1.0]
    assert len(hidden) > 4
    for puzzle in hidden:
        named = {reason.message for reason in reasons(puzzle, table(puzzle))}
        assert "riddles-cover-stay" in named and named & {
            "riddles-cover-unseen",
            "riddles-cover-one",
        }
        assert puzzle.chances["done"] < 0.9


def test_a_place_that_was_not_offered_is_counted_as_well() -> None:
    puzzle = next(one for one in puzzles("show") if one.goal == "cover" and one.best.startswith("move "))
    x, y = puzzle.best.split()[-1].split(">")[-1].split(",")
    beside = f"move {float(x) + 0.01:.3f},{y}"
    match = table(puzzle)
    assert beside not in puzzle.chances
    assert chance(puzzle, match, beside) == pytest.approx(puzzle.chances[puzzle.best], abs=0.1)
    other = puzzles("leaders")[0]
    assert chance(other, table(other), "tea") is None, "where games were imagined, nobody knows"


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
    found = list(mine("dystopia", 1, LUCKY, lambda count, _: looked.append(count)))
    assert found == list(mine("dystopia", 1, LUCKY))
    assert looked == list(range(1, len(looked) + 1))
    assert found[0].kind == table(found[0]).decisions[0].kind
