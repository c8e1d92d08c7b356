"""`euphoria analyse`: told, drawn, as JSON, kept, and one sentence for whatever cannot be done."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.terminal import Terminal
from euphoria.bots.analysis import Analyst
from euphoria.core.record_text import write
from kit import analyses


@pytest.fixture
def record() -> Path:
    return analyses.record("dystopia")


def test_an_analysis_is_made_once_and_kept(
    terminal: Terminal, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = tmp_path / "chances.svg"
    first = terminal.run("analyse", record, "--games", "1", "--jobs", "1", "--picture", picture)
    assert (first.code, first.err) == (0, "")
    (kept,) = (terminal.data / "analyses").glob("*")
    of_one = kept.read_text()
    kept.unlink()
    assert terminal.run("analyse", record, "--games", "1", "--jobs", "2").out == first.out
    assert kept.read_text() == of_one, "two processes come to the same analysis"

    def refuse(*_: object) -> None:
        raise AssertionError("it was judged before")

    monkeypatch.setattr(Analyst, "judge", refuse)
    again = terminal.run("analyse", record, "--games", "1")
    assert (again.code, again.out) == (0, first.out)
    data = json.loads(terminal.run("analyse", record, "--games", "1", "--json").out)
    assert data == json.loads(kept.read_text())
    lines = ElementTree.fromstring(picture.read_text()).findall("{*}path[@stroke-linejoin]")
    assert len(lines) == data["players"] == 2
    own = terminal.run("analyse", record, "--games", "1", "--seat", "B").out
    assert "Choices of Player B" in own
    count = sum(choice["seat"] == 1 for choice in data["choices"])
    assert own.count("\n") > count + 10
    # Whatever else is asked for is judged anew.
    with pytest.raises(AssertionError, match="judged before"):
        terminal.run("analyse", record, "--games", "2", "--jobs", "1")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--games", "0"], "At least one game has to be imagined for each choice, not 0."),
        (["--jobs", "0"], "At least one process has to work, not 0."),
        (["--seat", "F"], "There is no seat 'F' at this table: the seats are A to B."),
        (["--games", "many"], "'many'"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    terminal: Terminal, record: Path, arguments: list[str], says: str
) -> None:
    done = terminal.run("analyse", record, *arguments)
    assert done.code == 2 and says in done.err and done.err.count("\n") == 1, done.err


def test_records_that_cannot_be_analysed_are_one_sentence(
    terminal: Terminal, record: Path, tmp_path: Path
) -> None:
    done = terminal.run("analyse", tmp_path / "nothing.jsonl")
    assert done.code == 2 and "cannot be read" in done.err
    old = tmp_path / "old.jsonl"
    old.write_text(_of_another_revision(record), encoding="utf-8")
    done = terminal.run("analyse", old)
    assert done.code == 2 and "revision 99" in done.err and done.err.count("\n") == 1
    running = tmp_path / "running.jsonl"
    running.write_text(_running(), encoding="utf-8")
    done = terminal.run("analyse", running)
    assert done.code == 2 and "when the game is over" in done.err


def _of_another_revision(record: Path) -> str:
    from hashlib import sha256

    head, *lines = record.read_text(encoding="utf-8").splitlines()[:-1]
    header = json.dumps({**json.loads(head), "revision": 99}, separators=(",", ":"), ensure_ascii=False)
    body = "".join(f"{line}\n" for line in [header, *lines])
    return body + json.dumps({"sum": sha256(body.encode()).hexdigest()}, separators=(",", ":")) + "\n"


def _running() -> str:
    import euphoria

    return write(euphoria.new("dystopia", players=2, key=bytes(32)), with_key=True)
