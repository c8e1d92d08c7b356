"""Random play through `Match`, as tests need it."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from euphoria.core.decision import Decision
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.playout import next_seat
from euphoria.core.state import State

MOST = 400
"""No walk goes on for longer than this many actions."""


def pick_decision(match: Match, luck: Luck) -> Decision:
    """One of the decisions that are owed, so that sealed answers come in any order."""
    decisions = match.decisions
    return decisions[luck.below(len(decisions))]


def step(match: Match, luck: Luck) -> None:
    """Any seat that is asked answers anything it may."""
    decision = pick_decision(match, luck)
    options = decision.options
    match.act(decision.seat, options[luck.below(len(options))])


def positions(match: Match, seed: int, most: int = MOST) -> Iterator[Luck]:
    """Hand control back until the match is over; the caller acts, with the luck that is yielded."""
    luck = Luck(seed)
    while not match.over and most > 0:
        yield luck
        most -= 1


def walk(match: Match, seed: int, most: int = MOST) -> Iterator[Luck]:
    """Play at random; hand control back before every step.

    What is yielded is the walk's own luck, so that a test can sample with it too.
    """
    for luck in positions(match, seed, most):
        yield luck
        step(match, luck)


def play_to_end(match: Match, seed: int, most: int = 20_000) -> Match:
    for _ in walk(match, seed, most):
        pass
    assert match.over
    return match


def audience(match: Match) -> list[int | None]:
    """Everybody who looks on: the seats, and a spectator."""
    return [*range(match.players), None]


def text(data: object) -> str:
    """Byte-exact text of JSON-ready data; fails on anything that JSON does not know."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def exact(data: object) -> str:
    """Byte-exact text in an eighth of the time, for what is compared again and again. It lets pass what JSON
    does not know, a set for instance: that nothing of it is told, tests/contract looks at with `text`."""
    return msgspec.json.encode(data).decode()


def shown(match: Match, seat: int | None) -> str:
    """Everything a seat is shown now: its view, and the question it is asked with its options."""
    decision = None if seat is None else match.decision(seat)
    asked = None
    if decision is not None:
        asked = {
            "kind": decision.kind,
            "rule": decision.rule,
            "options": [option.text for option in decision.options],
            "idle": [option.text for option in decision.idle],
            "refused": [
                [action.text, refusal.rule, refusal.message, refusal.facts]
                for action, refusal in decision.refused
            ],
        }
    return exact({"view": match.view(seat), "asked": asked})


def told(match: Match, seat: int | None) -> str:
    return exact(match.events(seat))


def snapshot(match: Match) -> dict[str, Any]:
    """Everything that a refused action, a look or an undone action must leave as it was."""
    return {
        "digest": match.state.digest(),
        "shown": [shown(match, seat) for seat in audience(match)],
        "asked": match.state.asked,
        "over": match.over,
    }


def whole(match: Match) -> dict[str, Any]:
    """The snapshot with everything that was logged and told as well."""
    return {
        **snapshot(match),
        "told": [told(match, seat) for seat in audience(match)],
        "log": exact(match.log),
        "ply": match.ply,
        "said": [(one.ply, one.seat, one.to, one.text, one.verdict, one.memories) for one in match.said],
        "undo": [match.can_undo(seat) for seat in range(match.players)],
    }


def standing_still(match: Match) -> tuple[str, int, int, int]:
    """What tells quickly whether anything was done: the position, the log, the counter and the talk."""
    return match.state.digest(), len(match.log), match.ply, len(match.said)


def take_step(game: Game, s: State, luck: Luck, choice: int) -> bool:
    """Let luck fall, or let the first seat that is asked take the option number `choice`; was it a choice?"""
    if s.bounds:
        game.settle(s, luck.draw(s.bounds))
        return False
    seat = next_seat(s)
    options = game.options(s, seat)
    assert options
    game.act(s, seat, options[choice % len(options)])
    return True


def play_by(
    chosen: list[int],
    s: State,
    step: Callable[[State, int], bool],
    check: Callable[[State, State], None],
) -> None:
    """Play on by these choices; `check` sees the position before and after every step."""
    left = iter(chosen)
    choice = next(left)
    while not s.over:
        before = s.copy()
        if step(s, choice):
            following = next(left, None)
            if following is None:
                return
            choice = following
        check(before, s)
