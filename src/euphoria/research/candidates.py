"""Endless choices as a short list: the published sampler of candidates.

Where a choice is endless (a place on a table, a path, a direction), the rules themselves list candidates:
moves to enemies, objectives, cover and high ground, a ring of steps, sixteen directions. They depend on the
position alone. In the rare case that there are more than `CANDIDATES`, so many of them are kept, drawn by
the luck of the game: with the same seed they are the same. Any other legal action can still be answered in
words.
"""

from __future__ import annotations

from euphoria.core.luck import Luck

CANDIDATES = 64
"""So many numbers there are for actions of a title with endless choices."""


def sampled(codes: list[int], luck: Luck, most: int = CANDIDATES) -> list[int]:
    """At most so many of the candidates, each as likely as any other, in their order.

    >>> sampled([5, 6, 7, 8], Luck(1), most=2) == sampled([5, 6, 7, 8], Luck(1), most=2)
    True
    """
    places = list(range(len(codes)))
    for last in range(min(most, len(codes))):
        other = last + luck.below(len(places) - last)
        places[last], places[other] = places[other], places[last]
    return [codes[place] for place in sorted(places[:most])]
