"""Tables that come back from a snapshot are those that were played; one that does not fit is ignored."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, select, update

from euphoria.core import snapshot
from euphoria.core.match import Eyes, Match
from euphoria.server.application import Application
from euphoria.server.bus import open_bus
from euphoria.server.operations.settings import Settings
from euphoria.server.people.identity import People
from euphoria.server.push import views
from euphoria.server.store import schema
from euphoria.server.store.engine import open_door
from euphoria.server.store.rows import Offer
from euphoria.server.store.whole import Whole, read
from euphoria.server.tables import lobby, offers, play, session, snapshots
from euphoria.server.tables.clock import Clock
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.tables import NewTable
from kit.server import SetClock, lay_out

TITLES = [("leaders", 4), ("dystopia", 2), ("show", 2)]
Test = Callable[[Application, str], Awaitable[None]]


def at_a_table(
    database: str, test: Test, title: str = "leaders", players: int = 4, clock: Clock | None = None
) -> None:
    """Run a test in a house with a table whose game has begun."""

    async def run() -> None:
        house = open_house(database, clock)
        await house.open()
        try:
            await test(house, await begun(house, title, players))
        finally:
            await house.close()

    asyncio.run(run())


def open_house(database: str, clock: Clock | None = None) -> Application:
    lay_out(database)
    return Application(Settings(database=database), open_door(database), open_bus("none", database), clock)


async def begun(house: Application, title: str, players: int) -> str:
    people = [(await People(house).guest(f"p{number}"))[0] for number in range(players)]
    row, seats = lobby.new_table(
        house.table_ids.new(), NewTable(title=title, players=players), people[0], house.clock.now()
    )
    row.key = bytes(32).hex()  # the same dice in every run
    await house.tables.create(row, seats)
    for person in people[1:]:
        await house.tables.change(row.id, partial(lobby.join, person=person, seat=None, salt=""))
    await house.tables.change(row.id, partial(lobby.start, person=people[0].id))
    return row.id


def one_move(live: TableSession, draft: Draft, luck: random.Random) -> None:
    """Somebody who is asked does something, or takes it back."""
    match = live.playing
    if match.over:
        draft.nothing = True
        return
    decision = luck.choice(match.decisions)
    if match.can_undo(decision.seat) and luck.random() < 0.2:
        before = session.Asked(match)
        match.undo(decision.seat)
        live.note(before, draft.now)
    else:
        play.take(live, draft, decision.seat, luck.choice(decision.options).text)


async def moves(house: Application, id: str, count: int, seed: int = 1) -> None:
    luck = random.Random(seed)
    for _ in range(count):
        await house.tables.change(id, partial(one_move, luck=luck))


async def stored(house: Application, id: str) -> Whole:
    found = (await house.door.read(partial(read, ids=[id])))[id]
    assert isinstance(found, Whole)
    return found


async def read_back(house: Application, id: str, with_snapshot: bool = True) -> TableSession:
    """The table as another start of the house would find it."""
    row, seats, entries, kept = await stored(house, id)
    live = TableSession(row, seats)
    live.load(entries, kept if with_snapshot else None)
    return live


def whole(live: TableSession) -> dict[str, Any]:
    """All that anybody can find out about a table."""
    match = live.playing
    seats: list[int | None] = [*range(match.players), None]
    eyes: list[Eyes] = [*seats, "open"]
    return {
        "positions": [msgspec.json.encode(views.position(live, seat)) for seat in seats],
        "events": [match.events(one) for one in eyes],
        "undo": [match.can_undo(seat) for seat in range(match.players)],
        "log": match.log,
        "record": match.record(with_key=True),
        "posed": (live.posed, live.posed_at),
        "waiting": live.questions(),
    }


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_a_table_from_a_snapshot_is_the_one_that_was_followed(
    database: str, title: str, players: int
) -> None:
    """Also with moves after the snapshot, and when it is played on."""

    async def test(house: Application, id: str) -> None:
        for part in range(3):
            await moves(house, id, 21, part)
            quick, slow = await read_back(house, id), await read_back(house, id, False)
            held = house.tables.held_table(id)
            assert held is not None
            assert quick.snapped > 0
            assert slow.snapped == 0
            assert whole(quick) == whole(slow) == whole(held)
            for live in (quick, slow):
                luck, draft = random.Random(part), Draft(5)
                for _ in range(5):
                    one_move(live, draft, luck)
            assert whole(quick) == whole(slow)

    at_a_table(database, test, title, players)


class Followed:
    """How many actions are followed instead of being restored."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.actions = 0
        follow = Match.follow

        def counted(match: Match, entry: dict[str, Any], undoable: bool = True) -> None:
            self.actions += "do" in entry
            follow(match, entry, undoable)

        monkeypatch.setattr(Match, "follow", counted)


def test_a_second_start_follows_only_what_came_after_the_snapshot(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The positions are those from before, and the actions of the snapshot are not carried out again."""
    before: dict[str, Any] = {}
    tables: list[str] = []

    async def first(house: Application, id: str) -> None:
        await moves(house, id, 70)
        held = house.tables.held_table(id)
        assert held is not None
        before.update(whole(held))
        tables.append(id)

    async def second() -> None:
        house = open_house(database)
        await house.open()
        try:
            live = await house.tables.look(tables[0], lambda live: live)
            assert whole(live) == before
        finally:
            await house.close()

    at_a_table(database, first)
    followed = Followed(monkeypatch)
    asyncio.run(second())
    assert followed.actions <= session.SNAPSHOT_EVERY


def harmed(**columns: Any) -> Callable[[Connection], Any]:
    return lambda connection: connection.execute(update(schema.snapshots).values(**columns))


HARM: dict[str, Callable[[Connection], Any]] = {
    "another seal": harmed(seal="0" * 64),
    "another length": harmed(length=schema.snapshots.c.length - 1),
    "beyond the log": harmed(length=schema.snapshots.c.length + 1000),
    "another body": harmed(body=schema.snapshots.c.body + " "),
    "no body": harmed(body=""),
    "none": lambda connection: connection.execute(delete(schema.snapshots)),
}


@pytest.mark.parametrize("harm", HARM)
def test_a_damaged_snapshot_is_ignored(database: str, harm: str) -> None:
    async def test(house: Application, id: str) -> None:
        await moves(house, id, 30)
        before = whole(await read_back(house, id))
        await house.door.write(HARM[harm])
        again = await read_back(house, id)
        assert again.snapped == 0
        assert whole(again) == before

    at_a_table(database, test)


def test_a_snapshot_of_other_sources_is_ignored_and_replaced(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: Application, id: str) -> None:
        await moves(house, id, 30)
        monkeypatch.setattr(snapshots, "fingerprint", lambda *_packages: "another version")
        again = await read_back(house, id)
        assert again.snapped == 0
        house.tables.drop(id)
        await moves(house, id, 1, seed=2)
        anew = await read_back(house, id)
        assert anew.snapped == len(anew.playing.log) > len(again.playing.log)

    at_a_table(database, test)


def test_a_snapshot_that_cannot_be_restored_stops_no_game(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours in what only spares time."""

    def fails(*_given: Any) -> None:
        raise KeyError("state")

    async def test(house: Application, id: str) -> None:
        await moves(house, id, 30)
        before = whole(await read_back(house, id))
        monkeypatch.setattr(snapshot, "restore", fails)
        again = await read_back(house, id)
        assert again.snapped == 0
        assert whole(again) == before

    at_a_table(database, test)


def test_a_snapshot_that_cannot_be_taken_stops_no_game(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_given: Any) -> None:
        raise KeyError("leaders-new")

    async def test(house: Application, id: str) -> None:
        monkeypatch.setattr(snapshot, "take", fails)
        await moves(house, id, 30)
        assert (await stored(house, id)).kept is None
        assert len((await read_back(house, id)).playing.log) > 30

    at_a_table(database, test)


def test_a_log_that_went_back_has_no_use_for_the_snapshot(database: str) -> None:
    """A take-back by consent: what stands of the log is what counts."""

    def back(live: TableSession, draft: Draft) -> None:
        draft.entries = live.go_back(8, draft.now)

    async def test(house: Application, id: str) -> None:
        await moves(house, id, 30)
        await house.tables.change(id, back)
        again = await read_back(house, id)
        assert again.snapped == 0
        held = house.tables.held_table(id)
        assert held is not None
        assert again.playing.log == held.playing.log
        await moves(house, id, 30, seed=3)
        quick = await read_back(house, id)
        assert 0 < quick.snapped <= len(quick.playing.log)
        assert whole(quick) == whole(await read_back(house, id, False))

    at_a_table(database, test)


def deadlines(live: TableSession) -> list[int | None]:
    return [live.deadline(seat) for seat in range(live.row.players)]


async def same_clock(house: Application, id: str) -> None:
    """A table that is read back, with a snapshot or without, gives everybody the time that the live one
    gives."""
    held = house.tables.held_table(id)
    assert held is not None
    assert any(until is not None for until in deadlines(held))
    for with_snapshot in (True, False):
        again = await read_back(house, id, with_snapshot)
        assert deadlines(again) == deadlines(held)
        assert again.posed == held.posed


def timed(live: TableSession, _draft: Draft) -> None:
    live.row.pace, live.row.seconds = "live", 60


async def take_turns(house: Application, id: str, count: int, clock: SetClock) -> None:
    luck = random.Random(count)
    for _ in range(count):
        clock.time += 5_000
        await house.tables.change(id, partial(one_move, luck=luck))


def test_after_a_take_back_the_clock_is_that_of_the_live_table(database: str) -> None:
    """Live, all questions are put anew when the table goes back; their old times are in the log."""
    clock = SetClock()

    def back(live: TableSession, draft: Draft) -> None:
        live.row.extra.offer = Offer(kind="takeback", seat=0, ply=live.playing.ply - 4, agreed=[0, 1, 2])
        offers.answer(live, draft, seat=3, agree=True)

    async def test(house: Application, id: str) -> None:
        await house.tables.change(id, timed)
        for moves_after in (0, 3, 25):
            await take_turns(house, id, 8, clock)
            clock.time += 1_000_000
            await house.tables.change(id, back)
            await take_turns(house, id, moves_after, clock)
            await same_clock(house, id)

    at_a_table(database, test, clock=clock)


def test_who_came_back_has_the_same_time_after_a_restart(database: str) -> None:
    clock = SetClock()

    def leave(live: TableSession, draft: Draft) -> None:
        lobby.leave(live, draft, person=str(live.seats[live.asked()[0]].person))

    def come_back(live: TableSession, draft: Draft) -> None:
        lobby.come_back(live, draft, person=str(live.seats[live.asked()[0]].person))

    async def test(house: Application, id: str) -> None:
        await house.tables.change(id, timed)
        await take_turns(house, id, 25, clock)
        await house.tables.change(id, leave)
        clock.time += 1_000_000
        await house.tables.change(id, come_back)
        held = house.tables.held_table(id)
        assert held is not None
        until = held.deadline(held.asked()[0])
        assert until is not None and until > clock.now() + 60_000
        await same_clock(house, id)

    at_a_table(database, test, clock=clock)


def test_what_is_answered_by_standing_orders_after_a_take_back_puts_questions(database: str) -> None:
    """The table goes back to a question that its seat has answered by hand, and answers by default now."""
    clock, luck = SetClock(), random.Random(5)
    found: list[tuple[int, int, str]] = []

    def look(live: TableSession, draft: Draft) -> None:
        """Play until somebody is asked who could only pass."""
        decision = luck.choice(live.playing.decisions)
        if len(decision.options) == 1 and decision.options == decision.idle:
            found.append((len(live.playing.log), decision.seat, decision.kind))
        play.take(live, draft, decision.seat, luck.choice(decision.options).text)

    def back(live: TableSession, draft: Draft) -> None:
        keep, seat, kind = found[0]
        live.seats[seat].standing = [kind]
        draft.entries = live.go_back(keep, draft.now)
        assert len(draft.entries) > 1  # the order was carried out
        live.row.clock_from = draft.now

    async def test(house: Application, id: str) -> None:
        await house.tables.change(id, timed)
        while not found:
            clock.time += 5_000
            await house.tables.change(id, look)
        clock.time += 5_000
        await house.tables.change(id, back)
        await same_clock(house, id)

    at_a_table(database, test, clock=clock)


def test_few_moves_write_a_snapshot(database: str) -> None:
    """One for every twenty entries at first, and less often when there is more to write."""

    def kept(connection: Connection) -> list[int]:
        return [length for (length,) in connection.execute(select(schema.snapshots.c.length))]

    async def test(house: Application, id: str) -> None:
        seen: set[int] = set()
        luck = random.Random(4)
        for _ in range(60):
            await house.tables.change(id, partial(one_move, luck=luck))
            seen.update(await house.door.read(kept))
        assert 2 <= len(seen) <= 4
        live = await read_back(house, id)
        live.playing.log *= 10
        part = len(live.playing.log) // session.SNAPSHOT_PART
        assert part > session.SNAPSHOT_EVERY
        live.snapped = len(live.playing.log) - part + 1
        assert live.fresh_snapshots() == []
        live.snapped -= 1
        assert len(live.fresh_snapshots()) == 1

    at_a_table(database, test)


def test_a_table_that_is_cleared_away_takes_its_snapshot_along(database: str) -> None:
    def kept(connection: Connection) -> int:
        return len(connection.execute(select(schema.snapshots)).all())

    async def test(house: Application, id: str) -> None:
        await moves(house, id, 30)
        assert await house.door.read(kept) == 1
        await house.door.write(lambda connection: connection.execute(delete(schema.tables)))
        assert await house.door.read(kept) == 0

    at_a_table(database, test)
