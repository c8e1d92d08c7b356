"""Finding the rule that answers a question, in the words people use.

A question such as "can I shoot in the turn I arm?" has few words in common with the rule that answers it. So
words become notions: `docs/rules/notions.yaml` lists for each the beginnings of words that mean it in each
language. What has no notion counts by its own beginning. Rare notions count for more than common ones.
`docs/rules/asked.yaml` has what beginners ask, in their words, which count for the rules that answer it.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import log
from typing import Any, Protocol

from euphoria import ledger

SHORTEST = 4
"""A word without a notion is compared by its beginning: all but two letters, and never fewer than these."""
OWN, BESIDE = 3.0, 1.0
"""What a notion counts for in the part of a rule that answers best, and elsewhere in the rule."""
LONG = 0.004
"""What a letter takes from a part: of two that say the same the shorter is the better answer."""
LONGEST = 400
NEXT = 0.5
"""What each better answer to a known question takes from a rule."""
REMEMBERED = 20_000
"""So many words are remembered: those of the ledgers, and no more than that of what people ask."""

_WORD = re.compile(r"[^\W_]+")
_SENTENCE = re.compile(r"[^?]+")


class Card(Protocol):
    """What is read of a card."""

    @property
    def name(self) -> str: ...

    @property
    def text(self) -> str: ...


class Notions:
    """The beginnings of words that mean the same, and the words that mean nothing, in one language."""

    def __init__(self, table: dict[str, dict[str, str]], idle: dict[str, str], language: str) -> None:
        self._beginnings = [
            (plain_word(start), name)
            for name, words in table.items()
            for start in words.get(language, "").split()
        ]
        # The longest beginning knows best.
        self._beginnings.sort(key=lambda one: -len(one[0]))
        self._known: dict[str, str] = {}
        self._idle = {plain_word(word) for word in idle.get(language, "").split()}

    def of(self, text: str) -> list[str]:
        """The notions of a text, in their order."""
        words = [plain_word(word) for word in _WORD.findall(text)]
        return [self._remembered(word) for word in words if word not in self._idle]

    def _remembered(self, word: str) -> str:
        found = self._known.get(word) or self._notion(word)
        if len(self._known) < REMEMBERED:
            self._known[word] = found
        return found

    def _notion(self, word: str) -> str:
        for start, name in self._beginnings:
            if word.startswith(start):
                return name
        return f"={word[: max(SHORTEST, len(word) - 2)]}"


def plain_word(word: str) -> str:
    """Small letters without accents."""
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


def _listed(file: str) -> Any:
    """A file of the rules folder as data. Only who searches waits for the library that reads it."""
    import yaml

    return yaml.safe_load((ledger.folder() / file).read_text(encoding="utf-8"))


@cache
def notions(language: str) -> Notions:
    data = _listed("notions.yaml")
    return Notions(data["notions"], data["idle"], language)


def ranked(question: str, language: str, *titles: str) -> list[ledger.Rule]:
    """The rules of these titles that answer a question, the best first; none that is about something else."""
    rules = [rule for title in titles for rule in ledger.for_players(title, language).rules]
    order = rank(
        notions(language).of(question), [page for title in titles for page in _pages(title, language)]
    )
    return [rules[number] for number in order]


def named(question: str, language: str, known: Mapping[str, Card]) -> list[str]:
    """The ids of the cards whose whole name is in the question."""
    wanted = set(notions(language).of(question))
    names = {id: set(notions(language).of(card.name)) for id, card in known.items()}
    return [id for id, name in names.items() if name and name <= wanted]


def cards(question: str, language: str, known: Mapping[str, Card]) -> list[str]:
    """The ids of the cards that are named, then those that have all of what is asked for, the best first."""
    wanted = notions(language).of(question)
    ids = list(known)
    pages = [
        Page([(notions(language).of(f"{card.name} {card.text}"), len(card.text))], [])
        for card in known.values()
    ]
    order = rank(wanted, pages)
    found = [ids[number] for number in order if pages[number].whole >= set(wanted)]
    return list(dict.fromkeys([*named(question, language, known), *found]))


@cache
def _pages(title: str, language: str) -> list[Page]:
    """Reading a ledger takes a second; asking it again does not."""
    return [_page(rule, language) for rule in ledger.for_players(title, language).rules]


@cache
def _asked(language: str) -> dict[str, list[tuple[str, int]]]:
    """By rule: the wordings of beginners that it answers, each with the number of better answers."""
    wordings: dict[str, list[tuple[str, int]]] = {}
    for entry in _listed("asked.yaml"):
        for place, rule in enumerate(entry["rules"]):
            found = wordings.setdefault(rule, [])
            found += [(wording, place) for wording in _SENTENCE.findall(entry[language])]
    return wordings


def _page(rule: ledger.Rule, reader: str) -> Page:
    texts = [(rule.text, rule.language), *((one.text, one.language) for one in rule.rulings)]
    section = notions(rule.language).of(rule.section)
    asked = [(notions(reader).of(wording), place) for wording, place in _asked(reader).get(rule.id, [])]
    return Page([(notions(language).of(text), len(text)) for text, language in texts], section, asked)


class Page:
    """What can be found: its parts, each its notions and its length, what stands above them, and how people
    ask for it."""

    __slots__ = ("asked", "parts", "whole")

    def __init__(
        self,
        parts: list[tuple[list[str], int]],
        above: list[str],
        asked: list[tuple[list[str], int]] | None = None,
    ) -> None:
        self.parts = [(frozenset(found), min(length, LONGEST)) for found, length in parts]
        self.asked = [(frozenset(wording), place) for wording, place in asked or [] if wording]
        heard = [found for found, _ in self.parts] + [wording for wording, _ in self.asked]
        self.whole = frozenset(above).union(*heard)

    def score(self, weights: dict[str, float]) -> float:
        """How well the best of its parts answers, or how near a question is that it is known to answer."""
        parts = [self._part(weights, found, length) for found, length in self.parts]
        return max(parts + [self._wording(weights, wording, place) for wording, place in self.asked])

    def _wording(self, weights: dict[str, float], wording: frozenset[str], place: int) -> float:
        """The same question counts twice as much as a part that has the words of it among many others."""
        common = wording & weights.keys()
        own = sum(weights[notion] for notion in common) * (1 + len(common) / len(wording))
        return OWN * own - NEXT * place

    def _part(self, weights: dict[str, float], found: frozenset[str], length: int) -> float:
        """What this part says, and a little of what the others say."""
        beside = self.whole - found
        own = sum(weight for notion, weight in weights.items() if notion in found)
        near = sum(weight for notion, weight in weights.items() if notion in beside)
        return OWN * own + BESIDE * near - LONG * length


def rank(wanted: list[str], pages: list[Page]) -> list[int]:
    """The numbers of the pages that have something of what is wanted, the best first."""
    known: Counter[str] = Counter()
    for page in pages:
        known.update(page.whole)
    weights = {notion: log(1 + len(pages) / known[notion]) for notion in set(wanted) if known[notion]}
    scores = [
        (page.score(weights), number) for number, page in enumerate(pages) if page.whole & weights.keys()
    ]
    best = max((score for score, _ in scores), default=0.0)
    return [number for score, number in sorted(scores, key=lambda one: (-one[0], one[1])) if score > best / 3]
