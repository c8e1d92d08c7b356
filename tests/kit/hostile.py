"""What strangers send who mean no good; used by the tests and by bench/stranger.py."""

import json
import math
import time
from typing import Any


def frame(first: int, text: bytes = b"") -> bytes:
    """A websocket frame whose mask changes nothing."""
    return bytes((first, 128 | len(text))) + bytes(4) + text


def drums(count: int, corners: int = 8) -> str:
    """A map of many drums with gaps between them: allowed, and dear to find ways on."""
    columns = math.ceil(math.sqrt(count * 2))
    rows = math.ceil(count / columns)
    parts = []
    for n in range(count):
        x, y = 1 + 46 * (n % columns + 0.5) / columns, 6.5 + 23 * (n // columns + 0.5) / rows
        outline = [
            [round(x + 0.5 * math.cos(2 * math.pi * k / corners), 3),
             round(y + 0.5 * math.sin(2 * math.pi * k / corners), 3)]
            for k in range(corners)
        ]  # fmt: skip
        parts.append({"outline": outline, "walkable": False})
    elements = [{"kind": "solid", "height": 3, "parts": parts[k : k + 16]} for k in range(0, count, 16)]
    return json.dumps({"name": "drums", "size": [48, 36], "element": elements})


def endless(*_given: Any) -> None:
    """Work for a process that nobody would wait for."""
    time.sleep(600)
