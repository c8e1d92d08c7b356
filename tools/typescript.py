"""Write the types of the wire for the browser: `python tools/typescript.py [FILE]`.

They are made from the same classes as the server's OpenAPI (src/euphoria/server/wire.py), so the client
cannot drift from the server: a test holds the file that is checked in against what this makes.
"""

import sys
from pathlib import Path

from euphoria.server.typescript import types

FILE = Path(__file__).resolve().parents[1] / "docs" / "protocol.d.ts"

if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else FILE).write_text(types(), encoding="utf-8")
