"""A table for the rows about sight: 25 elements and 10 figures as plain numbers, the same for every library.

Sixteen solids and barricades at any angle, four ruins, a crater and four open buildings stand one in each
place of a 5 by 5 grid; the figures stand where no solid is. Lengths are thousandths of an inch.
"""

from math import cos, hypot, pi, sin
from random import Random

MASS, WALL, FRAME, FLOOR, ROUGH = range(5)
WIDTH, DEPTH = 48_000, 36_000
RADIUS = 590
ROWS = 5
FIGURES = 10
RUINS, CRATER, BUILDINGS = (2, 9, 15, 22), 12, (6, 8, 16, 18)
RUIN_TOP, ROOF, PANEL, PLATE, DOOR = 600, 3000, 200, 100, 2000

Outline = list[tuple[int, int]]
Block = tuple[int, int, Outline, int, int]
"""Element, role, corners counter-clockwise, bottom, top."""


def rectangle(x: int, y: int, wide: int, deep: int, angle: float) -> Outline:
    corners = [(-wide / 2, -deep / 2), (wide / 2, -deep / 2), (wide / 2, deep / 2), (-wide / 2, deep / 2)]
    turned = [(u * cos(angle) - v * sin(angle), u * sin(angle) + v * cos(angle)) for u, v in corners]
    return [(x + round(u), y + round(v)) for u, v in turned]


def box(x0: int, y0: int, x1: int, y1: int) -> Outline:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def open_building(number: int, x: int, y: int) -> list[Block]:
    """Four walls with a door in the south and north ones, and a roof plate."""
    x0, y0, x1, y1 = x - 2500, y - 2000, x + 2500, y + 2000
    blocks: list[Block] = [(number, FLOOR, box(x0, y0, x1, y1), ROOF - PLATE, ROOF)]
    for west, east in ((x0, x0 + PANEL), (x1 - PANEL, x1)):
        blocks.append((number, WALL, box(west, y0, east, y1), 0, ROOF))
    for south, north in ((y0, y0 + PANEL), (y1 - PANEL, y1)):
        blocks.append((number, WALL, box(x0, south, x - 700, north), 0, ROOF))
        blocks.append((number, WALL, box(x + 700, south, x1, north), 0, ROOF))
        blocks.append((number, FRAME, box(x - 700, south, x + 700, north), DOOR, ROOF))
    return blocks


def element(number: int, x: int, y: int, choice: Random) -> list[Block]:
    if number in BUILDINGS:
        return open_building(number, x, y)
    angle = choice.uniform(0, pi)
    if number in RUINS or number == CRATER:
        top = 0 if number == CRATER else RUIN_TOP
        return [(number, ROUGH, rectangle(x, y, 4000, 3000, angle), 0, top)]
    if number % 3 == 0:
        return [(number, MASS, rectangle(x, y, 4000, 500, angle), 0, 1000)]
    wide, deep = choice.randint(2000, 4500), choice.randint(1500, 3500)
    return [(number, MASS, rectangle(x, y, wide, deep, angle), 0, choice.randint(1200, 4000))]


def scenery(choice: Random) -> list[Block]:
    blocks: list[Block] = []
    for number in range(ROWS * ROWS):
        x = WIDTH * (2 * (number % ROWS) + 1) // (2 * ROWS) + choice.randint(-1200, 1200)
        y = DEPTH * (2 * (number // ROWS) + 1) // (2 * ROWS) + choice.randint(-900, 900)
        blocks += element(number, x, y, choice)
    return blocks


def is_clear(blocks: list[Block], x: int, y: int) -> bool:
    """Is a base here clear of everything one cannot stand in? Corners are cut generously."""
    for _, role, outline, bottom, _ in blocks:
        if role == ROUGH or bottom > 0:
            continue
        inside = True
        for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True):
            side = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)
            inside = inside and side > -RADIUS * hypot(x1 - x0, y1 - y0)
        if inside:
            return False
    return True


def table(seed: int = 5) -> tuple[list[Block], list[tuple[int, int]]]:
    """The blocks and the centres of the figures, all of them standing on the table."""
    choice = Random(seed)
    blocks = scenery(choice)
    figures: list[tuple[int, int]] = []
    while len(figures) < FIGURES:
        x, y = choice.randint(RADIUS, WIDTH - RADIUS), choice.randint(RADIUS, DEPTH - RADIUS)
        if is_clear(blocks, x, y) and all(hypot(x - u, y - v) > 2 * RADIUS for u, v in figures):
            figures.append((x, y))
    return blocks, figures
