"""The payment solver against a naive oracle that tries every handful of things (D-5.8)."""

import pytest

from euphoria.core.actions import pack
from euphoria.core.luck import Luck
from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS, RECRUITS_COUNT, TILES
from euphoria.games.dystopia.rules.data import SITE_PLACES, SITES, SPACES
from euphoria.games.dystopia.rules.openings import open_places, open_spaces
from euphoria.games.dystopia.rules.payment import (
    PAYERS,
    can_pay,
    can_pay_plainly,
    keeps_payable,
    paid_count,
    recipes,
    stock_of,
    ways_at_bar,
    ways_at_card_market,
    ways_to_pay,
)
from euphoria.games.dystopia.rules.placements import placements_of
from euphoria.games.dystopia.rules.placing import affordable, closed
from euphoria.games.dystopia.rules.state import City
from euphoria.games.dystopia.rules.words import PLACE
from kit.dystopia_oracle import CARDS, THINGS, Buyer, accepted, handfuls, ways
from support import rule

FACTIONS = ("euphorian", "subterran", "wastelander", "icarite")
PAYING = (
    "brian-viticulturist",
    "flartner-luddite",
    "jacko-archivist",
    "josh-negotiator",
    "kaden-infiltrator",
    "matthew-thief",
    "michael-engineer",
)
ACADEMY = TILES.index("academy-of-mandatory-equality")
COURTHOUSE = TILES.index("courthouse-of-hasty-judgment")


def some_city(luck: Luck, payers: int) -> City:
    """Seat 0 with random goods, cards, knowledge, recruits and penalties; sites built at random."""
    c = City(4)
    most = 1 + luck.below(6)
    c.goods[0:7] = [luck.below(most + 1) for _ in range(7)]
    c.hand[0:6] = [luck.below(1 + luck.below(3)) for _ in range(6)]
    c.knowledge[0] = 1 + luck.below(6)
    c.morale[0] = 1 + luck.below(6)
    c.classic = luck.below(2)
    for _ in range(payers):
        c.up[0] |= 1 << RECRUITS.index(PAYING[luck.below(len(PAYING))])
    c.up[0] |= 1 << luck.below(RECRUITS_COUNT) if payers else 1 << other_recruit(luck)
    c.miner = [9, 9, 9]
    tiles = list(range(18))
    for site in range(6):
        if luck.below(3):
            c.tile[site] = tiles.pop(luck.below(len(tiles)))
    if luck.below(3) == 0:
        c.suffers[0] |= 1 << COURTHOUSE
    if luck.below(6) == 0:
        c.suffers[0] |= 1 << ACADEMY
    c.derive()
    return c


def other_recruit(luck: Luck) -> int:
    """A recruit that changes no price."""
    plain = [k for k, name in enumerate(RECRUITS) if name not in PAYING]
    return plain[luck.below(len(plain))]


def buyer_of(c: City, space: str, bumps_other: bool) -> Buyer:
    active = [RECRUITS[k] for k in range(RECRUITS_COUNT) if (c.up[0] >> k) & 1]
    academy = (c.suffers[0] >> ACADEMY) & 1
    tile = ""
    if space.startswith("market-"):
        tile = TILES[c.tile[SPACES.index(space) - SPACES.index("market-euphorian-1")]]
    return Buyer(
        recruits=frozenset(() if academy else set(active) & set(PAYING)),
        factions=frozenset(FACTIONS[FACTION_OF[RECRUITS.index(name)]] for name in active),
        classic=c.classic == 1,
        pairs_forbidden=(c.suffers[0] >> COURTHOUSE) & 1 == 1,
        bumps_other=bumps_other,
        tile=tile,
    )


def stock_in_words(c: City) -> dict[str, int]:
    held = [*c.goods[0:7], *c.hand[0:6], 6 - c.knowledge[0]]
    return dict(zip(THINGS, held, strict=True))


def in_words(way: int) -> tuple[str, ...]:
    return tuple(name for k, name in enumerate(THINGS) for _ in range(paid_count(way, k)))


def spaces_of(c: City) -> list[str]:
    """Every space that exists in this city: a market or its construction spaces."""
    first = SPACES.index("market-euphorian-1")
    built = {name for k, name in enumerate(SPACES[first : first + 6]) if c.tile[k] >= 0}
    names = []
    for name in SPACES:
        if name.startswith("market-") and name not in built:
            continue
        if name.startswith("site-") and f"market-{name[5:-2]}" in built:
            continue
        names.append(name)
    return names


@rule("D-5.8", "D-5.11", "D-15.2", "D-16.1", "D-17.2", "D-17.6", "D-18.3", "D-18.4", "D-19.3", "D-19.4")
@rule("D-11.2", "D-11.3", "D-16.2", "D-16.3", "D-16.4", "D-17.7", "D-19.2", "D-19.5", "D-10.10", "D-20.6")
@pytest.mark.parametrize("payers", [0, 1, 2, 3])
def test_the_solver_finds_exactly_the_ways_the_oracle_finds(payers: int) -> None:
    luck = Luck(payers)
    compared = payable = 0
    for _ in range(60):
        c = some_city(luck, payers)
        for name in spaces_of(c):
            bumps_other = luck.below(2) == 1
            expected = ways(name, buyer_of(c, name, bumps_other), stock_in_words(c))
            costs = recipes(c, 0, SPACES.index(name), bumps_other)
            stock = stock_of(c, 0)
            found = ways_to_pay(stock, costs)
            assert found == sorted(set(found))
            assert {in_words(way) for way in found} == expected, (name, stock_in_words(c))
            assert can_pay(stock, costs) == (len(expected) > 0)
            assert stock == stock_of(c, 0), "the solver gives back what it borrows"
            compared += 1
            payable += len(expected) > 0
    assert compared > 1500
    assert compared // 5 < payable < compared


@pytest.mark.parametrize("limit", range(7))
def test_a_limit_of_cards_leaves_the_ways_with_fewer_cards(limit: int) -> None:
    luck = Luck(40 + limit)
    for _ in range(25):
        c = some_city(luck, 2)
        for name in spaces_of(c):
            expected = ways(name, buyer_of(c, name, False), stock_in_words(c))
            fitting = [some for some in expected if sum(thing in CARDS for thing in some) <= limit]
            costs = recipes(c, 0, SPACES.index(name), False)
            assert can_pay(stock_of(c, 0), costs, limit) == (len(fitting) > 0)


def test_without_recruits_that_pay_differently_the_short_answer_is_the_same() -> None:
    luck = Luck(9)
    answers = set()
    for _ in range(300):
        c = some_city(luck, 0)
        assert c.up[0] & PAYERS == 0
        for name in spaces_of(c):
            space = SPACES.index(name)
            stock = stock_of(c, 0)
            short = can_pay_plainly(c, 0, space, stock)
            assert short == can_pay(stock, recipes(c, 0, space, luck.below(2) == 1)), name
            answers.add((name, short))
    for name in SPACES:
        free = name in ("generator", "aquifer", "farm", "cloud-mine")
        assert (name, True) in answers
        assert ((name, False) in answers) is not free, name


def test_the_academy_makes_the_short_answer_right_for_everybody() -> None:
    luck = Luck(10)
    for _ in range(100):
        c = some_city(luck, 3)
        c.suffers[0] |= 1 << ACADEMY
        for name in spaces_of(c):
            space = SPACES.index(name)
            stock = stock_of(c, 0)
            assert can_pay_plainly(c, 0, space, stock) == can_pay(stock, recipes(c, 0, space, True)), name


@rule("D-5.8")
def test_open_spaces_are_those_the_oracle_can_pay_for() -> None:
    """No other worker is on the board and no penalty closes a space here, so only costs decide."""
    luck = Luck(11)
    for number in range(120):
        c = some_city(luck, number % 4)
        c.suffers = [mask & (1 << ACADEMY | 1 << COURTHOUSE) for mask in c.suffers]
        opened = {SPACES[space] for space in open_spaces(c, 0)}
        for name in spaces_of(c):
            if name[-1] in "34":
                continue  # of the three alike spaces of a site only the first free one is offered
            buyer = buyer_of(c, name, False)
            brian = "brian-viticulturist" in buyer.recruits and not buyer.classic
            icarus = name in ("cloud-mine", "wind-saloon", "nimbus-loft", "breeze-bar", "sky-lounge")
            dear = brian and icarus and c.morale[0] < 2
            expected = not dear and len(ways(name, buyer, stock_in_words(c))) > 0
            assert (name in opened) is expected, name
            space = SPACES.index(name)
            assert affordable(c, 0, space, stock_of(c, 0), c.occupants()) is expected


def listed_one_by_one(c: City, seat: int) -> set[int]:
    """Every space asked alone; of the alike spaces of a site the first that is open."""
    stock, occupants = stock_of(c, seat), c.occupants()
    found = set()
    for space in range(len(SPACES)):
        place = (space - 25) % 4 if space >= 25 else 0
        repeated = any(occupants[space - k] < 0 for k in range(1, place))
        if not repeated and closed(c, seat, space, occupants) == "":
            if affordable(c, seat, space, stock, occupants):
                found.add(space)
    return found


def test_quick_ways_to_pay_are_those_of_the_solver() -> None:
    luck = Luck(17)
    for number in range(600):
        c = some_city(luck, number % 4)
        for space in ("incinerator", "free-press", "ark", "wind-saloon"):
            place = SPACES.index(space)
            asked = ways_to_pay(stock_of(c, 0), recipes(c, 0, place, False))
            assert ways_at_card_market(c, 0, place) == asked, space
        if not (c.up[0] >> RECRUITS.index("brian-viticulturist")) & 1:
            asked = ways_to_pay(stock_of(c, 0), recipes(c, 0, SPACES.index("sky-lounge"), False))
            assert ways_at_bar(c, 0) == asked


def test_the_quick_list_of_open_spaces_is_the_slow_one() -> None:
    """Workers on the board, penalties and recruits of all kinds included."""
    luck = Luck(13)
    for number in range(400):
        c = some_city(luck, number % 4)
        c.miner = [9 if luck.below(2) else 8 for _ in range(3)]
        for die in range(16):
            space = luck.below(49)
            if luck.below(2) and space not in c.where:
                c.where[die] = space
        for site in range(6):
            if c.tile[site] >= 0:
                c.tile_stars[site] = luck.below(2)
                if not c.tile_stars[site]:
                    c.suffers[0] |= 1 << c.tile[site]
        c.derive()
        opened = open_spaces(c, 0)
        assert len(set(opened)) == len(opened)
        assert set(opened) == listed_one_by_one(c, 0)


def test_placements_are_all_values_on_all_open_spaces() -> None:
    """The highest value first, and of each the spaces in the order in which they are listed."""
    luck = Luck(14)
    several = 0
    for number in range(400):
        c = some_city(luck, number % 4)
        c.value = [1 + luck.below(6) for _ in c.value]
        dice = 1 + luck.below(15)
        values = sorted({c.value[die] for die in range(4) if (dice >> die) & 1}, reverse=True)
        several += len(values) > 1
        assert placements_of(c, 0, dice) == [
            pack(PLACE, value, space) for value in values for space in open_spaces(c, 0)
        ]
    assert several > 100, "else the test would say little"


def test_few_sets_of_places_are_listed_of_a_site() -> None:
    """Its market, or one of the alike construction spaces with or without the first: so what is known of
    placements is bounded, though nothing is ever forgotten."""
    luck, met = Luck(15), set[int]()
    for number in range(4000):
        c = some_city(luck, number % 4)
        for die in range(16):
            space = luck.below(49)
            if luck.below(2) and space not in c.where:
                c.where[die] = space
        c.derive()
        _, sites = open_places(c, 0)
        met |= {sites >> SITE_PLACES * site & (1 << SITE_PLACES) - 1 for site in range(SITES)}
    assert met == {0, 0b1} | {first | other for first in (0, 0b10) for other in (0, 0b100, 0b1000, 0b10000)}


@rule("D-7.1")
def test_what_is_needed_for_a_payment_is_found_out_by_taking_it_away() -> None:
    luck = Luck(12)
    needed = spare = 0
    for _ in range(150):
        c = some_city(luck, 1)
        c.morale[0] = 6
        for name in spaces_of(c):
            c.space, c.active, c.due = SPACES.index(name), 0, 1
            buyer = buyer_of(c, name, False)
            stock = stock_in_words(c)
            thing = luck.below(13)
            if not stock[THINGS[thing]] or not ways(name, buyer, stock):
                continue
            stock[THINGS[thing]] -= 1
            fitting = [some for some in ways(name, buyer, stock) if sum(t in CARDS for t in some) <= 6]
            assert keeps_payable(c, 0, thing) == (len(fitting) > 0)
            needed += not fitting
            spare += len(fitting) > 0
    assert needed > 50 and spare > 50


# ------------------------------------------------------------------ the oracle itself


def buyer(*recruits: str, tile: str = "", factions: tuple[str, ...] = ()) -> Buyer:
    return Buyer(frozenset(recruits), frozenset(factions), tile=tile)


def test_the_oracle_tries_every_handful() -> None:
    assert len(handfuls()) == len(set(handfuls())) == 11628


@pytest.mark.parametrize(
    ("space", "who", "count"),
    [
        ("generator", buyer(), 1),
        ("euphorian-tunnel", buyer(), 1),
        ("subterran-tunnel-end", buyer(), 0),
        ("subterran-tunnel-end", buyer(factions=("subterran",)), 1),
        ("ark", buyer(), 56 + 6),
        ("ark", buyer("jacko-archivist"), 56 + 6 + 6),
        ("free-press", buyer("jacko-archivist"), 56 + 6),
        ("nimbus-loft", buyer(), 10),
        ("breeze-bar", buyer(), 3),
        ("breeze-bar", buyer("brian-viticulturist"), 3 + 3),
        ("site-euphorian-1-1", buyer("michael-engineer", "flartner-luddite"), 3 + 6),
        ("market-euphorian-1", buyer(tile="laboratory-of-selective-genetics"), 18),
        ("market-euphorian-1", buyer("josh-negotiator", tile="laboratory-of-selective-genetics"), 24),
        ("market-euphorian-1", buyer("brian-viticulturist", tile="registry-of-personal-secrets"), 5 * 6),
        ("market-euphorian-1", buyer("brian-viticulturist", tile="center-for-reduced-literacy"), 4),
    ],
)
def test_the_oracle_counts_as_people_do(space: str, who: Buyer, count: int) -> None:
    assert len(accepted(space, who)) == count
