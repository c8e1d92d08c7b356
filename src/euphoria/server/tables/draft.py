"""What a step on a table adds beside what it changed in memory."""

from __future__ import annotations

from typing import Any

from euphoria.server.store.rows import CallRow, ChatRow, EntryRow, ResultRow


class Draft:
    """What a step adds beside what it changed in the rows and in the match."""

    def __init__(self, now: int) -> None:
        self.now = now
        self.entries: list[EntryRow] | None = None
        self.keys: list[tuple[str, str, str]] = []
        self.chat: list[ChatRow] = []
        self.hidden: list[int] = []
        """Numbers of messages that are taken away."""
        self.results: list[ResultRow] = []
        self.calls: list[CallRow] = []
        """Webhook calls for questions that the step has put; the house fills them in."""
        self.moved = False
        """Has nothing changed but the position? Found out when the change is written."""
        self.begun = 0.0
        """When its writing began; the house fills it in."""
        self.private = False
        """Set by a step of which nobody else may know, not even that there was one."""
        self.trace: Any = None
        self.commit: Any = None
        """The span of whatever caused this, and that of its writing (traces.py)."""
        self.nothing = False
        """Set by a step that found that nothing is to be done."""
