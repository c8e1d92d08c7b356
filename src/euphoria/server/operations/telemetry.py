"""What goes to a collector of OpenTelemetry: traces (traces.py) and the same numbers that `/metrics` tells.

The packages are an extra: `pip install 'euphoria[server,otel]'`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from euphoria import __version__

if TYPE_CHECKING:
    from euphoria.server.application import Application

NEEDED = ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http")


def missing() -> list[str]:
    """Packages that are not installed."""
    if find_spec("opentelemetry") is None:
        return list(NEEDED)
    return [name for name in NEEDED if find_spec(name) is None]


def export_to(app: Application, address: str) -> Callable[[], None]:
    """Send everything to the collector at this address (OTLP over HTTP); call what is returned at the end."""
    from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.metrics import MeterProvider
    from opentelemetry.sdk.metrics.export import PeriodicExportingMetricReader
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    base, source = address.rstrip("/"), resource(app)
    spans = TracerProvider(resource=source)
    spans.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=f"{base}/v1/traces")))
    app.traces.use(spans)
    reader = PeriodicExportingMetricReader(OTLPMetricExporter(endpoint=f"{base}/v1/metrics"))
    meters = MeterProvider(metric_readers=[reader], resource=source)
    measure(app, meters)

    def stop() -> None:
        spans.shutdown()
        meters.shutdown()

    return stop


def resource(app: Application) -> Any:
    from opentelemetry.sdk.resources import Resource

    return Resource.create(
        {"service.name": "euphoria", "service.version": __version__, "service.instance.id": app.node}
    )


def measure(app: Application, provider: Any) -> None:
    """Tell this provider (`opentelemetry.sdk.metrics.MeterProvider`) all numbers of `/metrics`.

    They are read when the provider asks for them, so a move costs nothing more. Histograms are told as their
    count and their sum.
    """
    from opentelemetry.metrics import Observation

    meter = provider.get_meter("euphoria")

    def reading(name: str) -> Callable[[Any], Iterable[Any]]:
        def read(_options: Any) -> Iterable[Any]:
            for family in app.metrics.registry.collect():
                for sample in family.samples:
                    if sample.name == name:
                        yield Observation(sample.value, dict(sample.labels))

        return read

    for family in app.metrics.registry.collect():
        what = family.documentation
        if family.type == "gauge":
            meter.create_observable_gauge(family.name, [reading(family.name)], description=what)
        for end in {"counter": ("_total",), "histogram": ("_count", "_sum")}.get(family.type, ()):
            name = family.name + end
            meter.create_observable_counter(name, [reading(name)], description=what)
