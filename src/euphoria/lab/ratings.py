"""How strong each kind of bot is, as one number for a whole tournament (openskill, Plackett-Luce).

At a table one seat has the rating of the guest and all others that of the hosts; whoever won comes before
whoever did not. So one seat among three equals is expected to win a quarter of its games, not half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from euphoria.core.errors import BadSetup
from euphoria.lab.intervals import Interval

if TYPE_CHECKING:
    from euphoria.lab.tournament import Played, Standing

SIGMAS: Final = 1.96
"""So many standard deviations to both sides make a 95 % interval."""


class MissingRatings(BadSetup):
    """Ratings need openskill, of the extra `research`."""


class Rated(NamedTuple):
    """The rating of one kind."""

    kind: str
    rating: Interval
    games: int

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "games": self.games, "rating": self.rating._asdict()}


def ratings(standings: list[Standing]) -> list[Rated]:
    """All kinds, the strongest first. Games are taken in the order of their numbers, not of their ends."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise MissingRatings("Ratings need the extra 'research': pip install euphoria[research].") from None
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    counts: dict[str, int] = {}
    start = model.rating()
    played = sorted(
        (game for standing in standings for game in standing.played),
        key=lambda game: (game.number, game.pairing),
    )
    for game in played:
        guest, hosts, players = game.pairing
        seats = [guest, *[hosts] * (players - 1)]
        now = [known.get(kind, (start.mu, start.sigma)) for kind in seats]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in now]
        after = [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=_ranks(game))]
        known[guest] = after[0]
        # The hosts share one rating: it becomes what theirs became on average.
        known[hosts] = (
            sum(mu for mu, _ in after[1:]) / (players - 1),
            sum(sigma for _, sigma in after[1:]) / (players - 1),
        )
        for kind in (guest, hosts):
            counts[kind] = counts.get(kind, 0) + 1
    rated = [
        Rated(kind, Interval(mu, mu - SIGMAS * sigma, mu + SIGMAS * sigma), counts[kind])
        for kind, (mu, sigma) in known.items()
    ]
    return sorted(rated, key=lambda one: -one.rating.value)


def _ranks(game: Played) -> list[float]:
    """1 for who won, 2 for who did not: first the guest, then the hosts, of whom only the number is known."""
    others = game.pairing.players - 1
    winners = round(game.others * others)
    return [1.0 if game.won else 2.0, *[1.0] * winners, *[2.0] * (others - winners)]
