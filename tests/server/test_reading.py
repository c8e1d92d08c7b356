"""Rules and cards by HTTP: all of them, with rules that exist, kept by browsers."""

import pytest

from euphoria import ledger
from euphoria.api import titles
from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS, TILES
from euphoria.games.dystopia.rules.data import FACTIONS
from euphoria.games.leaders.rules.cards import ACTION_IDS, REACTION_IDS
from euphoria.games.show.rules.box.cards import OBJECTS, PROFILES
from euphoria.games.show.rules.box.data import MISSIONS
from euphoria.languages import LANGUAGES
from euphoria.speech import Speech
from kit.server import Running


@pytest.mark.parametrize("title", titles())
def test_the_whole_ledger_is_told(server: Running, title: str) -> None:
    book = server.anyone().get(f"/api/rules/{title}")
    told = [rule for section in book["sections"] for rule in section["rules"]]
    known = ledger.ledger(title).rules
    assert book["title"] == title and book["name"]
    assert sorted(rule["id"] for rule in told) == sorted(rule.id for rule in known)
    # Rulings that only say where something is known from are for contributors.
    assert 50 < sum(len(rule["rulings"]) for rule in told) <= sum(len(rule.rulings) for rule in known)
    assert all(section["name"] and section["rules"] for section in book["sections"])
    assert all(rule["text"] and "source" not in rule for rule in told)
    assert book["minute"] and book["five"] and book["signs"]


def test_a_question_is_answered_in_the_language_it_is_asked_in(server: Running) -> None:
    nobody = server.anyone()
    asked = nobody.get(
        "/api/rules/leaders/answers", lang="es", q="¿puedo disparar en el turno en que me armo?"
    )
    assert "L-8.2" in asked["rules"][:3]
    assert nobody.get("/api/rules/leaders/answers", q="cancel a shot")["cards"]
    assert nobody.get("/api/rules/leaders/answers", q="")["rules"] == []
    assert nobody.refused("GET", "/api/rules/chess/answers")["code"] == "not-found"


@pytest.mark.parametrize("title", titles())
def test_every_card_is_in_the_gallery_in_every_language(server: Running, title: str) -> None:
    nobody = server.anyone()
    shown = {lang: nobody.get(f"/api/cards/{title}", lang=lang)["cards"] for lang in LANGUAGES}
    for lang, cards in shown.items():
        ids = [card["id"] for card in cards]
        assert ids == [card["id"] for card in shown["en"]]
        assert set(Speech(lang).cards(title)) <= set(ids)
        for card in cards:
            assert card["name"] and card["text"]
            assert ledger.rule(card["rule"]).title == title
    assert shown["es"] != shown["en"] != shown["ru"]


def test_kinds_factions_wordings_and_values(server: Running) -> None:
    nobody = server.anyone()

    def cards(title: str) -> dict[str, list[dict[str, object]]]:
        found: dict[str, list[dict[str, object]]] = {}
        for card in nobody.get(f"/api/cards/{title}")["cards"]:
            found.setdefault(card["kind"], []).append(card)
        return found

    leaders, dystopia, show = cards("leaders"), cards("dystopia"), cards("show")
    assert {kind: len(found) for kind, found in leaders.items()} == {
        "recruit": 4,
        "action": len(ACTION_IDS),
        "reaction": len(REACTION_IDS),
    }
    assert {kind: len(found) for kind, found in dystopia.items()} == {
        "recruit": len(RECRUITS),
        "market": len(TILES),
        "artifact": 6,
        "dilemma": 6,
    }
    groups = [card["group"] for card in dystopia["recruit"]]
    assert [groups.count(faction) for faction in FACTIONS] == [
        FACTION_OF.count(number) for number in range(4)
    ]
    older = [card for card in dystopia["recruit"] if "Classic wording" in dict(card["facts"])]  # type: ignore[call-overload]
    assert len(older) == 14
    assert {kind: len(found) for kind, found in show.items()} == {
        "character": len(PROFILES),
        "object": len(OBJECTS) - 1,
        "mission": len(MISSIONS),
    }
    blanca = next(card for card in show["character"] if card["id"] == "blanca")
    assert blanca["rule"] == "S-16.18"
    assert blanca["numbers"] == {
        "ap": 12,
        "aim": 7,
        "lp": 100,
        "euphoria": 7,
        "attacks": 1,
        "audience": 125,
        "shots": 3,
        "range": 10,
    }


def test_what_was_read_is_kept_until_it_changes(server: Running) -> None:
    for path in ("/api/rules/leaders", "/api/cards/leaders?lang=ru"):
        first = server.http.get(path)
        assert "max-age" in first.headers["cache-control"]
        tag = first.headers["etag"]
        again = server.http.get(path, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
    other = server.http.get("/api/cards/leaders?lang=es", headers={"if-none-match": tag})
    assert other.status_code == 200
    nobody = server.anyone()
    assert nobody.refused("GET", "/api/rules/chess")["code"] == "not-found"
    assert nobody.refused("GET", "/api/cards/..%2Fleaders")["code"] == "not-found"
    assert nobody.refused("GET", "/api/cards/leaders?lang=xx")["code"] == "bad-request"
