"""Many games at once: who wins how often, how games end, how long they take.

>>> from euphoria import lab
>>> report = lab.simulate("leaders", 20, players=range(4, 9), bots=["random"], seed=1, jobs=1)
>>> report.games
20
"""

from __future__ import annotations

from euphoria.lab.intervals import Interval
from euphoria.lab.report import Report
from euphoria.lab.simulation import simulate
from euphoria.lab.stepping import replay

__all__ = ["Interval", "Report", "replay", "simulate"]
