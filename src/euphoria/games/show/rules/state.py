"""The show as plain data.

Figures are numbered from 0: team A's first, then team B's, then the Susan of the Rescue mission; called and
bought Benkei have places of their own from the start (`OFF` until they come). Everything a figure has stands
in one list per fact, `lp[figure]`, so that a copy is a handful of slices. The scenery (`field`) never
changes and is shared by all copies; `gone` is the set of elements that were removed.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from euphoria.core.state import Shared
from euphoria.games.show.rules.box.cards import BENKEI, CHARACTERS_COUNT, PROFILES
from euphoria.games.show.rules.box.data import BODY, DECK, EYE, RADIUS, SMALL, STANDING, TOUCH, ap_limit
from euphoria.games.show.rules.box.readings import ONE_AP, has
from euphoria.games.show.rules.fields import ArenaFields
from euphoria.games.show.rules.geometry.distance import is_within, told_distance
from euphoria.games.show.rules.geometry.scenery import Field

NOBODY: Final = -1
NOTHING: Final = -1
NEUTRAL: Final = 2
"""The team of a Susan whom nobody has freed."""

# ------------------------------------------------- where a figure is

OFF: Final = 0
"""Not on the table yet, or taken off it for good."""
UP: Final = 1
DOWN: Final = 2
"""Hitting the deck."""
DEAD: Final = 3
"""A body on the table."""

# ------------------------------------------------- flags of a turn, cleared when it ends

MOVED: Final = 1 << 0
"""Spent AP on movement (S-11.29)."""
ATTACKED: Final = 1 << 1
"""Rolled an attack die (S-12.19)."""
CHARGED: Final = 1 << 2
"""Its own move made the contact (S-12.7)."""
HIGH: Final = 1 << 3
"""Was attacked on a high position (S-12.8)."""
NO_DICE: Final = 1 << 4
"""Used its ability while fighting (S-10.4)."""
THREW: Final = 1 << 5
"""Used an attack object (S-14.28)."""
FASCINATED: Final = 1 << 6
HIDDEN: Final = 1 << 7
SHIELDED: Final = 1 << 8
RAGING: Final = 1 << 9
LAST: Final = 1 << 10
"""Moves last in this turn (S-16.32)."""
FOUGHT: Final = 1 << 11
"""Its fight was resolved in this turn (S-12.3)."""
REVIVED: Final = 1 << 12
"""Rose during this positioning phase and has no activation in it (S-15.6)."""
ACTED: Final = 1 << 13
"""Has done something in this activation: kit and adrenaline come first (S-15.4)."""

# ------------------------------------------------- marks for the whole show

USED: Final = 1 << 0
"""Its special ability is spent (S-10.2)."""
BERSERK: Final = 1 << 1
CAT_LOOSE: Final = 1 << 2
"""His cat was let loose at some time (S-16.38)."""
CALLED: Final = 1 << 3
"""A Benkei that Richelle called."""
GIFTED: Final = 1 << 4
"""Holds an object of Scauter's that the rival has not seen (S-16.26)."""

# ------------------------------------------------- what can be carried (S-11.8): a body, or a target

TARGET_LOAD: Final = 100
"""`load[figure]` is the figure whose body is carried, or this plus the number of the target."""

# ------------------------------------------------- targets

ON_TABLE: Final = 0
CARRIED: Final = 1
DELIVERED: Final = 2


class Arena(ArenaFields):
    """Everything on and around the table."""

    __slots__ = ("field",)

    def __init__(self, field: Field, of: Arena | None = None) -> None:
        self.field = field
        super().__init__(2, of)

    def declare(self, players: int) -> None:  # noqa: ARG002
        """Every field, and its first value."""
        # --- figures
        self.badge: Shared = []
        """What a figure is called in actions: see words.py."""
        self.who: Shared = []
        """Which character (data.py)."""
        self.team: list[int] = []
        """The team it fights for; NEUTRAL for a Susan whom nobody has freed."""
        self.owner: list[int] = []
        """The figure a Benkei belongs to, the saviour of the mission's Susan; -1 for nobody."""
        self.status: list[int] = []
        """OFF, UP, DOWN or DEAD."""
        self.x: list[int] = []
        """Where it is, in thousandths of an inch."""
        self.y: list[int] = []
        """The same, from south to north."""
        self.surface: list[int] = []
        """The surface it is on; 0 is the ground."""
        self.lp: list[int] = []
        """Life points left."""
        self.euphoria: list[int] = []
        """Its place in the order of activation: the highest acts first (S-5.6)."""
        self.ap: list[int] = []
        """AP left, refreshed at the start of each phase (S-13.9, S-13.10)."""
        self.spent: list[int] = []
        """AP spent in this turn, and those lost to stun grenades and the cat."""
        self.bonus: list[int] = []
        """AP from adrenaline in this turn."""
        self.flags: list[int] = []
        """What it did and suffered in this turn, a set."""
        self.marks: list[int] = []
        """What it did and suffered in the whole show, a set."""
        self.objects: list[int] = []
        """Unused objects on it, a set."""
        self.bought: list[int] = []
        """The objects it was bought with, a set."""
        self.opened: list[int] = []
        """Objects of `bought` that both players know of by now, used ones included."""
        self.shown: list[int] = []
        """Objects on it now that both players know of."""
        self.load: list[int] = []
        """What it carries; -1 for nothing."""
        self.fight: list[int] = []
        """The number of the fight it is in; -1 for none."""
        self.fell: list[int] = []
        """The fight a body fell in; -1 for none."""
        self.aim: Shared = []
        """Its aim."""
        self.shots: Shared = []
        """Its shots a turn."""
        self.second: Shared = []
        """Shots of the second weapon."""
        self.attacks: Shared = []
        """Its attack dice."""
        self.value: list[int] = []
        """Its audience value, objects included (S-18.3); partly secret."""
        self.killer: list[int] = []
        """Who is credited with its last death; -1 for nobody."""
        self.kill: list[int] = []
        """How: 0 from afar, 1 hand to hand; 2 is added if it counts double (S-16.42)."""
        self.site: list[int] = []
        """The element its explosive charge is on; secret."""
        self.barred: list[int] = []
        """The rival that may not shoot it in this turn (S-16.37); -1 for none."""
        self.gift: list[int] = []
        """What it may repeat in this turn (S-16.8): 0 movement, 1 attack, 2 shooting; -1 nothing."""
        self.moved_ap: list[int] = []
        """AP spent on movement in this turn."""
        self.dice: list[int] = []
        """Attack dice bought in this turn."""
        self.fired: list[int] = []
        """Shots fired in this turn."""
        self.tie: list[int] = []
        """The last die rolled for the order of a phase; 0 for none."""

        # --- the two sides
        self.side: list[int] = [NOBODY, NOBODY]
        """The side of the table each team starts from; NOBODY until it is chosen."""
        self.platform_x: list[int] = [NOTHING, NOTHING]
        """The south-west corner of each exit platform; -1 until it is placed."""
        self.platform_y: list[int] = [NOTHING, NOTHING]
        """The same, from south to north."""
        self.leader: list[int] = [NOBODY, NOBODY]
        """The figure that leads each team (S-7)."""
        self.associate: list[int] = [NOBODY, NOBODY]
        """The team mate whose kills count double while Susan lives (S-16.42)."""
        self.total: list[int] = [0, 0]
        """The audience points of each team, which are open (S-6.12)."""
        self.delivered: list[int] = [0, 0]
        """How many targets each team has brought to its platform (S-17.10)."""
        self.last_kill: list[int] = [NOBODY, NOBODY]
        """The figure of each team that made its last kill of a rival (S-18.6)."""

        # --- the table
        self.gone: int = 0
        """Elements of the scenery that were removed, a set."""
        self.target_x: list[int] = []
        """Where each target of the Objectives mission lies."""
        self.target_y: list[int] = []
        """The same, from south to north."""
        self.target_surface: list[int] = []
        """The surface each target lies on."""
        self.target_state: list[int] = []
        """ON_TABLE, CARRIED or DELIVERED."""
        self.cat_on: int = 0
        """1 while the cat is on the table (S-16.39)."""
        self.cat_x: int = 0
        """Where it is."""
        self.cat_y: int = 0
        """The same, from south to north."""
        self.cat_surface: int = 0
        """The surface it is on."""

        # --- the turn
        self.mission: int = 0
        """Which mission is played (data.py)."""
        self.budget: int = 0
        """The audience points a team may cost."""
        self.house: int = 0
        """The other readings of disputed rules that are in force (readings.py)."""
        self.turns: int = 10
        """The show ends after this many turns."""
        self.turn: int = 0
        """The number of the turn, from 1; 0 before the first."""
        self.phase: int = 0
        """Which phase of the turn it is."""
        self.picker: int = NOBODY
        """Who chose the side and places first."""
        self.order: list[int] = []
        """The figures that act in this phase, in order."""
        self.tied: list[int] = []
        """Figures that are decided about one after the other: their place in the order, dice, the fall."""
        self.at: int = 0
        """How many of the order have had their activation."""
        self.active: int = NOBODY
        """The figure whose activation it is."""

        # --- the activation: running totals of S-11.5
        self.run_plain: int = 0
        """Inches walked without a load."""
        self.run_carried: int = 0
        """Inches walked with one."""
        self.crossed: list[int] = []
        """Crossing inches by element or window: key, length, key, length ..."""
        self.run_fixed: int = 0
        """AP of climbs, let-downs and jumps, which are priced one by one."""
        self.run_budget: int = NOTHING
        """The price a free move may reach (stealth, motivation); -1 where AP are paid."""
        self.run_x: int = 0
        """Inches that the Susan of the mission walked by herself (S-17.5)."""
        self.run_y: int = 0
        """Inches she crossed."""
        self.run_up: int = 0
        """Movement since the last climb, crossing up or link, plus 1; 0: none (S-12.8)."""

        # --- the fight
        self.fights: int = 0
        """How many fights there have been: the next one's number."""
        self.fight_now: int = NOTHING
        """The fight that is being resolved; -1 for none."""
        self.first_side: int = NOBODY
        """The team that buys dice and deals wounds first in it (S-12.4)."""
        self.wounds: list[int] = []
        """Injuries to be resolved: victim, victim ..."""
        self.lost: list[int] = [0, 0]
        """LP each team lost to the other in this fight in this turn."""
        self.dead: list[int] = []
        """Deaths of this fight whose killer has to be named: victim, side, victim, side ..."""

        # --- shots and blasts
        self.shooter: int = NOBODY
        """The figure that shoots."""
        self.declared: list[int] = []
        """Weapon, target, number of shots, for each line of a declaration."""
        self.blast_x: int = 0
        """Where something goes off."""
        self.blast_y: int = 0
        """The same, from south to north."""
        self.blast_z: int = 0
        """Its height."""
        self.blast_of: int = NOBODY
        """Who is credited with what it does."""
        self.victims: list[int] = []
        """Who is under a template and has still to be dealt with."""

        self.revealed: int = 0
        """Counts what was shown to somebody who did not know it: undo reads it."""
        self.way: int = NOTHING
        """How the show ended; -1 before it has."""
        self.winner: int = NOBODY
        """The team that has won; NOBODY for none."""
        self.points_a: int = 0
        """The points of team A at the end."""
        self.points_b: int = 0
        """The points of team B at the end."""

    def copy(self) -> Arena:
        return Arena(self.field, self)

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "field": self.field.source or self.field.name}

    # ------------------------------------------------------------------ small questions

    def count(self) -> int:
        return len(self.who)

    def alive(self, i: i64) -> bool:
        """On the table and not a body."""
        return UP <= self.status[i] <= DOWN

    def z(self, i: i64) -> i64:
        return self.field.surfaces[self.surface[i]].z

    def stature(self, i: i64) -> i64:
        """Which row of BODY and EYE holds for it now."""
        if self.who[i] == BENKEI:
            return SMALL
        return DECK if self.status[i] == DOWN else STANDING

    def height(self, i: i64) -> i64:
        return BODY[self.stature(i)]

    def eye(self, i: i64) -> i64:
        """The height of its eye above the table."""
        return self.z(i) + EYE[self.stature(i)]

    def enemies(self, i: i64, j: i64) -> bool:
        """Are they of different teams? The neutral Susan is nobody's enemy (S-17.3)."""
        a = self.team[i]
        b = self.team[j]
        return a != b and a != NEUTRAL and b != NEUTRAL

    def engaged(self, i: i64) -> bool:
        return self.fight[i] >= 0

    def touching(self, i: i64, j: i64) -> bool:
        """Base contact (S-2.5): at most 0.01 inch apart in plan, and their heights overlap."""
        dx: i64 = self.x[i] - self.x[j]
        dy: i64 = self.y[i] - self.y[j]
        if dx * dx + dy * dy > TOUCH * TOUCH:
            return False
        zi = self.z(i)
        zj = self.z(j)
        return zi < zj + self.height(j) and zj < zi + self.height(i)

    def full_ap(self, i: i64) -> int:
        """The AP of its profile, and 2 more while Kobayhisi rages (S-16.38)."""
        return PROFILES[self.who[i]].ap + (2 if self.flags[i] & RAGING else 0)

    def limit(self, i: i64) -> int:
        """The AP its LP allow (S-13.6 to S-13.8)."""
        return ap_limit(self.full_ap(i), self.lp[i], 1 if has(self.house, ONE_AP) else 2)

    def is_character(self, i: i64) -> bool:
        return self.who[i] < CHARACTERS_COUNT


def distance_squared_parts(s: Arena, i: i64, j: i64) -> tuple[int, int]:
    """The plan distance of the centres, squared, and the height difference of two figures."""
    dx = s.x[i] - s.x[j]
    dy = s.y[i] - s.y[j]
    return dx * dx + dy * dy, s.z(i) - s.z(j)


def within(s: Arena, i: i64, j: i64, reach: int) -> bool:
    """Is the distance of S-4.6 at most this? Exact: no root is rounded."""
    square, h = distance_squared_parts(s, i, j)
    return is_within(square, h, 2 * RADIUS, reach)


def distance(s: Arena, i: i64, j: i64) -> int:
    """The distance of S-4.6 for people, in thousandths; never used to decide a rule."""
    square, h = distance_squared_parts(s, i, j)
    return told_distance(square, h, 2 * RADIUS)


def read_arena(data: dict[str, Any], field: Field) -> Arena:
    """The show that `Arena.to_json` wrote, on its field."""
    s = Arena(field)
    s.from_json(data)
    return s
