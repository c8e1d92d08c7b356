"""A match that is restored from a snapshot is the one that was played."""

import json
from typing import Any

import pytest

from euphoria.api import game
from euphoria.core import snapshot
from euphoria.core.errors import EuphoriaError
from euphoria.core.match import Match
from kit.play import audience, pick_decision, positions, step, whole
from kit.titles import Title, every_table, new_match


def restored(match: Match, key: bytes | None) -> Match:
    """By way of JSON, as it is kept."""
    kept: dict[str, Any] = json.loads(json.dumps(snapshot.take(match)))
    again = Match(
        match.game, match.players, match.settings, key, sealed_key=match.commitment, salt=match.salt
    )
    snapshot.restore(again, kept, match.log[:])
    return again


def seen(match: Match) -> list[list[int]]:
    """How many of all actions everybody knows of, after each."""
    return [[match.seen(eyes, ply) for ply in range(match.ply + 1)] for eyes in audience(match)]


@every_table
def test_a_restored_match_is_the_one_that_was_kept(title: Title, players: int) -> None:
    """At any moment: what everybody sees and was told, what can be taken back, and how it goes on."""
    match = new_match(title, players, "kept")
    for luck in positions(match, 5, most=60):
        decision = pick_decision(match, luck)
        if title.claims and luck.below(8) == 0:
            match.say(decision.seat, f"claim {title.claims[luck.below(len(title.claims))]}")
        elif match.can_undo(decision.seat) and luck.below(4) == 0:
            match.undo(decision.seat)
        else:
            match.act(decision.seat, decision.options[luck.below(len(decision.options))])
        if luck.below(6) and not match.over:
            continue
        twin, again = match.copy(), restored(match, match.key)
        assert whole(again) == whole(match)
        assert seen(again) == seen(match)
        assert [again.credible(seat) for seat in range(players)] == [
            match.credible(seat) for seat in range(players)
        ]
        for one in positions(twin, 9, most=6):
            chosen = pick_decision(twin, one)
            if twin.can_undo(chosen.seat) and one.below(2):
                twin.undo(chosen.seat)
                again.undo(chosen.seat)
            else:
                action = chosen.options[one.below(len(chosen.options))]
                twin.act(chosen.seat, action)
                again.act(chosen.seat, action.text)
        assert whole(again) == whole(twin), "its dice fall otherwise"
        assert seen(again) == seen(twin)


@every_table
def test_a_match_of_a_snapshot_can_be_followed_and_has_a_record(title: Title, players: int) -> None:
    match = new_match(title, players, "on")
    for number, luck in enumerate(positions(match, 3, most=30)):
        step(match, luck)
        if number == 11:
            again = restored(match, match.key)
            follower = restored(match, None)
            start = len(match.log)
    for entry in match.log[start:]:
        again.follow(entry)
        follower.follow(entry)
    assert again.record() == match.record()
    assert follower.digest == match.digest


def test_nothing_is_kept_while_luck_is_due() -> None:
    match = Match(game("leaders"), 4, {}, None, sealed_key="?")
    assert match.state.bounds
    with pytest.raises(EuphoriaError, match="all its luck has fallen"):
        snapshot.take(match)
