"""What every space and every market tile costs, against the tables of the rules ledger."""

from collections.abc import Iterator
from typing import Any

import pytest

from euphoria.api import game
from euphoria.core.errors import Refused
from euphoria.core.match import Match
from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS
from support import card_table, rule

TABLES = card_table("dystopia-cards.yaml")
DYSTOPIA = game("dystopia")

SHORT = {
    "incinerator_of_historical_accuracy": "incinerator",
    "free_press_of_harsh_reality": "free-press",
    "ark_of_fractured_memories": "ark",
}
# A purse that pays each kind of cost exactly, and others that miss it by one thing.
PAYS = {
    "any_resource": ("gold", "stone", "clay"),
    "any_commodity": ("energy", "water", "food", "bliss"),
    "non_bliss_commodity": ("energy", "water", "food"),
    "cards": ("bat", "balloons", "bifocals", "book", "box", "bear"),
}


def purse(cost: dict[str, Any], pick: int) -> list[str]:
    """Things that pay a cost exactly; free choices are filled with the pick-th thing and those after it."""
    things: list[str] = []
    for kind, count in cost.items():
        if kind == "card_kind":
            things.append(count)
        elif kind == "card_pair":
            things += [PAYS["cards"][pick % 6]] * 2
        elif kind in PAYS:
            things += [PAYS[kind][(pick + k) % len(PAYS[kind])] for k in range(count)]
        else:
            things += [kind] * count
    return things


def attempt(space: str, things: list[str], tile: str = "") -> str:
    """Place a worker with exactly these things: what is left of them, or the rule that refuses it."""
    cards = [thing for thing in things if thing in PAYS["cards"]]
    goods = [thing for thing in things if thing not in PAYS["cards"]]
    given: dict[str, Any] = {
        "players": 2,
        "miners": {"euphorian": 9, "subterran": 9, "wastelander": 9},
        "A": {
            "workers": [2],
            "goods": goods,
            "cards": cards,
            "active": [RECRUITS[FACTION_OF.index(faction) + 9] for faction in range(3)],
            "morale": 6,
        },
    }
    if tile:
        given["markets"] = {"euphorian-1": tile}
        given["A"]["stars"] = "euphorian-1"
    match = Match(DYSTOPIA, 2, {}, None)
    match.place(DYSTOPIA.position(given))
    try:
        match.follow({"seat": 0, "do": f"place 2 {space}"})
    except Refused as refused:
        return refused.rule
    decision = match.decision(0)
    if decision is not None and decision.kind == "pay":
        richest = max(decision.options, key=lambda option: len(option.text))
        match.act(0, richest)
    for event in match.events(None):
        if event["event"] == "dystopia-paid":
            return DYSTOPIA.word("payment", event["payment"])
    return "nothing"


def written(things: list[str]) -> str:
    """Things as the notation writes a payment."""
    order = ["energy", "water", "food", "bliss", "gold", "stone", "clay", *PAYS["cards"]]
    counts = [(things.count(thing), thing) for thing in order]
    return "+".join(thing if n == 1 else f"{n}{thing}" for n, thing in counts if n)


def costs() -> Iterator[Any]:
    for entry in TABLES["spaces"]:
        if entry["cost"] != "on the tile":
            space = SHORT.get(entry["id"], entry["id"].replace("_", "-"))
            for cost in entry["cost"].get("either", [entry["cost"]]):
                yield pytest.param(space, "", cost, id=f"{space} {cost}")
    for entry in TABLES["markets"]:
        tile = entry["id"].replace("_", "-")
        yield pytest.param("market-euphorian-1", tile, entry["cost"], id=tile)


@rule("D-1.15", "D-5.7", "D-5.8", "D-17.2")
@pytest.mark.parametrize(("space", "tile", "cost"), list(costs()))
def test_a_space_costs_exactly_what_is_printed(space: str, tile: str, cost: dict[str, Any]) -> None:
    for pick in range(12):
        things = purse(cost, pick)
        if not things:
            assert attempt(space, [], tile) == "nothing"
            continue
        assert attempt(space, things, tile) == written(things)
        for missing in set(things):
            less = list(things)
            less.remove(missing)
            if "cards" in cost and cost["cards"] == 3:
                # Two of three cards pay as well if they are equal (D-18.4).
                assert len(set(less)) == 2
            assert attempt(space, less, tile) == "D-5.8"
