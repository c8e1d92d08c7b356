"""Simulation: totals that follow from the seed alone, and reports that say what happened."""

import json
import threading
from collections import Counter

import pytest

import euphoria
import euphoria.bots
from euphoria import lab
from euphoria.core.luck import Luck
from euphoria.lab import simulation
from euphoria.lab.chunks import Task, play_chunk
from euphoria.lab.report import Report
from euphoria.lab.table import Outcome, Plan, play_game, play_with_bots, seating

QUICK = {"turn_limit": 30}
PLAN = Plan("leaders", (4, 6), ("random",), 5, QUICK)


def play_task(plan: Plan, start: int, stop: int) -> Report:
    return play_chunk(Task(plan, start, stop)).report


@pytest.mark.parametrize("kinds", [["random"], ["greedy", "random"]])
def test_totals_are_the_same_for_every_number_of_processes(
    kinds: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "TASK_SECONDS", 0.005)
    alone = lab.simulate("leaders", 40, range(4, 9), kinds, seed=11, jobs=1, options=QUICK)
    shared = lab.simulate("leaders", 40, range(4, 9), kinds, seed=11, jobs=2, options=QUICK)
    assert alone.totals() == shared.totals()


def test_totals_are_the_same_for_every_split() -> None:
    whole = play_task(PLAN, 0, 24)
    for size in (1, 5, 23):
        parts = Report(PLAN)
        for start in reversed(range(0, 24, size)):
            parts.join(play_task(PLAN, start, min(start + size, 24)))
        assert parts.totals() == whole.totals()


def test_another_seed_plays_other_games() -> None:
    again = Plan("leaders", (4, 6), ("random",), 6, QUICK)
    assert play_task(PLAN, 0, 24).totals()["decisions"] != play_task(again, 0, 24).totals()["decisions"]


def test_workers_start_beside_other_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A progress bar has a thread of its own, beside which this process may not be forked."""
    monkeypatch.setattr(simulation, "TASK_SECONDS", 0.005)
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait)
    thread.start()
    try:
        shared = lab.simulate("leaders", 12, 4, ["random"], seed=2, jobs=2, options=QUICK)
    finally:
        stop.set()
        thread.join()
    assert shared.totals() == lab.simulate("leaders", 12, 4, ["random"], 2, 1, options=QUICK).totals()


def test_progress_rises_to_the_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "TASK_SECONDS", 0.005)
    told: list[int] = []
    lab.simulate("leaders", 40, 4, ["random"], seed=1, jobs=2, progress=told.append, options=QUICK)
    assert told == sorted(told)
    assert len(told) > 2
    assert told[-1] == 40


def test_the_safety_limit_is_set_unless_the_caller_sets_one() -> None:
    assert lab.simulate("leaders", 1, 4, ["random"], jobs=1).plan.options == {"turn_limit": 400}
    short = lab.simulate("leaders", 3, 4, ["random"], jobs=1, options={"turn_limit": 1})
    assert short.ways == {"stopped": 3}
    assert short.turns.mean == 1
    assert short.wins_of("random") == 0


def test_the_quick_way_for_random_tables_plays_the_same_kind_of_game() -> None:
    """`play_out` and a table of random bots draw other numbers, but from the same distribution."""
    game = euphoria.game("leaders")
    quick: list[int] = []
    table: list[int] = []
    for number in range(150):
        quick.append(play_game(Plan("leaders", (4,), ("random",), 1, {"turn_limit": 15}), number).decisions)
        state = game.begin(4, {"turn_limit": 15})
        bots = [euphoria.bots.make("random", "leaders", 1000 + 10 * number + seat) for seat in range(4)]
        table.append(play_with_bots(game, state, Luck(number), bots))
    spread = (sum((x - sum(quick) / 150) ** 2 for x in quick) / 149) ** 0.5
    assert abs(sum(quick) - sum(table)) / 150 < 4 * spread * (2 / 150) ** 0.5


def test_seats_are_shared_out_evenly_and_shuffled() -> None:
    luck = Luck(1)
    seen: Counter[tuple[int, str]] = Counter()
    for number in range(400):
        seats = seating(("greedy", "random"), 5, number, luck)
        assert seats.count("greedy") == 3 - number % 2
        seen.update(enumerate(seats))
    for seat in range(5):
        assert 150 < seen[seat, "greedy"] < 250


def test_rates_count_each_game_once() -> None:
    report = Report(Plan("leaders", (4,), ("greedy", "random"), 1, {}))
    seats = ("greedy", "random", "random", "greedy")
    report.add(Outcome(seats, (0, 3), "leader-shot", 10, 50))
    report.add(Outcome(seats, (0, 1), "leader-shot", 20, 70))
    report.add(Outcome(seats, (), "stopped", 30, 90))
    assert report.seats_of("greedy") == 6
    assert report.wins_of("greedy") == 3
    assert report.win_rate("greedy").value == pytest.approx(0.5)
    lead = report.lead("greedy", "random")
    assert lead.value == pytest.approx(1 / 3)
    assert lead.low < 0 < lead.high
    assert report.seat_rate(0).value == pytest.approx(2 / 3)
    assert report.ways == {"leader-shot": 2, "stopped": 1}
    assert report.turns.to_json() == {"mean": 20.0, "shortest": 10, "longest": 30}
    assert report.decisions.total == 210


def test_a_report_is_json() -> None:
    report = lab.simulate("leaders", 4, (4, 5), ["random"], seed=1, jobs=1, options=QUICK)
    data = json.loads(json.dumps(report.to_json()))
    assert data["players"] == {"4": 2, "5": 2}
    assert data["bots"]["random"]["seats"] == 18
    assert data["decisions_per_second"] > 0


@pytest.mark.parametrize(
    ("title", "games", "players", "kinds", "message"),
    [
        ("chess", 1, 4, ["random"], "There is no game 'chess'"),
        ("leaders", 0, 4, ["random"], "at least one game"),
        ("leaders", 1, 3, ["random"], "4 to 8 players, not for 3"),
        ("leaders", 1, range(4, 4), ["random"], "A number of players is missing"),
        ("leaders", 1, 4, ["clever"], "no bot 'clever'"),
        ("leaders", 1, 4, [], "Somebody has to play"),
    ],
)
def test_an_impossible_plan_is_refused(
    title: str, games: int, players: int | range, kinds: list[str], message: str
) -> None:
    with pytest.raises(euphoria.BadSetup, match=message):
        lab.simulate(title, games, players, kinds)
