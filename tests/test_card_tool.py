"""tools/card.py: a new card is begun in every file it needs, and what is left is found."""

import ast
import importlib
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS, TILES
from euphoria.games.leaders.rules.cards import ARTIFACTS, FIRST_REACTION
from euphoria.games.show.rules.box.cards import CHARACTERS_COUNT, OBJECTS, PROFILES

ROOT = Path(__file__).resolve().parents[1]
NEEDED = (
    "docs/rules/*.*",
    "src/euphoria/games/*/bots/*.py",
    "src/euphoria/games/*/locale/*/*.ftl",
    "src/euphoria/games/*/rules/**/*.py",
    "tests/kit/dystopia_oracle.py",
    "tests/scenarios/*/*/*.yaml",
    "web/src/games/*/catalogue.ts",
)
MOST = 8
"""Files that a new card may ask a person to touch."""
CARDS = {
    "action": ("glass-eye", "Glass Eye"),
    "reaction": ("glass-eye", "Glass Eye"),
    "euphorian": ("pmai-nurse", "Pmai the Nurse"),
    "subterran": ("khaleef-bruiser", "Khaleef the Bruiser"),
    "wastelander": ("lionel-cook", "Lionel the Cook"),
    "icarite": ("lieve-briber", "Lieve the Briber"),
    "market": ("athenaeum-of-mandatory-guidelines", "Athenaeum of Mandatory Guidelines"),
    "character": ("volta", "Volta"),
    "object": ("chewing-gum", "Chewing gum"),
}
"""A new card of each kind."""
STEPPED = ("leaders", "dystopia")
"""The titles of tools/steps.py."""
NUMBERS = {
    "euphorian": ("RECRUITS", FACTION_OF.count(0)),
    "subterran": ("RECRUITS", FACTION_OF.index(2)),
    "wastelander": ("RECRUITS", FACTION_OF.index(3)),
    "icarite": ("RECRUITS", len(RECRUITS)),
    "market": ("TILES", len(TILES)),
    "character": ("PROFILES", CHARACTERS_COUNT - 1),
    "object": ("OBJECTS", OBJECTS.index("grenade")),
}
"""The list that a new card stands in, and its number there."""


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("card")


@cache
def needed() -> dict[str, bytes]:
    """The files that a card touches or looks at; found and read once."""
    paths = (path for pattern in NEEDED for path in ROOT.glob(pattern))
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths}


@pytest.fixture
def copied(card: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a card touches, to be touched."""
    for folder in {Path(path).parent for path in needed()}:
        (tmp_path / folder).mkdir(parents=True, exist_ok=True)
    for path, content in needed().items():
        (tmp_path / path).write_bytes(content)
    monkeypatch.setattr(card, "ROOT", tmp_path)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def test_what_follows_from_the_tables_is_what_is_checked_in(card: Any) -> None:
    for path, text in card.card_tables.files().items():
        assert (ROOT / path).read_text(encoding="utf-8") == text, "python tools/card.py made"


def test_the_browser_knows_every_card_that_is_drawn(card: Any) -> None:
    made = card.card_tables.files()
    leaders, show = made[card.card_tables.LEADERS_CATALOGUE], made[card.card_tables.SHOW_CATALOGUE]
    assert re.findall(r'^    \["([a-z-]+)", d\d+\],$', leaders, re.MULTILINE) == ARTIFACTS
    assert f"FIRST_REACTION = {FIRST_REACTION};" in leaders
    drawn = re.findall(r'^    \["([a-z-]+)", d\d+\],$', show, re.MULTILINE)
    assert drawn == [*[profile.id for profile in PROFILES], *OBJECTS]


def test_nothing_is_left_to_fill_in(card: Any) -> None:
    assert card.left() == []


@pytest.mark.parametrize("kind", CARDS)
def test_a_new_card_asks_a_person_for_eight_files_at_most_and_says_all_that_is_left(
    card: Any, copied: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(copied)
    assert card.main("new", *CARDS[kind], kind) == 0
    after = contents(copied)
    touched = {path for path in after if before.get(path) != after[path]}
    left = {place.split(":")[0] for place in card.left()}
    assert 7 <= len(left) <= MOST
    by_itself = {*card.card_tables.files(), card.KINDS[kind].revision}
    assert left <= touched <= left | by_itself
    said = capsys.readouterr().out
    assert all(file in said for file in left)
    # Where engines call steps by name, a procedure that the card brings has to be among them.
    assert ("`make steps`" in said) is (card.KINDS[kind].title in STEPPED)
    for path in touched:
        if path.endswith(".py"):
            compile(after[path], path, "exec")
    revisions = [
        re.findall(rb"^REVISION: Final = (\d+)$", files[card.KINDS[kind].revision], re.MULTILINE)
        for files in (before, after)
    ]
    assert int(revisions[1][0]) == int(revisions[0][0]) + 1


def test_the_recipe_says_what_is_to_be_made(card: Any) -> None:
    assert importlib.import_module("steps").TITLES == STEPPED
    manual = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    recipe = manual.partition("## Recipe: a new card")[2].partition("\n## ")[0]
    for command in card.then(card.KINDS["action"]):
        assert re.findall("`([^`]+)`", command)[0] in recipe, command


@pytest.mark.parametrize("kind", NUMBERS)
def test_the_number_of_a_new_card_follows_from_the_table(card: Any, copied: Path, kind: str) -> None:
    assert card.main("new", *CARDS[kind], kind) == 0
    listed, number = NUMBERS[kind]
    title = card.KINDS[kind].title
    path = card.card_tables.SHOW_CARDS if title == "show" else card.card_tables.DYSTOPIA_CARDS
    made: dict[str, Any] = {}
    exec((copied / path).read_text(encoding="utf-8"), made)
    ids = [entry if isinstance(entry, str) else entry.id for entry in made[listed]]
    assert ids.index(CARDS[kind][0]) == number
    if kind in ("euphorian", "subterran", "wastelander", "icarite"):
        faction = ["euphorian", "subterran", "wastelander", "icarite"].index(kind)
        assert made["FACTION_OF"][number] == faction
        assert (made["OF_FACTION"][faction] >> number) & 1
        assert sum(made["OF_FACTION"]) == (1 << len(ids)) - 1


def test_two_recruits_of_one_first_name_are_told_apart(card: Any, copied: Path) -> None:
    assert card.main("new", "zong-baker", "Zong the Baker", "euphorian") == 0
    made: dict[str, Any] = {}
    exec((copied / card.card_tables.DYSTOPIA_CARDS).read_text(encoding="utf-8"), made)
    assert made["RECRUITS"][made["ZONG"]] == "zong-astronomer"
    assert made["RECRUITS"][made["ZONG_BAKER"]] == "zong-baker"


@pytest.mark.parametrize("kind", ["action", "reaction"])
def test_an_artifact_stands_behind_the_others_of_its_type(card: Any, copied: Path, kind: str) -> None:
    assert card.main("new", *CARDS[kind], kind) == 0
    ids = [one["id"] for one in card.table(card.KINDS[kind])]
    assert ids.index("glass-eye") == (FIRST_REACTION if kind == "action" else len(ARTIFACTS))
    cards = (copied / card.KINDS[kind].revision).read_text(encoding="utf-8")
    last = '"soul-catcher"' if kind == "action" else '"iron-charmer"'
    assert cards.index('"glass-eye"') > cards.index(last)


@pytest.mark.parametrize(("kind", "module"), [("action", "plans"), ("reaction", "reactions")])
def test_how_bots_judge_a_new_artifact_begins_with_names_that_its_module_knows(
    card: Any, copied: Path, kind: str, module: str
) -> None:
    assert card.main("new", *CARDS[kind], kind) == 0
    tree = ast.parse((copied / f"src/euphoria/games/leaders/bots/{module}.py").read_text(encoding="utf-8"))
    begun = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "glass_eye")
    known = {alias.asname or alias.name for node in tree.body for alias in getattr(node, "names", [])}
    known |= {node.name for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    known |= {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    used = {node.id for node in ast.walk(begun) if isinstance(node, ast.Name)}
    assert used and used <= known


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("soul-catcher", "Soul Catcher", "action"), "There is a card soul-catcher already."),
        (("zong-astronomer", "Zong the Astronomer", "icarite"), "There is a card zong-astronomer already."),
        (("Glass Eye", "Glass Eye", "action"), "A card has an id such as glass-eye"),
        (("glass-eye", "Glass Eye", "spell"), "is one of: action, reaction"),
        (("glass-eye",), "usage"),
    ],
)
def test_a_card_that_cannot_be_begun_changes_nothing(
    card: Any, copied: Path, words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(copied)
    assert card.main("new", *words) == 2
    assert why in capsys.readouterr().err
    assert contents(copied) == before
