"""Every sentence of the rulebooks has a row in docs/rules: the rules that keep it, or why it needs none."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from sentences import REASONS, RULE, SEEDS, TITLES, differences, digest, table  # noqa: E402

LEDGERS = {title: (ROOT / "docs" / "rules" / f"{title}.md").read_text(encoding="utf-8") for title in TITLES}


@pytest.mark.parametrize("title", TITLES)
def test_every_row_names_rules_of_the_ledger_or_a_reason(title: str) -> None:
    known = set(re.findall(rf"(?<=\*\*){RULE.pattern}(?=\*\*)|(?<=\[){RULE.pattern}(?=\])", LEDGERS[title]))
    for row in table(title):
        rules = row.rules.split()
        assert row.rules in REASONS or (rules and set(rules) <= known), row


@pytest.mark.parametrize("title", TITLES)
def test_rows_are_in_order_and_in_words_of_our_own(title: str) -> None:
    rows = table(title)
    places = [(TITLES[title].index(row.book), row.number) for row in rows]
    assert places == sorted(set(places))
    for book in TITLES[title]:
        numbers = [row.number for row in rows if row.book == book]
        assert numbers == list(range(1, len(numbers) + 1)) and numbers
    for row in rows:
        assert re.fullmatch(r"[0-9a-f]{12}", row.digest) and 0 < len(row.about) < 90
        # A label such as the name of an action is its own best word.
        assert len(row.about.split()) < 4 or digest(row.about) != row.digest


@pytest.mark.parametrize("title", TITLES)
def test_every_sentence_of_the_rulebooks_has_its_row(title: str) -> None:
    if not SEEDS.is_dir():
        pytest.skip("the rulebooks are not part of the repository and do not lie in ../shared/seeds")
    assert differences(title) == []


def test_a_sentence_that_no_table_names_is_found(tmp_path: Path) -> None:
    for book in TITLES["dystopia"]:
        (tmp_path / f"{book}_of_ours.txt").write_text(
            "One new sentence. Another one!\n\n# A heading", "utf-8"
        )
    found = differences("dystopia", tmp_path)
    assert [line for line in found if "no row" in line] == [
        f"003, sentence {n}: no row ({digest(one)})"
        for n, one in enumerate(("One new sentence.", "Another one!", "A heading"), 1)
    ]
    assert any("row 4: no such sentence" in line for line in found)
