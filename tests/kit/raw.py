"""A websocket by hand: it reads only when it is told to, so that a test can be a client that never does."""

import base64
import json
import os
import socket
from typing import Any


class RawSocket:
    """A connection with buffers as small as the system gives, so that a server soon notices silence."""

    def __init__(self, port: int, path: str, source: str = "127.0.0.1") -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        if hasattr(socket, "TCP_MAXSEG"):
            # Small segments make the other side's buffer small, too.
            self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        self.line.settimeout(20)
        self.line.bind((source, 0))
        self.line.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self.line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            more = self.line.recv(1)
            if not more:
                raise ConnectionError("not let in")
            head += more
        self.status = int(head.split()[1])

    def send(self, type: str, **more: Any) -> None:
        self.send_frame(json.dumps({"type": type, **more}).encode())

    def send_frame(self, data: bytes, opcode: int = 1) -> None:
        length = len(data)
        short = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + length.to_bytes(2, "big")
        mask = os.urandom(4)
        masked = bytes(letter ^ mask[place % 4] for place, letter in enumerate(data))
        self.line.sendall(bytes([0x80 | opcode]) + short + mask + masked)

    def closed(self, patience: float = 20.0) -> bool:
        """Does the other side end the connection in this time? What it still sends is thrown away."""
        self.line.settimeout(patience)
        try:
            while self.line.recv(65536):
                pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        self.line.close()
