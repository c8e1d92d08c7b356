"""Undo is computed: until luck fell, somebody learnt something, or another seat chose."""

from typing import Any

import pytest

from euphoria.core.errors import Refused
from euphoria.core.match import Match
from euphoria.core.undo import passing
from kit.play import pick_decision, play_to_end, positions, snapshot, standing_still, step, walk, whole
from kit.titles import Title, every_table, key_of, new_match, sealed_tables


def fell(match: Match, since: int) -> bool:
    """Has luck fallen since that entry of the log?"""
    return any("luck" in entry for entry in match.log[since:])


def learnt(before: list[int], after: list[int]) -> bool:
    return any(new & ~old for old, new in zip(before, after, strict=True))


@every_table
def test_an_allowed_undo_restores_everything(title: Title, players: int) -> None:
    """Position, views, questions and options of every seat are as they were, as far back as undo goes."""
    undone = 0
    for number in range(2):
        match = new_match(title, players, f"undo {number}")
        past: list[tuple[int, dict[str, Any]]] = []
        for luck in positions(match, number, most=50):
            decision = pick_decision(match, luck)
            past.append((decision.seat, snapshot(match)))
            match.act(decision.seat, decision.options[luck.below(len(decision.options))])
            twin = match.copy()
            for seat, before in reversed(past):
                if not twin.can_undo(seat):
                    break
                twin.undo(seat)
                assert snapshot(twin) == before
                assert twin.log[-1] == {"undo": seat}
                undone += 1
    assert undone > 3


@every_table
def test_undo_is_allowed_exactly_as_long_as_nothing_happened(title: Title, players: int) -> None:
    game = title.game
    allowed = refused = 0
    for number in range(2):
        match = new_match(title, players, f"when {number}")
        for luck in positions(match, 7 + number, most=80):
            decision = pick_decision(match, luck)
            entries = len(match.log)
            known = game.knowledge(match.state)
            others_answered = any(answer >= 0 for answer in match.state.sealed)
            match.act(decision.seat, decision.options[luck.below(len(decision.options))])
            opened = others_answered and decision.sealed and not own_answer_is_sealed(match, decision.seat)
            final = fell(match, entries) or learnt(known, game.knowledge(match.state)) or match.over or opened
            assert match.can_undo(decision.seat) is not final
            assert not any(match.can_undo(seat) for seat in range(players) if seat != decision.seat)
            allowed += not final
            refused += final
    assert allowed > 0
    assert refused > 0


def own_answer_is_sealed(match: Match, seat: int) -> bool:
    return bool(match.state.sealed) and match.state.sealed[seat] >= 0


@every_table
def test_a_refused_undo_changes_nothing(title: Title, players: int) -> None:
    match = new_match(title, players, "refused undo")
    for _ in walk(match, 137 + players, most=30):
        before = whole(match)
        for seat in range(players):
            if not match.can_undo(seat):
                still = standing_still(match)
                with pytest.raises(Refused) as caught:
                    match.undo(seat)
                assert (caught.value.rule, caught.value.reason) == ("undo", "core-no-undo")
                assert standing_still(match) == still
        assert whole(match) == before


@every_table
def test_nothing_is_taken_back_after_the_end(title: Title, players: int) -> None:
    match = play_to_end(new_match(title, players, "final"), 23)
    for seat in range(players):
        with pytest.raises(Refused):
            match.undo(seat)


@every_table
def test_everybody_is_told_of_an_undo(title: Title, players: int) -> None:
    match = new_match(title, players, "told of")
    for _ in walk(match, 139, most=100):
        seat = next((seat for seat in range(players) if match.can_undo(seat)), None)
        if seat is not None:
            match.undo(seat)
            for other in [*range(players), None]:
                last = match.events(other)[-1]
                assert (last["event"], last["seat"]) == ("core-taken-back", seat)
            return
    raise AssertionError("nothing could be taken back in this game")


@every_table
def test_another_choice_can_be_made_after_an_undo(title: Title, players: int) -> None:
    """The game after act, undo, act is the game after the second act alone."""
    compared = 0
    match = new_match(title, players, "another")
    for luck in walk(match, 149 + players, most=60):
        decision = pick_decision(match, luck)
        options = decision.options
        first, second = options[luck.below(len(options))], options[luck.below(len(options))]
        one, other = match.copy(), match.copy()
        one.act(decision.seat, first)
        if one.can_undo(decision.seat):
            one.undo(decision.seat)
            one.act(decision.seat, second)
            other.act(decision.seat, second)
            assert snapshot(one) == snapshot(other)
            compared += 1
    assert compared > 3


@every_table
def test_what_passes_for_good_need_not_be_kept(title: Title, players: int) -> None:
    """Read back with nothing kept for entries that pass, everything can be taken back that could be."""
    match = new_match(title, players, "passing")
    undone = passed = 0
    for number, luck in enumerate(positions(match, 163 + players, most=120)):
        able = next((seat for seat in range(players) if match.can_undo(seat)), None)
        if able is not None and luck.below(4) == 0:
            match.undo(able)
        else:
            step(match, luck)
        if number % 5 == 0:
            again, original = read_back(title, match), match.copy()
            passed += sum(passing(match.log))
            for seat in range(players):
                while original.can_undo(seat):
                    original.undo(seat)
                    again.undo(seat)
                    undone += 1
                assert not again.can_undo(seat)
            assert snapshot(again) == snapshot(original)
    assert undone > 3
    assert passed > 50


def read_back(title: Title, match: Match) -> Match:
    again = Match(title.game, match.players, title.short, key_of("any"))
    for entry, passes in zip(match.log, passing(match.log), strict=True):
        again.follow(entry, undoable=not passes)
    return again


def test_a_stretch_is_kept_if_it_is_the_last_or_something_of_it_was_taken_back() -> None:
    def do(seat: int) -> dict[str, Any]:
        return {"seat": seat, "do": "drop 1"}

    luck = {"luck": "deal", "of": [6], "got": [3], "for": 0}
    said = {"say": 1, "text": "Hm."}
    assert passing([]) == []
    assert passing([do(0), do(0)]) == [False, False]
    assert passing([do(0), do(1), said, do(1)]) == [True, False, False, False]
    assert passing([do(0), luck, do(0)]) == [True, True, False]
    assert passing([do(0), do(0), {"undo": 0}, do(0), do(1)]) == [False, False, False, False, False]
    assert passing([do(1), do(0), {"undo": 0}, do(1), luck]) == [True, False, False, True, False]


@every_table
def test_undo_in_a_copy_does_not_reach_into_the_original(title: Title, players: int) -> None:
    match = new_match(title, players, "undo in a copy")
    checked = 0
    for luck in positions(match, 151 + players, most=60):
        decision = pick_decision(match, luck)
        before = snapshot(match)
        match.act(decision.seat, decision.options[luck.below(len(decision.options))])
        if match.can_undo(decision.seat):
            twin = match.copy()
            twin.undo(decision.seat)
            for _ in walk(twin, luck.next(), most=4):
                pass
            original = match.copy()
            original.undo(decision.seat)
            assert snapshot(original) == before
            checked += 1
    assert checked > 3


@sealed_tables
def test_the_last_of_several_sealed_answers_cannot_be_taken_back(title: Title, players: int) -> None:
    """It opened the envelopes of the others: whoever took it back would answer knowing theirs."""
    opened = 0
    for number in range(4):
        match = new_match(title, players, f"opened {number}")
        for luck in positions(match, 157 + number, most=80):
            decision = pick_decision(match, luck)
            last_of_several = len(match.decisions) == 1 and any(answer >= 0 for answer in match.state.sealed)
            match.act(decision.seat, decision.options[luck.below(len(decision.options))])
            if last_of_several:
                assert not match.can_undo(decision.seat)
                opened += 1
    assert opened > 5


@sealed_tables
def test_a_sealed_answer_can_be_taken_back_until_somebody_else_answers(title: Title, players: int) -> None:
    match = new_match(title, players, "think again")
    (first, second, *_) = match.decisions
    before = snapshot(match)
    match.act(first.seat, first.options[0])
    assert match.can_undo(first.seat)
    match.undo(first.seat)
    assert snapshot(match) == before
    for decision in match.decisions[:2]:
        match.act(decision.seat, decision.options[0])
    assert not match.can_undo(first.seat)
    assert match.can_undo(second.seat)
