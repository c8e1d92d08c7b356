"""Tables of cases: a short run takes a diagonal of one, a long run (EUPHORIA_SOAK=minutes) all of it."""

import os
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

One = TypeVar("One")
Other = TypeVar("Other")

SOAK = float(os.environ.get("EUPHORIA_SOAK", "0"))


def cases(ones: Sequence[One], others: Sequence[Other]) -> list[tuple[One, Other]]:
    """Each of these with each of those; in a short run each of both at least once, in turns."""
    if SOAK:
        return list(product(ones, others))
    count = max(len(ones), len(others))
    return [(ones[at % len(ones)], others[at % len(others)]) for at in range(count)]
