"""`python -m euphoria.cli` does what `euphoria` does."""

import sys

from euphoria.cli import main

sys.exit(main())
