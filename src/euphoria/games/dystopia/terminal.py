"""The table of Build a Better Dystopia in a few lines: two for each player, then the board.

Only what is there gets a line; `table` tells the rest in full words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from euphoria.core.actions import SEATS, Action
from euphoria.core.errors import BadNotation
from euphoria.games.dystopia.rules.cards import RECRUITS, TILES
from euphoria.games.dystopia.rules.data import (
    CARDS,
    CONSTRUCTION,
    DILEMMAS,
    FACTIONS,
    GOODS,
    MARKET,
    SITE_SPACES,
    SPACES,
    TUNNEL,
    printed_resource,
    site_faction,
    site_of,
    workers_needed,
)
from euphoria.terminal.face import Face
from euphoria.terminal.screen import FAINT, STRONG, Screen

if TYPE_CHECKING:
    from euphoria.cli.talk import Talk
    from euphoria.core.decision import Decision
    from euphoria.core.match import Match
    from euphoria.speech import Speech

View = dict[str, Any]
Event = dict[str, Any]
GAP = 2
UNDER_NAME = 4
"""Where the second line of a player begins."""
NARROW = 20
"""A column with less room than this is written below instead."""
HEADS = ("player", "stars", "morale", "knowledge", "home", "board")


def show_dystopia(screen: Screen, speech: Speech, view: View) -> None:
    """A line of numbers and a line of belongings for each player; regions, sites and the deck."""
    heads = [speech.say(f"cli-dystopia-{head}") for head in HEADS]
    heads[0] = f"  {heads[0]}"
    rows = [_numbers(speech, view, seat) for seat in view["seats"]]
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads) - 1)]
    _write_list(screen, heads[-1:], "", _lead(heads, widths, FAINT), FAINT)
    for seat, row in zip(view["seats"], rows, strict=True):
        own = seat["seat"] == view["you"]
        _write_list(screen, _placed(speech, view, seat), ", ", _lead(row, widths, STRONG if own else ""))
        if facts := _belongings(speech, seat, own):
            _write_list(screen, facts, "; ", Text(" " * UNDER_NAME))
    _board(screen, speech, view)


def _lead(row: list[str], widths: list[int], style: str) -> Text:
    """The columns before the last one, of equal width in every row."""
    lead = Text()
    for cell, width in zip(row, widths, strict=False):
        lead.append(cell.ljust(width + GAP), style)
    return lead


def _write_list(screen: Screen, things: list[str], separator: str, lead: Text, style: str = "") -> None:
    """Things side by side; a new line begins between two of them, never within a name."""
    if screen.width - lead.cell_len < NARROW:
        screen.raw(lead)
        lead = Text(" " * UNDER_NAME)
    lines = [things[0]]
    for thing in things[1:]:
        longer = f"{lines[-1]}{separator}{thing}"
        if len(longer) < screen.width - lead.cell_len:
            lines[-1] = longer
        else:
            lines[-1] += separator.rstrip()
            lines.append(thing)
    screen.write("\n".join(lines), style, lead=lead)


def _short(speech: Speech, id: str) -> str:
    """The short form of a name, if it has one."""
    return speech.say(f"{id}.short" if speech.has(f"{id}.short") else id)


def _counted(speech: Speech, counts: dict[str, int]) -> list[str]:
    return [speech.say(f"dystopia-count-{kind}", count=count) for kind, count in counts.items() if count]


# ------------------------------------------------------------------ a player


def _numbers(speech: Speech, view: View, seat: View) -> list[str]:
    number: int = seat["seat"]
    mark = "*" if number == view["active"] else " "
    home = [str(worker["value"]) for worker in _rolled(seat) if worker["where"] == "home"]
    return [
        f"{mark} {SEATS[number]} {speech.name(number)}",
        str(seat["stars_placed"]),
        str(seat["morale"]),
        str(seat["knowledge"]),
        " ".join(home) or "-",
    ]


def _rolled(seat: View) -> list[View]:
    """The workers that a player owns, once they have a value."""
    return [worker for worker in seat["workers"] if worker["value"] is not None]


def _placed(speech: Speech, view: View, seat: View) -> list[str]:
    """The workers on the board, such as `4@Farm`."""
    placed = [worker for worker in _rolled(seat) if worker["where"] != "home"]
    return [f"{worker['value']}@{_place(speech, view, worker['where'])}" for worker in placed] or ["-"]


def _place(speech: Speech, view: View, where: str) -> str:
    """The short name of a space: a market is called by its tile, a construction space by its site."""
    space = SPACES.index(where)
    if space < MARKET:
        return _short(speech, f"dystopia-space-{where}")
    tile = view["sites"][site_of(space)]["tile"]
    return _site_name(speech, site_of(space)) if tile is None else _short(speech, f"dystopia-tile-{tile}")


def _belongings(speech: Speech, seat: View, own: bool) -> list[str]:
    facts: list[str] = []
    if goods := _counted(speech, seat["goods"]):
        facts.append(", ".join(goods))
    if seat["cards"]:
        known = _counted(speech, seat["hand"] or {})
        facts.append(", ".join(known) or speech.say("dystopia-count-cards", count=seat["cards"]))
    if recruits := _recruits(speech, seat):
        facts.append(", ".join(recruits))
    if own and seat["dilemma"] is not None and not seat["resolved"]:
        card = speech.say(f"dystopia-card-{CARDS[DILEMMAS.index(seat['dilemma'])]}")
        facts.append(speech.say("cli-dystopia-dilemma", card=card))
    if seat["penalties"]:
        names = [_short(speech, f"dystopia-tile-{tile}") for tile in seat["penalties"]]
        facts.append(speech.say("cli-dystopia-penalties", list=", ".join(names)))
    return facts


def _recruits(speech: Speech, seat: View) -> list[str]:
    """The active ones, and those that are hidden in parentheses."""
    active = [_short(speech, f"dystopia-recruit-{recruit}") for recruit in seat["recruits"]]
    if seat["hidden"] is None:
        return active + ["(?)"] * seat["hidden_count"]
    return active + [f"({_short(speech, f'dystopia-recruit-{recruit}')})" for recruit in seat["hidden"]]


# ------------------------------------------------------------------ the board


def _board(screen: Screen, speech: Speech, view: View) -> None:
    """The rows of the four regions below each other, then the sites that anything is known of."""
    regions = _regions(speech, view)
    sites = _sites(speech, view)
    widest = max(len(label) for label, _ in [*regions, *sites])
    columns = [max(len(cells[place]) for _, cells in regions) for place in range(len(FACTIONS))]
    for label, cells in regions:
        line = "".join(cell.ljust(width + GAP) for cell, width in zip(cells, columns, strict=False))
        line = f"{line}{''.join(cells[len(columns) :])}".rstrip()
        lead = _label(label, widest)
        in_columns = lead.cell_len + len(line) <= screen.width
        _write_list(screen, [line] if in_columns else [cell for cell in cells if cell], ", ", lead)
    for label, facts in sites:
        _write_list(screen, facts, "; ", _label(label, widest))


def _label(label: str, width: int) -> Text:
    return Text.assemble("  ", (label.ljust(width + GAP), FAINT))


def _regions(speech: Speech, view: View) -> list[tuple[str, list[str]]]:
    """The rows in which there is something to tell: a label, and a cell for each region."""
    deck = speech.say("cli-dystopia-deck", count=view["deck"])
    rows = [
        ("cli-dystopia-areas", [_area(speech, view, space) for space in SPACES[:TUNNEL]]),
        ("cli-dystopia-allegiance", _cells(speech, view["allegiance"], False)),
        ("cli-dystopia-miners", _cells(speech, view["miners"], False)),
        ("cli-dystopia-territory", [*_cells(speech, view["free_territory"], True), deck]),
    ]
    return [(speech.say(label), cells) for label, cells in rows if any(cells)]


def _area(speech: Speech, view: View, space: str) -> str:
    """The total on a commodity area; of a single worker it is that worker's value, told already."""
    there = _standing(view, space)
    return f"{speech.say(f'dystopia-space-{space}')} {sum(there)}" if len(there) > 1 else ""


def _cells(speech: Speech, counts: dict[str, int], zeros: bool) -> list[str]:
    regions = [(speech.say(f"dystopia-region-{faction}"), counts.get(faction, 0)) for faction in FACTIONS]
    return [f"{name} {count}" if count or zeros else "" for name, count in regions]


def _standing(view: View, space: str) -> list[int]:
    """The values of all workers on a space."""
    return [
        worker["value"] for seat in view["seats"] for worker in seat["workers"] if worker["where"] == space
    ]


def _site_name(speech: Speech, site: int) -> str:
    region = speech.say(f"dystopia-region-{FACTIONS[site_faction(site)]}")
    return f"{region} {site % 2 + 1}"


def _sites(speech: Speech, view: View) -> list[tuple[str, list[str]]]:
    """A row for each market, and one for all that is being built; each with its label."""
    numbers = range(len(view["sites"]))
    built = [number for number in numbers if view["sites"][number]["tile"] is not None]
    rows = [(_site_name(speech, number), [_market(speech, view["sites"][number])]) for number in built]
    growing = [fact for number in numbers if number not in built and (fact := _growing(speech, view, number))]
    return [*rows, (speech.say("cli-dystopia-building"), growing)] if growing else rows


def _market(speech: Speech, site: View) -> str:
    tile = f"dystopia-tile-{site['tile']}"
    seats = " ".join(SEATS[seat] for seat in site["stars"])
    cost = speech.say(f"{tile}.cost")
    return speech.say("cli-dystopia-market", tile=_short(speech, tile), cost=cost, seats=seats)


def _growing(speech: Speech, view: View, number: int) -> str:
    """How far a construction has got and what its free spaces cost; nothing if nobody builds there."""
    start = CONSTRUCTION + SITE_SPACES * number
    free = [space for space in range(start, start + SITE_SPACES) if not _standing(view, SPACES[space])]
    if len(free) == SITE_SPACES:
        return ""
    goods = dict.fromkeys(speech.say(f"dystopia-good-{GOODS[printed_resource(space)]}") for space in free)
    return speech.say(
        "cli-dystopia-growing",
        site=_site_name(speech, number),
        count=SITE_SPACES - len(free),
        needed=workers_needed(view["players"]),
        goods=", ".join(goods),
    )


# ------------------------------------------------------------------ what happened

DICE_TILES = {
    1: "disassemble-a-teddy-bear-shop",
    2: "clinic-of-blind-hindsight",
    3: "bemusement-park",
    4: "friendly-local-game-bonfire",
    5: "stadium-of-guaranteed-home-runs",
    6: "center-for-reduced-literacy",
}
"""The markets whose penalty is for a number that is rolled (D-17.9)."""


def _told(speech: Speech, match: Match, events: list[Event]) -> list[tuple[Event, str]]:
    """A sentence a line; a loss names the market that it comes from."""
    rolled: list[int] = []
    found: list[tuple[Event, str]] = []
    for event in events:
        text = speech.event(match, event)
        if event["event"] == "dystopia-rolled":
            rolled.append(event["value"])
        elif event["event"] == "dystopia-lost":
            tiles = ", ".join(
                speech.say(f"dystopia-tile-{tile}") for tile in _dear(match, event["seat"], rolled)
            )
            text = f"{text} ({tiles})" if tiles else text
        found.append((event, text))
    return found


def _dear(match: Match, seat: int, rolled: list[int]) -> list[str]:
    """The markets that make this player lose something for one of these numbers."""
    penalties: list[str] = match.view(None)["seats"][seat]["penalties"]
    return [tile for value, tile in DICE_TILES.items() if value in rolled and tile in penalties]


# ------------------------------------------------------------------ questions


def _between(decision: Decision) -> list[str]:
    """The recruits or market tiles that a question lets choose from."""
    if decision.kind == "pick":
        return [TILES[option.arguments["tile"]] for option in decision.options]
    if decision.kind not in ("keep", "draft", "retain"):
        return []
    numbers = [number for option in decision.options for number in option.arguments.values()]
    return list(dict.fromkeys(RECRUITS[number] for number in numbers))


def _space(action: Action) -> object:
    """Placements are told space by space."""
    return action.arguments["space"] if action.verb == "place" else None


def _placements(speech: Speech, match: Match, options: list[tuple[int, Action]]) -> str:
    """`Place on the Farm: [1] a 2, [7] a 5`."""
    space = options[0][1].arguments["space"]
    head = speech.event(match, {"event": "cli-dystopia-place", "space": space})
    dice = [
        speech.say("cli-dystopia-die", number=number, value=action.arguments["value"])
        for number, action in options
    ]
    return f"{head} {', '.join(dice)}"


# ------------------------------------------------------------------ trade


def _trade(talk: Talk, _word: str, text: str) -> bool:
    """`trade` explains an offer with one that could be made; `trade B 1food 1gold` makes it."""
    action = _offer(talk, text)
    if action is None:
        example = _example(talk)
        if example is None:
            talk.screen.write(talk.say("cli-trade-none"))
        else:
            typed = f"{talk.say('cli-word-trade')} {example}"
            says = "cli-trade-bad" if text else "cli-trade-how"
            talk.screen.write(talk.say(says, text=text, example=typed))
        return False
    refused = talk.session.why(action)
    if refused is None:
        talk.session.act(action)
        return True
    talk.screen.write(talk.speech.refusal(talk.match, refused))
    return False


def _offer(talk: Talk, text: str) -> Action | None:
    """The offer that was typed; None if it is none."""
    try:
        return talk.match.game.grammar.parse(f"offer {text}") if text else None
    except BadNotation:
        return None


def _example(talk: Talk) -> str | None:
    """One thing of the reader for one thing of another player, if that can be offered now."""
    view = talk.match.view(talk.session.seat)
    for partner in view["seats"]:
        if partner["seat"] == talk.session.seat:
            continue
        for give in _held(view["seats"][talk.session.seat]):
            for get in _held(partner):
                text = f"{SEATS[partner['seat']]} 1{give} 1{get}"
                action = talk.match.game.grammar.parse(f"offer {text}")
                if give != get and talk.session.why(action) is None:
                    return text
    return None


def _held(seat: View) -> list[str]:
    """What somebody is seen to have: goods, and cards that the reader knows."""
    counts: dict[str, int] = {**seat["goods"], **(seat["hand"] or {})}
    return [kind for kind, count in counts.items() if count]


FACE = Face(
    show_dystopia,
    "cli-dystopia-legend",
    questions=(("trade", "cli-word-trade", "cli-help-trade"),),
    ask=_trade,
    told=_told,
    cards=_between,
    together=_space,
    joined=_placements,
)
