"""Servers for the tests of this folder.

Whatever needs PostgreSQL or Valkey runs where their programs are at hand; where they are not, the header of
the test run says so.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from euphoria.server.bots import driver
from euphoria.server.bus import postgres as postgres_bus
from euphoria.server.bus import redis as redis_bus
from euphoria.server.people import identity
from euphoria.server.push import hub
from euphoria.server.webhooks import queue
from kit.daemons import Postgres, Valkey, postgres, postgres_programs, valkey, valkey_program
from kit.lockstep import World, side_by_side
from kit.server import Running, SetClock, running

DATABASES = ["sqlite", *(["postgresql"] if postgres_programs() else [])]
BUSES = [*(["postgresql"] if postgres_programs() else []), *(["valkey"] if valkey_program() else [])]


def pytest_report_header() -> list[str]:
    missing = {"postgresql": "PostgreSQL", "valkey": "Valkey or Redis"}
    return [
        f"euphoria: no program of {name} was found, so nothing is tested against it"
        for id, name in missing.items()
        if id not in BUSES
    ]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        metafunc.parametrize("database", DATABASES, indirect=True)
    if "shared_bus" in metafunc.fixturenames:
        metafunc.parametrize("shared_bus", BUSES, indirect=True)


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


@pytest.fixture(scope="session")
def vk() -> Iterator[Valkey]:
    with valkey() as one:
        yield one


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """Hashed and compared as ever, but not at the cost that keeps thieves away: a tenth of a second each.
    What it is in earnest, test_people.py looks at."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(identity, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        patched.setattr(identity, "_nobody", identity._unmatched())
        yield


@pytest.fixture(scope="session", autouse=True)
def short_pauses() -> Iterator[None]:
    """How often a house looks whether there is something to do. In earnest that saves work; here somebody
    waits for it."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(driver, "SWEEP", 0.1)
        patched.setattr(hub, "LOBBY_PAUSE", 0.1)
        patched.setattr(queue, "LOOK", 0.2)
        for bus in (postgres_bus, redis_bus):
            patched.setattr(bus, "PAUSE", 0.1)
        yield


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.sqlite"
    server: Postgres = request.getfixturevalue("pg")
    return server.new_database()


@pytest.fixture
def clock() -> SetClock:
    """For a house whose time stands still until a test moves it."""
    return SetClock()


@pytest.fixture
def shared_bus(request: pytest.FixtureRequest) -> Callable[[], str]:
    """Gives the address of a bus that several nodes can share, of each kind in turn."""
    if request.param == "valkey":
        server: Valkey = request.getfixturevalue("vk")
        return lambda: server.url
    databases: Postgres = request.getfixturevalue("pg")
    return databases.new_database


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server on a new SQLite database, without limits and with bots that do not dawdle."""
    with running(f"sqlite:///{tmp_path}/server.sqlite") as one:
        yield one


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs a server that is not at hand; the header says which."""
    missing = {name for name, id in (("pg", "postgresql"), ("vk", "valkey")) if id not in BUSES}
    out = [item for item in items if missing & set(getattr(item, "fixturenames", []))]
    if out:
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if item not in out]


@pytest.fixture
def worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[tuple[World, World]]:
    """The same table on two servers; the parameter is its title and how many play."""
    yield from side_by_side(tmp_path, monkeypatch, *request.param)
