"""The part of a state that all titles share."""

import json

from euphoria.core.events import Event, EventKind
from euphoria.core.luck import Luck
from euphoria.core.playout import play_out
from euphoria.core.state import ENDED_FRAMES, ENDED_KEPT, EVERYBODY, Frame, State
from euphoria.games.dystopia.rules.game import Dystopia


def a_state() -> State:
    s = State(3)
    s.push(4, 1, 2, 3)
    s.push(5)
    s.asked = 0b101
    s.sealed = [7, -1, -1]
    s.bounds = [6, 5]
    return s


def test_a_frame_is_six_numbers() -> None:
    assert Frame(4, 0, 1, 2, 3).as_list() == [4, 0, 1, 2, 3, -1]
    assert Frame(9).as_list() == [9, 0, -1, -1, -1, -1]


def test_a_frame_that_is_used_again_is_as_new() -> None:
    ENDED_FRAMES[:] = [Frame(4, 7, 1, 2, 3, 4)]
    s = State(3)
    s.push(5)
    s.push(6, 8)
    assert [f.as_list() for f in s.frames] == [[5, 0, -1, -1, -1, -1], [6, 0, 8, -1, -1, -1]]
    assert not ENDED_FRAMES


def test_copies_that_are_played_leave_no_heap_of_frames() -> None:
    game = Dystopia()
    s = game.begin(4, {})
    for seed in range(100):
        play_out(game, s.copy(), Luck(seed), 60)
    assert len(ENDED_FRAMES) < ENDED_KEPT + 32


def test_bytes_are_canonical() -> None:
    assert a_state().to_bytes() == a_state().to_bytes()
    assert json.loads(a_state().to_bytes()) == a_state().to_json()
    assert b" " not in a_state().to_bytes()


def test_a_known_digest() -> None:
    """The same on every machine and build."""
    assert a_state().digest() == "ec626229e0cab7b2"


def test_a_copy_shares_nothing_that_is_changed_in_place() -> None:
    s = a_state()
    s.out = []
    twin = s.copy()
    assert twin.to_json() == s.to_json()
    assert twin.out is None
    twin.frames[0].a = 99
    twin.frames.pop()
    twin.sealed[0] = 99
    twin.bounds = []
    assert s.to_json() == a_state().to_json()


def test_reading_back() -> None:
    twin = State(3)
    twin.flow_from_json(json.loads(a_state().to_bytes()))
    assert twin.digest() == a_state().digest()


def test_an_event_is_heard_by_its_audience() -> None:
    kind = EventKind("test-sneeze", "T-1", "seat strength")
    public = Event(kind, EVERYBODY, [1, 9])
    private = Event(kind, 0b101, [1, 9])
    assert public.facts() == {"seat": 1, "strength": 9}
    assert [public.visible_to(seat) for seat in (0, 1, 2, None)] == [True] * 4
    assert [private.visible_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    nobody = Event(kind, 0, [1, 9])
    assert not any(nobody.visible_to(seat) for seat in (0, 1, 2, None))
