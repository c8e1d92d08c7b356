"""A show built from plain data, as scenarios tell it (docs/scenarios.md); what is not told is filled in."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.actions import SEATS
from euphoria.core.errors import BadSetup
from euphoria.core.shapes import is_dict
from euphoria.core.state import Frame
from euphoria.games.show.rules.box.cards import BENKEI, CHARACTERS_COUNT, OBJECTS, OBJECTS_COUNT, PET, PRICES
from euphoria.games.show.rules.box.data import INCH, PHASES, SIDES
from euphoria.games.show.rules.maps.mistakes import wrong
from euphoria.games.show.rules.maps.plain_values import choice, entries, flag, known_keys, pair, table, whole
from euphoria.games.show.rules.phases.attack import ATTACK_PHASE
from euphoria.games.show.rules.phases.firing import FIRING_PHASE
from euphoria.games.show.rules.phases.positioning import POSITIONING_PHASE
from euphoria.games.show.rules.phases.setup import add_figure, set_mission
from euphoria.games.show.rules.phases.special import SPECIAL_PHASE
from euphoria.games.show.rules.phases.turn import SHOW, TURN_OF_THE_SHOW
from euphoria.games.show.rules.state import (
    ATTACKED,
    BERSERK,
    CALLED,
    CARRIED,
    CAT_LOOSE,
    CHARGED,
    DEAD,
    DELIVERED,
    DOWN,
    FASCINATED,
    GIFTED,
    HIDDEN,
    HIGH,
    LAST,
    MOVED,
    NO_DICE,
    OFF,
    RAGING,
    REVIVED,
    SHIELDED,
    TARGET_LOAD,
    THREW,
    UP,
    USED,
    Arena,
)
from euphoria.games.show.rules.table.fights import bring_susan, join
from euphoria.games.show.rules.table.loads import TARGETS_ON_TABLE, load_of
from euphoria.games.show.rules.table.order import begin_phase
from euphoria.games.show.rules.table.standing import in_scenery, on_figure
from euphoria.games.show.rules.words import BADGES, CALLED_BADGE, PET_BADGE, REPEAT, SUSAN_BADGE, TEAM_BADGES

TABLE_KEYS: Final = [
    "players", "options", "scenery", "turn", "phase", "order", "figures", "platforms", "sides", "targets",
    "delivered", "cat", "gone",
]  # fmt: skip
FIGURE_KEYS: Final = [
    "at", "on", "lp", "euphoria", "ap", "spent", "bonus", "aim", "shots", "second", "attacks", "objects",
    "shown", "state", "deck", "dead", "off", "leader", "associate", "carries", "site", "fight", "gift",
    "with", "value", "barred", "fired", "moved",
]  # fmt: skip
STATES: Final[dict[str, int]] = {
    "moved": MOVED,
    "attacked": ATTACKED,
    "charged": CHARGED,
    "high": HIGH,
    "no-dice": NO_DICE,
    "threw": THREW,
    "fascinated": FASCINATED,
    "hidden": HIDDEN,
    "shielded": SHIELDED,
    "raging": RAGING,
    "last": LAST,
    "revived": REVIVED,
}
MARKS: Final[dict[str, int]] = {"used": USED, "berserk": BERSERK, "cat-loose": CAT_LOOSE, "gifted": GIFTED}
NUMBERS: Final = ["lp", "euphoria", "spent", "bonus", "aim", "shots", "second", "attacks", "value", "fired"]

WEAPONS_PASS: Final = "weapons"
STAGES: Final = [*PHASES, WEAPONS_PASS]
MOST: Final = 1000


def fill_arena(s: Arena, data: dict[str, Any]) -> None:
    """Put everything where the data says, and begin the phase it names."""
    known_keys(data, TABLE_KEYS, "The position")
    told = table(data.get("figures", {}), "The figures")
    for name in told:
        _add(s, name)
    set_mission(s, Frame(0))
    s.turn = whole(data.get("turn", 1), "The position", "turn", 1, 10)
    s.picker = 0
    _sides(s, data)
    for name, facts in told.items():
        _fill_figure(s, figure_named(s, name), table(facts, name))
    for name, facts in told.items():
        _fill_ties(s, figure_named(s, name), facts)
    _leaders(s)
    _targets(s, data)
    _check_places(s, told)
    _contacts(s, told)
    _begin(s, data, told)


# ------------------------------------------------- figures


def badge_named(name: Any) -> int:
    words = [word.lower() for word in BADGES]
    if not isinstance(name, str) or name.lower() not in words or name.endswith("-"):
        raise BadSetup(f"The figures: '{name}' is no figure; write A.nikolai, B.benkei or susan.")
    return words.index(name.lower())


def figure_named(s: Arena, name: Any) -> int:
    badge = badge_named(name)
    if badge not in s.badge:
        raise BadSetup(f"The position has no figure '{name}'.")
    return s.badge.index(badge)


def _add(s: Arena, name: Any) -> None:
    """A figure as its profile has it; a Benkei needs its owner before it."""
    badge = badge_named(name)
    if badge == SUSAN_BADGE:
        return
    team, who = divmod(badge, TEAM_BADGES)
    if who < CHARACTERS_COUNT:
        i = add_figure(s, badge, who, team)
    else:
        owner = TEAM_BADGES * team + (who - PET_BADGE if who >= PET_BADGE else 4)
        if owner not in s.badge:
            raise BadSetup(f"The figures: '{name}' needs its owner {BADGES[owner]} before it.")
        i = add_figure(s, badge, BENKEI, team, s.badge.index(owner))
        if who == CALLED_BADGE:
            s.marks[i] |= CALLED
        else:
            s.bought[s.owner[i]] |= 1 << PET
    s.status[i] = UP


def _fill_figure(s: Arena, i: int, facts: dict[str, Any]) -> None:
    name = BADGES[s.badge[i]]
    known_keys(facts, FIGURE_KEYS, name)
    if "at" in facts:
        s.x[i], s.y[i] = _spot(facts["at"], name, "at")
    s.surface[i] = surface_named(s, facts.get("on", "ground"), name)
    for key in NUMBERS:
        if key in facts:
            getattr(s, key)[i] = whole(facts[key], name, key, 0, MOST)
    if "moved" in facts:
        s.moved_ap[i] = whole(facts["moved"], name, "moved", 0, MOST)
    if flag(facts.get("deck", False), name, "deck"):
        s.status[i] = DOWN
    if flag(facts.get("off", False), name, "off"):
        s.status[i] = OFF
    if flag(facts.get("dead", False), name, "dead"):
        s.status[i] = DEAD
        s.lp[i] = 0
    for state in entries(facts.get("state", []), name, "state"):
        if state in MARKS:
            s.marks[i] |= MARKS[state]
        else:
            s.flags[i] |= STATES[list(STATES)[choice(state, list(STATES), name, "state")]]
    _objects(s, i, facts, name)


def _objects(s: Arena, i: int, facts: dict[str, Any], name: str) -> None:
    """Objects count as bought; bodies and what is `shown` are known to both."""
    for key in ("objects", "shown"):
        for word in entries(facts.get(key, []), name, key):
            thing = 1 << choice(word, OBJECTS, name, key)
            s.objects[i] |= thing
            s.bought[i] |= thing
            if key == "shown" or s.status[i] == DEAD:
                s.shown[i] |= thing
                s.opened[i] |= thing
    if "value" not in facts:
        s.value[i] += sum(PRICES[k] for k in range(OBJECTS_COUNT) if k != PET and (s.objects[i] >> k) & 1)
    s.total[min(s.team[i], 1)] += s.value[i] if s.badge[i] != SUSAN_BADGE else 0
    if "site" in facts:
        s.site[i] = whole(facts["site"], name, "site", 1, len(s.field.elements)) - 1


def _spot(value: Any, where: str, key: str) -> tuple[int, int]:
    """A point of the table."""
    x, y = pair(value, where, key)
    if x < 0 or y < 0:
        raise wrong(where, "off-table", x=f"{x / INCH:g}", y=f"{y / INCH:g}")
    return x, y


def surface_named(s: Arena, value: Any, where: str) -> int:
    for number, surface in enumerate(s.field.surfaces):
        if value in (surface.name, number):
            return number
    raise BadSetup(f"{where}: there is no surface '{value}'.")


def _fill_ties(s: Arena, i: int, facts: dict[str, Any]) -> None:
    """What one figure has to do with others."""
    name = BADGES[s.badge[i]]
    if "carries" in facts:
        load = load_of(s, str(facts["carries"]).lower())
        if load < 0:
            raise BadSetup(f"{name}: '{facts['carries']}' cannot be carried.")
        s.load[i] = load
        if load >= TARGET_LOAD:
            s.target_state[load - TARGET_LOAD] = CARRIED
    if "with" in facts:
        s.owner[i] = figure_named(s, facts["with"])
        s.team[i] = s.team[s.owner[i]]
    if "barred" in facts:
        s.barred[i] = figure_named(s, facts["barred"])
    if "gift" in facts:
        s.gift[i] = choice(facts["gift"], REPEAT.words, name, "gift")
    if flag(facts.get("leader", False), name, "leader"):
        s.leader[s.team[i]] = i
    if flag(facts.get("associate", False), name, "associate"):
        s.associate[s.team[i]] = i
    if "fight" in facts:
        s.fight[i] = whole(facts["fight"], name, "fight", 0, 30)
        s.fights = max(s.fights, s.fight[i] + 1)
        if s.status[i] == DEAD:
            s.fell[i] = s.fight[i]
            s.fight[i] = -1


def _leaders(s: Arena) -> None:
    """Without one told, the first living character of each team leads it."""
    for team in range(2):
        if s.leader[team] < 0:
            for i in range(s.count()):
                if s.team[i] == team and s.is_character(i) and s.alive(i) and s.badge[i] != SUSAN_BADGE:
                    s.leader[team] = i
                    break


# ------------------------------------------------- the table


def _sides(s: Arena, data: dict[str, Any]) -> None:
    told = table(data.get("sides", {}), "The sides")
    known_keys(told, ["A", "B"], "The sides")
    first = choice(told.get("A", "south"), SIDES, "The sides", "A")
    s.side = [first, 1 - first]
    places = table(data.get("platforms", {}), "The platforms")
    known_keys(places, ["A", "B"], "The platforms")
    for seat, letter in enumerate(SEATS[:2]):
        if letter in places:
            s.platform_x[seat], s.platform_y[seat] = _spot(places[letter], "The platforms", letter)
    for element in entries(data.get("gone", []), "The position", "gone"):
        s.gone |= 1 << (whole(element, "The position", "gone", 1, len(s.field.elements)) - 1)
    if "cat" in data:
        s.cat_x, s.cat_y = _spot(data["cat"], "The position", "cat")
        s.cat_on = 1


def _targets(s: Arena, data: dict[str, Any]) -> None:
    given = data.get("targets", {})
    # Their numbers are the keys, which YAML reads as numbers.
    told = table({str(key): at for key, at in given.items()} if is_dict(given) else given, "The targets")
    for key, value in told.items():
        t = whole(int(key) if str(key).isdigit() else -1, "The targets", str(key), 1, TARGETS_ON_TABLE) - 1
        if t >= len(s.target_x):
            raise BadSetup("The targets: there are none on this mission.")
        s.target_x[t], s.target_y[t] = _spot(value, "The targets", str(key))
    delivered = table(data.get("delivered", {}), "The position")
    for letter, count in delivered.items():
        seat = SEATS.index(letter)
        s.delivered[seat] = whole(count, "The position", "delivered", 0, 2)
        for t in range(s.delivered[seat]):
            s.target_state[t] = DELIVERED


def _check_places(s: Arena, told: dict[str, Any]) -> None:
    """Nobody whose place is told stands in scenery or in somebody else (S-2.4)."""
    for name, facts in told.items():
        i = figure_named(s, name)
        if "at" not in facts or not s.alive(i) or i in s.load:
            continue
        if in_scenery(s, s.x[i], s.y[i], s.z(i)):
            raise BadSetup(f"{name}: its base overlaps scenery there (S-2.4).")
        other = on_figure(s, i, s.x[i], s.y[i], s.z(i))
        if other >= 0 and "at" in told.get(BADGES[s.badge[other]], {}):
            raise BadSetup(f"{name}: its base overlaps that of {BADGES[s.badge[other]]} (S-2.4).")


def _contacts(s: Arena, told: dict[str, Any]) -> None:
    """Enemies that touch are in a fight; those whose `fight` is told stay as told."""
    for i in range(s.count()):
        for j in range(i):
            if s.alive(i) and s.alive(j) and s.enemies(i, j) and s.touching(i, j):
                if "fight" not in told.get(BADGES[s.badge[i]], {}):
                    join(s, i, j)
    for i in range(s.count()):
        if s.fight[i] >= 0:
            bring_susan(s, i)


# ------------------------------------------------- the phase


def _begin(s: Arena, data: dict[str, Any], told: dict[str, Any]) -> None:
    """The frames of the show as they stand when this phase begins; an order that is told is kept."""
    stage = choice(data.get("phase", "positioning"), STAGES, "The position", "phase")
    phase = min(stage, len(PHASES) - 1)
    s.frames = [Frame(SHOW.index, 2), Frame(TURN_OF_THE_SHOW.index, phase + 2)]
    begin_phase(s, phase)
    for name, facts in told.items():
        if "ap" in facts:
            s.ap[figure_named(s, name)] = whole(facts["ap"], name, "ap", 0, MOST)
    procedure = [SPECIAL_PHASE, POSITIONING_PHASE, ATTACK_PHASE, FIRING_PHASE][phase]
    if "order" in data:
        s.order = [figure_named(s, name) for name in entries(data["order"], "The position", "order")]
        s.tied = []
    s.frames.append(Frame(procedure.index, 1))
    if stage == len(PHASES):
        s.frames[-1].pc = 3
        if "order" not in data:
            raise BadSetup("The position: the phase 'weapons' needs an 'order'.")
    elif "order" in data:
        s.frames[-1].pc = 2


def scene(data: dict[str, Any]) -> dict[str, Any]:
    """The options of a position: `scenery` is a map of just these elements on the standard table."""
    options = dict(table(data.get("options", {}), "The options"))
    if "scenery" in data:
        options["map"] = {"name": "scene", "element": data["scenery"]}
    elif "map" not in options:
        options["map"] = {"name": "scene", "element": []}
    return options
