"""Why something is not possible, as small numbers: quick to compare inside, named and explained outside.

Geometry and price checks answer with a number from here: `FINE`, or the number of a refusal with its rule.
Its sentence has the message id `show-no-<name>` in each language.
"""

from __future__ import annotations

from typing import Final

from euphoria.core.errors import Refusal

REASONS: Final[list[Refusal]] = []


def reason(name: str, rule: str) -> int:
    """A new reason; its number is its place in the list."""
    REASONS.append(Refusal(rule, f"show-no-{name}"))
    return len(REASONS) - 1


FINE: Final = reason("reason", "S-9.8")
"""Nothing is wrong: the first reason is the number 0."""

# ------------------------------------------------- where a figure may be (S-2.4, S-8.5)

OFF_TABLE: Final = reason("off-table", "S-2.4")
NO_SURFACE: Final = reason("surface", "S-2.4")
OFF_SURFACE: Final = reason("off-surface", "S-2.4")
IN_SCENERY: Final = reason("in-scenery", "S-1.7")
ON_FIGURE: Final = reason("on-figure", "S-2.4")
ON_MARKER: Final = reason("on-marker", "S-1.13")

# ------------------------------------------------- walking (S-11)

NO_PATH: Final = reason("path", "S-11.3")
"""No point, or none that differs from the place of the figure."""
LONG_PATH: Final = reason("long-path", "S-11.3")
"""More points than a path may have."""
THROUGH_FIGURE: Final = reason("through-figure", "S-11.4")
THROUGH_SCENERY: Final = reason("through-scenery", "S-11.4")
PAST_ENEMY: Final = reason("past-enemy", "S-11.28")
STOP_ON_TOP: Final = reason("stop-on-top", "S-11.14")
AP: Final = reason("ap", "S-5.1")

# ------------------------------------------------- building a team (S-6, S-7, S-16.42)

NO_TEAM: Final = reason("team", "S-6.1")
"""A text or a number that is no team at all."""
TEAM_EMPTY: Final = reason("team-empty", "S-6.1")
OVER_BUDGET: Final = reason("over-budget", "S-6.1")
SAME_CHARACTER: Final = reason("same-character", "S-6.3")
NO_CHARACTER: Final = reason("no-character", "S-6.3")
"""A name that no character has."""
PET_IS_OBJECT: Final = reason("pet-is-object", "S-6.13")
UPGRADE_LIMIT: Final = reason("upgrade-limit", "S-6.5")
UPGRADE_DASH: Final = reason("upgrade-dash", "S-6.5")
"""The attribute has no number on the profile."""
UPGRADE_EUPHORIA: Final = reason("upgrade-euphoria", "S-6.6")
UPGRADE_WEAPON: Final = reason("upgrade-weapon", "S-6.7")
"""Extra shots for a second weapon that the character does not have."""
NO_OBJECT: Final = reason("no-object", "S-6.8")
"""A word that is neither an upgrade nor an object of the list."""
SAME_OBJECT: Final = reason("same-object", "S-6.9")
LEADER_MISSING: Final = reason("leader-missing", "S-7.1")
LEADER_TWICE: Final = reason("leader-twice", "S-7.1")
ASSOCIATE_MISSING: Final = reason("associate-missing", "S-16.42")
ASSOCIATE_TWICE: Final = reason("associate-twice", "S-16.42")
ASSOCIATE_SELF: Final = reason("associate-self", "S-16.42")
ASSOCIATE_ALONE: Final = reason("associate-alone", "S-16.42")
"""An associate without Susan."""

# ------------------------------------------------- climbing, jumping, links (S-11.6, S-11.13 to S-11.24)

OUT_OF_PLACEMENT: Final = reason("placement", "S-11.13")
"""A climb, let-down or jump puts the figure too far away."""
NOT_HIGHER: Final = reason("not-higher", "S-11.13")
CROSSED_BY_WIDTH: Final = reason("crossed-by-width", "S-11.14")
"""The top is so low that one walks over it."""
AWAY_FROM_WALL: Final = reason("away-from-wall", "S-11.13")
NO_WAY_UP: Final = reason("way-up", "S-11.13")
"""Something hangs over the climber, or stands between it and its place on the top."""
NOT_LOWER: Final = reason("not-lower", "S-11.24")
AWAY_FROM_EDGE: Final = reason("away-from-edge", "S-11.24")
NO_WAY_DOWN: Final = reason("way-down", "S-11.24")
NO_LINK: Final = reason("no-link", "S-11.6")
OFF_LINK: Final = reason("off-link", "S-11.6")
"""The base covers neither end of the ladder or stair."""
OFF_FAR_END: Final = reason("off-far-end", "S-11.6")
"""The new place does not cover the other end of it."""

# ------------------------------------------------- things that are put somewhere (S-8, S-15, S-16.12)

PLATFORM_OFF_TABLE: Final = reason("platform-off-table", "S-8.3")
PLATFORM_AWAY: Final = reason("platform-away", "S-8.3")
"""Its near side lies more than 6 inches from the home edge."""
PLATFORM_NEAR_SCENERY: Final = reason("platform-near-scenery", "S-8.4")
FAR_FROM_PLATFORM: Final = reason("far-from-platform", "S-8.5")
TOUCHES_ENEMY: Final = reason("touches-enemy", "S-8.5")
"""Somebody deployed, called or fleeing may not be put in contact with an enemy."""
FAR_FROM_OWNER: Final = reason("far-from-owner", "S-6.13")
NO_ROOM_FOR_PET: Final = reason("no-room-for-pet", "S-6.13")
BLAST_ON_THROWER: Final = reason("blast-on-thrower", "S-15.12")
OUT_OF_THROW: Final = reason("out-of-throw", "S-15.11")
BLAST_UNSEEN: Final = reason("blast-unseen", "S-15.12")
OFF_TEMPLATE_RIM: Final = reason("off-template-rim", "S-15.14")
"""Who flees is put against the outside of the template."""
FLEE_NEAR: Final = reason("flee-near", "S-15.14")
BEHIND_WALL: Final = reason("behind-wall", "S-15.14")
NOT_AT_BORDER: Final = reason("not-at-border", "S-16.12")
