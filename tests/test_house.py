"""Rules of the house that no type checker knows: who may import what, and what no file may say."""

import ast
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from euphoria.registry import LISTED

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "euphoria"
MODULES = sorted(SOURCE.rglob("*.py"))
ENGINES = [
    path for path in MODULES if re.match(r"core/|games/\w+/rules\b", path.relative_to(SOURCE).as_posix())
]

# Nothing here reads a clock, a file, the network or a source of luck.
ENGINE_MAY_IMPORT = {
    "abc",
    "array",
    "bisect",
    "collections",
    "enum",
    "fractions",
    "functools",
    "hashlib",
    "heapq",
    "hmac",
    "itertools",
    "json",
    "math",
    "mypy_extensions",
    "__future__",
    "typing",
}
MODULE_MAY_IMPORT = {
    # The packaged maps of the show are data files: as constant as code, read once, through this one module.
    "games/show/rules/maps/library.py": {
        "importlib.resources",
        "importlib.resources.abc",
        "sys",
        "tomllib",
        "zlib",
    },
    # Searches that are kept between questions belong to the thread that asks.
    "games/show/rules/movement/kept_searches.py": {"threading"},
}
ENGINE_MAY_NOT_CALL = {"print", "open", "input", "eval", "exec", "breakpoint", "__import__"}
TARGETS = [
    "play",
    "test",
    "lint",
    "rules",
    "card",
    "house",
    "bench",
    "native",
    "pure",
    "docs",
    "fields",
    "lock",
    "clean",
    "help",
]

NOT_OURS = {".git", ".venv", ".hypothesis", "__pycache__", "build", "dist", "site", "node_modules", ".vitest"}
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:work|root|home|Users|mnt)/\w")
REGISTRY = re.compile(r"pypi\.org|pythonhosted|npmjs|yarnpkg|anaconda\.org|conda-forge", re.IGNORECASE)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def repository_files() -> list[Path]:
    """Every text file that belongs to the project (a source archive has no git to ask)."""
    found: list[Path] = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS and not name.endswith("_cache")]
        found += [
            Path(folder) / name for name in names if name not in NOT_OURS
        ]  # .git of a work tree is a file
    # A small compressed file of the built client, or of a chart, may happen to look like text.
    texts = [path for path in found if path.is_file() and path.suffix not in (".br", ".chart")]
    return sorted(path for path in texts if b"\0" not in path.read_bytes()[:4096])


def imported(tree: ast.Module) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
    return names


def may_import(path: Path, name: str) -> bool:
    if name.split(".")[0] in ENGINE_MAY_IMPORT:
        return True
    if name in MODULE_MAY_IMPORT.get(path.relative_to(SOURCE).as_posix(), set()):
        return True
    inward = ["euphoria.core"]
    home = path.relative_to(SOURCE).parts
    if home[0] == "games":  # the rules of a title know no other title
        inward.append(f"euphoria.games.{home[1]}.rules")
    return any(name == package or name.startswith(package + ".") for package in inward)


@pytest.mark.parametrize("path", ENGINES, ids=name_of)
def test_an_engine_module_imports_only_what_engines_may(path: Path) -> None:
    names = imported(ast.parse(path.read_text(encoding="utf-8")))
    assert [name for name in sorted(names) if not may_import(path, name)] == []


@pytest.mark.parametrize("path", ENGINES, ids=name_of)
def test_an_engine_module_does_not_talk_to_the_world(path: Path) -> None:
    calls = [
        f"line {node.lineno}: {node.func.id}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ENGINE_MAY_NOT_CALL
    ]
    assert calls == []


@pytest.mark.parametrize(
    ("line", "allowed"),
    [
        ("import random", False),
        ("from os import path", False),
        ("import msgspec", False),
        ("from euphoria.bots import greedy", False),
        ("from euphoria.games import leaders", False),
        ("from euphoria.core.state import State", True),
        ("from collections.abc import Iterable", True),
    ],
)
def test_the_import_check_itself_tells_good_from_bad(line: str, allowed: bool) -> None:
    (name,) = imported(ast.parse(line))
    assert may_import(SOURCE / "core" / "state.py", name) is allowed


def test_the_rules_of_a_title_import_core_and_themselves_alone() -> None:
    cards = SOURCE / "games" / "leaders" / "rules" / "cards.py"
    assert may_import(cards, "euphoria.core.state") and may_import(
        cards, "euphoria.games.leaders.rules.state"
    )
    for name in ("euphoria.games", "euphoria.games.leaders.speech", "euphoria.games.dystopia.rules.data"):
        assert not may_import(cards, name)


def test_files_are_read_by_the_library_of_maps_alone() -> None:
    library = SOURCE / "games" / "show" / "rules" / "maps" / "library.py"
    assert may_import(library, "tomllib") and may_import(library, "importlib.resources")
    assert not may_import(library, "importlib") and not may_import(library, "pathlib")
    assert not may_import(library.with_name("reader.py"), "tomllib")


def readers_of_views() -> Iterator[Path]:
    """Whoever tells people something: they read views, never a state."""
    for room in ("speech", "terminal", "cli", "server/push", "games/*/speech", "games/*/terminal"):
        for path in SOURCE.glob(room):
            yield from path.rglob("*.py")
    yield from SOURCE.glob("games/*/speech.py")
    yield from SOURCE.glob("games/*/terminal.py")


def reads_a_state(source: str) -> bool:
    """Does it look into the state of a match, or import a title's?"""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "state":
            return True
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        modules += [name.name for name in node.names] if isinstance(node, ast.Import) else []
        if any(module.startswith("euphoria.games.") and module.endswith(".state") for module in modules):
            return True
    return False


@pytest.mark.parametrize("path", sorted(readers_of_views()), ids=lambda path: str(path.relative_to(SOURCE)))
def test_words_come_from_views_and_cannot_tell_what_they_hide(path: Path) -> None:
    assert not reads_a_state(path.read_text(encoding="utf-8"))


def test_a_look_at_a_state_is_noticed() -> None:
    assert reads_a_state("hand = match.state.hand")
    assert reads_a_state("def f():\n    from euphoria.games.show.rules.state import Arena")
    assert reads_a_state("import euphoria.games.leaders.rules.state")
    assert not reads_a_state("from euphoria.core.state import EVERYBODY\nview = match.view(0)")
    rooms = {path.relative_to(SOURCE).parts[0] for path in readers_of_views()}
    assert rooms == {"speech", "terminal", "cli", "server", "games"}


def test_nobody_has_open_eyes_in_the_server_but_who_looks_back_at_a_game() -> None:
    """Views and events take `Eyes`. In the server only replays name that type: all others hand on an
    `int | None`, and the type checker does not let that be open."""
    named = re.compile(r"\bEyes\b|\bOPEN_EYES\b|\.(?:view|events|heard)\(\s*[\"']")
    server = sorted((SOURCE / "server").rglob("*.py"))
    found = [path.name for path in server if named.search(path.read_text(encoding="utf-8"))]
    assert found == ["replay.py"]


def texts_of(source: str) -> list[tuple[int, str]]:
    """The strings that code works with, docstrings and their examples left out, each with its line."""
    tree = ast.parse(source)
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in told]
    return [(node.lineno, node.value) for node in constants if isinstance(node.value, str)]


NAMED = re.compile(rf"(?:{'|'.join(LISTED)})(?:$|-[a-z]|/)|.*\b[A-Z]-\d")
"""A title's id, a message or a path of one, or the id of a rule."""


@pytest.mark.parametrize("room", ["core", "server", "cli"])
def test_core_server_and_command_name_no_title_and_none_of_its_rules(room: str) -> None:
    """Titles tell theirs: `over_rule`, the rule of a question, of luck, an event; `least`, `takes_long`; the
    `COMMANDS` they add."""
    found = [
        f"{name_of(path)}:{line}: {text}"
        for path in sorted((SOURCE / room).rglob("*.py"))
        for line, text in texts_of(path.read_text(encoding="utf-8"))
        if NAMED.match(text)
    ]
    assert found == []


def test_that_check_tells_a_title_in_python_from_a_word() -> None:
    def named(line: str) -> bool:
        return any(NAMED.match(text) for _, text in texts_of(line))

    assert named('if title == "show": pass') and named('t("leaders-title")') and named('say("see S-1.4")')
    assert not named('"show is a word, L-5.2 an example"') and not named('f(to="shown", id="problems-show")')


def titles_imported(tree: ast.Module) -> list[str]:
    return sorted(name for name in imported(tree) if re.match(r"euphoria\.games\.\w", name))


def test_nobody_outside_of_the_titles_imports_one() -> None:
    """They join the house by their record and by what their package says (registry.py), loaded by name."""
    found = {
        name_of(path): titles
        for path in MODULES
        if not path.is_relative_to(SOURCE / "games")
        and (titles := titles_imported(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


def test_that_check_finds_an_import_inside_of_a_function() -> None:
    inside = "def f():\n    from euphoria.games.show.terminal.maps import draw"
    assert titles_imported(ast.parse(inside)) == ["euphoria.games.show.terminal.maps"]
    assert titles_imported(ast.parse("from euphoria.registry import title")) == []


def counts_seats(source: str) -> list[int]:
    """The lines of fields of seats or players whose bound is a number of its own: titles may seat more."""
    fields = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.AnnAssign)]
    return [
        field.lineno
        for field in fields
        if re.search("seat|player", ast.unparse(field), re.IGNORECASE)
        for bound in ast.walk(field.annotation)
        if isinstance(bound, ast.keyword)
        and bound.arg in ("le", "lt", "max_length")
        and isinstance(bound.value, ast.Constant)
    ]


def test_the_server_has_no_number_of_seats_of_its_own() -> None:
    found = [
        f"{name_of(path)}:{line}"
        for path in sorted((SOURCE / "server").rglob("*.py"))
        for line in counts_seats(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_that_check_tells_a_number_of_seats_from_another() -> None:
    assert counts_seats("seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []") == [1]
    assert counts_seats("class New:\n    players: Annotated[int, Meta(ge=1, le=8)]") == [2]
    assert counts_seats("players: Annotated[int, Meta(ge=1, le=len(SEATS))]") == []
    assert counts_seats("name: Annotated[str, Meta(max_length=32)]") == []


WEB = ROOT / "web" / "src"


def names_a_title(text: str, title: str) -> bool:
    """In code: quoted, in a path or the id of a message, as a key or a class. "Show" is a word, too."""
    quoted = rf"[\"'`/]{title}(?:[\"'`/]|-[a-z])"
    as_key = rf"\b{title}:\s*[\"'`{{]"
    as_class = rf"\.{title}\b[^(;=\n]*\{{"
    return re.search(f"{quoted}|{as_key}|{as_class}", text) is not None


def test_the_web_client_names_titles_in_their_own_folders_only() -> None:
    titles = sorted(path.name for path in (WEB / "games").iterdir() if path.is_dir())
    assert titles == ["dystopia", "leaders", "show"]
    found: list[str] = []
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB).as_posix()
        own = re.match(rf"games/(?:{'|'.join(titles)})/", name)
        if own or path.suffix not in (".ts", ".svelte", ".css") or name.endswith(".test.ts"):
            continue
        text = path.read_text(encoding="utf-8")
        found += [f"{name}: {title}" for title in titles if names_a_title(text, title)]
        found += [f"{name}: {rule}" for rule in re.findall(r"[\"'][A-Z]-\d[\w.]*", text)]
    assert found == []


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ('if (info.id === "show") {', True),
        ('import { faceOf } from "../games/show/marks";', True),
        ('t("show-member-leader")', True),
        ("const TITLES = { show: 'x' };", True),
        ("    .show h2 {", True),
        ("dialog.show();", False),
        ("    show: () => void;", False),
        ('t("learn-show-me")', False),
        ("<!-- There is no table to show: why. -->", False),
    ],
)
def test_that_check_tells_a_title_from_a_word(line: str, named: bool) -> None:
    assert names_a_title(line, "show") is named


def test_there_are_engines_to_check() -> None:
    rooms = {path.relative_to(SOURCE).parts[0] for path in ENGINES}
    assert rooms == {"core", "games"}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_stays_below_600_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < 600


def test_no_file_names_a_machine_or_a_registry() -> None:
    found: list[str] = []
    for path in repository_files():
        if path == Path(__file__).resolve():
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if MACHINE_PATH.search(line) or REGISTRY.search(line):
                found.append(f"{name_of(path)}:{number}: {line.strip()[:80]}")
    assert found == []


def test_the_patterns_of_that_check_match_what_they_should() -> None:
    assert MACHINE_PATH.search('open("' + "/" + 'root/secret")')
    assert MACHINE_PATH.search("see /home/ana/table")
    assert not MACHINE_PATH.search("https://example.org/home/page")
    assert REGISTRY.search('url = "https://files.' + 'pythonhosted.org/packages/x.whl"')


def test_lock_files_name_no_server() -> None:
    locks = [path for path in repository_files() if re.search(r"(^|[._-])lock(\.|$)", path.name)]
    assert ROOT / "uv.lock" in locks
    for path in locks:
        if path.suffix in (".py", ".md"):
            continue
        addresses = re.findall(r"[a-z+]+://[^\"'\s]+", path.read_text(encoding="utf-8"))
        assert addresses[:3] == [], f"{name_of(path)}: run `make lock`"


def test_the_lock_fits_the_project_file() -> None:
    """uv itself says whether the pins still answer pyproject.toml; it needs no network for that."""
    uv = Path(sys.executable).parent / "uv"
    done = subprocess.run(
        [uv, "lock", "--check", "--offline", "--python", sys.executable],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"run `make lock`\n{done.stderr}"


@pytest.mark.parametrize("target", TARGETS)
def test_the_makefile_has_the_target(target: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{target}:.*## \S", makefile, re.MULTILINE)
    assert re.search(rf"^\.PHONY:.*\b{target}\b", makefile, re.MULTILINE)


def test_make_without_a_target_lists_the_targets() -> None:
    done = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True)
    for target in TARGETS:
        assert f"make {target} " in done.stdout


# ------------------------------------------------------------------ the plan of the house


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("house")


def test_the_manual_lists_the_rooms_there_are(house: Any) -> None:
    manual = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    chapter = manual.partition("## Rooms")[2].partition("\n## ")[0]
    listed = [
        room
        for line in chapter.splitlines()
        if line.startswith("| `")
        for room in re.findall(r"`([\w.]+)`", line.split("|")[1])
    ]
    modules = {room for room in listed if room.endswith((".py", "/"))}
    assert sorted(set(listed) - modules) == house.rooms()
    assert len(listed) == len(set(listed)), "a room is listed twice"


CIRCLES = [[".", "speech"]]
"""Rooms that may import each other. `euphoria.show` prints a table at the prompt, and loads what makes words
of it when it is called; the words come from titles, which the package lists."""


def test_the_manual_lists_the_modules_that_are_in_no_room() -> None:
    manual = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    row = next(line for line in manual.splitlines() if line.startswith("| `.` |"))
    here = {path.name for path in SOURCE.glob("*.py") if not path.name.startswith("_")}
    assert set(re.findall(r"`(\w+\.py)`", row)) == here


def test_no_modules_and_no_rooms_import_each_other_in_a_circle(
    house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = house.modules(house.SOURCE)
    arrows = house.arrows(known)
    assert house.cycles(arrows) == []
    # Those between the rooms come from the same ones: to read all modules a second time takes seconds.
    monkeypatch.setattr(house, "arrows", lambda _known: arrows)
    assert house.cycles(house.between_rooms(known)) == CIRCLES


def test_the_plan_finds_arrows_and_cycles(house: Any, tmp_path: Path) -> None:
    files = {
        "__init__.py": "",
        "a/__init__.py": "",
        "a/one.py": "from euphoria.b import two\n",
        "b/__init__.py": "",
        "b/two.py": "def late() -> None:\n    import euphoria.a.one\n",
        "b/three.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import euphoria.a.one\n",
    }
    for name, text in files.items():
        (tmp_path / "euphoria" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "euphoria" / name).write_text(text)
    known = house.modules(tmp_path)
    assert house.rooms(tmp_path) == [".", "a", "b"]
    assert house.arrows(known)["euphoria.a.one"] == {"euphoria.b.two"}
    assert house.arrows(known)["euphoria.b.three"] == set()
    assert house.cycles(house.arrows(known)) == [["euphoria.a.one", "euphoria.b.two"]]
    assert house.cycles(house.between_rooms(known)) == [["a", "b"]]
