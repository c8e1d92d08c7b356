"""Analyses: one recorded game of bots per title, and what `euphoria analyse` says of it, for reviewers.

`python tools/playthrough.py` tells them anew; a record that the rules refuse is played anew, too.
"""

import io
import os
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from euphoria import bots
from euphoria.api import load
from euphoria.api import new as begin
from euphoria.cli import main
from euphoria.core.errors import BadRecord

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs" / "analyses"
ANALYSES: dict[str, tuple[str, list[str], dict[str, Any], int, dict[int, tuple[int, str]]]] = {
    "leaders": (
        "leaders",
        ["novice", "greedy", "novice", "greedy"],
        {},
        8,
        {6: (0, "claim row E E ?"), 14: (3, "claim team subterran"), 22: (2, "claim row S ? ?")},
    ),
    "dystopia": ("dystopia", ["novice", "greedy"], {}, 8, {}),
    "show": (
        "show",
        ["novice", "greedy"],
        {"turns": 1, "teams": ["nikolai*/blanca", "kabuki*/richelle"], "mission": "massacre"},
        4,
        {},
    ),
}
"""Title, bots, options, how many games are imagined, and who claims what after so many actions."""


def record(name: str) -> Path:
    """The file of the game; it is played if there is none, or none that the rules still allow."""
    path = FOLDER / f"{name}.jsonl"
    try:
        load(path)
    except BadRecord:
        FOLDER.mkdir(parents=True, exist_ok=True)
        path.write_text(_played(name), encoding="utf-8", newline="\n")
    return path


def _played(name: str) -> str:
    title, kinds, options, _, claims = ANALYSES[name]
    match = begin(title, players=len(kinds), options=options, key=bytes(range(32)))
    table = [bots.make(kind, title, seed=seat) for seat, kind in enumerate(kinds)]
    while not match.over:
        if match.ply in claims and not any(said.ply == match.ply for said in match.said):
            match.say(*claims[match.ply])
        decision = match.decisions[0]
        match.act(decision.seat, bots.answer(table[decision.seat], match, decision))
    return match.record(with_key=True)


def told(name: str) -> str:
    """What the command prints."""
    out = io.StringIO()
    with ExitStack() as stack:
        data = stack.enter_context(TemporaryDirectory())
        given = {"EUPHORIA_DATA": data, "EUPHORIA_LANG": "en", "COLUMNS": "110"}
        stack.enter_context(patch.dict(os.environ, given))
        stack.enter_context(patch.object(sys, "stdout", out))
        games = str(ANALYSES[name][3])
        code = main(["analyse", str(record(name)), "--games", games, "--jobs", "1"])
    assert code == 0
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"
