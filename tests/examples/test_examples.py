"""The scripts of examples/ run and say what they promise; their README lists every one."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

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


def test_a_learner_learns(tmp_path: Path) -> None:
    if find_spec("torch") is None:
        pytest.skip("torch is not installed (extra train), so nothing is learnt here")
    told = run(
        "train.py", "--steps", "1", "--games", "4", "--measured", "4", "--workers", "1", folder=tmp_path
    )
    assert "step 1, 4 games: lead" in told
    assert (tmp_path / "curve.csv").read_text().startswith("step,games,lead,error\n0,0,")
