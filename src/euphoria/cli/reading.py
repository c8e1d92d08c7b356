"""Commands that show what there is to know: games, rules, cards, the sequence of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from euphoria import finding, guide, ledger, registry
from euphoria.terminal.desk import Desk
from euphoria.terminal.screen import FAINT, STRONG, Screen

if TYPE_CHECKING:
    from euphoria.speech import Card

MOST_HITS = 12
MOST_ANSWERS = 6
"""So many rules answer a question."""
MOST_CARDS = 2


def show_games(desk: Desk) -> None:
    """What can be played and by how many. Nobody waits here for the rules of all titles to be loaded."""
    for title in registry.LISTED:
        least, most = registry.players(title)
        if least == most:
            players = desk.say("cli-players-always", count=most)
        else:
            players = desk.say("cli-players", least=least, most=most)
        head = Text.assemble((title, STRONG), f"  {desk.speech.title(title)}, ", players)
        desk.screen.write(head)
        desk.screen.write(desk.speech.about(title), indent=2)


# ------------------------------------------------------------------ rules


def show_rules(desk: Desk, words: str, title: str | None = None) -> None:
    """A rule by its id, a chapter by its number, or the rules and cards that answer a question."""
    words = words.strip()
    if not words:
        _overview(desk)
    elif words in ledger.titles():
        _contents(desk, words)
    elif ledger.looks_like_id(words):
        rules = [_read(desk, rule) for rule in ledger.chapter(words) or [ledger.rule(words)]]
        for rule in rules:
            show_rule(desk, rule)
        _note_english(desk, rules)
    else:
        _hits(desk, words, title)


def _read(desk: Desk, rule: ledger.Rule) -> ledger.Rule:
    """The rule as players read it, in their language if it has been put into it."""
    rules = ledger.for_players(rule.title, desk.language).rules
    return next(one for one in rules if one.id == rule.id)


def _note_english(desk: Desk, rules: list[ledger.Rule]) -> None:
    if any(rule.language != desk.language for rule in rules):
        desk.screen.write(desk.say("cli-rules-in-english"), FAINT)


def show_guide(desk: Desk, title: str, part: str) -> None:
    """A game in one minute (`minute`), in five (`five`), or its signs."""
    if title not in guide.titles():
        raise desk.complaint("problems-title-unknown", title=title, known=", ".join(guide.titles()))
    told = guide.guide(title, desk.language)
    desk.screen.heading(desk.speech.title(title))
    for block in told.minute if part == "minute" else told.five:
        if block.kind == "head":
            desk.screen.heading(block.text)
        elif block.kind == "item":
            desk.screen.item(block.text)
        else:
            desk.screen.write(block.text)
            desk.screen.write()
    if part == "five":
        desk.screen.heading(desk.say("learn-signs"))
        for block in told.signs:
            desk.screen.item(block.text)


def _overview(desk: Desk) -> None:
    for title in ledger.titles():
        known = ledger.ledger(title)
        count = desk.say("cli-rules-count", count=len(known.rules))
        desk.screen.write(Text.assemble((title, STRONG), f"  {known.name}: {count}"))
    desk.screen.write(desk.say("cli-rules-how"), FAINT)


def _contents(desk: Desk, title: str) -> None:
    """The chapters of one ledger."""
    known = ledger.for_players(title, desk.language)
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


def _hits(desk: Desk, words: str, title: str | None) -> None:
    games = [title] if title else [one for one in ledger.titles() if one in guide.titles()]
    meant = _show_named(desk, words, games)
    hits = [_read(desk, rule) for rule in ledger.search(words, title)]
    if not hits:
        hits = finding.ranked(words, desk.language, *games)[:MOST_ANSWERS]
        if hits and not meant:
            # The best answer in full: it may stand in a ruling.
            show_rule(desk, hits[0])
            desk.screen.write()
    if not hits:
        if not meant:
            raise ledger.UnknownRule(desk.say("cli-no-hits", words=words))
        return
    if meant:
        desk.screen.write()
    _show_hits(desk, hits)
    _show_cards(desk, words, hits[0].title, meant)
    _note_english(desk, hits)


def _show_named(desk: Desk, words: str, games: list[str]) -> set[str]:
    """The cards of these games that the question names, before the rules."""
    shown: set[str] = set()
    for game in games:
        cards = desk.speech.cards(game) if game in guide.titles() else {}
        for id in finding.named(words, desk.language, cards)[:MOST_CARDS]:
            show_card(desk.screen, id, cards[id])
            shown.add(id)
    return shown


def _show_cards(desk: Desk, words: str, title: str, shown: set[str]) -> None:
    """The other cards that the same question finds, after the rules."""
    if title not in guide.titles():
        return
    cards = desk.speech.cards(title)
    for id in finding.cards(words, desk.language, cards)[:MOST_CARDS]:
        if id not in shown:
            show_card(desk.screen, id, cards[id])


def _show_hits(desk: Desk, hits: list[ledger.Rule]) -> None:
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
