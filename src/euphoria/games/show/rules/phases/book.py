"""All procedures of the title, in the order of the rulebook: the sequence of play."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import Procedure
from euphoria.games.show.rules.phases.abilities_others import RAIN
from euphoria.games.show.rules.phases.attack import ATTACK_PROCEDURES
from euphoria.games.show.rules.phases.blasts import BLAST_PROCEDURES
from euphoria.games.show.rules.phases.damage import INJURY
from euphoria.games.show.rules.phases.firing import FIRING_PROCEDURES
from euphoria.games.show.rules.phases.positioning import POSITIONING_PROCEDURES
from euphoria.games.show.rules.phases.seduction import STRIKING
from euphoria.games.show.rules.phases.setup import SETUP_PROCEDURES
from euphoria.games.show.rules.phases.shift import FOLLOW_OR_STAY, PUSH_FIGHT
from euphoria.games.show.rules.phases.shooting import SHOOTING_PROCEDURES
from euphoria.games.show.rules.phases.special import SPECIAL_PROCEDURES
from euphoria.games.show.rules.phases.turn import TURN_PROCEDURES
from euphoria.games.show.rules.table.kills import SUCCESSION
from euphoria.games.show.rules.table.order import ORDER

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
    FOLLOW_OR_STAY,
    *FIRING_PROCEDURES,
    *SHOOTING_PROCEDURES,
    *BLAST_PROCEDURES,
    INJURY,
    SUCCESSION,
]
