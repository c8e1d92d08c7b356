"""Small tournaments with a fixed seed: every level beats the one below it."""

import pytest

from euphoria import bots, core
from euphoria.lab.tournament import Pairing, Standing, contest, play

GAMES = 8 if core.native() else 2
"""Imagined games take eight times as long on the pure engines."""


def among(title: str, better: str, worse: str, players: int, games: int, seed: int = 17) -> Standing:
    """How one fares among players of another level."""
    plan, pairing = contest(title, [worse, better], players, games, seed), Pairing(better, worse, players)
    standing = Standing(pairing)
    for number in range(games):
        standing.add(play(plan, pairing, number))
    return standing


def test_the_levels_are_listed_from_weak_to_strong() -> None:
    assert bots.kinds("dystopia") == ["random", "novice", "greedy", "veteran"]
    assert bots.kinds("leaders") == ["random", "novice", "greedy", "learned", "veteran"]
    assert bots.kinds("show") == ["random", "novice", "greedy", "veteran"]
    for title in ("leaders", "dystopia", "show"):
        assert bots.usual(title) == "greedy"


@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("greedy", "novice")])
def test_a_level_that_answers_at_once_beats_the_one_below(better: str, worse: str) -> None:
    assert among("dystopia", better, worse, 2, 16).wins >= 11


def test_the_veteran_beats_the_greedy_bot_even_with_little_thought() -> None:
    assert among("dystopia", "veteran:8", "greedy", 2, GAMES).wins >= GAMES * 0.6


@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("greedy", "novice")])
def test_in_leaders_it_wins_more_often_than_the_others_at_its_table(better: str, worse: str) -> None:
    assert among("leaders", better, worse, 6, 60).lead.value >= 0.12


@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("greedy", "novice")])
def test_a_show_between_two_levels_is_won_by_the_better(better: str, worse: str) -> None:
    assert among("show", better, worse, 2, 2).wins == 2
