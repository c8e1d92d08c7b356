"""Who knows of which actions.

Somebody may begin something in private, step by step, and take it back. Whoever counted all actions could
tell that they did, so each seat, and the spectators, count those they know of: they were told of it,
or what they see has changed.
"""

from __future__ import annotations

from bisect import bisect_right

from euphoria.core.events import Event
from euphoria.core.game import Game
from euphoria.core.state import EVERYBODY, SPECTATOR, State


class Noticed:
    """The numbers of the actions that each seat and, last, spectators know of.

    >>> noticed = Noticed(players=4)
    >>> noticed.note(2, ply=1)  # what only the third seat was told
    >>> noticed.note_all(ply=2)
    >>> noticed.count(2, 2), noticed.count(0, 2), noticed.knows(0, 1)
    (2, 1, False)
    """

    __slots__ = ("_known", "before", "players")

    def __init__(self, players: int, plies: int = 0) -> None:
        self.players = players
        self._known: list[list[int]] = [list(range(1, plies + 1)) for _ in range(players + 1)]
        # The position before the last action, until all luck that it brought has fallen.
        self.before: State | None = None

    def copy(self) -> Noticed:
        twin = Noticed(self.players)
        twin._known = [known[:] for known in self._known]
        twin.before = self.before
        return twin

    def count(self, place: int, ply: int) -> int:
        """How many of the first `ply` actions a seat (or SPECTATOR) knows of."""
        return bisect_right(self._known[place], ply)

    def actual(self, place: int, count: int) -> int:
        """How many actions there were when this seat knew of so many; -1 if it does not know of so many."""
        known = self._known[place]
        return -1 if count > len(known) else known[count - 1]

    def knows(self, place: int, ply: int) -> bool:
        known = self._known[place]
        at = bisect_right(known, ply)
        return at > 0 and known[at - 1] == ply

    def note(self, place: int, ply: int) -> None:
        """This seat, or spectators, know of the last action."""
        known = self._known[place]
        if not known or known[-1] != ply:
            known.append(ply)

    def note_all(self, ply: int) -> None:
        """Everybody does."""
        public = self._known[SPECTATOR]
        if public and public[-1] == ply:
            return
        for known in self._known:
            if not known or known[-1] != ply:
                known.append(ply)

    def note_told(self, event: Event, ply: int) -> None:
        """Whoever is told something of the last action knows of it."""
        if event.audience < 0:
            self.note_all(ply)
            return
        for seat in range(self.players):
            if event.visible_to(seat):
                self.note(seat, ply)

    def note_seen(self, game: Game, after: State, ply: int) -> None:
        """Whoever sees something else now than before the last action, all its luck fallen, knows of it."""
        before = self.before
        if before is None or after.bounds:
            return
        self.before = None
        if self.knows(SPECTATOR, ply):
            return
        if before.asked != after.asked or game.view(before, SPECTATOR) != game.view(after, SPECTATOR):
            self.note_all(ply)
            return
        for seat in range(self.players):
            if not self.knows(seat, ply) and game.view(before, seat) != game.view(after, seat):
                self.note(seat, ply)

    def audience(self, ply: int) -> int:
        """The seats that know of this action, as the audience of an event."""
        seats = 0
        for seat in range(self.players):
            if self.knows(seat, ply):
                seats |= 1 << seat
        return EVERYBODY if self.knows(SPECTATOR, ply) else seats
