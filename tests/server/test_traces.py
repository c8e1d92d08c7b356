"""A move can be followed from the socket to the commit to the push, and the numbers reach a collector too."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import InMemoryMetricReader
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from euphoria.server.operations import telemetry
from kit.receiver import Receiver
from kit.server import Running, free_port, full_table, plain_client, play_on, wait_until

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def spans(server: Running) -> InMemorySpanExporter:
    kept = InMemorySpanExporter()
    provider = TracerProvider(resource=telemetry.resource(server.house))
    provider.add_span_processor(SimpleSpanProcessor(kept))
    server.house.traces.use(provider)
    return kept


def named(spans: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    return [span for span in spans.get_finished_spans() if span.name == name]


def tree(spans: InMemorySpanExporter, root: ReadableSpan) -> dict[str, ReadableSpan]:
    """Everything in the same trace, by name."""
    assert root.context is not None
    return {
        span.name: span
        for span in spans.get_finished_spans()
        if span.context is not None and span.context.trace_id == root.context.trace_id
    }


@pytest.mark.parametrize("title", ["leaders", "show"])
@pytest.mark.parametrize("way", ["socket", "http"])
def test_a_move_is_seen_from_its_coming_to_the_push(
    server: Running, spans: InMemorySpanExporter, way: str, title: str
) -> None:
    """Also where it is carried out in another thread, as in the show."""
    table, people = full_table(server, title, 4 if title == "leaders" else 2)
    people.sort(key=lambda one: one.position(table)["decision"] is None)
    asked = people[0].position(table)
    action = asked["decision"]["options"][0]["text"]
    with people[0].sit(table) as socket, people[1].sit(table) as other:
        socket.until("position")
        other.until("position")
        spans.clear()
        if way == "socket":
            assert socket.act(action, asked["ply"])["type"] == "ack"
        else:
            people[0].act(table, action, asked["ply"])
        other.until("position")
    root = "socket.act" if way == "socket" else "http.act"
    wait_until(lambda: bool(named(spans, root)))
    (begun,) = named(spans, root)
    parts = tree(spans, begun)
    assert set(parts) == {root, "table.step", "store.commit", "push"}
    assert begun.parent is None and begun.context is not None
    for name in ("table.step", "store.commit", "push"):
        parent = parts[name].parent
        assert parent is not None and parent.span_id == begun.context.span_id, name
    times = [(parts[name].start_time or 0, parts[name].end_time or 0) for name in parts if name != root]
    assert all((begun.start_time or 0) <= start <= end for start, end in times)
    step, commit, push = (parts[name] for name in ("table.step", "store.commit", "push"))
    assert (
        (step.end_time or 0) <= (commit.start_time or 0) <= (commit.end_time or 0) <= (push.start_time or 0)
    )


def test_what_is_prepared_in_the_background_belongs_to_no_move(
    server: Running, spans: InMemorySpanExporter
) -> None:
    table, people = full_table(server, "show", 2)
    play_on(people, table, most=3)
    wait_until(lambda: bool(named(spans, "desk.prepare")))
    assert {span.parent for span in named(spans, "desk.prepare")} == {None}


def test_a_refusal_is_seen_and_tells_no_secret(server: Running, spans: InMemorySpanExporter) -> None:
    table, people = full_table(server, "leaders", 4)
    people[0].post(f"/api/tables/{table}/chat", key="k" * 8, text="my secret plan")
    people[0].refused("POST", f"/api/tables/{table}/act", key="x" * 8, ply=0, action="dance")
    assert [span.status.status_code.name for span in named(spans, "table.step")][-1] == "ERROR"
    told = "".join(span.to_json() for span in spans.get_finished_spans())
    for secret in ("my secret plan", people[0].token, people[0].name, table, "dance"):
        assert secret not in told, secret


def test_the_numbers_of_the_metrics_reach_a_collector(server: Running) -> None:
    reader = InMemoryMetricReader()
    telemetry.measure(server.house, MeterProvider(metric_readers=[reader]))
    table, people = full_table(server, "leaders", 4)
    play_on(people, table, 3)
    data = reader.get_metrics_data()
    assert data is not None
    found: dict[str, Any] = {
        metric.name: {json.dumps(dict(point.attributes or {})): getattr(point, "value", None)}
        for resource in data.resource_metrics
        for scope in resource.scope_metrics
        for metric in scope.metrics
        for point in metric.data.data_points
    }
    assert found["euphoria_moves_total"] == {'{"by": "person"}': 3}
    assert found["euphoria_move_seconds_count"] == {"{}": 3}
    assert "euphoria_sockets" in found


def test_a_house_tells_the_collector_it_is_told_of(tmp_path: Path) -> None:
    """EUPHORIA_OTEL, as it is run: what is done meanwhile has been told when the house is closed."""
    collector = Receiver()
    port = free_port()
    address = f"http://127.0.0.1:{collector.port}"
    process = subprocess.Popen(
        [sys.executable, "-m", "euphoria.cli", "serve", "--port", str(port)],
        env={**os.environ, "EUPHORIA_DATA": str(tmp_path), "EUPHORIA_LANG": "en", "EUPHORIA_OTEL": address},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None and process.stdout.readline()
        with plain_client(f"http://127.0.0.1:{port}") as http:
            assert http.post("/api/me", json={"name": "Ana"}).status_code == 201
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)
        assert process.returncode == 0
    finally:
        process.kill()
        collector.close()
    told: dict[str, bytes] = {}
    for call in collector.calls:
        told[call["path"]] = told.get(call["path"], b"") + call["raw"]
    assert set(told) == {"/v1/traces", "/v1/metrics"}
    assert b"http.come_in" in told["/v1/traces"] and b"Ana" not in told["/v1/traces"]
    assert b"euphoria_tables_in_memory" in told["/v1/metrics"]


def test_the_dashboard_asks_for_numbers_there_are(server: Running) -> None:
    """Every series of the dashboard and of the alerts is one that `/metrics` tells."""
    families = list(server.house.metrics.registry.collect())
    told = {sample.name for family in families for sample in family.samples}
    told |= {family.name + end for family in families for end in ("_total", "_bucket")}
    for file in ("dashboard.json", "alerts.yaml"):
        text = (ROOT / "deploy" / file).read_text("utf-8")
        asked = set(re.findall(r"\beuphoria_\w+", text))
        assert asked
        assert asked <= told, asked - told
    alerts = re.findall(r"alert: (\w+)", (ROOT / "deploy" / "alerts.yaml").read_text("utf-8"))
    manual = (ROOT / "docs" / "server.md").read_text("utf-8")
    assert len(alerts) > 4
    assert [name for name in alerts if f"`{name}`" not in manual] == []
