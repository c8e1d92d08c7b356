"""The vocabulary: verbs people and bots type, claims they make, and the kinds of events they are told."""

from __future__ import annotations

from typing import Final

from euphoria.core.actions import SEAT, SEATS, Grammar, Verb, Words
from euphoria.core.events import Event, EventKind
from euphoria.games.leaders.cards import ARTIFACTS, KINDS, SLOTS, TEAMS
from euphoria.games.leaders.state import Table

KIND = Words("recruit kind", KINDS)
SLOT = Words("slot", SLOTS)
RECRUIT = Words("recruit", [f"{seat}.{slot}" for seat in SEATS for slot in SLOTS])
ARTIFACT = Words("artifact", ARTIFACTS)
TEAM = Words("team", TEAMS)
GUESS = Words("recruit kind or ?", [*KINDS, "?"])

# ------------------------------------------------------------------ actions

ARRANGE: Final = 0
SKIP: Final = 1
DRAW: Final = 2
GIVE: Final = 3
INTERROGATE: Final = 4
USE: Final = 5
ARM: Final = 6
SHOOT: Final = 7
HIDE: Final = 8
TARGET: Final = 9
RECRUIT_CHOICE: Final = 10
PLAYER_CHOICE: Final = 11
DONE: Final = 12
REACT: Final = 13
PASS: Final = 14
EXPOSE: Final = 15
RETURN: Final = 16

GRAMMAR = Grammar(
    [
        Verb("arrange", "left middle right", [KIND, KIND, KIND]),
        Verb("skip"),
        Verb("draw"),
        Verb("give", "artifact receiver", [ARTIFACT, SEAT]),
        Verb("interrogate", "recruit", [RECRUIT]),
        Verb("use", "artifact paying", [ARTIFACT, SLOT]),
        Verb("arm", "paying", [SLOT]),
        Verb("shoot"),
        Verb("hide", "recruit", [RECRUIT]),
        Verb("target", "target", [SEAT]),
        Verb("recruit", "recruit", [RECRUIT]),
        Verb("player", "player", [SEAT]),
        Verb("done"),
        Verb("react", "artifact paying", [ARTIFACT, SLOT]),
        Verb("pass"),
        Verb("expose", "slot", [SLOT]),
        Verb("return", "artifact", [ARTIFACT]),
    ]
)

# ------------------------------------------------------------------ claims (L-5.1)

CLAIM_ROW: Final = 0
CLAIM_SAW: Final = 1
CLAIM_HAND: Final = 2
CLAIM_TEAM: Final = 3

CLAIMS = Grammar(
    [
        Verb("row", "left middle right", [GUESS, GUESS, GUESS]),
        Verb("saw", "recruit kind", [RECRUIT, KIND]),
        Verb("hand", "artifact", [ARTIFACT]),
        Verb("team", "team", [TEAM]),
    ]
)

# ------------------------------------------------------------------ events


def _kind(id: str, rule: str, fields: str = "") -> EventKind:
    made = EventKind(f"leaders-{id}", rule, fields)
    EVENTS.append(made)
    return made


EVENTS: list[EventKind] = []

DEALT = _kind("dealt", "L-2.7")
ROW_SEEN = _kind("row-seen", "L-4.3", "seat left middle right")
ARRANGED = _kind("arranged", "L-4.1")
BEGINS = _kind("begins", "L-23.1", "seat")
TURN = _kind("turn", "L-15.1", "seat turn")
TEAM_IS = _kind("team-is", "L-3.3", "seat team")
NO_ARTIFACT_PHASE = _kind("no-artifact-phase", "L-7.1", "seat")
DISCARDED = _kind("discarded", "L-7.2", "seat count")
DREW = _kind("drew", "L-7.2", "seat")
DREW_CARD = _kind("drew-card", "L-7.2", "seat artifact")
DREW_NOTHING = _kind("drew-nothing", "L-16.7", "seat")
GAVE = _kind("gave", "L-7.4", "seat receiver")
GAVE_CARD = _kind("gave-card", "L-7.4", "seat receiver artifact")
NO_ACTION = _kind("no-action", "L-8.1", "seat")
ACTION_LOST = _kind("action-lost", "L-8.1", "seat")
INTERROGATES = _kind("interrogates", "L-9.1", "seat recruit")
SEES = _kind("sees", "L-9.1", "seat recruit kind")
SEES_NOTHING = _kind("sees-nothing", "L-17.3", "seat recruit")
LOOKS = _kind("looks", "L-16.4", "seat recruit")
EXPOSED = _kind("exposed", "L-4.4", "recruit kind")
PAID = _kind("paid", "L-16.4", "recruit kind")
HIDDEN = _kind("hidden", "L-4.4", "recruit kind")
HIDES = _kind("hides", "L-13.1", "seat recruit kind")
ARMS = _kind("arms", "L-11.1", "seat")
TAKES_GUN = _kind("takes-gun", "L-18.3", "seat")
AIMS = _kind("aims", "L-18.7", "seat target")
DROPS_GUN = _kind("drops-gun", "L-18.6", "seat")
SHOOTS = _kind("shoots", "L-12.1", "seat victim")
SHOT = _kind("shot", "L-19.2", "victim")
SHOT_CANCELLED = _kind("shot-cancelled", "L-12.4", "victim")
SHOT_VOID = _kind("shot-void", "L-12.4", "seat")
NEW_VICTIM = _kind("new-victim", "L-17.3", "victim")
BECOMES_WASTELANDER = _kind("becomes-wastelander", "L-19.7", "seat")
USES = _kind("uses", "L-10.3", "seat artifact")
NAMES_RECRUIT = _kind("names-recruit", "L-10.3", "seat recruit")
NAMES_PLAYER = _kind("names-player", "L-10.3", "seat player")
ARTIFACT_CANCELLED = _kind("artifact-cancelled", "L-17.3", "artifact")
REACTS = _kind("reacts", "L-17.3", "seat artifact")
REACTION_WITHDRAWN = _kind("reaction-withdrawn", "L-17.3", "seat artifact")
UNDER_DECK = _kind("under-deck", "L-16.7", "artifact")
EXCHANGED = _kind("exchanged", "L-16.9", "recruit other")
RECEIVED = _kind("received", "L-4.3", "seat recruit kind")
SHUFFLED = _kind("shuffled", "L-13.4", "player")
MARKED = _kind("marked", "L-8.1", "player")
TOOK_ARTIFACT = _kind("took-artifact", "L-16.8", "seat player")
TOOK_CARD = _kind("took-card", "L-16.8", "seat player artifact")
DREW_SEVERAL = _kind("drew-several", "L-16.7", "seat count")
RETURNED = _kind("returned", "L-16.7", "seat")
RETURNED_CARD = _kind("returned-card", "L-16.7", "seat artifact")
LEADER_IS_SHOT = _kind("leader-is-shot", "L-21.2", "seat victim")
GIVEN_LEADER = _kind("given-leader", "L-21.6", "seat")
HAS_BOTH_LEADERS = _kind("has-both-leaders", "L-21.7", "seat")
STOPPED_GAME = _kind("stopped", "L-21.8")
WINS = _kind("wins", "L-21.1", "seat")
REVEALED = _kind("revealed", "L-22.1", "seat left middle right")


def tell(
    t: Table, kind: EventKind, audience: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1
) -> None:
    """Tell the audience (a mask of seats, or EVERYBODY) what happened, if anybody listens."""
    if t.out is not None:
        t.out.append(Event(kind, audience, [a, b, c, d][: len(kind.fields)]))
