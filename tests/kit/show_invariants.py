"""What always holds in a show, checked on the true state.

`check_position` looks at one position, `check_step` at two positions one action or draw apart.
"""

from itertools import combinations

from euphoria.core.playout import next_seat
from euphoria.core.state import State
from euphoria.games.show.rules.box.cards import (
    BENKEI,
    CHARACTERS_COUNT,
    HIDEABLE,
    OBJECTS_COUNT,
    PROFILES,
    SUSAN,
)
from euphoria.games.show.rules.box.reasons import FINE, ON_MARKER
from euphoria.games.show.rules.state import (
    CARRIED,
    DEAD,
    DELIVERED,
    DOWN,
    LAST,
    NEUTRAL,
    OFF,
    ON_TABLE,
    TARGET_LOAD,
    Arena,
)
from euphoria.games.show.rules.table.standing import place_refusal
from kit.show_play import GAME, arena_of, asked_for, under_way

CLOSEST = 2 * 590 - 2
"""Bases may overlap by 0.002 inch for rounding (S-2.4), and no more."""
PLAIN = 256
"""Codes below this are verbs without arguments: `done`, `pass`, `wait`."""
TOUCHING = 2 * 590 + 10


def check_position(s: State) -> None:
    a = arena_of(s)
    check_flow(a)
    check_numbers(a)
    check_objects(a)
    check_loads(a)
    check_order(a)
    # While a pushed fight falls, those who come later still hang in the air.
    if "push" not in under_way(a):
        check_places(a)
        check_fights(a)


# ------------------------------------------------------------------ one position


def check_flow(a: Arena) -> None:
    """Somebody is asked, or luck is to fall, or the show is over; whoever is asked can do something."""
    assert (a.asked != 0) + bool(a.bounds) + a.over == 1
    if not a.asked:
        return
    seat = next_seat(a)
    options = GAME.options(a, seat)
    assert options, f"nothing to do at '{asked_for(a)}'"
    assert len(set(options)) == len(options), f"an option twice at '{asked_for(a)}'"
    also = GAME.question(a).also
    for code in options:
        text = GAME.action(code).text
        assert GAME.allows(a, seat, code), f"offered but not allowed: {text}"
        # Samples of endless many must pass the check that anything else typed has to pass.
        assert also is None or code < PLAIN or also(a, a.frames[-1], seat, code), f"not legal: {text}"
        assert GAME.grammar.parse(text).code == code


def check_numbers(a: Arena) -> None:
    assert a.run_budget >= -1, "more of a free move than there was"
    for i in range(a.count()):
        full = PROFILES[a.who[i]].lp
        assert 0 <= a.lp[i] <= full
        assert a.ap[i] >= 0
        assert a.spent[i] >= 0
        assert a.euphoria[i] >= 0
        if a.alive(i):
            assert a.lp[i] > 0
        if a.status[i] == DEAD:
            assert a.lp[i] == 0
            assert a.who[i] != BENKEI, "a dead Benkei is taken off the table"
        if a.status[i] == DOWN:
            assert a.who[i] != BENKEI
            # Who is drawn into Susan's fight may lie on; who is reached stands up (S-12.6).
            assert "activation" in under_way(a) or not touches_enemy(a, i)


def check_objects(a: Arena) -> None:
    for i in range(a.count()):
        assert 0 <= a.objects[i] < 1 << (OBJECTS_COUNT - 1), "a Benkei is a figure, not a thing one holds"
        assert a.shown[i] & ~a.objects[i] == 0, "shown, and not there"
        assert a.opened[i] & ~a.bought[i] == 0
        if a.status[i] == DEAD:
            assert a.objects[i] & HIDEABLE == a.shown[i], "bodies hide nothing (S-13.13)"
        if a.who[i] == BENKEI:
            assert a.objects[i] == 0


def check_loads(a: Arena) -> None:
    """Every target is in one place, every body is carried by one figure at most."""
    loads = [a.load[i] for i in range(a.count()) if a.load[i] >= 0]
    assert len(set(loads)) == len(loads)
    for i in range(a.count()):
        if a.load[i] >= 0:
            assert a.alive(i), "the dead carry nothing"
            if a.load[i] < TARGET_LOAD:
                assert a.status[a.load[i]] == DEAD
    for target, state in enumerate(a.target_state):
        assert (TARGET_LOAD + target in loads) == (state == CARRIED)
        assert state in (ON_TABLE, CARRIED, DELIVERED)
    assert sum(a.delivered) == a.target_state.count(DELIVERED)


def check_order(a: Arena) -> None:
    assert len(set(a.order)) == len(a.order)
    assert 0 <= a.at <= len(a.order)
    assert all(a.team[i] != NEUTRAL or a.who[i] == SUSAN for i in a.order)


def check_places(a: Arena) -> None:
    """Everybody stands on a surface, in nothing and on nobody (S-2.4)."""
    alive = [i for i in range(a.count()) if a.alive(i)]
    for i in alive:
        place = a.x[i], a.y[i], a.surface[i]
        # A push may leave somebody on a marker, where no move of one's own may end (S-1.13).
        assert place_refusal(a, i, *place) in (FINE, ON_MARKER), f"figure {i} cannot stand at {place}"
    for i, j in combinations(alive, 2):
        if a.z(i) < a.z(j) + a.height(j) and a.z(j) < a.z(i) + a.height(i):
            assert squared(a, i, j) >= CLOSEST**2, f"the bases of {i} and {j} overlap"


def check_fights(a: Arena) -> None:
    """Enemies that touch are in one fight, and a fight has living members of both sides."""
    for i, j in combinations(range(a.count()), 2):
        if a.alive(i) and a.alive(j) and {a.team[i], a.team[j]} == {0, 1} and squared(a, i, j) <= TOUCHING**2:
            if a.z(i) < a.z(j) + a.height(j) and a.z(j) < a.z(i) + a.height(i):
                assert a.fight[i] == a.fight[j] >= 0, f"{i} and {j} touch and do not fight"
    if "round" in under_way(a):
        return
    for number in {fight for fight in a.fight if fight >= 0}:
        members = [i for i in range(a.count()) if a.fight[i] == number]
        assert all(a.alive(i) for i in members)
        if not a.over:
            assert {a.team[i] for i in members} == {0, 1}, "a fight against nobody"


def touches_enemy(a: Arena, i: int) -> bool:
    return any(a.alive(j) and {a.team[i], a.team[j]} == {0, 1} and a.touching(i, j) for j in range(a.count()))


def squared(a: Arena, i: int, j: int) -> int:
    return (a.x[i] - a.x[j]) ** 2 + (a.y[i] - a.y[j]) ** 2


# ------------------------------------------------------------------ two positions


def check_step(earlier: State, later: State) -> None:
    a, b = arena_of(earlier), arena_of(later)
    if a.count() != b.count():
        assert a.turn == 0, "nobody comes after the setup but who had a place"
        return
    assert b.turn >= a.turn
    assert a.gone & ~b.gone == 0, "what is blown up stays away"
    check_conservation(a, b)
    for i in range(a.count()):
        assert a.who[i] == b.who[i]
        if a.status[i] == OFF and b.status[i] != OFF:
            assert a.turn == 0 or (a.who[i] == BENKEI and b.lp[i] > 0)
    if (a.turn, a.phase) != (b.turn, b.phase) and not b.tied and b.at == 0 and not b.over:
        check_sorting(b)


def check_conservation(a: Arena, b: Arena) -> None:
    """Objects come only from Scauter, one at a time; targets stay as many as they were."""
    came = 0
    for thing in range(OBJECTS_COUNT):
        before = sum((held >> thing) & 1 for held in a.objects)
        after = sum((held >> thing) & 1 for held in b.objects)
        came += max(0, after - before)
        assert before - after <= 1, "two used at once"
    scauters = sum(b.marks[i] != a.marks[i] for i in range(b.count()) if b.who[i] < CHARACTERS_COUNT)
    assert came <= (1 if scauters else 0), "an object out of nothing"
    assert len(a.target_state) == len(b.target_state)
    assert all(b.delivered[seat] >= a.delivered[seat] for seat in range(2))


def check_sorting(b: Arena) -> None:
    """Euphoria, highest first (S-9.3); who moves last stands behind everybody (S-16.32)."""
    ready = [i for i in b.order if not b.flags[i] & LAST]
    ranks = [euphoria(b, i) for i in ready]
    assert ranks == sorted(ranks, reverse=True)


def euphoria(b: Arena, i: int) -> int:
    owner = b.owner[i]
    return b.euphoria[owner] if b.who[i] == BENKEI and owner >= 0 and b.alive(owner) else b.euphoria[i]
