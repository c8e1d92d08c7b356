"""tools/native.py and tools/kept.py: what was compiled once is found again, and never hides an edit."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).resolve().parents[1] / "tools"

PROJECT = """\
[tool.mypy]
strict = true
[tool.euphoria.native]
compile = ["euphoria/core", "euphoria/games/show/rules"]
leave = ["euphoria/games/show/rules/maps.py", "euphoria/games/show/rules/told.py"]
"""
FILES = {
    "pyproject.toml": PROJECT,
    "uv.lock": '[[package]]\nname = "mypy"\nversion = "2.4"\n\n[[package]]\nname = "rich"\nversion = "15"\n',
    "src/euphoria/__init__.py": "",
    "src/euphoria/core/dice.py": "SIDES = 6\n",
    "src/euphoria/games/show/rules/game.py": "from euphoria.games.show.rules.maps import plain\n",
    "src/euphoria/games/show/rules/maps.py": "def plain() -> int: ...\n",
    "src/euphoria/games/show/rules/told.py": "WORDS = 1\n",
    "src/euphoria/server/line.py": "PORT = 1\n",
    "src/euphoria/locale/en/house.ftl": "house = House\n",
}
ENGINES = {"euphoria/core/dice.so", "euphoria/games/show/rules/game.so"}


class Workshop:
    """A small project, with a compiler that costs nothing."""

    def __init__(self, native: ModuleType, root: Path) -> None:
        self.native, self.root, self.compiled = native, root, 0

    def compile(self, target: Path) -> None:
        self.compiled += 1
        for name in self.native.sources():
            made = (target / name).with_suffix(".so")
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_bytes(b"machine code of " + (self.native.SOURCE / name).read_bytes())

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8")

    def engines(self, folder: Path) -> set[str]:
        return {path.relative_to(folder).as_posix() for path in self.native.compiled_files(folder)}


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    monkeypatch.syspath_prepend(str(TOOLS))
    monkeypatch.setenv("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME", str(tmp_path / "cache"))
    import native

    root = tmp_path / "clone"
    workshop = Workshop(native, root)
    for name, text in FILES.items():
        workshop.write(name, text)
    monkeypatch.setattr(native, "build_apart", workshop.compile)
    settle_in(native, root, monkeypatch)
    yield workshop
    for name in ("native", "kept"):
        sys.modules.pop(name, None)


def settle_in(native: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the script stand in that clone."""
    for name in ("ROOT", "SOURCE", "TREE", "TREE_STAMP", "WEB", "INPLACE_STAMP"):
        place: Path = getattr(native, name)
        monkeypatch.setattr(native, name, root / place.relative_to(native_root(place)))


def native_root(place: Path) -> Path:
    """The clone in which a place of the script lies now."""
    return next(folder for folder in (place, *place.parents) if (folder / "pyproject.toml").exists())


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Every file with what is in it and when it was written."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path): (path.read_bytes(), path.stat().st_mtime_ns) for path in files}


# ------------------------------------------------------------------ the digest


def test_the_digest_is_the_same_in_every_process() -> None:
    """Whatever seed Python hashes with: else the compiled engines would never be found fresh."""
    ask = "import native; print(native.digest())"
    found = [
        subprocess.run(
            [sys.executable, "-c", ask],
            cwd=TOOLS,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "random")
    ]
    assert len(set(found)) == 1
    assert len(found[0].strip()) == 64


@pytest.mark.parametrize(
    "name",
    [
        "src/euphoria/core/dice.py",
        "src/euphoria/core/new.py",
        "src/euphoria/games/show/rules/maps.py",  # not compiled, but imported by what is
    ],
)
def test_the_digest_changes_with_what_the_compiler_reads(shop: Workshop, name: str) -> None:
    before = shop.native.digest()
    shop.write(name, "SIDES = 20\n")
    assert shop.native.digest() != before


def test_the_digest_changes_with_settings_and_levels(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [shop.native.digest()]
    shop.write("pyproject.toml", PROJECT.replace('/told.py"]', '/told.py", "euphoria/core/dice.py"]'))
    found.append(shop.native.digest())
    shop.write("uv.lock", FILES["uv.lock"].replace("2.4", "2.5"))
    found.append(shop.native.digest())
    monkeypatch.setattr(shop.native, "LEVEL", "0")
    found.append(shop.native.digest())
    assert len(set(found)) == 4


@pytest.mark.parametrize(
    "name",
    [
        "src/euphoria/server/line.py",
        "src/euphoria/locale/en/house.ftl",
        "src/euphoria/games/show/rules/told.py",
        "README.md",
    ],
)
def test_the_digest_does_not_know_what_the_engines_do_not_know(shop: Workshop, name: str) -> None:
    before = shop.native.digest()
    shop.write(name, "VALUE = 2\n")
    assert shop.native.digest() == before


# ------------------------------------------------------------------ build/native


def test_a_second_tree_does_nothing(shop: Workshop) -> None:
    shop.native.tree()
    assert shop.engines(shop.native.TREE) == ENGINES
    before = contents(shop.native.TREE)
    shop.native.tree()
    assert shop.compiled == 1
    assert contents(shop.native.TREE) == before


def test_a_tree_follows_uncompiled_sources_without_compiling(shop: Workshop) -> None:
    shop.native.tree()
    shop.write("src/euphoria/server/line.py", "PORT = 2\n")
    shop.write("src/euphoria/lab/new.py", "NEW = 1\n")
    (shop.root / "src/euphoria/locale/en/house.ftl").unlink()
    (shop.root / "src/euphoria/locale/en").rmdir()
    shop.native.tree()
    tree = shop.native.TREE
    assert shop.compiled == 1
    assert (tree / "euphoria/server/line.py").read_text() == "PORT = 2\n"
    assert (tree / "euphoria/lab/new.py").exists()
    assert not (tree / "euphoria/locale/en").exists()
    assert shop.engines(tree) == ENGINES


def test_a_changed_engine_is_compiled_anew(shop: Workshop) -> None:
    shop.native.tree()
    shop.write("src/euphoria/core/dice.py", "SIDES = 8\n")
    shop.native.tree()
    assert shop.compiled == 2
    assert b"SIDES = 8" in (shop.native.TREE / "euphoria/core/dice.so").read_bytes()


# ------------------------------------------------------------------ src/


def test_a_second_compilation_in_place_does_nothing(shop: Workshop) -> None:
    shop.native.inplace()
    before = contents(shop.native.SOURCE)
    shop.native.inplace()
    shop.native.stale()
    assert shop.compiled == 1
    assert shop.engines(shop.native.SOURCE) == ENGINES
    assert contents(shop.native.SOURCE) == before


def test_only_a_change_of_the_engines_makes_compiled_ones_stale(shop: Workshop) -> None:
    shop.native.inplace()
    shop.write("src/euphoria/server/line.py", "PORT = 2\n")
    shop.native.stale()
    assert shop.engines(shop.native.SOURCE) == ENGINES
    shop.write("src/euphoria/core/dice.py", "SIDES = 8\n")
    shop.native.stale()
    assert shop.engines(shop.native.SOURCE) == set()


def test_engines_set_aside_for_the_tests_come_back(shop: Workshop) -> None:
    shop.native.inplace()
    before = contents(shop.native.SOURCE)
    with shop.native.pure():
        assert shop.engines(shop.native.SOURCE) == set()
    assert contents(shop.native.SOURCE) == before
    shop.native.stale()
    assert shop.engines(shop.native.SOURCE) == ENGINES


# ------------------------------------------------------------------ kept in the cache folder of the user


def test_another_clone_finds_what_was_compiled_in_the_first(
    shop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.native.tree()
    shop.native.inplace()
    other = Workshop(shop.native, tmp_path / "other clone")
    for name, text in FILES.items():
        other.write(name, text)
    settle_in(shop.native, other.root, monkeypatch)
    shop.native.tree()
    assert shop.native.TREE.is_relative_to(other.root)
    assert shop.engines(shop.native.TREE) == ENGINES
    assert shop.compiled == 1


def test_without_a_folder_that_can_be_written_everything_is_compiled(shop: Workshop, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder would be")
    shop.native.tree()
    assert shop.engines(shop.native.TREE) == ENGINES
    shop.native.inplace()
    assert shop.compiled == 2


def test_only_so_many_are_kept_and_the_longest_unused_goes_first(shop: Workshop, tmp_path: Path) -> None:
    kept = shop.native.kept
    (tmp_path / "made").mkdir()
    (tmp_path / "made" / "engine.so").write_bytes(b"machine code")
    for number in range(kept.MOST):
        kept.keep(f"digest {number}", tmp_path / "made")
        os.utime(kept.folder() / f"digest {number}", (number, number))
    assert kept.fetch("digest 0", tmp_path / "target")  # used now: no longer the oldest
    kept.keep("one more", tmp_path / "made")
    names = {path.name for path in kept.folder().iterdir()}
    assert names == {"one more", *(f"digest {number}" for number in range(kept.MOST))} - {"digest 1"}


def test_what_was_not_kept_whole_is_not_found_and_forgotten_later(shop: Workshop, tmp_path: Path) -> None:
    kept = shop.native.kept
    (tmp_path / "made").mkdir()
    kept.keep("digest", tmp_path / "made")
    (kept.folder() / "new-left-behind").mkdir()
    os.utime(kept.folder() / "new-left-behind", (0, 0))
    (kept.folder() / "new-in-the-making").mkdir()
    assert not kept.fetch("other", tmp_path / "target")
    kept.prune()
    assert {path.name for path in kept.folder().iterdir()} == {"digest", "new-in-the-making"}
