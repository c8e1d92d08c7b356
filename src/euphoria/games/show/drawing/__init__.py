"""Pictures of the show's table as SVG text: a map from above, and a moment of a game on it.

    from euphoria.games.show.drawing import Scene, draw_arena, draw_field, scene_of, scene_seen

Nothing is written in any language: numbers, shapes and the ids of rules only.
"""

from euphoria.games.show.drawing.arena import draw_arena, draw_field
from euphoria.games.show.drawing.scene import (
    Piece,
    Region,
    Route,
    Scene,
    Sight,
    Template,
    scene_of,
    scene_seen,
)

__all__ = [
    "Piece",
    "Region",
    "Route",
    "Scene",
    "Sight",
    "Template",
    "draw_arena",
    "draw_field",
    "scene_of",
    "scene_seen",
]
