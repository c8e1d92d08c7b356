"""`euphoria serve`, with the example title connect four among its games: for the load benchmark only.

`LOAD_PROFILE=FILE` writes a cProfile of the event loop to FILE when the server stops, and one of the thread
that writes to the database to FILE.write.
"""

import cProfile
import os

from euphoria.registry import LISTED
from euphoria.server.operations.settings import from_environment
from euphoria.server.serve.processes import serve_all
from euphoria.server.serve.run import serve
from euphoria.server.store import engine


def profiled(file: str) -> None:
    plain = engine._Thread._run

    def run(thread: engine._Thread) -> None:
        profile = cProfile.Profile()
        profile.runcall(plain, thread)
        profile.dump_stats(f"{file}.{thread._thread.name.rpartition('-')[2]}")

    engine._Thread._run = run  # type: ignore[method-assign]
    profile = cProfile.Profile()
    profile.runcall(serve, from_environment())
    profile.dump_stats(file)


def add_example() -> None:
    LISTED["connect-four"] = "euphoria.games.connect_four"


# Also in the processes of a server that has several: they import this module, too.
add_example()

if __name__ == "__main__":
    settings = from_environment()
    if found := os.environ.get("LOAD_PROFILE"):
        profiled(found)
    elif settings.processes > 1:
        serve_all(settings)
    else:
        serve(settings)
