"""Nobody is shown, told, offered or refused anything that depends on what they may not know (D-2).

Indistinguishable worlds: two cities that differ only in what a player has never seen are played side by
side. Byte for byte the player gets the same from both, until an event shows them something that differs.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from euphoria.core.actions import Action, Bundle
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.playout import next_seat
from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS_COUNT
from euphoria.games.dystopia.rules.state import City
from kit.dystopia_invariants import asked_for, check_position, city_of, members
from kit.dystopia_play import GAME, brisk, variant
from kit.dystopia_worlds import SideBySide, other_cards, other_dilemmas, other_recruits
from kit.play import exact, shown, text
from kit.worlds import Leak
from support import rule

Builder = Callable[[City, int, Luck], City | None]
COUNTS = range(2, 7)


def determinized(c: City, viewer: int, luck: Luck) -> City:
    return city_of(GAME.determinize(c, viewer, luck))


BUILDERS: list[Builder] = [other_cards, other_recruits, other_dilemmas, determinized]


def game_without_dice(players: int, seed: int) -> Match:
    """A match whose luck is handed in, so that it can be made to fall alike in two cities."""
    return Match(GAME, players, {**variant(11 * seed + players), "trading": True, "turn_limit": 160}, None)


def drive(match: Match, luck: Luck) -> None:
    """Anything that may happen next happens."""
    s = match.state
    if s.bounds:
        match.settle(luck.draw(s.bounds))
    else:
        asked = sorted(members(s.asked))
        seat = asked[luck.below(len(asked))]
        match.follow({"seat": seat, "do": GAME.action(brisk(GAME, s, seat, luck)).text})


def attempts(luck: Luck, size: int) -> list[Action]:
    """Things a player may type at any time."""
    verbs = GAME.grammar.verbs
    typed: list[Action] = []
    for _ in range(size):
        verb = verbs[luck.below(len(verbs))]
        words = []
        for kind in verb.kinds:
            word = kind.words[luck.below(len(kind.words))]
            words.append(f"2{word}" if isinstance(kind, Bundle) and luck.below(2) else word)
        typed.append(GAME.grammar.parse(" ".join([verb.name, *words])))
    return typed


def explore(players: int, seed: int, build: Builder) -> Counter[str]:
    """Walk through a game; from time to time branch off into two cities. The questions met there."""
    luck = Luck(1000 * players + seed)
    match = game_without_dice(players, seed)
    met: Counter[str] = Counter()
    while not match.over:
        if luck.below(9) == 0 and not match.state.bounds:
            viewer = luck.below(players)
            world = build(city_of(match.state.copy()), viewer, luck)
            if world is not None:
                branch(match, world, viewer, luck, met)
        drive(match, luck)
    return met


def branch(match: Match, world: City, viewer: int, luck: Luck, met: Counter[str]) -> None:
    """Play both cities for a while."""
    check_position(world)
    pair = SideBySide(match, world, viewer)
    for _ in range(10):
        if not pair.compare(attempts(luck, 3)) or pair.one.over:
            return
        if not pair.one.state.bounds:
            met[pair.one.decisions[0].kind] += 1
        if not pair.step(luck):
            return


@rule("D-2.1", "D-2.2", "D-2.3", "D-2.4", "D-3.1", "D-3.6", "D-13.3", "D-21.3")
@pytest.mark.parametrize("build", BUILDERS, ids=lambda build: build.__name__)
@pytest.mark.parametrize("players", COUNTS)
def test_worlds_a_player_cannot_tell_apart_stay_so(players: int, build: Builder) -> None:
    met = explore(players, 0, build) + explore(players, 1, build)
    assert met["turn"] > 40
    assert len(met) > 5


def worlds_of(players: int, seed: int, most: int = 500) -> list[City]:
    """Positions of one game, setup and luck included."""
    luck = Luck(seed)
    s = city_of(GAME.begin(players, {**variant(7 * seed + 5), "turn_limit": 300}))
    found: list[City] = []
    met: Counter[str] = Counter()
    for _ in range(most):
        if s.over:
            break
        name = asked_for(s)
        met[name] += 1
        if met[name] <= 3 or luck.below(20) == 0:
            found.append(s.copy())
        if s.bounds:
            GAME.settle(s, luck.draw(s.bounds))
        else:
            asked = sorted(members(s.asked))
            seat = asked[luck.below(len(asked))]
            GAME.act(s, seat, brisk(GAME, s, seat, luck))
    return [*found, s]


@rule("D-2.3", "D-2.4")
@pytest.mark.parametrize("players", COUNTS)
def test_a_drawn_world_looks_the_same_and_keeps_the_invariants(players: int) -> None:
    kinds: set[str] = set()
    for seed in range(4):
        for number, c in enumerate(worlds_of(players, seed)):
            before = c.digest()
            kinds.add(asked_for(c))
            for viewer in range(-1, players):
                world = determinized(c, viewer, Luck(number))
                check_position(world)
                assert exact(GAME.view(world, viewer)) == exact(GAME.view(c, viewer))
                if viewer >= 0 and (c.asked >> viewer) & 1:
                    assert GAME.options(world, viewer) == GAME.options(c, viewer)
                    assert GAME.idle(world, viewer) == GAME.idle(c, viewer)
                for other in members(c.asked):
                    assert GAME.options(world, other)
            assert c.digest() == before
    assert {"turn", "keep", "draft", "pick", "pay", "discard", "deal"} <= kinds


def test_everything_unknown_is_drawn_anew() -> None:
    """Over many worlds every card, recruit, dilemma and tile that can be somewhere is there some time."""
    match = Match(GAME, 3, {"choose_markets": True}, None)
    luck = Luck(4)
    while match.state.bounds or asked_for(city_of(match.state)) != "turn":
        drive(match, luck)
    c = city_of(match.state)
    for seat in range(3):
        c.hand[6 * seat + seat], c.deck[seat] = 1, 5
    c.derive()
    worlds = [determinized(c, 0, Luck(number)) for number in range(600)]
    known = members(c.down[0] | c.seen[0] | c.up[0] | c.up[1] | c.up[2])
    asleep = [r for r in range(RECRUITS_COUNT) if r not in known and c.allegiance[FACTION_OF[r]] < 8]
    asleep = [r for r in asleep if FACTION_OF[r] == 3 or c.miner[FACTION_OF[r]] < 6]
    assert {r for w in worlds for r in members(w.down[1])} == set(asleep)
    assert {r for w in worlds for r in members(w.seen[2])} == set(range(RECRUITS_COUNT)) - known
    assert {w.dilemma[1] for w in worlds} == set(range(6)) - {c.dilemma[0]}
    unseen = [c.deck[kind] + c.hand[6 + kind] + c.hand[12 + kind] for kind in range(6)]
    assert {kind for w in worlds for kind in range(6) if w.hand[6 + kind]} == {
        kind for kind in range(6) if unseen[kind]
    }
    own = members(c.tiles_dealt[0])
    built = {tile for tile in c.tile if tile >= 0}
    assert all(own <= members(w.tile_bag) | built for w in worlds)
    tiles = {tile for w in worlds for tile in members(w.tile_bag)}
    assert tiles == set(range(18)) - built - members(c.tiles_out[0])
    assert {t for w in worlds for t in members(w.tiles_dealt[1])} > set(members(c.tiles_dealt[1]))


def test_sealed_answers_of_others_are_drawn_anew_and_own_ones_kept() -> None:
    s = city_of(GAME.begin(4, {}))
    GAME.settle(s, Luck(3).draw(s.bounds))
    for seat in (0, 1):
        GAME.act(s, seat, GAME.options(s, seat)[5])
    worlds = [determinized(s, 0, Luck(number)) for number in range(50)]
    assert {w.sealed[0] for w in worlds} == {s.sealed[0]}
    assert len({w.sealed[1] for w in worlds}) > 20
    for w in worlds:
        assert w.sealed[1] in GAME.options(w, 1)
        assert w.sealed[2:] == [-1, -1]


def offered(give: str, get: str) -> Match:
    """A offers B something; C looks on. A and B hold two bats and a book each, and 2 food and 2 gold."""
    match = Match(GAME, 3, {"first": 0}, None)
    luck = Luck(1)
    while match.state.bounds or asked_for(city_of(match.state)) != "turn":
        if match.state.bounds:
            match.settle(luck.draw(match.state.bounds))
        else:
            seat = next_seat(match.state)
            match.follow({"seat": seat, "do": GAME.action(GAME.options(match.state, seat)[0]).text})
    c = city_of(match.state)
    for seat in (0, 1):
        c.morale[seat] = 3
        c.hand[6 * seat], c.hand[6 * seat + 3] = 2, 1
        c.goods[7 * seat + 2] = c.goods[7 * seat + 4] = 2
    c.deck[0], c.deck[3] = 2, 4
    c.derive()
    match.follow({"seat": 0, "do": f"offer B {give} {get}"})
    return match


@rule("D-13.2", "D-13.3")
def test_an_offer_is_known_to_two_and_its_size_to_all() -> None:
    match = offered("2food+book", "bat+gold")
    c = city_of(match.state)
    offer = match.view(1)["offer"]
    assert offer == match.view(0)["offer"] and set(offer) == {"partner", "give", "get"}
    assert match.view(2)["offer"] == {"partner": 1}
    assert match.events(2)[-1]["event"] == "dystopia-offered"
    assert match.events(1)[-1]["event"] == "dystopia-offered-exactly"
    third = [determinized(c, 2, Luck(number)) for number in range(60)]
    assert len({w.frames[-1].b for w in third}) > 5
    assert len({w.frames[-1].c for w in third}) > 5
    partner = [determinized(c, 1, Luck(number)) for number in range(60)]
    assert {(w.frames[-1].b, w.frames[-1].c) for w in partner} == {(c.frames[-1].b, c.frames[-1].c)}
    for w in [*third, *partner]:
        check_position(w)
        assert GAME.options(w, 1)
    for w in partner:
        # Whoever offers a book has one (D-13.2); the other two cards may be any.
        assert w.hand[3] >= 1
    assert len({tuple(w.hand[0:6]) for w in partner}) > 3


@rule("D-13.3")
def test_two_offers_of_equal_size_look_alike_to_a_third_player() -> None:
    one, other = offered("2food+book", "bat+gold"), offered("food+gold+bat", "book+food")
    for match in (one, other):
        match.follow({"seat": 1, "do": "decline"})
    assert shown(one, 2) == shown(other, 2)
    assert text(one.events(2)) == text(other.events(2))


@rule("D-2.3", "D-2.4b", "D-9.3")
def test_equal_cards_are_discarded_no_more_silently_than_different_ones() -> None:
    """Whether somebody is asked to choose must not tell what they hold."""
    for cards in ([3, 0, 0, 0, 0, 0], [1, 1, 1, 0, 0, 0]):
        c = city_of(GAME.begin(2, {"first": 0}))
        luck = Luck(2)
        while asked_for(c) != "turn":
            if c.bounds:
                GAME.settle(c, luck.draw(c.bounds))
            else:
                GAME.act(c, next_seat(c), GAME.options(c, next_seat(c))[0])
        c.morale[0] = 3
        c.hand[0:6] = cards
        c.deck = [6 - count for count in cards]
        c.where[0] = 0
        c.derive()
        GAME.act(c, 0, GAME.grammar.parse("retrieve 1 free").code)
        assert asked_for(c) == "discard"


def test_the_comparison_itself_notices_a_leak() -> None:
    match = game_without_dice(3, 1)
    luck = Luck(3)
    while match.state.bounds or asked_for(city_of(match.state)) != "turn":
        drive(match, luck)
    c = city_of(match.state)
    own = c.copy()
    own.goods[7] += 1
    with pytest.raises(Leak, match="shown"):
        SideBySide(match, own, 2).compare([])
    hidden = c.copy()
    hidden.down[1], hidden.down[2] = c.down[2], c.down[1]
    with pytest.raises(Leak, match="shown"):
        SideBySide(match, hidden, 2).compare([])
    unasked = c.copy()
    unasked.asked = 0b111 & ~c.asked & -(0b111 & ~c.asked)
    with pytest.raises(Leak, match="other seats are asked"):
        SideBySide(match, unasked, 0).step(luck)
