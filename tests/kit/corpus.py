"""How the games of tests/records were played when they were recorded (`python tools/record_games.py`)."""

from pathlib import Path
from typing import Any

from euphoria.core.match import Match
from kit.play import positions, step
from kit.titles import CONNECT_FOUR, DYSTOPIA, LEADERS, SHOW, Title, key_of

FOLDER = Path(__file__).resolve().parents[1] / "records"

GAMES: dict[str, tuple[Title, int, dict[str, Any], int]] = {
    "leaders-4-leader-shot": (LEADERS, 4, {}, 23),
    "leaders-4-stopped": (LEADERS, 4, {"turn_limit": 12}, 6),
    "leaders-5-names": (LEADERS, 5, {}, 47),
    "leaders-6-whispers": (LEADERS, 6, {"whispers": True}, 43),
    "leaders-6-long": (LEADERS, 6, {}, 1),
    "leaders-7-first": (LEADERS, 7, {"first": 3}, 136),
    "leaders-8-full": (LEADERS, 8, {}, 75),
    "leaders-8-stopped": (LEADERS, 8, {"turn_limit": 30, "first": 7}, 27),
    "dystopia-2-names": (DYSTOPIA, 2, {"turn_limit": 200}, 1),
    "dystopia-3-classic": (DYSTOPIA, 3, {"turn_limit": 90, "classic": True, "house_doubles": True}, 2),
    "dystopia-4-first": (DYSTOPIA, 4, {"turn_limit": 120, "first": 2}, 3),
    "dystopia-5-chosen": (
        DYSTOPIA,
        5,
        {"turn_limit": 100, "draft": True, "choose_markets": True, "track_draft": True},
        4,
    ),
    "dystopia-6-without-trade": (DYSTOPIA, 6, {"turn_limit": 120, "trading": False}, 5),
    "show-massacre-names": (SHOW, 2, {"turns": 4}, 1),
    "show-rescue-studio": (SHOW, 2, {"turns": 3, "mission": "rescue", "map": "studio"}, 2),
    "show-objectives-house": (
        SHOW,
        2,
        {"turns": 3, "mission": "objectives", "map": "rooftops", "house": ["must-flee", "flat-jump-price"]},
        3,
    ),
    "connect-four-won": (CONNECT_FOUR, 2, {}, 7),
    "connect-four-drawn": (CONNECT_FOUR, 2, {}, 292),
}
"""Title, number of players, options and seed."""

NAMES = ["Ana", "Boris", "Ça va", "Дарья", "Eve", "Фёдор", "Gül", "Hiro"]


def played(name: str, most: int = 5_000) -> Match:
    """The game of this name as it is played now: at random, with undo, claims, whispers and small talk."""
    title, players, options, seed = GAMES[name]
    names = NAMES[:players] if "names" in name else None
    match = Match(title.game, players, options, key_of(f"record {name}"), salt=name, names=names)
    match.start()
    for luck in positions(match, seed, most):
        talker = luck.below(players)
        if luck.below(10) == 0:
            whisper_to = (talker + 1) % players if options.get("whispers") and luck.below(2) else None
            match.say(talker, "You can trust me… «ja, вполне!»", whisper_to)
        if title.claims and luck.below(10) == 0:
            match.say(talker, "claim " + title.claims[luck.below(len(title.claims))])
        if luck.below(15) == 0 and title.standing is not None:
            match.standing(talker, title.standing, on=luck.below(2) == 0)
        undoing = [seat for seat in range(players) if match.can_undo(seat)]
        if undoing and luck.below(8) == 0:
            match.undo(undoing[0])
        elif not match.over:
            step(match, luck)
    return match
