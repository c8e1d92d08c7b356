"""Bots think in processes of their own, so that their thinking never delays a table.

Tables take turns, those of one owner among themselves: whoever has many of them waits for himself.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.server.desk.pool import Pool

LONGEST: Final = 20.0
"""Seconds of thinking after which a worker is ended: whatever it does, it no longer thinks."""


class Thought:
    """A question for a bot: what its seat may know, nothing else."""

    __slots__ = ("kind", "options", "question", "seed", "title", "view")

    def __init__(
        self, title: str, kind: str, seed: int, view: dict[str, Any], question: str, options: list[str]
    ) -> None:
        self.title = title
        self.kind = kind
        self.seed = seed
        self.view = view
        self.question = question
        self.options = options


def think(thought: Thought) -> str:
    """Runs in a worker: the bot's choice as text."""
    from euphoria import bots
    from euphoria.api import game

    grammar = game(thought.title).grammar
    bot = bots.make(thought.kind, thought.title, thought.seed)
    options = [grammar.parse(text) for text in thought.options]
    return bot.choose(thought.view, thought.question, options).text


def _wake() -> None:
    """Runs in a worker: read what the first thought needs."""
    from euphoria import api, bots

    for title in api.titles():
        bots.kinds(title)


class Workers:
    """Starts with the first thought; a worker that dies is replaced."""

    def __init__(self, size: int) -> None:
        self._pool = Pool(size, think, _wake, idle=None)

    def warm(self) -> None:
        """Start the workers before they are needed: a process takes a second or two to come."""
        self._pool.warm()

    async def think(
        self, thought: Thought, owner: str = "", table: str = "", longest: float = LONGEST
    ) -> str:
        """The bot's choice; `Overtime` or `Broken` if there is none."""
        return str(await self._pool.run(thought, longest, owner, table))

    def close(self) -> None:
        self._pool.close()
