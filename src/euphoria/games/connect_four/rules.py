"""Connect four: a whole title in one short module, and the recipe for writing another.

C-1  Two players take turns; seat 0 begins.
C-2  On your turn drop a stone into a column that has room; it falls to the lowest free cell.
C-3  Four stones of one player in a line, in any direction, win at once.
C-4  If the board is full and nobody has won, the game is drawn.

Stones are bit masks: the cell in `row` of `column` is bit `7 * column + row`. A column uses six of its seven
bits, so that one empty bit lies between two columns and no line runs around an edge. (`i64` is an `int` that
the compiled engines keep in a register.)
"""

from __future__ import annotations

from typing import Any, Final, TypedDict, cast

from mypy_extensions import i64

from euphoria.core.actions import Grammar, Verb, Words, first, pack
from euphoria.core.errors import Refusal
from euphoria.core.events import EventTable
from euphoria.core.flow import again, ask, do, procedure
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import EVERYBODY, Frame, State, tell

NOBODY: Final = -1
FULL: Final = sum(0b111111 << 7 * column for column in range(7))

COLUMN = Words("column", list("1234567"))
GRAMMAR = Grammar([Verb("drop", "column", [COLUMN])])
COLUMNS: list[int] = [pack(0, column) for column in range(7)]
CELLS: Final = {ord("0"): ".", ord("1"): "O", ord("2"): "X"}
EVENTS = EventTable("connect-four")
DROPS = EVENTS.kind("drops", "C-2", "seat column")
WINS = EVENTS.kind("wins", "C-3", "seat")


class Board(State):
    """The position: plain data with a hand-written copy."""

    __slots__ = ("mine", "seat", "taken", "winner")

    def __init__(self, of: Board | None = None) -> None:
        super().__init__(2, of)
        self.seat: int = 0 if of is None else of.seat  # whose turn it is
        self.mine: i64 = 0 if of is None else of.mine  # the stones of that seat
        self.taken: i64 = 0 if of is None else of.taken  # all stones
        self.winner: int = NOBODY if of is None else of.winner

    def copy(self) -> Board:
        return Board(self)

    def to_json(self) -> dict[str, Any]:
        stones = {"mine": self.mine, "taken": self.taken}
        return {**self.flow_to_json(), **stones, "seat": self.seat, "winner": self.winner}


# ------------------------------------------------------------------ the sequence of play


def player_at_turn(b: Board, _f: Frame) -> int:
    return 1 << b.seat


def columns_with_room(b: Board, _f: Frame, _seat: int) -> list[int]:
    top = b.taken >> 5  # the topmost cell of the first column comes first
    return [COLUMNS[column] for column in range(7) if not (top >> 7 * column) & 1]


def drop_stone(b: Board, _f: Frame, seat: int, code: int) -> None:
    b.mine ^= b.taken  # the stones of the other player, who is next
    b.taken |= b.taken + (1 << 7 * first(code))  # the sum carries up to the lowest free cell
    b.seat = 1 - seat
    tell(b, DROPS, EVERYBODY, seat, first(code))


def undecided(b: Board, _f: Frame) -> bool:
    return b.taken != FULL and not four_in_line(b.taken ^ b.mine)


def end_the_game(b: Board, _f: Frame) -> None:
    if four_in_line(b.taken ^ b.mine):
        b.winner = 1 - b.seat
        tell(b, WINS, EVERYBODY, b.winner)
    b.finish()


def four_in_line(stones: i64) -> bool:
    """Up, across, and along both diagonals."""
    return _four(stones, 1) or _four(stones, 7) or _four(stones, 6) or _four(stones, 8)


def _four(stones: i64, step: i64) -> bool:
    pairs = stones & (stones >> step)
    return pairs & (pairs >> 2 * step) != 0


GAME = procedure(
    "game",
    "C-1",
    ask("drop", "C-2", player_at_turn, columns_with_room, drop_stone),
    again(undecided),
    do(end_the_game),
)

# ------------------------------------------------------------------ the title


class ConnectFourView(TypedDict):
    """What everybody sees. (A title with a board in the browser has this in `view_types.py`.)"""

    title: str
    you: int | None
    board: list[str]
    question: str | None
    waiting: list[int]
    result: dict[str, Any] | None


class ConnectFour(Game):
    def __init__(self) -> None:
        super().__init__("connect-four", 1, (2, 2), GRAMMAR, [GAME], EVENTS.kinds)

    def new(self, players: int, settings: dict[str, Any]) -> Board:  # noqa: ARG002
        b = Board()
        b.push(GAME.index)
        return b

    def read(self, data: dict[str, Any]) -> Board:
        b = Board()
        b.flow_from_json(data)
        b.seat, b.mine, b.taken, b.winner = data["seat"], data["mine"], data["taken"], data["winner"]
        return b

    def view(self, s: Board, seat: int) -> dict[str, Any]:
        """Nothing is hidden. The board is drawn from the top, `.` for a free cell."""
        view: ConnectFourView = {
            "title": self.id,
            "you": None if seat < 0 else seat,
            "board": drawn(s),
            "question": None if s.over else "drop",
            "waiting": [] if s.over else [s.seat],
            "result": self.result(s) if s.over else None,
        }
        return cast("dict[str, Any]", view)

    def explain(self, s: Board, seat: int, code: int) -> Refusal:
        if seat != s.seat:
            return Refusal("C-1", "connect-four-no-turn", {"seat": s.seat})
        return Refusal("C-2", "connect-four-no-room", {"column": first(code)})

    def dimmed(self, s: Board, seat: int) -> list[tuple[int, Refusal]]:
        room = columns_with_room(s, s.frames[-1], seat)
        return [(code, self.explain(s, seat, code)) for code in COLUMNS if code not in room]

    def knowledge(self, s: Board) -> list[int]:  # noqa: ARG002
        """Nobody has secrets to learn."""
        return []

    def determinize(self, s: Board, seat: int, luck: Luck) -> Board:  # noqa: ARG002
        """Nobody has anything to guess."""
        return s.copy()

    def result(self, s: Board) -> dict[str, Any]:
        if s.winner == NOBODY:
            return {"way": "draw", "rule": "C-4", "winners": []}
        return {"way": "four", "rule": "C-3", "winners": [s.winner]}

    def word(self, field: str, value: int) -> str:
        return COLUMN.words[value] if field == "column" else super().word(field, value)

    def payoffs(self, s: Board) -> list[float]:
        return [float(seat == s.winner) for seat in range(2)]


def drawn(s: Board) -> list[str]:
    """Row by row from the top: the stones of seat 0 are crosses."""
    crosses: i64 = s.mine if s.seat == 0 else s.taken ^ s.mine
    # Both masks as decimal numbers of noughts and ones: in their sum a digit counts the masks a cell is in.
    cells = f"{int(f'{s.taken:b}') + int(f'{crosses:b}'):049}"[::-1].translate(CELLS)
    return [cells[row::7] for row in range(5, -1, -1)]
