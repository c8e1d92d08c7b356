"""Positions told in words: what is filled in, and one sentence for what cannot be."""

import io
from pathlib import Path
from typing import Any

import pytest

from euphoria.api import game
from euphoria.core.errors import BadSetup
from euphoria.games.dystopia.rules.cards import RECRUITS_COUNT, TILES_COUNT
from euphoria.games.dystopia.rules.position import SEAT_KEYS, TABLE_KEYS
from euphoria.scenarios import run_files

DYSTOPIA = game("dystopia")
MANUAL = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def facts(given: dict[str, Any]) -> dict[str, Any]:
    s = DYSTOPIA.position(given)
    DYSTOPIA.advance(s)
    return DYSTOPIA.facts(s)


def test_what_is_not_told_is_as_the_manual_says() -> None:
    told = facts({"players": 2})
    assert (told["turn"], told["turns"], told["question"]) == ("A", 1, "turn")
    assert told["A.workers"] == ["1", "2"]
    assert (told["A.morale"], told["A.knowledge"], told["A.stars.left"]) == (1, 3, 10)
    assert (told["A.dilemma"], told["B.dilemma"]) == ("oppressor", "friend")
    assert (told["A.active"], told["A.hidden"], told["recruits.size"]) == (set(), set(), RECRUITS_COUNT)
    assert (told["deck.size"], told["discards"], len(told["tiles"])) == (36, None, TILES_COUNT)


@pytest.mark.parametrize(
    "goods", ["2energy+gold", "2 energy 1 gold", ["2energy", "gold"], {"energy": 2, "gold": 1}]
)
def test_goods_may_be_written_in_several_ways(goods: object) -> None:
    assert facts({"players": 2, "A": {"goods": goods}})["A.goods"] == "2energy+gold"


def test_stars_are_taken_from_the_ten() -> None:
    told = facts(
        {
            "players": 3,
            "markets": {"euphorian-1": "bemusement-park"},
            "A": {"stars": "2icarite+euphorian-1", "resolved": "serve"},
        }
    )
    assert told["A.stars"] == {"2icarite", "euphorian-1", "dilemma"}
    assert (told["A.stars.left"], told["free.icarite"]) == (6, 1)
    assert (told["A.penalties"], told["B.penalties"]) == (set(), {"bemusement-park"})


def test_the_other_cards_lie_in_the_deck_or_in_the_discard_pile() -> None:
    hands = {"A": {"cards": "2book"}, "B": {"cards": "bat"}}
    assert facts({"players": 2, **hands})["deck"] == "5bat+6balloons+6bifocals+4book+6box+6bear"
    told = facts({"players": 2, "deck": "bat", **hands})
    assert (told["deck"], told["discards"]) == ("bat", "4bat+6balloons+6bifocals+4book+6box+6bear")
    told = facts({"players": 2, "discards": "bat", **hands})
    assert (told["deck.size"], told["discards"]) == (32, "bat")


def a(**told: object) -> dict[str, Any]:
    return {"players": 2, "A": told}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 2, "trun": "A"}, "A position of dystopia has no 'trun': "),
        ({"players": 2, "phase": "night"}, "phase is turn or setup, not 'night'."),
        ({"players": 2, "turn": "C"}, "turn is a seat from A to B, not 'C'."),
        ({"players": 2, "turns": 0}, "turns is a number from 1 to "),
        ({"players": 2, "A": 3}, "A needs workers, goods and so on, not 3."),
        (a(wrokers=[1]), "A has no 'wrokers': "),
        (a(workers=[7]), "A.workers: '7' is no worker such as 5 or 3@farm."),
        (a(workers=["3@moon"]), "A.workers: '3@moon' is no worker such as 5 or 3@farm."),
        (a(workers=[]), "A.workers: a player has 1 to 4 workers, not 0."),
        (a(workers=[1, 1, 1, 1, 1]), "A.workers: a player has 1 to 4 workers, not 5."),
        (a(goods="2milk"), "A.goods: '2milk' is no number of energy, "),
        (a(cards="2bat", morale=1), "A.cards: 2 cards are more than the morale 1 allows."),
        (a(morale=7), "A.morale is a number from 1 to 6, not 7."),
        (a(knowledge=0), "A.knowledge is a number from 1 to 6, not 0."),
        (a(active="nobody"), "A.active: there is no recruit 'nobody'."),
        (a(active="ben-ludologist", hidden="ben-ludologist"), "A.hidden: 'ben-ludologist' lies somewhere"),
        (a(dilemma="war"), "A.dilemma: 'war' is not left of oppressor, "),
        (
            {"players": 2, "A": {"dilemma": "love"}, "B": {"dilemma": "love"}},
            "B.dilemma: 'love' is not left of oppressor, ",
        ),
        (a(resolved="yes"), "A.resolved is fight, serve or none, not 'yes'."),
        (a(stars="3icarite"), "The icarite territory has only 2 spaces for stars."),
        (a(stars="euphorian-1"), "A.stars: euphorian-1 needs a built market"),
        (a(stars="moon"), "A.stars: 'moon' is no territory, site or recruit."),
        (a(stars="ben-ludologist", active="ben-ludologist"), "A.stars: 'ben-ludologist' takes one star, if"),
        (a(stars="2euphorian-1"), "A.stars: 'euphorian-1' carries one star of a player at most."),
        (
            a(stars="4euphorian+4subterran+2wastelander"),
            "A.stars: with all stars placed the game would be over.",
        ),
        (a(workers=["1@ark", "2@ark"]), "Two workers stand on ark, which holds one."),
        (a(workers=["1@euphorian-tunnel-end"]), "A worker stands on euphorian-tunnel-end, but the miner"),
        (a(workers=["1@market-euphorian-1"]), "A worker stands on market-euphorian-1, which is not built."),
        (
            a(workers=["1@site-euphorian-1-1", "1@site-euphorian-1-2"]),
            "2 workers stand on site euphorian-1, so it would be built.",
        ),
        (
            {
                "players": 2,
                "markets": {"euphorian-1": "bemusement-park"},
                "A": {"workers": ["1@site-euphorian-1-1"]},
            },
            "A worker stands on site-euphorian-1-1, but the market is built.",
        ),
        (
            {"players": 2, "allegiance": {"euphorian": 8}, "A": {"hidden": "ben-ludologist"}},
            "A.hidden: 'ben-ludologist' would be active, its faction is awake.",
        ),
        (
            {"players": 2, "allegiance": {"euphorian": 11}, "A": {"active": "ben-ludologist"}},
            "A.stars: 'ben-ludologist' carries a star at step 11 of its faction.",
        ),
        ({"players": 2, "allegiance": {"euphorian": 12}}, "allegiance, euphorian, is a number from 0 to 11"),
        ({"players": 2, "miners": {"icarite": 1}}, "miners has no 'icarite': "),
        ({"players": 2, "markets": {"moon": "bemusement-park"}}, "markets: there is no site 'moon': "),
        ({"players": 2, "markets": {"euphorian-1": "pub"}}, "markets: there is no market tile 'pub'."),
        (
            {"players": 2, "markets": {"euphorian-1": "bemusement-park", "euphorian-2": "bemusement-park"}},
            "markets: 'bemusement-park' is built twice.",
        ),
        ({"players": 2, "tiles": ["bemusement-park"]}, "tiles: 6 sites are not built and need a tile each."),
        ({"players": 2, "discards": "7bat"}, "There are only 6 cards of the kind 'bat'."),
        ({"players": 2, "deck": "bat", "discards": "book"}, "deck, discards and hands must hold all cards"),
        ({"players": 2, "phase": "setup", "A": {"goods": "gold"}}, "A has no 'goods': dealt, dilemma."),
        (
            {"players": 2, "phase": "setup", "A": {"dealt": ["ben-ludologist"]}},
            "A.dealt: everybody is dealt 4",
        ),
    ],
)
def test_an_impossible_city_is_one_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as raised:
        DYSTOPIA.position(given)
    assert str(raised.value).startswith(sentence)


def test_the_manual_names_every_key_and_path() -> None:
    manual = MANUAL.partition("\n## dystopia\n")[2]
    s = DYSTOPIA.position({"players": 2})
    DYSTOPIA.advance(s)
    factions = ("subterran", "wastelander", "icarite", "water", "food", "bliss", "gold", "stone", "clay")
    paths = {*DYSTOPIA.facts(s), *DYSTOPIA.seen(DYSTOPIA.view(s, 0))}
    words = {
        path
        for path in paths
        if not path.startswith("B.")
        and not any(name in path for name in factions)
        and "euphorian-2" not in path
    }
    assert sorted(word for word in words | {*TABLE_KEYS, *SEAT_KEYS} if f"`{word}`" not in manual) == []


def test_the_example_of_the_manual_holds(tmp_path: Path) -> None:
    path = tmp_path / "example.yaml"
    chapter = MANUAL.partition("\n## dystopia\n")[2]
    path.write_text(chapter.partition("```yaml\n")[2].partition("```")[0], encoding="utf-8")
    out = io.StringIO()
    assert run_files([path], out) == 0, out.getvalue()
