"""Where one may pass but not stop (S-11.14, S-1.13), and the low tops one may stop on."""

from __future__ import annotations

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import MARKER_HEIGHT, RADIUS
from euphoria.games.show.rules.geometry.clipping import below_line
from euphoria.games.show.rules.geometry.inflating import FINE_TURN, MARGIN, inflated, rounded, shrunk
from euphoria.games.show.rules.geometry.scenery import Shape
from euphoria.games.show.rules.movement.grounds import Ground, sliver
from euphoria.games.show.rules.state import ON_TABLE, Arena
from euphoria.games.show.rules.table.standing import ON_A_MARKER, in_the_way, removed, rim_of
from euphoria.games.show.rules.table.terrain import BARRED, hindrance


class Top:
    """A low top on a sheet: where the centre of a base may be on it, and where something rises from it."""

    __slots__ = ("holes", "limits", "shape", "surface", "z")

    def __init__(self, s: Arena, ground: Ground, surface: i64) -> None:
        one = s.field.surfaces[surface]
        self.surface = surface
        self.shape: Shape = one.shape
        self.z: i64 = one.z
        self.limits: list[int] = shrunk(one.shape, RADIUS)
        self.holes: list[Shape] = risen(s, ground, one.z)
        if len(s.field.level(surface).numbers) > 1:
            # A base may lie on several parts at once: only the rim around all of them ends it.
            self.limits = one.shape.c
            rim = rim_of(s.field, surface)
            for k in range(0, len(rim), 4):
                edge = sliver(rim[k], rim[k + 1], rim[k + 2], rim[k + 3])
                self.holes.append(inflated(edge, RADIUS - MARGIN, FINE_TURN))


class Stops:
    """All this for one sheet."""

    __slots__ = ("holes", "tops")

    def __init__(self, s: Arena, ground: Ground) -> None:
        self.holes: list[Shape] = risen(s, ground, ground.z)
        self.tops: list[Top] = []
        for k in range(len(s.field.surfaces)):
            one = s.field.surfaces[k]
            if one.sheet == ground.sheet and one.z > ground.z and not removed(s, one.element):
                self.tops.append(Top(s, ground, k))


def risen(s: Arena, ground: Ground, z: i64) -> list[Shape]:
    """What one may walk over on a sheet but not stop in, standing at this height, grown by a base."""
    found: list[Shape] = []
    for block in s.field.blocks:
        if (
            in_the_way(block, z)
            and not removed(s, block.element)
            and hindrance(s.field, block, ground.z) != BARRED
            and ground.near(block.shape)
        ):
            found.append(inflated(block.shape, RADIUS - MARGIN, FINE_TURN))
    return found


def marker_holes(s: Arena, i: i64, z: i64) -> list[Shape]:
    """Nobody stops on the marker of a target."""
    found: list[Shape] = []
    for k in range(len(s.target_x)):
        foot = s.field.surfaces[s.target_surface[k]].z
        if s.target_state[k] == ON_TABLE and foot < z + s.height(i) and z < foot + MARKER_HEIGHT:
            found.append(rounded(s.target_x[k], s.target_y[k], ON_A_MARKER - MARGIN))
    return found


def clipped(ring: list[int], top: Top) -> list[int]:
    """The part of an outline that is on a top; nothing if it is not."""
    shape = top.shape
    for k in range(shape.corners):
        ring = below_line(ring, shape.nx[k], shape.ny[k], top.limits[k])
        if not ring:
            return ring
    return ring
