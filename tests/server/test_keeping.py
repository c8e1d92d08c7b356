"""What is kept, and how: rights of files, damaged and newer databases, backups, full disks, odd clocks."""

import asyncio
import hashlib
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, inspect, text

from euphoria.server.operations import readiness
from euphoria.server.operations.backup import BadBackup, backup, restore
from euphoria.server.store import tables as store
from euphoria.server.store.engine import SqliteDoor, open_door
from euphoria.server.store.migrate import upgrade
from euphoria.server.tables.clock import PROOF, EvenTime
from kit.daemons import Postgres
from kit.server import Running, SetClock, free_port, full_table, play_on, running, wait_until

DAY = 86_400_000
WEEK = 7 * DAY


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.fixture
def generous() -> Any:
    """Whoever starts the server lets everybody read new files."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("generous")
def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    file = tmp_path / "new" / "s.sqlite"
    with running(f"sqlite:///{file}") as server:
        full_table(server, "leaders", 4)
        kept = sorted(path for path in file.parent.iterdir())
        assert {path.name for path in kept} == {"s.sqlite", "s.sqlite-wal", "s.sqlite-shm"}
        assert [mode(path) for path in kept] == [0o600] * 3
        assert mode(file.parent) == 0o700
        backup(f"sqlite:///{file}", tmp_path / "b.gz")
        assert mode(tmp_path / "b.gz") == 0o600


@pytest.mark.usefixtures("generous")
def test_an_open_file_of_an_older_version_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "s.sqlite"
    with running(f"sqlite:///{file}"):
        pass
    file.chmod(0o644)
    with running(f"sqlite:///{file}"):
        assert mode(file) == 0o600


def test_a_data_folder_that_was_open_is_closed(tmp_path: Path) -> None:
    """It was made by an older version, or by hand; here the start goes no further than looking at it."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    (folder / "server.sqlite").write_bytes(b"this is no database" * 100)
    (folder / "server.sqlite").chmod(0o644)
    assert started(folder).returncode != 0
    assert mode(folder) == 0o700
    assert mode(folder / "server.sqlite") == 0o600


def started(folder: Path) -> subprocess.CompletedProcess[str]:
    """`euphoria serve` as people start it, on the database of a folder."""
    return subprocess.run(
        [sys.executable, "-m", "euphoria.cli", "serve", "--port", str(free_port())],
        env={**os.environ, "EUPHORIA_DATA": str(folder), "EUPHORIA_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=60,
    )


def spoil(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:40960] = os.urandom(36864)
    file.write_bytes(data)


def make_newer(file: Path) -> None:
    with sqlite3.connect(file) as open_file:
        open_file.execute("UPDATE alembic_version SET version_num = '9999'")
    open_file.close()


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lambda file: file.write_bytes(b"no database at all" * 100), "damaged or is none"),
        (spoil, "damaged or is none"),
        (make_newer, "newer version made this database"),
    ],
    ids=["none", "damaged", "newer"],
)
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path, harm: Any, said: str) -> None:
    file = tmp_path / "server.sqlite"
    with running(f"sqlite:///{file}") as server:
        full_table(server, "leaders", 4)
    harm(file)
    before = file.read_bytes()
    ended = started(tmp_path)
    assert ended.returncode == 2
    assert said in ended.stderr + ended.stdout
    assert "Traceback" not in ended.stderr + ended.stdout
    assert len((ended.stderr + ended.stdout).strip().splitlines()) <= 2
    assert file.read_bytes() == before


def test_a_damaged_entry_freezes_its_table_and_no_other(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/s.sqlite"
    with running(database) as server:
        harmed, people = full_table(server, "leaders", 4)
        well, others = full_table(server, "leaders", 4)
        play_on(people, harmed, 4)
    with sqlite3.connect(tmp_path / "s.sqlite") as file:
        file.execute(
            "UPDATE entries SET body = '{\"seat\": 0, ' WHERE table_id = ? AND number = 2", (harmed,)
        )
    file.close()
    with running(database) as server:
        for one in (*people, *others):
            one.address, one.http = server.address, server.http
        assert people[0].get(f"/api/tables/{harmed}")["table"]["phase"] == "frozen"
        assert people[0].refused("GET", f"/api/tables/{harmed}/position")["code"] == "frozen"
        with people[1].sit(harmed) as socket:
            assert socket.until("table")["table"]["phase"] == "frozen"
        assert play_on(others, well, 3) == 3
    # It is so from the start, not only when somebody looks.
    with sqlite3.connect(tmp_path / "s.sqlite") as file:
        found = file.execute("SELECT phase FROM tables WHERE id = ?", (harmed,)).fetchone()
    file.close()
    assert found == ("frozen",)


def contents(folder: Path) -> dict[str, str]:
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.iterdir()
        # Whoever opens the file to read it may leave an empty log beside it.
        if path.name.startswith("s.sqlite") and not path.name.endswith("-shm") and path.stat().st_size
    }


def test_a_backup_changes_nothing(tmp_path: Path) -> None:
    """Of a running house, and of a database that an older version made."""
    database = f"sqlite:///{tmp_path}/s.sqlite"
    with running(database) as server:
        table, people = full_table(server, "leaders", 4)
        play_on(people, table, 3)
        before = contents(tmp_path)
        backup(database, tmp_path / "b.gz")
        assert contents(tmp_path) == before
    old = tmp_path / "old"
    old.mkdir()

    async def make_old() -> None:
        door = SqliteDoor(f"sqlite:///{old}/s.sqlite")
        await door.write(lambda connection: upgrade(connection, "0002"))
        await door.close()

    asyncio.run(make_old())
    before = contents(old)
    backup(f"sqlite:///{old}/s.sqlite", tmp_path / "old.gz")
    assert contents(old) == before
    assert restore(tmp_path / "old.gz", f"sqlite:///{tmp_path}/again.sqlite") == 1
    with pytest.raises(BadBackup):
        backup(f"sqlite:///{tmp_path}/nowhere.sqlite", tmp_path / "c.gz")
    assert not (tmp_path / "nowhere.sqlite").exists()


@pytest.mark.parametrize("shape", ["", "0002"], ids=["newest", "older"])
def test_a_backup_of_postgresql_changes_nothing(pg: Postgres, tmp_path: Path, shape: str) -> None:
    """Neither a row nor the shape, while the house is open or of a database that an older version made."""
    database = pg.new_database()

    def rows(connection: Any) -> dict[str, list[Any]]:
        names = sorted(inspect(connection).get_table_names())
        return {
            name: sorted(repr(row) for row in connection.execute(text(f'SELECT * FROM "{name}"')))
            for name in names
        }

    async def look(first: bool) -> dict[str, list[Any]]:
        door = open_door(database)
        if first and shape:
            await door.write(lambda connection: upgrade(connection, shape))
        found = await door.read(rows)
        await door.close()
        return found

    if shape:
        before = asyncio.run(look(first=True))
        backup(database, tmp_path / "b.gz")
        assert asyncio.run(look(first=False)) == before
        return
    with running(database) as server:
        table, people = full_table(server, "leaders", 4)
        play_on(people, table, 3)
        before = asyncio.run(look(first=False))
        backup(database, tmp_path / "b.gz")
        assert asyncio.run(look(first=False)) == before
        assert before["tables"]
        assert play_on(people, table, 2) == 2


def test_a_full_disk_is_not_ready(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "AGAIN", 0.0)
    assert server.http.get("/ready").status_code == 200
    door = server.house.door
    assert isinstance(door, SqliteDoor)
    most = ["1"]

    def limited(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={most[0]}").close()

    def limit(to: str) -> None:
        most[0] = to
        work = door.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={to}").scalar())
        asyncio.run_coroutine_threadsafe(work, server.loop).result(20)

    event.listen(door.engine, "connect", limited)
    limit("1")
    # More than what was freed before: a disk that is full takes nothing, a file that is full has gaps.
    monkeypatch.setattr(store, "PROBE", 1_000_000)
    assert server.http.get("/ready").status_code == 503
    assert server.http.get("/health").status_code == 200
    limit("1000000000")
    assert server.http.get("/ready").status_code == 200
    monkeypatch.setattr(readiness, "LEAST_FREE", 2**62)
    assert server.http.get("/ready").status_code == 503


def test_a_clock_that_jumps_deletes_nothing(tmp_path: Path) -> None:
    clock = SetClock()
    with running(f"sqlite:///{tmp_path}/s.sqlite", clock=clock) as server:
        table = server.person("Ana").table("leaders", 4)

        def clear() -> None:
            work = server.house.driver._clear()
            asyncio.run_coroutine_threadsafe(work, server.loop).result(20)

        even = [0.0]
        server.house.driver._even = EvenTime(lambda: even[0])
        even[0] = PROOF
        clear()
        for jump in (10 * 365 * DAY, -20 * 365 * DAY, 10 * 365 * DAY + 60_000):
            clock.time += jump
            even[0] += 60.0
            clear()
            assert server.http.get(f"/api/tables/{table}").status_code == 200
        # Time that really goes by clears it away.
        for _ in range(10):
            clock.time += DAY
            even[0] += DAY / 1000
            clear()
        wait_until(lambda: server.house.tables.held_table(table) is not None)
        server.house.tables.drop(table)
        assert server.http.get(f"/api/tables/{table}").status_code == 404


@pytest.mark.parametrize(
    ("gap", "trusted"), [(60_000, True), (2 * DAY, True), (400 * DAY, False), (-DAY, False)]
)
def test_a_clock_that_is_wrong_at_the_start_is_not_trusted(gap: int, trusted: bool) -> None:
    even = [5.0]
    time = EvenTime(lambda: even[0])
    now = 1_800_000_000_000
    assert time.is_trusted(now, now - gap) is trusted
    even[0] += PROOF
    assert time.is_trusted(now + int(PROOF * 1000), now)


def test_guesses_of_others_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite", limits=True) as server:
        owner = server.person("Ana")
        made = owner.request("POST", "/api/me/account", json={"login": "Ana", "password": "correct horse"})
        device = made.cookies["euphoria-device"]
        answers = [
            server.http.post("/api/login", json={"login": "ana", "password": "wrong guess"}).status_code
            for _ in range(14)
        ]
        assert answers[-1] == 429
        right = {"login": "aNa", "password": "correct horse"}
        assert server.http.post("/api/login", json=right).status_code == 429
        known = {"cookie": f"euphoria-device={device}"}
        assert server.http.post("/api/login", json=right, headers=known).status_code == 200
        # The mark is for that login only, and guesses from there are counted, too.
        other = {"login": "bo", "password": "whatever it is"}
        assert server.http.post("/api/login", json=other, headers=known).status_code == 429
        forged = {"cookie": f"euphoria-device={'0' * 16}.{device.partition('.')[2]}"}
        assert server.http.post("/api/login", json=right, headers=forged).status_code == 429
        wrong = {"login": "ana", "password": "wrong guess"}
        tries = [server.http.post("/api/login", json=wrong, headers=known).status_code for _ in range(14)]
        assert (tries[0], tries[-1]) == (401, 429)
