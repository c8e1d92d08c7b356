"""A finished game understood afterwards: chances, key moments, luck and skill, and what could be known when.

>>> from euphoria.bots import analysis
>>> analysis.FORMAT
1
"""

from __future__ import annotations

from euphoria.bots.analysis.analyst import Analyst, analyst, fingerprint
from euphoria.bots.analysis.data import FORMAT, Account, Analysis, Choice, Claim, Opinion

__all__ = [
    "FORMAT",
    "Account",
    "Analysis",
    "Analyst",
    "Choice",
    "Claim",
    "Opinion",
    "analyst",
    "fingerprint",
]
