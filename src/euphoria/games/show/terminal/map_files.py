"""Map files: the TOML that docs/maps.md tells of, read with care and written for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from euphoria.core.shapes import is_dict, is_list
from euphoria.games.show.terminal.toml_files import read_toml

LONGEST_FILE = 256 * 1024


def read_map(path: Path) -> dict[str, Any]:
    """The data of a file; raises `BadFile` if it holds no map at all, or `OSError`."""
    return read_toml(path, LONGEST_FILE)


def as_toml(data: dict[str, Any]) -> str:
    """Map data as a file: one block per element, lists of tables with one entry per line."""
    lines = [f"{key} = {_value(value)}" for key, value in data.items() if key != "element"]
    for element in data["element"]:
        lines += ["", "[[element]]"]
        lines += [f"{key} = {_entry(value)}" for key, value in element.items()]
    return "\n".join(lines) + "\n"


def _entry(value: Any) -> str:
    if is_list(value) and value and is_dict(value[0]):
        rows = "".join(f"    {_value(item)},\n" for item in value)
        return f"[\n{rows}]"
    return _value(value)


def _value(value: Any) -> str:
    if is_dict(value):
        return "{ " + ", ".join(f"{key} = {_value(item)}" for key, item in value.items()) + " }"
    if is_list(value):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    # Texts, numbers and truth are written in TOML as in JSON.
    return json.dumps(value, ensure_ascii=False)
