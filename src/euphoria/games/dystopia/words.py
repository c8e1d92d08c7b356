"""The vocabulary: verbs people and bots type, and the kinds of events they are told."""

from __future__ import annotations

from typing import Final

from euphoria.core.actions import SEAT, Bundle, Grammar, Verb, Words
from euphoria.core.events import Event, EventKind
from euphoria.games.dystopia.data import (
    CARDS,
    GOODS,
    RECRUITS,
    SITE_NAMES,
    SPACES,
    TILES,
)
from euphoria.games.dystopia.state import City

RECRUIT: Final = Words("recruit", RECRUITS)
SPACE: Final = Words("space", SPACES)
TILE: Final = Words("tile", TILES)
GOOD: Final = Words("good", GOODS)
CARD: Final = Words("card", CARDS)
VALUE: Final = Words("value", ["0", "1", "2", "3", "4", "5", "6"])
TRACK: Final = Words("track", ["morale", "knowledge"])
SIDE: Final = Words("side", ["fight", "serve"])
WAY: Final = Words("way", ["free", "food", "bliss", "energy", "calm"])
"""How a retrieval is paid; `calm` is Gidget's way with bliss."""
WORKERS_SET: Final = Words(
    "workers",
    ["+".join(str(die + 1) for die in range(4) if (mask >> die) & 1) or "none" for mask in range(16)],
)
CHOICE: Final = Words("choice", [*GOODS, "morale", "knowledge", "card", "territory", *SITE_NAMES])
CHOOSE_MORALE: Final = 7
CHOOSE_KNOWLEDGE: Final = 8
CHOOSE_CARD: Final = 9
CHOOSE_TERRITORY: Final = 10
CHOOSE_SITE: Final = 11
"""The first of six sites."""
PAYMENT: Final = Bundle("payment", [*GOODS, *CARDS, "knowledge"])
STOCK: Final = Bundle("stock", [*GOODS, *CARDS])

# ------------------------------------------------- actions

KEEP: Final = 0
TAKE: Final = 1
PICK_TILE: Final = 2
MARK: Final = 3
PLACE: Final = 4
RETRIEVE: Final = 5
RESOLVE: Final = 6
STOP: Final = 7
PAY: Final = 8
USE: Final = 9
DONE: Final = 10
CHOOSE: Final = 11
DISCARD: Final = 12
LOSE: Final = 13
SET: Final = 14
YES: Final = 15
NO: Final = 16
OFFER: Final = 17
ACCEPT: Final = 18
DECLINE: Final = 19
COUNTER: Final = 20
BURN: Final = 21
RETAIN: Final = 22

GRAMMAR: Final = Grammar(
    [
        Verb("keep", "active hidden", [RECRUIT, RECRUIT]),
        Verb("take", "recruit", [RECRUIT]),
        Verb("pick", "tile", [TILE]),
        Verb("mark", "track step", [TRACK, VALUE]),
        Verb("place", "value space", [VALUE, SPACE]),
        Verb("retrieve", "workers way", [WORKERS_SET, WAY]),
        Verb("resolve", "side", [SIDE]),
        Verb("stop"),
        Verb("pay", "payment", [PAYMENT]),
        Verb("use", "recruit", [RECRUIT]),
        Verb("done"),
        Verb("choose", "choice", [CHOICE]),
        Verb("discard", "card", [CARD]),
        Verb("lose", "good", [GOOD]),
        Verb("set", "value", [VALUE]),
        Verb("yes"),
        Verb("no"),
        Verb("offer", "partner give get", [SEAT, STOCK, STOCK]),
        Verb("accept"),
        Verb("decline"),
        Verb("counter", "give get", [STOCK, STOCK]),
        Verb("burn", "card", [CARD]),
        Verb("retain", "recruit", [RECRUIT]),
    ]
)

# ------------------------------------------------- events

EVENTS: Final[list[EventKind]] = []


def _kind(id: str, rule: str, fields: str = "") -> EventKind:
    made = EventKind(f"dystopia-{id}", rule, fields)
    EVENTS.append(made)
    return made


RECRUITS_DEALT_OUT: Final = _kind("recruits-dealt", "D-3.1")
KEPT: Final = _kind("kept", "D-3.2", "seat recruit")
KEPT_HIDDEN: Final = _kind("kept-hidden", "D-3.2", "seat recruit")
DILEMMA_DEALT: Final = _kind("dilemma-dealt", "D-3.6", "seat dilemma")
BEGINS: Final = _kind("begins", "D-3.16", "seat")
TURN: Final = _kind("turn", "D-4.4", "seat turn")
PLACED: Final = _kind("placed", "D-7.1", "seat value space")
BUMPS: Final = _kind("bumps", "D-5.4", "seat owner space")
ROLLED: Final = _kind("rolled", "D-8.5", "seat value")
SET_VALUE: Final = _kind("set-value", "D-10.7", "seat value")
WORKER_LOST: Final = _kind("worker-lost", "D-10.3", "seat value")
NEW_WORKER: Final = _kind("new-worker", "D-11.4", "seat")
SACRIFICED: Final = _kind("sacrificed", "D-20.3", "seat value")
PAID: Final = _kind("paid", "D-5.8", "seat payment")
CANNOT_PAY: Final = _kind("cannot-pay", "D-5.8", "seat space")
GAINED: Final = _kind("gained", "D-5.7", "seat good count")
LOST: Final = _kind("lost", "D-17.9", "seat good")
GAVE: Final = _kind("gave", "D-20.8", "seat receiver good")
DREW: Final = _kind("drew", "D-3.5", "seat")
DREW_CARD: Final = _kind("drew-card", "D-3.5", "seat card")
DREW_NOTHING: Final = _kind("drew-nothing", "D-3.5", "seat")
RESHUFFLED: Final = _kind("reshuffled", "D-3.5")
DISCARDED: Final = _kind("discarded", "D-9.3", "seat card")
SHOWS_HAND: Final = _kind("shows-hand", "D-2.4", "seat stock")
MORALE: Final = _kind("morale", "D-9.1", "seat step")
KNOWLEDGE: Final = _kind("knowledge", "D-10.1", "seat step")
ALLEGIANCE: Final = _kind("allegiance", "D-14.2", "faction step")
MINER: Final = _kind("miner", "D-15.4", "faction step")
TUNNEL_OPEN: Final = _kind("tunnel-open", "D-15.6", "faction")
ACTIVATED: Final = _kind("activated", "D-14.9", "seat recruit")
STAR_TERRITORY: Final = _kind("star-territory", "D-22.2", "seat faction")
STAR_TILE: Final = _kind("star-tile", "D-22.1", "seat site")
STAR_RECRUIT: Final = _kind("star-recruit", "D-22.3", "seat recruit")
STAR_DILEMMA: Final = _kind("star-dilemma", "D-22.4", "seat")
NO_STAR: Final = _kind("no-star", "D-17.5", "seat faction")
BUILT: Final = _kind("built", "D-16.8", "site tile")
RETURNED: Final = _kind("returned", "D-16.9", "seat count")
RETRIEVES: Final = _kind("retrieves", "D-8.1", "seat count")
USES: Final = _kind("uses", "D-20.8", "seat recruit")
SHOWS_DILEMMA: Final = _kind("shows-dilemma", "D-21.3", "seat dilemma side")
DREW_RECRUITS: Final = _kind("drew-recruits", "D-21.4", "seat")
SAW_RECRUITS: Final = _kind("saw-recruits", "D-21.4", "seat recruit other")
OFFERED: Final = _kind("offered", "D-13.1", "seat receiver goods cards other_goods other_cards")
OFFERED_EXACTLY: Final = _kind("offered-exactly", "D-13.3", "seat receiver give get")
TRADED: Final = _kind("traded", "D-13.2", "seat receiver")
NOT_TRADED: Final = _kind("not-traded", "D-13.2", "seat receiver")
LAST_STAR: Final = _kind("last-star", "D-23.1", "seat")
TIE_ROLL: Final = _kind("tie-roll", "D-23.7", "seat sum")
WINS: Final = _kind("wins", "D-23.1", "seat")
STOPPED: Final = _kind("stopped", "D-23.1")
TOOK_TRACK_STEP: Final = _kind("took-step", "D-24.5", "seat track step")


def tell(s: City, kind: EventKind, audience: int, a: int = -1, b: int = -1, c: int = -1) -> None:
    """Tell the audience (a mask of seats, or EVERYBODY) what happened, if anybody listens."""
    if s.out is not None:
        s.out.append(Event(kind, audience, [a, b, c][: len(kind.fields)]))
