"""The vocabulary: verbs people and bots type, claims they make, and the kinds of events they are told."""

from __future__ import annotations

from typing import Final

from euphoria.core.actions import SEAT, SEATS, Grammar, Verb, Words
from euphoria.core.events import EventTable
from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, SLOTS, TEAMS

KIND: Final = Words("recruit kind", list(KINDS))
SLOT: Final = Words("slot", list(SLOTS))
RECRUIT: Final = Words("recruit", [f"{seat}.{slot}" for seat in SEATS for slot in SLOTS])
ARTIFACT: Final = Words("artifact", ARTIFACTS)
TEAM: Final = Words("team", list(TEAMS))
GUESS: Final = Words("recruit kind or ?", [*KINDS, "?"])

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

GRAMMAR: Final = Grammar(
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

CLAIMS: Final = Grammar(
    [
        Verb("row", "left middle right", [GUESS, GUESS, GUESS]),
        Verb("saw", "recruit kind", [RECRUIT, KIND]),
        Verb("hand", "artifact", [ARTIFACT]),
        Verb("team", "team", [TEAM]),
    ]
)

# ------------------------------------------------------------------ events


EVENTS: Final = EventTable("leaders")

DEALT: Final = EVENTS.kind("dealt", "L-2.7")
ROW_SEEN: Final = EVENTS.kind("row-seen", "L-4.3", "seat left middle right")
ARRANGED: Final = EVENTS.kind("arranged", "L-4.1")
BEGINS: Final = EVENTS.kind("begins", "L-23.1", "seat")
TURN: Final = EVENTS.kind("turn", "L-15.1", "seat turn")
TEAM_IS: Final = EVENTS.kind("team-is", "L-3.3", "seat team")
NO_ARTIFACT_PHASE: Final = EVENTS.kind("no-artifact-phase", "L-7.1", "seat")
DISCARDED: Final = EVENTS.kind("discarded", "L-7.2", "seat count")
DREW: Final = EVENTS.kind("drew", "L-7.2", "seat")
DREW_CARD: Final = EVENTS.kind("drew-card", "L-7.2", "seat artifact")
DREW_NOTHING: Final = EVENTS.kind("drew-nothing", "L-16.7", "seat")
GAVE: Final = EVENTS.kind("gave", "L-7.4", "seat receiver")
GAVE_CARD: Final = EVENTS.kind("gave-card", "L-7.4", "seat receiver artifact")
NO_ACTION: Final = EVENTS.kind("no-action", "L-8.1", "seat")
ACTION_LOST: Final = EVENTS.kind("action-lost", "L-8.1", "seat")
INTERROGATES: Final = EVENTS.kind("interrogates", "L-9.1", "seat recruit")
SEES: Final = EVENTS.kind("sees", "L-9.1", "seat recruit kind")
SEES_NOTHING: Final = EVENTS.kind("sees-nothing", "L-17.3", "seat recruit")
LOOKS: Final = EVENTS.kind("looks", "L-16.4", "seat recruit")
EXPOSED: Final = EVENTS.kind("exposed", "L-4.4", "recruit kind")
HIDDEN: Final = EVENTS.kind("hidden", "L-4.4", "recruit kind")
HIDES: Final = EVENTS.kind("hides", "L-13.1", "seat recruit kind")
ARMS: Final = EVENTS.kind("arms", "L-11.1", "seat")
TAKES_GUN: Final = EVENTS.kind("takes-gun", "L-18.3", "seat")
AIMS: Final = EVENTS.kind("aims", "L-18.7", "seat target")
DROPS_GUN: Final = EVENTS.kind("drops-gun", "L-18.6", "seat")
SHOOTS: Final = EVENTS.kind("shoots", "L-12.1", "seat victim")
SHOT: Final = EVENTS.kind("shot", "L-19.2", "victim")
SHOT_CANCELLED: Final = EVENTS.kind("shot-cancelled", "L-12.4", "victim")
SHOT_VOID: Final = EVENTS.kind("shot-void", "L-12.4", "seat")
NEW_VICTIM: Final = EVENTS.kind("new-victim", "L-17.3", "victim")
BECOMES_WASTELANDER: Final = EVENTS.kind("becomes-wastelander", "L-19.7", "seat")
USES: Final = EVENTS.kind("uses", "L-10.3", "seat artifact")
NAMES_RECRUIT: Final = EVENTS.kind("names-recruit", "L-10.3", "seat recruit")
NAMES_PLAYER: Final = EVENTS.kind("names-player", "L-10.3", "seat player")
ARTIFACT_CANCELLED: Final = EVENTS.kind("artifact-cancelled", "L-17.3", "artifact")
REACTS: Final = EVENTS.kind("reacts", "L-17.3", "seat artifact")
REACTION_WITHDRAWN: Final = EVENTS.kind("reaction-withdrawn", "L-17.3", "seat artifact")
UNDER_DECK: Final = EVENTS.kind("under-deck", "L-16.7", "artifact")
EXCHANGED: Final = EVENTS.kind("exchanged", "L-16.9", "recruit other")
RECEIVED: Final = EVENTS.kind("received", "L-4.3", "seat recruit kind")
SHUFFLED: Final = EVENTS.kind("shuffled", "L-13.4", "player")
MARKED: Final = EVENTS.kind("marked", "L-8.1", "player")
TOOK_ARTIFACT: Final = EVENTS.kind("took-artifact", "L-16.8", "seat player")
TOOK_CARD: Final = EVENTS.kind("took-card", "L-16.8", "seat player artifact")
DREW_SEVERAL: Final = EVENTS.kind("drew-several", "L-16.7", "seat count")
RETURNED: Final = EVENTS.kind("returned", "L-16.7", "seat")
RETURNED_CARD: Final = EVENTS.kind("returned-card", "L-16.7", "seat artifact")
LEADER_IS_SHOT: Final = EVENTS.kind("leader-is-shot", "L-21.2", "seat victim")
GIVEN_LEADER: Final = EVENTS.kind("given-leader", "L-21.6", "seat")
HAS_BOTH_LEADERS: Final = EVENTS.kind("has-both-leaders", "L-21.7", "seat")
STOPPED_GAME: Final = EVENTS.kind("stopped", "L-21.8")
WINS: Final = EVENTS.kind("wins", "L-21.1", "seat")
REVEALED: Final = EVENTS.kind("revealed", "L-22.1", "seat left middle right")
