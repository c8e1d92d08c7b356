"""What there is to read about a title: its rules from the ledger, and its cards in words."""

from __future__ import annotations

from functools import cache
from typing import cast

from euphoria import ledger
from euphoria.api import titles
from euphoria.server.common.errors import not_found
from euphoria.server.wire.titles import (
    CardInfo,
    CardKind,
    Gallery,
    RuleBook,
    RuleInfo,
    RuleSection,
    RulingInfo,
)
from euphoria.speech import Speech


@cache
def rule_book(title: str) -> RuleBook:
    if title not in titles():
        raise not_found("game")
    if title not in ledger.titles():
        raise not_found("ledger")
    known = ledger.ledger(title)
    sections = {name: RuleSection(name=name, rules=[]) for name in known.sections}
    for rule in known.rules:
        rulings = [RulingInfo(id=ruling.id, text=ruling.text) for ruling in rule.rulings]
        sections[rule.section].rules.append(
            RuleInfo(id=rule.id, text=rule.text, source=rule.source, rulings=rulings)
        )
    return RuleBook(title=title, name=known.name, sections=list(sections.values()))


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
