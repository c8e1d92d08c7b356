"""Puzzles of the show, proved by exact odds: whom to shoot, where to throw or to stand, how to win now.

Nobody's secret counts: what rivals carry unseen is not asked about.
"""

from __future__ import annotations

from math import hypot
from typing import Any, Final, NamedTuple

from euphoria.api import game as game_of
from euphoria.bots.advice import Reason
from euphoria.bots.puzzles.riddles import Posed, Riddles
from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.core.state import State
from euphoria.games.show.bots.homing import wins_now
from euphoria.games.show.bots.routes import inner
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.bots.worth import UNSEEN, aim_at, shots_of
from euphoria.games.show.rules.box.cards import GRENADE, PROFILES
from euphoria.games.show.rules.box.data import INCH, MASSACRE, MISSIONS, POSITIONING, RADIUS
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.games.show.rules.movement.escort import led_by
from euphoria.games.show.rules.odds import chances
from euphoria.games.show.rules.odds import losses as odds
from euphoria.games.show.rules.phases.firing import holds_fire
from euphoria.games.show.rules.phases.positioning import FOLLOWING
from euphoria.games.show.rules.phases.shooting import LINE
from euphoria.games.show.rules.sight.aim import divided_for, modifiers_under, total
from euphoria.games.show.rules.sight.sight import cover
from euphoria.games.show.rules.sight.templates import under_blast
from euphoria.games.show.rules.state import BERSERK, NOBODY, TARGET_LOAD, Arena
from euphoria.games.show.rules.words import figure_of, surface_of, x_of, y_of

KILL: Final = "kill"
BLAST: Final = "blast"
COVER: Final = "cover"
WIN: Final = "win"

LIKELY: Final = 0.3
"""A best choice that is less likely to do it is no answer."""
DECLARATIONS: Final = 400
"""Shooters with more ways to share out their shots are not asked about."""
TOLD: Final = 3
"""So many other choices are told about."""


FACTS: Final = {
    KILL: "",
    BLAST: "",
    COVER: "",
    WIN: "",
    "kill-best": "figure lp shots aim chance",
    "kill-other": "figure lp shots aim chance",
    "blast-best": "figure lp value low chance",
    "blast-other": "figure lp value low chance",
    "cover-unseen": "figure value chance",
    "cover-one": "figure foe value chance",
    "cover-some": "figure foe value chance",
    "cover-stay": "value chance",
    "cover-next": "value chance",
    "win-best": "",
    "win-other": "",
}
"""The messages, and what each is told with."""


class Shot(NamedTuple):
    """Shots at one figure, as declared."""

    target: int
    shots: int
    aim: int
    kill: float


class ShowRiddles(Riddles):
    facts = FACTS

    def options(self, luck: Luck) -> dict[str, Any]:
        mission, field = MISSIONS[luck.below(len(MISSIONS))], FIELDS[luck.below(len(FIELDS))]
        return {"mission": mission, "map": field}

    def pose(self, s: State, seat: int) -> Posed | None:
        assert isinstance(s, Arena)
        game = game_of("show")
        kind, codes = game.question(s).name, game.options(s, seat)
        actions = [game.action(code) for code in codes]
        goal = _goal(s, seat, kind, actions)
        if not goal:
            return None
        found = {code: self.chance(s, seat, goal, code) for code in codes}
        ranked = sorted(found.values(), reverse=True)
        if ranked[0] < LIKELY or ranked[0] - ranked[1] < self.margin:
            return None
        return Posed(goal, found)

    def chance(self, s: State, seat: int, goal: str, code: int) -> float:
        assert isinstance(s, Arena)
        action = game_of("show").action(code)
        if goal == KILL:
            return _best_fire(s, seat, code)
        if goal == BLAST:
            return _blast(s, seat, action)
        if goal == COVER:
            return _survives(_after(s, seat, code), s.active)
        return float(wins_now(game_of("show"), s, seat, Ways(s), code))

    def why(self, s: State, seat: int, goal: str, best: int) -> list[Reason]:
        assert isinstance(s, Arena)
        game = game_of("show")
        others = [code for code in game.options(s, seat) if code != best]
        if goal == KILL:
            return _why_kill(s, seat, best)
        if goal == BLAST:
            return [_why_blast(s, seat, game.action(best)), *_other_blasts(s, seat, best, others)]
        if goal == COVER:
            return _why_cover(s, seat, best, others)
        rule = "S-17.8" if led_by(s, s.active) != NOBODY else "S-17.10"
        return [_reason("win-best", rule), _reason("win-other")]


def _reason(name: str, rule: str = "", **facts: Any) -> Reason:
    return Reason(f"riddles-{name}", facts, rule)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _goal(s: Arena, seat: int, kind: str, actions: list[Action]) -> str:
    """What can be asked about this question, if anything; empty: nothing."""
    verbs = {action.verb for action in actions}
    if kind == "fire" and not s.declared and verbs == {"aim", "pass"}:
        targets = {_target(s, action) for action in actions if action.verb == "aim"}
        return KILL if len(targets) > 1 and all(s.fight[j] < 0 for j in targets) else ""
    if kind == "object" and verbs == {"throw", "pass"}:
        return BLAST
    if kind != "position" or s.phase != POSITIONING or s.frames[-1].b & FOLLOWING:
        return ""
    i = s.active
    if s.mission != MASSACRE and (led_by(s, i) != NOBODY or s.load[i] >= TARGET_LOAD):
        home = inner(s, seat, RADIUS, s.x[i], s.y[i])
        near = hypot(home[0] - s.x[i], home[1] - s.y[i]) < (s.ap[i] + 2) * INCH
        return WIN if near else ""
    return COVER if _may_hide(s, seat, verbs) else ""


# ------------------------------------------------------------------ shots


def _target(s: Arena, action: Action) -> int:
    return figure_of(s, action.arguments["figure"])


def _fired(s: Arena) -> list[Shot]:
    """The shots of a declaration by target, with the aim that all modifiers leave."""
    lines = [tuple(s.declared[k : k + 3]) for k in range(0, len(s.declared), LINE)]
    several = len({weapon for weapon, _, _ in lines}) > 1
    targets = list(dict.fromkeys(target for _, target, _ in lines))
    found: list[Shot] = []
    for j in targets:
        shots = sum(count for _, target, count in lines if target == j)
        divided = divided_for(s, j == lines[0][1], len(targets) > 1)
        aim = total(s, s.active, modifiers_under(s, s.active, j, several, divided, cover(s, s.active, j)))
        kill = odds.kill(chances.shots_at(s, j, shots, min(aim, 10))) if aim >= 1 else (0, 1)
        found.append(Shot(j, shots, aim, kill[0] / kill[1]))
    return found


def _declarations(s: Arena, seat: int, code: int) -> list[list[Shot]]:
    """All ways to go on with a declaration, up to the fire."""
    game = game_of("show")
    t = s.copy()
    game.act(t, seat, code)
    found, open_ones = list[list[Shot]](), [t]
    while open_ones and len(found) < DECLARATIONS:
        now = open_ones.pop()
        if now.active != s.active or now.bounds or now.over or game.question(now).name != "fire":
            continue
        if now.declared:
            found.append(_fired(now))
        for following in game.options(now, seat):
            if game.action(following).verb == "aim":
                more = now.copy()
                game.act(more, seat, following)
                open_ones.append(more)
    return found


def _one_dies(s: Arena, seat: int, shots: list[Shot]) -> float:
    """At least one rival; different figures are hit independently of each other."""
    none = 1.0
    for shot in shots:
        if s.team[shot.target] == 1 - seat:
            none *= 1.0 - shot.kill
    return 1.0 - none


def _best_fire(s: Arena, seat: int, code: int) -> float:
    """The chance that a rival dies, if the declaration goes on as well as can be."""
    if game_of("show").action(code).verb != "aim":
        return 0.0
    return max((_one_dies(s, seat, shots) for shots in _declarations(s, seat, code)), default=0.0)


def _why_kill(s: Arena, seat: int, best: int) -> list[Reason]:
    """The volley that does it, and the best one at each other target alone."""
    game = game_of("show")
    reach: dict[int, Shot] = {}
    for code in game.options(s, seat):
        if game.action(code).verb == "aim":
            j = _target(s, game.action(code))
            for shots in _declarations(s, seat, code):
                alone = all(shot.target == j for shot in shots)
                if alone and (j not in reach or shots[0].kill > reach[j].kill):
                    reach[j] = shots[0]
    victim = _target(s, game.action(best))
    rest = sorted((j for j in reach if j != victim), key=lambda j: -reach[j].kill)
    others = [_told_volley(s, "kill-other", reach[j]) for j in rest[:TOLD]]
    return [_told_volley(s, "kill-best", reach[victim]), *others]


def _told_volley(s: Arena, name: str, shot: Shot) -> Reason:
    j = shot.target
    return _reason(
        name,
        "S-14.11",
        figure=s.badge[j],
        lp=s.lp[j],
        shots=shot.shots,
        aim=max(0, shot.aim),
        chance=_percent(shot.kill),
    )


# ------------------------------------------------------------------ blasts


def _caught(s: Arena, action: Action) -> list[int]:
    place = action.arguments["place"]
    return under_blast(s, x_of(place), y_of(place), s.field.surfaces[surface_of(place)].z)


def _blown(s: Arena, j: int) -> float:
    """The chance that a blast kills it, which flees if it can."""
    kill = odds.kill(chances.blast_on(s, j, not holds_fire(s, j)))
    return kill[0] / kill[1]


def _blast(s: Arena, seat: int, action: Action) -> float:
    """The chance that a rival dies and nobody of one's own."""
    if action.verb != "throw" or action.arguments["object"] != GRENADE:
        return 0.0
    none, spared = 1.0, 1.0
    for j in _caught(s, action):
        if s.team[j] == seat:
            spared *= 1.0 - _blown(s, j)
        else:
            none *= 1.0 - _blown(s, j)
    return (1.0 - none) * spared


def _why_blast(s: Arena, seat: int, action: Action) -> Reason:
    """Whom it catches; of several the one that dies most likely."""
    rivals = [j for j in _caught(s, action) if s.team[j] != seat]
    friends = len(_caught(s, action)) - len(rivals)
    worst = max(rivals, key=lambda j: _blown(s, j))
    return _reason(
        "blast-best",
        "S-15.13",
        figure=s.badge[worst],
        lp=s.lp[worst],
        value=len(rivals),
        low=friends,
        chance=_percent(_blast(s, seat, action)),
    )


def _other_blasts(s: Arena, seat: int, best: int, others: list[int]) -> list[Reason]:
    """What the next places lack: rivals under the circle, or none of one's own."""
    game = game_of("show")
    throws = [game.action(code) for code in others if game.action(code).verb == "throw"]
    throws.sort(key=lambda action: -_blast(s, seat, action))
    found: list[Reason] = []
    for action in throws[: TOLD - 1]:
        caught = _caught(s, action)
        rivals = [j for j in caught if s.team[j] != seat]
        if rivals:
            worst = max(rivals, key=lambda j: _blown(s, j))
            found.append(
                _reason(
                    "blast-other",
                    figure=s.badge[worst],
                    lp=s.lp[worst],
                    value=len(rivals),
                    low=len(caught) - len(rivals),
                    chance=_percent(_blast(s, seat, action)),
                )
            )
    assert best not in others
    return found


# ------------------------------------------------------------------ out of sight


def _may_hide(s: Arena, seat: int, verbs: set[str]) -> bool:
    """Nobody else of the other side moves any more, and shots alone threaten it: no fight, flame or cat."""
    i = s.active
    if s.fight[i] >= 0 or led_by(s, i) != NOBODY or s.cat_on or "jump" in verbs or len(verbs) < 2:
        return False
    rivals = [j for j in range(s.count()) if s.alive(j) and s.team[j] == 1 - seat]
    late = set(s.order[s.at :])
    return not any(j in late or PROFILES[s.who[j]].flame or s.marks[j] & BERSERK for j in rivals)


def _after(s: Arena, seat: int, code: int) -> Arena:
    t = s.copy()
    game_of("show").act(t, seat, code)
    return t


def _shooters(s: Arena, i: int) -> list[tuple[int, int, int]]:
    """Rivals who see a figure and may fire: who, with how many shots and at which aim."""
    found: list[tuple[int, int, int]] = []
    for j in range(s.count()):
        if s.alive(j) and s.team[j] == 1 - s.team[i] and not holds_fire(s, j):
            shots = shots_of(s, j, s.ap[j])
            aim = aim_at(s, j, i) if shots else UNSEEN
            if aim >= 1:
                found.append((j, shots, min(aim, 10)))
    return found


def _survives(s: Arena, i: int) -> float:
    """The chance to live if all who see it fire all they have at it."""
    if not s.alive(i) or s.fight[i] >= 0:
        return 0.0
    left = {s.lp[i]: 1.0}
    luck, part = chances.luck_of(s, i), chances.part_of(s, i)
    for _, shots, aim in _shooters(s, i):
        after: dict[int, float] = {}
        for lp, likely in left.items():
            lost = odds.volley(lp, shots, aim, luck, part)
            for loss, ways in enumerate(lost.ways):
                if ways and loss < lp:
                    after[lp - loss] = after.get(lp - loss, 0.0) + likely * ways / lost.total
        left = after
    return min(1.0, sum(left.values()))


def _why_cover(s: Arena, seat: int, best: int, others: list[int]) -> list[Reason]:
    """Who still sees it there, and who does at the next best places."""
    game, i = game_of("show"), s.active
    there = _after(s, seat, best)
    seen = _shooters(there, i)
    facts: dict[str, Any] = {"figure": s.badge[i], "chance": _percent(_survives(there, i))}
    if seen:
        facts["foe"] = s.badge[seen[0][0]]
    name = "cover-unseen" if not seen else "cover-one" if len(seen) == 1 else "cover-some"
    found = [_reason(name, "S-14.2", value=len(seen), **facts)]
    stay = next((code for code in others if game.action(code).verb == "done"), None)
    moves = [code for code in others if code != stay]
    moves.sort(key=lambda code: -_survives(_after(s, seat, code), i))
    for name, code in [("cover-stay", stay), ("cover-next", moves[0] if moves else None)]:
        if code is not None:
            t = _after(s, seat, code)
            found.append(_reason(name, value=len(_shooters(t, i)), chance=_percent(_survives(t, i))))
    return found
