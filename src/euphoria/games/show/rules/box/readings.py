"""Other readings of disputed rules: the ledger's ruling is the default, a table may agree on the other."""

from __future__ import annotations

from typing import Final

LUCK_ALTERNATIVE: Final = 1 << 0
"""Luck on 8-0 and 9-0, as the damage section has it (S-13.3)."""
ONE_AP: Final = 1 << 1
"""1 AP instead of 2 below 25 LP (S-13.8)."""
HEAVY_CLONE: Final = 1 << 2
"""Killing one's own clone costs 2 Euphoria net instead of 1 (S-5.8)."""
BLANCA_SIX: Final = 1 << 3
"""Blanca Deluxe has aim 6 (S-16.18)."""
FLAT_JUMP: Final = 1 << 4
"""Every jump costs 2 AP (S-11.25)."""
THREE_HURTS: Final = 1 << 5
"""A jump of exactly 3 inches does damage (S-11.26)."""
DIVIDE_ALL: Final = 1 << 6
"""Dividing fire costs 1 aim on all shots (S-14.16)."""
RARE_BENKEI: Final = 1 << 7
"""Killing the called Benkei gives 1 Euphoria more (S-16.14)."""
MISSILE_EITHER: Final = 1 << 8
"""A missile needs a small element or one without objective, not both (S-16.2)."""
HALF_OF_LEFT: Final = 1 << 9
"""Wounds halve the AP that are left, not the total (S-13.10)."""
POINTS_DECIDE: Final = 1 << 10
"""More points win however the show ends (S-18.2)."""
MUST_FLEE: Final = 1 << 11
"""Victims of a blast must flee where they can (S-15.14)."""

HOUSE_RULES: Final[list[str]] = [
    "luck-of-the-damage-section",
    "one-ap-below-25",
    "clones-cost-two",
    "blanca-aims-six",
    "flat-jump-price",
    "three-inches-hurt",
    "divided-fire-on-all",
    "called-benkei-extra",
    "missile-either",
    "half-of-what-is-left",
    "points-decide",
    "must-flee",
]
"""By the number of their bit."""


def has(house: int, rule: int) -> bool:
    return house & rule != 0
