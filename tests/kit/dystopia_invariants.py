"""What always holds in the city of Build a Better Dystopia, checked on the true state.

`check_position` looks at one position, `check_step` at two positions one action or draw apart. They count
with their own small tables from the rulebook, not with the engine's.
"""

from euphoria.core.state import State
from euphoria.games.dystopia.rules.abilities import OFFERED, WINDOW
from euphoria.games.dystopia.rules.book import BOOK
from euphoria.games.dystopia.rules.cards import RECRUITS_COUNT, TILES_COUNT
from euphoria.games.dystopia.rules.fields import FIELDS
from euphoria.games.dystopia.rules.state import City

STARS = 10
DICE = 4
GOODS = 7
KINDS = 6
SITES = 6
HOME, SUPPLY = -1, -2
UNFINISHED = -2
NEEDED = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}
FIRST_TEMPORARY, FIRST_MARKET, FIRST_SITE, SPACES = 4, 19, 25, 49
ALL_RECRUITS = (1 << RECRUITS_COUNT) - 1
ALL_TILES = (1 << TILES_COUNT) - 1
AWAKE_STEP, AWAKE_MINER = 8, 6
BETWEEN = ("turn", "more", "end", "trade", "counter", "keep", "draft", "pick", "mark")
"""Questions between two effects: nothing may be left over from the last one."""
DERIVED = [name for name in FIELDS if name not in City(2).to_json()]
"""Fields that follow from others."""


def members(mask: int) -> set[int]:
    return {number for number in range(mask.bit_length()) if (mask >> number) & 1}


def city_of(s: State) -> City:
    assert isinstance(s, City)
    return s


def is_dealt(c: City) -> bool:
    return c.dilemma[0] >= 0


def asked_for(c: City) -> str:
    """The kind of the question at hand, or the name of the luck; empty when the game is over."""
    if c.over:
        return ""
    f = c.frames[-1]
    return BOOK[f.proc].steps[f.pc - 1].name


def under_way(c: City) -> set[str]:
    """The names of the procedures that are being carried out."""
    return {BOOK[f.proc].name for f in c.frames}


def check_position(s: State) -> None:
    c = city_of(s)
    check_flow(c)
    if is_dealt(c):
        check_stars(c)
        check_dice(c)
        check_spaces(c)
        check_cards(c)
        check_recruits(c)
        check_tiles(c)
        check_tracks(c)
        check_derived(c)


def check_derived(c: City) -> None:
    """What is kept beside the fields it follows from is what these come to."""
    anew = c.copy()
    anew.derive()
    for name in DERIVED:
        assert getattr(c, name) == getattr(anew, name), name


def check_flow(c: City) -> None:
    """The engine waits for somebody, for luck, or the game is over; and then only for one of them."""
    assert [c.asked != 0, len(c.bounds) > 0, c.over].count(True) == 1
    assert c.asked < 1 << c.players
    assert 0 <= c.active < c.players
    if c.sealed:
        assert len(c.sealed) == c.players
        assert all(answer < 0 for seat, answer in enumerate(c.sealed) if (c.asked >> seat) & 1)
    if c.over:
        assert c.winner == UNFINISHED or c.stars[c.winner] == 0
        assert c.winner != UNFINISHED or c.turn == c.turn_limit
    # That something is offered is remembered only until the window is looked into.
    assert all(f.d != OFFERED for f in c.frames if f.proc == WINDOW.index)
    if asked_for(c) == "turn":
        # A turn begins, or a trade is over: nothing is left over from a placement.
        assert (c.due, c.awake, c.placed, c.space, c.bumped) == (0, 0, 0, -1, -1)
        assert not c.over and min(c.stars) > 0


def check_stars(c: City) -> None:
    """Ten stars of each colour, at most one per player and tile, territories not overfull (D-22)."""
    for seat in range(c.players):
        on_tiles = sum((mask >> seat) & 1 for mask in c.tile_stars)
        on_recruits = len(members(c.up[seat] & c.starred))
        placed = sum(c.territory[4 * seat : 4 * seat + 4]) + on_tiles + on_recruits
        assert c.stars[seat] >= 0
        assert c.stars[seat] + placed + ((c.served >> seat) & 1) == STARS
    for faction in range(4):
        row = c.territory[faction::4]
        assert min(row) >= 0 and sum(row) <= c.players
    ups = 0
    for up in c.up:
        ups |= up
    assert c.starred & ~ups == 0
    assert c.served & ~c.resolved == 0
    for site in range(SITES):
        assert c.tile[site] >= 0 or c.tile_stars[site] == 0


def check_dice(c: City) -> None:
    """Four dice of each colour, and never a player without a worker (D-10.11, D-20.2)."""
    assert len(c.where) == len(c.value) == DICE * c.players
    waiting = under_way(c) & {"finish a construction", "roll workers"}
    for die, place in enumerate(c.where):
        assert place in (HOME, SUPPLY) or 0 <= place < SPACES
        if place != SUPPLY and c.turn > 0:
            assert 1 <= c.value[die] <= 6 or (c.value[die] == 0 and waiting)
    for seat in range(c.players):
        assert any(place != SUPPLY for place in c.where[DICE * seat : DICE * seat + DICE])


def check_spaces(c: City) -> None:
    """Temporary and construction spaces hold one worker; no market is open before it is built."""
    for space in range(FIRST_TEMPORARY, SPACES):
        there = [die for die, place in enumerate(c.where) if place == space]
        if len(there) == 2 and c.bumped in there and c.space == space:
            continue  # the bumped worker has not gone home yet
        assert len(there) <= 1, (space, there)
    for site in range(SITES):
        spaces = range(FIRST_SITE + 4 * site, FIRST_SITE + 4 * site + 4)
        builders = [place for place in c.where if place in spaces]
        if c.tile[site] >= 0:
            assert not builders
        else:
            assert FIRST_MARKET + site not in c.where
            assert len(builders) < NEEDED[c.players] or "place a worker" in under_way(c)


def check_cards(c: City) -> None:
    """36 cards, six of each kind; goods are never owed; hands keep to morale between effects (D-9.1)."""
    assert min(c.deck + c.pile + c.hand) >= 0
    for kind in range(KINDS):
        assert c.deck[kind] + c.pile[kind] + sum(c.hand[kind::KINDS]) == 6
    assert len(c.goods) == GOODS * c.players and min(c.goods) >= 0
    if asked_for(c) in BETWEEN and 0 not in c.morale:
        for seat in range(c.players):
            assert sum(c.hand[KINDS * seat : KINDS * seat + KINDS]) <= c.morale[seat]


def check_recruits(c: City) -> None:
    """Each recruit in one place; nobody of an awake faction lies face down (D-14.9); dilemmas differ."""
    everywhere = [c.supply, *c.up, *c.down, *c.dealt, *c.seen]
    assert sum(len(members(mask)) for mask in everywhere) == RECRUITS_COUNT
    union = 0
    for mask in everywhere:
        union |= mask
    assert union == ALL_RECRUITS
    out = 0
    for mask in c.seen:
        out |= mask
    assert c.seen_out == out
    for faction in range(4):
        awake = c.allegiance[faction] >= AWAKE_STEP or (faction < 3 and c.miner[faction] >= AWAKE_MINER)
        if awake and not (c.awake >> faction) & 1 and not c.over:
            for down in c.down:
                assert not any(recruit // 12 == faction for recruit in members(down))
    assert len(set(c.dilemma)) == c.players


def check_tiles(c: City) -> None:
    """Built tiles are different, and whoever has no star on one suffers its penalty (D-16.11)."""
    built = [tile for tile in c.tile if tile >= 0]
    assert len(set(built)) == len(built)
    bag = members(c.tile_bag)
    assert not bag & set(built)
    picked = [members(mask) for mask in c.tiles_dealt]
    if not any(picked):
        assert bag | set(built) == members(ALL_TILES)
    elif all(len(mask) == 1 for mask in picked) and asked_for(c) != "fill":
        chosen = set().union(*picked)
        assert len(chosen) == c.players
        assert chosen <= bag | set(built)
        assert len(bag) + len(built) == SITES
        assert not set().union(*(members(mask) for mask in c.tiles_out)) & (bag | set(built))
    # While its builders roll and put down their stars, the penalty of a new tile has not begun (D-16.10b).
    new = {c.tile[f.a] for f in c.frames if BOOK[f.proc].rule == "D-16.8"}
    for seat in range(c.players):
        lacking = {c.tile[k] for k in range(SITES) if c.tile[k] >= 0 and not (c.tile_stars[k] >> seat) & 1}
        assert members(c.suffers[seat]) in (lacking, lacking - new)


def check_tracks(c: City) -> None:
    drafting = 0 in c.morale + c.knowledge
    least = 0 if drafting else 1
    assert not drafting or asked_for(c) == "mark"
    assert all(least <= step <= 6 for step in c.morale + c.knowledge)
    assert all(0 <= step <= 11 for step in c.allegiance)
    assert all(0 <= step <= 9 for step in c.miner)


def check_step(before: State, after: State) -> None:
    """What may never be undone by any single action or draw."""
    old, new = city_of(before), city_of(after)
    assert not old.over, "nothing happens after the end"
    assert new.turn in (old.turn, old.turn + 1)
    for one, other in [(old.allegiance, new.allegiance), (old.miner, new.miner)]:
        assert all(a <= b for a, b in zip(one, other, strict=True)), "no token moves back"
    for one, other in [
        (old.territory, new.territory),
        ([-left for left in old.stars], [-left for left in new.stars]),
        ([-len(members(old.supply))], [-len(members(new.supply))]),
    ]:
        assert all(a <= b for a, b in zip(one, other, strict=True)), "a placed star never comes back (D-22.4)"
    for one, other in [
        (old.tile_stars, new.tile_stars),
        (old.up, new.up),
        ([old.starred, old.resolved, old.served], [new.starred, new.resolved, new.served]),
    ]:
        assert all(a & ~b == 0 for a, b in zip(one, other, strict=True))
    assert all(a in (-1, b) for a, b in zip(old.tile, new.tile, strict=True)), "a built tile stays"
