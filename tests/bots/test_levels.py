"""A small tournament with a fixed seed: every level of dystopia beats the one below it."""

import pytest

from euphoria import bots, core
from euphoria.lab.tournament import Pairing, contest, play

GAMES = 8 if core.native() else 2
"""Imagined games take eight times as long on the pure engines."""


def wins(better: str, worse: str, games: int, seed: int = 17) -> int:
    plan = contest("dystopia", [worse, better], 2, games, seed)
    return sum(play(plan, Pairing(better, worse, 2), number).won for number in range(games))


def test_the_levels_are_listed_from_weak_to_strong() -> None:
    assert bots.kinds("dystopia") == ["random", "novice", "greedy", "veteran"]
    assert bots.usual("dystopia") == "greedy"


@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("greedy", "novice")])
def test_a_level_that_answers_at_once_beats_the_one_below(better: str, worse: str) -> None:
    assert wins(better, worse, 16) >= 11


def test_the_veteran_beats_the_greedy_bot_even_with_little_thought() -> None:
    assert wins("veteran:8", "greedy", GAMES) >= GAMES * 0.6
