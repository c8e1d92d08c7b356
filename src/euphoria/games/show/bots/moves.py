"""The positioning phase: one action of an activation after the other, each the best at that moment."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from euphoria.core.actions import Action
from euphoria.games.show.bots.mission import is_errand_of_the_mission, platform_of
from euphoria.games.show.bots.personalities import PLAIN, Temper
from euphoria.games.show.bots.places import NEVER, PATIENCE, Judge
from euphoria.games.show.bots.reading import Reading
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.bots.worth import value_of
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import HEAL, INCH, inches_up, jump_price
from euphoria.games.show.rules.movement.walking import carrying_rate
from euphoria.games.show.rules.odds import chances
from euphoria.games.show.rules.odds import losses as odds
from euphoria.games.show.rules.state import DOWN, TARGET_LOAD, UP, Arena
from euphoria.games.show.rules.table.loads import in_platform, load_radius
from euphoria.games.show.rules.words import FIRST_TARGET, points_of, surface_of, x_of, y_of

FREE_HER: Final = 400.0
TAKE_TARGET: Final = 300.0
DELIVER: Final = 600.0
REVIVE: Final = 60.0
SEARCH: Final = 8.0
"""For each object on a body."""
BEST_SEEN: Final = 10
"""So many places that look best from afar are judged in full."""
GET_UP: Final = 5.0
LIE_DOWN: Final = 4.0
"""To lie down must gain more than this: whoever lies cannot go anywhere."""

Spot = tuple[int, int, int, int]
"""Where an action leads: x, y, surface, and its AP."""


def choose_position(r: Reading, ways: Ways, options: list[Action], temper: Temper = PLAIN) -> list[float]:
    """The worth of each action compared with being done; the figure is the active one."""
    i = r.s.active
    if all(option.verb == "lead" for option in options):
        return [_led_to(r, option) for option in options]
    judge = Judge(r, ways, i, temper)
    s = r.s
    here = judge.worth(s.x[i], s.y[i], s.surface[i], s.ap[i], False, False)
    spots = {k: spot_of(s, i, option) for k, option in enumerate(options)}
    full = _worth_a_look(judge, spots)
    worth: list[float] = []
    for k, option in enumerate(options):
        spot = spots[k]
        if spot is None:
            worth.append(_deed(r, judge, option, here))
        elif k in full:
            x, y, surface, ap = spot
            gain = judge.worth(x, y, surface, max(0, s.ap[i] - ap), True, False) - here
            worth.append(gain - PATIENCE - fall_of(s, i, option, spot))
        else:
            worth.append(NEVER)
    return worth


def _worth_a_look(judge: Judge, spots: dict[int, Spot | None]) -> set[int]:
    """Contacts and the places nearest to the errand, and some of the rest: sight is what takes time."""
    s, i = judge.s, judge.i
    rated: list[tuple[float, int]] = []
    for k, spot in spots.items():
        if spot is not None:
            rated.append((-judge.progress(spot[0], spot[1]), k))
    rated.sort()
    near = [k for _, k in rated[: BEST_SEEN // 2]]
    rest = [k for _, k in rated[BEST_SEEN // 2 :]]
    # The sample begins with what is most pointed: contacts, errands, high ground, cover.
    found = set(near) | set(sorted(rest)[: BEST_SEEN // 2])
    kept = s.x[i], s.y[i], s.surface[i]
    for k, spot in spots.items():
        if spot is not None:
            s.x[i], s.y[i], s.surface[i] = spot[:3]
            if any(s.touching(i, j) for j in judge.rivals):
                found.add(k)
    s.x[i], s.y[i], s.surface[i] = kept
    return found


def spot_of(s: Arena, i: int, option: Action) -> Spot | None:
    """Where a movement leads and about what it costs; None for what is no movement."""
    verb = option.verb
    if verb == "move":
        xs, ys = points_of(option.arguments["path"])
        length = 0.0
        x, y = s.x[i], s.y[i]
        for to_x, to_y in zip(xs, ys, strict=True):
            length += hypot(to_x - x, to_y - y)
            x, y = to_x, to_y
        rate = carrying_rate(s, i) if s.load[i] >= 0 else 1
        return x, y, _level(s, i, x, y), rate * inches_up(int(length))
    if verb in ("climb", "let-down", "jump"):
        place = option.arguments["place"]
        surface = surface_of(place)
        rise: int = s.field.surfaces[surface].z - s.z(i)
        height = max(rise, -rise)
        ap = jump_price(height) if verb == "jump" else 2 * inches_up(height)
        return x_of(place), y_of(place), surface, ap
    if verb == "link":
        link = s.field.links[option.arguments["link"]]
        point = option.arguments["point"]
        surface = link.head if s.surface[i] == link.foot else link.foot
        return x_of(point), y_of(point), surface, inches_up(link.length)
    return None


def _level(s: Arena, i: int, x: int, y: int) -> int:
    """The surface a walk ends on: a low top of the sheet it walks on, or the sheet itself."""
    sheet = s.field.surfaces[s.surface[i]].sheet
    for k in range(1, len(s.field.surfaces)):
        top = s.field.surfaces[k]
        if top.sheet == sheet and k != sheet and top.shape.holds(x, y) and not s.gone >> top.element & 1:
            return k
    return int(sheet)


def fall_of(s: Arena, i: int, option: Action, spot: Spot) -> float:
    """What a jump may cost."""
    if option.verb != "jump":
        return 0.0
    lost = chances.fall_of(s, i, s.z(i) - s.field.surfaces[spot[2]].z)
    kill, mean = odds.kill(lost), lost.mean()
    return s.value[i] * (kill[0] / kill[1] + 0.5 * mean[0] / mean[1] / PROFILES[s.who[i]].lp)


# ------------------------------------------------------------------ deeds


def _deed(r: Reading, judge: Judge, option: Action, here: float) -> float:
    """Everything that is no movement, compared with being done."""
    s, i = r.s, judge.i
    verb = option.verb
    if verb == "done":
        return 0.0
    if verb == "free":
        return FREE_HER
    if verb == "take":
        return TAKE_TARGET if option.arguments["thing"] >= FIRST_TARGET else NEVER
    if verb == "leave":
        return _leave(r, i, option)
    if verb in AID_WORTH:
        return AID_WORTH[verb](r, judge, option)
    if verb == "ransack":
        return SEARCH * option.arguments["objects"].bit_count()
    if verb == "deck":
        if is_errand_of_the_mission(judge.errand):
            return NEVER
        down = judge.worth(s.x[i], s.y[i], s.surface[i], max(0, s.ap[i] - 1), False, True)
        return down - here - LIE_DOWN
    if verb == "rise":
        return _rise(judge, here)
    # Susan walks around her saviour of her own accord only to win.
    return DELIVER if verb == "lead" and _led_to(r, option) > 0 else NEVER


def _rise(judge: Judge, here: float) -> float:
    """Who begins a turn on the ground gets up; who has just lain down has weighed that, and stays."""
    s, i = judge.s, judge.i
    if not s.spent[i]:
        return GET_UP
    s.status[i] = UP
    up = judge.worth(s.x[i], s.y[i], s.surface[i], max(0, s.ap[i] - 1), False, False)
    s.status[i] = DOWN
    return up - here + LIE_DOWN / 2


def _leave(r: Reading, i: int, option: Action) -> float:
    """On the own platform; a body is nothing one carries about."""
    s = r.s
    load = s.load[i]
    if load < TARGET_LOAD:
        return 2.0
    point = option.arguments["point"]
    return DELIVER if in_platform(s, r.me, x_of(point), y_of(point), load_radius(load)) else NEVER


def _kit(r: Reading, _judge: Judge, option: Action) -> float:
    """Most for who wins back AP (S-13.6)."""
    s = r.s
    j = r.figure(option.arguments["figure"])
    if s.team[j] != r.me:
        return NEVER
    full = PROFILES[s.who[j]].lp
    healed = min(HEAL, full - s.lp[j])
    back = (s.lp[j] < 25) + (25 <= s.lp[j] < 50 and s.lp[j] + healed >= 50)
    return value_of(r, j) * (0.4 * healed / full + 0.2 * back) - 8.0


def _adrenaline(r: Reading, judge: Judge, _option: Action) -> float:
    return 20.0 if is_errand_of_the_mission(judge.errand) and r.s.fight[judge.i] < 0 else NEVER


def _defibrillate(r: Reading, _judge: Judge, option: Action) -> float:
    return REVIVE if r.s.team[r.figure(option.arguments["body"])] == r.me else NEVER


AID_WORTH: Final[dict[str, Callable[[Reading, Judge, Action], float]]] = {
    "kit": _kit,
    "adrenaline": _adrenaline,
    "defibrillate": _defibrillate,
}
"""By how an aid object is used."""


def _led_to(r: Reading, option: Action) -> float:
    """Susan follows to the side that is nearest to home, inside the platform at best."""
    xs, ys = points_of(option.arguments["path"])
    home_x, home_y = platform_of(r, r.me)
    inches = hypot(xs[-1] - home_x, ys[-1] - home_y) / INCH
    inside = in_platform(r.s, r.me, xs[-1], ys[-1], 590)
    return 100.0 * inside - inches
