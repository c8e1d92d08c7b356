"""The firing phase: objects thrown, flights from blasts, declarations of fire."""

from __future__ import annotations

from math import hypot
from typing import Final

from euphoria.core.actions import Action
from euphoria.games.show.bots.personalities import PLAIN, Temper
from euphoria.games.show.bots.reading import Reading
from euphoria.games.show.bots.worth import UNSEEN, blast_worth, shots_worth, value_of
from euphoria.games.show.rules.box.cards import STUN
from euphoria.games.show.rules.box.data import INCH
from euphoria.games.show.rules.sight.aim import divided_for, modifiers_under, total
from euphoria.games.show.rules.sight.sight import Cover, judge, look
from euphoria.games.show.rules.sight.templates import under_blast, under_flame
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.words import dx_of, dy_of, surface_of, x_of, y_of

OBJECT_KEPT: Final = 22.0
"""What a grenade must bring, as it cannot be thrown again and spoils the aim of the shots that follow."""
STUNNED: Final = 9.0
FLIGHT: Final = 10.0
"""Half of the damage is spared by fleeing (S-15.14)."""
BURNT: Final = 0.55
Line = tuple[int, int, int]
"""Weapon, target, shots."""


def object_worth(r: Reading, option: Action, temper: Temper = PLAIN) -> float:
    s = r.s
    if option.verb == "pass":
        return 0.0
    if option.verb == "detonate":
        point = option.arguments["point"]
        gain = blast_worth(r, under_blast(s, x_of(point), y_of(point), 0))
        return temper.flair * gain - 2 * OBJECT_KEPT
    place = option.arguments["place"]
    caught = under_blast(s, x_of(place), y_of(place), s.field.surfaces[surface_of(place)].z)
    if option.arguments["object"] == STUN:
        late = [j for j in caught if not s.engaged(j) and s.ap[j] > 1]
        return sum(-STUNNED if s.team[j] == r.me else STUNNED for j in late) - OBJECT_KEPT / 2
    return temper.flair * blast_worth(r, caught) - OBJECT_KEPT


def flee_worth(r: Reading, option: Action) -> float:
    """Away from the blast, to where few rivals are near."""
    if option.verb == "stay":
        return 0.0
    s = r.s
    point = option.arguments["point"]
    x, y = x_of(point), y_of(point)
    away = [hypot(s.x[j] - x, s.y[j] - y) / INCH for j in r.rivals()]
    return FLIGHT + min(9.0, min(away, default=0.0)) / 2


# ------------------------------------------------------------------ fire


class Volley:
    """Judges declarations of one shooter; how it sees each target is looked up once."""

    def __init__(self, r: Reading) -> None:
        self.r = r
        self.s: Arena = r.s
        self.i = r.s.active
        self._covers: dict[int, Cover | None] = {}

    def worth(self, option: Action) -> float:
        """What the declaration is worth with this line in it; firing is what stands now."""
        if option.verb == "pass":
            return 0.0
        if option.verb == "burn":
            return self._burn(option)
        if option.verb == "fire":
            # Rather fire than declare what adds nothing.
            return self._lines(self.r.declared) + 0.01
        target = self.r.figure(option.arguments["figure"])
        return self._lines(
            [*self.r.declared, (option.arguments["weapon"], target, option.arguments["shots"])]
        )

    def _burn(self, option: Action) -> float:
        r, way = self.r, option.arguments["direction"]
        worth = 0.0
        for j in under_flame(r.s, self.i, dx_of(way), dy_of(way)):
            worth += BURNT * value_of(r, j) * (-1 if r.s.team[j] == r.me else 1)
        return worth

    def _cover(self, j: int) -> Cover | None:
        if j not in self._covers:
            report = look(self.s, self.i, j)
            place = self.s.x[j], self.s.y[j], self.s.z(j)
            self._covers[j] = judge(self.s, report, j, *place) if report.free else None
        return self._covers[j]

    def _lines(self, lines: list[Line]) -> float:
        """All shots at one target together: the lines of several weapons add up at the worst aim of them."""
        s = self.s
        if not lines:
            return 0.0
        several = len({weapon for weapon, _, _ in lines}) > 1
        targets = {target for _, target, _ in lines}
        worth = 0.0
        for j in targets:
            hidden_by = self._cover(j)
            divided = divided_for(s, j == lines[0][1], len(targets) > 1)
            aim = UNSEEN
            if hidden_by is not None:
                aim = total(s, self.i, modifiers_under(s, self.i, j, several, divided, hidden_by))
            worth += shots_worth(self.r, j, sum(shots for _, target, shots in lines if target == j), aim)
        return worth
