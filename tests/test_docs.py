"""The README and the manual: their examples run and print what they show, and their links lead somewhere.

A page is read from top to bottom in an empty folder. Blocks of `python` share their names; with `>>>` they
show what comes of it. In blocks of `console` a line `$ euphoria …` is typed, and what follows is what it
prints, where `…` stands for anything.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
EXAMPLES = ["README.md", "docs/api.md", "docs/records.md", "docs/research.md"]

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# ------------------------------------------------------------------ examples


def blocks(text: str) -> Iterator[tuple[str, str, int]]:
    """Language, content and first line of every block of code."""
    for found in BLOCK.finditer(text):
        yield found[1], found[2], text.count("\n", 0, found.start()) + 2


def run_python(code: str, names: dict[str, Any], page: str, line: int) -> None:
    if ">>>" not in code:
        exec(compile("\n" * (line - 1) + code, page, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(code, names, f"{page}:{line}", page, line - 1)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert runner.failures == 0, "".join(said)


def run_console(text: str, where: str) -> None:
    for typed, expected in dialogues(text):
        words = shlex.split(typed)
        assert words[0] == "euphoria", f"{where}: only the command euphoria can be tried"
        done = subprocess.run(
            [sys.executable, "-m", "euphoria.cli", *words[1:]],
            env={**os.environ, "COLUMNS": "88", "EUPHORIA_LANG": "en", "EUPHORIA_DATA": "kept"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        printed = [line.rstrip() for line in done.stdout.strip("\n").splitlines()]
        assert fits(printed, expected), f"{where}: {typed}\n" + "\n".join(printed)


def dialogues(text: str) -> Iterator[tuple[str, list[str]]]:
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        typed, _, printed = part.partition("\n")
        yield typed, printed.strip("\n").splitlines()


def fits(printed: list[str], expected: list[str]) -> bool:
    """Does the text read as expected, with anything in the place of `…`?"""
    pattern = ".*".join(re.escape(part) for part in "\n".join(expected).split("…"))
    return re.fullmatch(pattern, "\n".join(printed), re.DOTALL) is not None


@pytest.mark.parametrize("page", EXAMPLES)
def test_the_examples_of_a_page_do_what_it_says(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    tried = 0
    for language, content, line in blocks((ROOT / page).read_text(encoding="utf-8")):
        if language == "python":
            run_python(content, names, page, line)
        elif language == "console":
            run_console(content, f"{page}:{line}")
        else:
            continue
        tried += 1
    assert tried > 0


def test_a_wrong_example_is_noticed() -> None:
    with pytest.raises(AssertionError, match="Expected"):
        run_python(">>> 1 + 1\n3\n", {}, "page", 1)
    with pytest.raises(AssertionError, match="no-such-command"):
        run_console("$ euphoria no-such-command\nFine.\n", "page:1")
    assert fits(["a b c", "d"], ["a …", "d"])
    assert not fits(["a b c", "d"], ["a …", "e"])


# ------------------------------------------------------------------ links


def anchors(page: Path) -> set[str]:
    """The marks of a page's headings, made as GitHub makes them."""
    headings = HEADING.findall(BLOCK.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(page: Path) -> list[str]:
    broken: list[str] = []
    for link in LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))):
        path, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link):
            continue
        target = page if not path else (page.parent / path).resolve()
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    return broken


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_a_broken_link_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A Title, here\n[good](#a-title-here) [bad](#none) [gone](no.md) [web](https://a.b)\n")
    assert broken_links(page) == ["#none", "no.md"]


def test_every_page_of_the_manual_is_in_its_table_of_contents() -> None:
    listed = set(re.findall(r": ([\w/.-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    there = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").glob("**/*.md")}
    assert listed == there


def named_tests(text: str) -> set[str]:
    """The tests that a page names."""
    return set(re.findall(r"`(test_\w+)`", text))


def test_every_promise_of_security_names_tests_that_exist() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    written = "".join(path.read_text("utf-8") for path in (ROOT / "tests").glob("**/test_*.py"))
    assert {name for name in named_tests(page) if f"def {name}(" not in written} == set()
    promises = [line for line in page.splitlines() if line.startswith("| ") and "| tests |" not in line]
    assert len(promises) > 15
    assert [line for line in promises if not named_tests(line)] == []
