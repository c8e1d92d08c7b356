"""Write the types of the wire for the browser: `python tools/typescript.py`.

They are made from the same classes as the server's OpenAPI (src/euphoria/server/wire.py), so the client
cannot drift from the server: a test holds the files that are checked in against what this makes.
"""

from pathlib import Path

from euphoria.server.typescript import types

ROOT = Path(__file__).resolve().parents[1]
FILES = (ROOT / "docs" / "protocol.d.ts", ROOT / "web" / "src" / "lib" / "wire.ts")
"""For whoever writes a client, and for our own."""

if __name__ == "__main__":
    for file in FILES:
        file.write_text(types(), encoding="utf-8")
