"""What is counted, carried out under valgrind: `python bench/counted.py` (bench/instructions.py starts it).

Every row does a fixed piece of work, with fixed seeds, when everything that is made once has been made.
Between the pieces a function of the C library is called that nothing else calls: there valgrind writes down
what it has counted so far and begins anew, so that one process serves for all rows.
"""

import gc
import json
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from typing import Any

from euphoria.core import native
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.playout import next_seat, play_out
from euphoria.core.state import State

Row = tuple[str, Callable[[], int], bool]
"""A name, a piece of work that says how many things it did, and whether it is done once before, uncounted."""

KEY = bytes(range(32))


class Title:
    """A title, and how much of it is counted."""

    def __init__(self, module: str, name: str, tables: list[int], skip: int, decisions: int) -> None:
        self.game: Game = getattr(import_module(f"euphoria.games.{module}"), name)()
        self.tables = tables
        """The numbers of players."""
        self.decisions = decisions
        """How many decisions of each game are counted."""
        self.starts = [self.after(players, skip) for players in tables]
        """Where these games begin; also the positions that are copied and looked at."""

    def after(self, players: int, made: int) -> State:
        """A position after so many random decisions, in the first game that lasts long enough."""
        for seed in count():
            s = self.game.begin(players, {})
            play_out(self.game, s, Luck(seed), made)
            if not s.over:
                return s
        raise AssertionError


TITLES = {
    "leaders": ("leaders.rules.game", "Leaders", [4, 6, 8], 40, 200),
    "dystopia": ("dystopia.rules.game", "Dystopia", [4], 100, 250),
    "show": ("show.rules.doors.game", "Show", [2], 24, 6),
}


def mark() -> None:
    """Let valgrind write down what it has counted since the last mark."""
    os.getpgid(0)


def yardstick() -> int:
    """Plain Python that no change of this project touches: tells one interpreter from another."""
    numbers: list[int] = []
    found: dict[int, int] = {}
    for number in range(3000):
        numbers.append(number * 3 & 255)
        found[numbers[-1]] = found.get(number & 255, 0) + 1
    return 1


def decisions(title: Title, listens: bool) -> int:
    """Decisions called from Python: the options are listed, and one of them is the answer."""
    game, made = title.game, 0
    for start in title.starts:
        s = start.copy()
        luck = Luck(s.players)
        if listens:
            s.out = []
        for _ in range(title.decisions):
            while s.bounds:
                game.settle(s, luck.draw(s.bounds))
            if s.over:
                break
            seat = next_seat(s)
            options = game.options(s, seat)
            game.act(s, seat, options[luck.below(len(options))])
            made += 1
    return made


def playouts(title: Title) -> int:
    """The same games as `decisions`, inside the engine."""
    return sum(play_out(title.game, s.copy(), Luck(s.players), title.decisions) for s in title.starts)


COPIES = 120
KEPT = 40


def copies(title: Title) -> int:
    """The last ones are kept, as a search keeps them: where each is dropped before the next is made, the same
    few blocks of memory are asked for and given back, at a price that hangs on what lay there before."""
    for s in title.starts:
        kept: deque[State] = deque(maxlen=KEPT)
        for _ in range(COPIES):
            kept.append(s.copy())
    return COPIES * len(title.starts)


def views(title: Title) -> int:
    for s in title.starts:
        for seat in range(s.players):
            title.game.view(s, seat)
    return sum(s.players for s in title.starts)


def a_match(title: Title) -> Match:
    match = Match(title.game, title.tables[-1], {}, KEY)
    match.start()
    luck = Luck(1)
    while match.ply < 20:
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[luck.below(len(decision.options))])
    return match


def event_lists(match: Match) -> int:
    """What everybody was told, the last twenty events of each."""
    return sum(len(match.events(seat, match.heard(seat) - 20)) for seat in range(match.players))


def rows(name: str) -> Iterator[Row]:
    if name == "yardstick":
        yield name, yardstick, True
        return
    title = Title(*TITLES[name])
    match = a_match(title)
    yield f"{name} decision", lambda: decisions(title, listens=False), True
    # The same games again: everything that is made once has been made.
    yield f"{name} decision, heard", lambda: decisions(title, listens=True), False
    yield f"{name} playout", lambda: playouts(title), False
    yield f"{name} copy", lambda: copies(title), True
    yield f"{name} view", lambda: views(title), True
    yield f"{name} event in a list", lambda: event_lists(match), True


def main(wanted: list[str]) -> None:
    # A collection would come in the middle of some row or other.
    gc.disable()
    counted: list[tuple[str, int]] = []
    mark()
    for name in wanted:
        for row, work, warm in rows(name):
            if warm:
                work()
            mark()
            counted.append((row, work()))
            mark()
    told: dict[str, Any] = {"build": "compiled" if native() else "pure", "rows": counted}
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1:])
