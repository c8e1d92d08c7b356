"""PettingZoo's connect four, driven as its manual says. No window is opened, so it does without pygame."""

import sys
from importlib import import_module
from importlib.metadata import version
from types import ModuleType
from typing import Any

from own_env import alone
from worker import Task

sys.modules.setdefault("pygame", ModuleType("pygame"))
connect_four: Any = import_module("pettingzoo.classic.connect_four_v3")


def about() -> str:
    return f"PettingZoo {version('pettingzoo')}"


def tasks() -> dict[str, Task]:
    """`env` is what users make, with its wrappers; `raw_env` is without them."""
    return {"connect four env": alone(connect_four.env()), "connect four raw": alone(connect_four.raw_env())}
