"""The vocabulary: verbs people and bots type, and the kinds of events they are told."""

from __future__ import annotations

from typing import Final

from euphoria.core.actions import SEAT, Bundle, Grammar, Verb, Words
from euphoria.core.events import EventTable
from euphoria.games.dystopia.rules.cards import RECRUITS, TILES
from euphoria.games.dystopia.rules.data import CARDS, GOODS, SITE_NAMES, SPACES

RECRUIT: Final = Words("recruit", RECRUITS)
SPACE: Final = Words("space", SPACES)
TILE: Final = Words("tile", TILES)
GOOD: Final = Words("good", list(GOODS))
CARD: Final = Words("card", list(CARDS))
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
STAY: Final = 23
FINISH: Final = 24

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
        Verb("stay"),
        Verb("finish"),
    ]
)

# ------------------------------------------------- events

EVENTS: Final = EventTable("dystopia")

RECRUITS_DEALT_OUT: Final = EVENTS.kind("recruits-dealt", "D-3.1")
KEPT: Final = EVENTS.kind("kept", "D-3.2", "seat recruit")
KEPT_HIDDEN: Final = EVENTS.kind("kept-hidden", "D-3.2", "seat recruit")
DILEMMA_DEALT: Final = EVENTS.kind("dilemma-dealt", "D-3.6", "seat dilemma")
BEGINS: Final = EVENTS.kind("begins", "D-3.16", "seat")
TURN: Final = EVENTS.kind("turn", "D-4.4", "seat turn")
PLACED: Final = EVENTS.kind("placed", "D-7.1", "seat value space")
BUMPS: Final = EVENTS.kind("bumps", "D-5.4", "seat owner space")
ROLLED: Final = EVENTS.kind("rolled", "D-8.5", "seat value")
SET_VALUE: Final = EVENTS.kind("set-value", "D-10.7", "seat value")
WORKER_LOST: Final = EVENTS.kind("worker-lost", "D-10.3", "seat value")
NEW_WORKER: Final = EVENTS.kind("new-worker", "D-11.4", "seat")
SACRIFICED: Final = EVENTS.kind("sacrificed", "D-20.3", "seat value")
PAID: Final = EVENTS.kind("paid", "D-5.8", "seat payment")
CANNOT_PAY: Final = EVENTS.kind("cannot-pay", "D-5.8", "seat space")
GAINED: Final = EVENTS.kind("gained", "D-5.7", "seat good count")
LOST: Final = EVENTS.kind("lost", "D-17.9", "seat good")
GAVE: Final = EVENTS.kind("gave", "D-20.8", "seat receiver good")
DREW: Final = EVENTS.kind("drew", "D-3.5", "seat")
DREW_CARD: Final = EVENTS.kind("drew-card", "D-3.5", "seat card")
DREW_NOTHING: Final = EVENTS.kind("drew-nothing", "D-3.5", "seat")
RESHUFFLED: Final = EVENTS.kind("reshuffled", "D-3.5")
DISCARDED: Final = EVENTS.kind("discarded", "D-9.3", "seat card")
SHOWS_HAND: Final = EVENTS.kind("shows-hand", "D-2.4", "seat stock")
MORALE: Final = EVENTS.kind("morale", "D-9.1", "seat step")
KNOWLEDGE: Final = EVENTS.kind("knowledge", "D-10.1", "seat step")
ALLEGIANCE: Final = EVENTS.kind("allegiance", "D-14.2", "faction step")
MINER: Final = EVENTS.kind("miner", "D-15.4", "faction step")
TUNNEL_OPEN: Final = EVENTS.kind("tunnel-open", "D-15.6", "faction")
ACTIVATED: Final = EVENTS.kind("activated", "D-14.9", "seat recruit")
STAR_TERRITORY: Final = EVENTS.kind("star-territory", "D-22.2", "seat faction")
STAR_TILE: Final = EVENTS.kind("star-tile", "D-22.1", "seat site")
STAR_RECRUIT: Final = EVENTS.kind("star-recruit", "D-22.3", "seat recruit")
STAR_DILEMMA: Final = EVENTS.kind("star-dilemma", "D-22.4", "seat")
NO_STAR: Final = EVENTS.kind("no-star", "D-17.5", "seat faction")
BUILT: Final = EVENTS.kind("built", "D-16.8", "site tile")
RETURNED: Final = EVENTS.kind("returned", "D-16.9", "seat count")
RETRIEVES: Final = EVENTS.kind("retrieves", "D-8.1", "seat count")
USES: Final = EVENTS.kind("uses", "D-20.8", "seat recruit")
SHOWS_DILEMMA: Final = EVENTS.kind("shows-dilemma", "D-21.3", "seat dilemma side")
DREW_RECRUITS: Final = EVENTS.kind("drew-recruits", "D-21.4", "seat")
SAW_RECRUITS: Final = EVENTS.kind("saw-recruits", "D-21.4", "seat recruit other")
OFFERED: Final = EVENTS.kind("offered", "D-13.1", "seat receiver goods cards other_goods other_cards")
OFFERED_EXACTLY: Final = EVENTS.kind("offered-exactly", "D-13.3", "seat receiver give get")
STAYS: Final = EVENTS.kind("stays", "D-13.1", "seat")
TRADED: Final = EVENTS.kind("traded", "D-13.2", "seat receiver")
NOT_TRADED: Final = EVENTS.kind("not-traded", "D-13.2", "seat receiver")
LAST_STAR: Final = EVENTS.kind("last-star", "D-23.1", "seat")
TIE_ROLL: Final = EVENTS.kind("tie-roll", "D-23.7", "seat sum")
WINS: Final = EVENTS.kind("wins", "D-23.1", "seat")
STOPPED: Final = EVENTS.kind("stopped", "D-23.1")
TOOK_TRACK_STEP: Final = EVENTS.kind("took-step", "D-24.5", "seat track step")
