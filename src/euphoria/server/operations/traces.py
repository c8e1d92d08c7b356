"""Traces: the way of a request or a move through the house, for a collector of OpenTelemetry.

    with app.traces.span("http.start"): ...        what happens inside belongs to it
    span = app.traces.begin("store.commit")        for what ends elsewhere
    app.traces.end(span)

Without a collector, which is the usual case, nothing of this costs more than a look. Spans hold no names,
tokens, cards or messages: what was done, how long it took, and whether it failed.
"""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from contextlib import AbstractContextManager
from typing import Any, Final

_NOTHING: Final = contextlib.nullcontext()


class Traces:
    def __init__(self) -> None:
        self._tracer: Any = None

    def use(self, provider: Any) -> None:
        """From now on tell this provider (`opentelemetry.sdk.trace.TracerProvider`)."""
        self._tracer = provider.get_tracer("euphoria")

    def begin(self, name: str, parent: Any = None, **facts: str | int) -> Any:
        """A span that is ended by `end`; within another one, or within `parent`. None without a collector."""
        if self._tracer is None:
            return None
        from opentelemetry.trace import set_span_in_context

        context = None if parent is None else set_span_in_context(parent)
        return self._tracer.start_span(name, context=context, attributes=facts)

    def end(self, span: Any, error: BaseException | None = None) -> None:
        if span is None:
            return
        if error is not None:
            from opentelemetry.trace import Status, StatusCode

            # The kind of the error only: its text may tell what was said or held.
            span.set_status(Status(StatusCode.ERROR, type(error).__name__))
        span.end()

    def inside(self, span: Any) -> AbstractContextManager[Any]:
        """Whatever begins in here belongs to the span."""
        if span is None:
            return _NOTHING
        from opentelemetry.trace import use_span

        return use_span(span, end_on_exit=False, record_exception=False, set_status_on_exception=False)

    def span(self, name: str, parent: Any = None, **facts: str | int) -> AbstractContextManager[Any]:
        """A span for what happens in here."""
        return _NOTHING if self._tracer is None else self._span(name, parent, **facts)

    @contextlib.contextmanager
    def _span(self, name: str, parent: Any, **facts: str | int) -> Generator[None]:
        span = self.begin(name, parent, **facts)
        try:
            with self.inside(span):
                yield
        except BaseException as error:
            self.end(span, error)
            raise
        self.end(span)

    def current(self) -> Any:
        """The span we are in; None outside of all, or without a collector."""
        if self._tracer is None:
            return None
        from opentelemetry.trace import get_current_span

        return get_current_span()
