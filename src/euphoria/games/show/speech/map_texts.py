"""Maps as people write them (docs/maps.md): TOML, read with care and written for people."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

from euphoria.core.shapes import is_dict, is_list


class BadText(Exception):
    """A text that is no TOML, and the line from which it is none."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def data_of(text: str) -> dict[str, Any]:
    """The data of a text; nothing here trusts its input."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        raise BadText(int(found[1]) if found else text.count("\n") + 1) from None
    except (RecursionError, ValueError):
        # Lists in lists without end, or a number of thousands of digits.
        raise BadText(1) from None


def as_toml(data: dict[str, Any]) -> str:
    """Map data as a file: one block per element, lists of tables with one entry per line."""
    lines = [f"{key} = {_value(value)}" for key, value in data.items() if key != "element"]
    for element in data.get("element", []):
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
