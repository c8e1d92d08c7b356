"""What several tests share."""

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from euphoria.core import native

rule = pytest.mark.rule
"""`@rule("L-9.1")`: this test fails if the rule is broken (`make rules` counts it)."""


EXPLORING = os.environ.get("HYPOTHESIS_PROFILE") == "explore"


def often(number: int) -> int:
    """How often something is tried where the tests run on both builds of the engines: half as often on the
    pure one, which takes several times as long to do the same. Whoever looks for new examples has all."""
    return number if native() or EXPLORING else (number + 1) // 2


@cache
def card_table(name: str) -> dict[str, Any]:
    """A table of docs/rules, written apart from the engine. To be read only: every test gets the same."""
    text = (Path(__file__).parents[1] / "docs" / "rules" / name).read_text(encoding="utf-8")
    table: dict[str, Any] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return table
