"""Who beats whom: every kind of bot sits alone among every other, in every seat, with the same luck for all.

A pairing is a guest and its hosts: one seat of the guest's kind, all others of the hosts'. The guest moves
on by one seat from game to game while the luck of the table stays, so that no kind profits from a seat or a
deal. What counts is the share of games the guest wins against the fair share of a seat, and, where several
win together, its lead: how much more often it wins than the other seats of its table do.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from euphoria import bots as catalogue
from euphoria.api import game as game_of
from euphoria.core.errors import BadSetup
from euphoria.core.luck import Luck
from euphoria.lab.intervals import Interval, mean, wilson
from euphoria.lab.pool import prepare_worker, worker_context
from euphoria.lab.table import play_table, seed_of, with_limit

if TYPE_CHECKING:
    from euphoria.lab.ratings import Rated

Progress = Callable[[int], None]


class OtherTournament(BadSetup):
    """The file in which games are kept holds something else."""


class Pairing(NamedTuple):
    """One seat of one kind at a table of another."""

    guest: str
    hosts: str
    players: int


class Contest(NamedTuple):
    """What is played: enough to play any of its games alone, in any process."""

    title: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Any]
    ladder: bool = False
    """Does each kind only meet the one named before it?"""

    def pairings(self) -> list[Pairing]:
        """All against all, or neighbours only. At a table of two, A among B is B among A."""
        found: list[Pairing] = []
        for players in self.players:
            for number, guest in enumerate(self.bots):
                for other, hosts in enumerate(self.bots):
                    if self.ladder and abs(other - number) > 1:
                        continue
                    if other < number or (other > number and players > 2):
                        found.append(Pairing(guest, hosts, players))
        return found


class Played(NamedTuple):
    """How one game of a pairing ended."""

    pairing: Pairing
    number: int
    won: bool
    others: float
    """The share of the other seats that won."""
    turns: int


def contest(
    title: str,
    bots: Iterable[str],
    players: int | Iterable[int],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    ladder: bool = False,
) -> Contest:
    """The contest, if all of it is possible; `BadSetup` says what is not."""
    kinds = tuple(bots)
    for kind in kinds:
        catalogue.make(kind, title, 0)
    if len(set(kinds)) < 2 or len(set(kinds)) < len(kinds):
        raise BadSetup("A tournament needs two or more different bots.")
    counts = (players,) if isinstance(players, int) else tuple(players)
    game = game_of(title)
    limited = with_limit(game, options or {})
    for count in counts:
        game.check_players(count)
        game.settings(limited, count)
    if games < 1:
        raise BadSetup(f"Each pairing needs at least one game, not {games}.")
    return Contest(title, counts, kinds, games, seed, limited, ladder)


def play(plan: Contest, pairing: Pairing, number: int) -> Played:
    """One game. The seat of the guest moves on with the number, the luck of the table stays for a round."""
    game = game_of(plan.title)
    players = pairing.players
    guest = number % players
    seats = [pairing.guest if seat == guest else pairing.hosts for seat in range(players)]
    seed = seed_of(plan.seed, players, number // players)
    outcome = play_table(game, seats, plan.options, seed, Luck(seed))
    others = sum(winner != guest for winner in outcome.winners) / (players - 1)
    return Played(pairing, number, guest in outcome.winners, others, outcome.turns)


class Standing:
    """What came of one pairing so far."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.games = 0
        self.wins = 0
        self.turns = 0
        self._leads: dict[float, int] = {}
        self.played: list[Played] = []

    def add(self, played: Played) -> None:
        self.played.append(played)
        self.games += 1
        self.wins += played.won
        self.turns += played.turns
        lead = played.won - played.others
        self._leads[lead] = self._leads.get(lead, 0) + 1

    @property
    def share(self) -> Interval:
        return wilson(self.wins, self.games)

    @property
    def lead(self) -> Interval:
        return mean(sorted(self._leads.items()))

    @property
    def rounds(self) -> float:
        return self.turns / self.games / self.pairing.players if self.games else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            **self.pairing._asdict(),
            "games": self.games,
            "wins": self.wins,
            "share": self.share._asdict(),
            "lead": self.lead._asdict(),
            "rounds": self.rounds,
        }


def tournament(
    plan: Contest, jobs: int | None = None, kept: Path | None = None, progress: Progress | None = None
) -> list[Standing]:
    """Play all games that `kept` does not hold yet; what is played is written there game by game."""
    standings = {pairing: Standing(pairing) for pairing in plan.pairings()}
    done = {(played.pairing, played.number) for played in _count(standings, _kept(plan, kept))}
    left = [
        (plan, pairing, number)
        for number in range(plan.games)
        for pairing in standings
        if (pairing, number) not in done
    ]
    count = len(done)
    with _book(kept) as write:
        for played in _count(standings, _all(left, jobs)):
            write(played)
            count += 1
            if progress is not None:
                progress(count)
    return list(standings.values())


def report(plan: Contest, standings: list[Standing], rated: list[Rated] | None = None) -> dict[str, Any]:
    """All of it as plain data; ratings are null where nobody can work them out."""
    ratings = None if rated is None else [one.to_json() for one in rated]
    head = {"title": plan.title, "bots": list(plan.bots), "seed": plan.seed, "options": plan.options}
    return {**head, "pairings": [standing.to_json() for standing in standings], "ratings": ratings}


def _count(standings: dict[Pairing, Standing], games: Iterable[Played]) -> Iterator[Played]:
    for played in games:
        standings[played.pairing].add(played)
        yield played


def _all(games: list[tuple[Contest, Pairing, int]], jobs: int | None) -> Iterator[Played]:
    """Every game once, over several processes, in the order they are finished."""
    workers = min(jobs or os.cpu_count() or 1, len(games))
    if workers <= 1:
        yield from (play(*game) for game in games)
        return
    with ProcessPoolExecutor(workers, mp_context=worker_context(), initializer=prepare_worker) as pool:
        try:
            for done in as_completed([pool.submit(play, *game) for game in games]):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# ------------------------------------------------------------------ games that were played before


def _head(plan: Contest) -> dict[str, Any]:
    """What games must have in common to be counted together; more games may be added later."""
    game = game_of(plan.title)
    return {"tournament": plan.title, "revision": game.revision, "seed": plan.seed, "options": plan.options}


def _kept(plan: Contest, file: Path | None) -> list[Played]:
    """The games in the file that belong to the plan; a new file is begun."""
    if file is None:
        return []
    head = json.dumps(_head(plan), sort_keys=True)
    if not file.exists() or not file.stat().st_size:
        file.write_text(head + "\n", encoding="utf-8")
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    if lines[0] != head:
        raise OtherTournament(f"'{file.name}' holds something else: another title, seed or other rules.")
    wanted = set(plan.pairings())
    found: dict[tuple[Pairing, int], Played] = {}
    for line in lines[1:]:
        played = _read(file, line)
        if played.pairing in wanted and played.number < plan.games:
            found[played.pairing, played.number] = played
    return list(found.values())


def _read(file: Path, line: str) -> Played:
    try:
        guest, hosts, players, number, won, others, turns = json.loads(line)
    except ValueError:
        raise OtherTournament(f"'{file.name}' has a line that is no game of a tournament.") from None
    return Played(Pairing(guest, hosts, players), number, won, others, turns)


@contextmanager
def _book(file: Path | None) -> Generator[Callable[[Played], None], None, None]:
    """Write games down as they end, so that a tournament can be broken off and taken up again."""
    if file is None:
        yield lambda _: None
        return
    with file.open("a", encoding="utf-8") as book:

        def write(played: Played) -> None:
            book.write(json.dumps([*played.pairing, *played[1:]]) + "\n")
            book.flush()

        yield write
