"""Whether a Recruit has lain open is told from the end of the ledger, and all of them from its beginning."""

from euphoria.core.luck import Luck
from euphoria.core.playout import play_out
from euphoria.games.leaders.rules.cards import ROW
from euphoria.games.leaders.rules.knowledge import SHUFFLED, SWAPPED, has_lain_open, seen_by_all, tag_of
from kit.leaders_invariants import table_of
from kit.titles import LEADERS
from support import rule


@rule("L-13.4a")
def test_one_place_and_all_places_tell_the_same() -> None:
    met: set[int] = set()
    found: set[bool] = set()
    for seed in range(12):
        s = LEADERS.game.begin(4 + seed % 5, {})
        luck = Luck(seed)
        while play_out(LEADERS.game, s, luck, 25):
            t = table_of(s)
            places = seen_by_all(t)
            for place in range(ROW * t.players):
                assert has_lain_open(t, place) == bool((places >> place) & 1)
                found.add(has_lain_open(t, place))
            met |= {tag_of(item) for item in t.ledger}
    assert found == {True, False}
    assert {SWAPPED, SHUFFLED} <= met
