"""Who knows of which actions.

Somebody may begin something in private, step by step, and take it back. Whoever counted all actions could
tell that they did, so each seat, and the spectators, count those they know of: they were told of it,
or what they see has changed.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from euphoria.core.game import Game
from euphoria.core.state import EVERYBODY, SPECTATOR, State

_WAITING: Final = 16
"""So many actions wait at most until somebody asks who has noticed them."""


class _Known:
    """The actions that one seat knows of, by number, among the first `sorted`."""

    __slots__ = ("plies", "sorted")

    def __init__(self) -> None:
        self.plies: list[int] = []
        self.sorted = 0


class Noticed:
    """Who knows of each action. Spectators know of what everybody knows of.

    >>> noticed = Noticed(players=4)
    >>> noticed.note(1, 0b100)  # what only the third seat was told
    >>> noticed.note(2, EVERYBODY)
    >>> noticed.count(2, 2), noticed.count(0, 2), noticed.knows(0, 1)
    (2, 1, False)

    For an action that not everybody was told of the position before it and the one after it are compared with
    the eyes of each seat. That takes long, so it waits until somebody asks: in a tournament nobody does.
    """

    __slots__ = ("_audiences", "_known", "_waiting", "before", "players")

    def __init__(self, players: int, plies: int = 0) -> None:
        self.players = players
        # For each action who knows of it, as the audience of an event.
        self._audiences: list[int] = [EVERYBODY] * plies
        # Only for those who have asked.
        self._known: dict[int, _Known] = {}
        # The actions that are still to be compared, with the positions before and after each.
        self._waiting: list[tuple[Game, int, State, State]] = []
        # The position before the last action, until all luck that it brought has fallen.
        self.before: State | None = None

    def copy(self) -> Noticed:
        twin = Noticed(self.players)
        twin._audiences = self._audiences[:]
        twin._waiting = self._waiting[:]
        twin.before = self.before
        return twin

    def audiences(self) -> list[int]:
        """For each action who knows of it: all there is to keep once luck has fallen."""
        self._compare()
        return self._audiences[:]

    def restore(self, audiences: list[int]) -> None:
        """Go on from what `audiences` gave."""
        self._audiences = audiences
        self._known = {}
        self._waiting = []
        self.before = None

    def count(self, place: int, ply: int) -> int:
        """How many of the first `ply` actions a seat (or SPECTATOR) knows of."""
        known = self._known_to(place)
        last = len(self._audiences)
        if ply < last:
            return bisect_right(known, ply)
        return len(known) + (last > 0 and self._told(place, last))

    def actual(self, place: int, count: int) -> int:
        """How many actions there were when this seat knew of so many; -1 if it does not know of so many."""
        known = self._known_to(place)
        if count <= len(known):
            return known[count - 1]
        last = len(self._audiences)
        return last if last and count == len(known) + 1 and self._told(place, last) else -1

    def knows(self, place: int, ply: int) -> bool:
        self._compare()
        return self._told(place, ply)

    def audience(self, ply: int) -> int:
        """Who knows of this action, as the audience of an event."""
        self._compare()
        return self._audiences[ply - 1]

    def note(self, ply: int, audience: int) -> None:
        """These seats (a mask, or EVERYBODY) know of the last action."""
        if len(self._audiences) < ply:
            self._audiences.append(audience)
        else:
            self._audiences[-1] |= audience

    def note_seen(self, game: Game, after: State, ply: int) -> None:
        """Whoever sees something else now than before the last action, all its luck fallen, knows of it."""
        before = self.before
        if before is None or after.bounds:
            return
        self.before = None
        if self._audiences[-1] == EVERYBODY:
            return
        if before.asked != after.asked:
            self._audiences[-1] = EVERYBODY
            return
        self._waiting.append((game, ply, before, after.copy()))
        if len(self._waiting) > _WAITING:
            self._compare()

    def _compare(self) -> None:
        """Find out who has seen what the actions that wait have changed."""
        for game, ply, before, after in self._waiting:
            if game.view(before, SPECTATOR) != game.view(after, SPECTATOR):
                self._audiences[ply - 1] = EVERYBODY
                continue
            for seat in range(self.players):
                if not self._told(seat, ply) and game.view(before, seat) != game.view(after, seat):
                    self._audiences[ply - 1] |= 1 << seat
        self._waiting = []

    def _told(self, place: int, ply: int) -> bool:
        audience = self._audiences[ply - 1]
        return audience == EVERYBODY if place == SPECTATOR else (audience >> place) & 1 == 1

    def _known_to(self, place: int) -> list[int]:
        """The actions that a seat knows of, without the last one: by luck, more may come to know of that."""
        if self._waiting:
            self._compare()
        known = self._known.get(place)
        if known is None:
            known = self._known[place] = _Known()
        last = len(self._audiences)
        if known.sorted < last - 1:
            for ply in range(known.sorted + 1, last):
                if self._told(place, ply):
                    known.plies.append(ply)
            known.sorted = last - 1
        return known.plies
