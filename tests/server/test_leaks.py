"""Leak test on the wire: worlds that a seat cannot tell apart give it the same bytes.

Two servers play the same table, once in each of two worlds that differ only in what one seat has never seen.
As long as the engine shows and tells that seat the same, everything that reaches it over HTTP and over its
socket must be equal byte for byte and in the same order: views, events, questions, refusals, headers, and
all of it in words. So it is for a spectator. (That the engines themselves tell no more than the rules allow
has tests of its own.)
"""

from pathlib import Path
from typing import Any

import pytest

from euphoria.api import game, titles
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from kit.lockstep import World, beginnings
from kit.play import shown, text
from kit.server import SetClock, running

PAIRS = 4
STEPS = 14


def same_to(one: Match, other: Match, seat: int | None) -> bool:
    """Does the engine show and tell this seat the same in both worlds?"""
    return shown(one, seat) == shown(other, seat) and one.events(seat) == other.events(seat)


def common_step(one: Match, other: Match, luck: Luck) -> tuple[int, str] | None:
    """Something that somebody can do in both worlds."""
    if one.state.asked != other.state.asked or one.over or other.over:
        return None
    decisions = one.decisions
    decision = decisions[luck.below(len(decisions))]
    theirs = other.decision(decision.seat)
    assert theirs is not None
    offered = {option.text for option in theirs.options}
    both = [option.text for option in decision.options if option.text in offered]
    return (decision.seat, both[luck.below(len(both))]) if both else None


def may(match: Match, seat: int, action: str) -> bool:
    """Would this be done? Where several are asked at once, what one may answer another one often may, too."""
    s, code = match.state, match.game.grammar.parse(action).code
    return bool(s.asked >> seat & 1) and match.game.allows(s, seat, code)


@pytest.mark.parametrize(
    "worlds",
    [(title, min(game.most, game.least + 1)) for title, game in ((id, game(id)) for id in titles())],
    indirect=True,
    ids=titles(),
)
def test_worlds_that_are_the_same_to_a_seat_give_it_the_same_bytes(worlds: tuple[World, World]) -> None:
    one, other = worlds
    title, players = one.match.title, one.match.players
    luck = Luck(11)
    compared = differing = 0
    for _ in range(PAIRS):
        match = beginnings(title, players, luck)
        viewer = luck.below(players)
        twin = match.game.determinize(match.state, viewer, Luck(luck.next()))
        differing += twin.digest() != match.state.digest()
        one.place(match, match.state, viewer)
        other.place(match, twin, viewer)
        for _ in range(STEPS):
            if not same_to(one.match, other.match, viewer) or not same_to(one.match, other.match, None):
                break
            assert one.caught_up() == other.caught_up()
            compared += 1
            step = common_step(one.match, other.match, luck)
            if step is None:
                break
            seat, action = step
            if compared % 5 == 0:
                theirs = [o.text for d in one.match.decisions for o in d.options[:2] if d.seat != viewer]
                in_vain = [answer for answer in theirs if not may(one.match, viewer, answer)]
                for world in worlds:
                    world.try_in_vain(viewer, ["dance", *in_vain[:3]])
                assert one.asked(viewer) == other.asked(viewer)
            plies = [
                world.people[seat].act(world.table, action, world.match.seen(seat), "k" * 16 + str(compared))
                for world in worlds
            ]
            assert plies[0] == plies[1]
        one.leave()
        other.leave()
    assert differing > PAIRS // 2, "the worlds hardly differ: the test shows nothing"
    assert one.thoughts, "nobody was given a hint"
    assert compared > 3 * PAIRS


def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Show every seat the view of its neighbour, and the comparison fails."""
    real = Match.view

    def leaky(self: Match, seat: int | None) -> dict[str, Any]:
        return real(self, None if seat is None else (seat + 1) % self.players)

    luck = Luck(5)
    match = beginnings("leaders", 5, luck)
    twin = match.copy()
    while twin.state.digest() == match.state.digest():
        twin.state = match.game.determinize(match.state, 0, Luck(luck.next()))
    assert text(match.view(0)) == text(twin.view(0))
    with running(f"sqlite:///{tmp_path}/a.sqlite", clock=SetClock()) as server:
        world = World(server, "leaders", 5)
        monkeypatch.setattr(Match, "view", leaky)
        seen: list[list[str]] = []
        for state in (match.state, twin.state):
            world.place(match, state, 0)
            seen.append([message for message in world.caught_up()[0] if '"position"' in message])
            world.leave()
        assert seen[0] != seen[1]
