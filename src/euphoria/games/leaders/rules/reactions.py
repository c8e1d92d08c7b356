"""The nine Reaction Artifacts, one class each, with the procedures only they need."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import first
from euphoria.core.flow import ask, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.leaders.rules.artifact import (
    ARM_DECLARED,
    ARTIFACT_DECLARED,
    GUN_DROPPING,
    INTERROGATE_DECLARED,
    SHOT_DECLARED,
    WINDOWS,
    ReactionArtifact,
    choose_players,
    choose_recruits,
    gun_holders,
)
from euphoria.games.leaders.rules.cards import FIRST_REACTION, REACTION_IDS
from euphoria.games.leaders.rules.guns import aim, take_from, take_from_centre
from euphoria.games.leaders.rules.knowledge import look
from euphoria.games.leaders.rules.state import Table, others
from euphoria.games.leaders.rules.teams import has_exposed_leader
from euphoria.games.leaders.rules.words import LOOKS, NEW_VICTIM, SEES_NOTHING, SHOT_CANCELLED


def _active(t: Table, _f: Frame) -> i64:
    return 1 << t.active


def _user(_t: Table, f: Frame) -> i64:
    return 1 << f.a


def turn_shot(t: Table, victim: i64) -> None:
    """The shot is now meant for somebody else."""
    t.victim = victim
    tell(t, NEW_VICTIM, EVERYBODY, victim)


class AncientCurrency(ReactionArtifact):
    """The shot goes on; once you have been shot, the shooter hands the Ray Gun to whom you name."""

    def ready(self, t: Table, user: i64) -> bool:
        return not t.off and t.victim == user

    def carry_out(self, t: Table, user: i64) -> None:
        t.heir |= 1 << user
        t.aside = self.number


def _receivers(t: Table, _f: Frame, _seat: i64) -> list[int]:
    return choose_players(others(t.active, t.players) & ~gun_holders(t))


def _hand_over(t: Table, _f: Frame, _seat: i64, code: i64) -> None:
    take_from(t, t.active, first(code))


HAND_OVER: Final = procedure(
    "hand the Ray Gun on (Ancient Currency)",
    "L-18.2",
    ask("hand-over", "L-18.2", _user, _receivers, _hand_over),
)
"""frame.a names who gets the shooter's Ray Gun."""


class ScarletOctagon(ReactionArtifact):
    """The shooter must choose a new victim, neither the present one nor themselves."""

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        t.push(NEW_TARGET.index)


def _new_victims(t: Table, _f: Frame, _seat: i64) -> list[int]:
    return choose_players(others(t.active, t.players) & ~(1 << t.victim))


def _choose_victim(t: Table, _f: Frame, seat: i64, code: i64) -> None:
    aim(t, seat, first(code))
    turn_shot(t, first(code))


NEW_TARGET: Final = procedure(
    "choose a new victim (Scarlet Octagon)",
    "L-17.3",
    ask("new-victim", "L-17.3", _active, _new_victims, _choose_victim),
)


class RainShield(ReactionArtifact):
    """The shot moves from you to your left or right neighbour, never to the shooter."""

    def ready(self, t: Table, user: i64) -> bool:
        return not t.off and t.victim == user

    def carry_out(self, t: Table, user: i64) -> None:
        t.push(TO_NEIGHBOUR.index, user)


def _neighbours(t: Table, _f: Frame, seat: i64) -> list[int]:
    sides = 1 << ((seat + 1) % t.players) | 1 << ((seat - 1) % t.players)
    return choose_players(sides & ~(1 << t.active))


def _to_neighbour(t: Table, _f: Frame, _seat: i64, code: i64) -> None:
    turn_shot(t, first(code))


TO_NEIGHBOUR: Final = procedure(
    "move the shot to a neighbour (Rain Shield)",
    "L-17.3",
    ask("neighbour", "L-17.3", _user, _neighbours, _to_neighbour, forced=True),
)
"""frame.a holds the shield."""


class IronPancake(ReactionArtifact):
    """The shot is cancelled; you are not shot."""

    def ready(self, t: Table, user: i64) -> bool:
        return not t.off and t.victim == user

    def carry_out(self, t: Table, user: i64) -> None:
        t.off = True
        tell(t, SHOT_CANCELLED, EVERYBODY, user)


class RainbowDisc(ReactionArtifact):
    """The shot lands on the shooter in your place, unless they have an exposed Leader."""

    def ready(self, t: Table, user: i64) -> bool:
        return not t.off and t.victim == user and not has_exposed_leader(t, t.active)

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        turn_shot(t, t.active)


class UnblinkingEgg(ReactionArtifact):
    """They see nothing; you look at one hidden Recruit of the interrogating player, if they have one."""

    def carry_out(self, t: Table, user: i64) -> None:
        t.off = True
        tell(t, SEES_NOTHING, EVERYBODY, t.active, t.named[0])
        if t.hidden_of(t.active):
            t.push(LOOK_BACK.index, user)


def _hidden_of_interrogator(t: Table, _f: Frame, _seat: i64) -> list[int]:
    return choose_recruits(t.hidden_of(t.active))


def _look_back(t: Table, _f: Frame, seat: i64, code: i64) -> None:
    tell(t, LOOKS, EVERYBODY, seat, first(code))
    look(t, seat, first(code))


LOOK_BACK: Final = procedure(
    "look at the interrogator's Recruit (Unblinking Egg)",
    "L-17.3",
    ask("look-back", "L-17.3", _user, _hidden_of_interrogator, _look_back, forced=True),
)
"""frame.a looks."""


class WindshieldScroll(ReactionArtifact):
    """The Action Artifact has no effect."""

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        t.off = True


class YellowCrescent(ReactionArtifact):
    """You take the Ray Gun in the place of the player who arms, and target someone at once."""

    def ready(self, t: Table, user: i64) -> bool:
        return not t.off and not t.holds_gun(user)

    def carry_out(self, t: Table, user: i64) -> None:
        t.off = True
        take_from_centre(t, user)


class IronCharmer(ReactionArtifact):
    """You take the Ray Gun that another player is about to drop after shooting."""

    def ready(self, t: Table, user: i64) -> bool:
        return not t.off and not t.holds_gun(user) and not (t.fresh >> self.number) & 1

    def carry_out(self, t: Table, user: i64) -> None:
        t.off = True
        take_from(t, t.active, user)


REACTIONS: Final[list[ReactionArtifact]] = [
    AncientCurrency("ancient-currency", SHOT_DECLARED),
    ScarletOctagon("scarlet-octagon", SHOT_DECLARED),
    RainShield("rain-shield", SHOT_DECLARED),
    IronPancake("iron-pancake", SHOT_DECLARED),
    RainbowDisc("rainbow-disc", SHOT_DECLARED),
    UnblinkingEgg("unblinking-egg", INTERROGATE_DECLARED),
    WindshieldScroll("windshield-scroll", ARTIFACT_DECLARED),
    YellowCrescent("yellow-crescent", ARM_DECLARED, gives_gun=True),
    IronCharmer("iron-charmer", GUN_DROPPING, gives_gun=True),
]
assert [card.id for card in REACTIONS] == REACTION_IDS


def _fitting(window: int) -> int:
    """The Reactions to one kind of event, as a set of Artifacts."""
    return sum(1 << card.number for card in REACTIONS if card.window == window)


FITTING: Final = [_fitting(window) for window in range(len(WINDOWS))]


def reaction(artifact: i64) -> ReactionArtifact:
    return REACTIONS[artifact - FIRST_REACTION]


REACTION_PROCEDURES: Final = [HAND_OVER, NEW_TARGET, TO_NEIGHBOUR, LOOK_BACK]
