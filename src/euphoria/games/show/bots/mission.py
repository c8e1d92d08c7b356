"""What the mission asks of each figure: where it should go, and how much an inch of the way is worth."""

from __future__ import annotations

from typing import Final

from euphoria.games.show.bots.reading import Reading
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.bots.worth import susan_of
from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.box.data import INCH, OBJECTIVES, PLATFORM, RESCUE
from euphoria.games.show.rules.movement.walking import carrying_rate
from euphoria.games.show.rules.state import NEUTRAL, ON_TABLE, TARGET_LOAD

HOME: Final = 30.0
"""An inch nearer to the own platform with what wins the mission."""
FETCH: Final = 20.0
"""An inch nearer to what is to be fetched, for who fetches it."""
HUNT: Final = 8.0
"""An inch nearer to a rival who is about to win."""
HELP: Final = 2.0
"""An inch nearer to where the others of the team are busy."""
ADVANCE: Final = 1.5
"""An inch nearer to the nearest rival when there is nothing else to do."""


class Errand:
    """Where one figure should go now."""

    __slots__ = ("rate", "reach", "x", "y")

    def __init__(self, x: int, y: int, rate: float, reach: int = 0) -> None:
        self.x = x
        self.y = y
        self.rate = rate
        """Points for each inch less to go."""
        self.reach = reach
        """Near enough: nothing is gained by going further."""


def platform_of(r: Reading, seat: int) -> tuple[int, int]:
    """The middle of an exit platform; the middle of the table's edge while it is not placed."""
    s = r.s
    if s.platform_x[seat] < 0:
        return s.field.width // 2, s.field.depth if s.side[seat] == 1 else 0
    return s.platform_x[seat] + PLATFORM // 2, s.platform_y[seat] + PLATFORM // 2


def errand_of(r: Reading, ways: Ways, i: int) -> Errand:
    s = r.s
    found: Errand | None = None
    if s.mission == RESCUE:
        found = _rescue(r, ways, i)
    elif s.mission == OBJECTIVES:
        found = _objectives(r, ways, i)
    return found or _advance(r, i)


def _rescue(r: Reading, ways: Ways, i: int) -> Errand | None:
    s = r.s
    susan = susan_of(s)
    if susan < 0 or not s.alive(susan):
        return None
    if s.team[susan] == NEUTRAL:
        first = runners(r, ways, s.x[susan], s.y[susan])[:2]
        return Errand(s.x[susan], s.y[susan], FETCH if i in first else HELP, INCH)
    if s.team[susan] == r.me:
        if s.owner[susan] == i:
            return Errand(*platform_of(r, r.me), HOME)
        return Errand(s.x[susan], s.y[susan], HELP, 4 * INCH)
    return Errand(s.x[susan], s.y[susan], HUNT, INCH)


def runners(r: Reading, ways: Ways, x: int, y: int) -> list[int]:
    """My characters by how many turns they need to a place, those in fights last."""
    s = r.s

    def turns(i: int) -> tuple[bool, float]:
        return s.fight[i] >= 0, ways.inches(s.x[i], s.y[i], x, y) / max(1, s.limit(i))

    free = [i for i in r.mine() if s.who[i] != BENKEI and i != susan_of(s)]
    return sorted(free, key=turns)


def _objectives(r: Reading, ways: Ways, i: int) -> Errand | None:
    s = r.s
    home = platform_of(r, r.me)
    if s.load[i] >= TARGET_LOAD:
        return Errand(*home, HOME)
    for j in r.rivals():
        if s.load[j] >= TARGET_LOAD and s.delivered[1 - r.me] == 1:
            return Errand(s.x[j], s.y[j], HUNT, INCH)
    if s.who[i] == BENKEI or s.load[i] >= 0:
        return None
    return _fetched_by(r, ways, home).get(i)


def _fetched_by(r: Reading, ways: Ways, home: tuple[int, int]) -> dict[int, Errand]:
    """Who goes for which target: the shortest ways there and home first, each figure and target once."""
    s = r.s
    plans: list[tuple[float, int, int]] = []
    for t in range(len(s.target_x)):
        if s.target_state[t] != ON_TABLE:
            continue
        back = ways.inches(s.target_x[t], s.target_y[t], *home)
        for i in r.mine():
            if s.who[i] != BENKEI and s.load[i] < 0 and s.fight[i] < 0:
                there = ways.inches(s.x[i], s.y[i], s.target_x[t], s.target_y[t])
                cost = there + carrying_rate(s, i) * back
                plans.append((cost / max(1, s.limit(i)), i, t))
    found: dict[int, Errand] = {}
    taken: set[int] = set()
    for _, i, t in sorted(plans):
        if i not in found and t not in taken:
            taken.add(t)
            found[i] = Errand(s.target_x[t], s.target_y[t], FETCH, INCH)
    return found


def _advance(r: Reading, i: int) -> Errand:
    """To the nearest rival, as near as the figure's weapons ask for."""
    s = r.s
    rivals = r.rivals()
    if not rivals:
        return Errand(s.x[i], s.y[i], 0.0)
    near = min(rivals, key=lambda j: (s.x[j] - s.x[i]) ** 2 + (s.y[j] - s.y[i]) ** 2)
    reach = 8 * INCH if s.shots[i] else 0
    return Errand(s.x[near], s.y[near], ADVANCE if s.shots[i] else 2 * ADVANCE, reach)


def is_errand_of_the_mission(errand: Errand) -> bool:
    return errand.rate >= FETCH
