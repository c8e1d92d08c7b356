"""The way of one move through the server, as the manual tells it: from one socket to another."""

import re
import threading
from pathlib import Path
from types import FrameType

import pytest

from kit.server import full_table, running, wait_until

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "euphoria"
DECODED = "server/wire/play.py"
"""Only declares messages: none of its functions is called."""

BY_THE_CLOCK = {"server/webhooks/queue.py", "server/store/calls.py"}
"""Looked into every second or so, move or not."""


LOOKS_ON = {"server/operations/traces.py"}
"""Tells a collector of traces, if there is one."""


def told() -> list[str]:
    """The files that the manual names, in its order."""
    manual = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    chapter = manual.partition("### One move, file by file")[2].partition("\n## ")[0]
    rows = [line.split("|")[2] for line in chapter.splitlines() if line.startswith("| ")][1:]
    return [file for row in rows for file in re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", row)]


def test_the_files_of_the_way_are_there_and_none_is_named_twice() -> None:
    files = told()
    assert len(files) == len(set(files)) < 38
    for file in files:
        assert (ROOT / file if file.startswith("web/") else SOURCE / file).is_file(), file


def test_a_move_passes_the_files_of_the_server_that_the_manual_names(tmp_path: Path) -> None:
    """All threads that the server starts are watched while one player acts and another is told of it."""
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
    passed = [file for file in entered if file.startswith("server/") and file not in BY_THE_CLOCK | LOOKS_ON]
    named = [file for file in told() if file.startswith("server/") and file != DECODED]
    assert sorted(passed) == sorted(named)
    assert passed[0] == "server/websocket/connection.py"
