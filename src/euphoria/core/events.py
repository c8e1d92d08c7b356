"""Events: what happened, told to those who may know it.

An event names what happened (a message id), its audience and a few numbers. Its sentence, in the reader's
language, is made elsewhere; the rule it rests on and the names of its numbers stand in the title's table
of event kinds.
"""

from __future__ import annotations

from euphoria.core.actions import seat_letters


class EventKind:
    """One kind of event of a title: its id, the rule it rests on, and what its numbers mean.

    >>> EventKind("leaders-exposed", "L-4.4", "recruit kind")
    <EventKind: leaders-exposed (L-4.4) recruit kind>
    """

    __slots__ = ("fields", "id", "rule")

    def __init__(self, id: str, rule: str, fields: str = "") -> None:
        self.id = id
        self.rule = rule
        self.fields: list[str] = fields.split()

    def __repr__(self) -> str:
        fields = "".join([f" {field}" for field in self.fields])
        return f"<EventKind: {self.id} ({self.rule}){fields}>"


class EventTable:
    """All kinds of events of a title, in the order they are declared. Their ids begin with the title's.

    >>> EventTable("leaders").kind("exposed", "L-4.4", "recruit kind")
    <EventKind: leaders-exposed (L-4.4) recruit kind>
    """

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
    """Something that happened. `audience` is a bit mask of seats, or -1 for everybody.

    `corners` are the points that something moved by, for whoever draws it: x, y, x, y and so on.

    >>> Event(EventKind("leaders-exposed", "L-4.4", "recruit kind"), 0b101, [3, 0])
    <Event: leaders-exposed (L-4.4), recruit 3, kind 0, for A, C>
    """

    __slots__ = ("audience", "corners", "kind", "values")

    def __init__(
        self, kind: EventKind, audience: int, values: list[int], corners: list[int] | None = None
    ) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values
        self.corners = corners

    def __repr__(self) -> str:
        facts = "".join([f", {name} {value}" for name, value in self.facts().items()])
        heard = "everybody" if self.audience < 0 else seat_letters(self.audience) or "nobody"
        return f"<Event: {self.kind.id} ({self.kind.rule}){facts}, for {heard}>"

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        if self.audience < 0:
            return True
        return seat is not None and (self.audience >> seat) & 1 == 1

    def facts(self) -> dict[str, int]:
        """The event's numbers by name."""
        return dict(zip(self.kind.fields, self.values, strict=True))
