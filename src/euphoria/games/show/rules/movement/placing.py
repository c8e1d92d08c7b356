"""Where things may be put that are not walked there: platforms and deployment (S-8), grenades and who flees
them (S-15), the called Benkei (S-16.12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.box.data import (
    AP_ATTACK_OBJECT,
    BLAST,
    DEPLOYMENT,
    FLEE_LEAST,
    PLATFORM,
    PLATFORM_CLEAR,
    PLATFORM_FROM_EDGE,
    RADIUS,
    SOUTH,
    THROW_RANGE,
    TOUCH,
    TOUCH_SCENERY,
)
from euphoria.games.show.rules.box.reasons import (
    AP,
    BEHIND_WALL,
    BLAST_ON_THROWER,
    BLAST_UNSEEN,
    FAR_FROM_OWNER,
    FAR_FROM_PLATFORM,
    FINE,
    FLEE_NEAR,
    NO_ROOM_FOR_PET,
    NO_SURFACE,
    NOT_AT_BORDER,
    OFF_TEMPLATE_RIM,
    OUT_OF_THROW,
    PLATFORM_AWAY,
    PLATFORM_NEAR_SCENERY,
    PLATFORM_OFF_TABLE,
    TOUCHES_ENEMY,
)
from euphoria.games.show.rules.geometry.plane import circle_within, part_within, shapes_square
from euphoria.games.show.rules.geometry.scenery import FRAME, GROUND, Shape
from euphoria.games.show.rules.geometry.winds import LENGTH, MANY
from euphoria.games.show.rules.movement.walking import touched_at
from euphoria.games.show.rules.sight.sight import sees_point
from euphoria.games.show.rules.state import CALLED, NOBODY, OFF, UP, Arena
from euphoria.games.show.rules.table.standing import in_the_way, is_surface, place_refusal, removed
from euphoria.games.show.rules.table.terrain import passable

ABOVE: Final = 100
"""A template is seen when a point so far above its centre is (S-15.12)."""
RIM: Final = BLAST + RADIUS
"""How far from the centre of a template somebody stands whose base is against its outside."""
MOST_KNOWN: Final = 4096
"""So many places of platforms are remembered for a map."""
BESIDE: Final = TOUCH - 4
"""How far from its owner's centre a Benkei is put: in contact, whatever the rounding."""
RIM_SLACK: Final = 10
"""Against it means no further away than bases in contact are (S-2.5): coordinates are whole thousandths."""


# ------------------------------------------------------------------ platforms (S-8.3, S-8.4)


def platform_shape(x: int, y: int) -> Shape:
    """The square of a platform with this south-west corner."""
    return Shape([x, x + PLATFORM, x + PLATFORM, x], [y, y, y + PLATFORM, y + PLATFORM])


def platform_refusal(s: Arena, seat: int, x: int, y: int) -> int:
    """Why the platform of a seat may not have its south-west corner here, or FINE."""
    width: int = s.field.width
    depth: int = s.field.depth
    if not (0 <= x <= width - PLATFORM and 0 <= y <= depth - PLATFORM):
        return PLATFORM_OFF_TABLE
    from_edge = y if s.side[seat] == SOUTH else depth - PLATFORM - y
    if from_edge > PLATFORM_FROM_EDGE:
        return PLATFORM_AWAY
    return FINE if near_platform(s, x, y) < 0 else PLATFORM_NEAR_SCENERY


def near_platform(s: Arena, x: int, y: int) -> i64:
    """The first element that is too near to a platform with this south-west corner (S-8.4); -1 for none."""
    key = (s.gone << 17 | x) << 17 | y
    found = s.field.platforms.get(key)
    if found is None:
        found = look_around_platform(s, x, y)
        if len(s.field.platforms) >= MOST_KNOWN:
            s.field.platforms = {}
        s.field.platforms[key] = found
    return found


def look_around_platform(s: Arena, x: int, y: int) -> int:
    square = platform_shape(x, y)
    for k in range(len(s.field.elements)):
        if removed(s, k):
            continue
        for part in s.field.elements[k].footprint:
            far: i64 = square.reach + part.reach + PLATFORM_CLEAR
            dx: i64 = square.cx - part.cx
            dy: i64 = square.cy - part.cy
            if dx * dx + dy * dy > far * far:
                continue
            n, d = shapes_square(square, part)
            if n < PLATFORM_CLEAR * PLATFORM_CLEAR * d:
                return k
    return -1


# ------------------------------------------------------------------ deployment (S-8.5, S-6.13)


def deploy_refusal(s: Arena, i: i64, x: int, y: int, surface: int) -> int:
    """Why a figure may not be deployed here, or FINE. An owner must leave room for its Benkei."""
    refusal = stand_refusal(s, i, x, y, surface)
    if refusal != FINE:
        return refusal
    pet = waiting_pet(s, i)
    return FINE if pet == NOBODY or has_room(s, i, pet, x, y, surface) else NO_ROOM_FOR_PET


def stand_refusal(s: Arena, i: i64, x: int, y: int, surface: int) -> int:
    """The same without a thought for the Benkei to come."""
    refusal = place_refusal(s, i, x, y, surface)
    if refusal != FINE:
        return refusal
    seat = s.team[i]
    z: int = s.field.surfaces[surface].z
    if not near_own_platform(s, seat, x, y, z):
        return FAR_FROM_PLATFORM
    if touched_at(s, i, x, y, z):
        return TOUCHES_ENEMY
    if s.who[i] == BENKEI and s.owner[i] != NOBODY and not beside_owner(s, i, x, y, z):
        return FAR_FROM_OWNER
    return FINE


def near_own_platform(s: Arena, seat: int, x: int, y: int, z: int) -> bool:
    """Is a base here no further from the platform than one is deployed (S-4.6)?"""
    dx = beyond(s.platform_x[seat], s.platform_x[seat] + PLATFORM, x)
    dy = beyond(s.platform_y[seat], s.platform_y[seat] + PLATFORM, y)
    return circle_within(dx * dx + dy * dy, 1, RADIUS, z, DEPLOYMENT)


def beyond(start: i64, end: i64, at: i64) -> i64:
    """How far a coordinate is outside a stretch; 0 inside."""
    if at < start:
        return start - at
    return at - end if at > end else 0


def beside_owner(s: Arena, i: i64, x: int, y: int, z: int) -> bool:
    """Would the figure touch its owner here (S-2.5)? One that is off the table touches nobody."""
    owner = s.owner[i]
    dx: int = x - s.x[owner]
    dy: int = y - s.y[owner]
    low: int = s.z(owner)
    return (
        s.alive(owner)
        and dx * dx + dy * dy <= TOUCH * TOUCH
        and z < low + s.height(owner)
        and low < z + s.height(i)
    )


def waiting_pet(s: Arena, i: i64) -> i64:
    """The bought Benkei of a figure that is still to be deployed; -1 for none."""
    for j in range(s.count()):
        if s.owner[j] == i and s.who[j] == BENKEI and s.status[j] == OFF and not s.marks[j] & CALLED:
            return j
    return NOBODY


def has_room(s: Arena, i: i64, pet: i64, x: int, y: int, surface: int) -> bool:
    """Would there be a place for the Benkei if its owner stood here?"""
    return makes_room(s.copy(), i, pet, x, y, surface)


def makes_room(copy: Arena, i: i64, pet: i64, x: int, y: int, surface: int) -> bool:
    """The same on a copy of the state, in which the owner is moved there."""
    copy.status[i] = UP
    copy.x[i] = x
    copy.y[i] = y
    copy.surface[i] = surface
    return len(beside(copy, i, pet, 1)) > 0


def beside(s: Arena, i: i64, pet: i64, most: int) -> list[tuple[int, int, int]]:
    """Places where a Benkei may be deployed touching its owner, evenly around it, at most so many."""
    found: list[tuple[int, int, int]] = []
    around = levels(s, s.surface[i])
    for dx, dy in MANY:
        x: int = s.x[i] + dx * BESIDE // LENGTH
        y: int = s.y[i] + dy * BESIDE // LENGTH
        for surface in around:
            if stand_refusal(s, pet, x, y, surface) == FINE:
                found.append((x, y, surface))
                break
        if len(found) == most:
            break
    return found


def levels(s: Arena, surface: i64) -> list[int]:
    """The surface itself, then others that a small figure might stand on in reach of one who stands there."""
    z = s.field.surfaces[surface].z
    found: list[int] = [surface]
    for k in range(len(s.field.surfaces)):
        if k != surface and -800 < s.field.surfaces[k].z - z < 1500 and is_surface(s, k):
            found.append(k)
    return found


# ------------------------------------------------------------------ grenades (S-15.11 to S-15.14)


def throw_refusal(s: Arena, i: i64, x: int, y: int, surface: int) -> int:
    """Why a grenade object may not be thrown here, or FINE."""
    return AP if s.ap[i] < AP_ATTACK_OBJECT else grenade_refusal(s, i, x, y, surface)


def grenade_refusal(s: Arena, i: i64, x: int, y: int, surface: int) -> int:
    """Why a template may not be laid here by this thrower, or FINE: reach, distance, sight."""
    width: int = s.field.width
    depth: int = s.field.depth
    if not is_surface(s, surface) or not (0 <= x <= width and 0 <= y <= depth):
        return NO_SURFACE
    level = s.field.surfaces[surface]
    if surface != GROUND and not level.shape.holds(x, y):
        return NO_SURFACE
    dx: int = x - s.x[i]
    dy: int = y - s.y[i]
    square = dx * dx + dy * dy
    if square < RIM * RIM:
        return BLAST_ON_THROWER
    z: int = level.z
    h: int = z - s.z(i)
    left = THROW_RANGE * THROW_RANGE - h * h
    # d <= r + sqrt(left) is d**2 - r**2 - left <= 2 r sqrt(left).
    excess = square - RADIUS * RADIUS - left
    if left < 0 or (excess > 0 and excess * excess > 4 * RADIUS * RADIUS * left):
        return OUT_OF_THROW
    return FINE if sees_point(s, i, x, y, z + ABOVE) else BLAST_UNSEEN


def flee_refusal(s: Arena, i: i64, x: int, y: int) -> int:
    """Why a victim may not flee from the template to here, or FINE: against its outside, on its surface."""
    dx: int = x - s.blast_x
    dy: int = y - s.blast_y
    if not RIM * RIM <= dx * dx + dy * dy <= (RIM + RIM_SLACK) * (RIM + RIM_SLACK):
        return OFF_TEMPLATE_RIM
    dx = x - s.x[i]
    dy = y - s.y[i]
    if dx * dx + dy * dy < FLEE_LEAST * FLEE_LEAST:
        return FLEE_NEAR
    refusal = place_refusal(s, i, x, y, s.surface[i])
    if refusal != FINE:
        return refusal
    if touched_at(s, i, x, y, s.z(i)):
        return TOUCHES_ENEMY
    return FINE if wall_between(s, i, x, y) < 0 else BEHIND_WALL


def wall_between(s: Arena, i: i64, x: i64, y: i64) -> i64:
    """The first element whose wall keeps a victim from fleeing straight to here; -1 for none."""
    z = s.z(i)
    for k in s.field.blocks_near(s.x[i], s.y[i], x, y):
        block = s.field.blocks[k]
        if not in_the_way(block, z) or removed(s, block.element):
            continue
        if block.role == FRAME and passable(s.field.openings[block.opening], z):
            continue
        if part_within(block.shape, s.x[i], s.y[i], x, y) is not None:
            return block.element
    return -1


# ------------------------------------------------------------------ the called Benkei (S-16.12)


def border_refusal(s: Arena, i: i64, x: int, y: int) -> int:
    """Why the called Benkei may not enter here, or FINE: at table height, touching a border."""
    refusal = place_refusal(s, i, x, y, GROUND)
    if refusal != FINE:
        return refusal
    width: int = s.field.width
    depth: int = s.field.depth
    if min(x, y, width - x, depth - y) > RADIUS + TOUCH_SCENERY:
        return NOT_AT_BORDER
    return TOUCHES_ENEMY if touched_at(s, i, x, y, 0) else FINE
