"""What a seat of an imagined game has seen so far, and what follows from it."""

from __future__ import annotations

from mypy_extensions import i64

from euphoria.games.leaders.rules.deduction import Chances, chances
from euphoria.games.leaders.rules.hypotheses import Hypotheses
from euphoria.games.leaders.rules.knowledge import SEEN, mask_of, tag_of
from euphoria.games.leaders.rules.state import Table, each
from euphoria.games.leaders.rules.view import recruits_known


class Memory:
    """The same beliefs as `deduction.beliefs` has from the seat's view, exact and from nothing else.

    They are not worked out from the deal at every question: a memory follows the game, and counts again when
    something was seen or moved that its seat knows of.
    """

    __slots__ = ("_beliefs", "_found", "_read", "seat")

    def __init__(self, seat: i64, players: i64) -> None:
        self.seat: i64 = seat
        self._found = Hypotheses(players)
        self._beliefs: Chances | None = None
        self._read: i64 = 0
        """So many entries of the ledger are taken in."""

    def beliefs(self, t: Table) -> Chances:
        """What the seat can work out now, in a game that has gone on since the last question."""
        if self._take_in(t) or self._beliefs is None:
            self._look_around(t)
            self._beliefs = chances(self._found, t.wasteland)
        return self._beliefs

    def _take_in(self, t: Table) -> bool:
        """What was noted since; is any of it for this seat?"""
        ledger = t.ledger
        end = len(ledger)
        news = False
        for number in range(self._read, end):
            item: i64 = ledger[number]
            if tag_of(item) != SEEN or (mask_of(item) >> self.seat) & 1:
                self._found.take_in(item)
                news = True
        self._read = end
        return news

    def _look_around(self, t: Table) -> None:
        """What lies open to the seat now."""
        known = recruits_known(t, self.seat)
        if len(self._found.alive) == 1:
            known &= ~self._found.alive[0].seen
        for place in each(known):
            self._found.see(place, t.row[place])
