"""Commands that check: the dice of a record, and scenarios."""

from __future__ import annotations

import sys
from pathlib import Path

from euphoria.cli.store import read_text, replayed
from euphoria.core.errors import BadRecord
from euphoria.core.record import Proof, Record, read, verify
from euphoria.terminal.desk import Complaint, Desk
from euphoria.terminal.screen import GOOD

FAILED = 1


def prove(desk: Desk, path: Path) -> None:
    """The dice of a record and every move of it; a complaint with exit code 1 if something is wrong."""
    try:
        record = read(read_text(path))
        proof = _proof(record)
        match = replayed(record)
    except OSError as error:
        raise desk.complaint("cli-cannot-read", file=str(path), reason=desk.reason(error)) from None
    except BadRecord as error:
        raise Complaint(f"{path}: {desk.told(error)}", FAILED) from None
    rows = [
        (desk.say("cli-proof-commitment"), match.commitment),
        (desk.say("cli-proof-key"), proof.key),
        (desk.say("cli-proof-draws"), desk.say("cli-proof-all-draws", count=proof.draws)),
        (desk.say("cli-proof-actions"), desk.say("cli-proof-all-actions", count=match.ply)),
        (desk.say("cli-proof-position"), match.digest),
    ]
    desk.screen.pairs(rows)
    desk.screen.write(desk.say("cli-proved" if match.over else "cli-proved-so-far"), GOOD)


def _proof(record: Record) -> Proof:
    try:
        return verify(record)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(
            f"The record does not fit together: {str(error).rstrip('.')}.", "problems-record-fit"
        ) from None


def run_scenarios(paths: list[Path]) -> int:
    """0 if all hold, 1 if one fails; a file that cannot be understood is a complaint."""
    from euphoria.scenarios import BadScenario, files_in, read_file, run_files

    try:
        files = files_in(paths)
        for file in files:
            read_file(file)
    except BadScenario as error:
        raise Complaint(str(error)) from None
    return run_files(files, sys.stdout)
