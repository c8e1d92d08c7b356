"""Shows of every kind for tests: all missions, maps, house rules, budgets and random teams."""

from functools import cache
from typing import Any

from euphoria.api import game
from euphoria.core.flow import AskStep
from euphoria.core.luck import Luck
from euphoria.core.state import State
from euphoria.games.show.rules.box.data import MISSIONS
from euphoria.games.show.rules.box.readings import HOUSE_RULES
from euphoria.games.show.rules.box.rosters import random_roster, word_of
from euphoria.games.show.rules.maps.generator import make_map
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.games.show.rules.state import Arena

GAME = game("show")
MADE_MAPS = 5
BUDGETS = [800, 300, 500, 1100]


def arena_of(s: State) -> Arena:
    assert isinstance(s, Arena)
    return s


@cache
def made_map(seed: int) -> dict[str, Any]:
    return make_map(seed)


def scene_of(number: int, turns: int = 10, budget: int | None = None) -> dict[str, Any]:
    """The options of the show with this number: mission, table, budget, teams and house rules vary."""
    luck = Luck(number)
    maps = [*FIELDS, *range(MADE_MAPS)]
    table = maps[number // 3 % len(maps)]
    budget = BUDGETS[luck.below(len(BUDGETS))] if budget is None else budget
    teams = None
    if number % 5:
        # In a fifth of the games the players choose their teams themselves.
        teams = [word_of(random_roster(budget, luck)) for _ in range(2)]
    house = [rule for rule in HOUSE_RULES if luck.below(6) == 0] if number % 2 else []
    return {
        "mission": MISSIONS[number % 3],
        "map": made_map(table) if isinstance(table, int) else table,
        "budget": budget,
        "teams": teams,
        "house": house,
        "turns": turns,
    }


def asked_for(s: State) -> str:
    """The kind of the question at hand, or the name of the luck; empty when the show is over."""
    if s.over:
        return ""
    f = s.frames[-1]
    return GAME.book[f.proc].steps[f.pc - 1].name


def under_way(s: State) -> set[str]:
    """The names of the procedures that are being carried out."""
    return {GAME.book[f.proc].name for f in s.frames}


QUESTIONS = {step.name for proc in GAME.book for step in proc.steps if isinstance(step, AskStep)}
