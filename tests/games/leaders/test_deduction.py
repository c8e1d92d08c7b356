"""Deduction: exact numbers against plain enumeration, and what single facts tell."""

import time
from typing import Any

import pytest

from euphoria.core.errors import EuphoriaError
from euphoria.core.luck import Luck
from euphoria.core.state import with_item
from euphoria.games.leaders.rules.cards import ARTIFACTS, EL, SL, E, S, leftover
from euphoria.games.leaders.rules.deduction import Beliefs, Claim, beliefs, possible
from euphoria.games.leaders.rules.knowledge import (
    SEEN,
    SHUFFLED,
    SWAPPED,
    WASTED,
    entry,
    expose,
    hide,
    know_own_row,
    learn,
    look,
    note,
    swap_known,
    swap_places,
    tag_of,
)
from euphoria.games.leaders.rules.state import Table
from euphoria.games.leaders.rules.words import CLAIMS
from leaders_oracle import Oracle, row_team
from leaders_positions import GAME, begin, walk

# ------------------------------------------------------------------ against plain enumeration


def check(view: dict[str, Any]) -> None:
    """Compare every number with the enumeration."""
    oracle = Oracle(view)
    worlds = oracle.worlds
    found = beliefs(view)
    players = view["players"]
    assert found.deals == sum(worlds.values()) > 0
    for place in range(3 * players):
        ways = [sum(n for w, n in worlds.items() if w[place] == kind) for kind in range(4)]
        assert found.place_ways[place] == ways
        assert found.places[place] == [number / found.deals for number in ways]
    for seat in range(players):
        euphorian = sum(n for w, n in worlds.items() if row_team(w, seat) == 0)
        expected = [0, 0] if seat in oracle.wasted else [euphorian, found.deals - euphorian]
        assert found.team_ways[seat] == expected
        assert found.team[seat] == [number / found.deals for number in expected]
        el = sum(n for w, n in worlds.items() if EL in w[3 * seat : 3 * seat + 3])
        sl = sum(n for w, n in worlds.items() if SL in w[3 * seat : 3 * seat + 3])
        assert found.euphorian_leader[seat] == el / found.deals
        assert found.subterran_leader[seat] == sl / found.deals
        assert found.leader[seat] == pytest.approx((el + sl) / found.deals)
    if leftover(players):
        removed = [sum(n for w, n in worlds.items() if w[3 * players] == kind) for kind in range(4)]
        assert found.removed_ways == removed
    else:
        assert found.removed == [0.0] * 4


WALKS = 200
"""Several shuffles in one game are rare."""


@pytest.mark.parametrize("seed", range(WALKS))
def test_numbers_of_four_players_are_those_of_plain_enumeration(seed: int) -> None:
    t = walk(4, seed, 4 + 7 * seed % 90)
    for seat in range(4):
        if not t.over:
            check(GAME.view(t, seat))


@pytest.mark.parametrize("seed", range(16))
def test_numbers_of_a_spectator_are_those_of_plain_enumeration(seed: int) -> None:
    t = walk(4, 1000 + seed, 20 + 3 * seed)
    if not t.over:
        check(GAME.view(t, -1))


@pytest.mark.parametrize("seed", range(8))
def test_numbers_with_a_removed_card_are_those_of_plain_enumeration(seed: int) -> None:
    t = walk(5, 2000 + seed, 10 + 7 * seed)
    if not t.over:
        check(GAME.view(t, seed % 5))


def test_random_positions_hold_what_they_are_for() -> None:
    """The tests above meet exchanges, several shuffles of one game, and Wastelanders."""
    ledgers = [[tag_of(item) for item in walk(4, seed, 4 + 7 * seed % 90).ledger] for seed in range(WALKS)]
    assert sum(tags.count(SWAPPED) >= 2 for tags in ledgers) > 10
    assert sum(tags.count(SHUFFLED) >= 2 for tags in ledgers) > 5
    assert sum(tags.count(WASTED) >= 1 for tags in ledgers) > 10
    assert sum(SHUFFLED in tags and SWAPPED in tags[tags.index(SHUFFLED) :] for tags in ledgers) > 5


# ------------------------------------------------------------------ what single facts tell

ROWS = ["E E S", "EL S S", "SL E E", "S S E"]


def laid_down(rows: list[str] = ROWS) -> Table:
    """Four players who have just laid down these rows; A begins."""
    t = begin(4)
    GAME.settle(t, Luck(1).draw(t.bounds))
    kinds = {"E": E, "S": S, "EL": EL, "SL": SL}
    t.lay([kinds[card] for row in rows for card in row.split()])
    for seat, row in enumerate(rows):
        GAME.act(t, seat, GAME.grammar.parse(f"arrange {row}").code)
    GAME.settle(t, [0])
    return t


def of(t: Table, seat: int) -> Beliefs:
    return beliefs(GAME.view(t, seat))


@pytest.mark.rule("L-2.6", "L-3.2", "L-3.3")
def test_at_the_start_one_knows_one_s_own_row_and_what_is_left() -> None:
    found = of(laid_down(), 0)
    assert found.places[0] == found.places[1] == [1.0, 0.0, 0.0, 0.0]
    assert found.places[2] == [0.0, 1.0, 0.0, 0.0]
    assert found.team[0] == [1.0, 0.0]
    assert found.leader == pytest.approx([0.0, 2 / 3, 2 / 3, 2 / 3])
    for place in range(3, 12):
        assert found.places[place] == pytest.approx([3 / 9, 4 / 9, 1 / 9, 1 / 9])
    assert found.deals == 9 * 6 * 35


def test_a_spectator_at_the_start_knows_nothing() -> None:
    found = of(laid_down(), -1)
    for place in range(12):
        assert found.places[place] == pytest.approx([5 / 12, 5 / 12, 1 / 12, 1 / 12])
    for seat in range(4):
        assert found.team[seat] == pytest.approx([0.5, 0.5])
    assert found.deals == 12 * 9 * 252


def test_before_the_rows_are_laid_down_one_knows_one_s_own_three() -> None:
    t = begin(5)
    GAME.settle(t, Luck(3).draw(t.bounds))
    for seat in range(-1, 5):
        found = of(t, seat)
        for place in range(15):
            if place // 3 == seat:
                assert found.places[place][t.row[place]] == 1.0
            else:
                assert found.places[place] == found.places[0 if seat != 0 else 3]
        assert found.removed[E] + found.removed[S] == pytest.approx(1.0)


@pytest.mark.rule("L-2.8")
def test_the_removed_card_is_a_follower_and_rarer_kinds_are_more_likely_removed() -> None:
    t = begin(5)
    GAME.settle(t, Luck(3).draw(t.bounds))
    t.row[:3] = [E, E, E]
    found = of(t, 0)
    assert found.removed == pytest.approx([4 / 11, 7 / 11, 0.0, 0.0])


def test_nobody_had_both_leaders_after_an_exchange_that_did_not_end_the_game() -> None:
    t = laid_down()
    assert of(t, 3).deals == 54 * 35
    swap_places(t, 0, 3)
    note(t, SWAPPED, 0, 3)
    # A's new left is not the second Leader of A's others, nor of B's former others; and so for B's.
    assert of(t, 3).deals == (54 - 8) * 35


def test_a_wastelander_has_no_leader_and_got_none() -> None:
    t = laid_down()
    t.wasteland |= 1
    note(t, WASTED, 0)
    assert of(t, 3).leader[0] == 0.0
    assert of(t, 3).team[0] == [0.0, 0.0]
    swap_places(t, 0, 5)
    swap_known(t, 0, 5)
    # What the Wastelander was given is no Leader, and what they gave away is none either.
    assert of(t, 3).places[0][EL] == of(t, 3).places[5][SL] == 0.0
    assert of(t, 3).places[3][EL] > 0.0


@pytest.mark.rule("L-13.4")
def test_a_shuffle_blurs_and_a_new_look_gives_back() -> None:
    t = laid_down()
    look(t, 0, 3)
    look(t, 0, 4)
    assert of(t, 0).places[3][EL] == of(t, 0).places[4][S] == 1.0
    t.row[3:6] = [S, EL, S]
    note(t, SHUFFLED, mask=0b111000)
    t.known = with_item(t.known, 0, t.known[0] & ~0b111000)
    for place in (3, 4, 5):
        assert of(t, 0).places[place][EL] == pytest.approx(1 / 3)
        assert of(t, 0).places[place][S] == pytest.approx(1 / 3 + 1 / 3 * 3 / 6)
    assert of(t, 0).euphorian_leader[1] == 1.0
    look(t, 0, 3)
    # A Subterran is there: the one of before, or the third Recruit if that is one too.
    assert of(t, 0).places[4][EL] == of(t, 0).places[5][EL] == pytest.approx(1 / 2)
    learn(t, 1, 5)
    assert of(t, 0).places[4][EL] == 1.0


def test_what_all_players_saw_in_private_a_spectator_sees_when_it_is_exposed() -> None:
    t = laid_down()
    for seat in (1, 2, 3):
        look(t, seat, 0)
    assert of(t, -1).places[0][E] < 1.0
    expose(t, 0)
    hide(t, 0)
    assert of(t, -1).places[0][E] == 1.0
    before = t.ledger[:]
    expose(t, 0)
    hide(t, 0)
    know_own_row(t, 0)
    assert t.ledger == before


def test_after_the_end_everything_is_known() -> None:
    t = next(t for t in (walk(5, seed, 1000) for seed in range(20)) if t.over)
    found = of(t, 2)
    assert [ways.index(1.0) for ways in found.places] == t.row
    assert found.removed[t.removed] == 1.0
    teams = GAME.result(t)["teams"]
    assert [[team == "euphorian", team == "subterran"] for team in teams] == found.team


def test_a_history_that_cannot_be_is_refused() -> None:
    view = GAME.view(laid_down(), 0)
    view["history"].append(entry(SEEN, 3, 0, EL))
    view["history"].append(entry(SEEN, 4, 0, SL))
    with pytest.raises(EuphoriaError, match="No deal"):
        beliefs(view)


def test_deduction_takes_less_than_five_milliseconds_with_eight_players() -> None:
    taken: list[float] = []
    for seed in range(30):
        t = walk(8, seed, 120)
        if not t.over:
            view = GAME.view(t, seed % 8)
            start = time.perf_counter()
            beliefs(view)
            taken.append(time.perf_counter() - start)
    assert len(taken) > 10
    assert sorted(taken)[len(taken) // 2] < 0.005


# ------------------------------------------------------------------ claims


def claim(text: str, view: dict[str, Any], at: int | None = None) -> Claim:
    """`B row E ? S`: who says what, now or when the history was so long."""
    seat, said = text.split(maxsplit=1)
    length = len(view["history"]) if at is None else at
    return Claim("ABCDEFGH".index(seat), CLAIMS.parse(said).code, length)


def all_true(t: Table, seat: int, *texts: str) -> bool:
    view = GAME.view(t, seat)
    return possible(view, [claim(text, view) for text in texts])


def random_claims(view: dict[str, Any], luck: Luck) -> list[Claim]:
    made: list[Claim] = []
    for _ in range(1 + luck.below(4)):
        at = luck.below(len(view["history"]) + 1)
        seat = "ABCD"[luck.below(4)]
        kinds = ["E", "S", "?", "?", "EL", "SL", "?", "E", "S"]
        row = [kinds[luck.below(len(kinds))] for _ in range(3)]
        place = f"{'ABCD'[luck.below(4)]}.{['left', 'middle', 'right'][luck.below(3)]}"
        teams = ["euphorian", "subterran"] * 4 + ["wastelander"]
        team = f"team {teams[luck.below(len(teams))]}"
        text = [team, team, f"row {' '.join(row)}", f"saw {place} {'ES'[luck.below(2)]}"][luck.below(4)]
        made.append(claim(f"{seat} {text}", view, at))
    return made


def test_claims_are_possible_exactly_if_one_world_makes_all_of_them_true() -> None:
    answers = [0, 0]
    for seed in range(90):
        luck = Luck(seed)
        t = walk(4, seed, 10 + 7 * seed % 70)
        if t.over:
            continue
        for seat in range(4):
            view = GAME.view(t, seat)
            claims = random_claims(view, luck)
            worlds = Oracle(view, [(c.at, c.seat, c.code) for c in claims]).worlds
            answer = possible(view, claims)
            assert answer == bool(worlds), [(c.at, c.seat, CLAIMS.action(c.code).text) for c in claims]
            answers[answer] += 1
    assert min(answers) > 50


def test_claims_about_rows_are_held_against_what_one_knows() -> None:
    t = laid_down()
    assert all_true(t, 0, "B row EL S ?", "C row SL ? ?", "D row S S E")
    assert not all_true(t, 0, "B row EL S ?", "C row EL ? ?")
    assert not all_true(t, 0, "B row EL SL ?")
    assert not all_true(t, 0, "A row S ? ?")
    assert not all_true(t, 0, "B saw A.left S")
    assert not all_true(t, 0, "B saw E.left S")
    look(t, 0, 3)
    assert not all_true(t, 0, "C saw B.left S")
    assert all_true(t, 3, "C saw B.left S")


def test_claims_about_teams_are_counted() -> None:
    t = laid_down()
    # A has two of the five Euphorian Followers; three are left, and the Leader.
    assert all_true(t, 0, "B team euphorian", "C team euphorian", "D team subterran")
    assert not all_true(t, 0, "B team euphorian", "C team euphorian", "D team euphorian")
    assert not all_true(t, 0, "A team subterran")
    assert not all_true(t, 0, "B team wastelander")
    t.wasteland |= 2
    note(t, WASTED, 1)
    assert all_true(t, 0, "B team wastelander")
    assert not all_true(t, 0, "B team euphorian")


def test_claims_follow_the_recruits_they_were_about() -> None:
    t = laid_down()
    view = GAME.view(t, 0)
    early = [claim("B row S ? ?", view), claim("C team subterran", view)]
    swap_places(t, 3, 9)
    swap_known(t, 3, 9)
    view = GAME.view(t, 0)
    assert possible(view, [*early, claim("D saw D.left S", view)])
    assert not possible(view, [*early, claim("D saw D.left E", view)])
    assert possible(view, [*early, claim("D saw B.left E", view)])


def test_one_recruit_may_decide_two_claims_about_teams() -> None:
    t = laid_down(["EL E S", "S E E", "S E S", "SL S E"])
    look(t, 0, 9)
    look(t, 0, 7)
    view = GAME.view(t, 0)
    early = claim("B team euphorian", view)
    swap_places(t, 3, 6)
    swap_known(t, 3, 6)
    view = GAME.view(t, 0)
    # C has a Euphorian in the middle, so what came from B is a Subterran, and B's others are not.
    assert possible(view, [early, claim("C team subterran", view)])
    assert not possible(view, [early, claim("C team subterran", view), claim("B row ? S ?", view)])


def test_claims_about_hands_are_held_against_the_cards_one_knows() -> None:
    t = laid_down()
    mine = [ARTIFACTS[a] for a in range(24) if (t.hand[0] >> a) & 1]
    others = [name for name in ARTIFACTS if name not in mine]
    assert all_true(t, 0, f"A hand {mine[0]}", f"B hand {others[0]}", f"B hand {others[1]}")
    assert not all_true(t, 0, f"B hand {mine[0]}")
    assert not all_true(t, 0, f"A hand {others[0]}")
    assert not all_true(t, 0, f"B hand {others[0]}", f"C hand {others[0]}")
    assert not all_true(t, 0, *[f"B hand {name}" for name in others[:3]])
    t.queue = [ARTIFACTS.index(others[0])]
    t.artifacts_known = with_item(t.artifacts_known, 0, t.artifacts_known[0] | 1 << t.queue[0])
    assert not all_true(t, 0, f"B hand {others[0]}")
