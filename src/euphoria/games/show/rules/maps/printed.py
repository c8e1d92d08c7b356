"""A map as plain data, for clients that draw it. Lengths are thousandths of an inch."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, get_args

from euphoria.games.show.rules import view_types as seen
from euphoria.games.show.rules.box.data import (
    BLAST,
    BODY,
    DEPLOYMENT,
    EYE,
    MARKER_RADIUS,
    PLATFORM,
    RADIUS,
    TARGETS,
)
from euphoria.games.show.rules.geometry.scenery import (
    KINDS,
    LINKS,
    OPENINGS,
    Block,
    Field,
    Link,
    Opening,
    Shape,
)
from euphoria.games.show.rules.maps.library import FIELDS, field_named, map_named
from euphoria.games.show.rules.maps.shades import Place, axis, shadow

ROLES: Final[tuple[seen.Role, ...]] = get_args(seen.Role)
MEASURES: Final[seen.Measures] = {
    "base": RADIUS,
    "marker": MARKER_RADIUS,
    "blast": BLAST,
    "platform": PLATFORM,
    "deployment": DEPLOYMENT,
    "bodies": BODY,
    "eyes": EYE,
}


def packaged_map(name: str) -> seen.Field | None:
    """A map that comes with the program, with what its author says about it."""
    return _packaged(name) if name in FIELDS else None


@lru_cache(maxsize=len(FIELDS))
def _packaged(name: str) -> seen.Field:
    return {**drawn_field(field_named(name)), "about": str(map_named(name).get("about", ""))}


def drawn_field(field: Field) -> seen.Field:
    return {
        "name": field.name,
        "width": int(field.width),
        "depth": int(field.depth),
        "measures": MEASURES,
        "middle": [[x, int(field.depth) // 2] for x in TARGETS],
        "elements": [
            {
                "name": one.name,
                "kind": KINDS[one.kind],
                "top": int(one.top),
                "roof": int(one.roof),
                "open": one.open,
                "footprint": [corners(shape) for shape in one.footprint],
            }
            for one in field.elements
        ],
        "blocks": [
            {
                "role": ROLES[one.role],
                **solid(one),
                "stands": any(surface.shape is one.shape for surface in field.surfaces),
                "shadow": rounded(shadow(field, one)),
            }
            for one in field.blocks
        ],
        "openings": [
            {"kind": OPENINGS[one.kind], **solid(one), "axis": rounded(axis(one.shape))}
            for one in field.openings
        ],
        "surfaces": [
            {
                "element": int(one.element),
                "name": one.name,
                "z": int(one.z),
                "sheet": int(one.sheet),
                "outline": corners(one.shape),
            }
            for one in field.surfaces
        ],
        "links": [drawn_link(one) for one in field.links],
    }


def solid(one: Block | Opening) -> seen.Solid:
    """What stands between two heights on a plan."""
    return {
        "element": int(one.element),
        "outline": corners(one.shape),
        "low": int(one.z0),
        "high": int(one.z1),
    }


def drawn_link(link: Link) -> seen.Link:
    return {
        "element": int(link.element),
        "kind": LINKS[link.kind],
        "foot": [int(link.foot_x), int(link.foot_y), int(link.foot)],
        "head": [int(link.head_x), int(link.head_y), int(link.head)],
    }


def corners(shape: Shape) -> list[seen.Point]:
    return [[int(x), int(y)] for x, y in zip(shape.xs, shape.ys, strict=True)]


def rounded(places: Iterable[Place]) -> list[seen.Point]:
    return [[round(x), round(y)] for x, y in places]
