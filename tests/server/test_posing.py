"""When each seat was asked: read back from the log at once, as it was noted move by move."""

from pathlib import Path

import pytest

from euphoria.core.record import read
from euphoria.server.store.rows import EntryRow, SeatRow, TableRow
from euphoria.server.tables.session import TableSession
from kit.corpus import FOLDER

RECORDS = ["dystopia-2-names", "leaders-6-whispers", "leaders-8-full", "show-rescue-studio"]
EVERY = 29
"""A table is read back after so many entries, and then again."""


def table_of(path: Path) -> tuple[TableSession, list[EntryRow]]:
    record = read(path.read_text("utf-8"))
    header = record.header
    row = TableRow(
        id="t",
        title=header["title"],
        revision=header["revision"],
        players=header["players"],
        options=header["options"],
        phase="playing",
        host="h",
        key="00" * 32,  # luck is in the log
        commitment="",
        created=0,
        changed=0,
    )
    seats = [SeatRow(table_id="t", seat=seat) for seat in range(row.players)]
    entries = [EntryRow(number=n, at=1000 + n, body=body) for n, body in enumerate(record.entries)]
    return TableSession(row, seats), entries


@pytest.mark.parametrize("name", RECORDS)
def test_a_table_that_is_read_back_knows_when_everybody_was_asked(name: str) -> None:
    path = FOLDER / f"{name}.jsonl"
    noted, entries = table_of(path)
    noted.load([])
    for length, entry in enumerate(entries, start=1):
        noted.extend(noted.row, noted.seats, [entry])
        if length % EVERY == 0:
            again, _ = table_of(path)
            again.load(entries[:length])
            assert (again.posed, again.posed_at) == (noted.posed, noted.posed_at), f"after {entry.body}"
    assert any(noted.posed_at)


def test_a_choice_made_in_private_has_the_time_of_its_beginning() -> None:
    """In these records somebody names targets step by step; without that the test above shows little."""
    private = 0
    for name in RECORDS:
        noted, entries = table_of(FOLDER / f"{name}.jsonl")
        noted.load([])
        for entry in entries:
            before = list(noted.posed_at)
            noted.extend(noted.row, noted.seats, [entry])
            private += "do" in entry.body and noted.posed_at == before
    assert private > 20
