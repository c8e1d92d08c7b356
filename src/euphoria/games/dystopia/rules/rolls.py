"""The dice people rolled, for the statistics of a finished game."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.rolls import Roll

KNOWLEDGE: Final = "knowledge"
AVERAGE: Final = 3.5


def rolls_told(events: list[dict[str, Any]]) -> list[Roll]:
    """Workers that were rolled (D-8.5)."""
    return [
        Roll(int(event["seat"]), KNOWLEDGE, int(event["value"]), AVERAGE)
        for event in events
        if event["event"] == "dystopia-rolled"
    ]
