"""The view of the show, its map and its endless choices as types: what `view.py`, `maps/printed.py` and
`answers/areas.py` build, and what the web client's `view.ts` is made from.

Lengths are thousandths of an inch. Views are plain dicts; nothing here is compiled or runs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from euphoria.games.show.rules.box.data import Edge, Mission, Phase
from euphoria.games.show.rules.geometry import scenery

Point = Annotated[list[int], "x y"]
Place = Annotated[list[int], "x y surface"]
Stretch = Annotated[list[Point], "start end"]

Status = Literal["off", "up", "down", "dead"]
Way = Literal["mission", "elimination", "time", "stopped"]
Source = Literal["kill", "hand", "susan", "rival", "hero", "half"]
Role = Literal["mass", "wall", "frame", "floor", "rough"]


class Figure(TypedDict):
    figure: str
    who: str
    team: int | None
    owner: str | None
    status: Status
    place: Place | None
    z: int
    lp: int
    full_lp: int
    euphoria: int
    ap: int
    spent: int
    aim: int | None
    shots: list[int]
    range: int
    flame: bool
    attacks: int
    value: int
    """In audience points, without objects that nobody has seen."""
    secret_value: int | None
    """What those objects add; null: not ours to know."""
    ability: str | None
    used: bool
    berserk: bool
    repeats: str | None
    """What a motivated figure may still do again in this turn: movement, attack or shooting (S-16.8)."""
    barred: str | None
    """The rival that may not shoot at this figure in this turn (S-16.37)."""
    state: list[str]
    objects: list[str]
    shown: list[str]
    site: int | None
    carries: str | None
    carried: bool
    fight: int | None
    killer: str | None
    lies: bool


class Side(TypedDict):
    seat: int
    side: Edge | None
    platform: Point | None
    total: int
    secret_objects: int
    """What objects that nobody has seen are worth."""
    leader: str | None
    associate: str | None
    delivered: int


class Target(TypedDict):
    target: int
    place: Place | None
    carrier: str | None
    delivered: bool


class Declared(TypedDict):
    """Shots that were announced."""

    weapon: int
    figure: str
    shots: int


class Result(TypedDict):
    way: Way
    rule: str
    winners: list[int]
    points: list[int]
    turns: int


class Scored(TypedDict):
    """Points that a side has in the end, and where they come from."""

    seat: int
    source: Source
    figure: str | None
    points: int


class ShowView(TypedDict):
    """The show as one seat, or a spectator, may know it."""

    title: Literal["show"]
    you: int | None
    players: int
    mission: Mission
    map: str
    gone: list[int]
    """The elements of the map that were blown up."""
    budget: int
    house: list[str]
    """Disputed rules that are read in another way here."""
    turn: int
    turns: int
    phase: Literal["setup"] | Phase
    active: str | None
    order: list[str]
    acted: int
    """How many figures of the order have had their turn in this phase."""
    seats: list[Side]
    figures: list[Figure]
    targets: list[Target]
    cat: Place | None
    declared: list[Declared]
    template: Point | None
    question: str | None
    about: str | None
    """The figure that the question is about."""
    waiting: list[int]
    result: Result | None
    scored: list[Scored]
    """Nothing before the end."""


# ------------------------------------------------------------------ the map, before anything is blown up


class Element(TypedDict):
    name: str
    kind: scenery.Kind
    top: int
    roof: int
    open: bool
    footprint: list[list[Point]]


class Solid(TypedDict):
    """What stands between two heights on a plan."""

    element: int
    outline: list[Point]
    low: int
    high: int


class Block(Solid):
    role: Role
    stands: bool
    """Can one stand on its top?"""
    shadow: list[Point]
    """Nothing for what stands under a roof."""


class Opening(Solid):
    kind: scenery.OpeningKind
    axis: Stretch
    """From end to end of its stretch of wall."""


class Surface(TypedDict):
    element: int
    name: str
    z: int
    sheet: int
    outline: list[Point]


class Link(TypedDict):
    element: int
    kind: scenery.LinkKind
    foot: Place
    head: Place


class Measures(TypedDict):
    base: int
    marker: int
    blast: int
    platform: int
    deployment: int
    bodies: list[int]
    """How high a figure is: standing, on the deck, Benkei, the cat."""
    eyes: list[int]
    """Where it looks from, likewise."""


class Field(TypedDict):
    name: str
    about: NotRequired[str]
    """What its author says about it."""
    width: int
    depth: int
    measures: Measures
    middle: list[Point]
    elements: list[Element]
    blocks: list[Block]
    openings: list[Opening]
    surfaces: list[Surface]
    links: list[Link]


# ------------------------------------------------------------------ maps that are being built


class Complaint(TypedDict):
    """Something that is wrong with a map, or could be better."""

    elements: list[int]
    """Which ones, by their place in the data; none: the map as a whole."""
    part: str
    """`part`, `link`, `opening` or `wall` if it is about one of these."""
    rule: str
    error: bool
    """Nobody can play on it; otherwise it is advice."""
    at: Point | None
    says: str


class Compared(TypedDict):
    """What a map gives to each side."""

    name: str
    label: str
    south: str
    north: str
    even: bool
    says: str


class Surveyed(TypedDict):
    """A map that is being built, as the engine sees it."""

    made: dict[str, Any]
    text: str
    """The same as a file, for `euphoria map`; empty while it cannot be read."""
    field: Field | None
    """The table without the elements that cannot be read; null: there is none."""
    origins: list[int]
    """For each element of the field its place in the data: twins have that of what they mirror."""
    complaints: list[Complaint]
    fit: bool
    compared: list[Compared]


# ------------------------------------------------------------------ endless choices, to be drawn


class Area(TypedDict):
    surface: int
    name: str
    z: int
    price: int | None
    """In AP; null: none."""
    figure: NotRequired[str | None]
    rings: list[list[Point]]
    """With a price: overlapping pieces, reached for it and for every higher one. Without: outlines, of which
    those inside others are holes."""
    holes: NotRequired[list[list[Point]]]
    """What is not part of this area, whatever its outlines say: overlapping pieces."""


class Hole(TypedDict):
    """Where nobody may stop on a surface, whatever is lit there: overlapping pieces."""

    surface: int
    rings: list[list[Point]]


class Line(TypedDict):
    figure: str | None
    points: list[Point]


class Drawn(TypedDict):
    """Outlines and lines of an endless choice."""

    areas: list[Area]
    holes: list[Hole]
    lines: list[Line]
