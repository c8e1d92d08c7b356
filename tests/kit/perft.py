"""Counting decision sequences: in how many ways can a game go on from a position, for so many decisions?

One number that changes tells that an option appeared or vanished somewhere in thousands of positions.
Luck between two decisions is enumerated, every outcome a way of its own; sealed answers are given in the
order of the seats. Counts are stored in tests/perft; `python tools/perft.py` makes them again.
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

from euphoria.core.game import Game
from euphoria.core.match import Match
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from kit.titles import find

FOLDER = Path(__file__).resolve().parents[1] / "perft"


def count(game: Game, s: State, depth: int) -> int:
    """How many sequences of exactly `depth` decisions there are from here."""
    if depth == 0:
        return 1
    if s.over:
        return 0
    total = 0
    if s.bounds:
        for drawn in product(*[range(bound) for bound in s.bounds]):
            after = s.copy()
            game.settle(after, list(drawn))
            total += count(game, after, depth)
        return total
    seat = next_seat(s)
    options = game.options(s, seat)
    if depth == 1:
        return len(options)
    for code in options:
        after = s.copy()
        game.act(after, seat, code)
        total += count(game, after, depth - 1)
    return total


def position(game: Game, given: dict[str, Any], done: list[str]) -> State:
    """A position told in the title's own words, after some actions (`B: pass`; no luck may fall)."""
    match = Match(game, given["players"], {}, None)
    match.place(game.position(given))
    for line in done:
        seat, action = line.split(": ")
        match.act("ABCDEFGH".index(seat), action)
    return match.state


def load(title: str) -> list[dict[str, Any]]:
    """The stored positions of a title, each with its counts for depth 1, 2, 3 ..."""
    data: list[dict[str, Any]] = json.loads((FOLDER / f"{title}.json").read_text(encoding="utf-8"))
    return data


def state_of(title: str, entry: dict[str, Any]) -> State:
    return position(find(title), entry["given"], entry["done"])


def write(title: str, entries: list[dict[str, Any]]) -> None:
    text = json.dumps(entries, indent=2, ensure_ascii=False) + "\n"
    (FOLDER / f"{title}.json").write_text(text, encoding="utf-8", newline="\n")
