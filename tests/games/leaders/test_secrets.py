"""Nobody is shown, told, offered or refused anything that depends on what they may not know (Appendix B).

Indistinguishable worlds: two tables that differ only in cards a player has never seen are played side by
side. Byte for byte the player gets the same from both, until an event shows them a card that differs.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.games.leaders.rules.cards import ARTIFACTS
from euphoria.games.leaders.rules.state import Table
from kit.leaders_invariants import check_position, table_of
from kit.leaders_memory import Memory
from kit.play import pick_decision, play_to_end, text, walk
from kit.titles import LEADERS, new_match
from kit.worlds import Leak, SideBySide, other_artifacts, other_recruits
from support import often, rule

GAME = LEADERS.game
Builder = Callable[[Table, int, Luck], Table | None]


def determinized(t: Table, viewer: int, luck: Luck) -> Table | None:
    """A world from the engine's own `determinize`; plans of others that it forgets are left out here."""
    if t.reactions or any(answer >= 0 for answer in t.sealed):
        return None
    return table_of(GAME.determinize(t, viewer, luck))


BUILDERS: list[Builder] = [other_recruits, other_artifacts, determinized]


def game_without_dice(players: int, seed: int) -> Match:
    """A match whose luck is handed in, so that it can be made to fall alike in two worlds."""
    match = Match(GAME, players, {"turn_limit": 60}, None)
    match.settle(Luck(seed).draw(match.state.bounds))
    return match


def attempts(luck: Luck, size: int) -> list[Action]:
    """Things a player may type at any time."""
    verbs = GAME.grammar.verbs
    typed: list[Action] = []
    for _ in range(size):
        verb = verbs[luck.below(len(verbs))]
        words = [kind.words[luck.below(len(kind.words))] for kind in verb.kinds]
        typed.append(GAME.grammar.parse(" ".join([verb.name, *words])))
    return typed


def explore(players: int, seed: int, build: Builder) -> tuple[Counter[str], int]:
    """Walk through a game; from time to time branch off into two worlds. Questions met there, and ends."""
    luck = Luck(1000 * players + seed)
    match = game_without_dice(players, seed)
    met: Counter[str] = Counter()
    told_apart = 0
    while not match.over:
        if luck.below(7) == 0 and not match.state.bounds:
            viewer = luck.below(players)
            world = build(table_of(match.state.copy()), viewer, luck)
            if world is not None:
                told_apart += branch(match, world, viewer, luck, met)
        drive(match, luck)
    return met, told_apart


def drive(match: Match, luck: Luck) -> None:
    """Anything that may happen next happens."""
    if match.state.bounds:
        match.settle(luck.draw(match.state.bounds))
    else:
        decision = pick_decision(match, luck)
        option = decision.options[luck.below(len(decision.options))]
        match.follow({"seat": decision.seat, "do": option.text})


def branch(match: Match, world: Table, viewer: int, luck: Luck, met: Counter[str]) -> bool:
    """Play both worlds for a while; was the viewer shown a card by which they differ?"""
    check_position(world)
    pair = SideBySide(match, world, viewer)
    for _ in range(12):
        if not pair.compare(attempts(luck, 3)):
            return True
        if pair.one.over:
            return False
        if not pair.one.state.bounds:
            met[pair.one.decisions[0].kind] += 1
        if not pair.step(luck):
            return False
    return False


@rule("L-2.8", "L-2.9", "L-3.3", "L-4.1", "L-9.3", "L-17.3")
@pytest.mark.parametrize("build", BUILDERS, ids=lambda build: build.__name__)
@pytest.mark.parametrize("players", LEADERS.counts)
def test_worlds_a_player_cannot_tell_apart_stay_so(players: int, build: Builder) -> None:
    met: Counter[str] = Counter()
    told_apart = 0
    for seed in range(2):
        kinds, ends = explore(players, seed, build)
        met += kinds
        told_apart += ends
    assert sum(met.values()) > 100
    assert {"artifact", "action", "react"} <= set(met)


def test_the_comparison_itself_notices_a_leak() -> None:
    """Worlds that differ in something the player does know are told apart at once."""
    match = game_without_dice(5, 1)
    luck = Luck(3)
    while match.state.asked != 0b100 or match.state.bounds:
        drive(match, luck)
    t = table_of(match.state)
    own = t.copy()
    own.lay([*t.row[:6], *[3 - kind for kind in t.row[6:9]], *t.row[9:]])
    with pytest.raises(Leak, match="shown"):
        SideBySide(match, own, 2).compare([])
    poorer = t.copy()
    poorer.hand[4] = 0
    with pytest.raises(Leak, match="shown"):
        SideBySide(match, poorer, 1).compare([])
    unasked = t.copy()
    unasked.asked = 0b010
    with pytest.raises(Leak, match="other seats are asked"):
        SideBySide(match, unasked, 0).step(luck)


# ------------------------------------------------------------------ views against a perfect memory


@rule("L-4.3", "L-4.5", "L-7.2", "L-7.4", "L-9.3", "L-10.3", "L-13.4", "L-16.9")
@pytest.mark.parametrize("players", LEADERS.counts)
def test_a_view_shows_what_the_player_was_told_and_nothing_else(players: int) -> None:
    for number in range(often(3)):
        match = new_match(LEADERS, players, f"memory {number}", turn_limit=60)
        dealt = [match.view(seat)["seats"][seat]["hand"] for seat in range(players)]
        memories = [Memory(seat, players, ARTIFACTS, dealt[seat]) for seat in range(players)]
        heard = [0] * players
        for _ in walk(match, number, most=1_000):
            for seat, memory in enumerate(memories):
                for event in match.events(seat, heard[seat]):
                    memory.hear(event)
                    heard[seat] += 1
            if match.state.sealed and match.view(None)["turn"] == 0:
                continue
            for memory in memories:
                assert_remembered(match, memory)


def assert_remembered(match: Match, memory: Memory) -> None:
    view = match.view(memory.seat)
    own = memory.seat
    rows = [[recruit["card"] for recruit in seat["row"]] for seat in view["seats"]]
    remembered = memory.recruits()
    assert [row for seat, row in enumerate(rows) if seat != own] == [
        row for seat, row in enumerate(remembered) if seat != own
    ]
    # Their own row a player may look at whenever they want, also after a shuffle (L-4.3); what they then give
    # away in an exchange they remember (L-16.9a).
    assert None not in rows[own]
    assert all(card in (None, shown) for card, shown in zip(remembered[own], rows[own], strict=True))
    memory.look(rows[own])
    exposed = {
        3 * seat + slot
        for seat in range(match.players)
        for slot in range(3)
        if view["seats"][seat]["row"][slot]["exposed"]
    }
    assert exposed == memory.up
    assert [seat["artifacts"] for seat in view["seats"]] == memory.sizes
    hands = memory.artifacts()
    assert [seat["hand"] for seat in view["seats"]] == hands
    assert view["deck"] == {"size": len(memory.deck), "known": memory.under_the_deck()}


# ------------------------------------------------------------------ what must never be anywhere


@rule("L-2.8", "L-2.9", "L-4.1", "L-13.4a")
@pytest.mark.parametrize("players", LEADERS.counts)
def test_spectators_see_no_card_but_those_that_have_lain_open(players: int) -> None:
    match = new_match(LEADERS, players, "spectators", turn_limit=60)
    memory = Memory(0, players, ARTIFACTS, [])
    heard = 0
    for _ in walk(match, 5, most=1_000):
        for event in match.events(None, heard):
            memory.hear(event)
            heard += 1
        view = match.view(None)
        assert [[recruit["card"] for recruit in seat["row"]] for seat in view["seats"]] == memory.recruits()
        for seat in view["seats"]:
            assert seat["hand"] == []
            assert seat["drawn"] == []
            assert seat["team"] in (None, "wastelander")
        assert view["deck"]["known"] == []
        assert view["removed"] is None
    assert match.over
    assert (match.view(None)["removed"] is not None) == (players in (5, 7))


@rule("L-4.1")
@pytest.mark.parametrize("players", LEADERS.counts)
def test_the_order_of_dealing_is_nowhere(players: int) -> None:
    """The first card dealt comes from the pile with the Leaders: rows are dealt sorted, and told so."""
    for number in range(10):
        match = new_match(LEADERS, players, f"dealing {number}")
        for seat in range(players):
            told = [event for event in match.events(seat) if event["event"] == "leaders-row-seen"]
            assert [event["seat"] for event in told] == [seat]
            row = [told[0][slot] for slot in ("left", "middle", "right")]
            assert row == sorted(row)


@pytest.mark.parametrize("players", LEADERS.counts)
def test_neither_key_nor_seed_is_in_anything_a_client_receives(players: int) -> None:
    match = new_match(LEADERS, players, "no key")
    key = match.key
    assert key is not None
    play_to_end(match, 3)
    for seat in [*range(players), None]:
        assert key.hex() not in text(match.events(seat)) + text(match.view(seat))
