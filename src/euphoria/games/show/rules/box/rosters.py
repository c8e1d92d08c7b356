"""Teams: one int for the machine, one word for people, and what the rules say about them (S-6, S-7).

As a word a team is its members with `/` between them. A member is the id of a character, then `*` for the
leader and `!` for Susan's associate, then its purchases with `:` before each: `aim1`, `attacks2`, `shots1`
(the only weapon), `shots1a` and `shots1b` (the first and the second of two weapons), or the id of an object:

    nikolai*:grenade:benkei/blanca:aim2:shots1b:first-aid-kit/susan/odonell!

As an int it is the number of members (8 bits) and then 24 bits for each of them, by rising number of the
character, so that equal teams are equal ints. From the lowest bit on a member is: the character (4 bits),
leader, associate, aim, attacks, shots of the first and of the second weapon (2 bits each), objects (the
other bits, in the order of `cards.OBJECTS`).
"""

from __future__ import annotations

from typing import Final

from euphoria.core.actions import Words
from euphoria.core.luck import Luck
from euphoria.games.show.rules.box.cards import (
    BENKEI,
    CHARACTERS_COUNT,
    OBJECTS,
    OBJECTS_COUNT,
    PET,
    PRICES,
    PROFILES,
    SUSAN,
)
from euphoria.games.show.rules.box.data import BUDGET, NO_AIM, UPGRADE_MOST, UPGRADE_PRICE
from euphoria.games.show.rules.box.reasons import (
    ASSOCIATE_ALONE,
    ASSOCIATE_MISSING,
    ASSOCIATE_SELF,
    ASSOCIATE_TWICE,
    FINE,
    LEADER_MISSING,
    LEADER_TWICE,
    NO_CHARACTER,
    NO_OBJECT,
    NO_TEAM,
    OVER_BUDGET,
    PET_IS_OBJECT,
    SAME_CHARACTER,
    SAME_OBJECT,
    TEAM_EMPTY,
    UPGRADE_DASH,
    UPGRADE_EUPHORIA,
    UPGRADE_LIMIT,
    UPGRADE_WEAPON,
)

COUNT_BITS: Final = 8
MEMBER_BITS: Final = 24
MEMBER_MASK: Final = (1 << MEMBER_BITS) - 1
MOST_MEMBERS: Final = CHARACTERS_COUNT
WIDTH: Final = COUNT_BITS + MEMBER_BITS * MOST_MEMBERS
"""How many bits of a packed action a team takes."""

AIM: Final = 0
ATTACKS: Final = 1
SHOTS: Final = 2
SECOND_SHOTS: Final = 3
UPGRADES: Final[list[str]] = ["aim", "attacks", "shots", "shots"]
"""The attributes that can be raised, in the order of a member's bits; the last is the second weapon."""

_LEADER: Final = 1 << 4
_ASSOCIATE: Final = 1 << 5
_UPGRADES_AT: Final = 6
_OBJECTS_AT: Final = 14

NOBODY_WORD: Final = "nobody"
LEADER_SIGN: Final = "*"
ASSOCIATE_SIGN: Final = "!"


class Member:
    """One character of a team with everything that was bought for it."""

    __slots__ = ("associate", "character", "leader", "objects", "raised")

    def __init__(self, character: int) -> None:
        self.character = character
        self.leader = False
        self.associate = False
        self.raised = [0, 0, 0, 0]
        """Points bought: aim, attacks, shots of the first weapon, shots of the second (`AIM` ...)."""
        self.objects = 0
        """Set of objects: bit `GRENADE` and so on, the Benkei (`PET`) included."""

    @property
    def aim(self) -> int:
        """The aim it starts with; `NO_AIM` for who cannot aim."""
        return PROFILES[self.character].aim + self.raised[AIM]

    @property
    def attacks(self) -> int:
        return PROFILES[self.character].attacks + self.raised[ATTACKS]

    @property
    def shots(self) -> int:
        """Shots of its first weapon, 0 without one."""
        return self._shots(0) + self.raised[SHOTS]

    @property
    def second(self) -> int:
        """Shots of its second weapon, 0 without one."""
        return self._shots(1) + self.raised[SECOND_SHOTS]

    def _shots(self, weapon: int) -> int:
        weapons = PROFILES[self.character].shots
        return weapons[weapon] if weapon < len(weapons) else 0

    @property
    def points(self) -> int:
        """How many points its attributes were raised by."""
        return sum(self.raised)

    @property
    def euphoria(self) -> int:
        """The Euphoria it starts with: one less for each point of increase (S-6.6)."""
        return PROFILES[self.character].euphoria - self.points

    @property
    def value(self) -> int:
        """What it is worth to who eliminates it: everything but its Benkei (S-18.3)."""
        return self.price - (PRICES[PET] if self.objects >> PET & 1 else 0)

    @property
    def price(self) -> int:
        """What its player paid for it in audience points (S-6.6, S-6.11)."""
        price = PROFILES[self.character].audience + UPGRADE_PRICE * self.points
        for number in range(OBJECTS_COUNT):
            if self.objects >> number & 1:
                price += PRICES[number]
        return price

    def bits(self) -> int:
        """The member as 24 bits."""
        bits = self.character | self.objects << _OBJECTS_AT
        if self.leader:
            bits |= _LEADER
        if self.associate:
            bits |= _ASSOCIATE
        for attribute in range(len(UPGRADES)):
            bits |= self.raised[attribute] << (_UPGRADES_AT + 2 * attribute)
        return bits

    def word(self) -> str:
        """The member as it is written."""
        text = PROFILES[self.character].id
        if self.leader:
            text += LEADER_SIGN
        if self.associate:
            text += ASSOCIATE_SIGN
        two_weapons = len(PROFILES[self.character].shots) > 1
        for attribute, name in enumerate(UPGRADES):
            points = self.raised[attribute]
            if points:
                text += f":{name}{points}"
                if attribute == SECOND_SHOTS:
                    text += "b"
                elif attribute == SHOTS and two_weapons:
                    text += "a"
        for number, name in enumerate(OBJECTS):
            if self.objects >> number & 1:
                text += ":" + name
        return text


# ------------------------------------------------- int and members


def members(code: int) -> list[Member]:
    """The members of a team in normal form, by rising number of the character."""
    found: list[Member] = []
    rest = code >> COUNT_BITS
    for _ in range(code & (1 << COUNT_BITS) - 1):
        found.append(_member_of(rest & MEMBER_MASK))
        rest >>= MEMBER_BITS
    return found


def _member_of(bits: int) -> Member:
    member = Member(bits & 15)
    member.leader = bits & _LEADER != 0
    member.associate = bits & _ASSOCIATE != 0
    for attribute in range(len(UPGRADES)):
        member.raised[attribute] = bits >> (_UPGRADES_AT + 2 * attribute) & 3
    member.objects = bits >> _OBJECTS_AT & (1 << OBJECTS_COUNT) - 1
    return member


def packed(team: list[Member]) -> int:
    """A team as one int, whatever the order of its members; at most `MOST_MEMBERS` of them."""
    ranked = sorted([(member.character, member.bits()) for member in team])
    code = len(ranked)
    shift = COUNT_BITS
    for _, bits in ranked:
        code |= bits << shift
        shift += MEMBER_BITS
    return code


def is_normal(code: int) -> bool:
    """Whether an int is a team at all: members in order, known characters, no bit without a meaning."""
    if code < 0 or code >> WIDTH:
        return False
    count = code & (1 << COUNT_BITS) - 1
    rest = code >> COUNT_BITS
    if count > MOST_MEMBERS or rest >> (MEMBER_BITS * count):
        return False
    for _ in range(count):
        if rest & 15 > BENKEI:
            return False
        rest >>= MEMBER_BITS
    return packed(members(code)) == code


# ------------------------------------------------- words


def word_of(code: int) -> str:
    """A team in normal form as it is written."""
    team = members(code)
    if not team:
        return NOBODY_WORD
    return "/".join([member.word() for member in team])


def code_of(text: str) -> int:
    """The team that a word stands for, or -1. The order of members and of purchases does not matter."""
    team: list[Member] = []
    return -1 if _read(text, team) != FINE else packed(team)


def flaw_of(text: str) -> int:
    """Why a word stands for no team: the number of a reason, `FINE` when it does."""
    return _read(text, [])


def _read(text: str, team: list[Member]) -> int:
    """Add the members of a text to a list; the reason why that is not possible, or `FINE`."""
    if text == NOBODY_WORD:
        return FINE
    parts = text.split("/")
    if len(parts) > MOST_MEMBERS:
        # There are no more characters than that: one must be there twice.
        return SAME_CHARACTER
    for part in parts:
        words = part.split(":")
        signed = words[0]
        name = signed.rstrip(LEADER_SIGN + ASSOCIATE_SIGN)
        character = character_named(name)
        if character < 0:
            return NO_CHARACTER
        signs = signed[len(name) :]
        if signs.count(LEADER_SIGN) > 1 or signs.count(ASSOCIATE_SIGN) > 1:
            return NO_TEAM
        member = Member(character)
        member.leader = LEADER_SIGN in signs
        member.associate = ASSOCIATE_SIGN in signs
        for word in words[1:]:
            flaw = _buy(member, word)
            if flaw != FINE:
                return flaw
        team.append(member)
    return FINE


def character_named(name: str) -> int:
    """The number of a character (or of Benkei) by its id, or -1."""
    for number, profile in enumerate(PROFILES):
        if profile.id == name:
            return number
    return -1


def _buy(member: Member, word: str) -> int:
    """Add one purchase, as it is written, to a member."""
    if word in OBJECTS:
        bit = 1 << OBJECTS.index(word)
        if member.objects & bit:
            return SAME_OBJECT
        member.objects |= bit
        return FINE
    attribute = SHOTS
    if word.startswith("shots") and word[-1:] in ("a", "b"):
        attribute = SHOTS if word[-1] == "a" else SECOND_SHOTS
        word = word[:-1]
    digit = word[-1:]
    name = word[:-1]
    if name == "aim":
        attribute = AIM
    elif name == "attacks":
        attribute = ATTACKS
    elif name != "shots":
        return NO_OBJECT
    if digit not in "123456789" or digit == "":
        return NO_OBJECT
    points = int(digit)
    if points > 3 or member.raised[attribute]:
        # More than the two bits hold is more than the rules allow; so is buying the same thing again.
        return UPGRADE_LIMIT
    member.raised[attribute] = points
    return FINE


class RosterWords(Words):
    """Teams as an argument of an action: `team nikolai*:grenade/susan/odonell!`."""

    def __init__(self, name: str = "team") -> None:
        super().__init__(name, [], WIDTH)

    def word(self, value: int) -> str:
        return word_of(value)

    def number(self, word: str) -> int:
        return code_of(word)


# ------------------------------------------------- legality


def price_of(code: int) -> int:
    """What a team costs in audience points (S-6.1)."""
    return sum([member.price for member in members(code)])


def refusal_of(code: int, budget: int = BUDGET) -> int:
    """Why this team may not take part: the number of a reason, `FINE` when it may."""
    if not is_normal(code):
        return NO_TEAM
    team = members(code)
    if not team:
        return TEAM_EMPTY
    for number, member in enumerate(team):
        if number and team[number - 1].character == member.character:
            return SAME_CHARACTER
        flaw = member_refusal(member)
        if flaw != FINE:
            return flaw
    flaw = _roles_refusal(team)
    if flaw != FINE:
        return flaw
    return OVER_BUDGET if price_of(code) > budget else FINE


def member_refusal(member: Member) -> int:
    """Why this character may not be equipped like this (S-6.5 to S-6.7, S-6.13)."""
    if member.character == BENKEI:
        return PET_IS_OBJECT
    profile = PROFILES[member.character]
    if member.raised[AIM] and profile.aim == NO_AIM:
        return UPGRADE_DASH
    if (member.raised[SHOTS] or member.raised[SECOND_SHOTS]) and not profile.shots:
        return UPGRADE_DASH
    if member.raised[SECOND_SHOTS] and len(profile.shots) < 2:
        return UPGRADE_WEAPON
    shots = member.raised[SHOTS] + member.raised[SECOND_SHOTS]
    if max(member.raised[AIM], member.raised[ATTACKS], shots) > UPGRADE_MOST:
        return UPGRADE_LIMIT
    if member.points > profile.euphoria:
        return UPGRADE_EUPHORIA
    return FINE


def _roles_refusal(team: list[Member]) -> int:
    """One leader (S-7.1); an associate exactly when Susan has a team mate, and another one (S-16.42)."""
    leaders = sum([1 for member in team if member.leader])
    associates = sum([1 for member in team if member.associate])
    susan = [member for member in team if member.character == SUSAN]
    if leaders != 1:
        return LEADER_TWICE if leaders else LEADER_MISSING
    if susan and susan[0].associate:
        return ASSOCIATE_SELF
    if associates > 1:
        return ASSOCIATE_TWICE
    if associates and not susan:
        return ASSOCIATE_ALONE
    if susan and len(team) > 1 and not associates:
        return ASSOCIATE_MISSING
    return FINE


# ------------------------------------------------- teams to play with

PREPARED: Final[dict[str, str]] = {
    # For 800 audience points.
    "steel-choir": "nikolai*:grenade/odonell/sooyoung/centinel/scauter:first-aid-kit",
    "velvet-knives": "madeleine:grenade/richelle*:benkei/sooyoung:grenade/blanca!:aim1/susan:first-aid-kit",
    "night-shift": "kabuki*:attacks1:first-aid-kit:adrenaline/sooyoung:grenade/blanca!:aim1:grenade/susan",
    "demolition-crew": "nikolai*:explosive-charges/odonell/scauter:grenade/arendal:first-aid-kit",
    "butchers-row": "kabuki*!:attacks1/mycky:adrenaline/kobayhisi/susan:benkei",
    "fire-brigade": "odonell:shots1/centinel:grenade/arendal/chastas*:first-aid-kit:adrenaline",
    "kennel-club": "richelle*:benkei/blanca:benkei/centinel:benkei/scauter:benkei",
    "long-barrels": "odonell*:aim1:shots1/blanca:aim1:shots1b/centinel/scauter:defibrillator",
    "ballroom": "madeleine*:aim1/richelle/sooyoung:attacks1/blanca!:aim1:first-aid-kit/susan",
    # For 600.
    "short-fuse": "blanca!/scauter:grenade/arendal*:first-aid-kit/susan",
    "quick-take": "madeleine*:grenade/sooyoung:first-aid-kit/blanca:first-aid-kit/centinel",
}
"""Teams under names of our own."""


def random_roster(budget: int, luck: Luck) -> int:
    """Some legal team; the empty one when the budget buys nobody."""
    for_gear = UPGRADE_PRICE * luck.below(5)
    left = budget
    pool = list(range(CHARACTERS_COUNT))
    team: list[Member] = []
    while pool:
        character = pool.pop(luck.below(len(pool)))
        price = PROFILES[character].audience
        if price <= left - (for_gear if team else 0):
            team.append(Member(character))
            left -= price
    if not team:
        return 0
    _equip(team, left, luck)
    team[luck.below(len(team))].leader = True
    mates = [member for member in team if member.character != SUSAN]
    if mates and len(mates) < len(team):
        mates[luck.below(len(mates))].associate = True
    return packed(team)


def _equip(team: list[Member], left: int, luck: Luck) -> None:
    """Spend what is left on random purchases, each of them legal."""
    wishes: list[tuple[int, int]] = []
    for number in range(len(team)):
        for purchase in range(len(UPGRADES) + OBJECTS_COUNT):
            wishes.append((number, purchase))
    while wishes and left >= min(PRICES):
        number, purchase = wishes.pop(luck.below(len(wishes)))
        member = team[number]
        before = member.price
        if purchase < len(UPGRADES):
            member.raised[purchase] += 1
        else:
            member.objects |= 1 << (purchase - len(UPGRADES))
        price = member.price - before
        if price <= left and member_refusal(member) == FINE:
            left -= price
        elif purchase < len(UPGRADES):
            member.raised[purchase] -= 1
        else:
            member.objects &= ~(1 << (purchase - len(UPGRADES)))
