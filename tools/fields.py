"""Write how states are copied and told as JSON: `python tools/fields.py` (`make fields`).

A title declares each field of its state once, in `state.py`: the method `declare` names it, its type and its
first value, and the line below says what it is. From that this makes `fields.py` beside it, a class with
everything else that must know the fields: slots, the copy, JSON both ways. It is plain code, so that it runs
fast, compiled or not; a test holds the files that are checked in against what this makes.
"""

import ast
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
STATES = sorted((ROOT / "src" / "euphoria" / "games").glob("*/rules/state.py"))


class Kind(NamedTuple):
    """What is done with the fields of a type; `{}` is the value. What is not written is not read."""

    empty: str
    copy: str
    write: str
    read: str


KINDS = {
    "int": Kind("0", "{}", "{}", "{}"),
    "i64": Kind("0", "{}", "{}", "{}"),
    "Derived": Kind("0", "{}", "", ""),
    "bool": Kind("False", "{}", "{}", "{}"),
    "DerivedList": Kind("[]", "{}[:]", "", ""),
    "list[int]": Kind("[]", "{}[:]", "{}[:]", "list({})"),
    "Shared": Kind("[]", "{}", "{}[:]", "list({})"),
    "Owned": Kind("[]", "{}", "{}[:]", "list({})"),
    "Packed": Kind("packed()", "{}", "{}.tolist()", "packed({})"),
}


class Field(NamedTuple):
    name: str
    type: str

    @property
    def kind(self) -> Kind:
        return KINDS[self.type]


class Declared(NamedTuple):
    """A state as it is declared: the class to make, how many players are counted with, the fields."""

    base: str
    counts: str
    fields: list[Field]


class BadDeclaration(Exception):
    """A declaration that makes no state, with one sentence that says where and why."""


def declared(source: str) -> Declared:
    """What a `state.py` declares."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "declare":
                    counts = method.args.args[1].annotation
                    assert counts is not None
                    return Declared(ast.unparse(node.bases[0]), ast.unparse(counts), _fields(method))
    raise BadDeclaration("There is no class with a method 'declare'.")


def _fields(method: ast.FunctionDef) -> list[Field]:
    found: list[Field] = []
    said = True
    for node in method.body[1:]:  # behind the docstring
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and not said:
            said = True
            continue
        match node:
            case ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name), annotation=type):
                field = Field(name, ast.unparse(type))
            case _:
                raise BadDeclaration(f"Line {node.lineno} declares no field: `self.name: type = value`.")
        if not said:
            break
        if field.type not in KINDS:
            raise BadDeclaration(f"'{name}' is a {field.type}, and there are only {', '.join(KINDS)}.")
        found.append(field)
        said = False
    if not said:
        raise BadDeclaration(f"Say below '{found[-1].name}' what it is.")
    return found


def made(state: Declared) -> str:
    """The module with everything that follows from the declaration."""
    base, counts, fields = state
    written = [field for field in fields if field.kind.write]
    types = {field.type for field in fields}
    core = ", ".join(sorted({*types & {"Derived", "DerivedList", "Shared", "Owned", "Packed"}, "State"}))
    core += ", packed" if "Packed" in types else ""
    owned = [field for field in fields if field.type in ("Owned", "Packed")]
    numbers = "from mypy_extensions import i64\n\n" if "i64" in {*types, counts} else ""
    return f'''"""Made by tools/fields.py from state.py (`make fields`). Do not edit."""

from __future__ import annotations

from typing import Any, Final

{numbers}from euphoria.core.state import {core}

FIELDS: Final = (
{_lines(fields, 4, '"{0}",')}
)


class {base}(State):
    """The fields that are declared in state.py: their places, copies and JSON."""

    __slots__ = FIELDS

    def __init__(self, players: {counts}, of: {base} | None = None) -> None:
        """A fresh state, or a copy of another one."""
        super().__init__(players, of)
        if of is None:
            # Every field has a value before anybody can look at it: compiled code counts on that.
{_lines(fields, 12, "self.{0}: {1} = {empty}")}
            self.declare(players)
        else:
{_lines(fields, 12, "self.{0} = {copy}", "of.{0}")}
{_share(owned)}{_owning(owned)}
    def declare(self, players: {counts}) -> None:
        """Give every field its first value."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        return {{
            **self.flow_to_json(),
{_lines(written, 12, '"{0}": {write},', "self.{0}")}
        }}

    def from_json(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote."""
        self.flow_from_json(data)
{_lines(written, 8, "self.{0} = {read}", 'data["{0}"]')}
'''


def _share(owned: list[Field]) -> str:
    """The line by which the copied state no longer owns what both have now; a copy begins without."""
    return "            of.owns = 0\n" if owned else ""


def _owning(owned: list[Field]) -> str:
    """For each list that copies share until it is changed, the method that gives the state one of its own."""
    return "".join(OWNING.format(field.name, 1 << place, field.type) for place, field in enumerate(owned))


OWNING = '''
    def own_{0}(self) -> {2}:
        """`{0}`, to be changed in place: no copy of this state has the same list any more."""
        if not self.owns & {1}:
            self.{0} = self.{0}[:]
            self.owns |= {1}
        return self.{0}
'''


def _lines(fields: list[Field], indent: int, line: str, value: str = "") -> str:
    """The line for each field; {copy} and so on stand for what its kind does with the value."""
    written: list[str] = []
    for field in fields:
        does = {name: text.format(value.format(*field)) for name, text in field.kind._asdict().items()}
        written.append(" " * indent + line.format(*field, **does))
    return "\n".join(written)


def target(state: Path) -> Path:
    return state.with_name("fields.py")


if __name__ == "__main__":
    for path in STATES:
        target(path).write_text(made(declared(path.read_text(encoding="utf-8"))), encoding="utf-8")
