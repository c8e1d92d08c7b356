"""The wire types as TypeScript."""

from __future__ import annotations

import ast
import inspect
import textwrap
from itertools import pairwise
from typing import Any, Final

import msgspec
from msgspec import inspect as kinds

from euphoria.server import wire, wire_house, wire_learn, wire_play
from euphoria.server.wire import Wire
from euphoria.server.wire_play import FromClient, ToClient

HEAD: Final = (
    "// Made by tools/typescript.py from src/euphoria/server/wire*.py. Do not edit.\n"
    "// Views, events and results are what the engines make; their shape belongs to each title.\n"
)
MODULES: Final = (wire, wire_play, wire_house, wire_learn)
_PLAIN: Final[dict[type, str]] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def types() -> str:
    """One interface per wire type, and the two unions of the socket."""
    parts = [HEAD]
    known = {name: kind for module in MODULES for name, kind in vars(module).items()}
    for name, kind in sorted(known.items()):
        if isinstance(kind, type) and issubclass(kind, Wire) and kind is not Wire:
            parts.append(_interface(name, kind))
    for name, union in (("FromClient", FromClient), ("ToClient", ToClient)):
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _interface(name: str, kind: type[Wire]) -> str:
    described = kinds.type_info(kind)
    assert isinstance(described, kinds.StructType)
    lines = [f"/** {_about(kind)} */"] if _about(kind) else []
    lines.append(f"export interface {name} {{")
    if described.tag is not None:
        lines.append(f'  type: "{described.tag}";')
    notes = _notes(kind)
    for field in described.fields:
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _about(kind: type[Wire]) -> str:
    if kind.__doc__ is None:
        return ""
    return _one_line(kind.__doc__)


def _notes(kind: type[Wire]) -> dict[str, str]:
    """What the source says right below a field; Python itself forgets such strings."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for field, note in pairwise(body.body):
        match field, note:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = _one_line(text)
            case _:
                pass
    return found


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _type(kind: Any) -> str:
    if isinstance(kind, kinds.Metadata):
        return _type(kind.type)
    if type(kind) in _PLAIN:
        return _PLAIN[type(kind)]
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
    if isinstance(kind, kinds.UnionType):
        return " | ".join(_type(member) for member in kind.types)
    if isinstance(kind, kinds.ListType):
        inner = _type(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, kinds.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind!r}")
