"""How much may come over one socket: messages, and the frames that carry none."""

from __future__ import annotations

from typing import Final

from euphoria.server.common.errors import Problem
from euphoria.server.http.rate_limit import Buckets
from euphoria.server.websocket.connection import Connection

FLOOD: Final = 100
"""Refused messages in a row after which a socket is cut."""
POLICY: Final = 1008
"""The code that closes a connection whose other end asks for too much."""
PRICE: Final = 40.0
"""What a flood costs its address, in requests: who comes again at once to flood on is soon not let in."""


class SocketLimit:
    """The bucket of a socket. Pings, pongs and fragments are charged to it like messages.

    A message too many is answered; a frame without a message is not, but whoever goes on is cut.
    """

    def __init__(self, buckets: Buckets, connection: Connection, address: str) -> None:
        self._buckets = buckets
        self._connection = connection
        self._address = address
        self._name = f"{id(connection)}"
        connection.on_overhead = self._take_overhead

    def take_message(self) -> None:
        try:
            self._buckets.take("socket", self._name)
        except Problem:
            self._endure()
            raise

    def _take_overhead(self) -> None:
        try:
            self._buckets.take("socket", self._name)
        except Problem:
            self._endure()

    def _endure(self) -> None:
        """So many are refused, then it ends."""
        try:
            self._buckets.take("refused", self._name)
        except Problem:
            self._buckets.charge("address", self._address, PRICE)
            self._connection.cut(POLICY, "flood")
