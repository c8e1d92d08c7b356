"""Small tables for the show: scenery written as in a map, figures put where a test wants them."""

from typing import Any

from euphoria.games.show.rules.box.cards import NIKOLAI, PROFILES
from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.maps.reader import read_field
from euphoria.games.show.rules.state import ON_TABLE, UP, Arena

START = {
    "owner": -1, "bonus": 0, "spent": 0, "flags": 0, "marks": 0, "objects": 0, "bought": 0, "shown": 0,
    "load": -1, "fight": -1, "fell": -1, "second": 0, "killer": -1, "kill": 0, "site": -1, "barred": -1,
    "gift": -1, "moved_ap": 0, "dice": 0, "fired": 0, "tie": 0,
}  # fmt: skip


def table(*elements: dict[str, Any], size: tuple[int, int] = (48, 36)) -> Field:
    """A table with these elements, written as in a map file (inches)."""
    return read_field({"name": "test", "size": list(size), "element": list(elements)})


def arena(*elements: dict[str, Any], size: tuple[int, int] = (48, 36)) -> Arena:
    return Arena(table(*elements, size=size))


def put(
    s: Arena, x: int, y: int, surface: int | str = 0, team: int = 0, who: int = NIKOLAI, status: int = UP
) -> int:
    """Another figure on the table; its number."""
    profile = PROFILES[who]
    number = len(s.who)
    for name, value in START.items():
        getattr(s, name).append(value)
    s.badge.append(number)
    s.who.append(who)
    s.team.append(team)
    s.status.append(status)
    s.x.append(x)
    s.y.append(y)
    s.surface.append(named(s, surface) if isinstance(surface, str) else surface)
    s.lp.append(profile.lp)
    s.euphoria.append(profile.euphoria)
    s.ap.append(profile.ap)
    s.aim.append(profile.aim)
    s.shots.append(0)
    s.attacks.append(profile.attacks)
    s.value.append(profile.audience)
    return number


def named(s: Arena, name: str) -> int:
    """The surface of this name, `ground` or as in `2.top`."""
    return [surface.name for surface in s.field.surfaces].index(name)


def put_target(s: Arena, x: int, y: int, surface: int = 0) -> None:
    s.target_x.append(x)
    s.target_y.append(y)
    s.target_surface.append(surface)
    s.target_state.append(ON_TABLE)
