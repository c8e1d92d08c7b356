"""The card tables, the engine, the words and the scenarios tell of the same recruits and market tiles."""

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import ast as ftl

from euphoria.core.actions import SEATS
from euphoria.games.dystopia.rules import abilities, cards
from euphoria.games.dystopia.rules.abilities import BOTH_PRINTINGS, BY_MOMENT, CLASSIC, REVISED, Ability
from euphoria.games.dystopia.rules.book import BOOK
from euphoria.games.dystopia.rules.cards import RECRUITS, TILES
from euphoria.games.dystopia.rules.data import CARDS, COMMODITIES, FACTIONS, GOODS, RESOURCES
from euphoria.games.dystopia.rules.markets import ANY_CARD, CARD, TILE_COSTS
from euphoria.games.dystopia.rules.prices import Exchange
from fluent_files import entries
from support import card_table

ROOT = Path(__file__).resolve().parents[3]
ENGINE = ROOT / "src" / "euphoria" / "games" / "dystopia" / "rules"
SCENARIOS = ROOT / "tests" / "scenarios" / "dystopia"
TABLES = card_table("dystopia-cards.yaml")
RECRUIT_CARDS: list[dict[str, Any]] = TABLES["recruits"]
TILE_CARDS: list[dict[str, Any]] = TABLES["markets"]

MOMENTS = {
    "place_commodity": [abilities.PLACE_COMMODITY],
    "place_tunnel": [abilities.PLACE_TUNNEL],
    "place_construction": [abilities.PLACE_CONSTRUCTION],
    "visit_market": [abilities.VISIT_MARKET],
    "bump_opponent": [abilities.BUMP_OPPONENT, abilities.BEFORE_BUMPED_ROLL],
    "own_worker_bumped": [abilities.OWN_WORKER_BUMPED],
    "retrieve_before_roll": [abilities.RETRIEVE_BEFORE_ROLL],
    "retrieve_done": [abilities.RETRIEVE_DONE],
    "worker_added": [abilities.WORKER_ADDED],
    "star_placed": [abilities.STAR_PLACED],
    "market_constructed": [abilities.MARKET_CONSTRUCTED],
    "worker_lost": [abilities.WORKER_LOST],
    "opponent_roll": [abilities.OPPONENT_ROLL],
}
"""The triggers of the tables at which the engine opens a window."""

MODULES = {
    "pay_cost": "payment.py",
    "place_icarus": "payment.py",
    "place_tunnel_end": "payment.py",
    "retrieve_payment": "retrieving.py",
    "draw_cards": "goods.py",
    "morale_lost": "tracks.py",
    "knowledge_gained": "tracks.py",
    "worker_added": "benefits.py",
}
"""Where abilities are that change a rule instead of waiting for a window."""


def our_id(table_id: str) -> str:
    return table_id.replace("_", "-")


def recruit_number(card: dict[str, Any]) -> int:
    return RECRUITS.index(our_id(card["id"]))


def constant_of(card: dict[str, Any]) -> str:
    """The name of the recruit in the engine: the first word of its id, or what the table says."""
    name: str = card.get("constant", our_id(card["id"]).upper().split("-")[0])
    assert getattr(cards, name) == recruit_number(card)
    return name


@cache
def names_used_in(module: str) -> set[str]:
    """Every name that the code of an engine module uses, imports apart."""
    tree = ast.parse((ENGINE / module).read_text(encoding="utf-8"))
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def english(message: str) -> str:
    value = entries("en", "dystopia.ftl")[message].value
    assert value is not None
    return "".join(part.value for part in value.elements if isinstance(part, ftl.TextElement))


def ids(cards: list[dict[str, Any]]) -> list[str]:
    return [our_id(card["id"]) for card in cards]


# ------------------------------------------------------------------ the facts


def test_the_book_knows_all_recruits_and_tiles_in_the_order_of_the_tables() -> None:
    assert BOOK
    assert ids(RECRUIT_CARDS) == RECRUITS
    assert ids(TILE_CARDS) == TILES


@pytest.mark.parametrize("card", RECRUIT_CARDS, ids=RECRUITS)
def test_name_and_faction_of_a_recruit(card: dict[str, Any]) -> None:
    assert FACTIONS[cards.FACTION_OF[recruit_number(card)]] == card["faction"]
    assert english(f"dystopia-recruit-{our_id(card['id'])}") == card["name"]


@pytest.mark.parametrize("card", TILE_CARDS, ids=TILES)
def test_name_and_cost_of_a_tile(card: dict[str, Any]) -> None:
    tile = our_id(card["id"])
    assert english(f"dystopia-tile-{tile}") == card["name"]
    assert sorted(TILE_COSTS[TILES.index(tile)]) == sorted(units(card["cost"]))


def units(cost: dict[str, Any]) -> list[int]:
    """A cost of the tables as the engine writes it: one mask for each thing to be paid."""
    found: list[int] = []
    for key, count in cost.items():
        if key == "card_kind":
            found.append(1 << (CARD + CARDS.index(count)))
            continue
        groups = {"any_resource": RESOURCES, "any_commodity": COMMODITIES, "cards": ANY_CARD}
        found += [groups[key] if key in groups else 1 << GOODS.index(key)] * count
    return found


# ------------------------------------------------------------------ the abilities


def registered(card: dict[str, Any], trigger: str, printing: int) -> list[Ability]:
    """What waits for this recruit's moment in one printing."""
    number = recruit_number(card)
    return [
        ability
        for moment in MOMENTS.get(trigger, [])
        for ability in BY_MOMENT[moment]
        if ability.recruit == number and ability.printing in (BOTH_PRINTINGS, printing)
    ]


@pytest.mark.parametrize("card", RECRUIT_CARDS, ids=RECRUITS)
def test_every_ability_is_in_the_engine(card: dict[str, Any]) -> None:
    assert card["abilities"]
    for told in card["abilities"]:
        check_ability(card, told, REVISED)
    for told in card.get("classic", {}).get("abilities", []):
        check_ability(card, told, CLASSIC)


def check_ability(card: dict[str, Any], told: dict[str, Any], printing: int) -> None:
    """Registered with the right price and freedom, or named in the module that changes the rule."""
    trigger: str = told["trigger"]
    found = registered(card, trigger, printing)
    if not found:
        assert constant_of(card) in names_used_in(MODULES[trigger]), f"{card['id']}: {trigger}"
        return
    assert len(found) == 1
    assert found[0].optional == told["optional"]
    if isinstance(found[0], Exchange):
        price = (told["cost"].get("morale", 0), told["cost"].get("knowledge", 0))
        assert (found[0].morale, found[0].knowledge) == price


def test_only_recruits_with_a_classic_wording_change_with_the_printing() -> None:
    classic = {recruit_number(card) for card in RECRUIT_CARDS if "classic" in card}
    changing = {
        ability.recruit for moment in BY_MOMENT for ability in moment if ability.printing != BOTH_PRINTINGS
    }
    assert changing <= classic


# ------------------------------------------------------------------ the scenarios


def scenarios_of(folder: str, id: str) -> list[dict[str, Any]]:
    told: dict[str, Any] = yaml.safe_load((SCENARIOS / folder / f"{id}.yaml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = told["scenarios"]
    return found


def test_there_is_one_file_for_each_recruit_and_each_tile() -> None:
    assert sorted(path.stem for path in (SCENARIOS / "recruits").iterdir()) == sorted(RECRUITS)
    assert sorted(path.stem for path in (SCENARIOS / "markets").iterdir()) == sorted(TILES)


@pytest.mark.parametrize("card", RECRUIT_CARDS, ids=RECRUITS)
def test_the_scenarios_of_a_recruit(card: dict[str, Any]) -> None:
    """Several cases with the recruit at work; a classic wording has a case of its own."""
    id = our_id(card["id"])
    found = scenarios_of("recruits", id)
    active = [scenario for scenario in found if any(id in str(seat) for seat in seats(scenario, "active"))]
    assert len(found) >= 2
    assert active
    if "classic" in card:
        assert any(scenario["given"].get("options", {}).get("classic") for scenario in active)


@pytest.mark.parametrize("tile", TILES)
def test_the_scenarios_of_a_tile(tile: str) -> None:
    """It is visited and refused, suffered from, and freed from by a star and by the artifact market."""
    found = scenarios_of("markets", tile)
    said = [str(scenario) for scenario in found]
    assert any("market-" in text and "'refused'" not in text for text in said)
    assert any("'D-5.8', 'because': 'cannot-pay'" in text for text in said)
    assert any("D-18.6" in scenario["rules"] for scenario in found)
    assert any(stars_on(scenario, tile) for scenario in found)


def seats(scenario: dict[str, Any], key: str) -> list[Any]:
    """What the seats of a scenario have under a key."""
    given: dict[str, Any] = scenario["given"]
    return [given[seat][key] for seat in SEATS if key in given.get(seat, {})]


def stars_on(scenario: dict[str, Any], tile: str) -> bool:
    markets: dict[str, str] = scenario["given"].get("markets", {})
    return any(
        site in str(stars).split()
        for site, built in markets.items()
        if built == tile
        for stars in seats(scenario, "stars")
    )
