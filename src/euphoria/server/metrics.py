"""What Prometheus is told. Each house has its own registry, so that tests can have many."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("euphoria_moves", "Actions taken", ["by"], registry=self.registry)
        self.moves_of_people = self.moves.labels("person")
        self.requests = Counter(
            "euphoria_requests", "HTTP requests", ["route", "status"], registry=self.registry
        )
        self.errors = Counter("euphoria_errors", "Things that went wrong", ["what"], registry=self.registry)
        self.refusals = Counter("euphoria_refusals", "Requests refused", ["code"], registry=self.registry)
        self.conflicts = Counter("euphoria_conflicts", "Changes begun anew", registry=self.registry)
        self.hooks = Counter("euphoria_hooks", "Webhook calls", ["how"], registry=self.registry)
        self.messages = Counter("euphoria_messages", "Socket messages sent", registry=self.registry)
        self.latency = Histogram(
            "euphoria_request_seconds", "Time to answer", ["route"], registry=self.registry, buckets=FAST
        )
        self.move = Histogram(
            "euphoria_move_seconds", "From an action to everybody told", registry=self.registry, buckets=FAST
        )
        self.commit = Histogram(
            "euphoria_commit_seconds", "Time to make a change durable", registry=self.registry, buckets=FAST
        )
        self.thinking = Histogram(
            "euphoria_bot_seconds", "Time a bot thought", registry=self.registry, buckets=FAST
        )
        self.sockets = Gauge("euphoria_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("euphoria_tables_in_memory", "Tables in memory", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
