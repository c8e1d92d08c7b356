"""What could be known when, and who could have seen through which claim."""

from __future__ import annotations

from euphoria.bots.analysis.data import Claim, Doubt
from euphoria.bots.value import Value
from euphoria.core.match import Match
from euphoria.core.said import Said

NEVER = -1


class Listener:
    """Sits at the table while the game is played once more, and knows what each seat knows."""

    def __init__(self, value: Value) -> None:
        self._value = value
        self._heard: list[tuple[int, Said, list[int]]] = []
        self._memory: list[int] = []
        self.doubts: list[Doubt] = []

    def look(self, match: Match, at: int) -> None:
        """Note how much is open to each seat, whenever somebody has learnt something."""
        memory = [match.game.memory(match.state, seat) for seat in range(match.players)]
        if self.doubts and memory == self._memory:
            return
        self._memory = memory
        bits = [self._value.doubt(match.view(seat)) for seat in range(match.players)]
        known = [round(each, 2) for each in bits if each is not None]
        if len(known) == match.players:
            self.doubts.append(Doubt(at, known))

    def hear(self, match: Match, at: int) -> None:
        """Take up new claims, and ask of all of them who can know by now that they are wrong."""
        for said in match.said[len(self._heard) :]:
            self._heard.append((at, said, [NEVER] * match.players))
        for _, said, refuted in self._heard:
            if said.claim is None or said.verdict == "true" or match.over:
                continue
            for seat in range(match.players):
                if seat == said.seat or refuted[seat] != NEVER or not said.heard_by(seat):
                    continue
                if not match.credible(seat, [said]):
                    refuted[seat] = at

    def claims(self) -> list[Claim]:
        return [
            Claim(at, said.seat, said.to, said.text, said.verdict, refuted)
            for at, said, refuted in self._heard
            if said.claim is not None
        ]
