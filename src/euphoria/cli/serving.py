"""The commands of whoever runs a server: serve, backup, restore."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from euphoria.terminal.desk import Complaint, Desk

if TYPE_CHECKING:
    from euphoria.server.operations.settings import Settings

NEEDED = ("starlette", "uvicorn", "sqlalchemy", "alembic", "argon2", "structlog", "prometheus_client")


def check_installed(desk: Desk) -> None:
    """The packages of the server are an extra of this one."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise desk.complaint("cli-serve-not-installed", names=", ".join(missing))


def serve(desk: Desk, look: bool, **given: Any) -> None:
    """Open the house and keep it open until Ctrl-C."""
    check_installed(desk)
    from euphoria.server.operations import telemetry
    from euphoria.server.operations.settings import from_environment
    from euphoria.server.serve.processes import serve_all
    from euphoria.server.serve.run import serve as run
    from euphoria.server.store.inspection import BadDatabase

    try:
        settings = from_environment(**given)
    except ValueError as error:
        raise Complaint(str(error)) from None
    _check_addresses(desk, settings.database, settings.bus)
    if settings.otel and (missing := telemetry.missing()):
        raise desk.complaint("cli-serve-not-installed", names=", ".join(missing))
    ports = [(settings.host, settings.port)]
    if settings.processes > 1:
        settings = _for_several(desk, settings)
        ports += [("127.0.0.1", settings.port + number) for number in range(1, settings.processes + 1)]
    for host, port in ports:
        if not _is_free(host, port):
            raise desk.complaint("cli-serve-taken", host=host, port=str(port))

    def ready() -> None:
        print(desk.say("cli-serve-open", address=settings.address), flush=True)
        print(desk.say("cli-serve-stop"), flush=True)
        if look and _has_browser():
            webbrowser.open(settings.address)

    try:
        if settings.processes > 1:
            serve_all(settings, ready)
        else:
            run(settings, ready)
    except BadDatabase as error:
        raise desk.complaint(f"cli-database-{error.kind}", **error.facts) from None
    print(desk.say("cli-serve-closed"))


def _for_several(desk: Desk, settings: Settings) -> Settings:
    """Several processes need a database to share; it is their bus if no other is given."""
    from euphoria.server.serve.processes import possible

    if not settings.database.startswith("postgresql://"):
        raise desk.complaint("cli-serve-not-shared")
    if not possible():
        raise desk.complaint("cli-serve-no-processes")
    return replace(settings, bus="postgres") if settings.bus == "none" else settings


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
