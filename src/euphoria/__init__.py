"""Euphoria: a digital table for three games that share a name.

One import gives the whole game:

>>> import euphoria
>>> euphoria.titles()
['leaders', 'dystopia', 'show']
>>> match = euphoria.new("leaders", players=4, key=bytes(32))
>>> match.decisions[0].kind
'arrange'
"""

from euphoria.api import game, load, new, read_record, rematch, titles
from euphoria.core.actions import Action
from euphoria.core.decision import Decision
from euphoria.core.errors import BadNotation, BadQuestion, BadRecord, BadSetup, EuphoriaError, Refused
from euphoria.core.match import Match
from euphoria.prompt import show

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadNotation",
    "BadQuestion",
    "BadRecord",
    "BadSetup",
    "Decision",
    "EuphoriaError",
    "Match",
    "Refused",
    "__version__",
    "game",
    "load",
    "new",
    "read_record",
    "rematch",
    "show",
    "titles",
]
