"""The rows about reach: regions, ways, throws and samples of moves on a packaged map, for figures with 12 AP.

python bench/own_reach.py [--tables N]      regions and throws on every map, in milliseconds of processor
"""

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from euphoria.core import native
from euphoria.games.show.rules.answers.areas import surfaces_near
from euphoria.games.show.rules.box.cards import MADELEINE, PROFILES
from euphoria.games.show.rules.box.data import RADIUS, THROW_RANGE
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.maps.library import FIELDS, field_named
from euphoria.games.show.rules.movement.candidate_places import moves
from euphoria.games.show.rules.movement.reach import cheapest, region
from euphoria.games.show.rules.movement.throw_zones import throw_zone
from euphoria.games.show.rules.state import NOTHING, UP, Arena
from euphoria.games.show.rules.table.standing import place_refusal
from worker import Task

FIELD = "studio"
WORST = ("market", 0, 8)
"""A figure amid rubble, one of the slowest of all maps: the map, the table and the figure."""
FIGURES = 10
AP = PROFILES[MADELEINE].ap
STATES = 4
NOWHERE = [
    "badge", "owner", "lp", "euphoria", "ap", "spent", "bonus", "flags", "marks", "objects", "bought",
    "shown", "fell", "aim", "shots", "second", "attacks", "value", "killer", "kill", "site", "barred", "gift",
    "moved_ap", "dice", "fired", "tie",
]  # fmt: skip
"""What a walker does not look at."""


def arena(seed: int, field: str = FIELD) -> Arena:
    """Ten figures anywhere on the ground of a map."""
    choice = Random(seed)
    s = Arena(field_named(field))
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


def throw_zones(s: Arena, i: int) -> object:
    """Where a figure may throw a grenade, on all surfaces in reach."""
    return [throw_zone(s, i, one) for one in surfaces_near(s, s.x[i], s.y[i], THROW_RANGE + RADIUS)]


def worst_region() -> Task:
    field, seed, i = WORST
    s = arena(seed, field)
    region(s, i, AP)

    def task(rounds: int) -> int:
        for _ in range(rounds):
            region(s, i, AP)
        return rounds

    return task


def tasks() -> dict[str, Task]:
    return {
        "region": asked(lambda s, i: region(s, i, AP)),
        "region worst": worst_region(),
        "throw zones": asked(throw_zones),
        "cheapest": asked(way_home),
        "moves": asked(lambda s, i: moves(s, i, AP)),
    }


# ------------------------------------------------------------------ every map


def spent(question: Callable[[Arena, int], object], s: Arena, i: int) -> float:
    """Milliseconds of processor, the least of three asks after one that learns the map."""
    question(s, i)
    found: list[float] = []
    for _ in range(3):
        start = process_time()
        question(s, i)
        found.append(1000 * (process_time() - start))
    return min(found)


def table(name: str, question: Callable[[Arena, int], object], tables: int) -> None:
    print(f"{name:24}{'median':>8}{'worst':>8}  (ms)")
    everything: list[float] = []
    for field in FIELDS:
        found = [
            spent(question, s, i) for s in (arena(k, field) for k in range(tables)) for i in range(FIGURES)
        ]
        print(f"  {field:22}{median(found):8.1f}{max(found):8.1f}", flush=True)
        everything += found
    print(f"  {'all':22}{median(everything):8.1f}{max(everything):8.1f}")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=2, help="so many tables of ten figures on each map")
    given = words.parse_args()
    print("compiled engines" if native() else "pure engines")
    table("regions for 12 AP", lambda s, i: region(s, i, AP), given.tables)
    table("throw zones", throw_zones, given.tables)


if __name__ == "__main__":
    main()
