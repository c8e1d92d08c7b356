"""The commands of whoever runs a server: serve, backup, restore."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from euphoria.terminal.desk import Complaint, Desk

NEEDED = ("starlette", "uvicorn", "sqlalchemy", "alembic", "argon2", "structlog", "prometheus_client")


def check_installed(desk: Desk) -> None:
    """The packages of the server are an extra of this one."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise desk.complaint("cli-serve-not-installed", names=", ".join(missing))


def serve(desk: Desk, look: bool, **given: Any) -> None:
    """Open the house and keep it open until Ctrl-C."""
    check_installed(desk)
    from euphoria.server.operations.settings import from_environment
    from euphoria.server.serve.run import serve as run

    try:
        settings = from_environment(**given)
    except ValueError as error:
        raise Complaint(str(error)) from None
    _check_addresses(desk, settings.database, settings.bus)
    if not _is_free(settings.host, settings.port):
        raise desk.complaint("cli-serve-taken", host=settings.host, port=str(settings.port))

    def ready() -> None:
        print(desk.say("cli-serve-open", address=settings.address), flush=True)
        print(desk.say("cli-serve-stop"), flush=True)
        if look and _has_browser():
            webbrowser.open(settings.address)

    run(settings, ready)
    print(desk.say("cli-serve-closed"))


def _check_addresses(desk: Desk, database: str, bus: str) -> None:
    """A mistyped address is a sentence now, not an exception later."""
    if not database.startswith(("sqlite:///", "postgresql://")):
        raise desk.complaint("cli-serve-bad-database")
    if bus not in ("none", "postgres") and not bus.startswith(("postgresql://", "redis", "unix://")):
        raise desk.complaint("cli-serve-bad-bus")
    scale = [("asyncpg", database.startswith("postgresql") or bus.startswith("postgres"))]
    scale.append(("redis", bus.startswith(("redis", "unix"))))
    missing = [name for name, needed in scale if needed and find_spec(name) is None]
    if missing:
        raise desk.complaint("cli-serve-not-installed", names=", ".join(missing))


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _has_browser() -> bool:
    """Only where somebody sits in front of a screen."""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _database(database: str | None) -> str:
    from euphoria.server.operations.settings import from_environment

    return from_environment(database=database).database


def back_up(desk: Desk, file: Path, database: str | None) -> None:
    check_installed(desk)
    from euphoria.server.operations.backup import backup

    address = _database(database)
    _check_addresses(desk, address, "none")
    rows = backup(address, file)
    print(desk.say("cli-backup-done", file=str(file), count=rows))


def restore(desk: Desk, file: Path, database: str | None) -> None:
    check_installed(desk)
    from euphoria.server.operations.backup import restore as fill

    address = _database(database)
    _check_addresses(desk, address, "none")
    rows = fill(file, address)
    print(desk.say("cli-restore-done", file=str(file), count=rows))
