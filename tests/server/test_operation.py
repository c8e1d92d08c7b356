"""Running a house: starting, stopping, backups, logs, documents for machines."""

import asyncio
import gzip
import hashlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import structlog

from cli.terminal import Terminal
from euphoria.server.http.openapi import openapi, socket_schema
from euphoria.server.http.routes import ENDPOINTS
from euphoria.server.operations import logs
from euphoria.server.operations.backup import BadBackup, backup, restore
from euphoria.server.operations.settings import from_environment
from euphoria.server.serve.app import HANDLERS
from euphoria.server.store.engine import open_door
from euphoria.server.store.migrate import shapes
from kit.daemons import Postgres
from kit.server import SetClock, free_port, full_table, plain_client, play_on, running, wait_until

ROOT = Path(__file__).resolve().parents[2]


def test_serve_opens_says_where_and_stops_in_order(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "euphoria.cli", "serve", "--port", str(port)],
        env={**os.environ, "EUPHORIA_DATA": str(tmp_path), "EUPHORIA_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip() == f"The house is open: http://127.0.0.1:{port}"
    with plain_client(f"http://127.0.0.1:{port}") as http:
        assert http.get("/health").json()["status"] == "ok"
        assert http.get("/ready").json()["status"] == "ready"
        assert "Euphoria" in http.get("/").text
    assert (tmp_path / "server.sqlite").exists()
    process.send_signal(signal.SIGTERM)
    out, _ = process.communicate(timeout=30)
    assert process.returncode == 0
    assert out.splitlines()[-1] == "The house is closed."


def test_what_cannot_be_served_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EUPHORIA_LANG", "en")
    terminal = Terminal(tmp_path / "data", monkeypatch)
    done = terminal.run("serve", "--database", "mysql://x")
    assert (done.code, done.err.strip()) == (2, "A database is sqlite:///FILE or postgresql://…")
    assert terminal.run("serve", "--bus", "amqp://x").code == 2
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        done = terminal.run("serve", "--port", str(server.settings.port))
        assert done.code == 2
        assert "is taken" in done.err


def test_a_backup_brings_everything_back(database: str, tmp_path: Path) -> None:
    """From a running server of either kind into a new file; games go on there."""
    with running(database) as server:
        table, people = full_table(server, "leaders", 4)
        play_on(people, table, 12)
        people[0].post(f"/api/tables/{table}/chat", key="k" * 8, text="¡hola!")
        before = [person.request("GET", f"/api/tables/{table}/position").content for person in people]
        rows = backup(database, tmp_path / "house.gz")
        play_on(people, table, 3)  # after the backup, so not in it
    assert oct((tmp_path / "house.gz").stat().st_mode)[-3:] == "600"
    fresh = f"sqlite:///{tmp_path}/fresh.sqlite"
    assert restore(tmp_path / "house.gz", fresh) == rows
    with running(fresh) as server:
        again = [server.anyone(person.token) for person in people]
        assert [one.request("GET", f"/api/tables/{table}/position").content for one in again] == before
        assert again[1].get(f"/api/tables/{table}/chat")["messages"][0]["text"] == "¡hola!"
        assert play_on(again, table, 5) == 5
    with pytest.raises(BadBackup, match="not empty"):
        restore(tmp_path / "house.gz", fresh)


def test_a_backup_moves_a_house_to_postgresql(pg: Postgres, tmp_path: Path) -> None:
    small = f"sqlite:///{tmp_path}/s.sqlite"
    with running(small) as server:
        table, people = full_table(server, "dystopia", 2)
        play_on(people, table, 6)
    backup(small, tmp_path / "house.gz")
    large = pg.new_database()
    restore(tmp_path / "house.gz", large)
    with running(large) as server:
        people = [server.anyone(person.token) for person in people]
        assert people[0].position(table)["ply"] == 6
        assert play_on(people, table, 4) == 4


OLD = Path(__file__).parent / "data" / "house-0001.gz"
"""Written by the version whose databases had shape 0001: a finished game, one under way, and some talk."""
TOKEN = "eu_8qnlucSNhB0pcgKVOhL73AclM1nVV1we7lx6M9hMEDg"
"""Of the first player of the game under way."""


@pytest.mark.parametrize("opened", [False, True], ids=["new", "opened before"])
def test_an_older_backup_is_brought_up_to_date(database: str, opened: bool, tmp_path: Path) -> None:
    """Also into a database that this version has given its own shape already."""
    clock = SetClock(1_794_811_000_000)
    if opened:
        with running(database, clock=clock):
            pass
    assert restore(OLD, database) == 79
    with running(database, clock=clock) as server:
        ana = server.anyone(TOKEN)
        # The rules have changed since: both games say so, and lose nothing.
        for who, path in ((server.anyone(), "gp1006bp3f2p/outcome"), (ana, "zcwyhmkayj9t/position")):
            refused = who.refused("GET", f"/api/tables/{path}")
            assert refused["facts"]["reason"] == "problems-frozen-rules"
            assert "revision 1 of the rules" in refused["message"]
        (said,) = ana.get("/api/tables/zcwyhmkayj9t/chat")["messages"]
        assert said["text"] == "Hello from shape 0001"
    backup(database, tmp_path / "now.gz")
    head = gzip.decompress((tmp_path / "now.gz").read_bytes()).partition(b"\n")[0]
    assert json.loads(head)["revision"] == shapes()[0] != "0001"
    with pytest.raises(BadBackup, match="not empty"):
        restore(OLD, database)


def test_a_backup_of_a_shape_to_come_is_refused(tmp_path: Path) -> None:
    lines = gzip.decompress(OLD.read_bytes()).replace(b'"revision":"0001"', b'"revision":"9001"').splitlines()
    body = b"\n".join(lines[:-1]) + b"\n"
    path = tmp_path / "later.gz"
    path.write_bytes(gzip.compress(body + b'{"sum":"%s"}\n' % hashlib.sha256(body).hexdigest().encode()))
    with pytest.raises(BadBackup, match="has shape 9001"):
        restore(path, f"sqlite:///{tmp_path}/fresh.sqlite")


@pytest.mark.parametrize("spoil", ["cut", "changed", "nonsense", "missing"])
def test_a_spoilt_backup_restores_nothing(tmp_path: Path, spoil: str) -> None:
    path, fresh = tmp_path / "house.gz", f"sqlite:///{tmp_path}/fresh.sqlite"
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        server.person("Ana")
        backup(server.settings.database, path)
    data = path.read_bytes()
    if spoil == "missing":
        path.unlink()
    else:
        middle = len(data) // 2
        changed = data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]
        path.write_bytes({"cut": data[:-40], "changed": changed, "nonsense": b"hello"}[spoil])
    with pytest.raises(BadBackup):
        restore(path, fresh)
    assert not Path(fresh.removeprefix("sqlite:///")).exists()


def test_log_lines_hold_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("json")
    try:
        structlog.get_logger("x").info("something", token="eu_secret", key="ff00", table="t1", text="words")
    finally:
        structlog.reset_defaults()
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["table"]) == ("something", "t1")
    assert (line["token"], line["key"], line["text"]) == ("…", "…", "…")


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EUPHORIA_PORT", "9000")
    monkeypatch.setenv("EUPHORIA_LIMITS", "no")
    monkeypatch.setenv("EUPHORIA_BOT_DELAY", "0.25")
    monkeypatch.setenv("EUPHORIA_DATABASE", "postgresql://there/db")
    chosen = from_environment(port=None, bus="postgres")
    assert (chosen.port, chosen.limits, chosen.bot_delay) == (9000, False, 0.25)
    assert (chosen.database, chosen.bus) == ("postgresql://there/db", "postgres")
    assert from_environment(port=1).port == 1


def test_the_documents_for_machines_name_every_door() -> None:
    assert HANDLERS
    made = openapi()
    count = sum(len(methods) for methods in made["paths"].values())
    assert count == len(ENDPOINTS)
    assert all(one.summary for one in ENDPOINTS)
    names = [one.name for one in ENDPOINTS]
    assert len(set(names)) == len(names)
    assert {"Act", "Position", "TableInfo"} <= set(made["components"]["schemas"])
    both = socket_schema()
    assert "Hello" in both["$defs"] and "Events" in both["$defs"]


def test_the_manual_names_every_door() -> None:
    manual = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    missing = [
        f"{one.method} {one.path}" for one in ENDPOINTS if re.sub(r":\w+\}", "}", one.path) not in manual
    ]
    assert missing == []


def test_the_server_that_lost_its_database_is_not_ready(pg: Postgres) -> None:
    with running(pg.new_database()) as server:
        assert server.http.get("/ready").status_code == 200
        pg.stop()
        try:
            wait_until(lambda: server.http.get("/ready").status_code == 503)  # an answer is kept for a moment
            assert server.http.get("/health").status_code == 200
        finally:
            pg.start()
        wait_until(lambda: server.http.get("/ready").status_code == 200)


def test_a_database_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    with running(f"sqlite:///{path}") as server:
        assert server.house.secret
    with sqlite3.connect(path) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()

    async def start() -> None:
        from euphoria.server.store.migrate import migrate

        door = open_door(f"sqlite:///{path}")
        try:
            await migrate(door)
        finally:
            await door.close()

    with pytest.raises(Exception, match="9999"):
        asyncio.run(start())
