"""A show the seat cannot tell from this one: the rival's secret objects dealt anew (S-6.12)."""

from __future__ import annotations

from euphoria.core.luck import Luck
from euphoria.games.show.rules.box.cards import CHARGES, HIDEABLE, OBJECTS_COUNT, PRICES
from euphoria.games.show.rules.phases.setup import site_options, team_options
from euphoria.games.show.rules.state import DEAD, GIFTED, NOTHING, Arena
from euphoria.games.show.rules.table.secrecy import GIFTS, hidden_gift, hidden_worth, unseen, worth
from euphoria.games.show.rules.views.view import question_name

TRIES = 40


def determinize(s: Arena, seat: int, luck: Luck) -> Arena:
    """Draw what the seat (-1: a spectator) cannot see."""
    t = s.copy()
    if t.over:
        return t
    for rival in range(2):
        if rival != seat:
            _deal_objects(t, rival, luck)
            _set_charges(t, rival, luck)
            _draw_sealed(t, rival, luck)
    return t


def _deal_objects(s: Arena, team: int, luck: Luck) -> None:
    """The same worth of secret objects, held by anybody who may hold them."""
    figures = [i for i in range(s.count()) if s.team[i] == team and s.is_character(i)]
    left = hidden_worth(s, team)
    if left == 0 and not any(s.marks[i] & GIFTED for i in figures):
        return
    for _ in range(TRIES):
        dealt = _one_deal(s, figures, left, luck)
        if dealt:
            _hand_out(s, figures, dealt, luck)
            return


def _one_deal(s: Arena, figures: list[int], left: int, luck: Luck) -> list[int]:
    """A set of secret objects for each figure that costs exactly so much; empty if it did not work out."""
    dealt = [0] * len(figures)
    while left:
        open_to: list[tuple[int, int]] = []
        for k, i in enumerate(figures):
            if s.status[i] == DEAD:
                continue
            free = HIDEABLE & ~(s.bought[i] & s.opened[i]) & ~s.shown[i] & ~dealt[k]
            open_to += [(k, o) for o in range(OBJECTS_COUNT) if (free >> o) & 1 and PRICES[o] <= left]
        if not open_to:
            return []
        k, thing = open_to[luck.below(len(open_to))]
        dealt[k] |= 1 << thing
        left -= PRICES[thing]
    return dealt


def _hand_out(s: Arena, figures: list[int], dealt: list[int], luck: Luck) -> None:
    for k, i in enumerate(figures):
        old = unseen(s, i)
        gift = hidden_gift(s, i)
        s.objects[i] &= ~(old | gift)
        s.bought[i] = (s.bought[i] & ~old) | dealt[k]
        s.value[i] += worth(dealt[k]) - worth(old)
        s.objects[i] |= dealt[k]
        if gift:
            kinds = [o for o in range(GIFTS) if not (s.objects[i] >> o) & 1]
            if kinds:
                s.objects[i] |= 1 << kinds[luck.below(len(kinds))]


def _set_charges(s: Arena, team: int, luck: Luck) -> None:
    """Only who set a charge knows where: it may be anywhere, also where the charge itself was shown."""
    chosen = s.picker >= 0 and question_name(s) != "site"
    for i in range(s.count()):
        if s.team[i] == team:
            holds = (s.objects[i] >> CHARGES) & 1
            s.site[i] = luck.below(len(s.field.elements)) if chosen and holds else NOTHING


def _draw_sealed(s: Arena, rival: int, luck: Luck) -> None:
    """An answer the rival has given and not opened: a team, or the site of a charge."""
    if not s.sealed or s.sealed[rival] < 0:
        return
    f = s.frames[-1]
    known = team_options(s, f, rival) if question_name(s) == "team" else site_options(s, f, rival)
    s.sealed[rival] = known[luck.below(len(known))]
