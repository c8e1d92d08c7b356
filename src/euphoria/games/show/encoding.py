"""The view of a show as numbers for learners (docs/research.md lists them field by field).

The choices of the show are endless, so its actions have no fixed numbers: the candidates that the rules
sample are numbered in their order (research/candidates.py). The scenery is not encoded, only which packaged
map it is and what of it was blown up; whoever learns from the plan itself finds it in `Game.printed`.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.encoding import MOST as LARGEST
from euphoria.encoding import Encoding, Field, numbered, size_of, starts
from euphoria.games.show.rules.box.cards import OBJECTS, PROFILES
from euphoria.games.show.rules.box.data import MISSIONS, PHASES, SIDES
from euphoria.games.show.rules.maps.library import FIELDS as MAPS
from euphoria.games.show.rules.view_types import Status
from euphoria.games.show.rules.views.view import FLAGS, STATUS

VERSION: Final = 1
"""Raised when a number changes its place or its meaning; weights of learners are bound to it."""

QUESTIONS: Final = [
    "team", "side", "site", "platform", "deploy", "next", "ability", "strike", "defend", "position", "dice",
    "wound", "credit", "push", "follow", "object", "fire", "flee", "leader",
]  # fmt: skip
FIGURES: Final = 24
"""So many figures are told; no team that can be paid for has more than half of them."""
ELEMENTS: Final = 64
TARGETS: Final = 3
HALF_INCH: Final = 500
"""Lengths are told in half inches: no table is longer than 96 inches."""
REPEATS: Final = ["movement", "attack", "shooting"]
_STATUS: Final[tuple[Status, ...]] = STATUS

PLACE: Final = "x, y in half inches, number of the surface"
FIGURE_FIELDS: Final = [
    Field("there", 1, "1 if there is such a figure"),
    Field("whose", 3, "mine, the rival's, nobody's"),
    Field("who", len(PROFILES), "which character"),
    Field("status", len(_STATUS), "off the table, up, down, dead"),
    Field("place", 3, PLACE),
    Field("height", 1, "in half inches above the ground"),
    Field("life", 1, "life points"),
    Field("full life", 1, "life points at the beginning"),
    Field("euphoria", 1, "euphoria"),
    Field("ap", 1, "action points left"),
    Field("spent", 1, "action points spent"),
    Field("aim", 1, "the aim; 0 for somebody without a weapon"),
    Field("shots", 2, "shots of the first and the second weapon"),
    Field("range", 1, "in half inches"),
    Field("flame", 1, "1 for a flamethrower"),
    Field("attacks", 1, "dice in a fight"),
    Field("value", 1, "audience points, in tens"),
    Field("used", 1, "1 if the ability is used up"),
    Field("berserk", 1, "1 for a berserk"),
    Field("repeats", len(REPEATS), "what may be done again: movement, attack, shooting"),
    Field("barred", 1, "1 if a rival may not shoot at it in this turn"),
    Field("state", len(FLAGS), ", ".join(FLAGS)),
    Field("objects", len(OBJECTS), "objects it carries, as far as they are known"),
    Field("shown", len(OBJECTS), "those that everybody has seen"),
    Field("carries", 1, "1 if it carries somebody or something"),
    Field("carried", 1, "1 if it is carried"),
    Field("fights", 1, "1 in a fight"),
    Field("active", 1, "1 if it is its turn"),
    Field("about", 1, "1 if the question is about it"),
    Field("declared", 1, "shots announced at it"),
]
FIELDS: Final = [
    Field("mission", len(MISSIONS), "one of rescue, objectives, massacre"),
    Field("map", len(MAPS) + 1, "one of the packaged maps, or another one"),
    Field("gone", ELEMENTS, "1 for each element that was blown up"),
    Field("budget", 1, "audience points of a team, in twenties"),
    Field("turn", 1, "the number of the turn"),
    Field("turns", 1, "after how many the show ends"),
    Field("phase", len(PHASES) + 1, "setup, special, positioning, attack, firing"),
    Field("question", len(QUESTIONS), "what is being asked: " + ", ".join(QUESTIONS)),
    Field("waiting", 2, "1 for me, 1 for the rival, if asked"),
    Field("acted", 1, "how many figures have had their turn in this phase"),
    *[
        part
        for whose in ("my", "rival")
        for part in (
            Field(f"{whose} side", len(SIDES), "south or north"),
            Field(f"{whose} platform", 3, "1 if it is placed, x, y in half inches"),
            Field(f"{whose} team worth", 1, "audience points, in twenties"),
            Field(f"{whose} delivered", 1, "what was brought home"),
        )
    ],
    *[
        part
        for target in range(1, TARGETS + 1)
        for part in (
            Field(f"target {target} state", 3, "on the table, carried, delivered"),
            Field(f"target {target} place", 3, PLACE),
        )
    ],
    Field("cat", 4, "1 if it is on the table, " + PLACE),
    Field("template", 3, "1 if there is one, x, y in half inches"),
    *[
        Field(f"figure {number + 1}: {field.name}", field.size, field.about)
        for number in range(FIGURES)
        for field in FIGURE_FIELDS
    ],
]

_MAP_NUMBER: Final = numbered(MAPS)
_PHASE_NUMBER: Final = numbered(["setup", *PHASES])
_QUESTION_NUMBER: Final = numbered(QUESTIONS)
_MISSION_NUMBER: Final = numbered(MISSIONS)
_SIDE_NUMBER: Final = numbered(SIDES)
_STATUS_NUMBER: Final = numbered(_STATUS)
_WHO_NUMBER: Final = numbered(profile.id for profile in PROFILES)
_OBJECT_NUMBER: Final = numbered(OBJECTS)
_FLAG_NUMBER: Final = numbered(FLAGS)
_REPEAT_NUMBER: Final = numbered(REPEATS)

_AT: Final = starts(FIELDS)
_IN: Final = starts(FIGURE_FIELDS)
_FIGURES: Final = _AT["figure 1: there"]
_FIGURE: Final = size_of(FIGURE_FIELDS)
_STATE_OF_TARGET: Final = 3


class ShowEncoding(Encoding):
    """Numbers for the view of a side; a spectator's is seen from seat 0."""

    def __init__(self) -> None:
        super().__init__("show", VERSION, FIELDS, None)

    def encode(self, view: dict[str, Any]) -> bytearray:
        out = bytearray(self.size)
        you: int = view["you"] or 0
        out[_AT["mission"] + _MISSION_NUMBER[view["mission"]]] = 1
        out[_AT["map"] + _MAP_NUMBER.get(view["map"], len(MAPS))] = 1
        for element in view["gone"]:
            if element < ELEMENTS:
                out[_AT["gone"] + element] = 1
        out[_AT["budget"]] = _byte(view["budget"] // 20)
        out[_AT["turn"]] = view["turn"]
        out[_AT["turns"]] = view["turns"]
        out[_AT["phase"] + _PHASE_NUMBER[view["phase"]]] = 1
        if view["question"] in _QUESTION_NUMBER:  # else nobody is asked: luck falls, or the game is over
            out[_AT["question"] + _QUESTION_NUMBER[view["question"]]] = 1
        for seat in view["waiting"]:
            out[_AT["waiting"] + (seat != you)] = 1
        out[_AT["acted"]] = _byte(view["acted"])
        _encode_side(out, "my", view["seats"][you])
        _encode_side(out, "rival", view["seats"][1 - you])
        for target in view["targets"]:
            _encode_target(out, target)
        if view["cat"] is not None:
            out[_AT["cat"]] = 1
            _place(out, _AT["cat"] + 1, view["cat"])
        if view["template"] is not None:
            out[_AT["template"]] = 1
            _point(out, _AT["template"] + 1, view["template"])
        figures = sorted(view["figures"], key=lambda figure: _whose(figure["team"], you))
        for number, figure in enumerate(figures[:FIGURES]):
            _encode_figure(out, _FIGURES + number * _FIGURE, figure, view, you)
        return out


def _byte(value: int) -> int:
    return max(0, min(value, LARGEST))


def _point(out: bytearray, at: int, point: list[int]) -> None:
    out[at] = _byte(point[0] // HALF_INCH)
    out[at + 1] = _byte(point[1] // HALF_INCH)


def _place(out: bytearray, at: int, place: list[int]) -> None:
    _point(out, at, place)
    out[at + 2] = _byte(place[2])


def _whose(team: int | None, you: int) -> int:
    return 2 if team is None else int(team != you)


def _encode_side(out: bytearray, whose: str, seat: dict[str, Any]) -> None:
    if seat["side"] is not None:
        out[_AT[f"{whose} side"] + _SIDE_NUMBER[seat["side"]]] = 1
    if seat["platform"] is not None:
        out[_AT[f"{whose} platform"]] = 1
        _point(out, _AT[f"{whose} platform"] + 1, seat["platform"])
    out[_AT[f"{whose} team worth"]] = _byte(seat["total"] // 20)
    out[_AT[f"{whose} delivered"]] = _byte(seat["delivered"])


def _encode_target(out: bytearray, target: dict[str, Any]) -> None:
    at = _AT[f"target {target['target']} state"]
    if target["place"] is not None:
        out[at] = 1
        _place(out, at + _STATE_OF_TARGET, target["place"])
    out[at + 1] = target["carrier"] is not None
    out[at + 2] = target["delivered"]


def _encode_figure(out: bytearray, at: int, figure: dict[str, Any], view: dict[str, Any], you: int) -> None:
    out[at] = 1
    out[at + _IN["whose"] + _whose(figure["team"], you)] = 1
    out[at + _IN["who"] + _WHO_NUMBER[figure["who"]]] = 1
    out[at + _IN["status"] + _STATUS_NUMBER[figure["status"]]] = 1
    if figure["place"] is not None:
        _place(out, at + _IN["place"], figure["place"])
    out[at + _IN["height"]] = _byte(figure["z"] // HALF_INCH)
    out[at + _IN["life"]] = _byte(figure["lp"])
    out[at + _IN["full life"]] = _byte(figure["full_lp"])
    for name in ("euphoria", "ap", "spent", "attacks"):
        out[at + _IN[name]] = _byte(figure[name])
    out[at + _IN["aim"]] = _byte(figure["aim"] or 0)
    for weapon, shots in enumerate(figure["shots"]):
        out[at + _IN["shots"] + weapon] = _byte(shots)
    out[at + _IN["range"]] = _byte(figure["range"] // HALF_INCH)
    out[at + _IN["value"]] = _byte(figure["value"] // 10)
    for name in ("flame", "used", "berserk", "carried"):
        out[at + _IN[name]] = figure[name]
    if figure["repeats"] is not None:
        out[at + _IN["repeats"] + _REPEAT_NUMBER[figure["repeats"]]] = 1
    out[at + _IN["barred"]] = figure["barred"] is not None
    for name in figure["state"]:
        out[at + _IN["state"] + _FLAG_NUMBER[name]] = 1
    for name in figure["objects"]:
        out[at + _IN["objects"] + _OBJECT_NUMBER[name]] = 1
    for name in figure["shown"]:
        out[at + _IN["shown"] + _OBJECT_NUMBER[name]] = 1
    out[at + _IN["carries"]] = figure["carries"] is not None
    out[at + _IN["fights"]] = figure["fight"] is not None
    out[at + _IN["active"]] = figure["figure"] == view["active"]
    out[at + _IN["about"]] = figure["figure"] == view["about"]
    declared = [line["shots"] for line in view["declared"] if line["figure"] == figure["figure"]]
    out[at + _IN["declared"]] = _byte(sum(declared))
