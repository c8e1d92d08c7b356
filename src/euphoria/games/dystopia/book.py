"""All procedures of the title, in the order of the rulebook: the sequence of play."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import Procedure
from euphoria.games.dystopia import recruits_subterran
from euphoria.games.dystopia.abilities import WINDOW
from euphoria.games.dystopia.benefits import BENEFIT_PROCEDURES
from euphoria.games.dystopia.construction import COMPLETION
from euphoria.games.dystopia.dilemma import DILEMMA
from euphoria.games.dystopia.ending import ROLL_OFF
from euphoria.games.dystopia.goods import GOODS_PROCEDURES
from euphoria.games.dystopia.paying import PAYING_PROCEDURES
from euphoria.games.dystopia.placing import PLACING_PROCEDURES
from euphoria.games.dystopia.prices import CHOOSE_GAIN
from euphoria.games.dystopia.recruits_euphorian import EUPHORIAN_PROCEDURES
from euphoria.games.dystopia.recruits_icarite import ICARITE_PROCEDURES
from euphoria.games.dystopia.recruits_wastelander import WASTELANDER_PROCEDURES
from euphoria.games.dystopia.retrieving import RETRIEVAL
from euphoria.games.dystopia.setup import SETUP_PROCEDURES
from euphoria.games.dystopia.tracks import TRACK_PROCEDURES
from euphoria.games.dystopia.trade import TRADE
from euphoria.games.dystopia.turn import TURN_PROCEDURES
from euphoria.games.dystopia.workers import WORKER_PROCEDURES

# Importing the recruits registers their abilities; the Subterrans need no procedures of their own.
RECRUIT_MODULES: Final = [recruits_subterran]

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
