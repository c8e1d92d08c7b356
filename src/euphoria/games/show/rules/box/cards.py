"""Characters (S-16) and objects (S-15): their numbers and what is printed of them.

Made by `python tools/card.py made` from docs/rules/show-data.yaml. Do not edit.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.data import NO_AIM, Profile

NIKOLAI: Final = 0
KABUKI: Final = 1
MADELEINE: Final = 2
ODONELL: Final = 3
RICHELLE: Final = 4
SOOYOUNG: Final = 5
BLANCA: Final = 6
CENTINEL: Final = 7
SCAUTER: Final = 8
ARENDAL: Final = 9
CHASTAS: Final = 10
MYCKY: Final = 11
KOBAYHISI: Final = 12
SUSAN: Final = 13
BENKEI: Final = 14
CHARACTERS_COUNT: Final = 14
PROFILES: Final[list[Profile]] = [
    Profile("nikolai", 9, 5, 150, 3, [5], 10, 3, 200, False),
    Profile("kabuki", 9, 6, 150, 4, [3], 10, 3, 300, False),
    Profile("madeleine", 12, 6, 100, 5, [3], 10, 1, 150, False),
    Profile("odonell", 5, 5, 120, 4, [5], 20, 1, 150, False),
    Profile("richelle", 12, 6, 100, 6, [2], 10, 2, 175, False),
    Profile("sooyoung", 12, 6, 100, 9, [1, 1], 10, 1, 100, False),
    Profile("blanca", 12, 7, 100, 7, [1, 2], 10, 1, 125, False),
    Profile("centinel", 12, 6, 100, 0, [3], 30, 3, 150, False),
    Profile("scauter", 12, 6, 120, 0, [2], 20, 2, 150, False),
    Profile("arendal", 12, 6, 120, 0, [2], 20, 2, 200, False),
    Profile("chastas", 9, NO_AIM, 100, 8, [], 0, 1, 175, True),
    Profile("mycky", 9, NO_AIM, 200, 1, [], 0, 3, 200, False),
    Profile("kobayhisi", 10, NO_AIM, 100, 1, [], 0, 1, 100, False),
    Profile("susan", 12, NO_AIM, 100, 10, [], 0, 1, 75, False),
    Profile("benkei", 10, NO_AIM, 50, 0, [], 0, 1, 50, False),
]
ABILITIES: Final[list[str]] = [
    "missile-launcher",
    "stealth",
    "fascinate",
    "motivate",
    "call-benkei",
    "seduce",
    "hide",
    "shield",
    "always-prepared",
    "three-grenades",
    "last-move",
    "bargain",
    "loose-cat",
]
"""By the number of the character; the last ones have none."""
ABILITY_ACTIONS: Final[list[str]] = [
    "missile element",
    "stealth",
    "fascinate figure",
    "motivate figure action",
    "call point",
    "seduce figure",
    "hide",
    "shield",
    "give figure object",
    "grenades place second third",
    "last",
    "bargain figure",
    "cat point",
]
"""How each is used: a verb and its targets."""
LETTERS: Final = {
    "nikolai": "N",
    "kabuki": "K",
    "madeleine": "M",
    "odonell": "O",
    "richelle": "R",
    "sooyoung": "Y",
    "blanca": "B",
    "centinel": "C",
    "scauter": "J",
    "arendal": "A",
    "chastas": "D",
    "mycky": "I",
    "kobayhisi": "H",
    "susan": "S",
}
"""In a terminal, the same in every language: two people can talk about one picture."""

KIT: Final = 0
DEFIBRILLATOR: Final = 1
ADRENALINE: Final = 2
GRENADE: Final = 3
STUN: Final = 4
CHARGES: Final = 5
PET: Final = 6
OBJECTS: Final[list[str]] = [
    "first-aid-kit",
    "defibrillator",
    "adrenaline",
    "grenade",
    "stun-grenade",
    "explosive-charges",
    "benkei",
]
PRICES: Final[list[int]] = [
    25,
    25,
    25,
    25,
    25,
    50,
    50,
]
OBJECTS_COUNT: Final = 7
AID: Final = 0b111
THROWN: Final = 0b11000
USED_FIRST: Final = 0b101
ATTACK_OBJECTS: Final = 0b111000
HIDEABLE: Final = AID | ATTACK_OBJECTS
"""What can be kept secret: a Benkei stands on the table."""
AID_ACTIONS: Final = {
    "first-aid-kit": "kit figure",
    "adrenaline": "adrenaline",
    "defibrillator": "defibrillate body",
}
"""How each aid object is used: a verb and its targets."""
