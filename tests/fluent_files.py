"""The Fluent files as data, for the tests of locale and speech."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

SOURCE = Path(__file__).resolve().parents[1] / "src" / "euphoria"
LOCALE = SOURCE / "locale"
HOMES = [LOCALE, *sorted(SOURCE.glob("games/*/locale"))]
"""Whatever has sentences: the house, and each title."""
ID = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")


@cache
def entries(language: str, file: str) -> dict[str, ftl.Message]:
    """The messages of one file by id; a syntax error or a doubled id fails."""
    (path,) = (path for home in HOMES if (path := home / language / file).exists())
    text = path.read_text(encoding="utf-8")
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def files(language: str) -> list[str]:
    return sorted(path.name for home in HOMES for path in (home / language).iterdir())


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Everything that can be said: `message` and `message.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    for file in files(language):
        for id, message in entries(language, file).items():
            if message.value is not None:
                found[id] = message.value
            for attribute in message.attributes:
                assert attribute.value is not None
                found[f"{id}.{attribute.id.name}"] = attribute.value
    return found


def walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from walk(child)


def selectors(pattern: ftl.Pattern) -> list[ftl.SelectExpression]:
    return [node for node in walk(pattern) if isinstance(node, ftl.SelectExpression)]


def selected(pattern: ftl.Pattern) -> dict[str, set[str]]:
    """For each variable that decides between variants, the keys of those variants."""
    found: dict[str, set[str]] = {}
    for choice in selectors(pattern):
        assert isinstance(choice.selector, ftl.VariableReference)
        found.setdefault(choice.selector.id.name, set()).update(keys(choice))
    return found


def keys(choice: ftl.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
        for variant in choice.variants
    }


def shown(pattern: ftl.Pattern) -> set[str]:
    """The variables whose value is printed."""
    return {
        node.expression.id.name
        for node in walk(pattern)
        if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference)
    }


FORMS = ("-whom", "-on", "-one", "-plural")


def base(variable: str) -> str:
    """`recruit-whom` is `recruit` in another form: that of a direct object, with a preposition, …"""
    for form in FORMS:
        variable = variable.removesuffix(form)
    return variable


# ------------------------------------------------------------------ ids in the source


def ids_in(*folders: str) -> tuple[set[str], set[str]]:
    """The texts in folders of the source that can be ids, and as patterns those put together of parts."""
    whole: set[str] = set()
    parts: set[str] = set()
    named = [found for folder in folders for found in SOURCE.glob(folder)]
    for path in sorted(path for one in named for path in ([one] if one.is_file() else one.rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts.add("".join(_part(value) for value in node.values))
    return whole, {part for part in parts if re.match(r"[a-z]+-", part)}


def _part(value: ast.expr) -> str:
    if isinstance(value, ast.Constant):
        return re.escape(str(value.value)).replace(r"\-", "-")
    return r"[a-z0-9-]+"
