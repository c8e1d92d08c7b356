"""Commands that show what there is to know: games, rules, cards, the sequence of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from euphoria import ledger
from euphoria.terminal.desk import Desk
from euphoria.terminal.screen import FAINT, STRONG, Screen

if TYPE_CHECKING:
    from euphoria.speech import Card

MOST_HITS = 12


def show_games(desk: Desk) -> None:
    import euphoria

    for title in euphoria.titles():
        game = euphoria.game(title)
        if game.least == game.most:
            players = desk.say("cli-players-exactly", count=game.most)
        else:
            players = desk.say("cli-players", least=game.least, most=game.most)
        head = Text.assemble((title, STRONG), f"  {desk.speech.title(title)}, ", players)
        desk.screen.write(head)
        desk.screen.write(desk.speech.about(title), indent=2)


# ------------------------------------------------------------------ rules


def show_rules(desk: Desk, words: str, title: str | None = None) -> None:
    """A rule by its id, a chapter by its number, or the rules in which the words stand."""
    words = words.strip()
    if not words:
        _overview(desk)
    elif words in ledger.titles():
        _contents(desk, words)
    elif ledger.looks_like_id(words):
        rules = ledger.chapter(words) or [ledger.rule(words)]
        for rule in rules:
            show_rule(desk, rule)
    else:
        _hits(desk, words, title)
    if desk.language != "en":
        desk.screen.write(desk.say("cli-rules-in-english"), FAINT)


def _overview(desk: Desk) -> None:
    for title in ledger.titles():
        known = ledger.ledger(title)
        count = desk.say("cli-rules-count", count=len(known.rules))
        desk.screen.write(Text.assemble((title, STRONG), f"  {known.name}: {count}"))
    desk.screen.write(desk.say("cli-rules-how"), FAINT)


def _contents(desk: Desk, title: str) -> None:
    """The chapters of one ledger."""
    known = ledger.ledger(title)
    desk.screen.heading(known.name)
    chapters = {rule.id.partition(".")[0]: rule.section for rule in known.rules}
    desk.screen.pairs(list(chapters.items()))


def show_rule(desk: Desk, rule: ledger.Rule) -> None:
    screen = desk.screen
    screen.write()
    screen.write(Text.assemble((rule.id, STRONG), f"  {rule.section}"))
    screen.write(rule.text, indent=2)
    for ruling in rule.rulings:
        head = desk.say("cli-ruling", ruling=ruling.id) if ruling.id else desk.say("cli-ruling-unnumbered")
        screen.write(Text.assemble((f"{head} ", FAINT), ruling.text), indent=4)
    if rule.source:
        screen.write(desk.say("cli-source", source=rule.source), FAINT, indent=2)


def _hits(desk: Desk, words: str, title: str | None) -> None:
    hits = ledger.search(words, title)
    if not hits:
        raise ledger.UnknownRule(desk.say("cli-no-hits", words=words))
    if len(hits) == 1:
        show_rule(desk, hits[0])
        return
    shown = hits[:MOST_HITS]
    widest = max(len(rule.id) for rule in shown)
    for rule in shown:
        desk.screen.write(rule.text, lead=Text(f"  {rule.id.ljust(widest)}  ", STRONG))
    if len(hits) > len(shown):
        desk.screen.write(desk.say("cli-more-hits", count=len(hits) - len(shown)), FAINT)


# ------------------------------------------------------------------ cards, sequence of play


def show_cards(desk: Desk, title: str, id: str | None) -> None:
    desk.game(title)
    cards = desk.speech.cards(title)
    if id is not None:
        known = {name.casefold(): name for name in cards}
        wanted = "-".join(id.casefold().split())
        named = {card.name.casefold(): name for name, card in cards.items()}
        found = known.get(wanted) or named.get(id.casefold())
        if found is None:
            raise desk.complaint("cli-bad-card", title=title, card=id)
        cards = {found: cards[found]}
    for name, card in cards.items():
        show_card(desk.screen, name, card)


def show_card(screen: Screen, id: str, card: Card) -> None:
    screen.write()
    screen.write(Text.assemble((card.name, STRONG), (f"  {id}", FAINT)))
    screen.write(card.text, indent=2)
    facts = [f"{label}: {fact}" for label, fact in card.facts.items()]
    if facts:
        screen.write("; ".join(facts), FAINT, indent=2)


def show_sequence(desk: Desk, title: str) -> None:
    """Printing the procedures prints the sequence of play."""
    for procedure in desk.game(title).book:
        head, *steps = str(procedure).splitlines()
        desk.screen.heading(head)
        for step in steps:
            desk.screen.write(step.strip(), indent=2)
