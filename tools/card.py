"""Begin a new card (`make card`), say what is left, and make what follows from the card tables.

    python tools/card.py new ID "Name" KIND    the beginnings of a card, in every file it needs
    python tools/card.py left                  what is still to be filled in
    python tools/card.py made                  modules and catalogues that follow from the tables

A kind is an Artifact of leaders (action, reaction), a recruit of dystopia by its faction (euphorian,
subterran, wastelander, icarite), a market, a character of the show or an object. The card table in docs/rules
is the record of a card (card_tables.py makes what follows from it), and card_kinds.py has the beginnings of
each kind. What is left to a person says FILL; `left` finds it, and `make test` does not pass before. A card
of leaders or dystopia with a procedure of its own also needs `make steps`: engines call its steps by name.
"""

import re
import sys
from pathlib import Path

import card_tables
from card_kinds import KINDS, Kind
from card_tables import TABLES, Failed, id_of
from euphoria.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
MARK = "FILL"
ID = re.compile(r"[a-z]+(-[a-z]+)*")
HOMES = ("docs/rules", "src/euphoria/games", "tests/scenarios", "tests/kit")
"""Where something may be left."""


def table(kind: Kind) -> list[card_tables.Entry]:
    """The cards of the section that this kind stands in."""
    cards: list[card_tables.Entry] = card_tables.table(kind.title, ROOT)[kind.section]
    return cards


def insert(file: str, before: str, text: str) -> None:
    """Put text before the first line that begins so."""
    path = ROOT / file
    whole = path.read_text(encoding="utf-8")
    found = re.search(rf"^{before}", whole, re.MULTILINE)
    if found is None:
        raise Failed(f"{file} has no line that begins with '{before}'")
    path.write_text(whole[: found.start()] + text + whole[found.start() :], encoding="utf-8")


def append(file: str, name: str, row: str) -> None:
    """Put a row at the end of the list or dict of this name."""
    path = ROOT / file
    whole = path.read_text(encoding="utf-8")
    start = re.search(rf"^{name}: ", whole, re.MULTILINE)
    end = None if start is None else re.compile(r"^[\]}]$", re.MULTILINE).search(whole, start.end())
    if end is None:
        raise Failed(f"{file} has no list '{name}'")
    path.write_text(whole[: end.start()] + f"    {row}\n" + whole[end.start() :], encoding="utf-8")


def say(kind: Kind, last: str, facts: dict[str, str]) -> list[str]:
    """Begin its sentences, behind those of another card."""
    files: list[str] = []
    for language in LANGUAGES:
        file = f"src/euphoria/games/{kind.title}/locale/{language}/{kind.title}.ftl"
        whole = (ROOT / file).read_text(encoding="utf-8")
        for after, sentence in kind.sentences:
            message = after.format(last=last)
            found = re.search(rf"^{message} = .*\n(?:    .*\n)*", whole, re.MULTILINE)
            if found is None:
                raise Failed(f"{file} does not say {message}")
            said = sentence.format(**{**facts, "name": facts["name"] if language == "en" else MARK})
            whole = whole[: found.end()] + said + whole[found.end() :]
        (ROOT / file).write_text(whole, encoding="utf-8")
        files.append(file)
    return files


def new_rule(kind: Kind) -> str:
    """The next number in the chapter of the ledger."""
    if not kind.chapter:
        return ""
    ledger = (ROOT / f"docs/rules/{kind.title}.md").read_text(encoding="utf-8")
    numbers = re.findall(rf"^- \*\*{kind.chapter}\.(\d+)\*\*", ledger, re.MULTILINE)
    return f"{kind.chapter}.{max(map(int, numbers)) + 1}"


def raise_revision(file: str) -> None:
    """The same actions lead elsewhere from now on: older records are refused."""
    path = ROOT / file
    whole = path.read_text(encoding="utf-8")
    before, line, after = re.split(r"^(REVISION: Final = \d+)$", whole, flags=re.MULTILINE)
    name, _, number = line.rpartition(" ")
    path.write_text(f"{before}{name} {int(number) + 1}{after}", encoding="utf-8")


def new(id: str, name: str, word: str) -> list[str]:
    """Write the beginnings of a card; the files that a person completes."""
    kind = KINDS.get(word)
    if kind is None or not ID.fullmatch(id) or not name:
        raise Failed(f"A card has an id such as glass-eye, a name, and is one of: {', '.join(KINDS)}")
    cards = table(kind)
    if id in [id_of(card) for card in cards]:
        raise Failed(f"There is a card {id} already")
    class_name = re.sub(r"\W", "", name.title().replace(" The ", " "))
    facts = {"id": id, "key": id.replace("-", "_"), "name": name, "Class": class_name, **kind.like}
    known = card_tables.constants(kind.title, ROOT)
    facts["constant"] = f"    constant: {facts['key'].upper()}\n" if id.upper().split("-")[0] in known else ""
    facts |= {"function": facts["key"], "CONSTANT": facts["key"].upper(), "rule": new_rule(kind)}
    last = [card for card in cards if all(card.get(key) == value for key, value in kind.like.items())][-1]
    insert(TABLES[kind.title], kind.before, kind.entry.format(**facts))
    for file, before, text in kind.code:
        insert(file, before, text.format(**facts).replace("'''", '"' * 3))
    for file, listed, row in kind.rows:
        append(file, listed, row.format(**facts))
    said = say(kind, id_of(last), facts)
    scenario = f"tests/scenarios/{kind.title}/{kind.folder}/{id}.yaml"
    (ROOT / scenario).write_text(kind.scenario.format(**facts), encoding="utf-8")
    raise_revision(kind.revision)
    made()
    files = [TABLES[kind.title], *[file for file, _, _ in [*kind.code, *kind.rows]], *said, scenario]
    return list(dict.fromkeys(files))


def left() -> list[str]:
    """Every place that waits for a person."""
    found: list[str] = []
    for home in HOMES:
        for path in sorted((ROOT / home).rglob("*")):
            if path.suffix in (".py", ".ftl", ".yaml", ".md"):
                text = path.read_text(encoding="utf-8")
                for number, line in enumerate(text.splitlines() if MARK in text else (), 1):
                    if re.search(rf"\b{MARK}\b", line):
                        found.append(f"{path.relative_to(ROOT).as_posix()}:{number}: {line.strip()}")
    return found


def then(kind: Kind) -> list[str]:
    """What to call once everything is filled in."""
    steps = ROOT / f"src/euphoria/games/{kind.title}/rules/steps.py"
    by_name = ["if it brought a procedure `make steps`"] if steps.exists() else []
    return ["`python tools/card.py made`", *by_name, "`make stories`", "`make test`"]


def made() -> None:
    for file, text in card_tables.files(ROOT).items():
        (ROOT / file).write_text(text, encoding="utf-8")


def main(command: str = "", *words: str) -> int:
    try:
        if command == "new" and len(words) == 3:
            files = new(*words)
            print(f"{len(files)} files have the beginnings of {words[1]}; what is left to do:")
            print("\n".join(f"  {place}" for place in left()))
            print("What follows from the table is made, and the REVISION of the rules is raised.")
            print(f"Then {', '.join(then(KINDS[words[2]]))}.")
        elif command == "left" and not words:
            print("\n".join(left()) or "Nothing is left to fill in.")
        elif command == "made" and not words:
            made()
        else:
            raise Failed("usage: card.py new ID NAME KIND, card.py left, or card.py made")
    except Failed as why:
        print(f"{why}.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
