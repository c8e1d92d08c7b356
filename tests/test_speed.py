"""Speed and size as facts, with margins generous enough for a busy machine. `make bench` measures better."""

import gc
import json
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from statistics import median

import pytest

from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.playout import play_out
from euphoria.core.record import load
from euphoria.core.record_text import write
from euphoria.core.state import State
from kit.play import positions, step
from kit.titles import LEADERS, find, new_match

REPLAY_SECONDS = 0.020
MARGIN = 3
"""The goal is meant for a quiet machine; tests share theirs with others."""
MOST_BYTES = 4096


def game_of(actions: int) -> Match:
    """A game of leaders with at least so many actions."""
    for number in range(200):
        match = new_match(LEADERS, 6, f"speed {number}", turn_limit=0)
        for luck in positions(match, number, most=actions):
            step(match, luck)
        if match.ply == actions:
            return match
    raise AssertionError("no game was long enough")


def test_a_game_of_300_actions_replays_in_20_milliseconds() -> None:
    text = write(game_of(300))
    times = []
    for _ in range(7):
        start = time.process_time()
        match = load(text, find)
        times.append(time.process_time() - start)
        assert match.ply == 300
    assert median(times) < MARGIN * REPLAY_SECONDS


def midgame(seed: int) -> State:
    s = LEADERS.game.begin(8, {})
    play_out(LEADERS.game, s, Luck(seed), 200)
    return s


def size_in_memory(s: State) -> int:
    """All objects of a state with its history, each counted once."""
    seen: dict[int, object] = {}
    todo: list[object] = [s]
    total = 0
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type):
            continue
        seen[id(thing)] = thing
        total += sys.getsizeof(thing)
        todo += gc.get_referents(thing)
    return total


@pytest.mark.parametrize("seed", range(10))
def test_a_state_of_eight_players_stays_below_4_kilobytes(seed: int) -> None:
    s = midgame(seed)
    text = json.dumps(s.to_json(), separators=(",", ":"))
    assert len(text) < MOST_BYTES
    assert 500 < size_in_memory(s) < MOST_BYTES


def test_a_copy_is_much_cheaper_than_a_deep_copy() -> None:
    """Hand-written copies are why search is possible at all."""
    s = midgame(1)
    by_hand = seconds_of(s.copy, 400)
    deep = seconds_of(lambda: deepcopy(s.to_json()), 40)
    assert deep > 5 * by_hand


def seconds_of(work: Callable[[], object], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - start) / times
