"""Events: what happened, told to those who may know it.

An event names what happened (a message id), its audience and a few numbers. Its sentence, in the reader's
language, is made elsewhere; the rule it rests on and the names of its numbers stand in the title's table
of event kinds.
"""

from __future__ import annotations


class EventKind:
    """One kind of event of a title: its id, the rule it rests on, and what its numbers mean."""

    __slots__ = ("fields", "id", "rule")

    def __init__(self, id: str, rule: str, fields: str = "") -> None:
        self.id = id
        self.rule = rule
        self.fields: list[str] = fields.split()


class EventTable:
    """All kinds of events of a title, in the order they are declared. Their ids begin with the title's."""

    __slots__ = ("kinds", "title")

    def __init__(self, title: str) -> None:
        self.title = title
        self.kinds: list[EventKind] = []

    def kind(self, id: str, rule: str, fields: str = "") -> EventKind:
        """Declare one: what happened, the rule it rests on, the names of its numbers."""
        made = EventKind(f"{self.title}-{id}", rule, fields)
        self.kinds.append(made)
        return made


class Event:
    """Something that happened. `audience` is a bit mask of seats, or -1 for everybody."""

    __slots__ = ("audience", "kind", "values")

    def __init__(self, kind: EventKind, audience: int, values: list[int]) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        if self.audience < 0:
            return True
        return seat is not None and (self.audience >> seat) & 1 == 1

    def facts(self) -> dict[str, int]:
        """The event's numbers by name."""
        return dict(zip(self.kind.fields, self.values, strict=True))
