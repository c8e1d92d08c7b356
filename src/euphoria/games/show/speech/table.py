"""The table of the show: everything a view holds, one fact a line, with distances and bearings."""

from __future__ import annotations

import json
from math import hypot
from typing import TYPE_CHECKING, Any

from euphoria.games.show.rules.box.cards import OBJECTS
from euphoria.games.show.rules.box.data import PLATFORM, RADIUS
from euphoria.games.show.rules.geometry.distance import told_distance
from euphoria.games.show.rules.geometry.scenery import DOOR, KINDS, WINDOW, Field
from euphoria.games.show.rules.maps.library import FIELDS, field_of
from euphoria.games.show.rules.words import BADGES, SUSAN_BADGE, THING, WEAPON
from euphoria.games.show.speech import words
from euphoria.speech.messages import Fact

if TYPE_CHECKING:
    from euphoria.speech import Speech

View = dict[str, Any]


def table(speech: Speech, view: View, around: list[str]) -> list[str]:
    """The mission, whose turn it is, the teams beginning with the reader's, the scenery, what the figure at
    hand has around it (a view does not hold that), what is asked."""
    field = field_of(view["map"])
    first = 0 if view["you"] is None else view["you"]
    lines = [*_mission(speech, view), *_turn(speech, view)]
    for seat in (view["seats"][first], view["seats"][1 - first]):
        lines += _player(speech, view, field, seat)
    neutral = [figure for figure in view["figures"] if figure["team"] is None]
    if neutral:
        lines += [speech.say("show-table-neutral"), *_figures(speech, view, field, neutral)]
    lines += [*_things(speech, view, field), *_scenery(speech, view, field)]
    return [*lines, *around, *_moment(speech, view)]


def _sentence(facts: list[str]) -> str:
    """Facts of one thing. They have commas of their own."""
    return f"  {'; '.join(facts)}."


def map_name(speech: Speech, view: View) -> str:
    """The name of a packaged map in the reader's language; any other map has the name its author gave."""
    if view["map"] in FIELDS:
        return words.word(speech, "map", view["map"])
    return str(json.loads(view["map"]).get("name", "?"))


def _mission(speech: Speech, view: View) -> list[str]:
    id = words.message("mission", view["mission"])
    head = speech.say(
        "show-table-mission", mission=speech.say(id), map=map_name(speech, view), budget=view["budget"]
    )
    return [head, speech.say(f"{id}.text")]


def _turn(speech: Speech, view: View) -> list[str]:
    if not view["turn"]:
        return [speech.say("show-table-setup")]
    phase = words.word(speech, "phase", view["phase"])
    lines = [speech.say("show-table-turn", turn=view["turn"], turns=view["turns"], phase=phase)]
    if view["active"] is not None:
        lines.append(speech.say("show-table-active", figure=words.name(speech, view["active"])))
    if view["order"]:
        names = [words.name(speech, badge) for badge in view["order"]]
        acted, left = names[: view["acted"]], names[view["acted"] :]
        facts = [", ".join(left)] if left else []
        facts += [speech.say("show-table-acted", list=", ".join(acted))] if acted else []
        lines.append(speech.say("show-table-order", list="; ".join(facts)))
    return lines


# ------------------------------------------------------------------ from the active figure

Box = tuple[int, int, int, int]
"""The least x and y, then the greatest."""


def _active(view: View) -> View | None:
    """The figure that acts, if it is on the table."""
    found = (one for one in view["figures"] if one["figure"] == view["active"])
    return next((one for one in found if one["place"] is not None), None)


def _nearest(view: View, boxes: list[Box]) -> tuple[int, int] | None:
    """From the active figure to the nearest point of these; None if nobody acts."""
    active = _active(view)
    if active is None:
        return None
    x, y, _ = active["place"]
    steps = [(min(max(x, left), right) - x, min(max(y, low), high) - y) for left, low, right, high in boxes]
    return min(steps, key=lambda step: hypot(*step))


def _from_active(speech: Speech, step: tuple[int, int] | None) -> list[str]:
    """How far a thing is from the rim of the active figure's base."""
    if step is None:
        return []
    if step == (0, 0):
        return [speech.say("show-table-here")]
    text = words.away(speech, *step, told_distance(step[0] ** 2 + step[1] ** 2, 0, RADIUS))
    return [speech.say("show-table-from-active", away=text)]


# ------------------------------------------------------------------ a team


def _player(speech: Speech, view: View, field: Field, seat: View) -> list[str]:
    mine = "yes" if seat["seat"] == speech.you else "no"
    facts = [speech.say("show-table-total", total=seat["total"])] if seat["total"] else []
    if seat["secret_objects"]:
        facts.append(speech.say("show-table-secret", points=seat["secret_objects"]))
    if seat["side"] is not None:
        facts.append(speech.say("show-table-side", side=words.word(speech, "side", seat["side"])))
    if seat["platform"] is not None:
        x, y = seat["platform"]
        corners = words.point(speech, x, y), words.point(speech, x + PLATFORM, y + PLATFORM)
        facts.append(speech.say("show-table-platform", corner=corners[0], other=corners[1]))
        facts += _from_active(speech, _nearest(view, [(x, y, x + PLATFORM, y + PLATFORM)]))
    for role in ("leader", "associate"):
        if seat[role] is not None:
            facts.append(speech.say(f"show-table-{role}", figure=words.name(speech, seat[role])))
    if seat["delivered"]:
        facts.append(speech.say("show-table-delivered", count=seat["delivered"]))
    team = [figure for figure in view["figures"] if figure["team"] == seat["seat"]]
    return [
        speech.say("show-table-player", seat=speech.name(seat["seat"]), you=mine),
        *([_sentence(facts)] if facts else []),
        *_figures(speech, view, field, team),
    ]


def _figures(speech: Speech, view: View, field: Field, figures: list[View]) -> list[str]:
    return [
        _sentence([f"{words.name(speech, one['figure'])}: {facts[0]}", *facts[1:]])
        for one in figures
        if (facts := _figure(speech, view, field, one))
    ]


def _figure(speech: Speech, view: View, field: Field, one: View) -> list[str]:
    facts = [] if one["status"] == "up" else [words.word(speech, "status", one["status"])]
    facts += _where(speech, view, field, one)
    facts.append(
        speech.say(
            "show-table-numbers",
            lp=one["lp"],
            full=one["full_lp"],
            ap=one["ap"],
            euphoria=one["euphoria"],
        )
    )
    if one["spent"]:
        facts.append(speech.say("show-table-spent", ap=one["spent"]))
    facts += _arms(speech, one)
    facts.append(speech.say("show-table-value", value=one["value"]))
    return [*facts, *_states(speech, one), *_belongings(speech, field, one), *_bonds(speech, one)]


def _where(speech: Speech, view: View, field: Field, one: View) -> list[str]:
    """The place and its height, and how far it is from the figure that acts."""
    if one["place"] is None:
        return []
    x, y, on = one["place"]
    gone = sum(1 << element for element in view["gone"])
    facts = [words.standing(speech, field, x, y, on, gone)]
    if one["z"]:
        facts.append(speech.say("show-table-height", length=words.length(speech, one["z"])))
    active = _active(view)
    if active is not None and active is not one:
        dx, dy = x - active["place"][0], y - active["place"][1]
        text = words.away(speech, dx, dy, words.gap(dx, dy, one["z"] - active["z"]))
        facts.append(speech.say("show-table-from-active", away=text))
    return facts


def _arms(speech: Speech, one: View) -> list[str]:
    facts: list[str] = []
    if one["aim"] is not None:
        shots = "+".join(str(count) for count in one["shots"])
        reach = words.number(speech, one["range"])
        facts.append(speech.say("show-table-arms", aim=one["aim"], shots=shots, range=reach))
    if one["flame"]:
        facts.append(speech.say("show-flame-thrower"))
    return [*facts, speech.say("show-table-attacks", count=one["attacks"])]


def _states(speech: Speech, one: View) -> list[str]:
    names = [*one["state"], *(["berserk"] if one["berserk"] else []), *(["used"] if one["used"] else [])]
    return [words.word(speech, "state", name) for name in names]


def _belongings(speech: Speech, field: Field, one: View) -> list[str]:
    facts: list[str] = []
    if one["objects"]:
        facts.append(speech.say("show-table-objects", list=_named(speech, one["objects"])))
    if one["shown"]:
        facts.append(speech.say("show-table-shown", list=_named(speech, one["shown"])))
    if one["site"] is not None:
        facts.append(speech.say("show-table-site", element=words.element(speech, field, one["site"])))
    return facts


def _named(speech: Speech, ids: list[str]) -> str:
    return words.listed(speech, [words.word(speech, "object", id) for id in OBJECTS if id in ids])


def _bonds(speech: Speech, one: View) -> list[str]:
    facts: list[str] = []
    if one["carries"] is not None:
        load = words.thing(speech, THING.words.index(one["carries"]))
        facts.append(speech.say("show-table-carries", thing=load))
    if one["carried"]:
        facts.append(speech.say("show-table-carried"))
    if one["owner"] is not None and one["figure"] == BADGES[SUSAN_BADGE]:
        facts.append(speech.say("show-table-owner", figure=words.name(speech, one["owner"])))
    if one["killer"] is not None:
        facts.append(speech.say("show-table-killer", figure=words.name(speech, one["killer"])))
    return facts


# ------------------------------------------------------------------ what else is on the table


def _things(speech: Speech, view: View, field: Field) -> list[str]:
    lines = [
        speech.say("show-table-fights", number=number + 1, list=", ".join(names))
        for number, names in enumerate(_fights(speech, view).values())
    ]
    lines += [_target(speech, view, field, target) for target in view["targets"]]
    if view["cat"] is not None:
        x, y, on = view["cat"]
        facts = [
            words.standing(speech, field, x, y, on),
            *_from_active(speech, _nearest(view, [(x, y, x, y)])),
        ]
        lines.append(speech.say("show-table-cat", place="; ".join(facts)))
    if view["gone"]:
        names = [words.element(speech, field, element) for element in view["gone"]]
        lines.append(speech.say("show-table-gone", list=", ".join(names)))
    if view["template"] is not None:
        lines.append(speech.say("show-table-template", point=words.point(speech, *view["template"])))
    if view["declared"]:
        shots = [_declared(speech, line) for line in view["declared"]]
        lines.append(speech.say("show-table-declared", list=", ".join(shots)))
    return lines


def _fights(speech: Speech, view: View) -> dict[int, list[str]]:
    """Who fights whom; fights are numbered anew for the reader."""
    found: dict[int, list[str]] = {}
    for one in view["figures"]:
        if one["fight"] is not None:
            found.setdefault(one["fight"], []).append(words.name(speech, one["figure"]))
    return found


def _target(speech: Speech, view: View, field: Field, target: View) -> str:
    if target["place"] is not None:
        x, y, on = target["place"]
        facts = [words.standing(speech, field, x, y, on)]
        where = "; ".join(facts + _from_active(speech, _nearest(view, [(x, y, x, y)])))
    elif target["carrier"] is not None:
        where = speech.say("show-table-target-carried", figure=words.name(speech, target["carrier"]))
    else:
        where = speech.say("show-table-target-delivered")
    return speech.say("show-table-target", number=target["target"], where=where)


def _declared(speech: Speech, line: View) -> str:
    badge = words.figure(speech, "figure", BADGES.index(line["figure"]))
    number: int = line["weapon"]
    weapon = words.word(speech, "weapon", WEAPON.words[number])
    return speech.say("show-table-shots", count=line["shots"], weapon=weapon, **badge)


# ------------------------------------------------------------------ scenery


def _scenery(speech: Speech, view: View, field: Field) -> list[str]:
    """What stands nearest to the active figure comes first."""
    away = {k: _nearest(view, _boxes(field, k)) for k in range(len(field.elements)) if k not in view["gone"]}
    order = sorted(away, key=lambda k: (0 if (step := away[k]) is None else hypot(*step), k))
    pieces = [
        _sentence([_piece(speech, field, k), *_from_active(speech, away[k]), *_ways_in(speech, field, k)])
        for k in order
    ]
    return [speech.say("show-table-scenery"), *pieces] if pieces else []


def _piece(speech: Speech, field: Field, number: int) -> str:
    found = field.elements[number]
    boxes = _boxes(field, number)
    left, low = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, high = max(box[2] for box in boxes), max(box[3] for box in boxes)
    facts: dict[str, Fact] = {
        "element": words.element(speech, field, number),
        "kind": words.word(speech, "kind", KINDS[found.kind]),
        "width": words.number(speech, right - left),
        "depth": words.length(speech, high - low),
        "height": words.number(speech, found.top),
        "point": words.point(speech, (left + right) // 2, (low + high) // 2),
    }
    return speech.say("show-table-piece", **facts)


def _boxes(field: Field, number: int) -> list[Box]:
    shapes = field.elements[number].footprint
    return [(min(shape.xs), min(shape.ys), max(shape.xs), max(shape.ys)) for shape in shapes]


def _ways_in(speech: Speech, field: Field, number: int) -> list[str]:
    """Doors and windows, ladders and stairs of a building."""
    facts: list[str] = []
    for kind, id in ((DOOR, "show-table-doors"), (WINDOW, "show-table-windows")):
        places = {
            words.point(speech, one.shape.cx, one.shape.cy): None
            for one in field.openings
            if one.element == number and one.kind == kind
        }  # windows of several floors may be above each other
        if places:
            facts.append(speech.say(id, list=", ".join(places), count=len(places)))
    for k, link in enumerate(field.links):
        if link.element == number:
            foot = words.standing(speech, field, link.foot_x, link.foot_y, link.foot)
            head = words.standing(speech, field, link.head_x, link.head_y, link.head)
            name = words.link(speech, field, k)
            facts.append(speech.say("show-table-link", link=name, foot=foot, head=head))
    return facts


# ------------------------------------------------------------------ this moment


def _moment(speech: Speech, view: View) -> list[str]:
    """What is asked and of whom, or how it ended."""
    result = view["result"]
    if result is not None:
        points = [
            speech.say("show-table-points", seat=speech.name(seat), points=points)
            for seat, points in enumerate(result["points"])
        ]
        return [speech.result("show", result), *points]
    lines: list[str] = []
    if speech.you in view["waiting"]:
        lines.append(speech.prompt("show", view["question"]))
    others = [speech.name(seat) for seat in view["waiting"] if seat != speech.you]
    if others:
        lines.append(speech.waiting("show", view["question"], others))
    return lines
