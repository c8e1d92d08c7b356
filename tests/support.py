"""What several tests share."""

import pytest

rule = pytest.mark.rule
"""`@rule("L-9.1")`: this test fails if the rule is broken (`make rules` counts it)."""
