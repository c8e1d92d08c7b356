"""Teams (S-6, S-7, S-16.42): their two forms, their price, and what is refused with which rule."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euphoria.core.actions import Grammar, Verb
from euphoria.core.errors import BadNotation
from euphoria.core.luck import Luck
from euphoria.games.show.rules.box.cards import (
    ABILITIES,
    BENKEI,
    CHARACTERS_COUNT,
    OBJECTS,
    PET,
    PRICES,
    PROFILES,
    SUSAN,
)
from euphoria.games.show.rules.box.data import NO_AIM
from euphoria.games.show.rules.box.reasons import FINE, REASONS
from euphoria.games.show.rules.box.rosters import (
    PREPARED,
    WIDTH,
    Member,
    RosterWords,
    character_named,
    code_of,
    flaw_of,
    is_normal,
    members,
    packed,
    price_of,
    random_roster,
    refusal_of,
    word_of,
)
from support import card_table, rule

TABLES = card_table("show-data.yaml")
EXAMPLE = "nikolai*:grenade:benkei/odonell!/blanca:aim2:shots1b:first-aid-kit/susan"


def verdict(text: str, budget: int = 800) -> tuple[str, str]:
    """The rule and the name of the reason against a team, as it is written."""
    flaw = flaw_of(text)
    reason = REASONS[refusal_of(code_of(text), budget) if flaw == FINE else flaw]
    return reason.rule, reason.message.removeprefix("show-no-")


def allowed(text: str, budget: int = 800) -> bool:
    return refusal_of(code_of(text), budget) == FINE


def only(text: str) -> Member:
    """The single member of a team."""
    (member,) = members(code_of(text))
    return member


# ------------------------------------------------------------------ int and word


def test_a_team_reads_as_it_was_written() -> None:
    assert word_of(code_of(EXAMPLE)) == EXAMPLE
    assert [PROFILES[member.character].id for member in members(code_of(EXAMPLE))] == [
        "nikolai",
        "odonell",
        "blanca",
        "susan",
    ]


def test_order_does_not_matter() -> None:
    shuffled = "susan/blanca:first-aid-kit:shots1b:aim2/odonell!/nikolai*:benkei:grenade"
    assert code_of(shuffled) == code_of(EXAMPLE)
    assert code_of("odonell!*/susan") == code_of("odonell*!/susan") > 0


def test_the_letter_of_the_first_weapon_is_needed_only_where_there_is_a_second() -> None:
    assert word_of(code_of("blanca*:shots1")) == "blanca*:shots1a"
    assert word_of(code_of("nikolai*:shots1a")) == "nikolai*:shots1"


@pytest.mark.parametrize(
    "text",
    ["", "/", "nikolai/", "nikolai::grenade", "nikolai**", "susan!!", "nikolai:aim", "nikolai:aim0",
     "nikolai:shots", "nikolai:a", "nikolai:aim-1", "nikolai:aim1b", "nikolai:attacks1a", "nikolai:gun",
     "nikolai:aim٣", "nikolai:aim1:aim1", "nikolai:aim9", "*", "x" * 10_000, "nikolai:" + "9" * 10_000,
     "nikolai*" + "/nikolai" * 10_000],
)  # fmt: skip
def test_what_is_no_team_is_minus_one(text: str) -> None:
    assert code_of(text) == -1
    assert flaw_of(text) != FINE


def test_a_team_is_an_argument_of_an_action() -> None:
    grammar = Grammar([Verb("pass"), Verb("team", "roster", [RosterWords()])])
    action = grammar.parse(f"team {EXAMPLE}")
    assert str(action) == f"team {EXAMPLE}"
    assert action.arguments["roster"] == code_of(EXAMPLE)
    assert grammar.action(action.code).text == action.text
    with pytest.raises(BadNotation, match="'nobody-known' is no team"):
        grammar.parse("team nobody-known")


@given(st.integers(min_value=0, max_value=(1 << WIDTH) - 1))
def test_any_int_is_judged_without_an_accident(code: int) -> None:
    reason = refusal_of(code, 10_000)
    assert 0 <= reason < len(REASONS)
    assert is_normal(code) or REASONS[reason].message == "show-no-team"


@given(st.text(alphabet="nikola*!:/susm2b", max_size=30))
def test_any_text_is_judged_without_an_accident(text: str) -> None:
    code = code_of(text)
    assert (code == -1) == (flaw_of(text) != FINE)
    if code >= 0:
        assert is_normal(code)
        assert code_of(word_of(code)) == code


@given(st.integers(min_value=0, max_value=2**32), st.integers(min_value=0, max_value=3000))
def test_random_teams_are_legal_and_keep_their_form(seed: int, budget: int) -> None:
    code = random_roster(budget, Luck(seed))
    cheapest = min(profile.audience for profile in PROFILES[:CHARACTERS_COUNT])
    if budget < cheapest:
        assert word_of(code) == "nobody"
    else:
        assert refusal_of(code, budget) == FINE
    assert code_of(word_of(code)) == code == packed(members(code))


def test_random_teams_meet_everybody_and_everything() -> None:
    met = [0] * CHARACTERS_COUNT
    bought = [0] * len(OBJECTS)
    raised = [0] * 4
    for seed in range(500):
        for member in members(random_roster(800, Luck(seed))):
            met[member.character] += 1
            for number in range(len(OBJECTS)):
                bought[number] += member.objects >> number & 1
            raised = [old + new for old, new in zip(raised, member.raised, strict=True)]
    assert min(met) > 50 and min(bought) > 50 and min(raised) > 20


@pytest.mark.parametrize("code", [-1, 1, 15, 1 << WIDTH, 1 | 15 << 8, 1 | 1 << 30, 1 | 1 << 40, 2 | 1 << 8])
def test_an_int_that_is_no_team_is_refused(code: int) -> None:
    # Among them a member too few or too many, an unknown character, a bit without a meaning.
    assert not is_normal(code) or code == 1
    assert refusal_of(code) != FINE


@pytest.mark.parametrize("name", PREPARED)
def test_prepared_teams_are_legal_and_spend_their_budget(name: str) -> None:
    code = code_of(PREPARED[name])
    assert word_of(code) == PREPARED[name]
    budget = 600 if price_of(code) <= 600 else 800
    assert price_of(code) == budget
    assert refusal_of(code, budget) == FINE


def test_there_are_prepared_teams_for_both_usual_budgets() -> None:
    prices = [price_of(code_of(text)) for text in PREPARED.values()]
    assert prices.count(800) >= 8
    assert prices.count(600) == 2
    everybody = {member.character for text in PREPARED.values() for member in members(code_of(text))}
    published = {character_named(entry["id"]) for entry in TABLES["characters"] if "origin" not in entry}
    assert everybody >= published
    assert len(set(PREPARED.values())) == len(PREPARED)


# ------------------------------------------------------------------ against the tables of the ledger


@pytest.mark.parametrize("entry", [*TABLES["characters"], *TABLES["pets"]], ids=lambda entry: entry["id"])
def test_profiles_are_those_of_the_chart(entry: dict[str, Any]) -> None:
    profile = next(profile for profile in PROFILES if profile.id == entry["id"])
    assert (profile.ap, profile.lp, profile.attacks, profile.audience) == (
        entry["ap"],
        entry["lp"],
        entry["attacks"],
        entry["audience"],
    )
    armed = [weapon for weapon in entry["weapons"] if weapon["shots"] is not None]
    assert profile.shots == [weapon["shots"] for weapon in armed]
    # Benkei's aim is printed as 0, a value with which nothing is ever shot: it has no shots.
    assert profile.aim == (entry["aim"] or NO_AIM)
    if entry["id"] != "benkei":
        assert profile.euphoria == entry["euphoria"]
    if armed:
        assert {profile.range} == {1000 * weapon["effective_range"] for weapon in armed}


@rule("S-6.11")
def test_objects_cost_what_the_list_says() -> None:
    listed = [(entry["id"].replace("_", "-"), entry["cost"]) for entry in TABLES["objects"]]
    assert list(zip(OBJECTS, PRICES, strict=True)) == listed
    bare = price_of(code_of("susan*"))
    for name, price in listed:
        assert price_of(code_of(f"susan*:{name}")) == bare + price
    assert price_of(code_of("susan*:" + ":".join(OBJECTS))) == bare + sum(PRICES)


# ------------------------------------------------------------------ S-6.1 to S-6.4


@rule("S-6.1")
def test_a_team_may_cost_less_than_the_budget_but_not_more() -> None:
    text = "nikolai*/kabuki/centinel/scauter"
    assert price_of(code_of(text)) == 800
    assert allowed(text)
    assert allowed(text.removesuffix("/scauter"))
    assert verdict(text + ":grenade") == ("S-6.1", "over-budget")
    assert verdict(text, 799) == ("S-6.1", "over-budget")


@rule("S-6.1")
def test_a_team_has_at_least_one_character() -> None:
    assert code_of("nobody") == 0
    assert verdict("nobody") == ("S-6.1", "team-empty")
    assert allowed("susan*")


@rule("S-6.2")
def test_the_budget_may_be_raised() -> None:
    text = "nikolai*/kabuki/centinel/scauter/arendal/mycky"
    assert verdict(text)[1] == "over-budget"
    assert allowed(text, 1200)
    everybody = "/".join(profile.id for profile in PROFILES[:CHARACTERS_COUNT])
    all_of_them = everybody.replace("nikolai", "nikolai*!")
    total = sum(profile.audience for profile in PROFILES[:CHARACTERS_COUNT])
    assert price_of(code_of(all_of_them)) == total
    assert allowed(all_of_them, total)


@rule("S-6.3")
def test_no_character_twice() -> None:
    assert verdict("nikolai*/susan/nikolai") == ("S-6.3", "same-character")
    assert verdict("nikolai*:grenade/nikolai:aim1") == ("S-6.3", "same-character")
    assert verdict("/".join(["nikolai*", *["susan"] * CHARACTERS_COUNT])) == ("S-6.3", "same-character")


def test_a_name_that_no_character_has() -> None:
    assert verdict("nikolas*") == ("S-6.3", "no-character")
    assert verdict("") == ("S-6.3", "no-character")


# ------------------------------------------------------------------ S-6.5 to S-6.7: upgrades

RICH = "sooyoung"
"""She has Euphoria for every upgrade there is."""


@rule("S-6.5")
@pytest.mark.parametrize("attribute", ["aim", "attacks", "shots"])
def test_each_attribute_is_raised_by_two_at_most(attribute: str) -> None:
    assert allowed(f"{RICH}*:{attribute}1")
    assert allowed(f"{RICH}*:{attribute}2")
    assert verdict(f"{RICH}*:{attribute}3") == ("S-6.5", "upgrade-limit")
    assert verdict(f"{RICH}*:{attribute}7") == ("S-6.5", "upgrade-limit")
    assert verdict(f"{RICH}*:{attribute}1:{attribute}1") == ("S-6.5", "upgrade-limit")


@rule("S-6.5")
def test_all_three_attributes_may_be_raised_and_nothing_else() -> None:
    member = only(f"{RICH}*:aim2:attacks2:shots2a")
    assert allowed(f"{RICH}*:aim2:attacks2:shots2a")
    assert (member.aim, member.attacks, member.shots, member.second) == (8, 3, 3, 1)
    for other in ("lp", "ap", "euphoria", "luck"):
        assert code_of(f"{RICH}*:{other}1") == -1


@rule("S-6.5")
@pytest.mark.parametrize("name", ["chastas", "mycky", "kobayhisi", "susan"])
def test_a_dash_cannot_be_raised(name: str) -> None:
    assert verdict(f"{name}*:aim1") == ("S-6.5", "upgrade-dash")
    assert verdict(f"{name}*:shots1") == ("S-6.5", "upgrade-dash")
    assert verdict(f"{name}*:shots1b") == ("S-6.5", "upgrade-dash")
    assert allowed(f"{name}*:attacks1")


@rule("S-6.6")
def test_each_point_costs_fifty_and_one_euphoria() -> None:
    bare = only("madeleine*")
    raised = only("madeleine*:aim2:attacks1:shots1")
    assert (bare.price, bare.euphoria, bare.points) == (150, 5, 0)
    assert (raised.price, raised.euphoria, raised.points) == (350, 1, 4)


@rule("S-6.6", "S-5.10")
def test_no_more_points_than_euphoria() -> None:
    assert allowed("nikolai*:aim2:attacks1")
    assert only("nikolai*:aim2:attacks1").euphoria == 0
    assert verdict("nikolai*:aim2:attacks2") == ("S-6.6", "upgrade-euphoria")
    assert verdict("kobayhisi*:attacks2") == ("S-6.6", "upgrade-euphoria")
    for name in ("centinel", "scauter", "arendal"):
        assert verdict(f"{name}*:aim1") == ("S-6.6", "upgrade-euphoria")
        assert allowed(f"{name}*:grenade")


@rule("S-6.7")
def test_extra_shots_belong_to_one_weapon() -> None:
    first, second, both = (only(f"blanca*:{shots}") for shots in ("shots2a", "shots2b", "shots1a:shots1b"))
    assert (first.shots, first.second) == (3, 2)
    assert (second.shots, second.second) == (1, 4)
    assert (both.shots, both.second) == (2, 3)
    assert len({member.bits() for member in (first, second, both)}) == 3
    assert verdict("nikolai*:shots1b") == ("S-6.7", "upgrade-weapon")


@rule("S-6.5", "S-6.7")
def test_the_shots_of_both_weapons_are_one_attribute() -> None:
    assert allowed("blanca*:shots1a:shots1b")
    assert verdict("blanca*:shots2a:shots1b") == ("S-6.5", "upgrade-limit")
    assert verdict("blanca*:shots1a:shots2b") == ("S-6.5", "upgrade-limit")


# ------------------------------------------------------------------ S-6.8 to S-6.15: objects


@rule("S-6.8", "S-6.13")
@pytest.mark.parametrize("profile", PROFILES[:CHARACTERS_COUNT], ids=lambda profile: profile.id)
def test_any_character_may_take_any_object(profile: Any) -> None:
    for name in OBJECTS:
        assert allowed(f"{profile.id}*:{name}")
    assert allowed(f"{profile.id}*:" + ":".join(OBJECTS))


@rule("S-6.9")
@pytest.mark.parametrize("name", OBJECTS)
def test_no_object_twice_for_one_character(name: str) -> None:
    assert verdict(f"susan*:{name}:{name}") == ("S-6.9", "same-object")
    assert allowed(f"susan:{name}/nikolai*!:{name}")


def test_a_word_that_is_no_purchase() -> None:
    assert verdict("susan*:bazooka") == ("S-6.8", "no-object")


@rule("S-6.13", "S-7.1")
def test_a_benkei_is_bought_for_a_character_and_is_none() -> None:
    assert verdict("benkei") == ("S-6.13", "pet-is-object")
    assert verdict("benkei*/nikolai") == ("S-6.13", "pet-is-object")
    assert refusal_of(packed([Member(BENKEI)])) != FINE


@rule("S-6.15")
def test_richelle_may_buy_a_benkei_like_anybody() -> None:
    member = only("richelle*:benkei")
    assert allowed("richelle*:benkei")
    assert member.objects == 1 << PET
    assert member.price == 225


@rule("S-18.3")
def test_the_value_of_a_character_is_everything_but_its_benkei() -> None:
    member = only("richelle*:benkei:grenade:aim1")
    assert (member.price, member.value) == (175 + 50 + 25 + 50, 175 + 25 + 50)


# ------------------------------------------------------------------ S-7.1, S-16.42


@rule("S-7.1")
def test_exactly_one_leader() -> None:
    assert verdict("nikolai/madeleine") == ("S-7.1", "leader-missing")
    assert verdict("nikolai*/madeleine*") == ("S-7.1", "leader-twice")
    assert allowed("nikolai/madeleine*")
    assert allowed("susan*/madeleine!")


@rule("S-16.42")
def test_susan_has_one_associate_and_it_is_another_member() -> None:
    assert allowed("susan/madeleine*!/nikolai")
    assert allowed("susan*/madeleine/nikolai!")
    assert verdict("susan/madeleine*/nikolai") == ("S-16.42", "associate-missing")
    assert verdict("susan/madeleine*!/nikolai!") == ("S-16.42", "associate-twice")
    assert verdict("susan!/madeleine*/nikolai") == ("S-16.42", "associate-self")
    assert verdict("madeleine*!/nikolai") == ("S-16.42", "associate-alone")


@rule("S-16.42")
def test_susan_alone_has_no_associate() -> None:
    assert allowed("susan*")
    assert verdict("susan*!") == ("S-16.42", "associate-self")


@rule("S-16.41")
def test_susan_has_no_ability_and_cannot_shoot() -> None:
    assert len(ABILITIES) == SUSAN
    susan = only("susan*")
    assert (susan.character, susan.aim, susan.shots, susan.second) == (SUSAN, NO_AIM, 0, 0)
    assert (susan.attacks, susan.euphoria, susan.price) == (1, 10, 75)


@rule("S-16.18")
def test_blanca_has_aim_seven_and_two_weapons() -> None:
    blanca = only("blanca*")
    assert (blanca.aim, blanca.shots, blanca.second) == (7, 1, 2)
