"""What Prometheus is told. Each house has its own registry, so that tests can have many."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Times(Collector):
    """A histogram for what happens at every move: the usual ones take a lock and a clock each time."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._what = what
        self._counts = [0] * (len(FAST) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """From the event loop only."""
        self._counts[bisect_left(FAST, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        buckets: list[tuple[str, float]] = []
        total = 0
        for bound, count in zip((*FAST, float("inf")), self._counts, strict=True):
            total += count
            buckets.append(("+Inf" if bound == float("inf") else repr(float(bound)), total))
        yield HistogramMetricFamily(self._name, self._what, buckets=buckets, sum_value=self._sum)


class Tally(Collector):
    """A counter of the same sort; `by` says what is counted apart."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry, label: str = "") -> None:
        self._name = name
        self._what = what
        self._label = label
        self._counts: dict[str, int] = {} if label else {"": 0}
        registry.register(self)

    def add(self, count: int = 1, by: str = "") -> None:
        """From the event loop only."""
        self._counts[by] = self._counts.get(by, 0) + count

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._what, labels=[self._label] if self._label else [])
        for by, count in self._counts.items():
            family.add_metric([by] if self._label else [], count)
        yield family


class Metrics:
    def __init__(self, process: int = 0) -> None:
        self.registry = CollectorRegistry()
        self.process = Gauge(
            "euphoria_process", "Which process of the machine tells this", registry=self.registry
        )
        self.process.set(process)
        self.moves = Tally("euphoria_moves", "Actions taken", self.registry, "by")
        self.requests = Counter(
            "euphoria_requests", "HTTP requests", ["route", "status"], registry=self.registry
        )
        self.errors = Counter("euphoria_errors", "Things that went wrong", ["what"], registry=self.registry)
        self.refusals = Counter("euphoria_refusals", "Requests refused", ["code"], registry=self.registry)
        self.conflicts = Counter("euphoria_conflicts", "Changes begun anew", registry=self.registry)
        self.hooks = Counter("euphoria_hooks", "Webhook calls", ["how"], registry=self.registry)
        self.messages = Tally("euphoria_messages", "Socket messages sent", self.registry)
        self.latency = Histogram(
            "euphoria_request_seconds", "Time to answer", ["route"], registry=self.registry, buckets=FAST
        )
        self.move = Times("euphoria_move_seconds", "From an action to everybody told", self.registry)
        self.commit = Times("euphoria_commit_seconds", "Time to make a change durable", self.registry)
        self.thinking = Histogram(
            "euphoria_bot_seconds", "Time a bot thought", registry=self.registry, buckets=FAST
        )
        self.worked_out = Times("euphoria_desk_seconds", "Processor's time of an answer aside", self.registry)
        self.overtime = Counter("euphoria_overtime", "Answers that took too long", registry=self.registry)
        self.sockets = Gauge("euphoria_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("euphoria_tables_in_memory", "Tables in memory", registry=self.registry)

    def moved(self, seconds: float) -> None:
        """Somebody has acted, and it took so long until everybody knew."""
        self.moves.add(by="person")
        self.move.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
