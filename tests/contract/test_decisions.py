"""A decision offers options; an option parses back from its text; anything else is refused with a reason."""

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest

from euphoria.core.actions import Action, Grammar
from euphoria.core.errors import BadNotation, BadSetup, Refused
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from kit.play import play_to_end, standing_still, text, walk, whole
from kit.titles import TITLES, Title, every_table, every_title, new_match, some_tables

RULE = re.compile(r"[A-Z]-\d+(\.\d+)?[a-z]?")
MESSAGE = re.compile(r"[a-z]+(-[a-z]+)*-no(-[a-z]+)+")


MOST_TEXTS = 4000
"""Of one verb: `aim first B.blanca 3` of the show has more."""


@cache
def all_actions(title: Title) -> list[str]:
    return list(texts_of(title.game.grammar))


def texts_of(grammar: Grammar) -> Iterator[str]:
    """Every text that the grammar can read; endless words are left out, and long lists thinned out."""
    for verb in grammar.verbs:
        texts = [verb.name]
        for kind in verb.kinds:
            texts = [f"{text} {word}" for text in texts for word in kind.words]
        yield from texts[:: 1 + len(texts) // MOST_TEXTS]


def sample_of(title: Title, luck: Luck, size: int) -> list[Action]:
    actions = all_actions(title)
    return [title.game.grammar.parse(actions[luck.below(len(actions))]) for _ in range(size)]


def is_closed(match: Match, seat: int, action: Action) -> bool:
    """Neither listed nor allowed beside the list (a question may take answers too many to list)."""
    decision = match.decision(seat)
    assert decision is not None
    if match.game.question(match.state).also is not None:
        return not match.game.allows(match.state, seat, action.code)
    return action not in decision.options


def assert_refused(match: Match, seat: int, action: Action | str) -> Refused:
    """The action is refused with a rule and a message id, and nothing has changed."""
    before = standing_still(match)
    with pytest.raises(Refused) as caught:
        match.act(seat, action)
    assert standing_still(match) == before
    assert RULE.fullmatch(caught.value.rule), caught.value.rule
    assert MESSAGE.fullmatch(caught.value.reason), caught.value.reason
    assert str(caught.value).count("\n") == 0
    return caught.value


@every_table
def test_options_are_there_unique_and_in_a_fixed_order(title: Title, players: int) -> None:
    match = new_match(title, players, "options")
    for _ in walk(match, 1 + players):
        decisions = match.decisions
        assert [decision.seat for decision in decisions] == sorted({d.seat for d in decisions}) != []
        for decision in decisions:
            options = decision.options
            assert options
            assert len({option.text for option in options}) == len(options)
            assert decision.options == options
            assert match.copy().decisions[decisions.index(decision)].options == options
            asked = match.decision(decision.seat)
            assert asked is not None and asked.kind == decision.kind and asked.rule == decision.rule
        for seat in set(range(players)) - {decision.seat for decision in decisions}:
            assert match.decision(seat) is None


@every_table
def test_every_option_parses_back_from_its_notation(title: Title, players: int) -> None:
    match = new_match(title, players, "notation")
    parse = title.game.grammar.parse
    for _ in walk(match, 41 + players):
        for decision in match.decisions:
            for option in decision.options:
                assert parse(option.text) == option
                assert parse(f"  {option.text.upper()} ") == option


@some_tables
def test_the_text_of_an_option_does_what_the_option_does(title: Title, players: int) -> None:
    match = new_match(title, players, "texts")
    for luck in walk(match, 47 + players, most=60):
        decision = match.decisions[0]
        option = decision.options[luck.below(len(decision.options))]
        by_option, by_text = match.copy(), match.copy()
        by_option.act(decision.seat, option)
        by_text.act(decision.seat, option.text)
        assert whole(by_option) == whole(by_text)


@every_table
def test_idle_answers_are_options(title: Title, players: int) -> None:
    match = new_match(title, players, "idle")
    for _ in walk(match, 53 + players):
        for decision in match.decisions:
            idle = decision.idle
            assert idle
            assert len(set(idle)) == len(idle)
            assert set(idle) <= set(decision.options)


@every_table
def test_a_table_where_nobody_ever_answers_goes_on(title: Title, players: int) -> None:
    """The idle answers alone carry a game on to its end (or to its turn limit)."""
    match = new_match(title, players, "asleep")
    luck = Luck(players)
    for _ in range(2000):
        if match.over:
            break
        decision = match.decisions[0]
        match.act(decision.seat, decision.idle[luck.below(len(decision.idle))])
    assert match.over


@every_table
def test_what_is_no_option_is_refused_and_changes_nothing(title: Title, players: int) -> None:
    refused = 0
    for number in range(4):
        match = new_match(title, players, f"refused {number}")
        for luck in walk(match, number, most=40):
            if luck.below(3) > 0:
                continue
            decision = match.decisions[luck.below(len(match.decisions))]
            before = whole(match)
            for action in sample_of(title, luck, 8):
                if is_closed(match, decision.seat, action):
                    assert_refused(match, decision.seat, action)
                    refused += 1
            assert whole(match) == before
    assert refused > 0


@some_tables
def test_every_word_of_the_grammar_is_accepted_or_refused(title: Title, players: int) -> None:
    """At a few positions everything that can be typed is tried on a copy."""
    match = new_match(title, players, "grammar")
    actions = [title.game.grammar.parse(text) for text in all_actions(title)]
    # Titles that check endless answers one by one take their time for each.
    actions = actions[:: 1 + len(actions) // title.most_typed]
    for luck in walk(match, 61 + players, most=60):
        if luck.below(12) > 0:
            continue
        digest = match.state.digest()
        decision = match.decisions[0]
        for action in actions:
            if is_closed(match, decision.seat, action):
                with pytest.raises(Refused):
                    match.act(decision.seat, action)
            else:
                match.copy().act(decision.seat, action)
        assert match.state.digest() == digest


@every_table
def test_a_seat_that_is_not_asked_is_refused(title: Title, players: int) -> None:
    match = new_match(title, players, "wrong seat")
    refused = 0
    for luck in walk(match, 67 + players, most=80):
        decision = match.decisions[0]
        option = decision.options[luck.below(len(decision.options))]
        for seat in range(players):
            if match.decision(seat) is None:
                assert_refused(match, seat, option)
                refused += 1
    assert refused > 0


def refused_as_shown(match: Match) -> int:
    """How many actions are shown as closed; all of them are refused for the reason shown."""
    shown = 0
    for decision in match.decisions:
        for action, refusal in decision.refused:
            assert action not in decision.options
            assert json.loads(text(refusal.facts)) == refusal.facts
            error = assert_refused(match, decision.seat, action)
            assert (error.rule, error.reason, error.facts) == (refusal.rule, refusal.message, refusal.facts)
            shown += 1
    return shown


@some_tables
def test_an_action_shown_as_closed_is_refused_for_the_reason_shown(title: Title, players: int) -> None:
    shown = 0
    for number in range(50):  # of connect four some random games end before a column is full
        match = new_match(title, players, f"dimmed {number}")
        for _ in walk(match, 71 + players + number):
            shown += refused_as_shown(match)
        if shown:
            break
    assert shown > 0


@some_tables
@pytest.mark.parametrize("seat", [-1, 8, 99])
def test_a_seat_that_does_not_exist_is_refused_in_one_sentence(title: Title, players: int, seat: int) -> None:
    match = new_match(title, players, "no such seat")
    before = whole(match)
    option = match.decisions[0].options[0]
    for attempt in (
        lambda: match.act(seat, option),
        lambda: match.undo(seat),
        lambda: match.view(seat),
        lambda: match.events(seat),
        lambda: match.standing(seat, "react"),
        lambda: match.say(seat, "hello"),
        lambda: match.decision(seat),
    ):
        with pytest.raises(BadSetup, match=r"^There is no seat .*\.$"):
            attempt()
    assert whole(match) == before


@some_tables
@pytest.mark.parametrize(
    "text", ["", "   ", "fly", "fly away", "\x00", "drop drop drop", "ünïcödé", "1" * 500]
)
def test_a_malformed_action_is_refused_in_one_sentence(title: Title, players: int, text: str) -> None:
    match = new_match(title, players, "malformed")
    before = whole(match)
    with pytest.raises(BadNotation) as caught:
        match.act(match.decisions[0].seat, text)
    assert whole(match) == before
    assert "\n" not in str(caught.value)
    assert str(caught.value).endswith(".")


@every_table
def test_an_action_of_another_title_is_refused(title: Title, players: int) -> None:
    match = new_match(title, players, "foreign")
    before = whole(match)
    for other in TITLES:
        if other is not title:
            foreign = new_match(other, other.game.least, "foreign").decisions[0].options[-1]
            with pytest.raises(BadNotation):
                match.act(match.decisions[0].seat, foreign)
    made_up = Action(0xFFFFFFFF, "fly", {}, {}, "fly")
    with pytest.raises(BadNotation):
        match.act(match.decisions[0].seat, made_up)
    assert whole(match) == before


@every_table
def test_after_the_end_everything_is_refused(title: Title, players: int) -> None:
    match = play_to_end(new_match(title, players, "end"), 79)
    assert match.decisions == []
    assert match.result is not None
    for seat in range(players):
        assert match.decision(seat) is None
        for action in sample_of(title, Luck(seat), 5):
            error = assert_refused(match, seat, action)
            assert error.reason == "core-no-over"
        assert not match.can_undo(seat)


@every_title
def test_wrong_numbers_of_players_and_options_are_refused(title: Title) -> None:
    game = title.game
    for players in (game.least - 1, game.most + 1, 0, -3, 99):
        with pytest.raises(BadSetup, match=f"is for {game.least} to {game.most} players, not for {players}"):
            Match(game, players, {}, bytes(32))
    with pytest.raises(BadSetup, match="has no option 'colour'"):
        Match(game, game.least, {"colour": "red"}, bytes(32))
    with pytest.raises(BadSetup, match="1 names were given"):
        Match(game, game.least, {}, bytes(32), names=["Ana"])
