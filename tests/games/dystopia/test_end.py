"""The tie-breaks (D-23.3 to D-23.7) as one ordering, against a plain reading of the rulebook."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from euphoria.api import game
from euphoria.core.match import Match
from euphoria.games.dystopia.rules.ending import first_in_tie_break
from euphoria.games.dystopia.rules.state import City, bits
from support import rule

DYSTOPIA = game("dystopia")


def by_the_book(s: City, tied: list[int]) -> list[int]:
    """One criterion after another, each among those who are still tied."""

    def keep_most(seats: list[int], points: list[int]) -> list[int]:
        best = max(points[seat] for seat in seats)
        return [seat for seat in seats if points[seat] == best]

    everybody = range(s.players)
    tied = keep_most(tied, s.morale)
    tied = keep_most(tied, [-step for step in s.knowledge])
    tied = keep_most(tied, [sum((mask >> seat) & 1 for mask in s.tile_stars) for seat in everybody])
    return keep_most(tied, [sum(1 for f in range(4) if s.territory[4 * seat + f] > 0) for seat in everybody])


@st.composite
def ends(draw: st.DrawFn) -> tuple[City, list[int]]:
    """Cities at their end, alike enough for ties of every depth."""
    players = draw(st.integers(2, 6))
    s = City(players)
    few = st.integers(3, 4)
    s.morale = [draw(few) for _ in range(players)]
    s.knowledge = [draw(few) for _ in range(players)]
    s.tile_stars = [draw(st.integers(0, 2**players - 1)) for _ in range(2)] + [0] * 4
    s.territory = [draw(st.integers(0, 2)) for _ in range(4 * players)]
    tied = draw(st.integers(1, 2**players - 1))
    return s, bits(tied)


@rule("D-23.3", "D-23.4", "D-23.5", "D-23.6", "D-23.7", "D-23.7b")
@given(ends())
def test_the_tie_breaks_are_applied_strictly_one_after_another(end: tuple[City, list[int]]) -> None:
    s, tied = end
    mask = 0
    for seat in tied:
        mask |= 1 << seat
    assert bits(first_in_tie_break(s, mask)) == by_the_book(s, tied)


TIED = {
    "morale": 2,
    "resolved": "serve",
    "stars": "euphorian+subterran+wastelander+icarite+euphorian-2+subterran-1+subterran-2+wastelander-1",
}


@rule("D-23.7")
def test_the_roll_off_goes_on_until_one_sum_is_lowest() -> None:
    """Three players share everything; whoever is above the lowest sum is out of the next roll."""
    match = Match(DYSTOPIA, 4, {}, None)
    match.place(
        DYSTOPIA.position(
            {
                "players": 4,
                "markets": {
                    "euphorian-2": "bemusement-park",
                    "subterran-1": "clinic-of-blind-hindsight",
                    "subterran-2": "spa-of-fleeting-pleasure",
                    "wastelander-1": "registry-of-personal-secrets",
                },
                "A": {**TIED, "workers": [1, 2], "goods": "gold"},
                "B": {**TIED, "workers": ["1@site-euphorian-1-1", 3]},
                "C": {**TIED, "workers": ["1@site-euphorian-1-3", 3]},
            }
        )
    )
    match.follow({"seat": 0, "do": "place 1 site-euphorian-1-2"})
    for words in (["arena-of-peaceful-conflict"], ["1"], ["1"], ["1"]):
        match.settle(DYSTOPIA.fall(match.state, words))
    # A 4, B 3, C 3: A is out, and B and C roll on.
    match.settle(DYSTOPIA.fall(match.state, ["2", "2", "1", "2", "2", "1"]))
    assert not match.over
    assert match.state.bounds == [6] * 4
    match.settle(DYSTOPIA.fall(match.state, ["6", "6", "6", "6"]))
    assert not match.over
    match.settle(DYSTOPIA.fall(match.state, ["5", "6", "4", "6"]))
    assert match.over
    assert match.result is not None
    assert match.result["winners"] == [2]


@rule("D-23.1")
def test_the_winner_gets_everything() -> None:
    for seat, players in product(range(2), range(2, 4)):
        s = City(players)
        s.winner = seat
        s.over = True
        assert DYSTOPIA.payoffs(s) == [1.0 if other == seat else 0.0 for other in range(players)]


@rule("D-23.1", "D-23.1b")
def test_a_game_that_was_stopped_is_shared_by_the_stars_placed() -> None:
    stopped = DYSTOPIA.position({"players": 3, "A": {"stars": "3euphorian"}, "C": {"stars": "icarite"}})
    assert DYSTOPIA.payoffs(stopped) == [0.75, 0.0, 0.25]
    assert DYSTOPIA.payoffs(DYSTOPIA.position({"players": 4})) == [0.25] * 4
