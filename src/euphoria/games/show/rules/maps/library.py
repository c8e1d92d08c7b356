"""The maps that come with the program, by name.

The one module of the engines that reads files: the packaged maps and their charts, as constant as code.
"""

from __future__ import annotations

import json
import sys
import tomllib
import zlib
from array import array
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from euphoria.core.errors import BadSetup
from euphoria.games.show.rules.geometry.scenery import Charted, Field
from euphoria.games.show.rules.maps.mistakes import Where
from euphoria.games.show.rules.maps.plain_values import table
from euphoria.games.show.rules.maps.reader import read_field

FIELDS: Final[list[str]] = [
    "backlot",
    "ruined-quarter",
    "rooftops",
    "market",
    "studio",
    "canyon",
    "grandstand",
]
"""The names of the packaged maps; the first is played where no other is asked for."""
LONGEST: Final = 100_000
"""A map in a record or in an option is no longer text than this."""

FINGERPRINT: Final = 32
MOST_KEPT: Final = 8
"""Maps of strangers that are not read anew when they are met again."""

_read: Final[dict[str, Field]] = {}
_met: Final[dict[str, Field]] = {}


def field_named(name: str) -> Field:
    """A packaged map, read once."""
    found = _read.get(name)
    if found is None:
        found = read_field(map_named(name))
        # Records name a packaged map by its file, whatever its title.
        found.name = name
        found.charted = _charted(name)
        _read[name] = found
    return found


def map_named(name: str) -> dict[str, Any]:
    """The data of a packaged map as it is written."""
    if name not in FIELDS:
        known = ", ".join(FIELDS)
        raise BadSetup(
            f"There is no map '{name[:40]}': {known}.",
            "problems-map-unknown",
            {"map": name[:40], "known": known},
        )
    return tomllib.loads(_file(f"{name}.toml").read_text("utf-8"))


def _charted(name: str) -> Charted:
    """What was worked out of the map's chart beforehand; nothing, for a map that has changed since."""
    numbers = array("i")
    file = _file(f"{name}.chart")
    found = file.read_bytes() if file.is_file() else b""
    if found and found[:FINGERPRINT] == fingerprint(name):
        numbers.frombytes(zlib.decompress(found[FINGERPRINT:]))
        if sys.byteorder == "big":
            numbers.byteswap()
    return numbers


def chart_file(name: str, numbers: Charted) -> bytes:
    """The file that `_charted` reads (`make charts` writes it)."""
    ordered = numbers[:]
    if sys.byteorder == "big":
        ordered.byteswap()
    return fingerprint(name) + zlib.compress(ordered.tobytes(), 9)


def fingerprint(name: str) -> bytes:
    """The first bytes of the chart of a packaged map: another one for another map."""
    return sha256(_file(f"{name}.toml").read_bytes()).digest()


def _file(name: str) -> Traversable:
    # From the top package: the packages of the engines may be compiled, and then they hold no files.
    return files("euphoria") / "games" / "show" / "maps" / name


def field_of(value: Any) -> Field:
    """The field of an option: the name of a packaged map, map data, or map data as JSON text."""
    if isinstance(value, str) and value.startswith("{"):
        value = _parsed(value)
    if isinstance(value, str):
        return field_named(value)
    data = table(value, Where())
    text = canonical(data)
    field = _met.get(text)
    if field is None:
        field = read_field(data, text)
        if len(_met) >= MOST_KEPT:
            del _met[next(iter(_met))]
        _met[text] = field
    return field


def canonical(data: dict[str, Any]) -> str:
    """Map data as one line of JSON, the same for the same map."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    check_length(text)
    return text


def check_length(text: str) -> None:
    if len(text) > LONGEST:
        raise BadSetup(
            f"The map is longer than {LONGEST} characters.", "problems-map-long", {"most": str(LONGEST)}
        )


def _parsed(text: str) -> Any:
    check_length(text)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadSetup("The map: this is no JSON.") from None
