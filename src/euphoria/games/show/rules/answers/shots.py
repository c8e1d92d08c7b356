"""The aim of a shot with every modifier, and the exact odds of a volley, also into a fight."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.errors import BadQuestion
from euphoria.core.state import Frame
from euphoria.games.show.rules.answers.asked import Asked
from euphoria.games.show.rules.answers.sight import seen, supposed
from euphoria.games.show.rules.answers.told import losses, name, refusal, spread
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import WEAPONS
from euphoria.games.show.rules.odds.chances import shots_into
from euphoria.games.show.rules.odds.losses import hits
from euphoria.games.show.rules.phases.firing import holds_fire
from euphoria.games.show.rules.phases.shooting import (
    LINE,
    PAID,
    SHOOTING,
    aim_check,
    begin_shooting,
    declared_shots,
    shots_left,
    weapon_shots,
)
from euphoria.games.show.rules.sight.aim import (
    MODIFIERS,
    RULES,
    Modifier,
    divided_for,
    modifiers_under,
    total,
)
from euphoria.games.show.rules.sight.sight import cover
from euphoria.games.show.rules.state import Arena, distance

AIM_FIELDS: Final = [
    "figure", "target", "at", "target_at", "moves", "target_moves", "several", "divided",
]  # fmt: skip
ODDS_FIELDS: Final = [*AIM_FIELDS, "weapon", "shots"]
BOTH: Final = 2


class Shooting:
    """A figure about to shoot at another on a copy: its declaration under way, or one that begins now."""

    __slots__ = ("by", "divided", "f", "i", "j", "place_refused", "s", "several")

    def __init__(self, asked: Asked) -> None:
        self.i = asked.figure("figure")
        self.j = asked.other("target", self.i)
        moves = asked.flag("moves", True)
        made = supposed(asked, self.i, self.j, moves, asked.flag("target_moves", True))
        self.place_refused = made.refused
        self.by = made.by
        self.s = made.s.copy()
        frames = self.s.frames
        if not frames or frames[-1].proc != SHOOTING.index or frames[-1].a != self.i:
            begin_shooting(self.s, self.i, PAID, 0, self.i)
        self.f: Frame = self.s.frames[-1]
        self.several = asked.flag("several", False)
        self.divided = asked.flag("divided", False)

    def modifiers(self, weapon: int) -> list[Modifier]:
        """As they are when a line with this weapon is added to the declaration."""
        lines = [*self.s.declared, weapon, self.j, 1, 0]
        starts = range(0, len(lines), LINE)
        several = len({lines[k] for k in starts}) > 1
        targets = {lines[k + 1] for k in starts}
        divided = divided_for(self.s, self.j == lines[1], len(targets) > 1)
        hidden_by = cover(self.s, self.i, self.j)
        return modifiers_under(
            self.s, self.i, self.j, several or self.several, divided or self.divided, hidden_by
        )

    def aim(self, found: list[Modifier]) -> int:
        return total(self.s, self.i, found)

    def told(self) -> dict[str, Any]:
        s = self.s
        return {
            "figure": name(s, self.i),
            "target": name(s, self.j),
            "at": [s.x[self.i], s.y[self.i], s.surface[self.i]],
            "target_at": [s.x[self.j], s.y[self.j], s.surface[self.j]],
            "distance": distance(s, self.i, self.j),
            "holds": holds_fire(s, self.i),
            "place_refusal": refusal(self.place_refused, by=self.by),
        }


def told_modifiers(s: Arena, i: int, found: list[Modifier]) -> dict[str, Any]:
    return {
        "base": s.aim[i],
        "modifiers": [{"id": MODIFIERS[one.id], "value": one.value, "rule": RULES[one.id]} for one in found],
        "aim": total(s, i, found),
    }


def weapons_of(s: Arena, i: int) -> list[int]:
    found = [weapon for weapon in range(2) if weapon_shots(s, i, weapon) > 0]
    if not found:
        more = "; ask who is under its flame" if PROFILES[s.who[i]].flame else ""
        raise BadQuestion(f"{name(s, i)} has no weapon that is aimed{more}.")
    return found


# ------------------------------------------------------------------ aim


def aim(asked: Asked) -> dict[str, Any]:
    """The aim of each weapon at a target, line by line."""
    shooting = Shooting(asked)
    s = shooting.s
    weapons = weapons_of(s, shooting.i)
    told = shooting.told()
    told.update(seen(s, shooting.i, shooting.j, False))
    told["weapons"] = [told_weapon(shooting, weapon) for weapon in weapons]
    return told


def told_weapon(shooting: Shooting, weapon: int) -> dict[str, Any]:
    s = shooting.s
    return {
        "weapon": WEAPONS[weapon],
        "shots": weapon_shots(s, shooting.i, weapon) - declared_shots(s, weapon),
        "affordable": max(0, shots_left(s, shooting.f, weapon)),
        "refusal": refusal(aim_check(s, shooting.f, weapon, shooting.j, 1, {}), s.ap[shooting.i]),
        **told_modifiers(s, shooting.i, shooting.modifiers(weapon)),
    }


# ------------------------------------------------------------------ odds


def odds(asked: Asked) -> dict[str, Any]:
    """The exact odds of so many shots: all that the weapon has, if no number is given."""
    shooting = Shooting(asked)
    s = shooting.s
    i = shooting.i
    weapons = weapons_of(s, i)
    known = [WEAPONS[weapon] for weapon in weapons] + ([WEAPONS[BOTH]] if len(weapons) == BOTH else [])
    weapon = WEAPONS.index(asked.choice("weapon", known, known[0]))
    if weapon == BOTH:
        shooting.several = True
    most = sum([weapon_shots(s, i, one) for one in weapons if weapon in (one, BOTH)])
    shots = asked.whole("shots", 1, most, most)
    first = weapons[0] if weapon == BOTH else weapon
    found = shooting.modifiers(first)
    value = shooting.aim(found)
    refused = aim_check(s, shooting.f, first, shooting.j, min(shots, weapon_shots(s, i, first)), {})
    hurt = shots_into(s, shooting.j, shots, value)
    told = shooting.told()
    told.update(told_modifiers(s, i, found))
    told["weapon"] = WEAPONS[weapon]
    told["shots"] = shots
    told["refusal"] = refusal(refused, s.ap[i])
    told["hits"] = spread(hits(shots, value))
    told["victims"] = [{"figure": name(s, k), "lp": s.lp[k], **losses(lost)} for k, lost in hurt.items()]
    return told
