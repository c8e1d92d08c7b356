"""Messages that are nothing but a line of text with facts in it need no library to be understood.

Most are, and the library takes longer to import than a short command to run. Whatever is not plain, a number
that a language writes in its own way among it, is left to the library; a test compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

_LINE: Final = re.compile(r"(?:[a-zA-Z][\w-]*| +(\.[a-zA-Z][\w-]*)) *= *([^\s{}].*|\{ *\$.*)")
_FACT: Final = re.compile(r"\{ *\$([\w-]+) *\}")
_LONGEST: Final = 1000
"""Smaller numbers are written alike in all languages."""


def lines(entry: str) -> dict[str, str]:
    """The text of a message under "" and those of its attributes (".text"); nothing unless all are plain."""
    found: dict[str, str] = {}
    for line in entry.splitlines():
        if not line.strip():
            continue
        match = _LINE.fullmatch(line)
        if match is None or re.search("[{}]", _FACT.sub("", match[2])):
            return {}
        found[match[1] or ""] = match[2].rstrip()
    return found


def filled(text: str, facts: Mapping[str, int | str]) -> str | None:
    """The text with its facts; None if that is for the library to say."""
    for name in _FACT.findall(text):
        fact = facts.get(name)
        if not isinstance(fact, str) and not (type(fact) is int and 0 <= fact < _LONGEST):
            return None
    return _FACT.sub(lambda found: str(facts[found[1]]), text)
