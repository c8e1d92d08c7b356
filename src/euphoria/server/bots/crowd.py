"""Games that only bots play, by whom they were begun: nobody begins very many of them at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from euphoria.server.common.errors import Problem
from euphoria.server.tables.session import TableSession

MOST_OF_A_HOST: Final = 6
MOST_OF_AN_ADDRESS: Final = 12


def only_bots(live: TableSession) -> bool:
    """Does nobody sit there?"""
    return not live.people


class Crowd:
    """Addresses are known of games that were begun here since the start; hosts of all that go on."""

    def __init__(self) -> None:
        self._going: dict[str, tuple[str, str]] = {}

    def __len__(self) -> int:
        return len(self._going)

    def admit(self, host: str, address: str) -> None:
        """One more? `Problem` if that is too many."""
        going = list(self._going.values())
        hosts = Counter(one for one, _ in going)
        addresses = Counter(one for _, one in going if one)
        for count, most in ((hosts[host], MOST_OF_A_HOST), (addresses[address], MOST_OF_AN_ADDRESS)):
            if count >= most:
                raise Problem("too-many", "problems-too-many-bots", most=most, seconds=60.0)

    def begins(self, id: str, host: str, address: str) -> None:
        self._going[id] = (host, address)

    def look_at(self, live: TableSession) -> None:
        """After each change of a table: is it such a game, and does it go on?"""
        id = live.row.id
        if live.row.phase != "playing" or not only_bots(live):
            self._going.pop(id, None)
        elif id not in self._going:
            self._going[id] = (live.row.host, "")

    def tidy(self, held: Callable[[str], TableSession | None]) -> None:
        """Forget those that do not go on after all: bots that play have their table in memory."""
        for id in list(self._going):
            live = held(id)
            if live is None or live.row.phase != "playing":
                self._going.pop(id, None)

    def owner(self, live: TableSession) -> str:
        """Whose turn a bot of this table waits for."""
        host, address = self._going.get(live.row.id, (live.row.host, ""))
        return address or host
