"""The rule ledgers as data: every rule by its id, its rulings, and a search by words.

The ledgers are Markdown files that people maintain in `docs/rules`; a wheel carries them as
`euphoria/_rules`. One line is one rule, indented lines under it are rulings. They are written in English;
`leaders.es.md` beside `leaders.md` holds what has been put into Spanish, line by line, each with the
fingerprint of the English line it was made from: where the English has changed since, it is shown again.

>>> rule("L-9.1").section
'Interrogate'
>>> [hit.id for hit in search("exposed leader shot", "leaders")][:1]
['L-21.2']
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

from euphoria.core.errors import EuphoriaError

_PACKAGE = Path(__file__).resolve().parent
_SECTION = re.compile(r"^## (?:[A-Z]-\d+|\d+\.) (.+)$")
_OTHER_HEADING = re.compile(r"^#")
_RULE = re.compile(r"^- \*\*([A-Z]-\d+\.\d+)\*\* (.+?)(?: \(source: ([^()]*(?:\([^()]*\)[^()]*)*)\)\.?)?$")
_RULING = re.compile(r"^ +- Ruling: (?:\[([A-Z]-\d+\.\d+[a-z])\] )?(.+)$")
_SAID = re.compile(
    r"^(?:## |- \*\*| +- \[)([A-Z]-\d+(?:\.\d+[a-z]?)?)(?: |\*\* |\] )(.+?) <!-- ([0-9a-f]{8}) -->$"
)
"""A line of a translation: the id of a section, rule or ruling, its text, what it was made from."""
_SENTENCES = re.compile(r"(?<=[.!?]) (?=[A-Z\"“])")
_PROVENANCE = re.compile(
    r"^Basis\b|^Source:|(?<![.\d])00[0-4]\b|\b[Pp]arent game|\bBoardspace\b|\bBGA\b|\b[Pp]ublished\b"
    r"|\b[Pp]ublic (?:German )?(?:review|component|implementation)|rulebooks? (?:print|show)s? "
)
_BASIS = re.compile(r" \((?:(?:own|tune|board)\b|[^()]*(?:(?<![.\d])00[0-4]\b|Boardspace|BGA))[^()]*\)")
"""Sentences and notes that tell where something is known from: for contributors, not for players."""
_OPENING = re.compile(r'(?<![^\s(])"')
_ID = re.compile(r"^([A-Za-z]-\d+(?:\.\d+)?)([A-Za-z]?)$")


class UnknownRule(EuphoriaError):
    """An id that no ledger has."""


class Ruling:
    """A decision of this project where the rulebook is silent. Not every ledger numbers them."""

    __slots__ = ("id", "language", "text")

    def __init__(self, id: str, text: str, language: str = "en") -> None:
        self.id = id
        self.text = text
        self.language = language


class Rule:
    """One rule: what it says, where it comes from, and the rulings that settle its details."""

    __slots__ = ("id", "language", "rulings", "section", "source", "text", "title")

    def __init__(
        self, id: str, title: str, section: str, text: str, source: str, language: str = "en"
    ) -> None:
        self.id = id
        self.title = title
        self.section = section
        self.text = text
        self.source = source
        self.language = language
        self.rulings: list[Ruling] = []

    def words(self) -> str:
        """Everything a search looks at."""
        return " ".join([self.section, self.text, *[ruling.text for ruling in self.rulings]]).casefold()


class Ledger:
    """All rules of one title, in their order."""

    __slots__ = ("name", "rules", "title")

    def __init__(self, title: str, name: str, rules: list[Rule]) -> None:
        self.title = title
        self.name = name
        self.rules = rules

    @property
    def sections(self) -> list[str]:
        return list(dict.fromkeys(rule.section for rule in self.rules))


def folder() -> Path:
    """Where the ledgers lie: in the installed package, else in the checkout around it."""
    for place in (_PACKAGE / "_rules", _PACKAGE.parents[1] / "docs" / "rules"):
        if place.is_dir():
            return place
    raise EuphoriaError("The rule ledgers are not installed.")


def titles() -> list[str]:
    """The titles that have a ledger, whether they can be played here or not."""
    return sorted(path.stem for path in folder().glob("*.md") if "." not in path.stem)


@cache
def ledger(title: str) -> Ledger:
    path = folder() / f"{title}.md"
    if title not in titles():
        raise UnknownRule(f"There is no rule ledger of '{title}': {', '.join(titles())}.")
    return parse(title, path.read_text(encoding="utf-8"))


# ------------------------------------------------------------------ for those who play


def fingerprint(text: str) -> str:
    """What a line of a translation was made from."""
    return sha256(text.encode()).hexdigest()[:8]


def plain(text: str) -> str:
    """A rule or ruling without what only says where it is known from; nothing may be left."""
    said = _BASIS.sub("", text)
    return " ".join(one for one in _SENTENCES.split(said) if not _PROVENANCE.search(one))


def _sentence(text: str) -> str:
    """A line of the ledger as printed: many are notes, begun small, without a stop or printed quotes."""
    stop = "" if not text or text[-1] in ".!?)|" else "."
    typed = text[:1].upper() + text[1:] + stop
    return _OPENING.sub("\u201c", typed).replace('"', "\u201d").replace("'", "\u2019")


@cache
def translation(title: str, language: str) -> dict[str, tuple[str, str]]:
    """What has been put into a language: by the id of a section, rule or ruling the text, and its origin."""
    path = folder() / f"{title}.{language}.md"
    if not path.exists():
        return {}
    found = (_SAID.match(line) for line in path.read_text(encoding="utf-8").splitlines())
    return {line[1]: (line[2], line[3]) for line in found if line}


@cache
def for_players(title: str, language: str = "en") -> Ledger:
    """The ledger as players read it: in their language as far as it goes, and without provenance."""
    known = ledger(title)
    said = translation(title, language)

    def put(id: str, english: str, read: str) -> tuple[str, str]:
        text, origin = said.get(id, ("", ""))
        return (text, language) if origin == fingerprint(english) else (read, "en")

    rules: list[Rule] = []
    for rule in known.rules:
        section, _ = put(rule.id.partition(".")[0], rule.section, rule.section)
        text, spoken = put(rule.id, rule.text, _sentence(plain(rule.text)))
        rules.append(Rule(rule.id, title, section, text, "", spoken))
        for ruling in rule.rulings:
            text, spoken = put(ruling.id, ruling.text, _sentence(plain(ruling.text)))
            if text:
                rules[-1].rulings.append(Ruling(ruling.id, text, spoken))
    return Ledger(title, known.name, rules)


def parse(title: str, text: str) -> Ledger:
    """Read a ledger. Lines that are neither heading, rule nor ruling are commentary."""
    lines = text.splitlines()
    rules: list[Rule] = []
    section = ""
    for line in lines:
        if heading := _SECTION.match(line):
            section = heading[1]
        elif _OTHER_HEADING.match(line):
            section = ""
        elif found := _RULE.match(line):
            rules.append(Rule(found[1], title, section, found[2], found[3] or ""))
        elif rules and (found := _RULING.match(line)):
            rules[-1].rulings.append(Ruling(found[1] or "", found[2]))
    name = lines[0].lstrip("# ") if lines else title
    return Ledger(title, re.sub(r"\s*[-:] rules ledger$", "", name), rules)


def looks_like_id(text: str) -> bool:
    """Is this meant as a rule's id (L-9.1, L-9.1a) or a section's (L-9)?"""
    return _ID.match(text.strip()) is not None


def every_rule() -> list[Rule]:
    return [rule for title in titles() for rule in ledger(title).rules]


def rule(id: str) -> Rule:
    """The rule with this id; the id of a ruling gives the rule it belongs to."""
    found = _ID.match(id.strip())
    if found:
        wanted, letter = found[1].upper(), found[2].lower()
        for known in every_rule():
            if known.id == wanted and (not letter or any(r.id == wanted + letter for r in known.rulings)):
                return known
    raise UnknownRule(f"No ledger has a rule '{id.strip()}'.", "cli-bad-rule", {"rule": id.strip()})


def chapter(id: str) -> list[Rule]:
    """The rules of a section such as L-9; empty if there is none."""
    start = id.strip().upper() + "."
    return [rule for rule in every_rule() if rule.id.startswith(start)]


def search(words: str, title: str | None = None) -> list[Rule]:
    """The rules in which every word begins a word, those first that say it themselves and briefly."""
    wanted = [re.compile(rf"\b{re.escape(word)}") for word in words.casefold().split()]
    pool = every_rule() if title is None else ledger(title).rules
    hits = [rule for rule in pool if wanted and all(word.search(rule.words()) for word in wanted)]

    def weight(rule: Rule) -> tuple[int, int]:
        own = f"{rule.section} {rule.text}".casefold()
        return (-sum(1 for word in wanted if word.search(own)), len(rule.text))

    return sorted(hits, key=weight)
