"""Bots think in processes of their own, so that their thinking never delays a table.

Tables take turns, those of one owner among themselves: whoever has many of them waits for himself.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from euphoria.server.desk.pool import Pool

if TYPE_CHECKING:
    from euphoria.bots import Reason


class Reply(NamedTuple):
    """A bot's choice, and what it says aloud with it."""

    action: str
    words: str = ""


Advice = list[tuple[str, tuple["Reason", ...]]]
"""Choices as texts, best first, and the reasons for each."""
LONGEST: Final = 20.0
"""Seconds of thinking after which a worker is ended: whatever it does, it no longer thinks."""


PATIENCE: Final = 2.0
"""Seconds for which a bot that searches may think; all that think at the same time share them."""
LATEST: Final = 3.5
"""Seconds after a question was put from when on nobody searches any more: then a first glance has to do."""


class Thought:
    """A question for a bot: what its seat may know, nothing else. `worlds` is for bots that search, `heard`,
    what the seat was told so far, for bots that listen."""

    __slots__ = (
        "heard", "kind", "options", "question", "seconds", "seed", "title", "until", "view", "worlds",
    )  # fmt: skip

    def __init__(
        self,
        title: str,
        kind: str,
        seed: int,
        view: dict[str, Any],
        question: str,
        options: list[str],
        worlds: dict[str, Any] | None = None,
        heard: list[dict[str, Any]] | None = None,
    ) -> None:
        """Without a kind it is a question for the title's adviser."""
        self.title = title
        self.kind = kind
        self.seed = seed
        self.view = view
        self.question = question
        self.options = options
        self.worlds = worlds
        self.heard = heard
        self.seconds = PATIENCE
        self.until: float | None = None


def _work(thought: Thought) -> Reply | Advice:
    """Runs in a worker."""
    return think(thought) if thought.kind else advise(thought)


def think(thought: Thought) -> Reply:
    """Runs in a worker: the bot's choice as text, and its words."""
    from euphoria import bots
    from euphoria.api import game

    played = game(thought.title)
    bot = bots.make(thought.kind, thought.title, thought.seed)
    # The clock of the machine, which all processes share.
    seconds = thought.seconds if thought.until is None else min(thought.seconds, thought.until - monotonic())
    if isinstance(bot, bots.SearchingBot) and thought.worlds is not None and seconds > 0:
        bot.budget = bot.budget._replace(seconds=seconds)
        bot.imagine(bots.Worlds.read(played, thought.worlds))
    if thought.heard is not None:
        bot.hear(thought.heard)
    options = [played.grammar.parse(text) for text in thought.options]
    chosen = bot.choose(thought.view, thought.question, options).text
    return Reply(chosen, bot.words)


def advise(thought: Thought) -> Advice:
    """Runs in a worker: the choices that the title's adviser thinks well of; none if there is no adviser."""
    from euphoria import bots
    from euphoria.api import game

    grammar = game(thought.title).grammar
    adviser = bots.adviser(thought.title)
    options = [grammar.parse(text) for text in thought.options]
    hints = adviser.advise(thought.view, thought.question, options) if adviser else []
    return [(hint.action.text, hint.reasons) for hint in hints]


def wake() -> None:
    """Read what the first thought needs."""
    from euphoria import api, bots

    for title in api.titles():
        bots.kinds(title)


class Workers:
    """Starts with the first thought; a worker that dies is replaced."""

    def __init__(self, size: int) -> None:
        self._size = max(1, size)
        self._thinking = 0
        self._pool = Pool(size, _work, wake, idle=None)

    def warm(self) -> None:
        """Start the workers before they are needed: a process takes a second or two to come."""
        self._pool.warm()

    async def think(
        self,
        thought: Thought,
        owner: str = "",
        table: str = "",
        longest: float = LONGEST,
        waited: float = 0.0,
    ) -> Reply:
        """The bot's choice; `Overtime` or `Broken` if there is none.

        The more questions wait, the less time each may take, so that all are answered within the same time.
        Even the shortest search takes a while: whoever comes to think too late answers at first glance.
        `waited`: seconds that others have waited already, for earlier steps of a choice made in private.
        """
        self._thinking += 1
        thought.until = monotonic() + LATEST - waited
        thought.seconds = PATIENCE * self._size / max(self._size, self._thinking)
        try:
            reply: Reply = await self._pool.run(thought, longest, owner, table)
            return reply
        finally:
            self._thinking -= 1

    async def advise(self, thought: Thought, owner: str = "", table: str = "") -> Advice:
        """What a person at this question is advised to do; `Overtime` or `Broken` if there is no answer."""
        advice: Advice = await self._pool.run(thought, LONGEST, owner, table)
        return advice

    def close(self) -> None:
        self._pool.close()
