"""A house some of whose tables begin at a told position instead of the beginning.

A person whose word for the dice is `placed-7` sits down at the state in `placed/7.json` of the house's data.
Apart from that it is the house of the other tests, with fixed dice.
"""

import itertools
import json
import time
from pathlib import Path

from kit import placed_serve
from kit.hand_verbs import Start
from kit.house import House
from kit.server import Player

NAMES = ("Ana", "Boris", "Chen", "Dalia", "Emil", "Farah", "Gus", "Hana")
NUMBERS = itertools.count()
SEALED = 1.0
"""Seconds after which what was answered is believed to wait for the others."""


class PlacedHouse(House):
    program = placed_serve.__file__

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(folder, **settings)
        self.numbers: dict[str, int] = {}

    def placed(self, start: Start) -> tuple[str, list[Player]]:
        """A table at this position with people on all seats."""
        number = next(NUMBERS)
        self._write(number, start)
        people = [self.person(name) for name in NAMES[: start.players]]
        table = people[0].table(start.title, start.players, sit=False, options=start.options)
        for seat, person in enumerate(people):
            person.join(table, seat=seat, **({} if seat else {"salt": f"placed-{number}"}))
        people[0].start(table)
        self.numbers[table] = number
        return table, people

    def placed_again(self, table: str, people: list[Player], start: Start) -> bool:
        """Another position at a table where something was done: all of it is taken back, and it begins there.
        False: nothing can be taken back. What the table was set up with (its map, above all) stays."""
        found = people[0].get(f"/api/tables/{table}")["table"]
        if found["phase"] != "playing" or not self._has_begun(table, people[0]):
            return False
        self._write(self.numbers[table], start)
        people[0].post(f"/api/tables/{table}/proposals", kind="takeback", ply=0)
        for person in people[1:]:
            person.post(f"/api/tables/{table}/proposals/answer", agree=True)
        return True

    def _has_begun(self, table: str, person: Player) -> bool:
        """Is there something to take back? A page is quicker than the house; a sealed answer never counts."""
        until = time.monotonic() + SEALED
        while time.monotonic() < until:
            if person.position(table)["ply"]:
                return True
            time.sleep(0.02)
        return False

    def _write(self, number: int, start: Start) -> None:
        folder = self.folder / "placed"
        folder.mkdir(exist_ok=True)
        (folder / f"{number}.json").write_text(json.dumps(start.state), encoding="utf-8")
