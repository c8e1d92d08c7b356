"""Log lines: one event each, with facts; never a token, a key, an invitation or what somebody said."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog

SECRETS: Final = frozenset(
    {"token", "key", "password", "invitation", "secret", "authorization", "cookie", "text"}
)


def _without_secrets(_logger: Any, _method: str, event: Any) -> Any:
    """Should a secret ever be handed to a log line, it stops here."""
    for name in SECRETS & set(event):
        event[name] = "…"
    return event


def _of_process(process: int) -> Any:
    def add(_logger: Any, _method: str, event: Any) -> Any:
        event["process"] = process
        return event

    return add


def set_up(style: str, process: int = 0) -> None:
    """`text` for eyes, `json` for machines; to standard error. `process`: which one of several writes."""
    last: Any = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    first: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        *([_of_process(process)] if process else []),
        _without_secrets,
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*first, last],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=False,
    )
    _take_over(first, last)


def _take_over(first: list[Any], last: Any) -> None:
    """What libraries have to say (uvicorn, asyncio) comes in the same style."""
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.add_logger_name, *first],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
