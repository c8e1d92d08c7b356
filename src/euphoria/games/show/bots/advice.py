"""Why the greedy bot likes an option: what it has weighed, part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from euphoria.bots.advice import Part, Reasons
from euphoria.core.actions import Action
from euphoria.games.show.bots.mission import FETCH, HELP, HOME, HUNT, Errand
from euphoria.games.show.bots.moves import fall_of, spot_of
from euphoria.games.show.bots.places import Judge
from euphoria.games.show.bots.reading import Reading
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.rules.box.cards import STUN
from euphoria.games.show.rules.box.data import MASSACRE, RESCUE
from euphoria.games.show.rules.sight.templates import under_blast, under_flame
from euphoria.games.show.rules.table.kills import is_associate
from euphoria.games.show.rules.words import FIRST_TARGET, dx_of, dy_of, surface_of, x_of, y_of

REASONS: Final = Reasons("show")
_add = REASONS.add

WAIT: Final = _add("wait", compares=True)
ANY: Final = _add("any", compares=True)
FIRE: Final = _add("fire", "figure")
CONTACT: Final = _add("contact", "figure")
DANGER: Final = _add("danger")
DANGER_BUT: Final = _add("danger-but")
ERRAND_HOME: Final = _add("home")
ERRAND_FETCH: Final = _add("fetch")
ERRAND_HUNT: Final = _add("hunt")
ERRAND_HELP: Final = _add("help")
ERRAND_ADVANCE: Final = _add("advance")
FALL: Final = "fall"
FALL_BUT: Final = _add("fall-but")
FREE: Final = _add("free")
TAKE: Final = _add("take")
DELIVER: Final = _add("deliver")
LEAD: Final = _add("lead", compares=True)
UNLOAD: Final = _add("unload")
KIT: Final = _add("kit", "figure")
ADRENALINE: Final = _add("adrenaline")
REVIVE: Final = _add("revive", "figure")
SEARCH: Final = _add("search")
DECK: Final = _add("deck")
RISE: Final = _add("rise")
ABILITY: Final = _add("ability")
ABILITY_KEPT: Final = _add("ability-kept", compares=True)
TEAM: Final = _add("team")
SITE: Final = _add("site")
PLATFORM: Final = _add("platform")
PLATFORM_MIDDLE: Final = _add("platform-middle")
DEPLOY: Final = _add("deploy")
DEPLOY_COVER: Final = _add("deploy-cover")
WOUND: Final = _add("wound", "figure")
WOUND_OWN: Final = _add("wound-own", "figure")
CREDIT: Final = _add("credit", "figure", compares=True)
ASSOCIATE: Final = _add("associate", "figure")
PUSH: Final = _add("push")
STRIKE: Final = _add("strike", "figure")
BLAST: Final = _add("blast", "count")
FRIENDS: Final = "friends"
FRIENDS_BUT: Final = _add("friends-but", "count")
STUNNED: Final = _add("stun", "count")
FLEE: Final = _add("flee")
DICE: Final = _add("dice", compares=True)
THREAT: Final = _add("threat", "figure", compares=True)
SHOTS: Final = _add("shots", "figure")
DECLARED: Final = _add("declared")


def parts(r: Reading, ways: Ways, kind: str, option: Action) -> list[Part]:
    """What was weighed about this option."""
    if kind == "position":
        return _position(r, ways, option)
    if kind == "ability":
        return [Part(1.0, ABILITY_KEPT if option.verb == "wait" else ABILITY, "S-10.2")]
    judge = PARTS.get(kind)
    return [Part(1.0, ANY)] if judge is None else judge(r, option)


def _of(r: Reading, name: str, rule: str, figure: int) -> list[Part]:
    """A reason that names a figure, by its number at the table."""
    return [Part(1.0, name, rule, {"figure": r.s.badge[figure]})]


# ------------------------------------------------------------------ positioning


def _position(r: Reading, ways: Ways, option: Action) -> list[Part]:
    s = r.s
    i = s.active
    spot = spot_of(s, i, option)
    if spot is None:
        return _deed(r, option)
    judge = Judge(r, ways, i)
    x, y, surface, ap = spot
    there = judge.weighed(x, y, surface, max(0, s.ap[i] - ap), True)
    here = judge.weighed(s.x[i], s.y[i], s.surface[i], s.ap[i], False)
    found = [_part(r, judge.errand, weight, what, figure) for weight, what, figure in there]
    found += [_part(r, judge.errand, -weight, what, figure) for weight, what, figure in here]
    return [*found, Part(-fall_of(s, i, option, spot), FALL)]


def _part(r: Reading, errand: Errand, weight: float, what: str, figure: int) -> Part:
    facts: dict[str, Any] = {} if figure < 0 else {"figure": r.s.badge[figure]}
    if what == "errand":
        return Part(weight, *_errand(r, errand))
    if figure < 0 and what != "danger":
        return Part(weight)
    return Part(weight, what, {"fire": "S-14.2", "contact": "S-12.1"}.get(what, ""), facts)


def _errand(r: Reading, errand: Errand) -> tuple[str, str]:
    """What the figure is on its way to, and the rule that makes it worth the way."""
    mission = r.s.mission
    won = "S-17.11" if mission == MASSACRE else "S-17.8" if mission == RESCUE else "S-17.10"
    named = {HOME: ERRAND_HOME, FETCH: ERRAND_FETCH, HUNT: ERRAND_HUNT, HELP: ERRAND_HELP}
    return named.get(errand.rate, ERRAND_ADVANCE), won


def _deed(r: Reading, option: Action) -> list[Part]:
    """Everything that is no movement."""
    verb = option.verb
    if verb == "take":
        return [Part(1.0, TAKE if option.arguments["thing"] >= FIRST_TARGET else ANY, "S-17.10")]
    if verb == "leave":
        carried = r.s.load[r.s.active] >= 0 and r.s.mission != MASSACRE
        return [Part(1.0, DELIVER if carried else UNLOAD, "S-17.10" if carried else "")]
    if verb == "kit":
        return _of(r, KIT, "S-15.3", r.figure(option.arguments["figure"]))
    if verb == "defibrillate":
        return _of(r, REVIVE, "S-15.5", r.figure(option.arguments["body"]))
    name, rule = DEEDS.get(verb, (ANY, ""))
    return [Part(1.0, name, rule)]


DEEDS: Final = {
    "done": (WAIT, ""),
    "free": (FREE, "S-17.2"),
    "lead": (LEAD, "S-17.8"),
    "adrenaline": (ADRENALINE, "S-15.8"),
    "ransack": (SEARCH, "S-13.13"),
    "deck": (DECK, "S-14.18"),
    "rise": (RISE, ""),
}

# ------------------------------------------------------------------ before the first turn


def _team(_r: Reading, _option: Action) -> list[Part]:
    return [Part(1.0, TEAM)]


def _site(_r: Reading, option: Action) -> list[Part]:
    return [Part(1.0, SITE if option.verb == "site" else WAIT, "S-15.18" if option.verb == "site" else "")]


def _platform(r: Reading, _option: Action) -> list[Part]:
    return [Part(1.0, PLATFORM_MIDDLE if r.s.mission == MASSACRE else PLATFORM, "S-8.3")]


def _deploy(r: Reading, _option: Action) -> list[Part]:
    return [Part(1.0, DEPLOY_COVER if r.s.mission == MASSACRE else DEPLOY, "S-8.5")]


# ------------------------------------------------------------------ fights and fire


def _wound(r: Reading, option: Action) -> list[Part]:
    i = r.figure(option.arguments["figure"])
    return _of(r, WOUND_OWN if r.s.team[i] == r.me else WOUND, "S-12.16", i)


def _credit(r: Reading, option: Action) -> list[Part]:
    i = r.figure(option.arguments["figure"])
    return _of(r, ASSOCIATE, "S-16.42", i) if is_associate(r.s, i) else _of(r, CREDIT, "S-5.7", i)


def _push(_r: Reading, option: Action) -> list[Part]:
    return [Part(1.0, WAIT)] if option.verb == "stand" else [Part(1.0, PUSH, "S-12.26")]


def _strike(r: Reading, option: Action) -> list[Part]:
    return _of(r, STRIKE, "", r.figure(option.arguments["figure"]))


def _object(r: Reading, option: Action) -> list[Part]:
    if option.verb == "pass":
        return [Part(1.0, WAIT)]
    s = r.s
    if option.verb == "detonate":
        point = option.arguments["point"]
        return _caught(r, under_blast(s, x_of(point), y_of(point), 0), BLAST, "S-15.20")
    place = option.arguments["place"]
    caught = under_blast(s, x_of(place), y_of(place), s.field.surfaces[surface_of(place)].z)
    stuns = option.arguments["object"] == STUN
    return _caught(r, caught, STUNNED if stuns else BLAST, "S-15.17" if stuns else "S-15.13")


def _caught(r: Reading, caught: list[int], name: str, rule: str) -> list[Part]:
    """How many rivals lie under a template, and how many friends."""
    friends = sum(r.s.team[j] == r.me for j in caught)
    rivals = len(caught) - friends
    return [
        Part(float(rivals), name, rule, {"count": rivals}),
        Part(-float(friends), FRIENDS, rule, {"count": friends}),
    ]


def _flee(_r: Reading, option: Action) -> list[Part]:
    return [Part(1.0, WAIT)] if option.verb == "stay" else [Part(1.0, FLEE, "S-15.14")]


def _dice(_r: Reading, _option: Action) -> list[Part]:
    return [Part(1.0, DICE, "S-12.4")]


def _fire(r: Reading, option: Action) -> list[Part]:
    if option.verb == "pass":
        return [Part(1.0, WAIT)]
    if option.verb == "fire":
        return [Part(1.0, DECLARED, "S-14.10")]
    if option.verb == "burn":
        way = option.arguments["direction"]
        return _caught(r, under_flame(r.s, r.s.active, dx_of(way), dy_of(way)), BLAST, "S-14.32")
    return _of(r, SHOTS, "S-14.8", r.figure(option.arguments["figure"]))


def _turn(r: Reading, option: Action) -> list[Part]:
    return _of(r, THREAT, "S-9.6", r.figure(option.arguments["figure"]))


PARTS: Final[dict[str, Callable[[Reading, Action], list[Part]]]] = {
    "team": _team,
    "site": _site,
    "platform": _platform,
    "deploy": _deploy,
    "wound": _wound,
    "credit": _credit,
    "push": _push,
    "strike": _strike,
    "object": _object,
    "flee": _flee,
    "dice": _dice,
    "defend": _dice,
    "fire": _fire,
    "next": _turn,
    "leader": _turn,
}
"""For each kind of question what its options were weighed by."""
