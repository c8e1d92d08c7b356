"""Write the tables of docs/research.md: every number a learner sees, and every number it answers with.

    python tools/encodings_of_titles.py

They are made from the encodings of the titles; a test holds the page against what this makes.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "research.md"
sys.path.insert(0, str(ROOT / "src"))

from euphoria.encoding import Encoding, Field  # noqa: E402
from euphoria.games.connect_four.title import TITLE as CONNECT_FOUR  # noqa: E402
from euphoria.registry import LISTED, title  # noqa: E402

BEGIN = "<!-- made by tools/encodings_of_titles.py -->\n"


def tables() -> str:
    """Everything below the mark."""
    found = [BEGIN]
    for joined in [*(title(id) for id in LISTED), CONNECT_FOUR]:
        assert joined.encoding is not None
        encoding = joined.encoding()
        found += [f"\n### {encoding.title}, version {encoding.version}: {encoding.size} numbers\n\n"]
        found += fields(encoding)
        found += actions(encoding)
    return "".join(found)


def fields(encoding: Encoding) -> list[str]:
    """A row per field; those of the first seat or figure stand for all."""
    lines = ["| from | size | field | what it tells |\n|--:|--:|---|---|\n"]
    begin = 0
    each: list[Field] = []
    group = count = 0
    for field in encoding.fields:
        head, colon, name = field.name.partition(": ")
        if not colon:
            lines.append(f"| {begin} | {field.size} | {field.name} | {field.about} |\n")
        elif not each or name == each[0].name:
            count += 1
        if colon and count == 1:
            if not each:
                group = begin
                lines.append(f"| {begin} | | **{head}** | and so on for the others, each with: |\n")
            lines.append(f"| +{begin - group} | {field.size} | {name} | {field.about} |\n")
            each.append(field._replace(name=name))
        begin += field.size
    if each:
        size = sum(field.size for field in each)
        lines.append(f"\nThere are {count} of them, {size} numbers each.\n")
    return lines


def actions(encoding: Encoding) -> list[str]:
    if encoding.numbers is None:
        return ["\nActions have no fixed numbers: the candidates are numbered in their order.\n"]
    lines = [f"\nActions have {encoding.numbers.size} numbers:\n\n| from | size | actions |\n|--:|--:|---|\n"]
    verbs = {verb.name: verb for verb in encoding.numbers.grammar.verbs}
    for block in encoding.numbers.blocks:
        words = " ".join([block.verb, *[f"<{name}>" for name in verbs[block.verb].arguments]])
        lines.append(f"| {block.start} | {block.size} | `{words}` |\n")
    return lines


def main() -> None:
    head, _, _ = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(head + tables(), encoding="utf-8")


if __name__ == "__main__":
    main()
