"""Many tables of one person and veterans: how long people wait for their own moves, and for the bots.

    python bench/veterans.py [--tables 20] [--seconds 60] [--titles leaders,dystopia] [--path DIR]

Every person answers at random, a second after being asked. A move is timed from being sent to the new
position; a wait is the time between two positions while bots are to answer. Wanted: moves p99 < 100 ms, no
wait over 5 s. The server and the driver share the machine. `--path` is where the package is found
(build/native: compiled).
"""

import argparse
import asyncio
import os
import random
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2

import report
from load_driver import marks
from load_houses import Euphoria, OurSeat, post
from load_line import connect

HERE = Path(__file__).resolve().parent
PLAYERS = {"leaders": 5, "dystopia": 4, "show": 2}
THINK = 1.0
"""Seconds until a person answers."""


class Person(OurSeat):
    """One person among veterans, and what they waited for."""

    def __init__(self, address: str, token: str, luck: random.Random) -> None:
        super().__init__(address, token)
        self.luck = luck
        self.moves: list[float] = []
        self.waits: list[float] = []
        self._sent = 0.0
        self._since = 0.0
        """When the bots were last seen to be asked."""

    def listen(self, data: bytes) -> None:
        was_asked = self.asked
        if not self.heard(data):
            return
        now = time.perf_counter()
        if self._sent:
            self.moves.append(now - self._sent)
            self._sent = 0.0
        elif self._since and not was_asked:
            self.waits.append(now - self._since)
        self._since = 0.0 if self.asked or self.over else now
        if self.asked and not self.over:
            asyncio.get_running_loop().call_later(THINK * (0.5 + self.luck.random()), self.answer, self.ply)

    def answer(self, ply: int) -> None:
        if self.asked and not self.over and self.ply == ply and not self._sent:
            self._sent = time.perf_counter()
            self.say(self.move(self.luck.choice(self.options())))

    def stop(self) -> None:
        """A wait that has not ended counts, too."""
        if self._since and not self.over:
            self.waits.append(time.perf_counter() - self._since)
        if self.line is not None:
            self.line.close()


async def seat_one(http: httpx2.AsyncClient, house: Euphoria, title: str, number: int) -> Person:
    token = (await post(http, "/api/me", {"name": f"p{secrets.token_hex(4)}"}))["token"]
    seats: list[dict[str, Any]] = [{"kind": "open"}]
    seats += [{"kind": "bot", "bot": "veteran"}] * (PLAYERS[title] - 1)
    made = await post(http, "/api/tables", {"title": title, "players": PLAYERS[title], "seats": seats}, token)
    id = made["table"]["id"]
    headers = {"cookie": "", "authorization": f"Bearer {token}"}
    (await http.post(f"/api/tables/{id}/start", headers=headers)).raise_for_status()
    person = Person(f"{house.line}/ws/tables/{id}", token, random.Random(number))
    person.line = await connect(person.address, person.listen)
    for message in person.hello():
        person.say(message)
    return person


async def play(house: Euphoria, titles: list[str], tables: int, seconds: float) -> list[Person]:
    async with httpx2.AsyncClient(base_url=house.rest, timeout=60) as http:
        people = [await seat_one(http, house, titles[n % len(titles)], n) for n in range(tables)]
    await asyncio.sleep(seconds)
    for person in people:
        person.stop()
    return people


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    given.add_argument("--tables", type=int, default=20)
    given.add_argument("--seconds", type=float, default=60.0)
    given.add_argument("--titles", default="leaders,dystopia")
    given.add_argument("--path", type=Path, default=HERE.parent / "src")
    args = given.parse_args()
    titles = args.titles.split(",")
    if unknown := set(titles) - set(PLAYERS):
        given.error(f"unknown title {min(unknown)}; there are {', '.join(PLAYERS)}")
    with tempfile.TemporaryDirectory() as folder:
        house = Euphoria(titles[0], 2, f"sqlite:///{folder}/house.db", args.path)
        try:
            people = asyncio.run(play(house, titles, args.tables, args.seconds))
        finally:
            house.stop()
    moves = [one for person in people for one in person.moves]
    waits = [one for person in people for one in person.waits]
    if not moves or not waits:
        sys.exit("Nobody moved: is the machine too busy, or the time too short?")
    print(f"{args.tables} tables of {args.titles}, {args.seconds:.0f} s, load {os.getloadavg()[0]:.1f}")
    print(f"moves of people: {len(moves)}, " + ", ".join(f"{k} {v:.0f} ms" for k, v in marks(moves).items()))
    print(f"waits for bots: {len(waits)}, median {report.figures(sorted(waits)[len(waits) // 2])} s, "
          f"longest {report.figures(max(waits))} s")  # fmt: skip
    print(f"refused: {sum(person.errors for person in people)}")


if __name__ == "__main__":
    main()
