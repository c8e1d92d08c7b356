"""Map files: the TOML that docs/maps.md tells of, read with care and written for people."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from euphoria.core.shapes import is_dict, is_list

LONGEST_FILE = 256 * 1024


class NoMap(Exception):
    """The file holds no map at all: the last part of a message's id, and its facts."""

    def __init__(self, id: str, **facts: int) -> None:
        super().__init__(id)
        self.id = id
        self.facts = facts


def read_map(path: Path) -> dict[str, Any]:
    """The data of a file; raises `NoMap`, or `OSError` when there is nothing to read."""
    with path.open("rb") as file:
        content = file.read(LONGEST_FILE + 1)
    if len(content) > LONGEST_FILE:
        raise NoMap("long", most=LONGEST_FILE // 1024)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise NoMap("text") from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        raise NoMap("toml", line=int(found[1]) if found else text.count("\n") + 1) from None
    except (RecursionError, ValueError):
        # Lists in lists without end, or a number of thousands of digits.
        raise NoMap("toml", line=1) from None


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
