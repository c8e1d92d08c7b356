"""The characters, objects and missions of the show for a gallery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from euphoria import ledger
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import INCH, MISSIONS, NO_AIM, Profile
from euphoria.games.show.speech import words
from euphoria.speech.messages import messages
from euphoria.speech.title import Card, Shown

if TYPE_CHECKING:
    from euphoria.speech import Speech

BENKEI: Final = "S-6.13"
DESCRIBED: Final = frozenset({"Characters", "Objects", "Missions"})
"""The sections of the ledger in which a rule begins with the name of what it tells of."""


def shown(id: str, card: Card) -> Shown:
    profile = next((profile for profile in PROFILES if profile.id == id), None)
    if profile is None:
        return Shown(id, card, "object", _rule_about(words.message("object", id)), "", {})
    rule = BENKEI if id == "benkei" else _rule_about(words.message("character", id))
    return Shown(id, card, "character", rule, "", _numbers(profile))


def _numbers(profile: Profile) -> dict[str, int]:
    numbers = {
        "ap": profile.ap,
        "lp": profile.lp,
        "euphoria": profile.euphoria,
        "attacks": profile.attacks,
        "audience": profile.audience,
        "shots": sum(profile.shots),
        "range": profile.range // INCH,
    }
    if profile.aim != NO_AIM:
        numbers["aim"] = profile.aim
    return numbers


def missions(speech: Speech) -> list[Shown]:
    found: list[Shown] = []
    for id in MISSIONS:
        message = f"show-mission-{id}"
        card = Card(speech.say(message), speech.say(f"{message}.text"), {})
        found.append(Shown(id, card, "mission", _rule_about(message), "", {}))
    return found


def _rule_about(message: str) -> str:
    """The rule that begins with the name that this message has in English."""
    start = messages("en").format(message, {}).replace("’", "'").casefold()
    rules = [rule for rule in ledger.ledger("show").rules if rule.section in DESCRIBED]
    return next(rule.id for rule in rules if rule.text.casefold().startswith(start))
