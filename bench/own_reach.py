"""The rows about reach: regions, ways and samples of moves on a packaged map, for a figure with 12 AP."""

from collections.abc import Callable
from random import Random

from euphoria.games.show.rules.box.cards import MADELEINE, PROFILES
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.maps.library import field_named
from euphoria.games.show.rules.movement.candidate_places import moves
from euphoria.games.show.rules.movement.reach import cheapest, region
from euphoria.games.show.rules.state import NOTHING, UP, Arena
from euphoria.games.show.rules.table.standing import place_refusal
from worker import Task

FIELD = "studio"
FIGURES = 10
AP = PROFILES[MADELEINE].ap
STATES = 4
NOWHERE = [
    "badge", "owner", "lp", "euphoria", "ap", "spent", "bonus", "flags", "marks", "objects", "bought",
    "shown", "fell", "aim", "shots", "second", "attacks", "value", "killer", "kill", "site", "barred", "gift",
    "moved_ap", "dice", "fired", "tie",
]  # fmt: skip
"""What a walker does not look at."""


def arena(seed: int) -> Arena:
    """Ten figures anywhere on the ground of the map."""
    choice = Random(seed)
    s = Arena(field_named(FIELD))
    for number in range(FIGURES):
        for name in NOWHERE:
            getattr(s, name).append(0)
        s.who.append(MADELEINE)
        s.team.append(number % 2)
        s.status.append(UP)
        s.x.append(0)
        s.y.append(0)
        s.surface.append(0)
        s.load.append(NOTHING)
        s.fight.append(NOTHING)
        while place_refusal(s, number, s.x[number], s.y[number], 0) != FINE:
            s.x[number] = choice.randrange(int(s.field.width))
            s.y[number] = choice.randrange(int(s.field.depth))
    return s


def asked(question: Callable[[Arena, int], object]) -> Task:
    """Ask for every figure of several tables in turn; what depends on the map alone is known by then."""
    pairs = [(s, i) for s in map(arena, range(STATES)) for i in range(FIGURES)]
    for s, i in pairs:
        question(s, i)
    at = 0

    def task(rounds: int) -> int:
        nonlocal at
        for _ in range(rounds):
            question(*pairs[at % len(pairs)])
            at += 1
        return rounds

    return task


def way_home(s: Arena, i: int) -> object:
    """The cheapest way to where the next figure of the team stands, or rather beside it."""
    j = (i + 2) % FIGURES
    return cheapest(s, i, s.x[j] + 1300, s.y[j], 0)


def tasks() -> dict[str, Task]:
    return {
        "region": asked(lambda s, i: region(s, i, AP)),
        "cheapest": asked(way_home),
        "moves": asked(lambda s, i: moves(s, i, AP)),
    }
