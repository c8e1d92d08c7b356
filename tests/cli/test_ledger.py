"""The rule ledgers as data: complete, found by id, found by words."""

import re
from pathlib import Path

import pytest

from euphoria import ledger

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("title", ["dystopia", "leaders", "show"])
def test_every_rule_and_ruling_of_a_ledger_is_read(title: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{title}.md").read_text(encoding="utf-8")
    known = ledger.ledger(title)
    assert [rule.id for rule in known.rules] == re.findall(r"(?m)^- \*\*([A-Z]-\d+\.\d+)\*\*", text)
    assert sum(len(rule.rulings) for rule in known.rules) == len(re.findall(r"(?m)^ +- Ruling", text))
    for rule in known.rules:
        assert rule.section and rule.source and rule.title == title
        assert "(source:" not in rule.text and "**" not in rule.text


def test_a_rule_has_its_text_its_source_and_its_rulings() -> None:
    rule = ledger.rule("L-9.1")
    assert rule.text == "Choose a hidden Recruit of a player, look at it, put it back where it was."
    assert rule.source == '000 "Interrogate"'
    assert [ruling.id for ruling in rule.rulings] == ["L-9.1a", "L-9.1b"]


def test_a_ruling_gives_its_rule_and_case_does_not_matter() -> None:
    assert ledger.rule("l-9.1B") is ledger.rule("L-9.1")


@pytest.mark.parametrize("id", ["L-99.1", "L-9", "L-9.1z", "X-1.1", "nine", ""])
def test_an_unknown_id_is_refused(id: str) -> None:
    with pytest.raises(ledger.UnknownRule):
        ledger.rule(id)


def test_a_chapter_is_its_rules_and_no_others() -> None:
    assert [rule.id for rule in ledger.chapter("L-2")] == [f"L-2.{n}" for n in range(1, 12)]
    assert ledger.chapter("L-99") == []


def test_a_search_finds_all_words_and_the_closest_first() -> None:
    hits = ledger.search("ray guns centre", "leaders")
    assert hits and all("ray guns" in hit.words() and "centre" in hit.words() for hit in hits)
    first = ledger.search("exposed leader shot", "leaders")[0]
    assert first.text == "First way: a player with an exposed Leader is shot."
    assert ledger.search("", "leaders") == [] == ledger.search("zzzz")


def test_a_search_covers_all_ledgers_and_begins_words() -> None:
    titles = {hit.title for hit in ledger.search("turn")}
    assert titles == {"dystopia", "leaders", "show"}
    assert all(re.search(r"\bart", hit.words()) for hit in ledger.search("art", "dystopia"))


def test_commentary_is_no_rule() -> None:
    text = "# Some game: rules ledger\n\nWords.\n\n## 1. Setup\n\n- so\n- **Z-1.1** Sit down.\n\n## Notes\n"
    known = ledger.parse("some", text)
    assert known.name == "Some game"
    assert [(rule.id, rule.text, rule.source, rule.section) for rule in known.rules] == [
        ("Z-1.1", "Sit down.", "", "Setup")
    ]


def test_an_installed_package_carries_its_ledgers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_rules").mkdir()
    monkeypatch.setattr(ledger, "_PACKAGE", tmp_path)
    assert ledger.folder() == tmp_path / "_rules"
