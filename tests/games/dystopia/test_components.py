"""What is in the box (D-1), against the tables of the rules ledger."""

from collections import Counter
from typing import Any

import pytest

from euphoria.api import game
from euphoria.core.match import Match
from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS, TILES
from euphoria.games.dystopia.rules.data import (
    CARDS,
    DILEMMAS,
    FACTIONS,
    GOODS,
    SITE_NAMES,
    SPACES,
    is_construction,
    printed_resource,
    region,
    workers_needed,
)
from support import card_table, rule

TABLES = card_table("dystopia-cards.yaml")
DYSTOPIA = game("dystopia")
COUNTS = range(2, 7)

SHORT = {
    "incinerator_of_historical_accuracy": "incinerator",
    "free_press_of_harsh_reality": "free-press",
    "ark_of_fractured_memories": "ark",
}


def name_of(space: str) -> str:
    """The word of the notation for a space of the tables: `euphorian_market_1` is `market-euphorian-1`."""
    if "_market_" in space:
        faction, _, number = space.split("_")
        return f"market-{faction}-{number}"
    return SHORT.get(space, space.replace("_", "-"))


def id_of(name: str) -> str:
    return name.replace("_", "-")


def placed(given: dict[str, Any]) -> Match:
    match = Match(DYSTOPIA, given["players"], given.get("options", {}), None)
    match.place(DYSTOPIA.position(given))
    return match


@rule("D-1.1", "D-1.1a")
def test_the_recruits_are_those_of_the_tables_twelve_to_a_faction() -> None:
    listed = {id_of(entry["id"]): entry["faction"] for entry in TABLES["recruits"]}
    assert {name: FACTIONS[FACTION_OF[n]] for n, name in enumerate(RECRUITS)} == listed
    published = [entry["faction"] for entry in TABLES["recruits"] if "boardspace_id" in entry]
    assert Counter(published) == dict.fromkeys(FACTIONS, 12)


@rule("D-1.1", "D-1.1b")
def test_fifteen_recruits_have_an_older_wording_and_the_revised_one_is_the_default() -> None:
    assert sum("classic" in entry for entry in TABLES["recruits"]) == 15
    unknown = [entry["id"] for entry in TABLES["recruits"] if "classic_unknown" in entry]
    assert unknown == ["michael_engineer"]
    assert DYSTOPIA.settings({}, 2)["classic"] is False
    assert DYSTOPIA.settings({"classic": True}, 2)["classic"] is True


@rule("D-1.2", "D-1.2a", "D-1.3")
def test_six_kinds_of_artifact_with_six_copies_and_a_dilemma_for_each() -> None:
    artifacts = TABLES["artifacts"]
    assert [entry["id"] for entry in artifacts] == list(CARDS)
    assert [entry["dilemma"] for entry in artifacts] == DILEMMAS
    assert {entry["id"] for entry in TABLES["dilemmas"]} == set(DILEMMAS)
    deck = DYSTOPIA.facts(placed({"players": 2}).state)
    assert deck["deck"] == "+".join(f"6{card}" for card in CARDS)
    assert deck["deck.size"] == 36


@rule("D-1.4", "D-1.5", "D-1.6")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_four_dice_two_markers_and_ten_stars(players: int) -> None:
    view = placed({"players": players}).view(None)
    assert len(view["seats"]) == players
    for seat in view["seats"]:
        assert [worker["number"] for worker in seat["workers"]] == [1, 2, 3, 4]
        assert (seat["stars_left"], seat["stars_placed"]) == (10, 0)
        assert (seat["morale"], seat["knowledge"]) == (1, 3)


@rule("D-1.7")
def test_four_progress_tokens_and_three_miners() -> None:
    view = placed({"players": 2}).view(None)
    assert view["allegiance"] == dict.fromkeys(FACTIONS, 0)
    assert view["miners"] == dict.fromkeys(FACTIONS[:3], 0)


@rule("D-1.8")
def test_the_market_tiles_are_those_of_the_tables() -> None:
    assert [id_of(entry["id"]) for entry in TABLES["markets"]] == TILES
    assert sum("boardspace_no" in entry for entry in TABLES["markets"]) == 18


@rule("D-1.9", "D-1.11")
@pytest.mark.parametrize("good", GOODS)
def test_the_tokens_of_the_box_do_not_limit_what_a_player_holds(good: str) -> None:
    """The box has 15 tokens of a resource and 18 of a commodity; both players may hold more than that."""
    match = placed({"players": 2, "A": {"workers": [1], "goods": {good: 40}}, "B": {"goods": {good: 40}}})
    assert match.view(1)["seats"][0]["goods"][good] == 40
    match.follow({"seat": 0, "do": "place 1 generator"})
    facts = DYSTOPIA.facts(match.state)
    assert facts["A.energy"] == (41 if good == "energy" else 1)
    assert facts[f"B.{good}"] == 40


@rule("D-1.10", "D-3.11", "D-3.11a", "D-3.15")
@pytest.mark.parametrize("players", COUNTS)
def test_blocked_spaces_follow_from_the_number_of_players(players: int) -> None:
    """The markers of the box suffice: at most 16 on territories, and 3 at the ends of the tunnels."""
    told = TABLES["setup_by_player_count"][players]
    match = placed({"players": players})
    free = match.view(None)["free_territory"]
    assert set(free) == {entry["region"] for entry in TABLES["territories"]}
    blocked = 0
    for territory in TABLES["territories"]:
        assert free[territory["region"]] == told["territory_spaces"]
        blocked += territory["printed_spaces"] - free[territory["region"]]
    assert blocked == 4 * told["territory_blocked"] <= 16
    decision = match.decision(0)
    assert decision is not None
    closed = {action.text: refusal.message for action, refusal in decision.refused}
    ends = [text for text, message in closed.items() if message == "dystopia-no-tunnel-not-finished"]
    assert ends == [f"place 2 {faction}-tunnel-end" for faction in FACTIONS[:3]]


@rule("D-1.12", "D-11.6", "D-11.6a")
def test_every_space_lies_in_its_region() -> None:
    listed = {name_of(entry["id"]): entry["region"] for entry in TABLES["spaces"]}
    assert set(listed) == {name for n, name in enumerate(SPACES) if not is_construction(n)}
    for number, name in enumerate(SPACES):
        wanted = name.split("-")[1] if is_construction(number) else listed[name]
        assert (FACTIONS[region(number)] if region(number) >= 0 else None) == wanted, name


@rule("D-5.1", "D-5.2", "D-5.3", "D-11.6", "D-19.5")
def test_every_space_is_of_its_kind() -> None:
    """On a multi-use space the second worker joins the first, on a temporary one it bumps."""
    for entry in TABLES["spaces"]:
        space = name_of(entry["id"])
        match = placed(
            {
                "players": 2,
                "miners": dict.fromkeys(FACTIONS[:3], 9),
                "markets": dict(zip(SITE_NAMES, TILES[1:7], strict=True)),
                "A": {
                    "workers": [3],
                    "goods": dict.fromkeys(GOODS, 9),
                    "cards": "6bear",
                    "active": [RECRUITS[FACTION_OF.index(faction) + 8] for faction in range(3)],
                    "stars": SITE_NAMES,
                },
                "B": {"workers": [f"4@{space}", 1]},
            }
        )
        match.follow({"seat": 0, "do": f"place 3 {space}"})
        bumped = any(event["event"] == "dystopia-bumps" for event in match.events(None))
        assert bumped == (entry["kind"] == "temporary"), space


@rule("D-1.13", "D-1.14")
def test_each_faction_has_its_commodity_and_three_have_their_resource() -> None:
    told = TABLES["conventions"]
    areas = {entry["region"]: entry for entry in TABLES["spaces"] if entry["kind"] == "multi"}
    for faction in FACTIONS:
        commodity = told["faction_commodity"][faction]
        assert areas[faction]["commodity"] == commodity
        match = placed({"players": 2, "A": {"workers": [1]}})
        match.follow({"seat": 0, "do": f"place 1 {name_of(areas[faction]['id'])}"})
        assert DYSTOPIA.facts(match.state)["A.goods"] == commodity
    for faction in FACTIONS[:3]:
        match = placed({"players": 2, "A": {"workers": [1], "goods": told["faction_commodity"][faction]}})
        match.follow({"seat": 0, "do": f"place 1 {faction}-tunnel"})
        match.follow({"seat": 0, "do": f"choose {told['faction_resource'][faction]}"})
        assert DYSTOPIA.facts(match.state)["A.goods"] == told["faction_resource"][faction]
    assert told["faction_resource"]["icarite"] is None


@rule("D-16.2", "D-16.3", "D-16.4", "D-16.5")
def test_the_construction_sites_are_those_of_the_tables() -> None:
    for entry in TABLES["construction_sites"]:
        faction, _, number = entry["id"].split("_")
        names = [f"site-{faction}-{number}-{k}" for k in range(1, 5)]
        assert [GOODS[printed_resource(SPACES.index(name))] for name in names] == entry["spaces"]
    for players in COUNTS:
        assert (
            workers_needed(players) == TABLES["setup_by_player_count"][players]["construction_spaces_needed"]
        )
