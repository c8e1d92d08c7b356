"""Records: a game as JSON lines.

The first line is the header (title, rules revision, options, seats, commitment), then one line per entry of
the log, then how it ended, and last a checksum over everything before it. A record of a game that is over
carries the key of its dice; of a running game only if it is asked for, to go on with it later.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from euphoria.core.dice import KEY_BYTES, Dice, commitment
from euphoria.core.errors import BadRecord, EuphoriaError
from euphoria.core.game import Game
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


class Record:
    """A record that was read and whose checksum fits."""

    __slots__ = ("closing", "entries", "header")

    def __init__(
        self, header: dict[str, Any], entries: list[dict[str, Any]], closing: dict[str, Any]
    ) -> None:
        self.header = header
        self.entries = entries
        self.closing = closing


def read(text: str) -> Record:
    """Take a record apart; `BadRecord` says in one sentence what is wrong with it."""
    lines = text.splitlines()
    if len(lines) < 3:
        raise BadRecord("This is no record of a game: it has fewer than three lines.")
    try:
        parsed = [json.loads(line) for line in lines]
    except ValueError:
        raise BadRecord("This is no record of a game: a line of it is not JSON.") from None
    if not all(isinstance(line, dict) for line in parsed):
        raise BadRecord("This is no record of a game: a line of it is not a JSON object.")
    body = "".join(line + "\n" for line in lines[:-1])
    if parsed[-1].get("sum") != sha256(body.encode()).hexdigest():
        raise BadRecord("The record was changed: its checksum does not fit.")
    if parsed[0].get("euphoria") != FORMAT:
        raise BadRecord(f"This is no record of format {FORMAT}.")
    return Record(parsed[0], parsed[1:-2], parsed[-2])


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """The match after the first `upto` entries of the log (None: all of them), checked along the way."""
    header = record.header
    if header.get("revision") != game.revision:
        raise BadRecord(
            f"The record was played by revision {header.get('revision')} of the rules; "
            f"this is revision {game.revision}."
        )
    try:
        match = _seat(game, record)
        for entry in record.entries if upto is None else record.entries[:upto]:
            match.follow(entry)
    except BadRecord:
        raise
    except (EuphoriaError, KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"The record does not follow the rules: {error}") from None
    if upto is None:
        _check_closing(match, record)
    return match


def _seat(game: Game, record: Record) -> Match:
    header = record.header
    key = record.closing.get("key")
    return Match(
        game,
        header["players"],
        header["options"],
        None if key is None else bytes.fromhex(key),
        sealed_key=header["commitment"],
        salt=header["salt"],
        names=header["names"] or None,
    )


def _check_closing(match: Match, record: Record) -> None:
    if record.closing.get("digest") != match.state.digest():
        raise BadRecord("The record does not lead to the position it claims.")
    if match.over and record.closing.get("result") != match.result:
        raise BadRecord("The record does not lead to the result it claims.")


class Proof:
    """The outcome of checking a record's dice."""

    __slots__ = ("draws", "key")

    def __init__(self, draws: int, key: str) -> None:
        self.draws = draws
        self.key = key


def verify(record: Record) -> Proof:
    """Make every draw of a finished game again from its key; `BadRecord` if one differs."""
    text = record.closing.get("key")
    if not isinstance(text, str):
        raise BadRecord("The game is not over, so the key of its dice has not been revealed.")
    key = bytes.fromhex(text)
    if len(key) != KEY_BYTES or commitment(key) != record.header["commitment"]:
        raise BadRecord("The key does not fit the commitment published before the first draw.")
    dice = Dice(key, record.header["salt"])
    draws = 0
    for entry in record.entries:
        if "luck" in entry:
            if dice.draw(entry["of"]) != entry["got"]:
                raise BadRecord(f"The draw '{entry['luck']}' was not rolled by these dice.")
            draws += sum(1 for bound in entry["of"] if bound > 1)
    return Proof(draws, text)


def load(text: str, find: Callable[[str], Game]) -> Match:
    """The match a record tells of. `find` gives the game of a title."""
    record = read(text)
    return replay(find(record.header["title"]), record)
