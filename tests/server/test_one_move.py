"""The way of one move through the house, as the manual tells it: from one socket to another."""

import re
import threading
from pathlib import Path
from types import FrameType

import pytest

from euphoria.core import native
from euphoria.server.webhooks import queue
from kit.server import full_table, running, wait_until

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "euphoria"
DECODED = "server/wire/play.py"
"""Only declares messages: none of its functions is called."""

MOST = 52
"""Files on the whole way. It may become shorter."""

PARTS = {
    "the client's": "web/",
    "the server's": "server/",
    "the core's": "core/",
    "the rules of leaders": "games/leaders/rules/",
    "make sentences": "(?:speech/|games/leaders/speech/|registry)",
}
"""What the manual counts apart, and how their files begin."""


def told() -> list[str]:
    """The files that the manual names, in its order."""
    manual = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    chapter = manual.partition("### One move, file by file")[2].partition("\n## ")[0]
    rows = [line.split("|")[2] for line in chapter.splitlines() if line.startswith("| ")][1:]
    return [file for row in rows for file in re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", row)]


def counted() -> dict[str, int]:
    """How many files the manual says there are, in all and of each part."""
    manual = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    words = " ".join(manual.partition("### One move, file by file")[2].partition("\n|")[0].split())
    found = {part: re.search(rf"(\d+)(?: are)? {part}", words) for part in ["files", *PARTS]}
    return {part: 0 if match is None else int(match[1]) for part, match in found.items()}


def test_the_files_of_the_way_are_there_and_none_is_named_twice() -> None:
    files = told()
    assert len(files) == len(set(files)) <= MOST
    for file in files:
        assert (ROOT / file if file.startswith("web/") else SOURCE / file).is_file(), file


def test_the_manual_counts_them_right() -> None:
    files = told()
    parts = {part: sum(bool(re.match(start, file)) for file in files) for part, start in PARTS.items()}
    assert counted() == {"files": len(files)} | parts
    assert sum(parts.values()) == len(files)


def passed(tmp_path: Path) -> list[str]:
    """The files of Python that are entered between a click and another's picture, in the order of that.

    All threads that the server starts are watched while one player acts and another is told of it.
    """
    entered: dict[str, None] = {}
    watching = threading.Event()

    def note(frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and watching.is_set() and file.startswith(str(SOURCE)):
            entered.setdefault(Path(file).relative_to(SOURCE).as_posix())

    threading.setprofile(note)
    try:
        with running(f"sqlite:///{tmp_path}/one.db") as server:
            table, people = full_table(server, "leaders", 4)
            with people[0].sit(table, lang="en") as mine, people[1].sit(table, lang="en") as other:
                mine.until("position")
                seen = other.until("position")
                asked = people[0].position(table)
                if asked["decision"] is None:
                    pytest.fail("everybody lays down Recruits at the start")
                watching.set()
                assert mine.act(asked["decision"]["options"][0]["text"], asked["ply"])["type"] == "ack"
                assert other.until("position")["ply"] > seen["ply"]
                wait_until(lambda: "server/desk/preparing.py" in entered)
                watching.clear()
    finally:
        threading.setprofile(None)
    return list(entered)


def test_a_move_passes_the_files_that_the_manual_names_in_its_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of compiled engines nobody is told what is called: there the files of the server are compared."""
    monkeypatch.setattr(queue, "LOOK", 1000.0)  # calls are looked for every second, move or not
    found = passed(tmp_path)
    named = [file for file in told() if not file.startswith("web/") and file != DECODED]
    if native():
        found, named = ([file for file in files if file.startswith("server/")] for files in (found, named))
    assert found == named
