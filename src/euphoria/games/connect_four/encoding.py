"""The view of connect four as numbers: the example to copy."""

from __future__ import annotations

from typing import Any, Final

from euphoria.encoding import ActionNumbers, Encoding, Field
from euphoria.games.connect_four.rules import GRAMMAR

VERSION: Final = 1
FIELDS: Final = [
    Field("mine", 42, "1 where a stone of the viewer lies, row by row from the top"),
    Field("theirs", 42, "1 where a stone of the other player lies, likewise"),
]
_STONES: Final = "XO"
_AS_BYTES: Final = [bytes.maketrans(b".XO", bytes([0, stone == "X", stone == "O"])) for stone in _STONES]


class ConnectFourEncoding(Encoding):
    """Where the stones lie."""

    def __init__(self) -> None:
        super().__init__("connect-four", VERSION, FIELDS, ActionNumbers(GRAMMAR))

    def encode(self, view: dict[str, Any]) -> bytearray:
        you: int = view["you"] or 0
        cells = "".join(view["board"]).encode()
        return bytearray(cells.translate(_AS_BYTES[you]) + cells.translate(_AS_BYTES[1 - you]))
