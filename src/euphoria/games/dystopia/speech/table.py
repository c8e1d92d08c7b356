"""The table of Build a Better Dystopia: everything a view holds, one fact a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS
from euphoria.games.dystopia.rules.data import (
    CARDS,
    CONSTRUCTION,
    DILEMMAS,
    FACTIONS,
    GOODS,
    ICARITE,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    LEVEL_4,
    MINER_ACTIVATES,
    MINER_END,
    SITE_NAMES,
    SITE_SPACES,
    SPACES,
    TUNNEL,
    printed_resource,
    workers_needed,
)
from euphoria.games.dystopia.speech.words import (
    bundle,
    counted,
    forms,
    listed,
    message,
    penalty,
    site_facts,
    space_name,
    word,
)
from euphoria.speech.messages import Fact

if TYPE_CHECKING:
    from euphoria.speech import Speech

View = dict[str, Any]

LEVELS = [LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4]


def table(speech: Speech, view: View) -> list[str]:
    """The race of stars, the players beginning with the reader, the board, and what is asked."""
    first = 0 if view["you"] is None else view["you"]
    lines = [_turn(speech, view), _race(speech, view)]
    for distance in range(view["players"]):
        lines += _player(speech, view["seats"][(first + distance) % view["players"]])
    return [*lines, *_board(speech, view), *_moment(speech, view)]


def _sentences(facts: list[str]) -> list[str]:
    """The facts below a heading. They have commas of their own, so each is made a sentence."""
    return [f"  {fact[:1].upper()}{fact[1:].removesuffix('.')}." for fact in facts]


def _turn(speech: Speech, view: View) -> str:
    if view["active"] is None:
        return speech.say("dystopia-table-before-play")
    mine = "yes" if view["active"] == speech.you else "no"
    return speech.say("dystopia-table-turn", turn=view["turn"], seat=speech.name(view["active"]), you=mine)


def _race(speech: Speech, view: View) -> str:
    """The most stars first."""
    seats = sorted(view["seats"], key=lambda seat: -int(seat["stars_placed"]))
    names = [f"{speech.name(seat['seat'])} {seat['stars_placed']}" for seat in seats]
    return speech.say("dystopia-table-stars", list=", ".join(names))


def _faction(speech: Speech, faction: str) -> str:
    return speech.say(f"{message('faction', faction)}.plural")


# ------------------------------------------------------------------ a player


def _player(speech: Speech, seat: View) -> list[str]:
    you = "yes" if seat["seat"] == speech.you else "no"
    heading = speech.say("dystopia-table-player", seat=speech.name(seat["seat"]), you=you)
    facts = [
        speech.say("dystopia-table-goods", goods=counted(speech, seat["goods"])),
        _hand(speech, seat),
        speech.say("dystopia-table-tracks", morale=seat["morale"], knowledge=seat["knowledge"]),
        _workers(speech, seat),
        *_recruits(speech, seat),
        _dilemma(speech, seat),
        *_stars(speech, seat),
    ]
    if seat["penalties"]:
        names = ", ".join(word(speech, "tile", tile) for tile in seat["penalties"])
        facts.append(speech.say("dystopia-table-penalties", list=names))
    return [heading, *_sentences(facts)]


def _hand(speech: Speech, seat: View) -> str:
    if not seat["hand"] or not seat["cards"]:
        return speech.say("dystopia-table-hand", count=seat["cards"], limit=seat["morale"])
    cards = counted(speech, seat["hand"])
    return speech.say("dystopia-table-known-hand", cards=cards, count=seat["cards"], limit=seat["morale"])


def _workers(speech: Speech, seat: View) -> str:
    """Those the player owns; the numbers are those of a retrieval."""
    owned = [worker for worker in seat["workers"] if worker["where"] != "supply"]
    return speech.say("dystopia-table-workers", list="; ".join(_worker(speech, worker) for worker in owned))


def _worker(speech: Speech, worker: View) -> str:
    number, value, where = worker["number"], worker["value"], worker["where"]
    if value is None:
        return speech.say("dystopia-table-worker-unrolled", number=number)
    if where == "home":
        return speech.say("dystopia-table-worker-home", number=number, value=value)
    space = space_name(speech, where)
    return speech.say("dystopia-table-worker-placed", number=number, value=value, space=space)


def _recruits(speech: Speech, seat: View) -> list[str]:
    lines: list[str] = []
    for recruit in seat["recruits"]:
        star = "yes" if recruit in seat["starred"] else "no"
        lines.append(speech.say("dystopia-table-recruit", star=star, **_recruit(speech, recruit)))
    hidden: list[str] = seat["hidden"] or []
    for recruit in hidden:
        lines.append(speech.say("dystopia-table-hidden", **_recruit(speech, recruit)))
    if seat["hidden"] is None and seat["hidden_count"]:
        lines.append(speech.say("dystopia-table-hidden-count", count=seat["hidden_count"]))
    if seat["dealt"]:
        names = ", ".join(word(speech, "recruit", recruit) for recruit in seat["dealt"])
        lines.append(speech.say("dystopia-table-dealt", list=names))
    if seat["tiles"]:
        names = ", ".join(word(speech, "tile", tile) for tile in seat["tiles"])
        lines.append(speech.say("dystopia-table-tiles", list=names))
    return lines


def _recruit(speech: Speech, recruit: str) -> dict[str, Fact]:
    faction = FACTIONS[FACTION_OF[RECRUITS.index(recruit)]]
    name = word(speech, "recruit", recruit)
    return {"recruit": name, **forms(speech, "faction", message("faction", faction))}


def _dilemma(speech: Speech, seat: View) -> str:
    if seat["dilemma"] is None:
        return speech.say("dystopia-table-dilemma-unknown")
    state = "open" if not seat["resolved"] else "served" if seat["served"] else "fought"
    card = word(speech, "card", CARDS[DILEMMAS.index(seat["dilemma"])])
    dilemma = word(speech, "dilemma", seat["dilemma"])
    return speech.say("dystopia-table-dilemma", state=state, dilemma=dilemma, card=card)


def _stars(speech: Speech, seat: View) -> list[str]:
    lines = [speech.say("dystopia-table-stars-left", placed=seat["stars_placed"], left=seat["stars_left"])]
    held = {faction: count for faction, count in seat["territories"].items() if count}
    if held:
        names = [f"{word(speech, 'region', faction)} {count}" for faction, count in held.items()]
        lines.append(speech.say("dystopia-table-stars-on", list=", ".join(names)))
    if seat["tile_stars"]:
        sites = [str(site_facts(speech, SITE_NAMES.index(site))["site"]) for site in seat["tile_stars"]]
        lines.append(speech.say("dystopia-table-stars-on-markets", list=", ".join(sites)))
    return lines


# ------------------------------------------------------------------ the board


def _board(speech: Speech, view: View) -> list[str]:
    free = [f"{word(speech, 'region', name)} {count}" for name, count in view["free_territory"].items()]
    return [
        speech.say("dystopia-table-allegiance"),
        *_sentences([_row(speech, n, view["allegiance"][name]) for n, name in enumerate(FACTIONS)]),
        speech.say("dystopia-table-tunnels"),
        *_sentences([_tunnel(speech, n, step) for n, step in enumerate(view["miners"].values())]),
        speech.say("dystopia-table-spaces"),
        *_sentences(_spaces(speech, view)),
        speech.say("dystopia-table-sites"),
        *_sentences([_site(speech, view, number) for number in range(len(view["sites"]))]),
        speech.say("dystopia-table-territories", list=", ".join(free)),
        speech.say("dystopia-table-deck", count=view["deck"], cards=counted(speech, view["discards"])),
    ]


def _row(speech: Speech, faction: int, step: int) -> str:
    """Where the faction stands, which bonuses are in force, and what comes next."""
    row = speech.say("dystopia-table-row", faction=_faction(speech, FACTIONS[faction]), step=step)
    reached = [_bonus(speech, faction, level, True) for level in LEVELS if step >= level]
    if reached:
        row = speech.say("dystopia-table-in-force", row=row, bonuses=listed(speech, reached))
    if step < LEVEL_4:
        level = LEVELS[len(reached)]
        bonus = _bonus(speech, faction, level, False)
        row = speech.say("dystopia-table-next-level", row=row, step=level, bonus=bonus)
    return row


def _bonus(speech: Speech, faction: int, level: int, reached: bool) -> str:
    if level == LEVEL_1:
        good = forms(speech, "good", message("good", GOODS[faction]))
        return speech.say("dystopia-level-1", space=space_name(speech, SPACES[faction]), **good)
    if level == LEVEL_2:
        if faction == ICARITE:
            return speech.say("dystopia-level-2-icarite")
        return speech.say("dystopia-level-2", good=word(speech, "good", GOODS[4 + faction]))
    if level == LEVEL_3:
        return speech.say("dystopia-level-3-reached" if reached else "dystopia-level-3")
    return speech.say("dystopia-level-4-reached" if reached else "dystopia-level-4")


def _tunnel(speech: Speech, faction: int, step: int) -> str:
    space = space_name(speech, SPACES[TUNNEL + faction])
    row = speech.say("dystopia-table-tunnel", space=space, step=step)
    if step >= MINER_END:
        return speech.say("dystopia-table-tunnel-open", row=row)
    if step >= MINER_ACTIVATES:
        return speech.say("dystopia-table-tunnel-opens", row=row)
    return speech.say("dystopia-table-tunnel-activates", row=row)


def _spaces(speech: Speech, view: View) -> list[str]:
    """The commodity areas with their totals, then every other space where somebody stands."""
    lines: list[str] = []
    for number, space in enumerate(SPACES):
        there = _standing(view, space)
        if not there and number >= TUNNEL:
            continue
        name = space_name(speech, space)
        workers = ", ".join(f"{speech.name(seat)} {value}" for seat, value in there)
        if number >= TUNNEL:
            lines.append(f"{name}: {workers}")
        elif there:
            total = sum(value for _, value in there)
            lines.append(speech.say("dystopia-table-area", space=name, workers=workers, count=total))
        else:
            lines.append(speech.say("dystopia-table-area-empty", space=name))
    return lines


def _standing(view: View, space: str) -> list[tuple[int, int]]:
    """Seat and knowledge of the workers on a space."""
    return [
        (seat["seat"], worker["value"])
        for seat in view["seats"]
        for worker in seat["workers"]
        if worker["where"] == space
    ]


def _site(speech: Speech, view: View, number: int) -> str:
    site = view["sites"][number]
    if site["tile"] is None:
        return _open_site(speech, view, number)
    tile = message("tile", site["tile"])
    return speech.say(
        "dystopia-table-market",
        tile=speech.say(tile),
        cost=speech.say(f"{tile}.cost"),
        names=listed(speech, [speech.name(seat) for seat in site["stars"]]),
        penalty=penalty(speech, site["tile"]),
        **site_facts(speech, number),
    )


def _open_site(speech: Speech, view: View, number: int) -> str:
    start = CONSTRUCTION + SITE_SPACES * number
    spaces = range(start, start + SITE_SPACES)
    free = [space for space in spaces if not _standing(view, SPACES[space])]
    goods = [word(speech, "good", GOODS[printed_resource(space)]) for space in free]
    return speech.say(
        "dystopia-table-site",
        count=SITE_SPACES - len(free),
        needed=workers_needed(view["players"]),
        goods=", ".join(goods),
        **site_facts(speech, number),
    )


# ------------------------------------------------------------------ this moment


def _moment(speech: Speech, view: View) -> list[str]:
    """What is being done and asked, or how it ended."""
    if view["result"] is not None:
        return _end(speech, view["result"])
    lines: list[str] = []
    if view["placing"] is not None:
        lines.append(speech.say("dystopia-table-placing", space=space_name(speech, view["placing"])))
    if view["offer"] is not None:
        lines.append(_offer(speech, view["active"], view["offer"]))
    if view["may_take"] is not None:
        lines.append(offered(speech, view))
    if view["stays"] and view["active"] is not None:
        you = "seat" if view["active"] == speech.you else "other"
        lines.append(speech.say("dystopia-stays", you=you, seat=speech.name(view["active"])))
    if speech.you in view["waiting"]:
        lines.append(speech.prompt("dystopia", view["question"]))
    others = [speech.name(seat) for seat in view["waiting"] if seat != speech.you]
    if others:
        lines.append(speech.waiting("dystopia", view["question"], others))
    return lines


def offered(speech: Speech, view: View) -> str:
    """Who offers what, where everybody may take it."""
    if view["may_take"] is None:
        return ""
    card = view["may_take"] == "card"
    offer = "dystopia-about-may-draw" if card else "dystopia-about-may-take-bliss"
    recruit = "jacko-archivist" if card else "zong-astronomer"
    return speech.say(offer, name=speech.name(view["active"]), recruit=word(speech, "recruit", recruit))


def _offer(speech: Speech, active: int, offer: View) -> str:
    names = {"seat": speech.name(active), "receiver": speech.name(offer["partner"])}
    if "give" not in offer:
        return speech.say("dystopia-table-offer-unknown", **names)
    you = "seat" if active == speech.you else "receiver" if offer["partner"] == speech.you else "none"
    give, get = bundle(speech, offer["give"]), bundle(speech, offer["get"])
    return speech.say("dystopia-table-offer", you=you, give=give, get=get, **names)


def _end(speech: Speech, result: View) -> list[str]:
    lines = [
        speech.result("dystopia", result),
        speech.say("dystopia-table-turns", count=result["turns"]),
    ]
    if not result["winners"]:
        leading = listed(speech, [speech.name(seat) for seat in result["leading"]])
        lines.append(speech.say("dystopia-table-leading", list=leading))
    return lines
