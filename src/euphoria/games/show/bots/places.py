"""What a place is worth to a figure: whom it can hurt from there, who can hurt it, and the mission."""

from __future__ import annotations

from math import hypot
from typing import Final

from euphoria.games.show.bots.mission import Errand, errand_of, is_errand_of_the_mission
from euphoria.games.show.bots.personalities import PLAIN, Temper
from euphoria.games.show.bots.reading import Reading
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.bots.worth import (
    UNSEEN,
    aim_at,
    clear_aim,
    dice_of,
    duel_worth,
    loss_to,
    shots_hope,
    shots_of,
    shots_worth,
    value_of,
)
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import FLAME_LENGTH, INCH
from euphoria.games.show.rules.state import DOWN, FASCINATED, MOVED, Arena

SHARED: Final = 0.4
"""A rival that sees me has others to shoot at as well."""
MOST_RIVALS: Final = 5
"""So many of the nearest rivals are looked at."""
CHARGE_DIE: Final = 1
NEVER: Final = -1e9
PATIENCE: Final = 0.5
"""A move must gain more than this."""
NOBODY_SHOT: Final = (0.0, -1)
OUT_OF_FIRE: Final = 0.15
"""A rival bound in a fight does not shoot: this part of what it is worth is gained."""


class Judge:
    """Compares places for one figure; everything that does not depend on the place is worked out once."""

    def __init__(self, r: Reading, ways: Ways, i: int, temper: Temper = PLAIN) -> None:
        self.temper = temper
        self.r = r
        self.s: Arena = r.s
        self.i = i
        self.ways = ways
        self.errand: Errand = errand_of(r, ways, i)
        s = r.s
        near = sorted(r.rivals(), key=lambda j: (s.x[j] - s.x[i]) ** 2 + (s.y[j] - s.y[i]) ** 2)
        self.rivals = near[:MOST_RIVALS]
        self.value = value_of(r, i)

    def worth(
        self, x: int, y: int, surface: int, ap: int, moved: bool, lies: bool, least: float = NEVER
    ) -> float:
        """The worth of being there with so many AP left; below `least` it may be told as less."""
        s, i = self.s, self.i
        kept = (s.x[i], s.y[i], s.surface[i], s.flags[i], s.status[i])
        s.x[i], s.y[i], s.surface[i] = x, y, surface
        if moved:
            s.flags[i] |= MOVED
        if lies:
            s.status[i] = DOWN
        touched = [j for j in self.rivals if s.touching(i, j)]
        progress = self.progress(x, y)
        worth = self._contact(touched, ap) if touched else self._shooting(ap, least - progress)
        worth += progress
        s.x[i], s.y[i], s.surface[i], s.flags[i], s.status[i] = kept
        return worth

    def weighed(self, x: int, y: int, surface: int, ap: int, moved: bool) -> list[tuple[float, str, int]]:
        """The same apart: weight, what it is, and the figure it is about (-1: none)."""
        s, i = self.s, self.i
        kept = (s.x[i], s.y[i], s.surface[i], s.flags[i])
        s.x[i], s.y[i], s.surface[i] = x, y, surface
        if moved:
            s.flags[i] |= MOVED
        touched = [j for j in self.rivals if s.touching(i, j)]
        found = [(self.progress(x, y), "errand", -1)]
        if touched:
            foe = max(touched, key=lambda j: self._contact([j], ap))
            found.append((self._contact(touched, ap), "contact", foe))
        else:
            fire, target = self._best_shot(ap)
            found += [(fire, "fire", target), (-self._danger(), "danger", -1)]
        s.x[i], s.y[i], s.surface[i], s.flags[i] = kept
        return found

    def progress(self, x: int, y: int) -> float:
        """What the way to the errand's end that is left costs."""
        errand = self.errand
        left = self.ways.inches(x, y, errand.x, errand.y) - errand.reach / INCH
        weight = self.temper.errand if is_errand_of_the_mission(errand) else 1.0
        return -weight * errand.rate * max(0.0, left)

    def _contact(self, touched: list[int], ap: int) -> float:
        """A round of the fight by exact odds, and rivals who cannot shoot."""
        s, i = self.s, self.i
        own = dice_of(s, i, ap) + CHARGE_DIE
        rival = sum(dice_of(s, j, s.ap[j]) for j in touched)
        worth = max(duel_worth(self.r, i, j, own, rival, self.temper) for j in touched)
        return worth + sum(OUT_OF_FIRE * value_of(self.r, j) for j in touched if s.shots[j])

    def _shooting(self, ap: int, least: float) -> float:
        """The best volley from there, in this turn, less what rivals may do; NEVER if that is too little."""
        hopes = self._hopes(ap)
        if hopes[0][0] * self.temper.fire <= least:
            return NEVER
        fire = self.temper.fire * self._best_of(hopes, ap)[0]
        if fire <= least:
            return NEVER
        return fire - self.temper.fear * self._danger(fire - least) if self.temper.fear else fire

    def _best_shot(self, ap: int) -> tuple[float, int]:
        """What it brings and at whom; -1: at nobody."""
        return self._best_of(self._hopes(ap), ap)

    def _hopes(self, ap: int) -> list[tuple[float, int]]:
        """What shots at each rival bring if nothing stands in the way, the best first; last: at nobody."""
        s, i = self.s, self.i
        found: list[tuple[float, int]] = [NOBODY_SHOT]
        if PROFILES[s.who[i]].flame:
            for j in self.rivals:
                if self._inches(j) * INCH < FLAME_LENGTH and ap > 0:
                    found.append((0.5 * value_of(self.r, j), j))
        elif not s.flags[i] & FASCINATED:
            shots = shots_of(s, i, ap)
            for j in self.rivals if shots else []:
                found.append((shots_hope(self.r, j, shots, clear_aim(s, i, j)), j))
        found.sort(reverse=True)
        return found

    def _best_of(self, hopes: list[tuple[float, int]], ap: int) -> tuple[float, int]:
        """Lines of sight are what takes time: along those that cannot bring more nobody looks."""
        s, i = self.s, self.i
        if PROFILES[s.who[i]].flame:
            return hopes[0]
        best: tuple[float, int] = NOBODY_SHOT
        shots = shots_of(s, i, ap)
        for hope, j in hopes:
            if hope <= best[0]:
                break
            aim = aim_at(s, i, j)
            if aim != UNSEEN:
                best = max(best, (shots_worth(self.r, j, shots, aim), j))
        return best

    def _danger(self, most: float = -NEVER) -> float:
        """What rivals may do to it before its next turn; more than that is as bad, if it is feared."""
        s, i = self.s, self.i
        worth = 0.0
        for j in self.rivals:
            if self.temper.fear * worth > most:
                break
            if s.flags[j] & FASCINATED:
                continue
            shots = shots_of(s, j, s.limit(j))
            if shots and s.fight[j] < 0:
                aim = aim_at(s, j, i) if clear_aim(s, j, i) >= 1 else UNSEEN
                if aim >= 1:
                    worth += SHARED * loss_to(s, i, shots, aim) * self.value
            elif not shots and s.fight[j] < 0 and self._inches(j) < s.limit(j):
                strength = s.attacks[j] - s.attacks[i]
                worth += SHARED * 0.1 * self.value * max(0, strength)
        return worth

    def _inches(self, j: int) -> float:
        s, i = self.s, self.i
        return hypot(s.x[j] - s.x[i], s.y[j] - s.y[i]) / INCH
