"""What a picture shows on top of a map. Lengths are thousandths of an inch, as in the engine."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as each
from math import dist
from typing import Any

from euphoria.games.show.rules.box.cards import BENKEI, PROFILES
from euphoria.games.show.rules.box.data import BLAST, TOUCH
from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.maps.library import field_of
from euphoria.games.show.rules.state import DEAD, DOWN, NEUTRAL, OFF, ON_TABLE, Arena

Point = tuple[int, int]


@dataclass(frozen=True)
class Piece:
    """A figure: team 0, 1 or 2 (nobody's); `life` from 0 to 1."""

    x: int
    y: int
    team: int
    label: str
    life: float = 1.0
    ap: int = 0
    lying: bool = False
    dead: bool = False


@dataclass(frozen=True)
class Route:
    """A path, and what each of its legs costs (empty: nothing is written)."""

    points: list[Point]
    prices: list[int] = each(default_factory=list[int])


@dataclass(frozen=True)
class Sight:
    """A sight line, free or blocked; the element in its way lights up."""

    start: Point
    end: Point
    free: bool
    blocker: int = -1


@dataclass(frozen=True)
class Region:
    """Where a figure can go: polygons, drawn as soft light."""

    polygons: list[list[Point]]


@dataclass(frozen=True)
class Template:
    """A blast (a radius) or any other outline laid on the table."""

    centre: Point
    radius: int = 0
    outline: list[Point] = each(default_factory=list[Point])


@dataclass
class Scene:
    """A table and everything to be shown on it."""

    field: Field
    gone: int = 0
    platforms: list[tuple[int, int, int]] = each(default_factory=list[tuple[int, int, int]])
    """Team, and the south-west corner."""
    pieces: list[Piece] = each(default_factory=list[Piece])
    targets: list[Point] = each(default_factory=list[Point])
    cats: list[Point] = each(default_factory=list[Point])
    ties: list[tuple[Point, Point]] = each(default_factory=list[tuple[Point, Point]])
    """Who fights whom: members of one fight whose bases touch in plan."""
    routes: list[Route] = each(default_factory=list[Route])
    sights: list[Sight] = each(default_factory=list[Sight])
    regions: list[Region] = each(default_factory=list[Region])
    templates: list[Template] = each(default_factory=list[Template])


def scene_of(state: Arena) -> Scene:
    """What everybody sees of a state: figures, platforms, targets, the cat, fights."""
    scene = Scene(state.field, state.gone)
    for team in (0, 1):
        if state.platform_x[team] >= 0:
            scene.platforms.append((team, state.platform_x[team], state.platform_y[team]))
    on_table = [i for i in range(state.count()) if state.status[i] != OFF and i not in state.load]
    for i in on_table:
        scene.pieces.append(_piece(state, i))
    for i in on_table:
        for j in range(i + 1, state.count()):
            one, other = (state.x[i], state.y[i]), (state.x[j], state.y[j])
            if j in on_table and 0 <= state.fight[i] == state.fight[j] and dist(one, other) <= TOUCH:
                scene.ties.append((one, other))
    for x, y, there in zip(state.target_x, state.target_y, state.target_state, strict=True):
        if there == ON_TABLE:
            scene.targets.append((x, y))
    if state.cat_on:
        scene.cats.append((state.cat_x, state.cat_y))
    return scene


def _piece(state: Arena, i: int) -> Piece:
    who = state.who[i]
    profile = PROFILES[who]
    return Piece(
        state.x[i],
        state.y[i],
        min(state.team[i], NEUTRAL),
        "b" if who == BENKEI else profile.id[:2],
        max(0.0, min(1.0, state.lp[i] / profile.lp)),
        state.ap[i],
        state.status[i] == DOWN,
        state.status[i] == DEAD,
    )


def scene_seen(view: dict[str, Any]) -> Scene:
    """What a view of the show holds: the same as `scene_of` its state, and the template that is laid."""
    scene = Scene(field_of(view["map"]), sum(1 << element for element in view["gone"]))
    for seat in view["seats"]:
        if seat["platform"] is not None:
            scene.platforms.append((seat["seat"], *seat["platform"]))
    there = [figure for figure in view["figures"] if figure["place"] is not None and not figure["carried"]]
    for figure in there:
        scene.pieces.append(_piece_seen(figure))
    for k, one in enumerate(there):
        for other in there[:k]:
            same = one["fight"] is not None and one["fight"] == other["fight"]
            if same and dist(_plan(one), _plan(other)) <= TOUCH:
                scene.ties.append((_plan(other), _plan(one)))
    scene.targets = [_plan(target) for target in view["targets"] if target["place"] is not None]
    if view["cat"] is not None:
        scene.cats.append((view["cat"][0], view["cat"][1]))
    if view["template"] is not None:
        scene.templates.append(Template((view["template"][0], view["template"][1]), BLAST))
    return scene


def _piece_seen(figure: dict[str, Any]) -> Piece:
    team = NEUTRAL if figure["team"] is None else figure["team"]
    label = "b" if figure["who"] == PROFILES[BENKEI].id else figure["who"][:2]
    life = max(0.0, min(1.0, figure["lp"] / figure["full_lp"]))
    lying, dead = figure["status"] == "down", figure["status"] == "dead"
    return Piece(*_plan(figure), team, label, life, figure["ap"], lying, dead)


def _plan(thing: dict[str, Any]) -> Point:
    return thing["place"][0], thing["place"][1]
