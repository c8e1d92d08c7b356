"""Records as they are written: JSON lines, from a header to a checksum (`record.py` reads them)."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from euphoria.core.match import Match

FORMAT: Final = 1


def write(match: Match, *, with_key: bool = False) -> str:
    """The record of a match. `with_key` adds the dice's key to a game that is not over (a private save)."""
    lines = [_line(_header(match))] + [_line(entry) for entry in match.log]
    lines.append(_line(_closing(match, with_key)))
    body = "".join(line + "\n" for line in lines)
    return body + _line({"sum": sha256(body.encode()).hexdigest()}) + "\n"


def _header(match: Match) -> dict[str, Any]:
    return {
        "euphoria": FORMAT,
        "title": match.title,
        "revision": match.game.revision,
        "players": match.players,
        "names": match.names,
        "options": match.settings,
        "commitment": match.commitment,
        "salt": match.salt,
    }


def _closing(match: Match, with_key: bool) -> dict[str, Any]:
    closing: dict[str, Any] = {"ply": match.ply, "digest": match.state.digest()}
    if match.over:
        closing["result"] = match.result
    key = match.key
    if key is not None and (match.over or with_key):
        closing["key"] = key.hex()
    return closing


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, separators=(",", ":"), ensure_ascii=False)
