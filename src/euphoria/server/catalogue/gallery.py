"""What there is to read about a title: its rules from the ledger, and its cards in words."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from euphoria import finding, guide, ledger
from euphoria.api import titles
from euphoria.languages import Language
from euphoria.server.common.errors import not_found
from euphoria.server.wire.titles import (
    Answers,
    CardInfo,
    CardKind,
    Gallery,
    GuideBlock,
    RuleBook,
    RuleInfo,
    RuleSection,
    RulingInfo,
)
from euphoria.speech import Speech

MOST_ANSWERS = 8
"""So many rules answer a question; with as many again nobody would read them."""
MOST_CARDS = 3


@cache
def rule_book(title: str, language: Language) -> RuleBook:
    known = ledger.for_players(_with_ledger(title), language)
    sections = {name: RuleSection(name=name, rules=[]) for name in known.sections}
    for rule in known.rules:
        rulings = [
            RulingInfo(id=ruling.id, text=ruling.text, lang=cast("Language", ruling.language))
            for ruling in rule.rulings
        ]
        lang = cast("Language", rule.language)
        sections[rule.section].rules.append(RuleInfo(id=rule.id, text=rule.text, lang=lang, rulings=rulings))
    told = guide.guide(title, language) if title in guide.titles() else guide.Guide([], [], [])
    return RuleBook(
        title=title,
        name=known.name,
        minute=_blocks(told.minute),
        five=_blocks(told.five),
        signs=_blocks(told.signs),
        sections=list(sections.values()),
    )


def _blocks(blocks: list[guide.Block]) -> list[GuideBlock]:
    return [GuideBlock(kind=cast("Any", block.kind), text=block.text) for block in blocks]


def answers(title: str, language: Language, question: str) -> Answers:
    """What answers a question about a title."""
    rules = finding.ranked(question, language, _with_ledger(title))[:MOST_ANSWERS]
    cards = finding.cards(question, language, Speech(language).cards(title))[:MOST_CARDS]
    return Answers(rules=[rule.id for rule in rules], cards=cards)


def _with_ledger(title: str) -> str:
    if title not in titles():
        raise not_found("game")
    if title not in ledger.titles():
        raise not_found("ledger")
    return title


@cache
def gallery(title: str, language: str) -> Gallery:
    if title not in titles():
        raise not_found("game")
    cards = [
        CardInfo(
            id=shown.id,
            kind=cast("CardKind", shown.kind),
            name=shown.card.name,
            text=shown.card.text,
            rule=shown.rule,
            facts=shown.card.facts,
            group=shown.group,
            numbers=shown.numbers,
        )
        for shown in Speech(language).gallery(title)
    ]
    return Gallery(title=title, cards=cards)
