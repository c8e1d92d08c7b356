"""What a seat may know: everything on the table, and of objects only the own and those shown (S-6.12)."""

from __future__ import annotations

from typing import Final, get_args

from euphoria.core.flow import AskStep, waiting_step
from euphoria.core.state import OPEN_EYES
from euphoria.games.show.rules.box.cards import ABILITIES, HIDEABLE, OBJECTS, PROFILES
from euphoria.games.show.rules.box.data import MISSIONS, PHASES, SIDES
from euphoria.games.show.rules.box.readings import HOUSE_RULES
from euphoria.games.show.rules.phases.book import BOOK
from euphoria.games.show.rules.phases.ending import WAY_RULES, WAYS
from euphoria.games.show.rules.phases.shooting import LINE
from euphoria.games.show.rules.state import (
    BERSERK,
    CHARGED,
    DEAD,
    DOWN,
    FASCINATED,
    HIDDEN,
    HIGH,
    LAST,
    MOVED,
    NEUTRAL,
    NOBODY,
    NOTHING,
    OFF,
    ON_TABLE,
    RAGING,
    SHIELDED,
    TARGET_LOAD,
    USED,
    Arena,
)
from euphoria.games.show.rules.table.kills import euphoria_of
from euphoria.games.show.rules.table.loads import thing_of
from euphoria.games.show.rules.table.secrecy import hidden_worth, unseen, worth
from euphoria.games.show.rules.view_types import Declared, Figure, Result, ShowView, Side, Status, Target
from euphoria.games.show.rules.views.scoring import scored
from euphoria.games.show.rules.words import BADGES, REPEAT, THING

STATUS: Final[tuple[Status, ...]] = get_args(Status)
FLAGS = {
    "moved": MOVED,
    "charged": CHARGED,
    "high": HIGH,
    "fascinated": FASCINATED,
    "hidden": HIDDEN,
    "shielded": SHIELDED,
    "raging": RAGING,
    "last": LAST,
}


def view_for(s: Arena, seat: int) -> ShowView:
    """The show as a seat, a spectator or open eyes may know it."""
    return {
        "title": "show",
        "you": None if seat < 0 else seat,
        "players": 2,
        "mission": MISSIONS[s.mission],
        "map": s.field.source or s.field.name,
        "gone": [k for k in range(len(s.field.elements)) if (s.gone >> k) & 1],
        "budget": s.budget,
        "house": [name for bit, name in enumerate(HOUSE_RULES) if (s.house >> bit) & 1],
        "turn": s.turn,
        "turns": s.turns,
        "phase": PHASES[s.phase] if s.turn else "setup",
        "active": _name(s, s.active),
        "order": [BADGES[s.badge[i]] for i in s.order],
        "acted": s.at,
        "seats": [_seat_view(s, other) for other in range(2)],
        "figures": [_figure_view(s, seat, i) for i in range(s.count())],
        "targets": [_target_view(s, t) for t in range(len(s.target_x))],
        "cat": [s.cat_x, s.cat_y, s.cat_surface] if s.cat_on else None,
        "declared": _declaration(s),
        "template": [s.blast_x, s.blast_y] if s.victims and not s.over else None,
        "question": None if s.over else question_name(s),
        "about": None if s.over else _name(s, asked_figure(s)),
        "waiting": [other for other in range(2) if (s.asked >> other) & 1],
        "result": result_of(s) if s.over else None,
        "scored": scored(s) if s.over else [],
    }


def question_name(s: Arena) -> str:
    step = waiting_step(BOOK, s)
    return step.name if isinstance(step, AskStep) else ""


def asked_figure(s: Arena) -> int:
    """The figure the question at hand is about; -1 where it is about none."""
    question = question_name(s)
    if question in ("dice", "follow"):
        return s.tied[0]
    if question == "flee":
        return s.victims[0]
    if question == "defend":
        return s.frames[-1].c
    return s.frames[-1].a if question in ABOUT_FIRST else NOBODY


ABOUT_FIRST = ("ability", "position", "object", "fire", "strike")
"""Questions whose procedure has the figure as its first local."""


def _name(s: Arena, i: int) -> str | None:
    return BADGES[s.badge[i]] if i != NOBODY and i < s.count() else None


def _seat_view(s: Arena, seat: int) -> Side:
    placed = s.platform_x[seat] != NOTHING
    return {
        "seat": seat,
        "side": SIDES[s.side[seat]] if s.side[seat] != NOBODY else None,
        "platform": [s.platform_x[seat], s.platform_y[seat]] if placed else None,
        "total": s.total[seat],
        "secret_objects": hidden_worth(s, seat),
        "leader": _name(s, s.leader[seat]),
        "associate": _name(s, s.associate[seat]),
        "delivered": s.delivered[seat],
    }


def _figure_view(s: Arena, viewer: int, i: int) -> Figure:
    mine = viewer in (s.team[i], OPEN_EYES) or s.over
    who = s.who[i]
    profile = PROFILES[who]
    known = s.objects[i] if mine else s.objects[i] & (s.shown[i] | ~HIDEABLE)
    return {
        "figure": BADGES[s.badge[i]],
        "who": profile.id,
        "team": None if s.team[i] == NEUTRAL else s.team[i],
        "owner": _name(s, s.owner[i]),
        "status": STATUS[s.status[i]],
        "place": None if s.status[i] == OFF else [s.x[i], s.y[i], s.surface[i]],
        "z": s.z(i) if s.status[i] != OFF else 0,
        "lp": s.lp[i],
        "full_lp": profile.lp,
        "euphoria": euphoria_of(s, i),
        "ap": s.ap[i] if s.status[i] not in (OFF, DEAD) else 0,
        "spent": s.spent[i],
        "aim": s.aim[i] if profile.shots else None,
        "shots": [s.shots[i], s.second[i]][: len(profile.shots)],
        "range": profile.range,
        "flame": profile.flame,
        "attacks": s.attacks[i],
        "value": s.value[i] - worth(unseen(s, i)),
        "secret_value": worth(unseen(s, i)) if mine else None,
        "ability": ABILITIES[who] if who < len(ABILITIES) else None,
        "used": s.marks[i] & USED != 0,
        "berserk": s.marks[i] & BERSERK != 0,
        "repeats": REPEAT.words[s.gift[i]] if s.gift[i] != NOBODY else None,
        "barred": _name(s, s.barred[i]),
        "state": [name for name, flag in FLAGS.items() if s.flags[i] & flag],
        "objects": [OBJECTS[k] for k in range(len(OBJECTS)) if (known >> k) & 1],
        "shown": [OBJECTS[k] for k in range(len(OBJECTS)) if (s.shown[i] >> k) & 1],
        "site": s.site[i] if mine and s.site[i] >= 0 else None,
        "carries": THING.words[thing_of(s.load[i], s)] if s.load[i] != NOTHING else None,
        "carried": i in s.load,
        "fight": s.fight[i] if s.fight[i] >= 0 else None,
        "killer": _name(s, s.killer[i]),
        "lies": s.status[i] == DOWN,
    }


def _target_view(s: Arena, t: int) -> Target:
    carrier = next((i for i in range(s.count()) if s.load[i] == TARGET_LOAD + t), NOBODY)
    on_table = s.target_state[t] == ON_TABLE
    return {
        "target": t + 1,
        "place": [s.target_x[t], s.target_y[t], s.target_surface[t]] if on_table else None,
        "carrier": _name(s, carrier),
        "delivered": not on_table and carrier == NOBODY,
    }


def _declaration(s: Arena) -> list[Declared]:
    """What the shooter has declared so far."""
    if s.over or question_name(s) != "fire":
        return []
    return [
        {"weapon": s.declared[k], "figure": BADGES[s.badge[s.declared[k + 1]]], "shots": s.declared[k + 2]}
        for k in range(0, len(s.declared), LINE)
    ]


def result_of(s: Arena) -> Result:
    """How the show ended."""
    return {
        "way": WAYS[s.way],
        "rule": WAY_RULES[s.way],
        "winners": [] if s.winner == NOBODY else [s.winner],
        "points": [s.points_a, s.points_b],
        "turns": s.turn,
    }
