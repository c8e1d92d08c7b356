"""The worked questions of examples/ask_the_data.py: they run, and their answers are those of the games."""

import importlib.util
from pathlib import Path
from types import ModuleType

import polars as pl
import pytest

from euphoria import lab

SCRIPT = Path(__file__).parents[2] / "examples" / "ask_the_data.py"


@pytest.fixture(scope="module")
def asking() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ask_the_data", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_five_questions_are_answered_from_the_tables(
    asking: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    options = {"turn_limit": 60}
    report = lab.simulate("leaders", 40, (4, 5), ["random"], 3, 1, options=options, keep=folder)
    seats, wins = report.seats_of("random"), report.wins_of("random")
    teams = asking.which_team_wins(folder)
    assert teams["seats"].sum() == seats
    assert abs((teams["share"] * teams["seats"]).sum() - wins) < 1
    shots = asking.does_shooting_pay(folder)
    assert shots["seats"].sum() == seats
    first = asking.does_the_first_player_gain(folder)
    assert first.filter(pl.col("first"))["seats"].to_list() == [40]
    used = asking.which_artifact_is_worth_most(folder)
    assert used["share"].to_list() == sorted(used["share"], reverse=True) and used.height == 8
    watched = asking.which_games_to_watch(folder)
    assert "leader-shot" not in watched["way"].to_list()
    match = lab.replay(report.plan, watched["game"][0])
    assert match.result is not None and match.result["turns"] == watched["turns"][0]
    asking.ask_all(folder)
    told = capsys.readouterr().out
    assert [number for number in range(1, 6) if f"{number}. " not in told] == []
