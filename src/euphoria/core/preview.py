"""What a choice would bring, told before it is made.

A preview ends where undo ends: at luck, at another seat's choice, and before anybody would learn anything.
What could be taken back without a trace reveals nothing, so it may be shown without doing it.
"""

from __future__ import annotations

from typing import Any, Final, Literal

Then = Literal["choice", "others", "luck", "open"]

CHOICE: Final[Then] = "choice"
"""The same seat goes on choosing."""
OTHERS: Final[Then] = "others"
"""Somebody else is asked next."""
LUCK: Final[Then] = "luck"
"""Dice or cards decide how it goes on."""
OPEN: Final[Then] = "open"
"""Something would come to light, the end of the game perhaps; so nothing is told."""


class Preview:
    """The events a choice would cause for the one who chooses, the view after them, and what comes then.

    >>> import euphoria
    >>> match = euphoria.new("leaders", players=4, key=bytes(32))
    >>> match.preview(0, match.decisions[0].options[0])
    <Preview: 0 events, then others>
    """

    __slots__ = ("events", "then", "view")

    def __init__(self, then: Then, events: list[dict[str, Any]], view: dict[str, Any] | None) -> None:
        self.then: Then = then
        self.events = events
        self.view = view

    def __repr__(self) -> str:
        told = "1 event" if len(self.events) == 1 else f"{len(self.events)} events"
        return f"<Preview: {told}, then {self.then}>"
