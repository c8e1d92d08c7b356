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
