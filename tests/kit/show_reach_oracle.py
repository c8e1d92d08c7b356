"""What is drawn of a figure's reach, as shapes of shapely, and how far a place is inside or outside of it."""

from math import hypot
from random import Random

import shapely
from shapely.geometry import MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from euphoria.games.show.rules.box.cards import MADELEINE
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.maps.library import FIELDS, field_named
from euphoria.games.show.rules.movement.reach import Region, cheapest
from euphoria.games.show.rules.movement.visibility_graph import fine_chart_of
from euphoria.games.show.rules.movement.walking import end_surface
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import place_refusal
from kit.show_place import put

FORGIVEN = 50
"""A twentieth of an inch, in thousandths."""
NEVER = 99


def piece(ring: list[int]) -> BaseGeometry:
    made = Polygon(list(zip(ring[::2], ring[1::2], strict=True)))
    return made if made.is_valid else made.buffer(0)


class Shown:
    """The drawn reach by surface and price, holes taken out."""

    def __init__(self, found: Region, ap: int) -> None:
        holes = {one.surface: unary_union([piece(ring) for ring in one.rings]) for one in found.holes}
        self.areas: dict[int, list[BaseGeometry]] = {}
        for surface in {area.surface for area in found.areas}:
            whole: BaseGeometry = MultiPolygon()
            self.areas[surface] = []
            for price in range(ap + 1):
                rings = [
                    ring
                    for area in found.areas
                    if area.surface == surface and area.price == price
                    for ring in area.rings
                ]
                whole = unary_union([whole, *map(piece, rings)])
                self.areas[surface].append(whole.difference(holes.get(surface, MultiPolygon())))
            for one in self.areas[surface]:
                shapely.prepare(one)

    def well_inside(self, x: int, y: int, surface: int) -> int:
        """The least price whose area the place is in, farther from its rim than is forgiven."""
        at = Point(x, y)
        for price, one in enumerate(self.areas.get(surface, [])):
            if one.contains(at) and one.boundary.distance(at) > FORGIVEN:
                return price
        return NEVER

    def about_inside(self, x: int, y: int, surface: int) -> int:
        """The least price whose area the place is in or nearly in."""
        for price, one in enumerate(self.areas.get(surface, [])):
            if not one.is_empty and shapely.dwithin(one, Point(x, y), FORGIVEN):
                return price
        return NEVER


def strewn_figures(seed: int) -> tuple[Arena, Random]:
    """Figures strewn over one of the packaged maps, in turn."""
    luck = Random(seed)
    s = Arena(field_named(FIELDS[seed % len(FIELDS)]))
    for k in range(7):
        i = put(s, 0, 0, team=k % 2, who=MADELEINE)
        while place_refusal(s, i, s.x[i], s.y[i], 0) != FINE:
            s.x[i] = luck.randrange(600, int(s.field.width) - 600)
            s.y[i] = luck.randrange(600, int(s.field.depth) - 600)
    return s, luck


def places_around(s: Arena, luck: Random, ap: int, count: int) -> list[tuple[int, int, int]]:
    """Legal places within so many inches of the first figure, on every sheet there."""
    found: list[tuple[int, int, int]] = []
    for _ in range(count):
        x = s.x[0] + luck.randint(-1000 * ap, 1000 * ap)
        y = s.y[0] + luck.randint(-1000 * ap, 1000 * ap)
        if hypot(x - s.x[0], y - s.y[0]) > 1000 * ap + 100:
            continue
        for ground in fine_chart_of(s).grounds:
            surface = end_surface(s, ground.terrain, x, y)
            if place_refusal(s, 0, x, y, surface) == FINE:
                found.append((x, y, surface))
    return found


def true_price(s: Arena, x: int, y: int, surface: int, ap: int) -> int:
    """What the cheapest way costs that the exact functions confirm."""
    route = cheapest(s, 0, x, y, surface, ap)
    return NEVER if route is None else route.price
