"""Recruits (D-1.1) and market tiles (D-1.8), and what is printed on them.

Made by `python tools/card.py made` from docs/rules/dystopia-cards.yaml. Do not edit.
"""

from __future__ import annotations

from typing import Final

BEN: Final = 0
BRADLEY: Final = 1
ESME: Final = 2
GARY: Final = 3
JEFFERSON: Final = 4
JULIA: Final = 5
KATY: Final = 6
LAURA: Final = 7
MICHAEL: Final = 8
NAKAGAWA: Final = 9
RAY: Final = 10
YORDY: Final = 11
ANDREW: Final = 12
BRETT: Final = 13
CHASE: Final = 14
CURTIS: Final = 15
DAVE: Final = 16
FAITH: Final = 17
GAMBLER: Final = 18
JOSIAH: Final = 19
MAGGIE: Final = 20
PHIL: Final = 21
SOULLESS: Final = 22
XANDER: Final = 23
BRIAN: Final = 24
FLARTNER: Final = 25
GEEK: Final = 26
IAN: Final = 27
JACKO: Final = 28
ARTIST: Final = 29
KYLE: Final = 30
NICK: Final = 31
PETE: Final = 32
REITZ: Final = 33
SCARBY: Final = 34
STEVEN: Final = 35
AMANDA: Final = 36
FLAVIO: Final = 37
GIDGET: Final = 38
JOSH: Final = 39
KADEN: Final = 40
LEE: Final = 41
MATTHEW: Final = 42
MAXIME: Final = 43
REBECCA: Final = 44
SARINEE: Final = 45
SHEPPARD: Final = 46
ZONG: Final = 47
RECRUITS: Final[list[str]] = [
    "ben-ludologist",
    "bradley-futurist",
    "esme-fireman",
    "gary-electrician",
    "jefferson-shock-artist",
    "julia-thought-inspector",
    "katy-dietician",
    "laura-philanthropist",
    "michael-engineer",
    "nakagawa-tribute",
    "ray-foreman",
    "yordy-demotivator",
    "andrew-spelunker",
    "brett-lockpicker",
    "chase-miner",
    "curtis-propagandist",
    "dave-demolitionist",
    "faith-hydroelectrician",
    "jonathan-gambler",
    "josiah-hacker",
    "maggie-outlaw",
    "phil-spy",
    "soulless-plumber",
    "xander-excavator",
    "brian-viticulturist",
    "flartner-luddite",
    "geek-oracle",
    "ian-horticulturist",
    "jacko-archivist",
    "jonathan-artist",
    "kyle-scavenger",
    "nick-understudy",
    "pete-cannibal",
    "reitz-archaeologist",
    "scarby-harvester",
    "steven-scholar",
    "amanda-broker",
    "flavio-merchant",
    "gidget-hypnotist",
    "josh-negotiator",
    "kaden-infiltrator",
    "lee-gossip",
    "matthew-thief",
    "maxime-ambassador",
    "rebecca-peddler",
    "sarinee-cloud-miner",
    "sheppard-lobotomist",
    "zong-astronomer",
]
RECRUITS_COUNT: Final = 48
FACTION_OF: Final[list[int]] = [
    *[0] * 12,
    *[1] * 12,
    *[2] * 12,
    *[3] * 12,
]
"""The faction of each recruit."""
OF_FACTION: Final[list[int]] = [
    0xFFF,
    0xFFF000,
    0xFFF000000,
    0xFFF000000000,
]
"""All recruits of each faction, as a mask."""

LABORATORY: Final = 0
SPA: Final = 1
COURTHOUSE: Final = 2
PLAZA: Final = 3
FOUNTAIN: Final = 4
LOUNGE: Final = 5
ACADEMY: Final = 6
CAFETERIA: Final = 7
APOTHECARY: Final = 8
THEATER: Final = 9
REGISTRY: Final = 10
ARENA: Final = 11
DISASSEMBLE: Final = 12
CLINIC: Final = 13
BEMUSEMENT: Final = 14
FRIENDLY: Final = 15
STADIUM: Final = 16
CENTER: Final = 17
TILES: Final[list[str]] = [
    "laboratory-of-selective-genetics",
    "spa-of-fleeting-pleasure",
    "courthouse-of-hasty-judgment",
    "plaza-of-immortalized-humility",
    "fountain-of-wishful-thinking",
    "lounge-of-opulent-frugality",
    "academy-of-mandatory-equality",
    "cafeteria-of-nameless-meat",
    "apothecary-of-productive-dreams",
    "theater-of-revelatory-propaganda",
    "registry-of-personal-secrets",
    "arena-of-peaceful-conflict",
    "disassemble-a-teddy-bear-shop",
    "clinic-of-blind-hindsight",
    "bemusement-park",
    "friendly-local-game-bonfire",
    "stadium-of-guaranteed-home-runs",
    "center-for-reduced-literacy",
]
TILES_COUNT: Final = 18
TILE_PRICES: Final[list[str]] = [
    "card resource",
    "water water water water card",
    "energy energy energy energy stone",
    "water water water water clay",
    "water water water water gold",
    "energy energy energy energy card",
    "food food food food gold",
    "food food food food card",
    "bliss bliss bliss bliss resource",
    "energy energy energy energy clay",
    "bliss bliss bliss bliss card",
    "food food food food stone",
    "commodity bear",
    "commodity bifocals",
    "commodity balloons",
    "commodity box",
    "commodity bat",
    "commodity book",
]
"""What a visit costs, thing by thing."""
TAXING: Final[list[int]] = [
    12,
    13,
    14,
    15,
    16,
    17,
]
"""The tiles that tax a rolled number: the first taxes 1, the next 2, …"""
