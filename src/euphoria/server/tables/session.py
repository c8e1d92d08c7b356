"""A table in memory: its rows and the match they lead to.

Whoever changes one must hold its lock (tables.py) and have the change written before anybody hears of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from euphoria.api import game as game_of
from euphoria.core import snapshot
from euphoria.core.match import Match
from euphoria.core.undo import passing
from euphoria.server.common.errors import Problem
from euphoria.server.store.rows import MOVING, CallRow, EntryRow, SeatRow, SnapshotRow, TableRow
from euphoria.server.tables import clock, company, snapshots
from euphoria.server.tables.lock import TableLock

log: Any = structlog.get_logger("euphoria.tables")

SNAPSHOT_EVERY: Final = 20
"""A snapshot is taken when the log has grown by so many entries at least, and"""
SNAPSHOT_PART: Final = 8
"""by one in so many of those there are: a snapshot is as long as the game, so long games have fewer."""

Question = tuple[str, int, int]
"""Who is asked, and which question it is: the epoch, and the number of actions when it was put."""


class TableSession:
    """One table. `stored` says how many entries of the match's log are in the database."""

    def __init__(self, row: TableRow, seats: list[SeatRow], lock: TableLock | None = None) -> None:
        self.row = row
        self.seats = seats
        # The house keeps it when the table is read anew.
        self.lock = lock or TableLock()
        # Can a step on it take longer than a blink?
        self.takes_long = game_of(row.title).takes_long
        self.match: Match | None = None
        self.stored = 0
        # How many entries the last snapshot knows of.
        self.snapped = 0
        # For each seat the number of actions it knew of (`Match.seen`), and the time, when its present
        # question was put to it.
        self.posed = [0] * row.players
        self.posed_at = [0] * row.players
        self._kept = [_twin(seat) for seat in seats]
        self._called: dict[int, Question] = {}
        self._kept_row = _still(row)
        self._kept_public = (0, 0)

    # ------------------------------------------------------------------ from the database

    def load(self, entries: list[EntryRow], kept: SnapshotRow | None = None) -> None:
        """Play the log of a table that has begun, from where the snapshot was taken if there is one."""
        self.match = _new_match(self.row)
        if self.match.game.revision != self.row.revision:
            raise self._of_other_rules()
        # The first question was put when nothing had been done: also where all of it was taken back.
        self.posed = [0] * self.row.players
        self.posed_at = [0] * self.row.players
        stand = standing_entries(entries)
        self.snapped = 0 if kept is None else self._restore(kept, [entry.body for entry in stand])
        self._follow_all(stand, self.snapped)
        self._stand(stand[-1].at if stand else 0)
        self.stored = len(stand)
        self._kept_public = _public(self.match)
        self._called = self.questions()

    def _stand(self, now: int) -> None:
        """Give all standing orders. A log that ends before a question has them answer it now."""
        for seat in self.seats:
            for kind in seat.standing:
                before = Asked(self.playing)
                self.playing.standing(seat.seat, kind)
                self.note(before, now)

    def extend(self, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> bool:
        """Go on with what another writer added; False if that cannot be done in place."""
        match = self.match
        if match is None or row.epoch != self.row.epoch or len(match.log) != self.stored:
            return False
        if [seat.standing for seat in seats] != [seat.standing for seat in self.seats]:
            return False
        self.row, self.seats = row, seats
        self._kept = [_twin(seat) for seat in seats]
        self._kept_row = _still(row)
        for entry in entries:
            self._follow(entry)
        self.stored = len(match.log)
        self._kept_public = _public(match)
        self._called = self.questions()
        return True

    def _follow(self, entry: EntryRow) -> None:
        match = self.playing
        before = Asked(match)
        match.follow(entry.body)
        self.note(before, entry.at)

    def _restore(self, kept: SnapshotRow, bodies: list[dict[str, Any]]) -> int:
        """Begin at the snapshot, if it fits this log; how many entries that spares."""
        try:
            found = snapshots.opened(self.row, kept, bodies)
            if found is None:
                log.info("snapshot-does-not-fit", table=self.row.id)
                return 0
            snapshot.restore(self.playing, found.match, bodies[: kept.length])
        except Exception as trouble:  # the log is there: no fault of a copy may stop a game
            log.warning("snapshot-failed", table=self.row.id, error=repr(trouble))
            self.match = _new_match(self.row)
            return 0
        self.posed, self.posed_at = found.posed, found.posed_at
        return kept.length

    def _follow_all(self, entries: list[EntryRow], start: int) -> None:
        """As `_follow` one after the other, but who has noticed what is found out in the end."""
        if start == len(entries):
            return
        match, put = self.playing, list[Put]()
        passes_by = passing([entry.body for entry in entries])
        for entry, passes in zip(entries[start:], passes_by[start:], strict=True):
            before = Asked(match)
            match.follow(entry.body, not passes)
            if (asked := before.put(match, entry.at)) is not None:
                put.append(asked)
        self._note_all(put)

    def note(self, before: Asked, now: int) -> None:
        """Remember when each seat's question was put, after something happened at this time."""
        self.note_put(before.put(self.playing, now))

    def note_put(self, put: Put | None) -> None:
        if put is not None:
            self._note_all([put])

    def _note_all(self, put: list[Put]) -> None:
        """Questions were put, one after the other: for each seat the last one counts."""
        match = self.playing
        left = left_at = (1 << match.players) - 1
        for one in reversed(put):
            for seat in seats_in(one.seats & left):
                self.posed[seat] = match.seen(seat, one.ply)
            left &= ~one.seats
            # A choice that is made in private, step by step, is one to the others, who see its time.
            if one.seats & left_at and not one.is_private(match):
                for seat in seats_in(one.seats & left_at):
                    self.posed_at[seat] = one.at
                left_at &= ~one.seats
            if not left | left_at:
                return

    def go_back(self, keep: int, now: int) -> list[EntryRow]:
        """Play only the first entries of the log again; the entries that say so.

        Luck is drawn from the same dice at the same place, so it falls as it fell before.
        """
        bodies = self.playing.log[:keep]
        self.load([EntryRow(number=number, at=now, body=body) for number, body in enumerate(bodies)])
        self.row.epoch += 1
        first = self.row.length
        back = EntryRow(number=first, at=now, body={"back": keep})
        added = self.playing.log[keep:]
        return [back, *(EntryRow(number=first + 1 + i, at=now, body=body) for i, body in enumerate(added))]

    def resize(self) -> None:
        """Fit the lists to the seats there are."""
        self.row.players = len(self.seats)
        self.posed = [0] * len(self.seats)
        self.posed_at = [0] * len(self.seats)

    # ------------------------------------------------------------------ what it is like

    @property
    def hints(self) -> bool:
        """May players ask for advice? If nobody has said so: where one person plays with bots alone."""
        if self.row.extra.hints is not None:
            return self.row.extra.hints
        kinds = [seat.kind for seat in self.seats]
        return kinds.count("person") == 1 and "open" not in kinds

    # ------------------------------------------------------------------ to the database

    def fresh_entries(self, now: int) -> list[EntryRow]:
        """What the match has added since it was stored, numbered on from the rows there are."""
        if self.match is None:
            return []
        added = self.match.log[self.stored :]
        first = self.row.length
        return [EntryRow(number=first + i, at=now, body=body) for i, body in enumerate(added)]

    def fresh_snapshots(self) -> list[SnapshotRow]:
        """One, if so much was added since the last that following it would take a while."""
        match = self.match
        if match is None:
            return []
        length = len(match.log)
        if length - self.snapped < max(SNAPSHOT_EVERY, length // SNAPSHOT_PART):
            return []
        self.snapped = length
        try:
            return [snapshots.taken(self.row, match, self.posed, self.posed_at)]
        except Exception as trouble:  # the move is what counts
            log.warning("snapshot-failed", table=self.row.id, error=repr(trouble))
            return []

    @property
    def reseated(self) -> bool:
        """Are there more or fewer seats than when the table was stored?"""
        return len(self.seats) != len(self._kept)

    def changed_seats(self) -> list[SeatRow]:
        """Those that differ from what is stored; all of them if it is not the same number."""
        if self.reseated:
            return self.seats
        return [seat for seat, kept in zip(self.seats, self._kept, strict=True) if seat != kept]

    def only_moved(self) -> bool:
        """Has nothing of the row changed but what every move changes?"""
        return _still(self.row) == self._kept_row

    def is_private(self) -> bool:
        """Has something been done since the table was stored of which nobody who looks on knows?"""
        match = self.match
        return match is not None and len(match.log) > self.stored and _public(match) == self._kept_public

    def fresh_calls(self, now: int) -> list[CallRow]:
        """Webhook calls for the questions that were not there when the table was stored."""
        if self.row.pace != "slow":
            return []
        return [
            CallRow(
                table_id=self.row.id, seat=seat, person=person, epoch=epoch, posed=posed, made=now, due=now
            )
            for seat, (person, epoch, posed) in self.questions().items()
            if self._called.get(seat) != (person, epoch, posed)
        ]

    def written(self, moved: bool = False) -> None:
        """Everything is in the database now; `moved`: nothing but the position has changed."""
        if self.row.pace == "slow":
            self._called = self.questions()
        if self.match is not None:
            self.stored = len(self.match.log)
            self._kept_public = _public(self.match)
        if moved:
            return
        self._kept_row = _still(self.row)
        if self.reseated:
            self._kept = [_twin(seat) for seat in self.seats]
        for number, (seat, kept) in enumerate(zip(self.seats, self._kept, strict=True)):
            if seat != kept:
                self._kept[number] = _twin(seat)

    # ------------------------------------------------------------------ looking

    @property
    def playing(self) -> Match:
        """The match; `Problem` before it began, or if it cannot be played any more."""
        if self.match is None and self.row.phase == "frozen":
            if game_of(self.row.title).revision != self.row.revision:
                raise self._of_other_rules()
            raise Problem("frozen", "problems-frozen-log")
        if self.match is None:
            raise Problem("conflict", "problems-not-begun")
        return self.match

    def _of_other_rules(self) -> Problem:
        return Problem("frozen", "problems-frozen-rules", revision=str(self.row.revision))

    def seat_of(self, person: str | None) -> int | None:
        """Where somebody sits; None: nowhere."""
        if person is None:
            return None
        for seat in self.seats:
            if seat.person == person:
                return seat.seat
        return None

    def seating(self) -> dict[str, int]:
        """Where everybody sits."""
        return {seat.person: seat.seat for seat in reversed(self.seats) if seat.person is not None}

    def asked(self) -> list[int]:
        """The seats that owe an answer, lowest first."""
        asked = self.playing.state.asked
        return [seat for seat in range(self.row.players) if (asked >> seat) & 1]

    def played_by(self, seat: int) -> str:
        """The kind of bot that answers for this seat now; empty: a person does."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else row.standin

    def personality(self, seat: int) -> str:
        """Who it is, where somebody of the house plays; empty: nobody in particular."""
        row = self.seats[seat]
        return company.personality(self.row.title, row.bot, row.face) if row.kind == "bot" else ""

    def mind(self, seat: int) -> str:
        """The kind of bot with who it is: `greedy+hunter`."""
        who = self.personality(seat)
        return f"{self.played_by(seat)}+{who}" if who else self.played_by(seat)

    def deadline(self, seat: int) -> int | None:
        """Until when this seat must answer the question it is asked."""
        row = self.row
        if row.pace == "untimed" or row.phase != "playing" or self.played_by(seat):
            return None
        return clock.deadline(row.pace, row.seconds, self.asked_at(seat), self.seats[seat].reserve)

    def asked_at(self, seat: int) -> int:
        """From when on this seat has had its question before it, and time to answer."""
        return max(self.posed_at[seat], self.row.clock_from, self.row.extra.back.get(seat, 0))

    def questions(self) -> dict[int, Question]:
        """Whom a slow game waits for, by seat: people who may want to be called."""
        if self.row.pace != "slow" or self.row.phase != "playing" or self.match is None:
            return {}
        asked: dict[int, Question] = {}
        for seat in self.asked():
            person = self.seats[seat].person
            if person is not None and not self.played_by(seat):
                asked[seat] = (person, self.row.epoch, self.posed[seat])
        return asked

    @property
    def people(self) -> list[int]:
        """The seats that people hold, whether they are here or not."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]


def _public(match: Match) -> tuple[int, int]:
    """How much has been done and told before everybody's eyes."""
    return match.seen(None), match.heard(None)


def _still(row: TableRow) -> tuple[Any, ...]:
    """All of a row that a move leaves as it is. Options are replaced, never changed: identity will do."""
    return (*_STILL(row), id(row.options), msgspec.json.encode(row.extra))


_STILL: Final = attrgetter(
    *(name for name in TableRow.__struct_fields__ if name not in (*MOVING, "id", "options", "extra"))
)


def _twin(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, standing=seat.standing[:])


class Put(NamedTuple):
    """A question that was put to these seats (a mask) at this time, between two numbers of actions."""

    at: int
    seats: int
    before: int
    ply: int
    same: bool
    """Are the same seats asked as before?"""

    def is_private(self, match: Match) -> bool:
        """Does nobody who looks on know that something has happened?"""
        return self.same and match.seen(None, self.before) == match.seen(None, self.ply)


class Asked:
    """Who is asked what, before something happens."""

    __slots__ = ("answers", "mask", "ply", "sealed")

    def __init__(self, match: Match) -> None:
        self.ply = match.ply
        self.mask = match.state.asked
        # The list itself, to tell whether it is still the same question, and what was in it.
        self.sealed = match.state.sealed
        self.answers = list(match.state.sealed)

    def put(self, match: Match, now: int) -> Put | None:
        """The question that is put after what has happened now; None if it is the same one."""
        same = match.state.asked == self.mask
        if match.ply == self.ply and same:
            return None
        stay = self.mask if self.goes_on(match) else 0
        return Put(now, (1 << match.players) - 1 & ~stay, self.ply, match.ply, same)

    def goes_on(self, match: Match) -> bool:
        """Is the question that several seats answer in secret still the same one?

        An answer is put into the list of the question; the next question has a list of its own. Taking an
        answer back restores an older copy of the list, with one answer less.
        """
        now = match.state.sealed
        if not self.answers or not now:
            return False
        if now is self.sealed:
            return True
        return _one_less(self.answers, now)


def _one_less(before: list[int], after: list[int]) -> bool:
    taken = [old for old, new in zip(before, after, strict=True) if old != new and new < 0]
    kept = [old for old, new in zip(before, after, strict=True) if old == new]
    return len(taken) == 1 and len(kept) == len(before) - 1 and any(answer >= 0 for answer in before)


def seats_in(mask: int) -> Iterator[int]:
    """The seats of a mask, lowest first."""
    return (seat for seat in range(mask.bit_length()) if (mask >> seat) & 1)


def standing_entries(entries: list[EntryRow]) -> list[EntryRow]:
    """The log as it stands, without what was taken back by consent: `{"back": n}` keeps the first n."""
    stand: list[EntryRow] = []
    for entry in entries:
        if "back" in entry.body:
            del stand[int(entry.body["back"]) :]
        else:
            stand.append(entry)
    return stand


def _new_match(row: TableRow) -> Match:
    return Match(
        game_of(row.title),
        row.players,
        row.options,
        bytes.fromhex(row.key),
        salt=row.salt,
        names=row.extra.names or None,
    )


def begin(row: TableRow, names: list[str]) -> Match:
    """The match of a table that begins now, run to its first question."""
    row.extra.names = names
    match = _new_match(row)
    match.start()
    return match
