"""Made by tools/fields.py from state.py (`make fields`). Do not edit."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.state import Shared, State

FIELDS: Final = (
    "badge",
    "who",
    "team",
    "owner",
    "status",
    "x",
    "y",
    "surface",
    "lp",
    "euphoria",
    "ap",
    "spent",
    "bonus",
    "flags",
    "marks",
    "objects",
    "bought",
    "opened",
    "shown",
    "load",
    "fight",
    "fell",
    "aim",
    "shots",
    "second",
    "attacks",
    "value",
    "killer",
    "kill",
    "site",
    "barred",
    "gift",
    "moved_ap",
    "dice",
    "fired",
    "tie",
    "side",
    "platform_x",
    "platform_y",
    "leader",
    "associate",
    "total",
    "delivered",
    "last_kill",
    "gone",
    "target_x",
    "target_y",
    "target_surface",
    "target_state",
    "cat_on",
    "cat_x",
    "cat_y",
    "cat_surface",
    "mission",
    "budget",
    "house",
    "turns",
    "turn",
    "phase",
    "picker",
    "order",
    "tied",
    "at",
    "active",
    "run_plain",
    "run_carried",
    "crossed",
    "run_fixed",
    "run_budget",
    "run_x",
    "run_y",
    "run_up",
    "fights",
    "fight_now",
    "first_side",
    "wounds",
    "lost",
    "dead",
    "shooter",
    "declared",
    "blast_x",
    "blast_y",
    "blast_z",
    "blast_of",
    "victims",
    "revealed",
    "way",
    "winner",
    "points_a",
    "points_b",
)


class ArenaFields(State):
    """The fields that are declared in state.py: their places, copies and JSON."""

    __slots__ = FIELDS

    def __init__(self, players: int, of: ArenaFields | None = None) -> None:
        """A fresh state, or a copy of another one."""
        super().__init__(players, of)
        if of is None:
            # Every field has a value before anybody can look at it: compiled code counts on that.
            self.badge: Shared = []
            self.who: Shared = []
            self.team: list[int] = []
            self.owner: list[int] = []
            self.status: list[int] = []
            self.x: list[int] = []
            self.y: list[int] = []
            self.surface: list[int] = []
            self.lp: list[int] = []
            self.euphoria: list[int] = []
            self.ap: list[int] = []
            self.spent: list[int] = []
            self.bonus: list[int] = []
            self.flags: list[int] = []
            self.marks: list[int] = []
            self.objects: list[int] = []
            self.bought: list[int] = []
            self.opened: list[int] = []
            self.shown: list[int] = []
            self.load: list[int] = []
            self.fight: list[int] = []
            self.fell: list[int] = []
            self.aim: Shared = []
            self.shots: Shared = []
            self.second: Shared = []
            self.attacks: Shared = []
            self.value: list[int] = []
            self.killer: list[int] = []
            self.kill: list[int] = []
            self.site: list[int] = []
            self.barred: list[int] = []
            self.gift: list[int] = []
            self.moved_ap: list[int] = []
            self.dice: list[int] = []
            self.fired: list[int] = []
            self.tie: list[int] = []
            self.side: list[int] = []
            self.platform_x: list[int] = []
            self.platform_y: list[int] = []
            self.leader: list[int] = []
            self.associate: list[int] = []
            self.total: list[int] = []
            self.delivered: list[int] = []
            self.last_kill: list[int] = []
            self.gone: int = 0
            self.target_x: list[int] = []
            self.target_y: list[int] = []
            self.target_surface: list[int] = []
            self.target_state: list[int] = []
            self.cat_on: int = 0
            self.cat_x: int = 0
            self.cat_y: int = 0
            self.cat_surface: int = 0
            self.mission: int = 0
            self.budget: int = 0
            self.house: int = 0
            self.turns: int = 0
            self.turn: int = 0
            self.phase: int = 0
            self.picker: int = 0
            self.order: list[int] = []
            self.tied: list[int] = []
            self.at: int = 0
            self.active: int = 0
            self.run_plain: int = 0
            self.run_carried: int = 0
            self.crossed: list[int] = []
            self.run_fixed: int = 0
            self.run_budget: int = 0
            self.run_x: int = 0
            self.run_y: int = 0
            self.run_up: int = 0
            self.fights: int = 0
            self.fight_now: int = 0
            self.first_side: int = 0
            self.wounds: list[int] = []
            self.lost: list[int] = []
            self.dead: list[int] = []
            self.shooter: int = 0
            self.declared: list[int] = []
            self.blast_x: int = 0
            self.blast_y: int = 0
            self.blast_z: int = 0
            self.blast_of: int = 0
            self.victims: list[int] = []
            self.revealed: int = 0
            self.way: int = 0
            self.winner: int = 0
            self.points_a: int = 0
            self.points_b: int = 0
            self.declare(players)
        else:
            self.badge = of.badge
            self.who = of.who
            self.team = of.team[:]
            self.owner = of.owner[:]
            self.status = of.status[:]
            self.x = of.x[:]
            self.y = of.y[:]
            self.surface = of.surface[:]
            self.lp = of.lp[:]
            self.euphoria = of.euphoria[:]
            self.ap = of.ap[:]
            self.spent = of.spent[:]
            self.bonus = of.bonus[:]
            self.flags = of.flags[:]
            self.marks = of.marks[:]
            self.objects = of.objects[:]
            self.bought = of.bought[:]
            self.opened = of.opened[:]
            self.shown = of.shown[:]
            self.load = of.load[:]
            self.fight = of.fight[:]
            self.fell = of.fell[:]
            self.aim = of.aim
            self.shots = of.shots
            self.second = of.second
            self.attacks = of.attacks
            self.value = of.value[:]
            self.killer = of.killer[:]
            self.kill = of.kill[:]
            self.site = of.site[:]
            self.barred = of.barred[:]
            self.gift = of.gift[:]
            self.moved_ap = of.moved_ap[:]
            self.dice = of.dice[:]
            self.fired = of.fired[:]
            self.tie = of.tie[:]
            self.side = of.side[:]
            self.platform_x = of.platform_x[:]
            self.platform_y = of.platform_y[:]
            self.leader = of.leader[:]
            self.associate = of.associate[:]
            self.total = of.total[:]
            self.delivered = of.delivered[:]
            self.last_kill = of.last_kill[:]
            self.gone = of.gone
            self.target_x = of.target_x[:]
            self.target_y = of.target_y[:]
            self.target_surface = of.target_surface[:]
            self.target_state = of.target_state[:]
            self.cat_on = of.cat_on
            self.cat_x = of.cat_x
            self.cat_y = of.cat_y
            self.cat_surface = of.cat_surface
            self.mission = of.mission
            self.budget = of.budget
            self.house = of.house
            self.turns = of.turns
            self.turn = of.turn
            self.phase = of.phase
            self.picker = of.picker
            self.order = of.order[:]
            self.tied = of.tied[:]
            self.at = of.at
            self.active = of.active
            self.run_plain = of.run_plain
            self.run_carried = of.run_carried
            self.crossed = of.crossed[:]
            self.run_fixed = of.run_fixed
            self.run_budget = of.run_budget
            self.run_x = of.run_x
            self.run_y = of.run_y
            self.run_up = of.run_up
            self.fights = of.fights
            self.fight_now = of.fight_now
            self.first_side = of.first_side
            self.wounds = of.wounds[:]
            self.lost = of.lost[:]
            self.dead = of.dead[:]
            self.shooter = of.shooter
            self.declared = of.declared[:]
            self.blast_x = of.blast_x
            self.blast_y = of.blast_y
            self.blast_z = of.blast_z
            self.blast_of = of.blast_of
            self.victims = of.victims[:]
            self.revealed = of.revealed
            self.way = of.way
            self.winner = of.winner
            self.points_a = of.points_a
            self.points_b = of.points_b

    def declare(self, players: int) -> None:
        """Give every field its first value."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        return {
            **self.flow_to_json(),
            "badge": self.badge[:],
            "who": self.who[:],
            "team": self.team[:],
            "owner": self.owner[:],
            "status": self.status[:],
            "x": self.x[:],
            "y": self.y[:],
            "surface": self.surface[:],
            "lp": self.lp[:],
            "euphoria": self.euphoria[:],
            "ap": self.ap[:],
            "spent": self.spent[:],
            "bonus": self.bonus[:],
            "flags": self.flags[:],
            "marks": self.marks[:],
            "objects": self.objects[:],
            "bought": self.bought[:],
            "opened": self.opened[:],
            "shown": self.shown[:],
            "load": self.load[:],
            "fight": self.fight[:],
            "fell": self.fell[:],
            "aim": self.aim[:],
            "shots": self.shots[:],
            "second": self.second[:],
            "attacks": self.attacks[:],
            "value": self.value[:],
            "killer": self.killer[:],
            "kill": self.kill[:],
            "site": self.site[:],
            "barred": self.barred[:],
            "gift": self.gift[:],
            "moved_ap": self.moved_ap[:],
            "dice": self.dice[:],
            "fired": self.fired[:],
            "tie": self.tie[:],
            "side": self.side[:],
            "platform_x": self.platform_x[:],
            "platform_y": self.platform_y[:],
            "leader": self.leader[:],
            "associate": self.associate[:],
            "total": self.total[:],
            "delivered": self.delivered[:],
            "last_kill": self.last_kill[:],
            "gone": self.gone,
            "target_x": self.target_x[:],
            "target_y": self.target_y[:],
            "target_surface": self.target_surface[:],
            "target_state": self.target_state[:],
            "cat_on": self.cat_on,
            "cat_x": self.cat_x,
            "cat_y": self.cat_y,
            "cat_surface": self.cat_surface,
            "mission": self.mission,
            "budget": self.budget,
            "house": self.house,
            "turns": self.turns,
            "turn": self.turn,
            "phase": self.phase,
            "picker": self.picker,
            "order": self.order[:],
            "tied": self.tied[:],
            "at": self.at,
            "active": self.active,
            "run_plain": self.run_plain,
            "run_carried": self.run_carried,
            "crossed": self.crossed[:],
            "run_fixed": self.run_fixed,
            "run_budget": self.run_budget,
            "run_x": self.run_x,
            "run_y": self.run_y,
            "run_up": self.run_up,
            "fights": self.fights,
            "fight_now": self.fight_now,
            "first_side": self.first_side,
            "wounds": self.wounds[:],
            "lost": self.lost[:],
            "dead": self.dead[:],
            "shooter": self.shooter,
            "declared": self.declared[:],
            "blast_x": self.blast_x,
            "blast_y": self.blast_y,
            "blast_z": self.blast_z,
            "blast_of": self.blast_of,
            "victims": self.victims[:],
            "revealed": self.revealed,
            "way": self.way,
            "winner": self.winner,
            "points_a": self.points_a,
            "points_b": self.points_b,
        }

    def from_json(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote."""
        self.flow_from_json(data)
        self.badge = list(data["badge"])
        self.who = list(data["who"])
        self.team = list(data["team"])
        self.owner = list(data["owner"])
        self.status = list(data["status"])
        self.x = list(data["x"])
        self.y = list(data["y"])
        self.surface = list(data["surface"])
        self.lp = list(data["lp"])
        self.euphoria = list(data["euphoria"])
        self.ap = list(data["ap"])
        self.spent = list(data["spent"])
        self.bonus = list(data["bonus"])
        self.flags = list(data["flags"])
        self.marks = list(data["marks"])
        self.objects = list(data["objects"])
        self.bought = list(data["bought"])
        self.opened = list(data["opened"])
        self.shown = list(data["shown"])
        self.load = list(data["load"])
        self.fight = list(data["fight"])
        self.fell = list(data["fell"])
        self.aim = list(data["aim"])
        self.shots = list(data["shots"])
        self.second = list(data["second"])
        self.attacks = list(data["attacks"])
        self.value = list(data["value"])
        self.killer = list(data["killer"])
        self.kill = list(data["kill"])
        self.site = list(data["site"])
        self.barred = list(data["barred"])
        self.gift = list(data["gift"])
        self.moved_ap = list(data["moved_ap"])
        self.dice = list(data["dice"])
        self.fired = list(data["fired"])
        self.tie = list(data["tie"])
        self.side = list(data["side"])
        self.platform_x = list(data["platform_x"])
        self.platform_y = list(data["platform_y"])
        self.leader = list(data["leader"])
        self.associate = list(data["associate"])
        self.total = list(data["total"])
        self.delivered = list(data["delivered"])
        self.last_kill = list(data["last_kill"])
        self.gone = data["gone"]
        self.target_x = list(data["target_x"])
        self.target_y = list(data["target_y"])
        self.target_surface = list(data["target_surface"])
        self.target_state = list(data["target_state"])
        self.cat_on = data["cat_on"]
        self.cat_x = data["cat_x"]
        self.cat_y = data["cat_y"]
        self.cat_surface = data["cat_surface"]
        self.mission = data["mission"]
        self.budget = data["budget"]
        self.house = data["house"]
        self.turns = data["turns"]
        self.turn = data["turn"]
        self.phase = data["phase"]
        self.picker = data["picker"]
        self.order = list(data["order"])
        self.tied = list(data["tied"])
        self.at = data["at"]
        self.active = data["active"]
        self.run_plain = data["run_plain"]
        self.run_carried = data["run_carried"]
        self.crossed = list(data["crossed"])
        self.run_fixed = data["run_fixed"]
        self.run_budget = data["run_budget"]
        self.run_x = data["run_x"]
        self.run_y = data["run_y"]
        self.run_up = data["run_up"]
        self.fights = data["fights"]
        self.fight_now = data["fight_now"]
        self.first_side = data["first_side"]
        self.wounds = list(data["wounds"])
        self.lost = list(data["lost"])
        self.dead = list(data["dead"])
        self.shooter = data["shooter"]
        self.declared = list(data["declared"])
        self.blast_x = data["blast_x"]
        self.blast_y = data["blast_y"]
        self.blast_z = data["blast_z"]
        self.blast_of = data["blast_of"]
        self.victims = list(data["victims"])
        self.revealed = data["revealed"]
        self.way = data["way"]
        self.winner = data["winner"]
        self.points_a = data["points_a"]
        self.points_b = data["points_b"]
