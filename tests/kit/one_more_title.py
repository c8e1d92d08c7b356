"""`euphoria serve` with one title more, put on the lists as the recipe of CONTRIBUTING says: connect four.

The worker processes of bots read this module, too, under a name of their own. Whoever only imports it gets
nothing, least of all one title more.
"""

import sys

from euphoria.cli import main
from euphoria.registry import LISTED

if __name__ in ("__main__", "__mp_main__"):
    LISTED["connect-four"] = "euphoria.games.connect_four"

if __name__ == "__main__":
    sys.exit(main())
