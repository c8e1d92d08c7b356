"""tools/card.py: a new card is begun in every file it needs, and what is left is found."""

import importlib
import shutil
from pathlib import Path
from typing import Any

import pytest

from euphoria.games.leaders.rules.cards import ARTIFACTS, FIRST_REACTION

ROOT = Path(__file__).resolve().parents[1]
NEEDED = ("docs/rules", "src/euphoria/games/leaders", "tests/scenarios/leaders", "web/src/games/leaders")
MOST = 8
"""Files that a new card may ask a person to touch."""


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("card")


@pytest.fixture
def copied(card: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a card touches, to be touched."""
    for name in NEEDED:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    monkeypatch.setattr(card, "ROOT", tmp_path)
    return tmp_path


def test_what_the_browser_knows_of_the_cards_is_made_from_their_table(card: Any) -> None:
    text = (ROOT / card.CATALOGUE).read_text(encoding="utf-8")
    assert text == card.catalogue(), "python tools/card.py made"
    assert [line.split('"')[1] for line in text.splitlines() if line.startswith("    [")] == ARTIFACTS
    assert f"FIRST_REACTION = {FIRST_REACTION};" in text


def test_nothing_is_left_to_fill_in(card: Any) -> None:
    assert card.left() == []


@pytest.mark.parametrize("kind", ["action", "reaction"])
def test_a_new_card_is_begun_in_eight_files_and_all_that_is_left_is_said(
    card: Any, copied: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in copied.rglob("*") if path.is_file()}
    assert card.main("new", "glass-eye", "Glass Eye", kind) == 0
    after = {path: path.read_bytes() for path in copied.rglob("*") if path.is_file()}
    touched = {path.relative_to(copied).as_posix() for path in after if before.get(path) != after[path]}
    assert len(touched) == MOST
    said = capsys.readouterr().out
    assert {place.split(":")[0] for place in card.left()} | {f"{card.TITLE}/rules/cards.py"} == touched
    assert all(file in said for file in touched)
    ids = [one["id"] for one in card.table()]
    assert ids.index("glass-eye") == (FIRST_REACTION if kind == "action" else len(ARTIFACTS))
    cards = (copied / card.TITLE / "rules" / "cards.py").read_text(encoding="utf-8")
    assert cards.index('"glass-eye"') > cards.index(
        '"soul-catcher"' if kind == "action" else '"iron-charmer"'
    )
    for path in touched:
        if path.endswith(".py"):
            compile((copied / path).read_text(encoding="utf-8"), path, "exec")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("soul-catcher", "Soul Catcher", "action"), "There is a card soul-catcher already."),
        (("Glass Eye", "Glass Eye", "action"), "A card has an id such as glass-eye"),
        (("glass-eye", "Glass Eye", "spell"), "is an action or a reaction"),
        (("glass-eye",), "usage"),
    ],
)
def test_a_card_that_cannot_be_begun_changes_nothing(
    card: Any, copied: Path, words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in copied.rglob("*") if path.is_file()}
    assert card.main("new", *words) == 2
    assert why in capsys.readouterr().err
    assert {path: path.read_bytes() for path in copied.rglob("*") if path.is_file()} == before
