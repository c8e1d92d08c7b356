"""Finished games in numbers: what was done, thought and rolled, against counts made another way."""

import random
from collections import Counter

import pytest

from euphoria.api import game, titles
from euphoria.server.archive.statistics import statistics
from euphoria.server.store.rows import EntryRow, SeatRow, TableRow
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.play import Statistics
from kit.server import Running, SetClock, full_table, play_on, running

OPTIONS: dict[str, dict[str, int]] = {
    "leaders": {"turn_limit": 10},
    "dystopia": {"turn_limit": 25},
    "show": {"turns": 3},
}


def played(server: Running, title: str) -> tuple[TableSession, Statistics]:
    table, people = full_table(server, title, game(title).least, options=OPTIONS[title])
    assert people[0].refused("GET", f"/api/tables/{table}/statistics")["code"] == "conflict"
    play_on(people, table)
    live = server.house.tables._sessions[table]
    entries = [EntryRow(number=n, at=1000 * n, body=body) for n, body in enumerate(live.playing.log)]
    return live, statistics(live.row, live.seats, entries)


@pytest.mark.parametrize("title", titles())
def test_what_was_done_is_counted(server: Running, title: str) -> None:
    live, found = played(server, title)
    match = live.playing
    done = [entry for entry in match.log if "do" in entry]
    assert found.actions == match.ply and found.result == match.result
    for one in found.seats:
        own = [entry["do"].split()[0] for entry in done if entry["seat"] == one.seat]
        assert (one.actions, one.verbs) == (len(own), dict(Counter(own)))
        assert one.thinking is not None and 0 < one.thinking.median <= one.thinking.longest
        assert one.thinking.longest <= one.thinking.total
    if title == "show":
        assert {one.turns for one in found.seats} == {None}
        return
    turns, limit = sum(one.turns or 0 for one in found.seats), OPTIONS[title]["turn_limit"]
    # The dice are real: now and then somebody is shot before the limit.
    assert match.result is not None
    assert turns == limit if match.result["way"] == "stopped" else 0 < turns < limit


def test_the_dice_of_dystopia_are_added_up(server: Running) -> None:
    live, found = played(server, "dystopia")
    rolls = [event for event in live.playing.events(None) if event["event"] == "dystopia-rolled"]
    assert rolls
    for one in found.seats:
        (luck,) = one.luck
        own = [event["value"] for event in rolls if event["seat"] == one.seat]
        assert (luck.kind, luck.rolls, luck.got) == ("knowledge", len(own), sum(own))
        assert luck.expected == 3.5 * len(own)


def test_leaders_has_no_dice(server: Running) -> None:
    _, found = played(server, "leaders")
    assert [one.luck for one in found.seats] == [[], [], [], []]


def test_times_of_people_are_those_of_the_log_and_bots_have_none(tmp_path: object) -> None:
    clock = SetClock()
    with running(f"sqlite:///{tmp_path}/s.sqlite", clock=clock) as server:
        ana = server.person("Ana")
        table = ana.table("leaders", 4, bots=3, options={"turn_limit": 3})
        ana.start(table)
        luck = random.Random(2)
        waited = 0
        while (position := ana.position(table))["view"]["result"] is None:
            if position["decision"] is not None:
                clock.time += 1500
                waited += 1500
                ana.act(table, luck.choice(position["decision"]["options"])["text"], position["ply"])
        found = ana.get(f"/api/tables/{table}/statistics")
    mine, *bots = found["seats"]
    assert mine["thinking"]["total"] == waited
    assert (mine["thinking"]["median"], mine["thinking"]["longest"]) == (1500, 1500)
    assert [bot["thinking"] for bot in bots] == [None, None, None]
    assert found["seconds"] == waited // 1000


def test_standing_orders_are_not_followed_twice(server: Running) -> None:
    live, _ = played(server, "leaders")
    row: TableRow = live.row
    seats: list[SeatRow] = live.seats
    for seat in seats:
        seat.standing = ["react", "arrange"]
    entries = [EntryRow(number=n, at=1, body=body) for n, body in enumerate(live.playing.log)]
    assert statistics(row, seats, entries).actions == live.playing.ply
