"""The toolchain of the web client: its lock, its budget, its squeezed files."""

import gzip
import json
import random
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kit.tools import tool

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def web() -> ModuleType:
    module: ModuleType = tool("web")
    return module


def locked_packages() -> dict[str, dict[str, Any]]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages: dict[str, dict[str, Any]] = lock["packages"]
    del packages[""]  # the client itself
    return packages


def test_the_npm_lock_holds_the_programs_of_every_platform() -> None:
    """npm leaves out what a registry does not serve for other platforms; `npm ci` then fails there."""
    packages = locked_packages()
    names = {place.rpartition("node_modules/")[2] for place in packages}
    named = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert named
    assert named <= names


def test_the_npm_lock_has_a_hash_for_every_package_and_names_no_server() -> None:
    packages = locked_packages()
    assert [place for place, package in packages.items() if "integrity" not in package] == []
    assert [place for place, package in packages.items() if "resolved" in package] == []


def test_the_budget_counts_what_the_first_page_waits_for(web: Any, tmp_path: Path) -> None:
    manifest = {
        "index.html": {"file": "a.js", "isEntry": True, "imports": ["_b.js"], "dynamicImports": ["late.ts"]},
        "_b.js": {"file": "b.js", "imports": ["_c.js", "index.html"]},
        "_c.js": {"file": "c.js"},
        "late.ts": {"file": "late.js", "isDynamicEntry": True, "imports": ["_c.js"]},
    }
    (tmp_path / "manifest.json").write_text(json.dumps(manifest))
    for name in ("a", "b", "c", "late"):
        (tmp_path / f"{name}.js").write_text(f"export const {name} = 1;")
    sizes = web.first_load(tmp_path)
    assert set(sizes) == {"a.js", "b.js", "c.js"}
    assert sizes["a.js"] == len(gzip.compress(b"export const a = 1;", 9))


@pytest.mark.parametrize(("size", "fits"), [(99_000, True), (101_000, False)])
def test_a_first_page_over_its_budget_is_refused(web: Any, tmp_path: Path, size: int, fits: bool) -> None:
    (tmp_path / "manifest.json").write_text('{"index.html": {"file": "a.js", "isEntry": true}}')
    (tmp_path / "a.js").write_bytes(random.Random(1).randbytes(size))  # does not get smaller
    web.OUT = tmp_path
    assert (web.main("budget") == 0) is fits


def test_only_files_that_get_smaller_have_a_squeezed_sibling(web: Any, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("let a = 1;\n" * 100)
    (tmp_path / "assets" / "tiny.js").write_text("1")
    (tmp_path / "assets" / "a.woff2").write_bytes(b"0" * 1000)
    web.squeeze(tmp_path)
    assert {path.name for path in (tmp_path / "assets").glob("*.gz")} == {"a.js.gz"}
    assert gzip.decompress((tmp_path / "assets" / "a.js.gz").read_bytes()) == b"let a = 1;\n" * 100


def test_a_change_of_a_source_or_a_sentence_makes_the_client_stale(web: Any, tmp_path: Path) -> None:
    web.ROOT, web.WEB = tmp_path, tmp_path / "web"
    web.MODULES, web.STAMP = tmp_path / "web" / "node_modules", tmp_path / "stamp"
    sources = ("web/main.ts", "src/euphoria/locale/en.ftl", "src/euphoria/games/chess/locale/en.ftl")
    for name in (*sources, "web/node_modules/x.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one")
    assert not web.fresh()
    web.STAMP.write_text(web.digest())
    assert web.fresh()
    (tmp_path / "web/node_modules/x.js").write_text("two")
    assert web.fresh()
    for name in sources:
        (tmp_path / name).write_text("two")
        assert not web.fresh()
        web.STAMP.write_text(web.digest())
