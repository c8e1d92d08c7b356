"""The outermost room: all requests and sockets joined to one app, and the process that serves it.

Whoever imports from here is going to serve. That reads some eight hundred modules, of which everything stays,
and moves leave next to no cycles either: looking for garbage as often as Python usually does would take a
fifth of the start. So it is looked for rarely from here on.
"""

import gc
from typing import Final

RARELY: Final = (50_000, 20, 50)
"""How many new objects call the garbage collector."""

gc.set_threshold(*RARELY)
