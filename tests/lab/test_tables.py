"""Games that are kept: tables that hold what was played, go on where they stopped, and lead back to games."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import duckdb
import polars as pl
import pytest

import euphoria
from euphoria import lab
from euphoria.core.errors import EuphoriaError
from euphoria.core.record import read as read_record
from euphoria.core.record import replay as replay_record
from euphoria.lab import columns, extras, shelf, simulation
from euphoria.lab.chunks import Task, play_chunk
from euphoria.lab.columns import DECISIONS, GAMES, SCHEMA_KEY, SEATS, types_of
from euphoria.lab.kept import play_again
from euphoria.lab.pool import WorkerLost, share_out
from euphoria.lab.shelf import BadData, Shelf, Span

QUICK = {"turn_limit": 30}
COUNT = 30


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several chunks, though there are few games."""
    monkeypatch.setattr(simulation, "TASK_SECONDS", 0.002)
    monkeypatch.setattr(simulation, "KEPT_SECONDS", 0.02)


def run(folder: Path | None, games: int = COUNT, jobs: int = 1, **more: Any) -> lab.Report:
    kinds = more.pop("bots", ["random", "greedy"])
    options = more.pop("options", QUICK)
    return lab.simulate("leaders", games, (4, 6), kinds, 9, jobs, options=options, keep=folder, **more)


def rows(folder: Path, table: str) -> pl.DataFrame:
    order = {GAMES: ["game"], SEATS: ["game", "seat"], DECISIONS: ["game", "ply"]}[table]
    return pl.read_parquet(folder / table / "*.parquet").sort(order)


# ------------------------------------------------------------------ however the work is split


def test_totals_and_rows_are_the_same_however_the_work_is_split(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(None).totals()
    alone, shared, resumed = tmp_path / "alone", tmp_path / "shared", tmp_path / "resumed"
    assert run(alone).totals() == whole
    assert run(shared, jobs=2).totals() == whole
    run(resumed, 11)
    monkeypatch.setattr(simulation, "KEPT_SECONDS", 0.05)
    assert run(resumed).totals() == whole
    for table in (GAMES, SEATS):
        assert rows(alone, table).equals(rows(shared, table))
        assert rows(alone, table).equals(rows(resumed, table))
    assert len({file.name for folder in (alone, shared) for file in (folder / GAMES).iterdir()}) > 2


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(tmp_path / "d").totals()
    spans = Shelf.open(tmp_path / "d").spans()
    lost = spans[1]
    (tmp_path / "d" / SEATS / lost.name).unlink()
    played: list[int] = []
    real = play_chunk

    def watched(task: Any, within: float | None = None) -> Any:
        chunk = real(task, within)
        played.extend(range(chunk.start, chunk.stop))
        return chunk

    monkeypatch.setattr(simulation, "play_chunk", watched)
    told: list[int] = []
    assert run(tmp_path / "d", progress=told.append).totals() == whole
    assert played == list(range(*lost))
    assert told[0] == COUNT - (lost.stop - lost.start) and told[-1] == COUNT
    assert run(tmp_path / "d").totals() == whole and len(played) == lost.stop - lost.start


def test_fewer_games_than_are_kept_are_counted_from_the_first(tmp_path: Path) -> None:
    run(tmp_path / "d")
    assert run(tmp_path / "d", 7).totals() == run(None, 7).totals()


# ------------------------------------------------------------------ the tables


def test_every_table_has_the_columns_of_its_schema(tmp_path: Path) -> None:
    run(tmp_path, 6, decisions=True)
    for table in (GAMES, SEATS, DECISIONS):
        frame = rows(tmp_path, table)
        assert dict(frame.schema) == {
            name: kind() if isinstance(kind, type) else kind
            for name, kind in types_of(table, "leaders").items()
        }
    games, seats, decisions = (rows(tmp_path, table) for table in (GAMES, SEATS, DECISIONS))
    assert games["game"].to_list() == list(range(6))
    assert seats.height == games["players"].sum()
    assert decisions.height == games["decisions"].sum()
    assert seats.filter("won")["seat"].to_list() == [seat for row in games["winners"] for seat in row]


def test_every_column_is_told_in_the_docs() -> None:
    text = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
    for title in euphoria.titles():
        for table in (GAMES, SEATS, DECISIONS):
            missing = [name for name in types_of(table, title) if f"`{name}`" not in text]
            assert missing == [], (title, table)
    assert f"Schema {columns.SCHEMA}" in text


def test_the_tables_open_in_duckdb(tmp_path: Path) -> None:
    report = run(tmp_path, 12)
    files = str(tmp_path / SEATS / "*.parquet")
    with duckdb.connect() as database:
        found = database.execute(
            "select bot, count(*), count(*) filter (won) from read_parquet(?) group by bot order by bot",
            [files],
        ).fetchall()
    assert found == [(kind, report.seats_of(kind), report.wins_of(kind)) for kind in ("greedy", "random")]


# ------------------------------------------------------------------ back to the game


def test_a_row_leads_back_to_the_whole_game(tmp_path: Path) -> None:
    run(tmp_path, 8)
    row = Shelf.open(tmp_path).row(5)
    match = play_again(tmp_path, 5)
    record = read_record(match.record())
    again = replay_record(euphoria.game("leaders"), record)
    assert again.digest == row["digest"]
    assert again.result is not None
    assert (again.result["winners"], again.result["way"], again.result["turns"]) == (
        row["winners"],
        row["way"],
        row["turns"],
    )
    assert again.ply == row["decisions"]
    assert [name.split()[0] for name in again.names] == row["bots"]


def test_a_row_that_comes_out_otherwise_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, 3)
    real = Shelf.row
    monkeypatch.setattr(Shelf, "row", lambda self, number: {**real(self, number), "digest": "other"})
    with pytest.raises(BadData, match="does not come out"):
        play_again(tmp_path, 1)
    monkeypatch.undo()
    with pytest.raises(BadData, match="no game 3"):
        play_again(tmp_path, 3)


# ------------------------------------------------------------------ what goes wrong


def refused(folder: Path, **more: Any) -> str:
    with pytest.raises(EuphoriaError, match=r"^\S.*\.$") as told:
        run(folder, **more)
    assert told.value.says.startswith("lab-")
    return told.value.says


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear all", encoding="utf-8")
    assert refused(tmp_path) == "lab-folder-other"
    run(tmp_path / "d", 3)
    assert refused(tmp_path / "d", options={"turn_limit": 31}) == "lab-folder-plan"
    assert refused(tmp_path / "d", bots=["random"]) == "lab-folder-plan"
    assert refused(tmp_path / "d", decisions=True) == "lab-folder-plan"
    with pytest.raises(BadData, match="holds no simulated games"):
        Shelf.open(tmp_path / "nowhere")


def test_tables_of_another_schema_or_revision_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(tmp_path / "d", 3)
    monkeypatch.setattr(shelf, "SCHEMA", 2)
    assert refused(tmp_path / "d") == "lab-folder-schema"
    monkeypatch.undo()
    file = tmp_path / "d" / shelf.PLAN_FILE
    plan = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**plan, "revision": 1}, sort_keys=True) + "\n", encoding="utf-8")
    with pytest.raises(BadData) as told:
        Shelf.open(tmp_path / "d")
    assert told.value.says == "lab-folder-revision"


def test_damaged_files_are_named_and_played_again_when_they_are_gone(tmp_path: Path) -> None:
    whole = run(tmp_path).totals()
    span = Shelf.open(tmp_path).spans()[-1]
    file = tmp_path / SEATS / span.name
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(BadData) as told:
        run(tmp_path)
    assert told.value.says == "lab-folder-broken"
    assert told.value.facts["file"] == f"{SEATS}/{span.name}"
    file.unlink()
    assert run(tmp_path).totals() == whole


def test_games_that_two_commands_wrote_at_once_are_told(tmp_path: Path) -> None:
    run(tmp_path, 3)
    files = columns.Rows(Shelf.open(tmp_path).plan, with_choices=False).files()
    Shelf.open(tmp_path).put(Span(1, 9), files)
    assert refused(tmp_path) == "lab-folder-twice"


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(None).totals()
    real, written = os.fsync, [0]

    def full(file: int) -> None:
        written[0] += 1
        if written[0] > 5:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(file)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        run(tmp_path)
    monkeypatch.undo()
    held = Shelf.open(tmp_path).spans()
    assert held and held[-1].stop < COUNT
    assert not list(tmp_path.rglob("*.part"))
    assert run(tmp_path).totals() == whole


def test_without_the_library_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(extras.Missing, match=r"pip install 'euphoria\[research\]'"):
        run(tmp_path / "d", 3)
    assert not (tmp_path / "d").exists()
    with pytest.raises(extras.Missing, match=r"pip install 'euphoria\[cluster\]'"):
        run(None, 3, cluster="auto")


# ------------------------------------------------------------------ broken off

LONG = ["simulate", "leaders", "--games", "100000", "--players", "4", "--bots", "random", "--jobs", "2"]
LONG += ["--option", "turn_limit=8"]
BEGIN = """
import sys
from euphoria.cli import main
from euphoria.lab import simulation

simulation.KEPT_SECONDS = 0.2
if __name__ == "__main__":
    sys.exit(main())
"""
"""`euphoria`, which keeps what it has played more often than in earnest."""


def begin(folder: Path) -> subprocess.Popen[bytes]:
    """A long run in a process group of its own, once it has kept something."""
    command = [sys.executable, "-c", BEGIN, *LONG, "--keep", str(folder)]
    process = subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True
    )
    until = time.monotonic() + 30
    while len(list((folder / GAMES).glob("*.parquet"))) < 2:
        assert time.monotonic() < until and process.poll() is None
        time.sleep(0.05)
    return process


def gone(group: int) -> bool:
    """Is nobody of this process group left?"""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_broken_off_goes_on_from_what_it_kept(tmp_path: Path, how: signal.Signals) -> None:
    process = begin(tmp_path)
    if how == signal.SIGINT:
        os.killpg(process.pid, how)  # as a terminal does
    else:
        process.kill()
    _, told = process.communicate(timeout=30)
    assert gone(process.pid)
    held = Shelf.open(tmp_path)
    kept = sum(stop - start for start, stop in held.spans())
    assert 0 < kept < 100_000
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert told.decode().startswith("Stopped.") and told.count(b"\n") == 1
    plan = held.plan
    more = held.missing(100_000)[0].start + 20
    report = lab.simulate("leaders", more, 4, ["random"], 0, 1, options=plan.options, keep=tmp_path)
    assert (
        report.totals() == lab.simulate("leaders", more, 4, ["random"], 0, 1, options=plan.options).totals()
    )


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    plan = lab.simulate("leaders", 1, 4, ["random"], jobs=1, options=QUICK).plan
    tasks = [Task(plan, at, at + 50) for at in range(0, 400, 50)]
    results = share_out(tasks, 2, rows=False)
    next(results)
    import multiprocessing

    victim = multiprocessing.active_children()[0]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    with pytest.raises(WorkerLost, match=r"ended unexpectedly.*\.$"):
        list(results)


def test_metadata_of_each_file_is_enough_to_play_its_games(tmp_path: Path) -> None:
    run(tmp_path, 3)
    file = next((tmp_path / GAMES).iterdir())
    about = pl.read_parquet_metadata(file)
    assert about[SCHEMA_KEY] == str(columns.SCHEMA)
    plan = columns.plan_of(about[columns.PLAN_KEY])
    row = pl.read_parquet(file).row(0, named=True)
    assert lab.replay(plan, row["game"]).digest == row["digest"]
