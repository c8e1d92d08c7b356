"""What a state declares once is what it copies, writes and reads (tools/fields.py)."""

from pathlib import Path
from typing import Any

import pytest

from euphoria.core.state import Derived, Packed, packed
from kit.tools import tool

fields = tool("fields")

SAMPLE = '''
class Board(BoardFields):
    __slots__ = ()

    def declare(self, players: int) -> None:
        """Every field, and its first value."""
        # --- stones
        self.turn: int = 1
        """The number of the turn."""
        self.drawn: bool = False
        """Does nobody win?"""
        self.stones: list[int] = [7] * players
        """Stones of each seat."""
        self.names: Shared = [3]
        """Never changed."""
        self.told: Owned = [4, 5]
        """What was told."""
        self.past: Packed = packed([1])
        """What was."""
        self.most: Derived = 0
        """The largest of them."""

    def copy(self) -> "Board":
        return Board(self.players, self)
'''


def board() -> Any:
    """The class that the sample declares, with what is made from it."""
    space: dict[str, Any] = {
        "Shared": list[int],
        "Owned": list[int],
        "Packed": Packed,
        "packed": packed,
        "Derived": Derived,
    }
    exec(fields.made(fields.declared(SAMPLE)), space)
    exec(SAMPLE, space)
    return space["Board"]


@pytest.mark.parametrize("state", fields.STATES, ids=lambda path: path.parts[-3])
def test_what_is_checked_in_is_what_is_declared(state: Path) -> None:
    text = fields.target(state).read_text(encoding="utf-8")
    assert text == fields.made(fields.declared(state.read_text(encoding="utf-8"))), "Run `make fields`."


def test_the_three_titles_declare_their_states() -> None:
    assert [state.parts[-3] for state in fields.STATES] == ["dystopia", "leaders", "show"]


def test_a_declared_field_is_fresh_copied_written_and_read() -> None:
    first = board()(2)
    assert (first.turn, first.drawn, first.stones, first.names, first.told) == (1, False, [7, 7], [3], [4, 5])
    first.turn, first.drawn, first.told = 9, True, [6]
    twin = first.copy()
    twin.stones[0] = 8
    twin.turn += 1
    assert (first.stones, first.turn) == ([7, 7], 9)
    assert (twin.stones, twin.turn, twin.drawn, twin.told) == ([8, 7], 10, True, [6])
    assert twin.names is first.names
    told = twin.to_json()
    assert {"turn": 10, "drawn": True, "stones": [8, 7], "names": [3], "told": [6]}.items() <= told.items()
    read = board()(2)
    read.from_json(told)
    assert (read.to_json(), read.digest(), read.told) == (told, twin.digest(), [6])


def test_what_follows_from_other_fields_is_copied_and_not_written() -> None:
    first = board()(2)
    before = first.digest()
    first.most = 3
    assert (first.copy().most, first.digest()) == (3, before)
    assert "most" not in first.to_json()
    read = board()(2)
    read.from_json(first.to_json())
    assert read.most == 0


def test_copies_share_packed_numbers_until_one_of_them_changes_them() -> None:
    first = board()(2)
    twin = first.copy()
    assert twin.past is first.past
    twin.own_past().append(2**62)
    assert (first.past, twin.past) == (packed([1]), packed([1, 2**62]))
    assert twin.to_json()["past"] == [1, 2**62]
    read = board()(2)
    read.from_json(twin.to_json())
    read.own_past().append(3)
    assert (read.past, twin.past) == (packed([1, 2**62, 3]), packed([1, 2**62]))


def test_copies_share_an_owned_list_until_one_of_them_changes_it() -> None:
    first = board()(2)
    first.own_told().append(6)
    same = first.own_told()
    assert same is first.told  # nobody else has it
    twin = first.copy()
    assert twin.told is first.told
    twin.own_told()[0] = 7
    first.own_told().append(8)
    assert (first.told, twin.told) == ([4, 5, 6, 8], [7, 5, 6])
    assert first.told is not same  # the copy had it, too, when this was changed


def test_a_state_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        board()(2).stone = 1


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('        """Stones of each seat."""\n', "", "Say below 'stones' what it is"),
        ('        """What was told."""\n', "", "Say below 'told' what it is"),
        ("stones: list[int]", "stones: set[int]", r"'stones' is a set\[int\], and there are only int,"),
        ("self.turn: int = 1", "turn = 1", "Line 8 declares no field"),
        ("def declare", "def fresh", "no class with a method 'declare'"),
    ],
)
def test_what_declares_no_state_is_refused(old: str, new: str, complaint: str) -> None:
    with pytest.raises(fields.BadDeclaration, match=complaint):
        fields.declared(SAMPLE.replace(old, new))
