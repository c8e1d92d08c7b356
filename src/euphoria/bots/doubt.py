"""How somebody chooses who does not see everything and is sure of nothing: the novices of all titles."""

from __future__ import annotations

from euphoria.core.luck import Luck


def seems_best(worth: list[float], luck: Luck, blur: float, overlooks: int = 0) -> int:
    """Which of these seems best. Each may seem better or worse by `blur`; of a hundred, so many are not seen.

    >>> seems_best([1.0, 5.0, 2.0], Luck(1), blur=0.5)
    1
    """
    seems = [value + blur * (luck.below(2001) / 1000 - 1) for value in worth]
    everything = range(len(worth))
    seen = [k for k in everything if luck.below(100) >= overlooks] if overlooks else []
    return max(seen or everything, key=seems.__getitem__)
