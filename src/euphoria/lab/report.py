"""What came out of many games. Only sums are kept, so that reports add up in any order."""

from __future__ import annotations

from collections import Counter
from typing import Any

from euphoria.lab.intervals import Interval, mean, ratio, wilson
from euphoria.lab.table import Outcome, Plan

Shares = tuple[tuple[str, int, int], ...]
"""For each kind of bot at a table: its name, how many seats it had, and how many of them won."""


class Lengths:
    """How long games were."""

    __slots__ = ("count", "longest", "shortest", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.shortest = 0
        self.longest = 0

    def add(self, length: int) -> None:
        self._join(1, length, length, length)

    def join(self, other: Lengths) -> None:
        if other.count:
            self._join(other.count, other.total, other.shortest, other.longest)

    def _join(self, count: int, total: int, shortest: int, longest: int) -> None:
        self.shortest = min(self.shortest, shortest) if self.count else shortest
        self.longest = max(self.longest, longest)
        self.count += count
        self.total += total

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def to_json(self) -> dict[str, float]:
        return {"mean": self.mean, "shortest": self.shortest, "longest": self.longest}


class Group:
    """Games that have something in common: a number of players, or the value of an option."""

    __slots__ = ("games", "seats", "teams", "turns", "ways", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.ways: Counter[str] = Counter()
        self.teams: Counter[str] = Counter()
        """How often each team won; nothing stands for games without a winning team."""
        self.seats: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        """Seats of each kind of bot, and how many of them won."""
        self.turns = Lengths()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.ways[outcome.way] += 1
        self.teams[outcome.team] += 1
        self.seats.update(outcome.seats)
        self.wins.update(outcome.seats[seat] for seat in outcome.winners)
        self.turns.add(outcome.turns)

    def join(self, other: Group) -> None:
        self.games += other.games
        self.ways += other.ways
        self.teams += other.teams
        self.seats += other.seats
        self.wins += other.wins
        self.turns.join(other.turns)

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "ways": {way: self.ways[way] for way in sorted(self.ways)},
            "teams": {team: self.teams[team] for team in sorted(self.teams) if team},
            "bots": {
                kind: {"seats": self.seats[kind], "wins": self.wins[kind]} for kind in sorted(self.seats)
            },
            "turns": self.turns.to_json(),
        }


class Report:
    """The sums over the games of one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.seconds = 0.0
        self.before = 0
        """Decisions of games that were kept by an earlier run: they took none of the seconds."""
        self.players: Counter[int] = Counter()
        self.ways: Counter[str] = Counter()
        self.turns = Lengths()
        self.decisions = Lengths()
        self._tables: Counter[Shares] = Counter()
        self._seat_games: Counter[int] = Counter()
        self._seat_wins: Counter[int] = Counter()
        self.by_players: dict[int, Group] = {}
        self.by_variant: dict[str, Group] = {}

    # ------------------------------------------------------------------ adding up

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.players[len(outcome.seats)] += 1
        self.ways[outcome.way] += 1
        self.turns.add(outcome.turns)
        self.decisions.add(outcome.decisions)
        self._tables[_shares(outcome)] += 1
        self._seat_games.update(range(len(outcome.seats)))
        self._seat_wins.update(outcome.winners)
        self.by_players.setdefault(len(outcome.seats), Group()).add(outcome)
        self.by_variant.setdefault(self.plan.variants[outcome.variant][0], Group()).add(outcome)

    def join(self, other: Report) -> None:
        self.games += other.games
        self.players += other.players
        self.ways += other.ways
        self.turns.join(other.turns)
        self.decisions.join(other.decisions)
        self._tables += other._tables
        self._seat_games += other._seat_games
        self._seat_wins += other._seat_wins
        for count, group in other.by_players.items():
            self.by_players.setdefault(count, Group()).join(group)
        for name, group in other.by_variant.items():
            self.by_variant.setdefault(name, Group()).join(group)

    # ------------------------------------------------------------------ reading

    @property
    def kinds(self) -> list[str]:
        """The kinds of bots that played, in the order they were asked for."""
        return list(dict.fromkeys(self.plan.bots))

    def seats_of(self, kind: str) -> int:
        """How many seats this kind played, over all games."""
        return sum(seats * times for seats, _, times in self._of(kind))

    def wins_of(self, kind: str) -> int:
        """How many of those seats won."""
        return sum(wins * times for _, wins, times in self._of(kind))

    def win_rate(self, kind: str) -> Interval:
        """The share of this kind's seats that won, over all games.

        Seats of one table win and lose together: the games are the independent tries behind the interval.
        """
        return ratio((wins, seats, times) for seats, wins, times in self._of(kind))

    def lead(self, kind: str, other: str) -> Interval:
        """By how much a seat of one kind wins more often than a seat of the other at the same table."""
        differences: list[tuple[float, int]] = []
        for shares, times in sorted(self._tables.items()):
            rate = {name: wins / seats for name, seats, wins in shares}
            if kind in rate and other in rate:
                differences.append((rate[kind] - rate[other], times))
        return mean(differences)

    def seat_rate(self, seat: int) -> Interval:
        """How often this seat wins, of the games that had it."""
        return wilson(self._seat_wins[seat], self._seat_games[seat])

    @property
    def decisions_per_second(self) -> float:
        return (self.decisions.total - self.before) / self.seconds if self.seconds else 0.0

    def _of(self, kind: str) -> list[tuple[int, int, int]]:
        """Seats and wins of this kind at a table, and at how many tables it was so."""
        found: list[tuple[int, int, int]] = []
        for shares, times in sorted(self._tables.items()):
            for name, seats, wins in shares:
                if name == kind:
                    found.append((seats, wins, times))
        return found

    def totals(self) -> dict[str, Any]:
        """Everything that follows from the seed alone, as JSON-ready data."""
        return {
            "title": self.plan.title,
            "seed": self.plan.seed,
            "options": self.plan.options,
            "games": self.games,
            "players": {str(count): self.players[count] for count in sorted(self.players)},
            "bots": {kind: self._kind_to_json(kind) for kind in self.kinds},
            "leads": self._leads_to_json(),
            "seats": [
                {
                    "seat": seat,
                    "games": self._seat_games[seat],
                    "wins": self._seat_wins[seat],
                    "win_rate": self.seat_rate(seat)._asdict(),
                }
                for seat in sorted(self._seat_games)
            ],
            "ways": {way: self.ways[way] for way in sorted(self.ways)},
            "by_players": {str(count): self.by_players[count].to_json() for count in sorted(self.by_players)},
            "by_option": {name: group.to_json() for name, group in sorted(self.by_variant.items()) if name},
            "turns": self.turns.to_json(),
            "decisions": self.decisions.to_json(),
        }

    def _kind_to_json(self, kind: str) -> dict[str, Any]:
        return {
            "seats": self.seats_of(kind),
            "wins": self.wins_of(kind),
            "win_rate": self.win_rate(kind)._asdict(),
        }

    def _leads_to_json(self) -> list[dict[str, Any]]:
        pairs = [(kind, other) for i, kind in enumerate(self.kinds) for other in self.kinds[i + 1 :]]
        return [
            {"kind": kind, "over": other, "lead": self.lead(kind, other)._asdict()} for kind, other in pairs
        ]

    def to_json(self) -> dict[str, Any]:
        """The totals and how fast they were made."""
        return {
            **self.totals(),
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
        }


def _shares(outcome: Outcome) -> Shares:
    seats = Counter(outcome.seats)
    wins = Counter(outcome.seats[winner] for winner in outcome.winners)
    return tuple((kind, seats[kind], wins[kind]) for kind in sorted(seats))
