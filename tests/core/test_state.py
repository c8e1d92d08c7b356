"""The part of a state that all titles share."""

import json

from euphoria.core.events import Event, EventKind
from euphoria.core.state import EVERYBODY, Frame, State


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
