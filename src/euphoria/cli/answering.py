"""How a command ends, whatever happens: an exit code, and for a mistake one sentence, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

from euphoria.core.errors import EuphoriaError
from euphoria.terminal.desk import INTERRUPTED, Complaint, Desk


def answered(desk: Callable[[], Desk], command: Callable[[], Any]) -> int:
    """Run a command; the exit code. The desk is asked for when something has to be said."""
    try:
        done = command()
    except Complaint as complaint:
        return complain(str(complaint), complaint.code)
    except EuphoriaError as error:
        return complain(desk().told(error), 2)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not complain when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return done if isinstance(done, int) else 0


def complain(text: str, code: int) -> int:
    print(" ".join(text.split()), file=sys.stderr)
    return code
