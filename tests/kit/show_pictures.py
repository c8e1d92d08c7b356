"""Small drawings of the positions of show_scenes.py: from above, from the side, and what the viewer sees."""

from pathlib import Path
from xml.sax.saxutils import escape

from euphoria.games.show.rules.box.data import MARKER_HEIGHT, MARKER_RADIUS, RADIUS
from euphoria.games.show.rules.geometry.scenery import FLOOR, ROUGH, Block
from euphoria.games.show.rules.state import DEAD, Arena
from kit.show_scenes import SCENES, Scene

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules" / "pictures" / "show"
PAGE = FOLDER.parents[2] / "show-pictures.md"
HEAD = """# Pictures of sight, cover and templates

Each picture shows a position that the tests judge: from above, in a cut along the line between two figures,
and the ends of the nine lines as the viewer on the left sees them (S-14.3). Green lines are free, red ones
blocked; a line from above is orange where some of its three heights are free. The rules are in the
[ledger](rules/show.md).
"""

PIXELS = 24 / 1000
LEFT, RIGHT, NORTH, SOUTH = 3000, 20000, 14000, 6000
"""The part of the table that is drawn."""
PLAN = round((NORTH - SOUTH) * PIXELS)
TALL = 4200
SIDE = round(TALL * PIXELS)
WIDTH = round((RIGHT - LEFT) * PIXELS)
GAP, GRID, TEXT = 10, 84, 22

FREE, PART, BLOCKED = "#2a8f4f", "#d08a1d", "#c2403a"
BLOCK, ROUGH_GROUND, INK, TEAMS = "#8a93a0", "#d9c9a3", "#2c333d", ("#3b6fb5", "#b5523b")


def at(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def px(x: int) -> str:
    return at((x - LEFT) * PIXELS)


def py(y: int) -> str:
    return at((NORTH - y) * PIXELS)


def pz(z: int) -> str:
    return at(PLAN + GAP + (TALL - z) * PIXELS)


def fill(block: Block) -> str:
    """Grey, rough ground in sand; a roof is thin so that doors and windows show below it."""
    colour = ROUGH_GROUND if block.role == ROUGH else BLOCK
    return f'fill="{colour}" fill-opacity="{0.25 if block.role == FLOOR else 0.7}"'


def segment(x0: str, y0: str, x1: str, y1: str, colour: str) -> str:
    return f'<line x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}" stroke="{colour}"/>'


def polygon(points: list[tuple[int, int]], look: str) -> str:
    written = " ".join(f"{px(x)},{py(y)}" for x, y in points)
    return f'<polygon points="{written}" {look}/>'


def plan(s: Arena, hit: list[int]) -> list[str]:
    """Scenery, markers and bases from above; who is hit by a template has a red rim."""
    drawn = [
        polygon(list(zip(block.shape.xs, block.shape.ys, strict=True)), fill(block))
        for block in s.field.blocks
    ]
    for x, y in zip(s.target_x, s.target_y, strict=True):
        drawn.append(f'<circle cx="{px(x)}" cy="{py(y)}" r="12" fill="{BLOCK}"/>')
    for k in range(len(s.x)):
        colour = TEAMS[s.team[k]]
        inside = "none" if s.status[k] == DEAD else colour
        rim = BLOCKED if k in hit else colour
        look = f'fill="{inside}" fill-opacity="0.45" stroke="{rim}" stroke-width="{3 if k in hit else 1}"'
        drawn.append(f'<circle cx="{px(s.x[k])}" cy="{py(s.y[k])}" r="{at(RADIUS * PIXELS)}" {look}/>')
    return drawn


def plan_lines(scene: Scene) -> list[str]:
    """The three lines in plan: green if all three heights are free, red if none is."""
    report = scene.look()
    drawn: list[str] = []
    for side in range(3):
        free = sum(report.free >> (3 * level + side) & 1 for level in range(3))
        colour = BLOCKED if free == 0 else FREE if free == 3 else PART
        x = report.x + report.dx + (side - 1) * report.ox
        y = report.y + report.dy + (side - 1) * report.oy
        drawn.append(segment(px(report.x), py(report.y), px(x), py(y), colour))
    return drawn


def upright(x: int, z: int, wide: int, height: int, look: str) -> str:
    size = f'width="{at(wide * PIXELS)}" height="{at(height * PIXELS)}"'
    return f'<rect x="{px(x)}" y="{pz(z + height)}" {size} {look}/>'


def side_view(scene: Scene) -> list[str]:
    """A cut along the axis, which runs from west to east in every scene, with its three lines."""
    s, report = scene.s, scene.look()
    drawn = [segment("0", pz(0), str(WIDTH), pz(0), INK)]
    for block in s.field.blocks:
        xs, ys = block.shape.xs, block.shape.ys
        if min(ys) <= report.y <= max(ys):
            drawn.append(upright(min(xs), block.z0, max(xs) - min(xs), block.z1 - block.z0, fill(block)))
    for x in s.target_x:
        drawn.append(upright(x - MARKER_RADIUS, 0, 2 * MARKER_RADIUS, MARKER_HEIGHT, f'fill="{BLOCK}"'))
    for k in range(len(s.x)):
        if s.alive(k):
            look = f'fill="{TEAMS[s.team[k]]}" fill-opacity="0.45"'
            drawn.append(upright(s.x[k] - RADIUS, s.z(k), 2 * RADIUS, s.height(k), look))
    for level in range(3):
        colour = FREE if report.free >> (3 * level + 1) & 1 else BLOCKED
        end = report.eye + report.low + level * report.step
        drawn.append(segment(px(report.x), pz(report.eye), px(report.x + report.dx), pz(end), colour))
    return drawn


def grid(scene: Scene) -> list[str]:
    """The ends of the nine lines as the viewer sees them."""
    report = scene.look()
    left, top = WIDTH + GAP, PLAN - GRID
    drawn = [f'<rect x="{left}" y="{top}" width="{GRID}" height="{GRID}" fill="none" stroke="{INK}"/>']
    for line in range(9):
        colour = FREE if report.free >> line & 1 else BLOCKED
        x, y = left + 14 + 28 * (2 - line % 3), top + 14 + 28 * (2 - line // 3)
        drawn.append(f'<circle cx="{x}" cy="{y}" r="7" fill="{colour}"/>')
    return drawn


def drawing(scene: Scene) -> str:
    """The picture as SVG text; the same scene always gives the same text."""
    width = WIDTH + GAP + GRID + GAP
    flat = scene.template is not None
    height = PLAN + TEXT if flat else PLAN + GAP + SIDE + TEXT
    parts = plan(scene.s, scene.hit)
    if scene.template is None:
        parts += [*plan_lines(scene), *side_view(scene), *grid(scene)]
    else:
        parts.append(polygon(scene.template, f'fill="none" stroke="{BLOCKED}" stroke-dasharray="4"'))
    title = escape(f"{scene.rule}: {scene.caption}")
    size = f'viewBox="0 0 {width} {height}" width="{width}"'
    letters = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<title>{title}</title>",
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            f'<rect width="{WIDTH}" height="{PLAN}" fill="#f3f1ea"/>',
            *parts,
            f'<text x="4" y="{height - 7}" {letters}>{title}</text>',
            "</svg>",
            "",
        ]
    )


def page() -> str:
    """The page of the manual with all pictures."""
    scenes = {name: make() for name, make in SCENES.items()}
    shown = [
        f"![{scene.rule}: {scene.caption}](rules/pictures/show/{name}.svg)" for name, scene in scenes.items()
    ]
    return "\n".join([HEAD, *(f"{line}\n" for line in shown)])
