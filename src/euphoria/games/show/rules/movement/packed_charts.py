"""Who sees whom on a chart, worked out before the program was packaged (`make charts`).

For a map that everybody plays that takes a second, in every process that is asked about it. What is packed is
one array of small numbers: how many nodes there are, for each node where its edges begin, and for each edge
the node it leads to, how many numbers follow, and what is crossed on it. Walks only: gates are found at once.
"""

from __future__ import annotations

from array import array

from euphoria.games.show.rules.geometry.scenery import Charted


def packed(edges: list[list[list[int]]]) -> Charted:
    """For each node its walks, each as the node it leads to and what it crosses (as in `Edge.crossed`)."""
    starts = [0]
    walks: list[int] = []
    for node in edges:
        for walk in node:
            walks.extend([walk[0], len(walk) - 1, *walk[1:]])
        starts.append(len(walks))
    return array("i", [len(edges), *[start + len(edges) + 2 for start in starts], *walks])


def fits(numbers: Charted, nodes: int) -> bool:
    """Was it packed of a chart with so many nodes? Not if there is nothing."""
    return len(numbers) > 0 and numbers[0] == nodes


def walks_of(numbers: Charted, node: int) -> list[list[int]]:
    """The walks from a node: where each leads, and what it crosses."""
    at = numbers[1 + node]
    end = numbers[2 + node]
    found: list[list[int]] = []
    while at < end:
        after = at + 2 + numbers[at + 1]
        found.append([numbers[at], *numbers[at + 2 : after]])
        at = after
    return found
