"""Exact odds of fights: the wounds of both sides from the numbers of their dice.

The dice are counted face by face from 10 down. Equal faces cancel, and of what is left the highest meets the
highest (S-12.10, S-12.11): so it is enough to know how many dice have shown their face on each side. The
difference of the two numbers is how many dice of one side wait for a lower rival die, which they will beat.
"""

from __future__ import annotations

from math import comb
from typing import Final

from euphoria.games.show.rules.odds.losses import Spread, lowest
from euphoria.games.show.rules.phases.fights_dice import FACES


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

MOST_KNOWN: Final = 2000
_known: Final[dict[tuple[int, int, int, int], Fight]] = {}


def _dice(own: int, low: int, rival: int, rival_low: int = 0) -> Fight:
    """The wounds of a fight in which a side has further dice, low ones, that show no 10."""
    key = (own, low, rival, rival_low)
    known = _known.get(key)
    if known is None:
        known = _counted(own + low, low, rival + rival_low, rival_low)
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[key] = known
    return known


def _counted(own: int, low: int, rival: int, rival_low: int) -> Fight:
    """Count all rolls; `own` and `rival` have the low dice in them.

    For each pair (dice shown by one's own side, by the rival's) there is one table of ways by wounds. It is
    kept in a single large int, a field of bits for each pair of wounds: one more wound is then a shift, and
    adding up tables is one addition. A wound is written when a die begins to wait for a lower one.
    """
    field = (FACES ** (own + rival)).bit_length()
    size = max(own, rival) + 1
    # A wound on one's own side moves a table by a row, one on the rival by a field.
    row = field * size
    tables = [[0] * (rival + 1) for _ in range(own + 1)]
    tables[0][0] = 1
    for face in range(FACES, 0, -1):
        # Low dice cannot show a 10; the last face must show all dice that are left.
        ways_own = _ways_on(own, low if face == FACES else 0, face == 1)
        ways_rival = _ways_on(rival, rival_low if face == FACES else 0, face == 1)
        tables = _next_face(tables, ways_own, ways_rival, row, field)
    total = FACES ** (own - low + rival - rival_low) * (FACES - 1) ** (low + rival_low)
    return Fight(_unpacked(tables[own][rival], field, size), total)


def _ways_on(dice: int, kept: int, last: bool) -> list[list[int]]:
    """By dice shown before and after a face: in how many ways it can come to that."""
    ways: list[list[int]] = []
    for before in range(dice + 1):
        free = dice - before - kept
        line = [0] * (dice + 1)
        for more in range(free if last else 0, free + 1):
            line[before + more] = comb(free, more)
        ways.append(line)
    return ways


def _next_face(
    tables: list[list[int]], ways_own: list[list[int]], ways_rival: list[list[int]], row: int, field: int
) -> list[list[int]]:
    """All tables one face further down.

    What waited before is a - b, what waits now a2 - b2; a table moves by what has grown. So for each b and a2
    the sums over a up to a limit are enough: on one side of it tables grow up to what waits now, on the other
    they stay.
    """
    own = len(tables)
    rival = len(tables[0])
    later = [[0] * rival for _ in range(own)]
    for b in range(rival):
        stay = [tables[a][b] for a in range(own)]
        if not any(stay):
            continue
        # The same without what waits on one's own side, and on the rival's.
        grow = [stay[a] >> field * max(a - b, 0) for a in range(own)]
        grow_rival = [stay[a] >> row * max(b - a, 0) for a in range(own)]
        for a2 in range(own):
            ways = [ways_own[a][a2] for a in range(a2 + 1)]
            same = _sums(stay, ways)
            if not same[-1]:
                continue
            grown = _sums(grow, ways) if a2 > b else same
            grown_rival = _sums(grow_rival, ways) if a2 < rival - 1 else same
            line = later[a2]
            for b2 in range(b, rival):
                wait = a2 - b2
                if wait > 0:
                    limit = wait + b
                    found = same[-1] - same[limit] + (grown[limit] << field * wait)
                elif wait < 0:
                    limit = max(wait + b + 1, 0)
                    found = same[limit] + (grown_rival[-1] - grown_rival[limit] << row * -wait)
                else:
                    found = same[-1]
                line[b2] += ways_rival[b][b2] * found
    return later


def _sums(tables: list[int], ways: list[int]) -> list[int]:
    """Sums of the first tables, each as often as it comes true."""
    whole = 0
    sums = [0]
    for a, count in enumerate(ways):
        whole += tables[a] * count
        sums.append(whole)
    return sums


def _unpacked(table: int, field: int, size: int) -> list[list[int]]:
    """The fields of a table as rows of numbers."""
    mask = (1 << field) - 1
    rows: list[list[int]] = []
    for own in range(size):
        line = table >> (own * size * field)
        rows.append([line >> (rival * field) & mask for rival in range(size)])
    return rows
