"""A view, read: who probably is who, seen from one seat."""

from __future__ import annotations

from typing import Any

from euphoria.games.leaders.rules.cards import EL, KINDS, ROW, SL, TEAMS, WASTELANDER, E
from euphoria.games.leaders.rules.deduction import Beliefs
from euphoria.games.leaders.rules.view_types import Gun, Seat

NO_GUN = -1
UNAIMED = -2
UNKNOWN = -1


class Reading:
    """What one seat makes of the table. Lists are by seat, or by place (`3 * seat + slot`)."""

    def __init__(self, view: dict[str, Any], beliefs: Beliefs) -> None:
        seats: list[Seat] = view["seats"]
        self.me: int = view["you"]
        self.players: int = view["players"]
        self.active: int = self.me if view["active"] is None else view["active"]
        self.victim: int | None = view["victim"]
        self.using: str | None = view["using"]
        self.named: list[int] = view["named"]
        self.centre: int = view["centre"]
        self.hand: list[str] = seats[self.me]["hand"]
        self.team = TEAMS.index(seats[self.me]["team"])
        self.wastelander: list[bool] = [seat["wastelander"] for seat in seats]
        self.skips: list[bool] = [seat["skips"] for seat in seats]
        self.artifacts: list[int] = [seat["artifacts"] for seat in seats]
        self.gun = [_aimed_at(seat["gun"]) for seat in seats]
        row = [recruit for seat in seats for recruit in seat["row"]]
        self.exposed: list[bool] = [recruit["exposed"] for recruit in row]
        self.card = [UNKNOWN if recruit["card"] is None else KINDS.index(recruit["card"]) for recruit in row]
        self.chance = beliefs.places
        """For each place the probabilities of E, S, EL and SL."""
        self._judge(beliefs)

    def _judge(self, beliefs: Beliefs) -> None:
        """Sort the others into prey, own Leader, friends and foes, each with a probability."""
        everybody = range(self.players)
        leaders = {WASTELANDER: [EL, SL]}
        self.hunted = leaders.get(self.team, [SL if self.team == E else EL])
        """The kinds of Leader whose being shot by this seat wins."""
        self.guarded = [kind for kind in (EL, SL) if kind not in self.hunted]
        """The kind of Leader whose being shot loses; none for a Wastelander."""
        self.prey = [self._holds(seat, self.hunted) for seat in everybody]
        self.ward = [self._holds(seat, self.guarded) for seat in everybody]
        self.friend = [self._is_friend(seat, beliefs) for seat in everybody]
        self.bare = [self._exposed_leader(seat) for seat in everybody]
        """The exposed Leader of each seat, or UNKNOWN."""

    def _is_friend(self, seat: int, beliefs: Beliefs) -> float:
        if self.team == WASTELANDER or self.wastelander[seat]:
            return 1.0 if self.team == WASTELANDER and self.wastelander[seat] else 0.0
        return beliefs.team[seat][self.team]

    def _holds(self, seat: int, kinds: list[int]) -> float:
        return sum(self.chance[place][kind] for place in row_of(seat) for kind in kinds)

    def _exposed_leader(self, seat: int) -> int:
        for place in row_of(seat):
            if self.exposed[place] and self.card[place] >= EL:
                return self.card[place]
        return UNKNOWN

    # ------------------------------------------------------------------ small questions

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.me]

    @property
    def holders(self) -> list[int]:
        """Others who hold a Ray Gun."""
        return [seat for seat in self.others if self.gun[seat] != NO_GUN]

    @property
    def armed(self) -> bool:
        return self.gun[self.me] != NO_GUN

    @property
    def leader(self) -> int:
        """The place of this seat's own Leader, or -1."""
        for place in row_of(self.me):
            if self.card[place] >= EL:
                return place
        return -1

    def hidden(self, seat: int) -> list[int]:
        return [place for place in row_of(seat) if not self.exposed[place]]

    def spare(self) -> int:
        """How many of this seat's own Recruits are hidden and no Leader: what it can pay with."""
        return sum(1 for place in self.hidden(self.me) if self.card[place] < EL)


def row_of(seat: int) -> range:
    return range(ROW * seat, ROW * seat + ROW)


def _aimed_at(gun: Gun | None) -> int:
    if gun is None:
        return NO_GUN
    return UNAIMED if gun["target"] is None else gun["target"]
