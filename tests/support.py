"""What several tests share."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

rule = pytest.mark.rule
"""`@rule("L-9.1")`: this test fails if the rule is broken (`make rules` counts it)."""


@cache
def card_table(name: str) -> dict[str, Any]:
    """A table of docs/rules, written apart from the engine. To be read only: every test gets the same."""
    text = (Path(__file__).parents[1] / "docs" / "rules" / name).read_text(encoding="utf-8")
    table: dict[str, Any] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return table
