"""Where games are kept: one record per game in the user's data folder, from its first move to its last.

A kept game is an ordinary record with one more field in its header, `terminal`: who sits where. While it
is under way it also carries the key of its dice, so that it can go on; it is nobody's business but the
player's until then.
"""

from __future__ import annotations

import json
import os
import tempfile
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from euphoria.api import game as game_of
from euphoria.api import titles
from euphoria.core.errors import BadRecord, EuphoriaError
from euphoria.core.match import Match
from euphoria.core.record import Record, read, replay

ENDING = ".jsonl"


def folder() -> Path:
    """EUPHORIA_DATA, or what the system calls the user's data folder."""
    if chosen := os.environ.get("EUPHORIA_DATA"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("euphoria", appauthor=False)


def games() -> Path:
    return folder() / "games"


def new_path(title: str) -> Path:
    """A file name nobody has taken."""
    stem = f"{title}-{datetime.now():%Y%m%d-%H%M%S}"
    path = games() / (stem + ENDING)
    number = 2
    while path.exists():
        path = games() / f"{stem}_{number}{ENDING}"
        number += 1
    return path


def with_note(record: str, note: dict[str, Any]) -> str:
    """The record with `terminal` in its header and a checksum that fits again."""
    head, *rest = record.splitlines()[:-1]
    header = {**json.loads(head), "terminal": note}
    body = "".join(f"{line}\n" for line in [_line(header), *rest])
    return body + _line({"sum": sha256(body.encode()).hexdigest()}) + "\n"


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, separators=(",", ":"), ensure_ascii=False)


def write(path: Path, text: str) -> None:
    """All or nothing: a power cut leaves the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name + ".")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """The text of a record's file. `OSError` if it cannot be read, `BadRecord` if it is no text."""
    try:
        # As bytes: a line end that was changed must not pass for the one that was written.
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("This is no record of a game: it is not text.", "problems-record-text") from None


def open_record(path: Path) -> tuple[Record, Match]:
    """The record in a file and the match it leads to. `OSError` or `BadRecord` if that fails."""
    record = read(read_text(path))
    return record, replayed(record)


def replayed(record: Record, upto: int | None = None) -> Match:
    """The match after the first entries of a record's log."""
    try:
        return replay(game_of(str(record.header.get("title"))), record, upto)
    except BadRecord:
        raise
    except EuphoriaError as error:
        raise BadRecord(str(error), error.says, error.facts) from None
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(
            f"The record does not fit together: {str(error).rstrip('.')}.", "problems-record-fit"
        ) from None


class Kept:
    """What the list of kept games tells of one."""

    __slots__ = ("actions", "names", "path", "title", "when")

    def __init__(self, path: Path, record: Record) -> None:
        self.path = path
        self.title = str(record.header["title"])
        self.names = [str(name) for name in record.header["names"]]
        self.actions = int(record.closing["ply"])
        self.when = datetime.fromtimestamp(path.stat().st_mtime)


def unfinished() -> list[Kept]:
    """The kept games that can go on, the latest first. Files that are no such game are passed over."""
    found: list[Kept] = []
    for path in games().glob(f"*{ENDING}"):
        try:
            record = read(read_text(path))
            running = "result" not in record.closing and "key" in record.closing
            if running and record.header.get("title") in titles():
                found.append(Kept(path, record))
        except (OSError, BadRecord, LookupError, TypeError, ValueError):
            continue
    return sorted(found, key=lambda kept: (kept.when, kept.path.name), reverse=True)
