"""What is worth noting of a finished show: teams, characters, objects, the map and the mission."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from euphoria.games.show.rules.box.cards import OBJECTS, OBJECTS_COUNT, PROFILES
from euphoria.games.show.rules.box.data import MISSIONS, SIDES
from euphoria.games.show.rules.box.rosters import PREPARED, Member, code_of, members
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.games.show.rules.words import (
    ABILITY,
    ADRENALINE_TAKEN,
    DETONATED,
    DIED,
    HEALED,
    PICKED_SIDE,
    ROSE_AGAIN,
    TEAM_BADGES,
    THREW_OBJECT,
)
from euphoria.notes import FIRST, Fact, Finished, Notebook, Notes

_CHARACTERS: Final = tuple(profile.id for profile in PROFILES)
_OBJECTS: Final = tuple(OBJECTS)
_PET: Final = "benkei"

SEATS: Final = (
    Fact("team", "word", "arena-team-", tuple(PREPARED)),
    Fact(
        "characters", "words", "show-character-", tuple(who for who in _CHARACTERS if who != _PET), pairs=True
    ),
    Fact("objects", "words", "show-object-", _OBJECTS),
    Fact("used", "words", "show-object-", tuple(name for name in _OBJECTS if name != _PET)),
    Fact("abilities", "words", "show-character-", _CHARACTERS),
    Fact("side", "word", "show-side-", SIDES, within="map"),
    Fact("leader", "word", "show-character-", _CHARACTERS),
    Fact("price", "number"),
    Fact("points", "number"),
    Fact("fallen", "number"),
)
GAME: Final = (
    FIRST,
    Fact("map", "word", "show-map-", tuple(FIELDS)),
    Fact("mission", "word", "show-mission-", MISSIONS),
)
_AIDS: Final = {HEALED: "first-aid-kit", ADRENALINE_TAKEN: "adrenaline", ROSE_AGAIN: "defibrillator"}
"""What is shown by an event: whoever does that has used up such an object."""


def take(game: Finished) -> Notes:
    """Teams are those of the setup, with objects that were later used up or taken away."""
    assert game.opening is not None
    view = game.view
    seats = [_seat(seat, game.opening, view) for seat in range(2)]
    first: int | None = None
    for event in game.events:
        kind, values = event.kind, event.values
        if kind is PICKED_SIDE:
            first = values[0]
        elif kind is ABILITY:
            _add(seats, values[0], "abilities", _CHARACTERS[values[1]])
        elif kind in _AIDS:
            _add(seats, values[0], "used", _AIDS[kind])
        elif kind is THREW_OBJECT:
            _add(seats, values[0], "used", OBJECTS[values[1]])
        elif kind is DETONATED:
            _add(seats, values[0], "used", "explosive-charges")
        elif kind is DIED and values[0] < 2 * TEAM_BADGES:
            seats[values[0] // TEAM_BADGES]["fallen"] += 1
    # A map of somebody's own is told in a whole text.
    place = view["map"] if view["map"] in FIELDS else None
    return Notes({"first": first, "map": place, "mission": view["mission"]}, list(seats))


def _seat(seat: int, opening: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    own = [figure for figure in opening["figures"] if figure["team"] == seat]
    characters = [figure for figure in own if figure["who"] != _PET]
    bought = {name for figure in characters for name in figure["objects"]}
    # A bought Benkei has the badge of its owner in its own; the one that Richelle calls has not.
    if any(figure["figure"].count(".") == 2 for figure in own):
        bought.add(_PET)
    leader = opening["seats"][seat]["leader"]
    return {
        "team": _names().get(_signature((figure["who"], figure["objects"]) for figure in characters)),
        "characters": [figure["who"] for figure in characters],
        "objects": [name for name in _OBJECTS if name in bought],
        "used": [],
        "abilities": [],
        "side": view["seats"][seat]["side"],
        "leader": leader and leader.split(".")[1],
        "price": opening["seats"][seat]["total"],
        "points": view["result"]["points"][seat],
        "fallen": 0,
    }


def _signature(team: Iterable[tuple[str, Iterable[str]]]) -> str:
    """Who is in a team, and with which objects: no two prepared ones are alike in that."""
    return "/".join(
        sorted(":".join([who, *sorted(name for name in has if name != _PET)]) for who, has in team)
    )


@cache
def _names() -> dict[str, str]:
    return {
        _signature((PROFILES[one.character].id, _objects(one)) for one in members(code_of(text))): name
        for name, text in PREPARED.items()
    }


def _objects(member: Member) -> list[str]:
    return [OBJECTS[number] for number in range(OBJECTS_COUNT) if member.objects >> number & 1]


def _add(seats: list[dict[str, Any]], badge: int, name: str, thing: str) -> None:
    if badge < 2 * TEAM_BADGES:
        things = seats[badge // TEAM_BADGES][name]
        if thing not in things:
            things.append(thing)


# With open lists nobody builds a team; otherwise both do first of all. Setting up uses no object.
NOTEBOOK: Final = Notebook(GAME, SEATS, take, opening=2)
