"""Write the types of the wire and of the titles' views for the browser: `python tools/typescript.py`.

They are made from the same classes as the server's OpenAPI (src/euphoria/server/wire) and from what the
titles declare of their views (`rules/view_types.py`), so the client cannot drift from the server: a test
holds the files that are checked in against what this makes.
"""

from importlib import import_module
from pathlib import Path

from euphoria.registry import LISTED
from euphoria.server.wire.typescript import types, view_types

ROOT = Path(__file__).resolve().parents[1]
WIRE = ("docs/protocol.d.ts", "web/src/lib/wire.ts")
"""For whoever writes a client, and for our own."""


def files() -> dict[str, str]:
    """All that is made, by path from the root of the project."""
    made = dict.fromkeys(WIRE, types())
    for title, package in LISTED.items():
        made[f"web/src/games/{title}/view.ts"] = view_types(import_module(f"{package}.rules.view_types"))
    return made


if __name__ == "__main__":
    for file, text in files().items():
        (ROOT / file).write_text(text, encoding="utf-8")
