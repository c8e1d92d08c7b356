"""The same games on a Ray cluster: two nodes on this machine, and a worker that is killed in mid-run."""

import os
import shutil
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from euphoria import lab
from euphoria.lab import cluster, simulation
from euphoria.lab.cluster import NoCluster
from euphoria.lab.report import Report

GAMES = 150
SEED = 4


def simulate(keep: Path | None = None, address: str | None = None) -> Report:
    options = {"turn_limit": 40}
    return lab.simulate(
        "leaders", GAMES, (4, 5), ["random"], SEED, 1, options=options, keep=keep, cluster=address
    )


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Two nodes with a processor each."""
    pytest.importorskip("ray")
    # The names of sockets are short, so the folder cannot be one of pytest's.
    folder = tempfile.mkdtemp(prefix="eu-")
    monkeypatch.setenv("RAY_TMPDIR", folder)
    (Path(folder) / "ray").mkdir()
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    ray: Any = import_module("ray")
    maker: Any = import_module("ray.cluster_utils").Cluster
    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
    # Without those who look after logs and order more nodes: each is a process that reads all of Ray.
    node |= {"include_log_monitor": False}
    nodes = maker(
        initialize_head=True, head_node_args={**node, "include_dashboard": False, "no_monitor": True}
    )
    nodes.add_node(**node)
    try:
        yield nodes.address
    finally:
        ray.shutdown()
        nodes.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


def kill_one_at_work(killed: list[int], stop: threading.Event) -> None:
    """End one process that plays, as soon as there is one."""
    while not killed and not stop.is_set():
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and (entry / "cmdline").read_bytes().startswith(b"ray::play_chunk"):
                    os.kill(int(entry.name), signal.SIGKILL)
                    killed.append(int(entry.name))
                    return
            except OSError:
                continue
        time.sleep(0.01)


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="workers are found by their titles")
def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "TASK_SECONDS", 0.01)
    monkeypatch.setattr(simulation, "KEPT_SECONDS", 0.5)
    killed: list[int] = []
    stop = threading.Event()
    hunter = threading.Thread(target=kill_one_at_work, args=(killed, stop))
    hunter.start()
    try:
        far = simulate(tmp_path / "far", address)
    finally:
        stop.set()
        hunter.join()
    assert killed
    here = simulate(tmp_path / "here")
    assert far.totals() == here.totals()
    for table, order in (("games", ["game"]), ("seats", ["game", "seat"])):
        frames = [
            pl.read_parquet(tmp_path / side / table / "*.parquet").sort(order) for side in ("far", "here")
        ]
        assert frames[0].equals(frames[1])


def test_a_cluster_that_is_not_there_is_told_in_a_sentence() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        closed = f"127.0.0.1:{door.getsockname()[1]}"
    for address in (closed, f"ray://{closed}", "127.0.0.1:tea"):
        began = time.monotonic()
        with pytest.raises(NoCluster, match=r"^No Ray cluster answers at .*\.$"):
            simulate(address=address)
        assert time.monotonic() - began < 4


@pytest.mark.parametrize("greeting", [b"", b"220 a house of letters\r\n"])
def test_a_door_with_nobody_or_somebody_else_behind_it_is_no_cluster(
    greeting: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "ANSWER_WITHIN", 0.5)
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen(1)

        def greet() -> None:
            with door.accept()[0] as guest:
                guest.sendall(greeting)
                guest.recv(1000)
                time.sleep(0 if greeting else 1)

        host = threading.Thread(target=greet)
        host.start()
        with pytest.raises(NoCluster):
            simulate(address=f"127.0.0.1:{door.getsockname()[1]}")
        host.join()
