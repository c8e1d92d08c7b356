"""The sentences of the rulebooks beside the rules that answer them.

    python tools/sentences.py              sentences that no table names, and rows without a sentence
    python tools/sentences.py 003          the sentences of one rulebook, numbered

The rulebooks lie outside the repository, in ../shared/seeds; their text stays there. A table
(docs/rules/sentences-TITLE.tsv) names a sentence by the first digits of its hash and says in our own words
what it is about, and by which rules of the ledger it is kept, or why it needs none.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SEEDS = ROOT.parent / "shared" / "seeds"
TABLES = ROOT / "docs" / "rules"
TITLES = {"leaders": ("000", "001", "004"), "dystopia": ("003",), "show": ("002",)}
"""The rulebooks of each title by the number that ledgers cite them with."""
REASONS = ("story", "heading", "figure", "example", "advice", "credits", "component", "no rule")
"""Why a sentence needs no rule."""
DIGITS = 12
END = re.compile(r"(?<=[.!?…])[»”\")]*\s+(?=[«“\"(¿¡*•\-–—]*[A-ZА-ЯЁÁÉÍÓÚÑ0-9])")
RULE = re.compile(r"[LDS]-[0-9]+\.[0-9]+[a-z]?")


class Row(NamedTuple):
    """One line of a table."""

    book: str
    number: int
    digest: str
    about: str
    rules: str


def sentences(book: str, folder: Path = SEEDS) -> list[str]:
    """The sentences of a rulebook in the order in which they stand there, with headings and labels."""
    text = next(folder.glob(f"{book}_*.txt")).read_text(encoding="utf-8")
    text = re.sub(r"<\|[^|>]*\|>", "\n\n", text)
    found: list[str] = []
    for paragraph in re.split(r"\n\s*\n|\n(?=\s*(?:[#•*\-–]|[0-9]+\.)\s)", text):
        plain = re.sub(r"[#*_`|]+", " ", paragraph)
        plain = re.sub(r"(?<=\w)-\n(?=[а-яёa-z])", "", plain)
        plain = " ".join(plain.split())
        found += [part.strip() for part in END.split(plain) if _says_something(part)]
    return found


def _says_something(part: str) -> bool:
    """Numbers of steps and figures stand alone where a line was broken."""
    return len(re.sub(r"[\W\d_]", "", part)) > 3


def digest(sentence: str) -> str:
    """What a table calls a sentence by: the letters and digits of it, hashed."""
    letters = re.sub(r"[\W_]+", "", sentence.lower())
    return sha256(letters.encode()).hexdigest()[:DIGITS]


def table(title: str) -> list[Row]:
    """The table of a title; the first line is its head."""
    lines = (TABLES / f"sentences-{title}.tsv").read_text(encoding="utf-8").splitlines()[1:]
    rows = [line.split("\t") for line in lines]
    return [Row(book, int(number), sign, about, rules) for book, number, sign, about, rules in rows]


def differences(title: str, folder: Path = SEEDS) -> list[str]:
    """Sentences of the rulebooks that the table does not name, and rows whose sentence is not there."""
    rows = table(title)
    found: list[str] = []
    for book in TITLES[title]:
        wanted = [(n, digest(one)) for n, one in enumerate(sentences(book, folder), 1)]
        named = [(row.number, row.digest) for row in rows if row.book == book]
        found += [f"{book}, sentence {n}: no row ({sign})" for n, sign in wanted if (n, sign) not in named]
        found += [
            f"{book}, row {n}: no such sentence ({sign})" for n, sign in named if (n, sign) not in wanted
        ]
    return found


def main() -> int:
    if len(sys.argv) > 1:
        for number, sentence in enumerate(sentences(sys.argv[1]), 1):
            print(f"{number}\t{sentence}")
        return 0
    if not SEEDS.is_dir():
        print("The rulebooks are not here (../shared/seeds): nothing is compared.")
        return 0
    found = [line for title in TITLES for line in differences(title)]
    print("\n".join(found) or "Every sentence has its row.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
