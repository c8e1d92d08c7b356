"""Before the first turn: teams (S-6), the mission (S-17), sides, platforms and deployment (S-8)."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import again, ask, call, chance, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.cards import (
    BENKEI,
    BLANCA,
    CHARACTERS_COUNT,
    CHARGES,
    PET,
    PRICES,
    PROFILES,
    RICHELLE,
    SUSAN,
)
from euphoria.games.show.rules.box.data import NORTH, OBJECTIVES, RESCUE, SOUTH, TARGETS, WIDTH
from euphoria.games.show.rules.box.readings import BLANCA_SIX, has
from euphoria.games.show.rules.box.reasons import FINE, reason
from euphoria.games.show.rules.box.rosters import PREPARED, Member, code_of, members, price_of, refusal_of
from euphoria.games.show.rules.movement.candidate_places import deployments, platforms
from euphoria.games.show.rules.movement.placing import deploy_refusal, platform_refusal
from euphoria.games.show.rules.state import CALLED, NEUTRAL, NOBODY, NOTHING, OFF, ON_TABLE, UP, Arena
from euphoria.games.show.rules.table.order import open_to_all
from euphoria.games.show.rules.table.secrecy import hidden_worth
from euphoria.games.show.rules.words import (
    BUILD,
    CALLED_BADGE,
    CHOOSE_SIDE,
    DEPLOY,
    DEPLOYED,
    LET_RIVAL_PICK,
    PASS,
    PET_BADGE,
    PICKED_SIDE,
    PLATFORM_SET,
    RIVAL,
    ROLLED_OFF,
    SET_PLATFORM,
    SET_SITE,
    SITE_SET,
    SUSAN_BADGE,
    TEAM_BADGES,
    TEAM_SHOWN,
    argument,
    figure_of,
    place,
    point,
    surface_of,
    x_of,
    y_of,
)

NOT_A_TEAM: Final = reason("not-a-team", "S-6.1")
NO_CARRIER: Final = reason("no-carrier", "S-8.7")
SITE_FIRST: Final = reason("site-first", "S-8.7")
NO_SUCH_ELEMENT: Final = reason("no-such-element", "S-8.7")
NOT_YOURS: Final = reason("not-yours", "S-8.5")
PLACED_ALREADY: Final = reason("placed-already", "S-8.5")
OWNER_FIRST: Final = reason("owner-first", "S-6.13")
PET_FIRST: Final = reason("pet-first", "S-6.13")


# ------------------------------------------------- teams (S-6)


def add_figure(s: Arena, badge: int, who: int, team: int, owner: int = NOBODY) -> int:
    """A new figure with its profile, not on the table yet."""
    profile = PROFILES[who]
    # Copies share these lists, so they are replaced and never changed.
    s.badge = [*s.badge, badge]
    s.who = [*s.who, who]
    s.aim = [*s.aim, profile.aim]
    s.shots = [*s.shots, profile.shots[0] if profile.shots else 0]
    s.second = [*s.second, profile.shots[1] if len(profile.shots) > 1 else 0]
    s.attacks = [*s.attacks, profile.attacks]
    for facts, value in (
        (s.team, team),
        (s.owner, owner),
        (s.status, OFF),
        (s.lp, profile.lp),
        (s.euphoria, profile.euphoria),
        (s.value, profile.audience),
        (s.load, NOTHING),
        (s.fight, -1),
        (s.fell, -1),
        (s.killer, NOBODY),
        (s.site, -1),
        (s.barred, -1),
        (s.gift, -1),
    ):
        facts.append(value)
    for zero in (
        s.x, s.y, s.surface, s.ap, s.spent, s.bonus, s.flags, s.marks, s.objects, s.bought, s.opened, s.shown,
        s.kill, s.moved_ap, s.dice, s.fired, s.tie,
    ):  # fmt: skip
        zero.append(0)
    return len(s.badge) - 1


def field_team(s: Arena, seat: int, code: int) -> None:
    """Everything a team has bought stands ready to be deployed."""
    s.total[seat] = price_of(code)
    for member in members(code):
        _field_member(s, seat, member)
    tell(s, TEAM_SHOWN, EVERYBODY, seat, s.total[seat])


def _field_member(s: Arena, seat: int, member: Member) -> None:
    who = member.character
    i = add_figure(s, TEAM_BADGES * seat + who, who, seat)
    s.aim[i] = member.aim - (1 if who == BLANCA and has(s.house, BLANCA_SIX) else 0)
    s.shots[i] = member.shots
    s.second[i] = member.second
    s.attacks[i] = member.attacks
    s.euphoria[i] = member.euphoria
    s.value[i] = member.value
    s.bought[i] = member.objects
    s.objects[i] = member.objects & ~(1 << PET)
    if member.leader:
        s.leader[seat] = i
    if member.associate:
        s.associate[seat] = i
    if (member.objects >> PET) & 1:
        add_figure(s, TEAM_BADGES * seat + PET_BADGE + who, BENKEI, seat, i)
    if who == RICHELLE:
        pet = add_figure(s, TEAM_BADGES * seat + CALLED_BADGE, BENKEI, seat, i)
        s.marks[pet] |= CALLED


def both(_s: Arena, _f: Frame) -> int:
    return 0b11


PREPARED_CODES: Final = [code_of(notation) for notation in PREPARED.values()]
SOLOISTS: Final = [code_of(f"{PROFILES[who].id}*") for who in range(CHARACTERS_COUNT)]
"""Teams of one, for the smallest budgets."""


_fitting: Final[dict[int, list[int]]] = {}
"""These teams by the budget: there are not many different ones."""


def team_options(s: Arena, _f: Frame, _seat: int) -> list[int]:
    """The prepared teams that fit the budget, or one character; any other legal team may be named as well."""
    known = _fitting.get(s.budget)
    if known is None:
        known = [code for code in PREPARED_CODES if refusal_of(code, s.budget) == FINE]
        known = known or [code for code in SOLOISTS if refusal_of(code, s.budget) == FINE]
        _fitting[s.budget] = known
    return [BUILD | code << 8 for code in known]


def team_check(s: Arena, _f: Frame, _seat: int, code: int) -> int:
    return refusal_of(argument(code), s.budget) if code & 255 == BUILD else NOT_A_TEAM


def any_team(s: Arena, f: Frame, seat: int, code: int) -> bool:
    return team_check(s, f, seat, code) == FINE


def build(s: Arena, _f: Frame, seat: int, code: int) -> None:
    field_team(s, seat, argument(code))


def have_teams(s: Arena, _f: Frame) -> bool:
    return s.count() > 0


BUILDING: Final = procedure(
    "teams",
    "S-6.1",
    leave(have_teams),
    ask("team", "S-6.1", both, team_options, build, sealed=True, also=any_team),
)


# ------------------------------------------------- the mission (S-17.1, S-17.9)


def set_mission(s: Arena, _f: Frame) -> None:
    middle = s.field.depth // 2
    if s.mission == RESCUE:
        i = add_figure(s, SUSAN_BADGE, SUSAN, NEUTRAL)
        s.status[i] = UP
        s.x[i] = s.field.width // 2
        s.y[i] = middle
    elif s.mission == OBJECTIVES:
        for x in TARGETS:
            s.target_x.append(x + (s.field.width - WIDTH) // 2)
            s.target_y.append(middle)
            s.target_surface.append(0)
            s.target_state.append(ON_TABLE)


# ------------------------------------------------- sides (S-8.1, S-8.2)


def two_dice(_s: Arena, _f: Frame) -> list[int]:
    return [10, 10]


def roll_off(s: Arena, f: Frame, drawn: list[int]) -> None:
    for seat in range(2):
        tell(s, ROLLED_OFF, EVERYBODY, seat, drawn[seat] + 1)
    f.a = NOBODY if drawn[0] == drawn[1] else 0 if drawn[0] > drawn[1] else 1


def tied(_s: Arena, f: Frame) -> bool:
    return f.a == NOBODY


def who_picks(_s: Arena, f: Frame) -> int:
    return 1 << f.a


def side_options(_s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [CHOOSE_SIDE | side << 8 for side in (SOUTH, NORTH, RIVAL)]


def side_or_pass(s: Arena, f: Frame, seat: int, code: int) -> None:
    if argument(code) == RIVAL:
        tell(s, LET_RIVAL_PICK, EVERYBODY, seat)
        f.a = 1 - seat
    else:
        pick_side(s, f, seat, code)


def who_picks_instead(s: Arena, f: Frame) -> int:
    return 1 << f.a if s.picker == NOBODY else 0


def plain_sides(_s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [CHOOSE_SIDE | side << 8 for side in (SOUTH, NORTH)]


def pick_side(s: Arena, _f: Frame, seat: int, code: int) -> None:
    """Whoever picks the side also places first (S-8.2)."""
    s.picker = seat
    s.side[seat] = argument(code)
    s.side[1 - seat] = 1 - s.side[seat]
    tell(s, PICKED_SIDE, EVERYBODY, seat, s.side[seat])


ROLL_OFF: Final = procedure(
    "roll-off",
    "S-8.1",
    chance("roll-off", "S-8.1", two_dice, roll_off, open_to_all),
    again(tied),
    ask("side", "S-8.1", who_picks, side_options, side_or_pass),
    ask("side", "S-8.1", who_picks_instead, plain_sides, pick_side),
)


# ------------------------------------------------- explosive charges (S-8.7)


def _carriers(s: Arena, seat: int) -> list[int]:
    """Figures of a seat whose charge has no site yet."""
    return [
        i
        for i in range(s.count())
        if s.team[i] == seat and (s.objects[i] >> CHARGES) & 1 and s.site[i] == NOTHING
    ]


def who_sets_sites(s: Arena, f: Frame) -> int:
    """A seat is asked as often as its secret objects could be charges: who has none says `pass`."""
    mask = 0
    for seat in range(2):
        if hidden_worth(s, seat) // PRICES[CHARGES] > f.a:
            mask |= 1 << seat
    return mask


def site_options(s: Arena, _f: Frame, seat: int) -> list[int]:
    carriers = _carriers(s, seat)
    if not carriers:
        return [PASS]
    badge = s.badge[carriers[0]]
    return [SET_SITE | badge << 8 | element << 16 for element in range(len(s.field.elements))]


def site_check(s: Arena, _f: Frame, seat: int, code: int) -> int:
    carriers = _carriers(s, seat)
    if code & 255 == PASS:
        return SITE_FIRST if carriers else FINE
    if figure_of(s, argument(code) & 255) not in carriers:
        return NO_CARRIER
    return FINE if argument(code) >> 8 < len(s.field.elements) else NO_SUCH_ELEMENT


def any_site(s: Arena, f: Frame, seat: int, code: int) -> bool:
    return code & 255 == SET_SITE and site_check(s, f, seat, code) == FINE


def set_site(s: Arena, _f: Frame, seat: int, code: int) -> None:
    if code & 255 == SET_SITE:
        i = figure_of(s, argument(code) & 255)
        s.site[i] = argument(code) >> 8
        tell(s, SITE_SET, 1 << seat, s.badge[i], s.site[i])


def next_round(_s: Arena, f: Frame) -> None:
    f.a += 1


def more_sites(s: Arena, f: Frame) -> bool:
    return who_sets_sites(s, f) != 0


SITES: Final = procedure(
    "sites",
    "S-8.7",
    ask("site", "S-8.7", who_sets_sites, site_options, set_site, sealed=True, also=any_site),
    do(next_round),
    again(more_sites),
)
"""Local: how many times both were asked."""


# ------------------------------------------------- platforms and deployment (S-8.3 to S-8.6)


def placer(s: Arena, f: Frame) -> int:
    return s.picker if f.a == 0 else 1 - s.picker


def who_places(s: Arena, f: Frame) -> int:
    return 1 << placer(s, f)


def platform_options(s: Arena, _f: Frame, seat: int) -> list[int]:
    return [SET_PLATFORM | point(x, y) << 8 for x, y in platforms(s, seat)]


def platform_check(s: Arena, _f: Frame, seat: int, code: int) -> int:
    if code & 255 != SET_PLATFORM:
        return PET_FIRST
    return platform_refusal(s, seat, x_of(argument(code)), y_of(argument(code)))


def any_platform(s: Arena, f: Frame, seat: int, code: int) -> bool:
    return code & 255 == SET_PLATFORM and platform_check(s, f, seat, code) == FINE


def set_platform(s: Arena, _f: Frame, seat: int, code: int) -> None:
    s.platform_x[seat] = x_of(argument(code))
    s.platform_y[seat] = y_of(argument(code))
    tell(s, PLATFORM_SET, EVERYBODY, seat, s.platform_x[seat], s.platform_y[seat])


def waiting(s: Arena, seat: int) -> list[int]:
    """Who may be deployed now: a Benkei straight after its owner, otherwise any character."""
    off = [i for i in range(s.count()) if s.team[i] == seat and s.status[i] == OFF]
    off = [i for i in off if not s.marks[i] & CALLED]
    pets = [i for i in off if s.owner[i] != NOBODY and s.status[s.owner[i]] != OFF]
    return pets or [i for i in off if s.owner[i] == NOBODY]


def who_deploys(s: Arena, f: Frame) -> int:
    seat = placer(s, f)
    return 1 << seat if waiting(s, seat) else 0


def deploy_options(s: Arena, _f: Frame, seat: int) -> list[int]:
    """Places for the first that waits; others may be named instead."""
    i = waiting(s, seat)[0]
    return [DEPLOY | s.badge[i] << 8 | place(x, y, k) << 16 for x, y, k in deployments(s, seat, i)]


def deploy_check(s: Arena, _f: Frame, seat: int, code: int) -> int:
    i = figure_of(s, argument(code) & 255)
    if i < 0 or s.team[i] != seat:
        return NOT_YOURS
    if s.status[i] != OFF:
        return PLACED_ALREADY
    if i not in waiting(s, seat):
        return OWNER_FIRST if s.owner[i] != NOBODY else PET_FIRST
    spot = argument(code) >> 8
    return deploy_refusal(s, i, x_of(spot), y_of(spot), surface_of(spot))


def any_deployment(s: Arena, f: Frame, seat: int, code: int) -> bool:
    return code & 255 == DEPLOY and deploy_check(s, f, seat, code) == FINE


def deploy(s: Arena, _f: Frame, _seat: int, code: int) -> None:
    i = figure_of(s, argument(code) & 255)
    spot = argument(code) >> 8
    s.x[i] = x_of(spot)
    s.y[i] = y_of(spot)
    s.surface[i] = surface_of(spot)
    s.status[i] = UP
    tell(s, DEPLOYED, EVERYBODY, s.badge[i], s.x[i], s.y[i], s.surface[i])


def more_to_deploy(s: Arena, f: Frame) -> bool:
    return bool(waiting(s, placer(s, f)))


DEPLOYING: Final = procedure(
    "deploying",
    "S-8.5",
    ask("deploy", "S-8.5", who_deploys, deploy_options, deploy, also=any_deployment),
    again(more_to_deploy),
)


def deploy_side(s: Arena, f: Frame) -> None:
    s.push(DEPLOYING.index, f.a)


SIDE: Final = procedure(
    "placing a side",
    "S-8.3",
    ask("platform", "S-8.3", who_places, platform_options, set_platform, also=any_platform),
    do(deploy_side),
)
"""Local: 0 for who places first, 1 for the other (S-8.6)."""


SETUP: Final = procedure(
    "setup",
    "S-8.1",
    call(BUILDING),
    do(set_mission),
    call(ROLL_OFF),
    call(SITES, 0),
    call(SIDE, 0),
    call(SIDE, 1),
)

SETUP_PROCEDURES: Final = [SETUP, BUILDING, ROLL_OFF, SITES, SIDE, DEPLOYING]
