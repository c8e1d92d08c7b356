"""Many games in one call are the same games, one by one."""

from copy import copy

import numpy as np
import pytest

from euphoria.core.errors import BadSetup
from euphoria.core.luck import Luck
from euphoria.research.batch import Batch
from euphoria.research.play import BadAction, Play


def test_a_batch_plays_what_single_tables_play() -> None:
    batch = Batch("leaders", 4, 4, {"turn_limit": 3}, seed=9)
    alone = [Play("leaders", 4, {"turn_limit": 3}) for _ in range(4)]
    now = batch.reset()
    choose = np.random.default_rng(1)
    for play, other in zip(alone, batch.plays, strict=True):
        play.place(other.state.copy())
        play._luck = _same_luck(other)
    ended = 0
    for _ in range(120):
        numbers = [int(choose.choice(np.flatnonzero(mask))) for mask in now.action_mask]
        now = batch.step(numbers)
        for table, (play, number) in enumerate(zip(alone, numbers, strict=True)):
            play.take(number)
            assert now.over[table] == play.over
            assert now.rewards[table].tolist() == (play.rewards() if play.over else [0.0] * 4)
            if play.over:
                ended += 1
                play.place(batch.plays[table].state.copy())
                play._luck = _same_luck(batch.plays[table])
            assert now.seat[table] == play.seat
            assert now.observation[table].tobytes() == play.observe(play.seat)
            assert now.action_mask[table].tobytes() == play.mask()
    assert ended > 8


def _same_luck(play: Play) -> Luck:
    """Luck that falls as the other table's will."""
    twin = Luck(0)
    for name in ("_seed", "_blocks", "_block", "_size", "_at", "_ahead"):
        setattr(twin, name, copy(getattr(play._luck, name)))  # an iterator would be read by both
    return twin


def test_a_seed_gives_the_same_games_again_and_every_table_its_own() -> None:
    first, second = (Batch("dystopia", 3, 2, {"turn_limit": 4}, seed=5) for _ in range(2))
    one, other = first.reset(), second.reset()
    assert len({row.tobytes() for row in one.observation}) == 3
    for _ in range(60):
        for mine, theirs in zip(one, other, strict=True):
            assert np.array_equal(np.asarray(mine), np.asarray(theirs))
        numbers = one.action_mask.argmax(axis=1)
        one, other = first.step(numbers), second.step(numbers)
    again = first.reset()
    assert np.array_equal(
        again.observation, Batch("dystopia", 3, 2, {"turn_limit": 4}, seed=5).reset().observation
    )


def test_what_was_returned_stays_as_it_was() -> None:
    batch = Batch("leaders", 2, 4)
    before = batch.reset()
    kept = before.observation.copy()
    batch.step(before.action_mask.argmax(axis=1))
    assert np.array_equal(before.observation, kept)


def test_one_wrong_number_changes_no_table() -> None:
    batch = Batch("leaders", 2, 4)
    now = batch.reset()
    digests = [play.state.digest() for play in batch.plays]
    numbers = now.action_mask.argmax(axis=1)
    numbers[1] = 400
    with pytest.raises(
        BadAction, match=r"^Game 1: Seat 0 is asked 'arrange' and offered \d actions; 400 is none"
    ):
        batch.step(numbers)
    assert [play.state.digest() for play in batch.plays] == digests


def test_a_wrong_number_of_games_or_answers_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^A batch has at least one game, not 0.$"):
        Batch("leaders", 0)
    batch = Batch("leaders", 2, 4)
    batch.reset()
    with pytest.raises(BadSetup, match=r"^There are 2 games, and 3 answers.$"):
        batch.step([0, 0, 0])
