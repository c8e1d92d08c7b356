"""A house some of whose tables begin at a told position instead of the beginning.

A person whose word for the dice is `placed-7` sits down at the state in `placed/7.json` of the house's data.
Apart from that it is the house of the other tests, with fixed dice.
"""

import itertools
import json

from kit import placed_serve
from kit.hand_verbs import Start
from kit.house import House
from kit.server import Player

NAMES = ("Ana", "Boris", "Chen", "Dalia", "Emil", "Farah", "Gus", "Hana")
NUMBERS = itertools.count()


class PlacedHouse(House):
    program = placed_serve.__file__

    def placed(self, start: Start) -> tuple[str, list[Player]]:
        """A table at this position with people on all seats."""
        number = next(NUMBERS)
        folder = self.folder / "placed"
        folder.mkdir(exist_ok=True)
        (folder / f"{number}.json").write_text(json.dumps(start.state), encoding="utf-8")
        people = [self.person(name) for name in NAMES[: start.players]]
        table = people[0].table(start.title, start.players, sit=False, options=start.options)
        for seat, person in enumerate(people):
            person.join(table, seat=seat, **({} if seat else {"salt": f"placed-{number}"}))
        people[0].start(table)
        return table, people
