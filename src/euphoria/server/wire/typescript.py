"""The types of the wire, and of what the titles show, as TypeScript."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from euphoria.server.wire import analysis as wire_analysis
from euphoria.server.wire import credentials as wire_credentials
from euphoria.server.wire import learn as wire_learn
from euphoria.server.wire import play as wire_play
from euphoria.server.wire import puzzles as wire_puzzles
from euphoria.server.wire import tables as wire
from euphoria.server.wire import titles as wire_house
from euphoria.server.wire.play import FromClient, ToClient
from euphoria.server.wire.tables import Wire

HEAD: Final = (
    "// Made by tools/typescript.py from src/euphoria/server/wire*.py. Do not edit.\n"
    "// Views, events and results are what the engines make; their shape belongs to each title.\n"
)
VIEW_HEAD: Final = "// Made by tools/typescript.py from src/{path}. Do not edit.\n"
MODULES: Final = (wire, wire_play, wire_house, wire_learn, wire_puzzles, wire_credentials, wire_analysis)
_PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}

Names = dict[Any, str]
"""What a module calls its sets of words and its places: types without a name of their own."""


class Field(NamedTuple):
    """One field of an interface."""

    name: str
    type: Any
    required: bool


def types() -> str:
    """One interface per wire type, and the two unions of the socket."""
    parts = [HEAD]
    known = {name: kind for module in MODULES for name, kind in vars(module).items()}
    for name, kind in sorted(known.items()):
        if isinstance(kind, type) and issubclass(kind, Wire) and kind is not Wire:
            parts.append(_interface(name, kind, {}))
    for name, union in (("FromClient", FromClient), ("ToClient", ToClient)):
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def view_types(module: ModuleType) -> str:
    """What a title shows: its sets of words, its places, and one interface per TypedDict of the module."""
    names = {kind: name for name, kind in vars(module).items() if get_origin(kind) in (Literal, Annotated)}
    parts = [VIEW_HEAD.format(path=module.__name__.replace(".", "/") + ".py")]
    parts += [_alias(name, kind, names) for kind, name in names.items()]
    parts += [_interface(name, kind, names) for name, kind in vars(module).items() if is_typeddict(kind)]
    return "\n".join(parts)


def _alias(name: str, kind: Any, names: Names) -> str:
    """A set of words, as a list to go through and as a type; or the members of a place."""
    if get_origin(kind) is Annotated:
        others = {other: called for other, called in names.items() if called != name}
        return f"export type {name} = {_type(kind, others)};\n"
    words = ", ".join(_value(word) for word in get_args(kind))
    listed = name.upper() if name.endswith("s") else f"{name.upper()}S"
    return f"export const {listed} = [{words}] as const;\nexport type {name} = (typeof {listed})[number];\n"


def _interface(name: str, kind: type, names: Names) -> str:
    lines = [f"/** {_one_line(kind.__doc__)} */"] if kind.__doc__ else []
    lines.append(f"export interface {name} {{")
    shape: Any = kind
    tag = shape.__struct_config__.tag if issubclass(shape, msgspec.Struct) else None
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    notes = _notes(kind)
    for field in _fields(kind):
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        mark = "" if field.required else "?"
        lines.append(f"  {field.name}{mark}: {_type(field.type, names)};")
    return "\n".join([*lines, "}", ""])


def _fields(kind: type) -> Iterator[Field]:
    hints = get_type_hints(kind, include_extras=True)
    if issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            yield Field(field.encode_name, hints[field.name], field.required)
        return
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        yield Field(name, get_args(hint)[0] if optional else hint, not optional)


def _notes(kind: type) -> dict[str, str]:
    """What the source says right below a field; Python itself forgets such strings."""
    try:
        source = inspect.getsource(kind)
    except OSError:  # made by a call, as a TypedDict with a word of Python in it is
        return {}
    (body,) = ast.parse(textwrap.dedent(source)).body
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


def _type(kind: Any, names: Names) -> str:
    if kind in names:
        return names[kind]
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return (
            _tuple(inner[0], inner[1].split(), names) if isinstance(inner[1], str) else _type(inner[0], names)
        )
    if origin is Literal:
        return " | ".join(_value(value) for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(_type(member, names) for member in inner)
    if origin is list:
        told = _type(inner[0], names)
        return f"({told})[]" if "|" in told else f"{told}[]"
    if origin is dict:
        return f"Record<{_type(inner[0], names)}, {_type(inner[1], names)}>"
    if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, Wire)):
        return str(kind.__name__)
    raise TypeError(f"no TypeScript for {kind!r}")


def _tuple(kind: Any, places: list[str], names: Names) -> str:
    """A list of so many, whose names are noted with it: `Annotated[list[int], "x y"]`."""
    (inner,) = get_args(kind)
    return f"[{', '.join(f'{place}: {_type(inner, names)}' for place in places)}]"


def _value(value: object) -> str:
    return msgspec.json.encode(value).decode()
