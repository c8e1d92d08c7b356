"""What is printed on the board is what the engine does: for every space, before any recruit or penalty."""

from collections import Counter
from typing import Any

import pytest

from euphoria.api import game
from euphoria.core.actions import pack
from euphoria.games.dystopia.rules import data
from euphoria.games.dystopia.rules.cards import ACADEMY, OF_FACTION, TILES
from euphoria.games.dystopia.rules.game import Dystopia
from euphoria.games.dystopia.rules.payment import recipes
from euphoria.games.dystopia.rules.printed import KIND_NAMES, printed_board, unit_name
from euphoria.games.dystopia.rules.state import City
from euphoria.games.dystopia.rules.words import CHOOSE, CHOOSE_CARD, PLACE

DYSTOPIA = game("dystopia")
BOARD = printed_board(2)
SPACES = {one["space"]: one for one in BOARD["spaces"]}
RICH = {"goods": "5energy+5water+5food+5bliss+5gold+5stone+5clay", "cards": "book+bat", "morale": 4}


def test_all_spaces_are_there_with_their_kinds() -> None:
    assert list(SPACES) == data.SPACES
    assert [KIND_NAMES.index(one["kind"]) for one in SPACES.values()] == data.KIND
    assert Counter(one["holds"] for one in SPACES.values()) == {"many": 4, "bump": 21, "once": 24}


@pytest.mark.parametrize("players", range(2, 7))
def test_what_depends_on_the_number_of_players(players: int) -> None:
    board = printed_board(players)
    assert (board["territory"], board["needed"]) == (players, [2, 2, 3, 4, 4][players - 2])


def test_costs_are_those_the_engine_asks_for() -> None:
    city = City(2)
    city.hand[: data.CARD_KINDS] = [2] + [0] * 5
    city.tile = list(range(6))
    city.derive()
    for number, (space, printed) in enumerate(SPACES.items()):
        if printed["kind"] == "end":
            continue  # free, for those of the faction only
        costs = printed["costs"]
        if printed["kind"] == "market":
            costs = [BOARD["tiles"][TILES[data.site_of(number)]]]
        asked = {tuple(sorted(map(unit_name, way))) for way in recipes(city, 0, number, False)}
        told = {tuple(sorted(way)) for way in costs} or {()}
        assert asked == {tuple("bat" if unit == "same-card" else unit for unit in way) for way in told}, space


def gains(space: str, workers: list[Any] | None = None) -> Counter[str]:
    """What the first worker brings who is placed there, the cost given back."""
    assert isinstance(DYSTOPIA, Dystopia)
    told: dict[str, Any] = {"workers": workers or [1, 6], **RICH}
    city = DYSTOPIA.position({"players": 2, "A": told, "miners": dict.fromkeys(data.FACTIONS[:3], 9)})
    city.up[0] = OF_FACTION[max(0, data.region(data.SPACES.index(space)))]
    city.derive()
    city.suffers[0] = 1 << ACADEMY  # recruits open the ends of tunnels, but do nothing else
    DYSTOPIA.advance(city)
    before = stock(city)
    DYSTOPIA.act(city, 0, pack(PLACE, 1, data.SPACES.index(space)))
    paid: Counter[str] = Counter(SPACES[space]["costs"][0] if SPACES[space]["costs"] else [])
    while city.turn == 1 and not city.over:
        if city.bounds:
            DYSTOPIA.settle(city, [0] * len(city.bounds))
        else:
            options = DYSTOPIA.options(city, 0)
            card = pack(CHOOSE, CHOOSE_CARD)
            DYSTOPIA.act(city, 0, next(code for code in options if code != card))
    after = stock(city)
    after.subtract(before)
    after.update(sorts(paid))
    return Counter({thing: count for thing, count in after.items() if count})


def sorts(units: Counter[str]) -> Counter[str]:
    """Goods by their sort: what was paid and what was chosen are up to the player."""
    found: Counter[str] = Counter()
    for unit, count in units.items():
        resource = unit in ("gold", "stone", "clay", "resource")
        card = unit in ("card", "same-card", *data.CARDS)
        found["resource" if resource else "card" if card else "commodity"] += count
    return found


def stock(city: City) -> Counter[str]:
    found = sorts(Counter(dict(zip(data.GOODS, city.goods[:7], strict=True))))
    found["card"] = sum(city.hand[: data.CARD_KINDS])
    found["morale"] = city.morale[0]
    found["knowledge"] = city.knowledge[0]
    found["star"] = data.STARS - city.stars[0]
    found["allegiance"] = sum(city.allegiance)
    found["worker"] = city.owned(0)
    return found


def printed_gain(units: list[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for unit in units:
        if unit == "dig":
            continue
        if unit in data.GOODS or unit in ("card", "resource"):
            found.update(sorts(Counter([unit])))
        elif unit[-1] in "+-":
            found[unit[:-1]] += 1 if unit[-1] == "+" else -1
        else:
            found[unit] += 1
    return found


@pytest.mark.parametrize(
    "space",
    [one["space"] for one in SPACES.values() if one["kind"] in ("end", "tank", "loft", "bar")],
)
def test_gains_are_those_the_engine_gives(space: str) -> None:
    assert gains(space) == printed_gain(SPACES[space]["gains"][0])


@pytest.mark.parametrize("space", ["generator", "aquifer", "farm", "cloud-mine"])
@pytest.mark.parametrize(
    ("there", "band"), [([], 0), ([3], 0), ([4], 1), ([6, 1], 1), ([6, 2], 2), ([6, 6], 2)]
)
def test_bands_are_those_of_the_engine(space: str, there: list[int], band: int) -> None:
    printed = SPACES[space]["bands"][band]
    assert printed["from"] <= 1 + sum(there) <= (printed["to"] or 99)
    workers = [1, 6, *(f"{value}@{space}" for value in there)]
    assert gains(space, workers) == printed_gain(printed["gains"])


def test_a_table_tells_its_variants() -> None:
    variants: list[dict[str, Any]] = [{}, {"classic": True}, {"trading": False}]
    for options in variants:
        settings = DYSTOPIA.settings(options, 3)
        told = DYSTOPIA.printed(3, settings)
        assert told is not None
        assert (told["trading"], told["classic"]) == (settings["trading"], settings["classic"])
    alone = DYSTOPIA.printed(3, None)
    assert alone is not None
    assert not alone["trading"]
    assert not alone["classic"]
