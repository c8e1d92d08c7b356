"""Exact odds of fights: the wounds of both sides from the numbers of their dice.

The dice are counted face by face from 10 down. Equal faces cancel, and of what is left the highest meets the
highest (S-12.10, S-12.11): so it is enough to know how many dice have shown their face on each side. The
difference of the two numbers is how many dice of one side wait for a lower rival die, which they will beat.
"""

from __future__ import annotations

from math import comb
from typing import Final

from euphoria.games.show.fights_dice import FACES
from euphoria.games.show.odds import Spread, lowest


class Fight:
    """Chances of the wounds of both sides: `ways[own][rival]` of `total` equally likely rolls.

    `own` are the wounds that one's own side takes, `rival` those that the other side takes.
    """

    __slots__ = ("total", "ways")

    def __init__(self, ways: list[list[int]], total: int) -> None:
        self.ways = ways
        self.total = total

    def chance(self, own: int, rival: int) -> tuple[int, int]:
        """How likely exactly these wounds are."""
        if 0 <= own < len(self.ways) and 0 <= rival < len(self.ways[own]):
            return lowest(self.ways[own][rival], self.total)
        return 0, 1

    def own(self) -> Spread:
        """The wounds that one's own side takes."""
        return Spread([sum(row) for row in self.ways], self.total)

    def rival(self) -> Spread:
        """The wounds that the other side takes."""
        return Spread([sum(column) for column in zip(*self.ways, strict=True)], self.total)

    def better(self) -> tuple[int, int]:
        """How likely the other side takes more wounds than one's own."""
        ways = 0
        for own, row in enumerate(self.ways):
            ways += sum(row[own + 1 :])
        return lowest(ways, self.total)


def fight(own: int, rival: int) -> Fight:
    """The wounds when so many dice are rolled against so many (S-12.9 to S-12.13)."""
    return _dice(own, 0, rival)


def per_dice(most: int, rival: int, free: int = 0) -> list[Fight]:
    """The fight for each number of dice one may buy, 0 to `most`, besides the free ones (S-12.4, S-12.7)."""
    return [fight(bought + free, rival) for bought in range(most + 1)]


def wild_fight(own: int, wild: int, rival: int) -> list[Fight]:
    """The fight with so many dice of Mycky's on one's own side while friends stand in it (S-16.35).

    His tens leave the pool before anything else, and each wounds a friend: number n of the list is the fight
    in the case of n such wounds. All of them have the same `total`, so that they can be added up.
    """
    total = FACES ** (own + wild + rival)
    found: list[Fight] = []
    for tens in range(wild + 1):
        rest = _dice(own, wild - tens, rival)
        scale = comb(wild, tens)
        found.append(Fight([[scale * ways for ways in row] for row in rest.ways], total))
    return found


def mixed_fight(own: int, wild: int, rival: int, rival_wild: int) -> Fight:
    """The fight with wild dice on either side, whatever number of friends their tens hit (S-16.35)."""
    size = max(own + wild, rival + rival_wild) + 1
    ways = [[0] * size for _ in range(size)]
    for tens in range(wild + 1):
        for rival_tens in range(rival_wild + 1):
            rest = _dice(own, wild - tens, rival, rival_wild - rival_tens)
            scale = comb(wild, tens) * comb(rival_wild, rival_tens)
            for taken, row in enumerate(rest.ways):
                for dealt, count in enumerate(row):
                    ways[taken][dealt] += scale * count
    return Fight(ways, FACES ** (own + wild + rival + rival_wild))


# ------------------------------------------------- counting

_known: Final[dict[tuple[int, int, int, int], Fight]] = {}


def _dice(own: int, low: int, rival: int, rival_low: int = 0) -> Fight:
    """The wounds of a fight in which a side has further dice, low ones, that show no 10."""
    key = (own, low, rival, rival_low)
    known = _known.get(key)
    if known is None:
        known = _counted(own + low, low, rival + rival_low, rival_low)
        _known[key] = known
    return known


def _counted(own: int, low: int, rival: int, rival_low: int) -> Fight:
    """Count all rolls; `own` and `rival` have the low dice in them.

    For each pair (dice shown by one's own side, by the rival's) there is one table of ways by wounds. It is
    kept in a single large int, a field of bits for each pair of wounds: one more wound is then a shift, and
    adding up tables is one addition.
    """
    field = (FACES ** (own + rival)).bit_length()
    size = max(own, rival) + 1
    # A wound on one's own side moves a table by a row, one on the rival by a field.
    row = field * size
    tables = {(0, 0): 1}
    for face in range(FACES, 0, -1):
        later: dict[tuple[int, int], int] = {}
        for (shown_own, shown_rival), table in tables.items():
            # Low dice cannot show a 10; the last face must show all dice that are left.
            free_own = own - shown_own - (low if face == FACES else 0)
            free_rival = rival - shown_rival - (rival_low if face == FACES else 0)
            waiting = shown_own - shown_rival
            for more_own in range(free_own if face == 1 else 0, free_own + 1):
                ways_own = comb(free_own, more_own)
                for more_rival in range(free_rival if face == 1 else 0, free_rival + 1):
                    ways = ways_own * comb(free_rival, more_rival)
                    shift = _wounds_shift(waiting, more_own - more_rival, row, field)
                    place = (shown_own + more_own, shown_rival + more_rival)
                    later[place] = later.get(place, 0) + (table * ways << shift)
        tables = later
    left = own - rival
    table = tables[own, rival] << (field * left if left > 0 else row * -left)
    total = FACES ** (own - low + rival - rival_low) * (FACES - 1) ** (low + rival_low)
    return Fight(_unpacked(table, field, size), total)


def _wounds_shift(waiting: int, more: int, row: int, field: int) -> int:
    """Where a table moves when dice of a lower face meet the dice that wait for them."""
    if waiting > 0 and more < 0:
        return field * min(waiting, -more)
    if waiting < 0 and more > 0:
        return row * min(-waiting, more)
    return 0


def _unpacked(table: int, field: int, size: int) -> list[list[int]]:
    """The fields of a table as rows of numbers."""
    mask = (1 << field) - 1
    rows: list[list[int]] = []
    for own in range(size):
        line = table >> (own * size * field)
        rows.append([line >> (rival * field) & mask for rival in range(size)])
    return rows
