"""The types for the browser say what the server's wire types say."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from euphoria.server import typescript, wire, wire_house, wire_play
from euphoria.server.wire import Wire


class Inner(Wire):
    x: int


class Sample(Wire, tag="sample", tag_field="type"):
    """Every shape
    that travels."""

    key: Annotated[str, Meta(max_length=8)]
    """A note
    on two lines."""
    mood: Literal["good", "bad"]
    inner: list[Inner]
    mixed: list[str | int]
    maybe: float | None
    facts: dict[str, Any]
    tally: dict[str, list[bool]] = msgspec.field(default_factory=dict[str, list[bool]])


class Blob(Wire):
    data: bytes


def interface(kind: type[Wire]) -> str:
    return typescript._interface(kind.__name__, kind)


def test_every_shape_becomes_its_type() -> None:
    assert interface(Sample).splitlines() == [
        "/** Every shape that travels. */",
        "export interface Sample {",
        '  type: "sample";',
        "  /** A note on two lines. */",
        "  key: string;",
        '  mood: "bad" | "good";',
        "  inner: Inner[];",
        "  mixed: (string | number)[];",
        "  maybe: number | null;",
        "  facts: Record<string, unknown>;",
        "  tally?: Record<string, boolean[]>;",
        "}",
    ]


def test_a_shape_that_nobody_thought_of_is_an_error() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        interface(Blob)


def test_every_wire_type_is_there_with_every_field() -> None:
    made = typescript.types()
    for kind in [value for module in (wire, wire_play, wire_house) for value in vars(module).values()]:
        if isinstance(kind, type) and issubclass(kind, Wire) and kind is not Wire:
            _, _, after = made.partition(f"export interface {kind.__name__} {{\n")
            body, closed, _ = after.partition("\n}\n")
            assert closed, kind
            for field in msgspec.structs.fields(kind):
                mark = ":" if field.required else "?:"
                assert f"  {field.encode_name}{mark} " in body, (kind, field.name)


def test_notes_below_fields_are_told() -> None:
    assert "  /** Your seat; null: you look on. */\n  you: number | null;" in typescript.types()
