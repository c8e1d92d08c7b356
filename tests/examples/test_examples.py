"""The scripts of examples/ run and say what they promise; their README lists every one."""

import importlib
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import euphoria

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SOURCE = EXAMPLES.parent / "src"


def run(script: str, *arguments: str, typed: str = "", folder: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / script), *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_readme_lists_every_script() -> None:
    listed = re.findall(
        r"^\| \[(\w+\.py)\]\(\1\) \|", (EXAMPLES / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(listed) == sorted(path.name for path in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("title", ["leaders", "dystopia"])
def test_bots_play_a_game(title: str) -> None:
    assert "over (" in run("play_a_bot.py", title, "--watch")


def test_a_person_plays_by_numbers_and_is_told_what_is_wrong() -> None:
    told = run("play_a_bot.py", "leaders", "--seed", "3", typed="dance\n" + "0\n" * 400)
    assert "'dance' does not begin with a verb of this game" in told
    assert "over (" in told


def test_a_bot_of_ones_own_plays_among_others() -> None:
    told = run("write_a_bot.py", "--games", "4")
    assert re.search(
        r"among random players it won \d of 4 games\namong greedy players it won \d of 4 games\n", told
    )


def test_a_record_is_analysed(tmp_path: Path) -> None:
    match = euphoria.new("leaders", players=5, options={"turn_limit": 2}, key=bytes(32))
    while not match.over:
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    (tmp_path / "game.jsonl").write_bytes(match.record().encode())
    told = run("analyse_a_record.py", str(tmp_path / "game.jsonl"), "--games", "2")
    assert "over (stopped)" in told
    assert "what was done: " in told and "arrange 5" in told
    assert re.search(r"^E: \d+% at the start, luck [+-]\d\.\d\d, \d+ choices ", told, re.MULTILINE)


def test_a_tournament_tells_leads_with_their_intervals() -> None:
    told = run("tournament.py", "--bots", "random,novice", "--games", "5")
    assert re.fullmatch(
        r"(novice among random|random among novice): .*lead [+-]\d+\.\d points \(.*\)\n",
        told.splitlines()[0] + "\n",
    )


def test_a_game_is_added_in_one_file() -> None:
    told = run("add_a_game.py")
    assert told.startswith("take ")
    assert told.endswith("played perfectly, seat_0 wins\n"), "21 is no multiple of four"


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module: most of it needs no torch."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("train")


def test_a_learner_explores_in_all_seats_but_two(train: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "PLAYERS", (6,))
    decisions, _ = train.play_game(train.blank(), 3, explore=True)
    assert len({decision.seat for decision in decisions}) == 4
    assert {decision.result for decision in decisions} <= {-1.0, 0.0, 1.0}
    for decision in decisions:
        assert 0 <= decision.chosen < len(decision.seen)
        assert 0 < decision.chance <= 1
    assert train.play_game(train.blank(), 3, explore=False)[0] == []


def test_the_critic_sees_every_card_from_the_seat_that_is_asked(train: Any) -> None:
    play = train.Play("leaders", 5)
    play.begin(seed=1)
    while play.question == "arrange":
        play.take(play.numbers()[0])
    parts = play.encoding.parts()
    cards = [part for name, part in parts.items() if name.endswith(" card")][:15]
    seen, truth = play.observe(play.seat), train.truth(play)
    assert sum(sum(seen[part.start : part.stop]) for part in cards) == 3, "one's own row"
    assert sum(truth[part.start : part.stop].sum() for part in cards) == 15
    assert bytes(truth[cards[0].start : cards[2].stop]) == bytes(seen[cards[0].start : cards[2].stop])


def test_what_came_of_a_decision_is_told_by_the_next_one_of_its_seat(train: Any) -> None:
    seats = [0, 1, 0, 0, 1]
    decisions = [train.Decision(7, None, 0, 1.0, None, seat) for seat in seats]
    decisions.append(train.Decision(8, None, 0, 1.0, None, 1))
    after = train.following(decisions)
    assert after == [2, 4, 3, -1, -1, -1]
    expected = np.array([0.25, 0.0, 0.5, 0.0, 0.5, 0.0], np.float32)
    result = np.array([1, -1, 1, 1, -1, 1], np.float32)
    assert train.gains(expected, result, after, 0.5).tolist() == [0.25, -0.25, 0.0, 1.0, -1.5, 1.0]
    whole = train.gains(expected, result, after, 1.0)
    assert whole.tolist() == (result - expected).tolist(), "looking to the end, nothing else counts"


def test_a_learner_learns(tmp_path: Path) -> None:
    if find_spec("torch") is None:
        pytest.skip("torch is not installed (extra train), so nothing is learnt here")
    few = ("--steps", "1", "--games", "10", "--measured", "4", "--workers", "1", "--picture", "curve.svg")
    told = run("train.py", *few, folder=tmp_path)
    assert "step 1, 10 games: lead" in told
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    assert (tmp_path / "curve.csv").read_text().startswith("step,games,lead,error\n0,0,")
