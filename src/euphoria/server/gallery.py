"""What there is to read about a title: its rules from the ledger, and its cards in words."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from euphoria import ledger
from euphoria.api import titles
from euphoria.games.dystopia.data import CARDS, DILEMMAS, FACTIONS, RECRUITS, recruit_faction
from euphoria.games.leaders.cards import ARTIFACTS, KINDS, is_reaction
from euphoria.games.show.data import INCH, MISSIONS, NO_AIM, PROFILES
from euphoria.server.errors import not_found
from euphoria.server.wire_house import CardInfo, Gallery, RuleBook, RuleInfo, RuleSection, RulingInfo
from euphoria.speech import Card, Speech

LEADER: Final = "L-1.3"
FOLLOWER: Final = "L-1.4"
ACTION: Final = "L-16.1"
REACTION: Final = "L-17.1"
RECRUIT: Final = "D-20.7"
MARKET: Final = "D-17.2"
ARTIFACT: Final = "D-18.1"
DILEMMA: Final = "D-21.1"
BENKEI: Final = "S-6.13"
DESCRIBED: Final = frozenset({"Characters", "Objects", "Missions"})
"""The sections of the show's ledger in which a rule begins with the name of what it tells of."""


@cache
def rule_book(title: str) -> RuleBook:
    if title not in titles():
        raise not_found("game")
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
    speech = Speech(language)
    cards = [_info(title, id, card) for id, card in speech.cards(title).items()]
    if title == "show":
        cards += [_mission(speech, id) for id in MISSIONS]
    return Gallery(title=title, cards=cards)


def _info(title: str, id: str, card: Card) -> CardInfo:
    more = {"leaders": _of_leaders, "dystopia": _of_dystopia, "show": _of_the_show}[title](id)
    return CardInfo(id=id, name=card.name, text=card.text, facts=card.facts, **more)


def _of_leaders(id: str) -> dict[str, Any]:
    if id in KINDS:
        group = "euphorian" if id.startswith("E") else "subterran"
        return {"kind": "recruit", "rule": LEADER if id.endswith("L") else FOLLOWER, "group": group}
    if is_reaction(ARTIFACTS.index(id)):
        return {"kind": "reaction", "rule": REACTION}
    return {"kind": "action", "rule": ACTION}


def _of_dystopia(id: str) -> dict[str, Any]:
    if id in RECRUITS:
        return {"kind": "recruit", "rule": RECRUIT, "group": FACTIONS[recruit_faction(RECRUITS.index(id))]}
    if id in CARDS:
        return {"kind": "artifact", "rule": ARTIFACT}
    if id in DILEMMAS:
        return {"kind": "dilemma", "rule": DILEMMA}
    return {"kind": "market", "rule": MARKET}


def _of_the_show(id: str) -> dict[str, Any]:
    profile = next((profile for profile in PROFILES if profile.id == id), None)
    if profile is None:
        return {"kind": "object", "rule": _rule_about(Speech("en").card("show", id).name)}
    numbers = {
        "ap": profile.ap,
        "lp": profile.lp,
        "euphoria": profile.euphoria,
        "attacks": profile.attacks,
        "audience": profile.audience,
        "shots": sum(profile.shots),
        "range": profile.range // INCH,
    }
    if profile.aim != NO_AIM:
        numbers["aim"] = profile.aim
    rule = BENKEI if id == "benkei" else _rule_about(Speech("en").card("show", id).name)
    return {"kind": "character", "rule": rule, "numbers": numbers}


def _mission(speech: Speech, id: str) -> CardInfo:
    message = f"show-mission-{id}"
    rule = _rule_about(Speech("en").say(message))
    text = speech.say(f"{message}.text")
    return CardInfo(id=id, kind="mission", name=speech.say(message), text=text, rule=rule, facts={})


def _rule_about(name: str) -> str:
    """The rule of the show that begins with this name."""
    start = name.replace("’", "'").casefold()
    rules = [rule for rule in ledger.ledger("show").rules if rule.section in DESCRIBED]
    return next(rule.id for rule in rules if rule.text.casefold().startswith(start))
