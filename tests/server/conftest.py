"""Servers for the tests of this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.server import Running, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server on a new SQLite database, without limits and with bots that do not dawdle."""
    with running(f"sqlite:///{tmp_path}/server.sqlite") as one:
        yield one
