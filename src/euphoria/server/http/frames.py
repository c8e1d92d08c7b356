"""What comes over a websocket, frame by frame (RFC 6455, section 5).

    frames.add(data)        whatever arrived, cut anywhere
    frames.next()           the next whole message, or None while there is none

Nothing is read before somebody asks for it, so that whoever is busy leaves the rest as bytes. Frames that
steer the connection (ping, pong, close) come as they are on the line: others answer them.
"""

from __future__ import annotations

from typing import Final

CONTINUED: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
WHOLE_TEXT: Final = 0x80 | TEXT
"""The first byte of nearly every frame there is."""

WRONG: Final = 1002
"""The code that closes a line whose other end does not keep to the rules."""
NO_TEXT: Final = 1007
TOO_LARGE: Final = 1009


class BadFrame(Exception):
    """The connection cannot go on; `code` is told to the other side."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Frames:
    """Bytes that have come and were not taken yet, and the parts of a message that is not whole."""

    __slots__ = ("_at", "_got", "_kind", "_largest", "_parts", "_size")

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._got = b""
        self._at = 0
        self._kind = CONTINUED
        self._parts: list[bytes] = []
        self._size = 0

    @property
    def waiting(self) -> int:
        return len(self._got) - self._at

    def add(self, data: bytes) -> None:
        at = self._at
        self._got = data if at == len(self._got) else self._got[at:] + data
        self._at = 0

    def next(self) -> tuple[int, bytes] | None:
        """The kind of the next message and what it says."""
        while (frame := self._frame()) is not None:
            first, data = frame
            kind = first & 15
            if kind >= CLOSE:
                return kind, data
            if kind != CONTINUED and self._kind == CONTINUED and first & 128:
                return kind, data  # whole, as they usually are
            whole = self._gather(kind, data, first & 128 != 0)
            if whole is not None:
                return whole
        return None

    def _gather(self, kind: int, data: bytes, last: bool) -> tuple[int, bytes] | None:
        """Put the parts of a message together."""
        if (kind == CONTINUED) != (self._kind != CONTINUED):
            raise BadFrame(WRONG, "a part of no message" if kind == CONTINUED else "a message within another")
        # A part that says nothing is not kept: there could be any number of them.
        if data:
            self._parts.append(data)
            self._size += len(data)
        if not last:
            self._kind = self._kind or kind
            return None
        whole = self._kind, b"".join(self._parts)
        self._kind, self._parts, self._size = CONTINUED, [], 0
        return whole

    def _frame(self) -> tuple[int, bytes] | None:
        """The first byte of the next frame and its text, if it is all there."""
        got, at = self._got, self._at
        if len(got) - at < 2:
            return None
        first, length = got[at], got[at + 1] - 128
        if length < 0:
            raise BadFrame(WRONG, "a frame without a mask")
        text = at + 6
        if length >= 126:
            wide = 2 if length == 126 else 8
            text += wide
            if len(got) < at + 2 + wide:
                return None
            length = int.from_bytes(got[at + 2 : at + 2 + wide], "big")
        # Before the text has come: whoever announces too much is not waited for.
        if first != WHOLE_TEXT or self._size + length > self._largest:
            self._check(first, length)
        end = text + length
        if len(got) < end:
            return None
        self._at = end
        if first & 8:
            return first, got[at:end]
        return first, unmasked(got[text - 4 : text], got[text:end])

    def _check(self, first: int, length: int) -> None:
        if first & 0x70:
            raise BadFrame(WRONG, "a reserved bit is set")
        kind = first & 15
        if kind > PONG or BINARY < kind < CLOSE:
            raise BadFrame(WRONG, "a frame of no known kind")
        if kind >= CLOSE:
            if length > 125 or not first & 128:
                raise BadFrame(WRONG, "a frame for the connection must be short and whole")
        elif self._size + length > self._largest:
            raise BadFrame(TOO_LARGE, f"more than {self._largest} bytes")


def unmasked(mask: bytes, data: bytes) -> bytes:
    """All bytes at once, as one large number."""
    size = len(data)
    mask = mask * (size // 4) + mask[: size % 4]
    return (int.from_bytes(data, "little") ^ int.from_bytes(mask, "little")).to_bytes(size, "little")
