"""Records: a game as JSON lines.

The first line is the header (title, rules revision, options, seats, commitment), then one line per entry of
the log, then how it ended, and last a checksum over everything before it. A record of a game that is over
carries the key of its dice; of a running game only if it is asked for, to go on with it later.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, cast

from euphoria.core.dice import KEY_BYTES, Dice, commitment
from euphoria.core.errors import BadRecord, EuphoriaError, Refused
from euphoria.core.game import Game
from euphoria.core.match import Match
from euphoria.core.record_text import FORMAT
from euphoria.core.undo import passing


class Record:
    """A record that was read and whose checksum fits.

    >>> import euphoria
    >>> read(euphoria.new("leaders", players=4, key=bytes(32)).record())
    <Record: leaders, 4 players, 1 entry, under way>
    """

    __slots__ = ("closing", "entries", "header")

    def __init__(
        self, header: dict[str, Any], entries: list[dict[str, Any]], closing: dict[str, Any]
    ) -> None:
        self.header = header
        self.entries = entries
        self.closing = closing

    def __repr__(self) -> str:
        entries = "1 entry" if len(self.entries) == 1 else f"{len(self.entries)} entries"
        end = "over" if "result" in self.closing else "under way"
        return f"<Record: {self.header['title']}, {self.header['players']} players, {entries}, {end}>"


def read(text: str) -> Record:
    """Take a record apart; `BadRecord` says in one sentence what is wrong with it."""
    lines = text.split("\n")
    if lines.pop() or len(lines) < 3:
        raise BadRecord(
            "This is no record of a game: it has fewer than three whole lines, or was cut short.",
            "problems-record-short",
        )
    decode = json.JSONDecoder().decode
    try:
        parsed = [decode(line) for line in lines]
    except (ValueError, RecursionError):
        raise BadRecord(
            "This is no record of a game: a line of it is not JSON.", "problems-record-json"
        ) from None
    if not all(isinstance(line, dict) for line in parsed):
        raise BadRecord(
            "This is no record of a game: a line of it is not a JSON object.", "problems-record-object"
        )
    body = "".join(line + "\n" for line in lines[:-1])
    if parsed[-1].get("sum") != sha256(body.encode()).hexdigest():
        raise BadRecord("The record was changed: its checksum does not fit.", "problems-record-changed")
    if parsed[0].get("euphoria") != FORMAT:
        raise BadRecord(
            f"This is no record of format {FORMAT}.", "problems-record-format", {"format": str(FORMAT)}
        )
    _check_shape(parsed[0], _HEADER, 1)
    if not all(isinstance(name, str) for name in parsed[0]["names"]):
        raise BadRecord("Line 1 of the record is malformed: a name is no text.", "problems-record-name")
    for number, entry in enumerate(parsed[1:-2], 2):
        _check_entry(entry, number)
    return Record(parsed[0], parsed[1:-2], parsed[-2])


_HEADER: Final[dict[str, type]] = {
    "title": str,
    "revision": int,
    "players": int,
    "names": list,
    "options": dict,
    "commitment": str,
    "salt": str,
}
_ENTRIES: Final[dict[str, dict[str, type]]] = {
    "do": {"seat": int, "do": str},
    "luck": {"luck": str, "of": list, "got": list},
    "undo": {"undo": int},
    "say": {"say": int, "text": str},
    "digest": {"digest": str, "ply": int},
}
_MOST_OUTCOMES: Final = 1 << 32


def _check_shape(line: dict[str, Any], shape: dict[str, type], number: int) -> None:
    for name, wanted in shape.items():
        if not isinstance(line.get(name), wanted):
            raise BadRecord(
                f"Line {number} of the record is malformed: its '{name}' is missing or wrong.",
                "problems-record-field",
                {"line": str(number), "name": name},
            )


def _check_entry(entry: dict[str, Any], number: int) -> None:
    """Each line of the log is of one of five kinds, told apart by the word that stands only there."""
    for kind, shape in _ENTRIES.items():
        if kind in entry:
            _check_shape(entry, shape, number)
            if kind == "luck":
                draws = [*entry["of"], *entry["got"]]
            else:
                draws = [entry["to"]] if entry.get("to") else []
            for draw in draws:
                if not isinstance(draw, int) or not 0 <= draw <= _MOST_OUTCOMES:
                    raise BadRecord(
                        f"Line {number} of the record is malformed: it has an impossible number.",
                        "problems-record-number",
                        {"line": str(number)},
                    )
            return
    raise BadRecord(
        f"Line {number} of the record is neither action, luck, undo, talk nor digest.",
        "problems-record-kind",
        {"line": str(number)},
    )


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """The match after the first `upto` entries of the log (None: all of them), checked along the way."""
    header = record.header
    if header["revision"] != game.revision:
        raise BadRecord(
            f"The record was played by revision {header['revision']} of the rules; "
            f"this is revision {game.revision}.",
            "problems-record-revision",
            {"played": str(header["revision"]), "known": str(game.revision)},
        )
    match = _seat(game, record)
    entries = record.entries if upto is None else record.entries[:upto]
    for number, (entry, passes) in enumerate(zip(entries, passing(entries), strict=True), 2):
        try:
            match.follow(entry, undoable=not passes)
        except EuphoriaError as error:
            reason = str(error).rstrip(".")
            rule = error.rule if isinstance(error, Refused) else ""
            raise BadRecord(
                f"Line {number} of the record does not follow the rules: {reason}.",
                "problems-record-rule" if rule else "problems-record-rules",
                {"line": str(number), "rule": rule} if rule else {"line": str(number)},
            ) from None
    if upto is None:
        _check_closing(match, record)
    return match


def _seat(game: Game, record: Record) -> Match:
    header = record.header
    return Match(
        game,
        header["players"],
        header["options"],
        _key(record),
        sealed_key=header["commitment"],
        salt=header["salt"],
        names=header["names"] or None,
    )


def _key(record: Record) -> bytes | None:
    """The key of the dice, if the record tells it; it must be the one that was committed to."""
    text = record.closing.get("key")
    if text is None:
        return None
    try:
        key = bytes.fromhex(text)
    except (TypeError, ValueError):
        raise BadRecord("The key of the dice is no hexadecimal number.", "problems-record-key") from None
    if len(key) != KEY_BYTES or commitment(key) != record.header["commitment"]:
        raise BadRecord(
            "The key does not fit the commitment published before the first draw.",
            "problems-record-commitment",
        )
    return key


def _check_closing(match: Match, record: Record) -> None:
    if record.closing.get("digest") != match.state.digest():
        raise BadRecord("The record does not lead to the position it claims.", "problems-record-position")
    if match.over and not _holds(record.closing.get("result"), match.result):
        raise BadRecord("The record does not lead to the result it claims.", "problems-record-result")


def _holds(claimed: object, found: dict[str, Any] | None) -> bool:
    """Is everything claimed of the result true? A newer engine may have more to say of the same end."""
    if not isinstance(claimed, dict) or not claimed or found is None:
        return False
    told = cast("dict[str, Any]", claimed)
    return all(key in found and found[key] == value for key, value in told.items())


class Proof:
    """The outcome of checking a record's dice.

    >>> import euphoria
    >>> verify(read(euphoria.new("leaders", players=4).record(with_key=True)))
    <Proof: 20 draws>
    """

    __slots__ = ("draws", "key")

    def __init__(self, draws: int, key: str) -> None:
        self.draws = draws
        self.key = key

    def __repr__(self) -> str:
        return f"<Proof: {self.draws} draws>"


def verify(record: Record) -> Proof:
    """Make every draw of a finished game again from its key; `BadRecord` if one differs."""
    key = _key(record)
    if key is None:
        raise BadRecord(
            "The game is not over, so the key of its dice has not been revealed.", "problems-record-running"
        )
    dice = Dice(key, record.header["salt"])
    draws = 0
    for entry in record.entries:
        if "luck" in entry:
            if dice.draw(entry["of"]) != entry["got"]:
                raise BadRecord(
                    f"The draw '{entry['luck']}' was not rolled by these dice.",
                    "problems-record-dice",
                    {"draw": entry["luck"]},
                )
            draws += sum(1 for bound in entry["of"] if bound > 1)
    return Proof(draws, key.hex())


def load(text: str, find: Callable[[str], Game]) -> Match:
    """The match a record tells of. `find` gives the game of a title."""
    record = read(text)
    return replay(find(record.header["title"]), record)
