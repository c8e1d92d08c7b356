"""The components (L-1): Recruits, Artifacts, and how many of what are used (L-2)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

# ------------------------------------------------------------------ Recruits (L-1.2 to L-1.4)
# Followers of one faction are alike in play, so a Recruit is its kind. Even kinds are Euphorian.

E: Final = 0
S: Final = 1
EL: Final = 2
SL: Final = 3
Kind = Literal["E", "S", "EL", "SL"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


FIRST_LEADER: Final = EL
"""Kinds from here on are Leaders."""


def is_leader(card: i64) -> bool:
    return card >= FIRST_LEADER


def faction(card: i64) -> i64:
    """0 for Euphorian, 1 for Subterran."""
    return card & 1


# ------------------------------------------------------------------ teams (L-3, L-20)

EUPHORIAN: Final = 0
SUBTERRAN: Final = 1
WASTELANDER: Final = 2
Team = Literal["euphorian", "subterran", "wastelander"]
TEAMS: Final[tuple[Team, ...]] = get_args(Team)

Slot = Literal["left", "middle", "right"]
SLOTS: Final[tuple[Slot, ...]] = get_args(Slot)

# ------------------------------------------------------------------ by number of players (L-2.3, L-2.4)

LEAST: Final = 4
MOST: Final = 8
ROW: Final = 3
"""Recruits in front of each player (L-2.2)."""
HAND: Final = 2
"""Artifacts dealt to each player (L-2.9)."""

_FOLLOWERS = [5, 7, 8, 10, 11]
_RAY_GUNS = [2, 3, 3, 4, 4]


def followers(players: i64) -> i64:
    """Followers of each faction in use."""
    return _FOLLOWERS[players - LEAST]


def ray_guns(players: i64) -> i64:
    """Ray Guns in use."""
    return _RAY_GUNS[players - LEAST]


def leftover(players: i64) -> i64:
    """Recruits that leave the game unseen after the deal (L-2.8): 1 with 5 and 7 players, else 0."""
    return 2 * followers(players) + 2 - ROW * players


# ------------------------------------------------------------------ Artifacts (L-1.6), in catalogue order

REVISION: Final = 2
"""Raised with every card or rule that lets the same actions lead elsewhere: older records are refused."""

ACTION_IDS: Final[list[str]] = [
    "burial-chamber",
    "cart-puller",
    "tongue-oil",
    "whisper-rope",
    "soul-mirror",
    "dust-beast",
    "fish-wand",
    "clay-swine",
    "voice-funnel",
    "plastic-promise",
    "dizzy-drum",
    "wake-powder",
    "mechanical-rooster",
    "winter-box",
    "soul-catcher",
]
REACTION_IDS: Final[list[str]] = [
    "ancient-currency",
    "scarlet-octagon",
    "rain-shield",
    "iron-pancake",
    "rainbow-disc",
    "unblinking-egg",
    "windshield-scroll",
    "yellow-crescent",
    "iron-charmer",
]
ARTIFACTS: Final[list[str]] = [*ACTION_IDS, *REACTION_IDS]
"""An Artifact is its number in this list."""
FIRST_REACTION: Final[i64] = len(ACTION_IDS)
ALL_ARTIFACTS: Final = (1 << len(ARTIFACTS)) - 1
ACTION_ARTIFACTS: Final = (1 << len(ACTION_IDS)) - 1


def is_reaction(artifact: i64) -> bool:
    return artifact >= FIRST_REACTION
