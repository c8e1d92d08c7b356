"""Components (L-1) and setup (L-2): what is in use at each number of players, and how the deal falls."""

from collections import Counter
from math import factorial, prod

import pytest

from euphoria.core.errors import BadSetup
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.games.leaders.rules.cards import ARTIFACTS, EL, KINDS, SL, E, S, is_leader, is_reaction
from euphoria.games.leaders.rules.position import deal_numbers
from euphoria.games.leaders.rules.state import NOTHING, Table, bits
from kit.chance import chi_square_is_plausible
from kit.leaders_invariants import table_of
from kit.play import play_to_end, shown, told, walk
from kit.titles import LEADERS, new_match
from support import card_table, rule

GAME = LEADERS.game
CARDS = card_table("leaders-cards.yaml")
"""The card data of the ledger, written apart from the engine."""
COUNT: int = CARDS["totals"]["artifacts"]
"""How many Artifacts the ledger counts."""

every_count = pytest.mark.parametrize("players", LEADERS.counts)

# players: Followers of each faction, Ray Guns, Recruits removed unseen (the table of L-2)
IN_USE = {4: (5, 2, 0), 5: (7, 3, 1), 6: (8, 3, 0), 7: (10, 4, 1), 8: (11, 4, 0)}


def dealt(players: int, seed: int) -> Table:
    """The table right after the deal, everybody about to arrange their row."""
    s = GAME.begin(players, {})
    GAME.settle(s, Luck(seed).draw(s.bounds))
    return table_of(s)


def rows(t: Table) -> list[list[int]]:
    return [t.row[3 * seat : 3 * seat + 3] for seat in range(t.players)]


# ------------------------------------------------------------------ components


@rule("L-1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 3, 9, 10, 24])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match=f"leaders is for 4 to 8 players, not for {players}"):
        Match(GAME, players, {}, bytes(32))


@rule("L-1.1")
@every_count
def test_four_to_eight_people_play_a_whole_game(players: int) -> None:
    match = play_to_end(new_match(LEADERS, players, "whole", turn_limit=0), players)
    assert match.result is not None
    assert match.result["winners"]


@rule("L-1.2", "L-1.3", "L-1.4", "L-1.4a", "L-1.5", "L-1.5a", "L-2.1", "L-2.3", "L-2.3a")
@every_count
def test_recruits_in_use_are_those_without_a_higher_number(players: int) -> None:
    """Counted from the cards as printed: a number above the number of players takes a card out."""
    printed = [card for card in CARDS["recruits"] if (card["printed_number"] or 0) <= players]
    kinds = Counter((card["kind"], card["faction"]) for card in printed)
    each = IN_USE[players][0]
    assert kinds == {
        ("leader", "euphorian"): 1,
        ("leader", "subterran"): 1,
        ("follower", "euphorian"): each,
        ("follower", "subterran"): each,
    }
    for seed in range(20):
        t = dealt(players, seed)
        in_game = Counter(t.row + ([] if t.removed == NOTHING else [t.removed]))
        assert in_game == {EL: 1, SL: 1, E: each, S: each}


@rule("L-1.4", "L-1.4a")
def test_the_full_deck_has_24_recruits() -> None:
    t = dealt(8, 1)
    assert Counter(t.row) == {EL: 1, SL: 1, E: 11, S: 11}
    assert len(t.row) == 24


@rule("L-1.6", "L-1.6a")
def test_all_artifacts_are_different_and_each_an_action_or_a_reaction() -> None:
    listed = [card["id"] for card in CARDS["artifacts"]]
    assert listed == ARTIFACTS
    assert len(set(ARTIFACTS)) == COUNT
    for number, card in enumerate(CARDS["artifacts"]):
        assert card["copies"] == 1
        assert is_reaction(number) == (card["type"] == "Reaction")
    t = dealt(6, 2)
    everywhere = sorted([*bits(t.bag), *(card for hand in t.hand for card in bits(hand))])
    assert everywhere == list(range(COUNT)), "all of them are in every game, one of each"


@rule("L-1.7", "L-1.7a", "L-2.4", "L-2.4a", "L-2.10")
@every_count
def test_ray_guns_in_use_lie_in_the_centre(players: int) -> None:
    t = dealt(players, 3)
    assert t.centre == IN_USE[players][1] <= 4
    assert not any(t.holds_gun(seat) for seat in range(players))


@rule("L-1.8", "L-2.11")
@every_count
def test_every_mat_starts_on_the_side_of_the_factions(players: int) -> None:
    match = new_match(LEADERS, players, "mats")
    for seat in (*range(players), None):
        assert [mat["wastelander"] for mat in match.view(seat)["seats"]] == [False] * players


# ------------------------------------------------------------------ the deal


@rule("L-2.2", "L-2.9", "L-2.9a")
@every_count
def test_everybody_gets_three_recruits_and_two_artifacts(players: int) -> None:
    t = dealt(players, 4)
    assert len(t.row) == 3 * players
    assert [hand.bit_count() for hand in t.hand] == [2] * players
    assert t.deck_size() == COUNT - 2 * players
    view = GAME.view(t, 0)
    assert view["deck"] == {"size": COUNT - 2 * players, "known": []}
    assert [seat["artifacts"] for seat in view["seats"]] == [2] * players
    assert [len(seat["hand"]) for seat in view["seats"]] == [2] + [0] * (players - 1)


@rule("L-2.5", "L-2.6", "L-2.7")
def test_the_deal_step_by_step() -> None:
    """With every draw a zero nothing is moved by shuffling, so each step of the deal can be followed.

    Ten Followers (five E, then five S); the pile is both Leaders and two of them, one card to each player;
    then two more to each player from the rest.
    """
    s = GAME.begin(4, {})
    GAME.settle(s, [0] * len(s.bounds))
    assert rows(table_of(s)) == [[E, E, EL], [E, S, SL], [E, S, S], [E, S, S]]


@rule("L-2.5", "L-2.6")
def test_only_the_pile_with_the_leaders_decides_who_gets_them() -> None:
    """Four players: nine draws shuffle the Followers, the next three the pile."""
    s = GAME.begin(4, {})
    assert s.bounds[9:12] == [4, 3, 2]
    falls = [([0, 0, 0], (0, 1)), ([3, 0, 0], (3, 1)), ([1, 0, 0], (1, 0)), ([2, 2, 1], (3, 2))]
    for drawn, holders in falls:
        t = s.copy()
        GAME.settle(t, [0] * 9 + drawn + [0] * 8)
        row = table_of(t).row
        assert (row.index(EL) // 3, row.index(SL) // 3) == holders


@rule("L-2.6", "L-2.6a")
@every_count
def test_the_leaders_go_to_any_two_different_players_alike(players: int) -> None:
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(150 * players):
        row = dealt(players, seed).row
        counts[row.index(EL) // 3, row.index(SL) // 3] += 1
    pairs = [(one, other) for one in range(players) for other in range(players) if one != other]
    assert set(counts) == set(pairs), "never both to one player"
    assert chi_square_is_plausible([counts[pair] for pair in pairs])


@rule("L-2.6a")
@every_count
def test_nobody_wins_at_the_deal(players: int) -> None:
    for seed in range(50):
        assert not dealt(players, seed).over


@rule("L-2.6", "L-2.9")
@every_count
def test_every_deal_there_is_can_fall(players: int) -> None:
    """The draws are those of two whole shuffles and of two Artifacts for everybody."""
    followers = 2 * IN_USE[players][0]
    artifacts = factorial(COUNT) // factorial(COUNT - 2 * players)
    assert prod(GAME.begin(players, {}).bounds) == factorial(followers) * factorial(players) * artifacts


@rule("L-2.9")
def test_every_artifact_comes_to_every_hand_alike() -> None:
    counts = Counter(card for seed in range(2_400) for card in bits(dealt(4, seed).hand[2]))
    assert chi_square_is_plausible([counts[card] for card in range(COUNT)])


@rule("L-2.8", "L-2.8a")
@every_count
def test_the_recruit_left_over_is_a_follower_and_leaves_the_game(players: int) -> None:
    removed = {dealt(players, seed).removed for seed in range(60)}
    assert removed == ({E, S} if IN_USE[players][2] else {NOTHING})
    assert not any(is_leader(card) for card in removed)


@rule("L-2.8", "L-2.8a")
@pytest.mark.parametrize("players", [5, 7])
def test_the_removed_recruit_is_in_no_view_before_the_end(players: int) -> None:
    match = new_match(LEADERS, players, "removed", turn_limit=12)
    for _ in walk(match, 5):
        for seat in (*range(players), None):
            assert match.view(seat)["removed"] is None
    assert match.over
    assert match.view(None)["removed"] == KINDS[table_of(match.state).removed]


@rule("L-2.9a")
def test_the_deck_has_no_order_that_could_leak() -> None:
    """It is a set, from which every card may come, until cards are put under it."""
    t = dealt(4, 6)
    assert t.queue == []
    assert sorted(bits(t.bag)) == [card for card in range(COUNT) if not any((h >> card) & 1 for h in t.hand)]
    position = GAME.position({"players": 4, "phase": "artifact"})
    GAME.advance(position)
    drawn = set()
    for number in range(COUNT):
        twin = position.copy()
        GAME.act(twin, 0, GAME.grammar.parse("draw").code)
        assert twin.bounds == [COUNT]
        GAME.settle(twin, [number])
        drawn.add(table_of(twin).hand[0])
    assert drawn == {1 << card for card in range(COUNT)}


# ------------------------------------------------------------------ the order of dealing


@rule("L-4.1a")
def test_the_order_of_dealing_is_neither_kept_nor_shown() -> None:
    """Two deals of the same cards cannot be told apart, whichever card of C came from the Leaders' pile."""
    given = {"players": 4, "phase": "arrange", "A": {"row": "E E EL"}, "B": {"row": "E S SL"}}
    numbers = deal_numbers(given, 4)
    one, other = played(numbers), played(with_another_pile(numbers))
    assert one.log != other.log, "the draws differ"
    assert one.state.digest() == other.state.digest()
    for seat in (*range(4), None):
        assert shown(one, seat) == shown(other, seat)
        assert told(one, seat) == told(other, seat)


def played(numbers: list[int]) -> Match:
    match = Match(GAME, 4, {}, None)
    match.settle(numbers)
    return match


def with_another_pile(numbers: list[int]) -> list[int]:
    """The same cards for everybody, but C's card from the pile and the first of C's other two exchanged."""
    followers = shuffled([E] * 5 + [S] * 5, numbers[:9])
    pile = shuffled([EL, SL, *followers[:2]], numbers[9:12])
    first, dealt_later = followers.index(pile[2]), 2 + 2 * 2
    assert first < 2 and followers[dealt_later] != pile[2], "two different cards of C"
    followers[first], followers[dealt_later] = followers[dealt_later], followers[first]
    return draws([E] * 5 + [S] * 5, followers) + numbers[9:]


def shuffled(cards: list[int], drawn: list[int]) -> list[int]:
    for k, number in enumerate(drawn):
        cards[k], cards[k + number] = cards[k + number], cards[k]
    return cards


def draws(cards: list[int], wanted: list[int]) -> list[int]:
    numbers = []
    for k in range(len(cards) - 1):
        found = cards.index(wanted[k], k)
        cards[k], cards[found] = cards[found], cards[k]
        numbers.append(found - k)
    return numbers
