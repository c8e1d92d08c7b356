"""The types for the browser say what the server's wire types say."""

from types import ModuleType
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest
from msgspec import Meta

from euphoria.server.wire import play as wire_play
from euphoria.server.wire import tables as wire
from euphoria.server.wire import titles as wire_house
from euphoria.server.wire import typescript
from euphoria.server.wire.tables import Wire


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


Mood = Literal["good", "bad"]
Point = Annotated[list[int], "x y"]
Stretch = Annotated[list[Point], "start end"]


class Piece(TypedDict):
    """Something that
    stands."""

    place: Point | None
    """null: nowhere."""
    path: list[Point]
    mood: Mood
    moods: list[Mood | None]
    lone: NotRequired[Literal["yes"]]


class TinyView(TypedDict):
    pieces: dict[Mood, Piece]


class Blob(Wire):
    data: bytes


def interface(kind: type[Wire]) -> str:
    return typescript._interface(kind.__name__, kind, {})


def test_every_shape_becomes_its_type() -> None:
    assert interface(Sample).splitlines() == [
        "/** Every shape that travels. */",
        "export interface Sample {",
        '  type: "sample";',
        "  /** A note on two lines. */",
        "  key: string;",
        '  mood: "good" | "bad";',
        "  inner: Inner[];",
        "  mixed: (string | number)[];",
        "  maybe: number | null;",
        "  facts: Record<string, unknown>;",
        "  tally?: Record<string, boolean[]>;",
        "}",
    ]


def test_a_view_becomes_words_places_and_interfaces() -> None:
    module = ModuleType("some.view_types")
    vars(module).update({kind: globals()[kind] for kind in ("Mood", "Point", "Stretch", "Piece", "TinyView")})
    assert typescript.view_types(module).splitlines() == [
        "// Made by tools/typescript.py from src/some/view_types.py. Do not edit.",
        "",
        'export const MOODS = ["good", "bad"] as const;',
        "export type Mood = (typeof MOODS)[number];",
        "",
        "export type Point = [x: number, y: number];",
        "",
        "export type Stretch = [start: Point, end: Point];",
        "",
        "/** Something that stands. */",
        "export interface Piece {",
        "  /** null: nowhere. */",
        "  place: Point | null;",
        "  path: Point[];",
        "  mood: Mood;",
        "  moods: (Mood | null)[];",
        '  lone?: "yes";',
        "}",
        "",
        "export interface TinyView {",
        "  pieces: Record<Mood, Piece>;",
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
