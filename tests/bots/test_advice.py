"""Hints: a few choices with reasons that are true, told in every language, resting on rules that exist."""

from collections.abc import Iterator
from typing import Any

import pytest

import euphoria
from euphoria import Match, bots, ledger
from euphoria.bots import Bot, Hint
from euphoria.bots.advice import Part, Reasons
from euphoria.core.actions import Action
from euphoria.core.decision import Decision
from euphoria.games.dystopia.rules.data import GOODS
from euphoria.languages import LANGUAGES
from euphoria.registry import LISTED
from euphoria.speech import Speech

PLAYERS = {"leaders": 6, "dystopia": 4, "show": 2}
MOST = {"leaders": 150, "dystopia": 200, "show": 70}
"""Decisions of a game that are looked at."""


def games(title: str, seeds: range) -> Iterator[tuple[Match, Decision, list[Hint], list[Bot]]]:
    """Every question of games between greedy bots, with the hints of whoever is asked."""
    for seed in seeds:
        match = euphoria.new(title, players=PLAYERS[title], key=bytes([seed]) * 32)
        table = [bots.make("greedy", title, seed + seat) for seat in range(match.players)]
        adviser = bots.adviser(title)
        assert adviser is not None
        for _ in range(MOST[title]):
            if match.over:
                break
            decision = match.decisions[0]
            view = match.view(decision.seat)
            yield match, decision, adviser.advise(view, decision.kind, decision.options), table
            match.act(decision.seat, table[decision.seat].choose(view, decision.kind, decision.options))


@pytest.mark.parametrize("title", LISTED)
def test_hints_are_a_few_choices_with_reasons_in_every_language_and_rules_that_exist(title: str) -> None:
    told: set[str] = set()
    several = 0
    for match, decision, hints, _ in games(title, range(1)):
        assert 1 <= len(hints) <= 3, decision.kind
        assert len({hint.action.text for hint in hints}) == len(hints)
        several += len(hints) > 1
        for hint in hints:
            assert hint.action in decision.options
            assert 1 <= len(hint.reasons) <= 3
            for reason in hint.reasons:
                assert not reason.rule or ledger.rule(reason.rule).text
                if reason.message not in told:
                    told.add(reason.message)
                    for language in LANGUAGES:
                        text = Speech(language, match.names, decision.seat).reason(match, reason)
                        assert text.endswith(".") and "{" not in text and "hint-" not in text
    assert len(told) > 9 and several > 5


def settled(match: Match, seat: int, action: Action, table: list[Bot]) -> Match:
    """The game after this choice and all that follows from it, as far as the same turn goes."""
    after = match.copy()
    after.act(seat, action)
    while not after.over and after.decisions[0].kind not in ("turn", "more"):
        asked = after.decisions[0]
        after.act(asked.seat, table[asked.seat].choose(after.view(asked.seat), asked.kind, asked.options))
    return after


def own(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["seats"][seat]
    return found


def test_what_a_hint_of_dystopia_says_comes_true_in_the_engine() -> None:
    """The choice is carried out, and what was said is there afterwards."""
    seen: set[str] = set()
    for match, decision, hints, table in games("dystopia", range(2)):
        if decision.kind != "turn":
            continue
        seat = decision.seat
        before = own(match, seat)
        for hint in hints:
            after = settled(match, seat, hint.action, table)
            now = own(after, seat)
            for message, facts, _ in hint.reasons:
                reason = message.removeprefix("dystopia-hint-")
                seen.add(reason)
                assert comes_true(reason, facts, before, now, after, match), (hint.action.text, reason, facts)
    assert seen >= {"gain", "star", "finish", "worker", "morale", "home", "allegiance", "tunnel"}


def comes_true(
    reason: str,
    facts: dict[str, Any],
    before: dict[str, Any],
    now: dict[str, Any],
    after: Match,
    match: Match,
) -> bool:
    events = [event["event"] for event in after.events(now["seat"])[match.heard(now["seat"]) :]]
    if reason in ("star", "finish", "row-ends"):
        return bool(now["stars_left"] < before["stars_left"])
    if reason == "gain":
        gained = {GOODS[place]: (facts["stock"] >> 4 * place) & 15 for place in range(len(GOODS))}
        return all(now["goods"][good] - before["goods"][good] >= count for good, count in gained.items())
    if reason == "worker":
        return "dystopia-new-worker" in events
    if reason == "home":
        return "dystopia-retrieves" in events
    if reason in ("knowledge", "knowledge-but"):
        lower = now["knowledge"] < before["knowledge"]
        # Builders, penalties and recruits may move it once more in the same turn.
        return lower == (reason == "knowledge") or events.count("dystopia-knowledge") > 1
    if reason in ("morale", "morale-but"):
        higher = now["morale"] > before["morale"]
        return higher == (reason == "morale") or events.count("dystopia-morale") > 1
    if reason == "allegiance":
        faction = euphoria.game("dystopia").view(match.state, now["seat"])["allegiance"]
        return bool(after.view(now["seat"])["allegiance"] != faction)
    return True


def test_reasons_weigh_most_first_and_say_what_speaks_against_it() -> None:
    book = Reasons("leaders")
    book.add("good")
    book.add("fine", "count")
    book.add("bad-but")
    book.add("least", compares=True)
    actions = [euphoria.game("leaders").grammar.parse(text) for text in ("shoot", "arm left", "skip")]
    parts = {
        actions[0]: [
            Part(1.0, "fine", "L-1.1", {"count": 2}),
            Part(3.0, "good"),
            Part(-2.0, "bad"),
            Part(-9.0),
        ],
        actions[1]: [Part(9.0, "least")],
        actions[2]: [Part(1.0, "fine", "", {"count": 1}), Part(-0.1, "bad")],
    }
    worth = list(zip(actions, (4.0, 4.0, 1.0), strict=True))
    first, second, third = book.hints(worth, parts.__getitem__)
    assert [reason.message for reason in first.reasons] == ["leaders-hint-good", "leaders-hint-bad-but"]
    assert [reason.message for reason in second.reasons] == ["leaders-hint-least"]
    assert [(reason.message, reason.facts) for reason in third.reasons] == [
        ("leaders-hint-fine", {"count": 1})
    ]
    # What compares is true of the best alone, and what is worth far less is not told.
    assert len(book.hints(list(zip(actions, (4.0, 3.0, 0.9), strict=True)), parts.__getitem__)) == 1
