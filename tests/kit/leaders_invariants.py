"""What always holds at a table of Leaders of Euphoria (Appendix C of the ledger), checked on the true state.

`check_position` looks at one position, `check_step` at two positions one action or draw apart. They count
with their own small tables from the rulebook (L-2), not with the engine's.
"""

from euphoria.core.state import State
from euphoria.games.leaders.rules.state import NOBODY, NOTHING, STOPPED, UNAIMED, Table
from euphoria.games.leaders.rules.turn import BOOK

FOLLOWERS_EACH = {4: 5, 5: 7, 6: 8, 7: 10, 8: 11}
RAY_GUNS = {4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
LEADER_KINDS = (2, 3)
ALL_ARTIFACTS = set(range(24))


def members(mask: int) -> set[int]:
    return {number for number in range(mask.bit_length()) if (mask >> number) & 1}


def table_of(s: State) -> Table:
    assert isinstance(s, Table)
    return s


def is_dealt(t: Table) -> bool:
    """Before the deal nothing lies anywhere yet."""
    return not (t.bounds and t.turn == 0 and all(hand == 0 for hand in t.hand))


def check_position(s: State) -> None:
    """Everything of Appendix C that one position shows."""
    t = table_of(s)
    if is_dealt(t):
        check_recruits(t)
        check_artifacts(t)
        check_ray_guns(t)
        check_knowledge(t)
        check_flow(t)


def check_recruits(t: Table) -> None:
    """Three Recruits each, both Leaders in rows, and all cards of this number of players are there."""
    n = t.players
    assert len(t.row) == 3 * n
    cards = sorted(t.row + ([] if t.removed == NOTHING else [t.removed]))
    assert cards == [0] * FOLLOWERS_EACH[n] + [1] * FOLLOWERS_EACH[n] + [2, 3]
    assert members(t.leaders) == {place for place, kind in enumerate(t.row) if kind in LEADER_KINDS}
    assert t.removed not in LEADER_KINDS
    assert (t.removed != NOTHING) == (n in (5, 7))
    assert t.up < 1 << (3 * n)
    assert t.wasteland < 1 << n
    if not t.over:
        for seat in range(n):
            leaders = [kind for kind in t.row[3 * seat : 3 * seat + 3] if kind in LEADER_KINDS]
            assert len(leaders) < 2, "nobody has both Leaders while the game runs"
            assert not (leaders and seat in members(t.wasteland)), "no Wastelander has a Leader"


def check_artifacts(t: Table) -> None:
    """Artifacts in hands, deck and use are 24, each in one place only."""
    places = [members(t.bag), set(t.queue), *[members(hand) for hand in t.hand]]
    shown = t.using != NOTHING and not any((hand >> t.using) & 1 for hand in t.hand)
    if shown:
        places.append({t.using})
    places += [{card} for card in {t.reacting, t.aside} - {NOTHING}]
    assert len(t.queue) == len(set(t.queue))
    assert sum(len(place) for place in places) == 24
    assert set().union(*places) == ALL_ARTIFACTS


def check_ray_guns(t: Table) -> None:
    """Ray Guns are as many as there should be; a held one points at somebody else (L-18.7a)."""
    held = [seat for seat in range(t.players) if t.gun[seat] != NOBODY]
    assert len(held) + t.centre == RAY_GUNS[t.players]
    assert t.centre >= 0
    unaimed = [seat for seat in held if t.gun[seat] == UNAIMED]
    for seat in set(held) - set(unaimed):
        assert 0 <= t.gun[seat] < t.players and t.gun[seat] != seat
    if unaimed and not t.over:  # the game waits for that player alone (L-18.3a)
        assert len(unaimed) == 1 and t.asked == 1 << unaimed[0]


def check_knowledge(t: Table) -> None:
    """Everybody knows their own row and hand, and whatever lies open."""
    arranged = t.turn > 0
    for seat in range(t.players):
        known = t.known[seat]
        assert known < 1 << (3 * t.players)
        if arranged and not t.over:
            own = 7 << (3 * seat)
            assert known & own == own
            assert known & t.up == t.up
        assert t.artifacts_known[seat] & t.hand[seat] == t.hand[seat]


def check_flow(t: Table) -> None:
    """The engine waits for somebody, for luck, or the game is over; and then only for one of them."""
    waiting = [t.asked != 0, len(t.bounds) > 0, t.over]
    assert waiting.count(True) == 1
    assert t.asked < 1 << t.players
    if t.sealed:
        assert len(t.sealed) == t.players
        assert all(answer < 0 for seat, answer in enumerate(t.sealed) if (t.asked >> seat) & 1)
    assert 0 <= t.active < t.players
    if t.over:
        assert t.up == (1 << (3 * t.players)) - 1, "all hidden Recruits are exposed (L-22.1)"
        assert t.way != 0
        assert (t.winners == 0) == (t.way == STOPPED)
    else:
        assert t.way == 0 and t.winners == 0
        if asked_for(t) == "artifact":
            # A turn begins: nothing is left over from the turn before.
            assert (t.victim, t.heir, t.fresh) == (NOBODY, 0, 0)
            assert (t.using, t.pay, t.named, t.drawn, t.extra) == (NOTHING, NOTHING, [], 0, 0)
            assert (t.reacting, t.reactions, t.aside) == (NOTHING, [], NOTHING)


def asked_for(t: Table) -> str:
    """The kind of the question at hand, or the name of the luck."""
    f = t.frames[-1]
    return BOOK[f.proc].steps[f.pc - 1].name


def check_step(before: State, after: State) -> None:
    """What may never be undone by any single action or draw."""
    old, new = table_of(before), table_of(after)
    assert new.players == old.players
    assert new.turn in (old.turn, old.turn + 1)
    assert new.wasteland & old.wasteland == old.wasteland, "a mat never turns back (L-20.5)"
    assert not old.over, "nothing happens after the end (L-22.2)"
    if is_dealt(old):
        assert new.removed == old.removed
        for leader in LEADER_KINDS:
            was, now = old.row.index(leader), new.row.index(leader)
            if (old.up >> was) & 1:
                assert (new.up >> now) & 1, "an exposed Leader is never hidden again (L-4.7a)"
    assert new.ledger[: len(old.ledger)] == old.ledger, "the past does not change"
