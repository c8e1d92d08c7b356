"""Abilities of recruits (D-20): small pieces that wait for their moment, and the windows that call them.

A window belongs to one player and one moment. Abilities worded "may" can be declined, the others must be
carried out; several at once go in the order their owner chooses (D-20.8).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import first, verb_of
from euphoria.core.flow import again, ask, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.cards import ACADEMY, RECRUITS
from euphoria.games.dystopia.rules.state import City
from euphoria.games.dystopia.rules.talents import FIRST_MOMENT, TALENTS
from euphoria.games.dystopia.rules.words import DONE, USE, USES

# The moments (see the triggers of the card tables).
BEFORE_BUMPED_ROLL: Final = 0
OWN_WORKER_BUMPED: Final = 1
BUMP_OPPONENT: Final = 2
PLACE_COMMODITY: Final = 3
PLACE_TUNNEL: Final = 4
PLACE_CONSTRUCTION: Final = 5
VISIT_MARKET: Final = 6
RETRIEVE_DONE: Final = 7
RETRIEVE_BEFORE_ROLL: Final = 8
WORKER_ADDED: Final = 9
STAR_PLACED: Final = 10
MARKET_CONSTRUCTED: Final = 11
WORKER_LOST: Final = 12
OPPONENT_ROLL: Final = 13
MOMENTS: Final = 14

BOTH_PRINTINGS: Final = 0
REVISED: Final = 1
CLASSIC: Final = 2


class Ability:
    """One ability of one recruit."""

    def __init__(self, recruit: str, moment: int, optional: bool, printing: int = 0) -> None:
        self.recruit = RECRUITS.index(recruit)
        self.bit: i64 = 1 << self.recruit
        self.moment = moment
        self.optional = optional
        self.printing = printing

    def ready(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        """Do its condition and its price allow it now?"""
        return True

    def offered(self, s: City, seat: i64) -> bool:
        """What everybody can see of `ready`: being asked must not tell which cards somebody holds."""
        return self.ready(s, seat)

    def use(self, s: City, seat: i64) -> None:
        """Pay its price and carry out its effect."""


POWERLESS: Final = 1 << ACADEMY
"""Whoever suffers its penalty has no use of recruits."""

BY_MOMENT: Final[list[list[Ability]]] = [[] for _ in range(MOMENTS)]
_OF_RECRUITS: Final[list[list[dict[int, list[Ability]]]]] = [[{} for _ in range(MOMENTS)] for _ in range(2)]
"""Those of each moment by the recruits (a mask) who have them, as printed last and as printed first.
There are few such masks: players have few recruits."""
RECRUITS_AT: Final[list[int]] = [0] * MOMENTS
"""The recruits with an ability at each moment, as a mask."""
_COMPULSORY_AT: Final[list[int]] = [0] * MOMENTS
"""Those of them whose ability must be carried out."""
AT: Final = [1 << (FIRST_MOMENT + moment) for moment in range(MOMENTS)]
"""The talent that all of them have: most windows need not be opened."""
AT_BEFORE_BUMPED_ROLL: Final = AT[BEFORE_BUMPED_ROLL]
AT_OWN_WORKER_BUMPED: Final = AT[OWN_WORKER_BUMPED]
AT_BUMP_OPPONENT: Final = AT[BUMP_OPPONENT]
AT_PLACE_COMMODITY: Final = AT[PLACE_COMMODITY]
AT_PLACE_TUNNEL: Final = AT[PLACE_TUNNEL]
AT_PLACE_CONSTRUCTION: Final = AT[PLACE_CONSTRUCTION]
AT_RETRIEVE_DONE: Final = AT[RETRIEVE_DONE]
AT_RETRIEVE_BEFORE_ROLL: Final = AT[RETRIEVE_BEFORE_ROLL]
AT_OPPONENT_ROLL: Final = AT[OPPONENT_ROLL]


def register(abilities: list[Ability]) -> None:
    """Called once by each module of recruits."""
    for ability in abilities:
        BY_MOMENT[ability.moment].append(ability)
        RECRUITS_AT[ability.moment] |= 1 << ability.recruit
        TALENTS[ability.recruit] |= AT[ability.moment]
        if not ability.optional:
            _COMPULSORY_AT[ability.moment] |= 1 << ability.recruit


def open_window(s: City, moment: i64, seat: i64) -> None:
    """Let a player use what abilities they have at this moment."""
    if s.talents[seat] & AT[moment]:  # most windows end here, so nothing is called before
        here: i64 = s.up[seat]  # without `fresh` those that work
        if here & RECRUITS_AT[moment] & ~s.fresh and not s.suffers[seat] & POWERLESS:
            s.push(WINDOW.index, moment, seat, 0)


def offer_window(s: City, moment: i64, seat: i64) -> None:
    """The same where nothing comes before it: then a window in which nothing is offered is not opened."""
    if s.talents[seat] & AT[moment] and _is_offered(s, moment, seat, 0):
        s.push(WINDOW.index, moment, seat, 0, OFFERED)


def available(s: City, moment: i64, seat: i64, used: i64) -> list[Ability]:
    """The abilities that a player could use now, leaving out the recruits of a mask."""
    found: list[Ability] = []
    here: i64 = s.up[seat]
    able = here & ~(s.fresh | used)
    if s.suffers[seat] & POWERLESS:
        return found
    for ability in _abilities_of(s, moment, able & RECRUITS_AT[moment]):
        if ability.ready(s, seat):
            found.append(ability)
    return found


def _abilities_of(s: City, moment: i64, recruits: i64) -> list[Ability]:
    """The abilities that these recruits have at this moment, as they are printed; only to be looked at."""
    known = _OF_RECRUITS[s.classic][moment]
    found = known.get(recruits)
    if found is None:
        found = [ability for ability in BY_MOMENT[moment] if recruits & ability.bit and _printed(s, ability)]
        known[recruits] = found
    return found


def _is_offered(s: City, moment: i64, seat: i64, used: i64) -> bool:
    """Is there, as far as everybody can see, an ability to be used, leaving out the recruits of a mask?"""
    here: i64 = s.up[seat]
    able = here & RECRUITS_AT[moment]
    if s.fresh | used:
        able &= ~(s.fresh | used)
    if able == 0 or s.suffers[seat] & POWERLESS:
        return False
    for ability in _abilities_of(s, moment, able):
        if ability.offered(s, seat):
            return True
    return False


def _printed(s: City, ability: Ability) -> bool:
    if ability.printing == BOTH_PRINTINGS:
        return True
    return (ability.printing == CLASSIC) == (s.classic == 1)


# ------------------------------------------------- frame.a moment, b seat, c used, d what is known

UNDECIDED: Final = -1
DECLINED: Final = 1
OFFERED: Final = 2
"""Somebody has just looked: something is offered. Gone again before the engine waits for anything."""


def _who_uses(s: City, f: Frame) -> i64:
    if f.d == OFFERED:
        f.d = UNDECIDED
    elif f.d == DECLINED or not _is_offered(s, f.a, f.b, f.c):
        f.d = DECLINED  # nobody need look again
        return 0
    here: i64 = s.up[f.b]
    if here & _COMPULSORY_AT[f.a]:
        options = _window_options(s, f, f.b)
        if len(options) == 1 and verb_of(options[0]) == USE:
            # What must be done and can be done in one way only needs no question.
            _use_ability(s, f, f.b, options[0])
            return 0
    return 1 << f.b


def _window_options(s: City, f: Frame, seat: i64) -> list[int]:
    options: list[int] = []
    may_decline = True
    for ability in available(s, f.a, seat, f.c):
        options.append(USE | ability.recruit << 8)
        if not ability.optional:
            may_decline = False
    return [DONE, *options] if may_decline else options


def _least_use(s: City, f: Frame, seat: i64) -> list[int]:
    """Whoever does not answer declines what may be declined."""
    options = _window_options(s, f, seat)
    return options[:1] if verb_of(options[0]) == DONE else options


def _use_ability(s: City, f: Frame, seat: i64, code: int) -> None:
    if verb_of(code) == DONE:
        f.d = DECLINED
        return
    recruit = first(code)
    for ability in _abilities_of(s, f.a, 1 << recruit):  # what was chosen has been ready
        f.c |= 1 << recruit
        tell(s, USES, EVERYBODY, seat, recruit)
        ability.use(s, seat)
        return


def _more_abilities(s: City, f: Frame) -> bool:
    if f.d == DECLINED or not _is_offered(s, f.a, f.b, f.c):
        return False
    f.d = OFFERED
    return True


WINDOW: Final = procedure(
    "abilities of recruits",
    "D-20.8",
    ask(
        "ability",
        "D-20.8",
        _who_uses,
        _window_options,
        _use_ability,
        idle=_least_use,
    ),
    again(_more_abilities),
)
