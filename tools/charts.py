"""Work out the charts of the packaged maps of the show beforehand: `python tools/charts.py` (`make charts`).

A server has an answer at once then, where every one of its processes would have to look around for a second
first. A test holds the files that are checked in against what this makes.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from euphoria.api import game  # noqa: E402
from euphoria.games.show.rules.geometry.inflating import FINE_TURN  # noqa: E402
from euphoria.games.show.rules.geometry.scenery import Charted  # noqa: E402
from euphoria.games.show.rules.maps.library import FIELDS, chart_file, field_named  # noqa: E402
from euphoria.games.show.rules.movement.edges import WALK  # noqa: E402
from euphoria.games.show.rules.movement.packed_charts import packed  # noqa: E402
from euphoria.games.show.rules.movement.visibility_graph import Chart  # noqa: E402
from euphoria.games.show.rules.state import Arena  # noqa: E402

FOLDER = ROOT / "src" / "euphoria" / "games" / "show" / "maps"


def chart_of(name: str) -> Charted:
    """What is packed of one map, from nothing."""
    rules = game("show")
    state = rules.new(2, rules.settings({"map": name}, 2))
    assert isinstance(state, Arena)
    made = Chart(state, FINE_TURN)
    made.packed = False
    seen = [made.edges_of(node, made.sheet[node]) for node in range(len(made.x))]
    return packed([[[edge.to, *edge.crossed] for edge in edges if edge.kind == WALK] for edges in seen])


def main() -> None:
    for name in FIELDS:
        made = chart_of(name)
        if made != field_named(name).charted:
            file = FOLDER / f"{name}.chart"
            file.write_bytes(chart_file(name, made))
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
