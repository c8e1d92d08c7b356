"""Why an action is refused: the rule it breaks and a message id, from what the player may know."""

from __future__ import annotations

from typing import Final

from euphoria.core.actions import first, pack, second, verb_of
from euphoria.core.errors import Refusal
from euphoria.core.flow import AskStep, waiting_step
from euphoria.games.dystopia.rules.book import BOOK
from euphoria.games.dystopia.rules.cards import BRIAN
from euphoria.games.dystopia.rules.data import END, KIND, SPACES, WORKERS, region
from euphoria.games.dystopia.rules.payment import icarus_morale, stock_of
from euphoria.games.dystopia.rules.placing import affordable, closed
from euphoria.games.dystopia.rules.powers import has_faction
from euphoria.games.dystopia.rules.retrieving import sets_on_board
from euphoria.games.dystopia.rules.state import HOME, City, bits
from euphoria.games.dystopia.rules.trade import holds, offer_parts
from euphoria.games.dystopia.rules.turn import values_to_place
from euphoria.games.dystopia.rules.words import OFFER, PAY, PLACE, RESOLVE, RETRIEVE, STAY, USE

CLOSED_RULES: Final[dict[str, str]] = {
    "apothecary": "D-17.12",
    "arena": "D-17.12",
    "tunnel-not-finished": "D-15.6",
    "not-built": "D-17.1",
    "plaza": "D-17.12",
    "already-built": "D-16.10",
    "occupied": "D-16.6",
    "lounge": "D-17.12",
    "spa": "D-17.8",
}


def _no(rule: str, id: str, **facts: int | str) -> Refusal:
    return Refusal(rule, f"dystopia-no-{id}", dict(facts))


def explain(s: City, seat: int, code: int) -> Refusal:
    """The reason for refusing an action that is not among the seat's options."""
    question = waiting_step(BOOK, s)
    if not isinstance(question, AskStep):
        return _no("D-4.1", "nothing-asked")
    if not (s.asked >> seat) & 1:
        return _not_asked(s, question, seat)
    verb = verb_of(code)
    if question.name in ("turn", "more"):
        if verb == PLACE:
            return _why_no_placement(s, seat, question.name, first(code), second(code))
        if verb == RETRIEVE:
            return _why_no_retrieval(s, seat, question.name)
        if verb == RESOLVE:
            return _why_no_dilemma(s, seat, question.name)
        if verb == OFFER:
            return _why_no_offer(s, seat, code)
        if verb == STAY:
            return _no("D-13.1", "stays-already") if s.trading else _no("D-13.1", "no-trading")
    if question.name == "end" and verb == OFFER:
        return _why_no_offer(s, seat, code)
    if question.name in ("pay", "dilemma-pay") and verb == PAY:
        return _no(question.rule, "not-a-way-to-pay")
    if question.name == "ability" and verb == USE:
        return _no("D-20.7", "ability-not-now", recruit=first(code))
    return _no(question.rule, f"asked-{question.name}")


def _not_asked(s: City, question: AskStep, seat: int) -> Refusal:
    if question.sealed and s.sealed and s.sealed[seat] >= 0:
        return _no(question.rule, "answered-already")
    if question.name in ("turn", "more", "end"):
        return _no("D-4.4", "not-your-turn", seat=s.active)
    return _no(question.rule, "not-asked")


def _why_no_placement(s: City, seat: int, kind: str, value: int, space: int) -> Refusal:
    if not _has_value(s, seat, value):
        return _no("D-4.2", "no-such-worker", value=value)
    if kind == "more" and value not in values_to_place(s):
        if value == s.twin:
            return _no("D-6.2", "not-this-turn", value=value)
        return _no("D-6.1", "not-a-double", value=s.twin)
    return why_closed(s, seat, space)


def why_closed(s: City, seat: int, space: int) -> Refusal:
    """Why a space cannot be used: a rule, a penalty, or its cost."""
    occupants = s.occupants()
    reason = closed(s, seat, space, occupants)
    if reason:
        return _no(CLOSED_RULES[reason], reason, space=SPACES[space])
    if KIND[space] == END and not has_faction(s, seat, region(space)):
        return _no("D-15.7", "tunnel-of-others", space=SPACES[space])
    if icarus_morale(s, seat, space) >= s.morale[seat]:
        return _no("D-9.6", "icarus-morale", recruit=BRIAN, space=SPACES[space])
    return _no("D-5.8", "cannot-pay", space=SPACES[space])


def _has_value(s: City, seat: int, value: int) -> bool:
    """Is a worker of this value at home, ready to be placed or not?"""
    return any(
        s.where[die] == HOME and s.value[die] == value
        for die in range(WORKERS * seat, WORKERS * seat + WORKERS)
    )


def _why_no_retrieval(s: City, seat: int, kind: str) -> Refusal:
    if kind == "more":
        return _no("D-4.1", "one-thing-a-turn")
    if not sets_on_board(s, seat):
        return _no("D-8.1", "nobody-on-board")
    return _no("D-8.2", "cannot-retrieve-so")


def _why_no_dilemma(s: City, seat: int, kind: str) -> Refusal:
    if kind == "more":
        return _no("D-21.2", "one-thing-a-turn")
    if (s.resolved >> seat) & 1:
        return _no("D-21.1", "dilemma-resolved")
    return _no("D-21.3", "dilemma-cards")


def _why_no_offer(s: City, seat: int, code: int) -> Refusal:
    partner, give, get = offer_parts(code)
    if not s.trading:
        return _no("D-13.1", "no-trading")
    if partner == seat or partner >= s.players:
        return _no("D-13.1", "trade-with-another")
    if give == 0 or get == 0:
        return _no("D-13.1", "both-give")
    if not holds(s, seat, give):
        return _no("D-13.2", "not-yours")
    return _no("D-13.1", "not-asked")


def dimmed(s: City, seat: int) -> list[tuple[int, Refusal]]:
    """The spaces that are closed to the player now, each once with its highest worker, and why."""
    if waiting_step(BOOK, s).name != "turn" or not s.ready:
        return []
    value = max(s.value[WORKERS * seat + die] for die in bits(s.ready))
    stock = stock_of(s, seat)
    occupants = s.occupants()
    found: list[tuple[int, Refusal]] = []
    for space in range(len(SPACES)):
        if closed(s, seat, space, occupants) or not affordable(s, seat, space, stock, occupants):
            found.append((pack(PLACE, value, space), why_closed(s, seat, space)))
    return found
