"""All procedures of the title, in the order of the rulebook: the sequence of play."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import Procedure
from euphoria.games.show.abilities_others import RAIN
from euphoria.games.show.attack import ATTACK_PROCEDURES
from euphoria.games.show.blasts import BLAST_PROCEDURES
from euphoria.games.show.damage import INJURY
from euphoria.games.show.firing import FIRING_PROCEDURES
from euphoria.games.show.kills import SUCCESSION
from euphoria.games.show.order import ORDER
from euphoria.games.show.positioning import POSITIONING_PROCEDURES
from euphoria.games.show.seduction import STRIKING
from euphoria.games.show.setup import SETUP_PROCEDURES
from euphoria.games.show.shift import PUSH_FIGHT
from euphoria.games.show.shooting import SHOOTING_PROCEDURES
from euphoria.games.show.special import SPECIAL_PROCEDURES
from euphoria.games.show.turn import TURN_PROCEDURES

BOOK: Final[list[Procedure]] = [
    *TURN_PROCEDURES,
    *SETUP_PROCEDURES,
    ORDER,
    *SPECIAL_PROCEDURES,
    RAIN,
    STRIKING,
    *POSITIONING_PROCEDURES,
    *ATTACK_PROCEDURES,
    PUSH_FIGHT,
    *FIRING_PROCEDURES,
    *SHOOTING_PROCEDURES,
    *BLAST_PROCEDURES,
    INJURY,
    SUCCESSION,
]
