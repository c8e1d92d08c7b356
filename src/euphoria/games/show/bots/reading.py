"""The view of a seat set up as a table again, so that sight, aim and odds can be asked about it.

A view tells everything about the table but the rival's secret objects; those are simply not there. What a
bot then asks is answered by the same functions that the rules use.
"""

from __future__ import annotations

from typing import Any, Final, cast

from euphoria.games.show.rules.box.cards import BENKEI, OBJECTS, PROFILES
from euphoria.games.show.rules.box.data import MISSIONS, PHASES, SIDES
from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.maps.library import field_of
from euphoria.games.show.rules.phases.setup import add_figure
from euphoria.games.show.rules.phases.shooting import LINE
from euphoria.games.show.rules.state import (
    BERSERK,
    CARRIED,
    DEAD,
    DELIVERED,
    DOWN,
    NEUTRAL,
    NOBODY,
    NOTHING,
    OFF,
    ON_TABLE,
    TARGET_LOAD,
    UP,
    USED,
    Arena,
)
from euphoria.games.show.rules.view_types import Figure, ShowView
from euphoria.games.show.rules.views.view import FLAGS
from euphoria.games.show.rules.words import BADGES, figure_of

_BADGE: Final = {name: number for number, name in enumerate(BADGES)}
_WHO: Final = {profile.id: number for number, profile in enumerate(PROFILES)}
_STATUS: Final = {"off": OFF, "up": UP, "down": DOWN, "dead": DEAD}
SETUP: Final = "setup"


class Reading:
    """What the greedy bot takes from the view of its seat."""

    __slots__ = ("_numbers", "declared", "me", "phase", "s", "shelters", "template")

    def __init__(self, view: dict[str, Any], field: Field) -> None:
        self.me: int = view["you"]
        self.s = Arena(field)
        self.phase: str = view["phase"]
        self._numbers: dict[str, int] = {}
        self._read_figures(view["figures"])
        self._read_table(cast("ShowView", view))
        self.declared: list[tuple[int, int, int]] = [
            (line["weapon"], self._numbers[line["figure"]], line["shots"]) for line in view["declared"]
        ]
        """What the shooter has declared so far: weapon, target, shots."""
        self.template: list[int] | None = view["template"]
        self.shelters: dict[int, float] | None = None
        """How much each element shelters the rivals from my shooters; worked out when it is asked for."""

    def _read_figures(self, figures: list[Figure]) -> None:
        s = self.s
        for one in figures:
            team = NEUTRAL if one["team"] is None else one["team"]
            i = add_figure(s, _BADGE[one["figure"]], _WHO[one["who"]], team)
            self._numbers[one["figure"]] = i
        # The lists that copies share are this table's own while it is made.
        for i, one in enumerate(figures):
            s.owner[i] = self._number(one["owner"])
            s.status[i] = _STATUS[one["status"]]
            if one["place"] is not None:
                s.x[i], s.y[i], s.surface[i] = one["place"]
            s.lp[i] = one["lp"]
            s.euphoria[i] = one["euphoria"]
            s.ap[i] = one["ap"]
            s.spent[i] = one["spent"]
            s.attacks[i] = one["attacks"]
            s.value[i] = one["value"]
            s.flags[i] = sum(FLAGS[name] for name in one["state"])
            s.marks[i] = (USED if one["used"] else 0) | (BERSERK if one["berserk"] else 0)
            s.objects[i] = sum(1 << OBJECTS.index(name) for name in one["objects"])
            s.site[i] = NOTHING if one["site"] is None else one["site"]
            s.fight[i] = -1 if one["fight"] is None else one["fight"]
            if one["aim"] is not None:
                s.aim[i] = one["aim"]
                s.shots[i], s.second[i] = [*one["shots"], 0][:2]
            if one["carries"] is not None:
                s.load[i] = self._load(one["carries"])

    def _read_table(self, view: ShowView) -> None:
        s = self.s
        s.mission = MISSIONS.index(view["mission"])
        s.turn = view["turn"]
        s.turns = view["turns"]
        s.budget = view["budget"]
        s.gone = sum(1 << element for element in view["gone"])
        s.phase = 0 if self.phase == SETUP else PHASES.index(self.phase)
        s.active = self._number(view["active"])
        s.order = [self._numbers[name] for name in view["order"]]
        s.at = view["acted"]
        for seat in view["seats"]:
            k: int = seat["seat"]
            s.side[k] = NOBODY if seat["side"] is None else SIDES.index(seat["side"])
            if seat["platform"] is not None:
                s.platform_x[k], s.platform_y[k] = seat["platform"]
            s.leader[k] = self._number(seat["leader"])
            s.associate[k] = self._number(seat["associate"])
            s.delivered[k] = seat["delivered"]
        for target in view["targets"]:
            place = target["place"] or [0, 0, 0]
            s.target_x.append(place[0])
            s.target_y.append(place[1])
            s.target_surface.append(place[2])
            carried = target["carrier"] is not None
            s.target_state.append(ON_TABLE if target["place"] else CARRIED if carried else DELIVERED)
        if view["cat"] is not None:
            s.cat_on = 1
            s.cat_x, s.cat_y, s.cat_surface = view["cat"]

    def _number(self, name: str | None) -> int:
        return NOBODY if name is None else self._numbers[name]

    def _load(self, thing: str) -> int:
        """`target-2` or the badge of a body."""
        if thing.startswith("target-"):
            return TARGET_LOAD + int(thing.removeprefix("target-")) - 1
        return self._numbers[thing]

    # ------------------------------------------------------------------ small questions

    def figure(self, badge: int) -> int:
        return self._numbers[BADGES[badge]]

    def mine(self) -> list[int]:
        """My living figures."""
        s = self.s
        return [i for i in range(s.count()) if s.team[i] == self.me and s.alive(i)]

    def rivals(self) -> list[int]:
        s = self.s
        return [i for i in range(s.count()) if s.team[i] == 1 - self.me and s.alive(i)]

    def is_character(self, i: int) -> bool:
        return self.s.who[i] != BENKEI

    def has_acted(self, i: int) -> bool:
        """Has it had its turn in this phase?"""
        return i in self.s.order[: self.s.at]


class Imagined(Reading):
    """The same of a position that somebody imagines: no view is made of it first."""

    __slots__ = ()

    def __init__(self, s: Arena, me: int) -> None:  # pyright: ignore[reportMissingSuperCall]
        self.me = me
        self.s = s
        self.phase = PHASES[s.phase]
        self._numbers = {}
        self.declared = [
            (s.declared[k], s.declared[k + 1], s.declared[k + 2]) for k in range(0, len(s.declared), LINE)
        ]
        self.template = None
        self.shelters = None

    def figure(self, badge: int) -> int:
        return figure_of(self.s, badge)


def read_field(view: dict[str, Any]) -> Field:
    """The table of a view; whoever reads many views of one game keeps it."""
    return field_of(view["map"])
