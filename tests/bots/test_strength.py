"""Greedy seats against random seats at the same table (bench/strength.py prints the full study)."""

from time import process_time
from typing import Any

import pytest

import euphoria
from euphoria import bots, lab
from euphoria.bots import Bot
from euphoria.core.actions import Action
from euphoria.core.flow import AskStep
from euphoria.core.luck import Luck
from euphoria.lab.table import play_with_bots

GAME = euphoria.game("leaders")
COUNTS = range(4, 9)


@pytest.fixture(scope="module")
def reports() -> dict[int, lab.Report]:
    """60 games for each number of players: about 4 standard errors between chance and what is asked."""
    return {n: lab.simulate("leaders", 60, n, ["greedy", "random"], seed=60, jobs=1) for n in COUNTS}


@pytest.mark.parametrize("players", COUNTS)
def test_greedy_seats_win_more_than_random_seats(reports: dict[int, lab.Report], players: int) -> None:
    assert reports[players].lead("greedy", "random").value > 0.05


def test_over_all_tables_the_lead_is_beyond_doubt(reports: dict[int, lab.Report]) -> None:
    leads = [report.lead("greedy", "random") for report in reports.values()]
    assert sum(lead.low for lead in leads) / len(leads) > 0.1


def test_games_end_by_themselves(reports: dict[int, lab.Report]) -> None:
    assert sum(report.ways["stopped"] for report in reports.values()) == 0


class Watched(Bot):
    """A bot that counts its choices, the questions it was asked and the time it took."""

    def __init__(self, inside: Bot) -> None:
        self.inside = inside
        self.choices = 0
        self.seconds = 0.0
        self.kinds: set[str] = set()

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        before = process_time()
        choice = self.inside.choose(view, kind, options)
        self.seconds += process_time() - before
        self.choices += 1
        self.kinds.add(kind)
        assert choice in options
        return choice


def test_it_answers_every_question_and_more_than_200_a_second() -> None:
    questions = {step.name for proc in GAME.book for step in proc.steps if isinstance(step, AskStep)}
    watched: list[Watched] = []
    for number in range(60):
        players = 4 + number % 5
        table = [Watched(bots.make("greedy", "leaders", 10 * number + seat)) for seat in range(players)]
        watched += table
        luck = Luck(number)
        play_with_bots(GAME, GAME.begin(players, {"turn_limit": 400}), luck, list(table))
    # With Plastic Promise it calls in the only hidden Recruit of somebody: nothing is left to choose then.
    assert set().union(*(bot.kinds for bot in watched)) == questions - {"give-back"}
    assert sum(bot.choices for bot in watched) / sum(bot.seconds for bot in watched) > 200
