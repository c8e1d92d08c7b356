"""Who knows of which actions is found out late, and must not depend on when somebody asks."""

from typing import Any

import euphoria
from euphoria.core.match import Match
from euphoria.core.noticed import Noticed
from euphoria.core.state import EVERYBODY, SPECTATOR

PLAYERS = 4
EYES = [None, *range(PLAYERS)]
TRIES = 20
"""More than wait to be compared."""


def counts(match: Match) -> list[list[int]]:
    """For everybody: how many of the first actions they know of, and which was the first, the second, …"""
    plies = range(match.ply + 1)
    return [
        [match.seen(eyes, ply) for ply in plies] + [match.actual(eyes, ply) for ply in plies] for eyes in EYES
    ]


def private_choice() -> tuple[Match, int, str]:
    """A match, a seat, and a choice of it that nobody else can notice."""
    for number in range(100):
        match = euphoria.new("leaders", players=PLAYERS, key=bytes([number]) * 32)
        while match.ply < 60 and not match.over:
            decision = match.decisions[0]
            for option in decision.options:
                twin = match.copy()
                twin.act(decision.seat, option)
                if twin.seen(None) == match.seen(None) and twin.can_undo(decision.seat):
                    return match, decision.seat, option.text
            match.act(decision.seat, decision.options[number % len(decision.options)])
    raise AssertionError("no private choice was found")


def test_counts_are_the_same_whenever_somebody_asks() -> None:
    match, seat, private = private_choice()
    before = counts(match)
    often, late = match.copy(), match.copy()
    for _ in range(TRIES):
        for one in (often, late):
            one.act(seat, private)
            one.undo(seat)
        counts(often)
        late = late.copy()
    assert counts(often) == counts(late)
    assert late.ply == match.ply + 2 * TRIES
    assert late.seen(seat) == match.seen(seat) + 2 * TRIES
    for eyes in EYES:
        if eyes != seat:
            assert late.seen(eyes) == match.seen(eyes), "nobody else notices what was taken back"
    assert counts(match) == before


def test_whoever_sees_a_difference_knows_of_the_action() -> None:
    """The third seat learns which cards the second holds; not told, but they see it."""
    match = euphoria.new("leaders", players=PLAYERS, key=bytes(32))
    noticed = Noticed(PLAYERS)
    for ply in range(1, TRIES + 1):
        after = match.state.copy()
        learnt: Any = after
        learnt.artifacts_known = [*learnt.artifacts_known[:2], learnt.hand[1], learnt.artifacts_known[3]]
        noticed.note(ply, 0b0001)
        noticed.before = match.state
        noticed.note_seen(match.game, after, ply)
    for one in (noticed.copy(), noticed):
        assert [one.audience(ply) for ply in range(1, TRIES + 1)] == [0b0101] * TRIES
        assert [one.count(place, TRIES) for place in (0, 1, 2, 3, SPECTATOR)] == [TRIES, 0, TRIES, 0, 0]


def test_luck_may_tell_more_of_the_last_action_to_those_who_have_asked() -> None:
    noticed = Noticed(PLAYERS)
    noticed.note(1, EVERYBODY)
    noticed.note(2, 0b0001)
    assert [noticed.count(1, 2), noticed.actual(1, 2)] == [1, -1]
    noticed.note(2, 0b0010)
    assert [noticed.count(1, 2), noticed.actual(1, 2), noticed.count(SPECTATOR, 2)] == [2, 2, 1]
