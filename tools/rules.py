"""Which rules of the ledgers are named by a test, and which by none (`make rules`).

A test in Python names its rules with the mark `rule("L-7.1", …)`; a YAML scenario with the key
`rule` or `rules`, anywhere in the file. Rules must all be named and named ids must exist, or the
exit code is 1. Rulings (L-7.1a) are counted as well; one without a test of its own is only listed.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from sentences import REASONS, table

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "euphoria" / "games"
RULE = re.compile(r"^\s*- \*\*([A-Z]-\d+\.\d+)\*\*", re.MULTILINE)
RULING = re.compile(r"Ruling: \[([A-Z]-\d+\.\d+[a-z])\]")
ID = re.compile(r"[A-Z]-\d+\.\d+[a-z]?")


def in_python(path: Path) -> Iterator[str]:
    """The ids in marks; a call of something else that is called `rule` names nothing."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                yield from _marked(mark)


def _marked(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call):
        called = mark.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name == "rule":
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def in_yaml(data: Any) -> Iterator[str]:
    if isinstance(data, list):
        for item in data:
            yield from in_yaml(item)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in ("rule", "rules"):
                yield from ID.findall(str(value))
            else:
                yield from in_yaml(value)


def named_by_tests(folder: Path) -> dict[str, list[str]]:
    """Rule id -> the test files that name it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*")):
        ids: Iterator[str] = iter(())
        if path.suffix == ".py":
            ids = in_python(path)
        elif path.suffix in (".yaml", ".yml"):
            ids = in_yaml(list(yaml.safe_load_all(path.read_text(encoding="utf-8"))))
        for rule in ids:
            found.setdefault(rule, []).append(path.relative_to(ROOT).as_posix())
    return found


def report(what: str, ids: list[str], named: dict[str, list[str]]) -> list[str]:
    """Print how many of the ids are named and which are not; return the latter."""
    without = [rule for rule in ids if rule not in named]
    print(f"  {what}: {len(ids) - len(without)} of {len(ids)} named by a test")
    if without:
        print(f"    without: {' '.join(without)}")
    return without


def main() -> int:
    named = named_by_tests(ROOT / "tests")
    known: set[str] = set()
    wrong = False
    for ledger in sorted((ROOT / "docs" / "rules").glob("*.md")):
        if "." in ledger.stem:
            # A ledger in another language has the same rules.
            continue
        text = ledger.read_text(encoding="utf-8")
        rules, rulings = RULE.findall(text), RULING.findall(text)
        known.update(rules, rulings)
        if not (GAMES / ledger.stem / "rules" / "__init__.py").exists():
            print(f"{ledger.stem}: {len(rules)} rules, not yet played here")
            continue
        print(ledger.stem)
        wrong |= bool(report("rules", rules, named))
        report("rulings", rulings, named)
        rows = table(ledger.stem)
        kept = sum(row.rules not in REASONS for row in rows)
        print(f"  sentences of the rulebooks: {kept} of {len(rows)} are kept by rules, the others need none")
    for rule in sorted(set(named) - known):
        wrong = True
        print(f"{rule} is in no ledger but named in {', '.join(sorted(set(named[rule])))}")
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
