"""What is worth noting of a finished game of leaders: teams, guns, and what became of the Artifacts."""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, TEAMS
from euphoria.games.leaders.rules.words import (
    ARMS,
    BEGINS,
    DREW_CARD,
    GAVE_CARD,
    REACTS,
    SHOOTS,
    TOOK_CARD,
    USES,
)
from euphoria.notes import FIRST, Fact, Finished, Notebook, Notes

ROLES: Final = ("leader", "follower")
_CARDS: Final = tuple(ARTIFACTS)

SEATS: Final = (
    Fact("began", "word", "leaders-team-", TEAMS[:2]),
    Fact("team", "word", "leaders-team-", TEAMS),
    Fact("role", "word", "leaders-role-", ROLES),
    Fact("got", "words", "leaders-artifact-", _CARDS),
    Fact("used", "words", "leaders-artifact-", _CARDS, pairs=True),
    Fact("held", "words", "leaders-artifact-", _CARDS),
    Fact("armed", "number"),
    Fact("shots", "number"),
)
GAME: Final = (FIRST, Fact("removed", "word", "leaders-kind-", tuple(kind.lower() for kind in KINDS[:2])))

_GAINS: Final = {DREW_CARD: (0, 1), GAVE_CARD: (1, 2), TOOK_CARD: (0, 2)}
"""Where an event has who gets an Artifact, and which."""
_USES: Final = (USES, REACTS)


def take(game: Finished) -> Notes:
    """`began` and `role` are those of the deal, `team` that of the end; `got` is all that came to a hand."""
    assert game.opening is not None
    openings = zip(game.opening["seats"], game.view["seats"], strict=True)
    seats = [_seat(dealt, left) for dealt, left in openings]
    first: int | None = None
    for event in game.events:
        kind, values = event.kind, event.values
        if kind is BEGINS:
            first = values[0]
        elif kind in _USES:
            _add(seats[values[0]]["used"], ARTIFACTS[values[1]])
        elif kind in _GAINS:
            who, what = _GAINS[kind]
            _add(seats[values[who]]["got"], ARTIFACTS[values[what]])
        elif kind is ARMS:
            seats[values[0]]["armed"] += 1
        elif kind is SHOOTS:
            seats[values[0]]["shots"] += 1
    removed = game.view["removed"]
    return Notes({"first": first, "removed": removed and removed.lower()}, list(seats))


def _seat(dealt: dict[str, Any], left: dict[str, Any]) -> dict[str, Any]:
    leads = any(recruit["card"].endswith("L") for recruit in dealt["row"])
    return {
        "began": dealt["team"],
        "team": left["team"],
        "role": ROLES[0 if leads else 1],
        "got": list(dealt["hand"]),
        "used": [],
        "held": list(left["hand"]),
        "armed": 0,
        "shots": 0,
    }


def _add(cards: list[str], artifact: str) -> None:
    """Each once: a card can come back."""
    if artifact not in cards:
        cards.append(artifact)


# After the first decision everything is dealt, and nothing has happened yet.
NOTEBOOK: Final = Notebook(GAME, SEATS, take, opening=1)
