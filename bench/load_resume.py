"""How long a killed server needs until every one of its tables answers again."""

import asyncio
import random
import secrets
import time
from functools import partial

import httpx2

from euphoria.server.application import Application
from euphoria.server.bus import open_bus
from euphoria.server.operations.settings import Settings
from euphoria.server.people.identity import People
from euphoria.server.store.engine import open_door
from euphoria.server.tables import lobby, play
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.tables import NewTable
from load_houses import Euphoria

PLAYERS = 4
TOGETHER = 50


async def seed(database: str, tables: int, actions: int) -> list[str]:
    """Tables of leaders in mid-game, written by the server's own code; their ids."""
    house = Application(Settings(database=database), open_door(database), open_bus("none", database))
    await house.open()
    people = [(await People(house).guest(f"p{secrets.token_hex(4)}"))[0] for _ in range(PLAYERS)]

    def go_on(live: TableSession, draft: Draft, luck: random.Random) -> None:
        for _ in range(actions):
            if live.playing.over:
                return
            decision = luck.choice(live.playing.decisions)
            play.take(live, draft, decision.seat, luck.choice(decision.options).text)

    async def one(number: int) -> str:
        wanted = NewTable(title="leaders", players=PLAYERS)
        row, seats = lobby.new_table(house.table_ids.new(), wanted, people[0], 0)
        await house.tables.create(row, seats)
        for person in people[1:]:
            await house.tables.change(row.id, partial(lobby.join, person=person, seat=None, salt=""))
        await house.tables.change(row.id, partial(lobby.start, person=people[0].id))
        await house.tables.change(row.id, partial(go_on, luck=random.Random(number)))
        return row.id

    ids: list[str] = []
    for start in range(0, tables, TOGETHER):
        ids += await asyncio.gather(*(one(number) for number in range(start, min(start + TOGETHER, tables))))
    await house.close()
    return ids


async def positions(house: Euphoria, ids: list[str]) -> list[bytes]:
    """Ask for every table's position, as a spectator gets it."""

    async def ask(http: httpx2.AsyncClient, mine: list[str]) -> list[bytes]:
        found: list[bytes] = []
        for id in mine:
            answer = await http.get(f"/api/tables/{id}/position")
            answer.raise_for_status()
            found.append(answer.content)
        return found

    async with httpx2.AsyncClient(base_url=house.rest, timeout=60) as http:
        parts = [ids[start::8] for start in range(8)]
        answers = await asyncio.gather(*(ask(http, part) for part in parts))
    by_id = {
        id: text
        for part, found in zip(parts, answers, strict=True)
        for id, text in zip(part, found, strict=True)
    }
    return [by_id[id] for id in ids]


class Resumed:
    """Seconds from the start of the process until it served, and until every table had answered."""

    def __init__(self, up: float, loaded: float, spent: float, memory: float, equal: bool) -> None:
        self.up = up
        self.loaded = loaded
        self.spent = spent
        self.memory = memory
        """Bytes for each table in memory."""
        self.equal = equal


def measure(house: Euphoria, ids: list[str]) -> Resumed:
    """Have all tables in memory, kill the server, start it again and ask for all of them."""
    before = asyncio.run(positions(house, ids))
    started = time.perf_counter()
    house.again()
    empty = house.memory
    after = asyncio.run(positions(house, ids))
    lasted = time.perf_counter() - started
    return Resumed(house.came_up, lasted, house.cpu, (house.memory - empty) / len(ids), before == after)
