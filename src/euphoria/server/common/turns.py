"""Who is next: owners take turns, and so do the tables of one. Who asks for much waits for himself."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """A queue that nobody can fill for others.

    >>> turns = Turns[str]()
    >>> for owner, table, what in (("a", "1", "x"), ("a", "1", "y"), ("a", "2", "z"), ("b", "3", "w")):
    ...     turns.put(owner, table, what)
    >>> [turns.next() for _ in range(4)], len(turns)
    (['x', 'w', 'z', 'y'], 0)
    """

    def __init__(self) -> None:
        # In the order of their turns; whoever had one goes to the end.
        self._owners: dict[str, dict[str, deque[T]]] = {}

    def __len__(self) -> int:
        return sum(len(waiting) for tables in self._owners.values() for waiting in tables.values())

    def put(self, owner: str, table: str, what: T) -> None:
        self._owners.setdefault(owner, {}).setdefault(table, deque()).append(what)

    def next(self) -> T:
        """Take out what comes next; `StopIteration` if nothing waits."""
        owner = next(iter(self._owners))
        tables = self._owners.pop(owner)
        table = next(iter(tables))
        waiting = tables.pop(table)
        found = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self._owners[owner] = tables
        return found

    def remove(self, owner: str, table: str, what: T) -> None:
        """It is not waited for any more."""
        tables = self._owners.get(owner, {})
        waiting = tables.get(table)
        if waiting is None or what not in waiting:
            return
        waiting.remove(what)
        if not waiting:
            del tables[table]
        if not tables:
            del self._owners[owner]
