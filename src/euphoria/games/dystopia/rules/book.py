"""All procedures of the title, in the order of the rulebook: the sequence of play."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import Procedure
from euphoria.games.dystopia.rules import recruits_subterran
from euphoria.games.dystopia.rules.abilities import BY_MOMENT, WINDOW, Ability
from euphoria.games.dystopia.rules.benefits import BENEFIT_PROCEDURES
from euphoria.games.dystopia.rules.construction import COMPLETION
from euphoria.games.dystopia.rules.dilemma import DILEMMA
from euphoria.games.dystopia.rules.ending import ROLL_OFF
from euphoria.games.dystopia.rules.goods import GOODS_PROCEDURES
from euphoria.games.dystopia.rules.paying import PAYING_PROCEDURES
from euphoria.games.dystopia.rules.placing import PLACING_PROCEDURES
from euphoria.games.dystopia.rules.prices import CHOOSE_GAIN
from euphoria.games.dystopia.rules.recruits_euphorian import EUPHORIAN_PROCEDURES
from euphoria.games.dystopia.rules.recruits_icarite import ICARITE_PROCEDURES
from euphoria.games.dystopia.rules.recruits_wastelander import WASTELANDER_PROCEDURES
from euphoria.games.dystopia.rules.retrieving import RETRIEVAL
from euphoria.games.dystopia.rules.setup import SETUP_PROCEDURES
from euphoria.games.dystopia.rules.tracks import TRACK_PROCEDURES
from euphoria.games.dystopia.rules.trade import TRADE
from euphoria.games.dystopia.rules.turn import TURN_PROCEDURES
from euphoria.games.dystopia.rules.workers import WORKER_PROCEDURES

# Importing the recruits registers their abilities; the Subterrans need no procedures of their own.
RECRUIT_MODULES: Final = [recruits_subterran]
ABILITIES: Final[list[list[Ability]]] = BY_MOMENT
"""Of all recruits, by their moments: whoever judges abilities takes them from here, where none is missing."""

BOOK: Final[list[Procedure]] = [
    *SETUP_PROCEDURES,
    *TURN_PROCEDURES,
    *PLACING_PROCEDURES,
    *PAYING_PROCEDURES,
    *BENEFIT_PROCEDURES,
    COMPLETION,
    RETRIEVAL,
    DILEMMA,
    TRADE,
    *GOODS_PROCEDURES,
    *TRACK_PROCEDURES,
    *WORKER_PROCEDURES,
    ROLL_OFF,
    WINDOW,
    CHOOSE_GAIN,
    *EUPHORIAN_PROCEDURES,
    *WASTELANDER_PROCEDURES,
    *ICARITE_PROCEDURES,
]
