"""Teams before they are brought to a table: what there is to buy, and what a team costs."""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.show.rules.box.cards import ABILITIES, CHARACTERS_COUNT, OBJECTS, PRICES, PROFILES
from euphoria.games.show.rules.box.data import BUDGET, NO_AIM, UPGRADE_MOST, UPGRADE_PRICE, Profile
from euphoria.games.show.rules.box.reasons import FINE, REASONS
from euphoria.games.show.rules.box.rosters import (
    PREPARED,
    Member,
    code_of,
    flaw_of,
    members,
    price_of,
    refusal_of,
    word_of,
)

LONGEST: Final = 800
"""No team is a longer word."""


def offered() -> dict[str, Any]:
    """Everything a team is made of, with its price, and the teams that come with the program."""
    return {
        "budget": BUDGET,
        "characters": [_character(number, PROFILES[number]) for number in range(CHARACTERS_COUNT)],
        "objects": [{"object": name, "price": price} for name, price in zip(OBJECTS, PRICES, strict=True)],
        "upgrade": {"price": UPGRADE_PRICE, "most": UPGRADE_MOST},
        "prepared": [{"name": name, **priced(word)} for name, word in PREPARED.items()],
    }


def _character(number: int, profile: Profile) -> dict[str, Any]:
    raised = [] if profile.aim == NO_AIM else ["aim"]
    raised += ["attacks", "shots", "second-shots"][: 1 + len(profile.shots)]
    return {
        "character": profile.id,
        "price": profile.audience,
        "ap": profile.ap,
        "aim": None if profile.aim == NO_AIM else profile.aim,
        "lp": profile.lp,
        "euphoria": profile.euphoria,
        "shots": profile.shots,
        "attacks": profile.attacks,
        "range": profile.range,
        "flame": profile.flame,
        "ability": ABILITIES[number] if number < len(ABILITIES) else None,
        "raised": raised,
    }


def priced(word: str, wanted: int | None = None) -> dict[str, Any]:
    """A team as it is written: its price, and why it may not play within a budget (None: the usual one)."""
    budget = BUDGET if wanted is None else wanted
    flaw = flaw_of(word[:LONGEST])
    code = -1 if flaw != FINE else code_of(word)
    reason = flaw if flaw != FINE else refusal_of(code, budget)
    return {
        "team": word_of(code) if code >= 0 else word[:LONGEST],
        "price": price_of(code) if code >= 0 else 0,
        "budget": budget,
        "members": [_member(one) for one in members(code)] if code >= 0 else [],
        "refusal": None
        if reason == FINE
        else {"rule": REASONS[reason].rule, "reason": REASONS[reason].message, "facts": {}},
    }


def _member(member: Member) -> dict[str, Any]:
    return {
        "character": PROFILES[member.character].id,
        "price": member.price,
        "euphoria": member.euphoria,
        "aim": None if PROFILES[member.character].aim == NO_AIM else member.aim,
        "attacks": member.attacks,
        "shots": [member.shots, member.second][: len(PROFILES[member.character].shots)],
    }
