"""Why the greedy bot likes an option: what it has weighed, part by part.

Each part is the function of `worth.py` that was weighed. What a choice costs is weighed as well but not told:
people see it before they choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from euphoria.bots.advice import Part, Reasons
from euphoria.core.actions import Action
from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.bots.recruiting import likes, use_worth
from euphoria.games.dystopia.bots.worth import (
    allegiance_step,
    change_of_knowledge,
    change_of_morale,
    completes,
    draw_of,
    gain_of,
    loss_of_worker,
    miner_step,
    star_worth,
    worker_worth,
)
from euphoria.games.dystopia.rules.cards import FACTION_OF, TAXING
from euphoria.games.dystopia.rules.data import (
    AREA,
    BAR,
    BOOK,
    BREEZE_BAR,
    BUILDABLE,
    CARD_MARKET,
    CONSTRUCTION,
    END,
    GOLD,
    GOODS_COUNT,
    ICARITE,
    KIND,
    LEVEL_2,
    LEVEL_4,
    LOFT,
    MINER_ACTIVATES,
    SPACES,
    TANK,
    TANK_ENERGY,
    TUNNEL,
    TUNNEL_START,
    is_temporary,
    region,
    site_of,
)
from euphoria.games.dystopia.rules.words import (
    CHOOSE_CARD,
    CHOOSE_KNOWLEDGE,
    CHOOSE_MORALE,
    CHOOSE_TERRITORY,
    WAY,
)

REASONS: Final = Reasons("dystopia")
_add = REASONS.add

STAR_WON: Final = _add("star")
FINISH: Final = _add("finish")
BUILD: Final = _add("build", "count")
ALLEGIANCE: Final = _add("allegiance", "faction")
ALLEGIANCE_BUT: Final = _add("allegiance-but", "faction")
ROW_ENDS: Final = _add("row-ends", "faction")
GAIN: Final = _add("gain", "stock")
CARDS: Final = _add("cards", "count")
RESOURCES: Final = _add("resources", "count")
TUNNEL_GAIN: Final = _add("tunnel", "good")
TUNNEL_BOTH: Final = _add("tunnel-both", "good")
MINER: Final = _add("miner", "faction")
NEW_WORKER: Final = _add("worker")
KNOWLEDGE: Final = _add("knowledge")
KNOWLEDGE_BUT: Final = _add("knowledge-but")
MORALE: Final = _add("morale")
MORALE_BUT: Final = _add("morale-but")
RISK: Final = "risk"
RISK_BUT: Final = _add("risk-but", "chance")
HOME: Final = _add("home", "count")
LEAVE: Final = "leave"
LEAVE_BUT: Final = _add("leave-but")
BUMP: Final = _add("bump")
BUMP_BUT: Final = _add("bump-but")
DOUBLE: Final = _add("double", "value")
PAIR: Final = _add("pair", "faction")
RECRUIT: Final = _add("recruit", "recruit")
NEAR: Final = _add("near", "faction")
ABILITY: Final = _add("ability", "recruit")
SPARE: Final = _add("spare", compares=True)
OFFER: Final = _add("offer")
FREE: Final = _add("free")
CHEAP_TILE: Final = _add("cheap-tile")
HIGH_MORALE: Final = _add("high-morale")
LITTLE_KNOWLEDGE: Final = _add("little-knowledge")
EQUAL: Final = _add("equal", "value")
BOOK_BURNT: Final = _add("book")
TILE_STAR: Final = _add("tile-star")
WAIT: Final = _add("wait", compares=True)
ANY: Final = _add("any", compares=True)


def parts(view: dict[str, Any], r: Reading, option: Action) -> list[Part]:
    """What was weighed about this option. Where nothing has a name, the choice is as good as any."""
    judge = PARTS.get(option.verb)
    if judge is None:
        return [Part(1.0, WAIT if option.verb in HARMLESS else ANY)]
    return judge(view, r, option) or [Part(1.0, ANY)]


HARMLESS: Final = frozenset({"done", "no", "decline", "stop"})

# ------------------------------------------------------------------ placements


def _place(view: dict[str, Any], r: Reading, option: Action) -> list[Part]:
    value, space = option.arguments["value"], option.arguments["space"]
    found = _given(view, r, space, value)
    if is_temporary(space):
        found += _bumped(view, r, space)
    # Workers that come home in a turn wait for the next one, so only its first placement says this (D-6.2).
    first = view["question"] == "turn"
    if (
        first
        and r.at_home.count(value) > 1
        and "fountain-of-wishful-thinking" not in _own(view, r)["penalties"]
    ):
        found.append(Part(r.taste.die_twin, DOUBLE, "D-6.1", {"value": value}))
    return found


def _given(view: dict[str, Any], r: Reading, space: int, value: int) -> list[Part]:
    """What the space itself brings."""
    kind = KIND[space]
    if kind == AREA:
        return _area(view, r, space, value)
    if kind == TUNNEL_START:
        return _tunnel(r, space - TUNNEL)
    if kind == END:
        return [_gain(r, (region(space) + 1) % 3, 3, "D-15.8")]
    if kind == TANK:
        return _tank(r, space)
    if kind == CARD_MARKET:
        rule = "D-19.2" if region(space) == ICARITE else "D-18.5"
        return _star(r, region(space), rule, region(space) != ICARITE and r.has_open_tile(region(space)))
    if kind == LOFT:
        return _star(r, ICARITE, "D-19.3", False)
    if kind == BAR:
        return [_bar(r, space), *_step(r, ICARITE, "D-19.4" if space == BREEZE_BAR else "D-19.5")]
    if kind == BUILDABLE:
        return _star(r, region(space), "D-17.3", False)
    return _construction(view, r, space)


def _area(view: dict[str, Any], r: Reading, area: int, value: int) -> list[Part]:
    total = value + sum(die["value"] or 0 for _, die in _dice(view) if die["where"] == SPACES[area])
    count = (2 if total > 8 else 1) + (1 if r.collects_more(area) else 0)
    if total <= 4:
        return [_gain(r, area, count, "D-12.3"), *_step(r, area, "D-12.3")]
    rule = "D-12.4" if total <= 8 else "D-12.5"
    by = -1 if total <= 8 else 1
    return [_gain(r, area, count, rule), Part(change_of_knowledge(r, by), KNOWLEDGE, rule)]


def _gain(r: Reading, good: int, count: int, rule: str) -> Part:
    return Part(gain_of(r, good, count), GAIN, rule, {"stock": count << 4 * good})


def _step(r: Reading, faction: int, rule: str) -> list[Part]:
    """A step of a faction; at the end of its row stars are given out."""
    weight = allegiance_step(r, faction)
    if r.allegiance[faction] + 1 == LEVEL_4:
        return [Part(weight, ROW_ENDS if weight > 0 else ALLEGIANCE, "D-14.12", {"faction": faction})]
    return [Part(weight, ALLEGIANCE, rule, {"faction": faction})]


def _tunnel(r: Reading, faction: int) -> list[Part]:
    resource, card = gain_of(r, GOLD + faction, 1), draw_of(r, 1)
    both = r.digs_both(faction)
    weight = resource + card if both else max(resource, card)
    name, rule = (TUNNEL_BOTH, "D-14.7") if both else (TUNNEL_GAIN, "D-15.3")
    found = [Part(weight, name, rule, {"good": GOLD + faction})]
    if r.miner[faction] < MINER_ACTIVATES and _sleeps(r, faction):
        found.append(Part(miner_step(r, faction), MINER, "D-15.5", {"faction": faction}))
    return found


def _sleeps(r: Reading, faction: int) -> bool:
    return r.asleep(faction) > 0


def _tank(r: Reading, space: int) -> list[Part]:
    rule = "D-11.2" if space == TANK_ENERGY else "D-11.3"
    by_space = (
        Part(change_of_knowledge(r, -2), KNOWLEDGE, rule)
        if space == TANK_ENERGY
        else Part(change_of_morale(r, 2), MORALE, rule)
    )
    if not r.may_gain_worker():
        return [by_space]
    # The new die joins those at home; the one that is placed has left.
    risk = r.risk(1, sum(r.at_home) - max(r.at_home) + r.knowledge - 1)
    return [by_space, Part(worker_worth(r, r.owned), NEW_WORKER, rule), *_risk(r, risk)]


def _risk(r: Reading, risk: float) -> list[Part]:
    chance = round(100 * risk)
    return [Part(-risk * loss_of_worker(r), RISK, "D-10.3", {"chance": chance})] if chance else []


def _star(r: Reading, faction: int, rule: str, tile: bool) -> list[Part]:
    won = [Part(star_worth(r), STAR_WON, rule)] if r.free[faction] > 0 or tile else []
    return [*won, *_step(r, faction, rule)]


def _bar(r: Reading, space: int) -> Part:
    if space == BREEZE_BAR:
        return Part(draw_of(r, 2), CARDS, "D-19.4", {"count": 2})
    best = max(gain_of(r, GOLD + k, 1) for k in range(3))
    return Part(best + r.taste.resource_more, RESOURCES, "D-19.5", {"count": 2})


def _construction(view: dict[str, Any], r: Reading, space: int) -> list[Part]:
    """A share in a star: the fewer workers are missing, the surer it is."""
    site = site_of(space)
    builders = [seat for seat, die in _dice(view) if _site_under(die["where"]) == site]
    missing = max(0, r.needed - len(builders) - 1)
    star = star_worth(r) if missing == 0 else r.taste.star
    weight = star * completes(r, site, missing)
    if r.me in builders:
        weight -= star * completes(r, site, missing + 1)
    if missing == 0:
        return [Part(weight, FINISH, "D-16.10")]
    return [Part(weight, BUILD, "D-16.10", {"count": missing})]


def _site_under(where: str) -> int | None:
    """The construction site that a worker stands on."""
    space = SPACES.index(where) if where in SPACES else 0
    return site_of(space) if space >= CONSTRUCTION else None


def _bumped(view: dict[str, Any], r: Reading, space: int) -> list[Part]:
    there = [seat for seat, die in _dice(view) if die["where"] == SPACES[space]]
    if not there:
        return []
    if there[0] == r.me:
        return [Part(r.taste.bump_own, BUMP, "D-5.5")]
    return [Part(-r.taste.bump_other, BUMP, "D-5.4")]


def _dice(view: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """All workers with their owners."""
    return [(seat["seat"], worker) for seat in view["seats"] for worker in seat["workers"]]


def _own(view: dict[str, Any], r: Reading) -> dict[str, Any]:
    own: dict[str, Any] = view["seats"][r.me]
    return own


# ------------------------------------------------------------------ the rest of a turn


def _retrieve(view: dict[str, Any], r: Reading, option: Action) -> list[Part]:
    workers: int = option.arguments["workers"]
    way = WAY.words[option.arguments["way"]]
    count = workers.bit_count()
    less = {"energy": 1, "calm": 2}.get(way, 0)
    found = [Part(r.taste.home * count, HOME, "D-8.1", {"count": count})]
    if way == "free":
        found.append(Part(change_of_morale(r, -1), MORALE, "D-8.2"))
    elif way in ("food", "bliss"):
        found.append(Part(change_of_morale(r, 2), MORALE, "D-8.2"))
    if less:
        found.append(Part(change_of_knowledge(r, -less), KNOWLEDGE))
    own = [die for seat, die in _dice(view) if seat == r.me and (workers >> (die["number"] - 1)) & 1]
    left = sum(_site_under(die["where"]) is not None for die in own)
    if left:
        found.append(Part(-r.taste.standing * r.taste.star * left, LEAVE, "D-16.7"))
    knowledge = max(1, r.knowledge - less)
    return [*found, *_risk(r, r.risk(count, sum(r.at_home) + knowledge))]


def _resolve(_view: dict[str, Any], r: Reading, option: Action) -> list[Part]:
    return [Part(star_worth(r), STAR_WON, "D-21.7")] if option.arguments["side"] == 1 else []


# ------------------------------------------------------------------ other questions


def _keep(_view: dict[str, Any], r: Reading, option: Action) -> list[Part]:
    active, hidden = option.arguments["active"], option.arguments["hidden"]
    found = [Part(likes(active), RECRUIT, "", {"recruit": active})]
    found.append(Part(0.4 * likes(hidden), RECRUIT, "", {"recruit": hidden}))
    if FACTION_OF[active] == FACTION_OF[hidden]:
        found.append(Part(r.taste.pair, PAIR, "D-14.12", {"faction": FACTION_OF[active]}))
    return found if any(part.weight > 0 for part in found) else []


def _take(_view: dict[str, Any], r: Reading, option: Action) -> list[Part]:
    recruit = option.arguments["recruit"]
    found = [Part(likes(recruit), RECRUIT, "", {"recruit": recruit})]
    if _sleeps(r, FACTION_OF[recruit]):
        found.append(Part(0.5, PAIR, "D-14.12", {"faction": FACTION_OF[recruit]}))
    return found if any(part.weight > 0 for part in found) else []


def _retain(_view: dict[str, Any], r: Reading, option: Action) -> list[Part]:
    recruit = option.arguments["recruit"]
    faction = FACTION_OF[recruit]
    found = [Part(likes(recruit), RECRUIT, "", {"recruit": recruit})]
    if r.allegiance[faction] >= LEVEL_2:
        found.append(Part(float(r.allegiance[faction]), NEAR, "D-14.12", {"faction": faction}))
    return found if any(part.weight > 0 for part in found) else []


def _spare(_view: dict[str, Any], _r: Reading, _option: Action) -> list[Part]:
    return [Part(1.0, SPARE)]


def _burn(_view: dict[str, Any], _r: Reading, option: Action) -> list[Part]:
    return [Part(1.0, BOOK_BURNT if option.arguments["card"] == BOOK else SPARE)]


def _use(_view: dict[str, Any], r: Reading, option: Action) -> list[Part]:
    recruit = option.arguments["recruit"]
    return [Part(use_worth(r, recruit), ABILITY, "", {"recruit": recruit})]


def _choose(_view: dict[str, Any], r: Reading, option: Action) -> list[Part]:
    choice = option.arguments["choice"]
    if choice < GOODS_COUNT:
        return [_gain(r, choice, 1, "")]
    if choice == CHOOSE_MORALE:
        return [Part(change_of_morale(r, 1), MORALE)]
    if choice == CHOOSE_KNOWLEDGE:
        return [Part(change_of_knowledge(r, -1), KNOWLEDGE)]
    if choice == CHOOSE_CARD:
        return [Part(draw_of(r, 1), CARDS, "", {"count": 1})]
    return [] if choice == CHOOSE_TERRITORY else [Part(1.5, TILE_STAR, "D-18.6")]


def _set(_view: dict[str, Any], r: Reading, option: Action) -> list[Part]:
    value = option.arguments["value"]
    return [Part(2.0, EQUAL, "D-6.1", {"value": value})] if value in r.at_home else []


def _yes(_view: dict[str, Any], _r: Reading, _option: Action) -> list[Part]:
    return [Part(1.0, FREE)]


def _pick(_view: dict[str, Any], _r: Reading, option: Action) -> list[Part]:
    return [Part(1.0, CHEAP_TILE)] if option.arguments["tile"] in TAXING else []


def _mark(_view: dict[str, Any], _r: Reading, option: Action) -> list[Part]:
    if option.arguments["track"] == 0:
        return [Part(1.0, HIGH_MORALE, "D-9.1")]
    return [Part(1.0, LITTLE_KNOWLEDGE, "D-10.3")]


def _accept(_view: dict[str, Any], _r: Reading, _option: Action) -> list[Part]:
    return [Part(1.0, OFFER)]


PARTS: Final[dict[str, Callable[[dict[str, Any], Reading, Action], list[Part]]]] = {
    "place": _place,
    "retrieve": _retrieve,
    "resolve": _resolve,
    "keep": _keep,
    "take": _take,
    "retain": _retain,
    "pay": _spare,
    "discard": _spare,
    "lose": _spare,
    "burn": _burn,
    "use": _use,
    "choose": _choose,
    "set": _set,
    "yes": _yes,
    "pick": _pick,
    "mark": _mark,
    "accept": _accept,
}
