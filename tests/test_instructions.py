"""bench/instructions.py: what counts as slower, and what is said where nothing can be counted."""

import json
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).resolve().parents[1] / "bench"


@pytest.fixture
def instructions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ModuleType]:
    """The tool, with a table of its own."""
    monkeypatch.syspath_prepend(str(BENCH))
    instructions = import_module("instructions")
    table = tmp_path / "table.json"
    entries: list[dict[str, object]] = [
        {"pure": {"leaders copy": 1}},
        {"pure": {"yardstick": 500, "leaders copy": 2}},  # another Python
        {"pure": {"yardstick": 1000, "leaders copy": 50, "leaders view": 190}},
        {
            "pure": {"yardstick": 1000, "leaders copy": 100, "leaders view": 199},
            "grown": {"pure": ["leaders copy"]},
        },
        {"pure": {"yardstick": 1000, "leaders copy": 102, "leaders view": 208}},
    ]
    table.write_text(json.dumps([{"date": "", "why": "", **entry} for entry in entries]))
    monkeypatch.setattr(instructions, "builds", lambda: ["pure"])
    monkeypatch.setattr(instructions, "TABLE", table)
    yield instructions
    for name in ("instructions", "native", "kept", "stages"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize(
    ("now", "exit_code", "said"),
    [
        ({"yardstick": 1001, "leaders copy": 105, "leaders view": 150}, 0, "1.050"),
        ({"yardstick": 1001, "leaders copy": 100, "leaders view": 209}, 1, "leaders view: 209 instructions"),
        ({"yardstick": 1000, "leaders copy": 106, "leaders view": 150}, 1, "leaders copy: 106 instructions"),
        ({"yardstick": 1000, "leaders copy": 100, "a new row": 150}, 0, "a new row"),
        ({"yardstick": 1030, "leaders copy": 300}, 0, "Nothing was compared"),
    ],
    ids=["as before", "crept", "grown", "a new row", "another Python"],
)
def test_only_what_has_grown_by_a_twentieth_fails(
    instructions: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    now: dict[str, int],
    exit_code: int,
    said: str,
) -> None:
    monkeypatch.setattr(instructions, "count", lambda *_: now)
    assert instructions.main(["check"]) == exit_code
    assert said in capsys.readouterr().out


def test_engines_that_were_made_quickly_are_looked_at_where_they_are_there(
    instructions: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {"pure": {"yardstick": 1000}, "compiled quickly": {"yardstick": 1000, "leaders copy": 10}}
    instructions.TABLE.write_text(json.dumps([before]))
    now = {"pure": {"yardstick": 1000}, "compiled quickly": {"yardstick": 1000, "leaders copy": 11}}
    monkeypatch.setattr(instructions, "count", lambda build, _: now[build])
    assert instructions.main(["check"]) == 0
    monkeypatch.setattr(instructions, "builds", lambda: ["pure", "compiled quickly"])
    assert instructions.main(["check"]) == 1
    assert "leaders copy: 11 instructions, 10 at the least" in capsys.readouterr().out


def test_an_entry_names_what_it_lets_grow(
    instructions: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = {"yardstick": 1000, "leaders copy": 104, "leaders view": 209}
    monkeypatch.setattr(instructions, "count", lambda *_: now)
    assert instructions.main(["check"]) == 1
    instructions.main(["write", "views", "tell", "more"])
    entry = json.loads(instructions.TABLE.read_text())[-1]
    assert (entry["why"], entry["pure"], entry["grown"]) == (
        "views tell more",
        now,
        {"pure": ["leaders view"]},
    )
    assert instructions.main(["check"]) == 0
    instructions.main(["write", "nothing"])
    assert "grown" not in json.loads(instructions.TABLE.read_text())[-1]
    instructions.main(["history"])
    assert "    grown: leaders view" in capsys.readouterr().out.splitlines()


def test_without_valgrind_it_says_what_was_left_out(
    instructions: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert instructions.main(["check"]) == 0
    assert "not counted: valgrind is not installed" in capsys.readouterr().out


def test_every_title_and_row_is_in_the_table() -> None:
    """Or its growth would go unnoticed."""
    last = [
        entry["pure"] for entry in json.loads((BENCH / "instructions.json").read_text()) if "pure" in entry
    ][-1]
    rows = ("decision", "decision, heard", "playout", "copy", "view", "event in a list")
    assert set(last) == {
        "yardstick",
        *(f"{t} {row}" for t in ("leaders", "dystopia", "show") for row in rows),
    }
