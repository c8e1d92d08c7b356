"""What people say at a table: claims that the engine can judge, and words."""

from __future__ import annotations

from euphoria.core.actions import SEATS, Action


class Said:
    """Something said at the table: a structured claim, or words. `to` is None in public.

    >>> import euphoria
    >>> match = euphoria.new("leaders", players=4, options={"whispers": True})
    >>> match.say(1, "claim row E ? EL"), match.say(0, "Trust me.", to=2)
    (<Said by B: 'claim row E ? EL'>, <Said by A to C: 'Trust me.'>)
    """

    __slots__ = ("claim", "memories", "ply", "seat", "text", "to", "verdict")

    def __init__(
        self,
        ply: int,
        seat: int,
        to: int | None,
        claim: Action | None,
        text: str,
        verdict: str,
        memories: list[int],
    ) -> None:
        self.ply = ply
        self.seat = seat
        self.to = to
        self.claim = claim
        self.text = text
        # Known to the engine at once, told to nobody before the end.
        self.verdict = verdict
        # How much each seat had seen when it was said: what it says is about the table of that moment.
        self.memories = memories

    def __repr__(self) -> str:
        to = "" if self.to is None else f" to {SEATS[self.to]}"
        return f"<Said by {SEATS[self.seat]}{to}: {self.text!r}>"

    def heard_by(self, seat: int) -> bool:
        """Was it said to this seat, or to everybody?"""
        return self.to is None or seat in (self.seat, self.to)
