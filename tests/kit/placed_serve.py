"""`euphoria serve` with fixed dice, but some tables begin at a told position (placed_house.py)."""

import json
import os
import runpy
from pathlib import Path
from unittest import mock

from euphoria.core.match import Match
from euphoria.server.store.rows import TableRow
from euphoria.server.tables import session

usual = session._new_match


def new_match(row: TableRow) -> Match:
    match = usual(row)
    if row.salt.startswith("placed-"):
        file = Path(os.environ["EUPHORIA_DATA"], "placed", f"{row.salt.removeprefix('placed-')}.json")
        match.place(match.game.read(json.loads(file.read_text(encoding="utf-8"))))
    return match


if __name__ == "__mp_main__":  # a process of the desk, which plays games again from where they began
    session._new_match = new_match
elif __name__ == "__main__":
    with mock.patch.object(session, "_new_match", new_match):
        runpy.run_path(str(Path(__file__).with_name("fixed_dice.py")), run_name="fixed_dice")["serve"]()
