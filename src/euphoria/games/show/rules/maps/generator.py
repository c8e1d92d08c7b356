"""Tables made by luck from a seed: fair to both home edges, and fit to play on by the checker.

One half is filled with pieces of a kit, biggest first; the other half is its twin, turned or mirrored.
Everything is counted in quarter inches, so that the map data stay readable. The same seed gives the same
map, on every machine.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.errors import BadSetup
from euphoria.core.luck import Luck
from euphoria.games.show.rules.box.data import DEPTH, INCH, WIDTH
from euphoria.games.show.rules.maps.checker import faults
from euphoria.games.show.rules.maps.kit import (
    Piece,
    barricade,
    block,
    container,
    crater,
    crates,
    house,
    hut,
    place,
    ruin,
    slanted,
    stack,
    tank,
    vehicle,
    wall,
)
from euphoria.games.show.rules.maps.reader import read_field
from euphoria.games.show.rules.maps.twins import SYMMETRIES

Q: Final = 4
"""Quarter inches in an inch."""
GAP: Final = 7
"""Pieces are at least this far apart: a base and a ladder fit between them."""
RIM: Final = 6
"""And this far from the border."""
CLEAR: Final = 6
"""Around the places of the missions."""
RESERVED: Final = 6 * Q
"""The side of the square kept free for an exit platform: 4 inches and one more all round."""
CANDIDATES: Final = 5
TRIES: Final = 60
ATTEMPTS: Final = 200
SHORTEST_SIDE: Final = 36
LONGEST_SIDE: Final = 60
"""In inches; on a larger table the elements would be more than a map may have."""
AREA_OF_A_HALF: Final = WIDTH * DEPTH // 2

Box = tuple[int, int, int, int]
"""x, y, width, depth in quarter inches."""


def make_map(seed: int, *, width: int = 48, depth: int = 36, symmetry: str | None = None) -> dict[str, Any]:
    """A map as plain data. `symmetry` is "turned" or "mirrored"; by default luck decides."""
    if symmetry is not None and symmetry not in SYMMETRIES:
        raise BadSetup(f"There is no symmetry '{symmetry[:40]}': {', '.join(SYMMETRIES)}.")
    if not (SHORTEST_SIDE <= width <= LONGEST_SIDE and SHORTEST_SIDE <= depth <= LONGEST_SIDE):
        raise BadSetup(f"A side of a made table measures {SHORTEST_SIDE} to {LONGEST_SIDE} inches.")
    luck = Luck(seed & 0xFFFFFFFFFFFFFFFF)
    for _ in range(ATTEMPTS):
        how = SYMMETRIES[luck.below(len(SYMMETRIES))] if symmetry is None else symmetry
        data = _attempt(luck, seed, how, width, depth)
        if not faults(read_field(data)):
            return data
    raise BadSetup(f"No fair table could be made from the seed {seed}; try another.")


def _attempt(luck: Luck, seed: int, how: str, width: int, depth: int) -> dict[str, Any]:
    """Half a table of pieces, which may still have a fault."""
    half = Half(luck, width * Q, depth * Q)
    half.reserve_platform()
    for piece in pieces(luck, width * depth):
        half.put(piece)
    return {
        "name": f"made from {seed}"[:40],
        "size": [width, depth],
        "symmetry": how,
        "element": half.elements,
    }


def pieces(luck: Luck, area: int) -> list[Piece]:
    """What one half gets: something to enter, to climb, to cross, to hide in. Biggest first."""
    found: list[Piece] = []
    times = max(1, (2 * area * INCH * INCH // AREA_OF_A_HALF + 2) // 4)
    for _ in range(times):
        found.append(house(luck) if luck.below(2) else hut(luck))
        found.append((block, stack, hut)[luck.below(3)](luck))
        for _ in range(1 + luck.below(3)):
            found.append((container, vehicle, tank)[luck.below(3)](luck))
        found.append(wall(luck))
        for _ in range(1 + luck.below(2)):
            found.append(ruin(luck))
        for _ in range(1 + luck.below(2)):
            found.append(crater(luck))
        for _ in range(1 + luck.below(2)):
            found.append(crates(luck))
        for _ in range(2 + luck.below(2)):
            found.append(slanted(luck) if luck.below(3) == 0 else barricade(luck))
    return sorted(found, key=lambda piece: -piece.width * piece.depth)


class Half:
    """The south half of a table while it is being filled."""

    __slots__ = ("depth", "elements", "free", "luck", "taken", "width")

    def __init__(self, luck: Luck, width: int, depth: int) -> None:
        self.luck = luck
        self.width = width
        self.depth = depth
        self.elements: list[dict[str, Any]] = []
        self.taken: list[Box] = []
        """Where pieces are."""
        self.free: list[Box] = []
        """What has to stay free."""
        x, y = width // 2, depth // 2
        for middle in (x - 10 * Q, x, x + 10 * Q):
            self.free.append((middle - CLEAR, y - CLEAR, 2 * CLEAR, 2 * CLEAR))

    def reserve_platform(self) -> None:
        x = self.luck.below(self.width - RESERVED)
        self.free.append((x, 0, RESERVED, RESERVED))

    def put(self, piece: Piece) -> None:
        """The loneliest of a few places that are free; a piece for which there is none is left out."""
        best: Box | None = None
        best_room = -1
        found = 0
        for _ in range(TRIES):
            box = self._somewhere(piece)
            room = self._room(box)
            if room < GAP:
                continue
            found += 1
            if room > best_room:
                best, best_room = box, room
            if found == CANDIDATES:
                break
        if best is not None:
            self.taken.append(best)
            self.elements.append(place(piece, best[0], best[1]))

    def _somewhere(self, piece: Piece) -> Box:
        """Pieces end short of the middle line: their twins stand beyond it."""
        x = RIM + self.luck.below(self.width - 2 * RIM - piece.width + 1)
        y = RIM + self.luck.below(self.depth // 2 - RIM - GAP // 2 - piece.depth + 1)
        return x, y, piece.width, piece.depth

    def _room(self, box: Box) -> int:
        """The gap to the nearest piece; none where something has to stay free."""
        if any(_gap(box, other) <= 0 for other in self.free):
            return -1
        return min((_gap(box, other) for other in self.taken), default=self.width)


def _gap(a: Box, b: Box) -> int:
    """The greater of the gaps of two boxes along x and y; negative if they overlap."""
    along_x = max(a[0] - b[0] - b[2], b[0] - a[0] - a[2])
    along_y = max(a[1] - b[1] - b[3], b[1] - a[1] - a[3])
    return max(along_x, along_y)
