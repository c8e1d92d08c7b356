"""How long people wait for answers before they choose, while other tables are played on the same server.

    python bench/answers.py [--quick] [--tables 20] [--seconds 40] [--pause 4.0] [--before 50]
                            [--path DIR,DIR...] [--titles show,dystopia]

At each table somebody points at things and then moves, as the web client does it (answers_people.py). Every
DIR is a package to serve, pure or compiled; each is measured in turn. The exit code says only whether the
measuring itself worked. How to read the numbers: bench/README.md.
"""

import argparse
import asyncio
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2

import report
from answers_people import Person, Seat, Times, luck_of
from load_driver import PATIENCE, Table
from load_houses import Euphoria, post
from server_load import sit_down

HERE = Path(__file__).resolve().parent
GOAL = 100.0
"""Milliseconds within which an answer should come."""
AT_REST = 0.05
"""Seconds of processor within one second."""
PLAYERS = {"show": 2, "dystopia": 4}
MAPS = ["backlot", "ruined-quarter", "rooftops", "market", "studio", "canyon", "grandstand"]
TEAMS = ["steel-choir", "velvet-knives", "night-shift", "demolition-crew", "butchers-row", "fire-brigade"]
MISSIONS = ["rescue", "objectives", "massacre"]


def options_of(title: str, number: int) -> dict[str, Any]:
    """Tables are not alike: maps, missions and teams take turns."""
    if title != "show":
        return {}
    teams = [TEAMS[number % len(TEAMS)], TEAMS[(number + 1) % len(TEAMS)]]
    return {"map": MAPS[number % len(MAPS)], "teams": teams, "mission": MISSIONS[number % len(MISSIONS)]}


class Thinking(Euphoria):
    """A server whose tables have people who ask before they move."""

    def __init__(self, title: str, database: str, path: Path) -> None:
        self.notes = Path(f"{database.removeprefix('sqlite:///')}.json")
        super().__init__(title, PLAYERS[title], database, path)
        self.times = Times()
        self.people: list[Person] = []

    def _launch(self) -> "subprocess.Popen[bytes]":
        self._command = [sys.executable, str(HERE / "answers_serve.py")]
        self._env["ANSWER_NOTES"] = str(self.notes)
        return super()._launch()

    async def table(self, http: httpx2.AsyncClient, number: int) -> Table:
        names = [f"p{secrets.token_hex(4)}" for _ in range(self.players)]
        tokens = [(await post(http, "/api/me", {"name": name}))["token"] for name in names]
        wanted = {"title": self.title, "players": self.players, "options": options_of(self.title, number)}
        id = (await post(http, "/api/tables", wanted, tokens[0]))["table"]["id"]
        for token in tokens[1:]:
            await post(http, f"/api/tables/{id}/join", {}, token)
        headers = {"cookie": "", "authorization": f"Bearer {tokens[0]}"}
        (await http.post(f"/api/tables/{id}/start", headers=headers)).raise_for_status()
        made = Table([Seat(f"{self.line}/ws/tables/{id}", token) for token in tokens], luck_of(number), None)
        self.people.append(Person(made, self.rest, id, self.times))
        return made


async def moved(table: Table) -> float:
    """Make any move; how long it took until everybody had the new position."""
    arrived = asyncio.Event()
    table.done = lambda _table: arrived.set()
    started = time.perf_counter()
    table.move(started)
    await asyncio.wait_for(arrived.wait(), PATIENCE)
    return time.perf_counter() - started


async def played_on(table: Table, moves: int) -> None:
    """Into the middle of the game; not beyond its end."""
    while moves and not table.over:
        await moved(table)
        moves -= 1


async def comes_to_rest(house: Thinking) -> None:
    """Games were hurried through in seconds: give the server the time to prepare that people give it."""
    spent = -1.0
    for _ in range(int(PATIENCE)):
        if house.cpu - spent < AT_REST:
            return
        spent = house.cpu
        await asyncio.sleep(1.0)


async def thinks(house: Thinking, person: Person, until: float, pause: float, moves: list[float]) -> None:
    """Look around, move, look around."""
    luck = person.luck
    await asyncio.sleep(pause * luck.random())
    while time.perf_counter() < until and not person.table.over:
        began = time.perf_counter()
        seat = person.chooser()
        if seat is None:
            return
        looks = luck.randint(2, 8)
        await (
            person.over_the_arena(seat, looks) if house.title == "show" else person.over_the_city(seat, looks)
        )
        moves.append(await moved(person.table))
        spent = time.perf_counter() - began
        await asyncio.sleep(max(0.0, pause * (0.5 + luck.random()) - spent))


class Result:
    """One run: answers by kind, moves meanwhile, and the processor of the server."""

    def __init__(self, times: Times, moves: list[float], spent: float, lasted: float) -> None:
        self.times = times
        self.moves = moves
        self.spent = spent
        self.lasted = lasted

    def lines(self, noted: dict[str, list[float]], refused: list[str]) -> list[str]:
        """A line for each kind; `noted` is the processor time of each answer, in milliseconds."""
        asked = self.times.count
        head = (
            f"    {asked / self.lasted:.0f} answers/s, {len(self.moves) / self.lasted:.1f} moves/s, "
            f"{100 * self.spent / self.lasted:.0f} % of a core, {1000 * self.spent / max(asked, 1):.1f} ms "
            f"of processor per answer with all else; {self.times.failed} refused; "
            f"load {os.getloadavg()[0]:.1f}"
        )
        found = [head]
        rows = sorted(self.times.taken.items(), key=lambda row: -len(row[1]))
        for kind, taken in [*rows, ("(moves)", self.moves)]:
            if taken:
                found.append(f"    {kind:14}{len(taken):6}   {told(taken)}{cost(noted.get(kind, []))}")
        littles = noted.get("prepare", [])
        found.append(f"    {'(littles)':14}{len(littles):6}   {cost(littles)}")
        return [*found, *[f"    refused: {one}" for one in [*self.times.refused, *refused]]]


def mark(taken: list[float], part: float) -> float:
    """In milliseconds: so many of them took no longer."""
    ordered = sorted(taken)
    return 1000 * ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def told(taken: list[float]) -> str:
    marks = [mark(taken, part) for part in (0.5, 0.95, 0.99)]
    return "p50 {:7.1f}  p95 {:7.1f}  p99 {:7.1f}".format(*marks) + f"  max {1000 * max(taken):7.1f} ms"


def cost(noted: list[float]) -> str:
    """What answers took of the processor."""
    if not noted:
        return ""
    ordered = sorted(noted)
    middle, late = (ordered[min(int(len(ordered) * part), len(ordered) - 1)] for part in (0.5, 0.99))
    return f"   processor p50 {middle:6.1f}  p99 {late:6.1f}  max {ordered[-1]:6.1f} ms"


async def run(house: Thinking, given: argparse.Namespace) -> Result:
    tables = await house.furnish(given.tables)
    await sit_down(tables)
    before = given.before
    await asyncio.gather(*(played_on(table, before + table.luck.randrange(before)) for table in tables))
    await comes_to_rest(house)
    moves: list[float] = []
    spent, started = house.cpu, time.perf_counter()
    until = started + given.seconds
    await asyncio.gather(*(thinks(house, person, until, given.pause, moves) for person in house.people))
    found = Result(house.times, moves, house.cpu - spent, time.perf_counter() - started)
    for person in house.people:
        person.close()
    for table in tables:
        table.get_up()
    return found


def parse() -> argparse.Namespace:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--quick", action="store_true", help="a short round")
    words.add_argument("--tables", type=int, default=20)
    words.add_argument("--seconds", type=float, default=40.0)
    words.add_argument("--pause", type=float, default=4.0, help="seconds between two moves of a table")
    words.add_argument("--before", type=int, default=50, help="moves before the measuring, to twice as many")
    words.add_argument("--titles", default="show,dystopia")
    words.add_argument("--path", default=str(HERE.parent / "src"), help="packages to serve, with commas")
    given = words.parse_args()
    if given.quick:
        given.seconds = 12.0
    return given


def main() -> None:
    given = parse()
    print(report.machine("not pinned"))
    goals: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for title in given.titles.split(","):
            for number, path in enumerate(given.path.split(",")):
                print(f"  {title}: {given.tables} tables, served from {path}", flush=True)
                database = f"sqlite:///{folder}/{title}{number}.sqlite"
                house = Thinking(title, database, Path(path).resolve())
                try:
                    found = asyncio.run(run(house, given))
                finally:
                    house.stop()
                noted = json.loads(house.notes.read_text())
                print(*found.lines(noted["took"], noted["refused"]), sep="\n", flush=True)
                taken = [one for kind in found.times.taken.values() for one in kind]
                worst = max(mark(kind, 0.99) for kind in found.times.taken.values())
                measured = f"{mark(taken, 0.99):.0f}, worst kind {worst:.0f} ms"
                name = f"p99 of answers, {title}, {Path(path).name}"
                goals.append(report.verdict(worst < GOAL, name, measured, f"< {GOAL:.0f} ms"))
    print("goals", *goals, sep="\n")


if __name__ == "__main__":
    main()
