"""Which Recruits have lain open is kept beside the ledger, and always what the ledger tells."""

from euphoria.core.luck import Luck
from euphoria.core.playout import play_out
from euphoria.games.leaders.rules.knowledge import SHUFFLED, SWAPPED, lain_open, tag_of
from kit.leaders_invariants import table_of
from kit.titles import LEADERS
from support import rule


@rule("L-13.4a")
def test_what_is_kept_is_what_the_ledger_tells() -> None:
    met: set[int] = set()
    found: set[int] = set()
    for seed in range(12):
        s = LEADERS.game.begin(4 + seed % 5, {})
        luck = Luck(seed)
        while play_out(LEADERS.game, s, luck, 25):
            t = table_of(s)
            assert t.lain == lain_open(t)
            assert table_of(LEADERS.game.read(t.to_json())).lain == table_of(t.copy()).lain == t.lain
            assert table_of(LEADERS.game.read(t.to_json())).leaders == table_of(t.copy()).leaders == t.leaders
            found.add(t.lain & ~t.up)
            met |= {tag_of(item) for item in t.ledger}
    assert len(found) > 10, "some have lain open and are hidden again"
    assert {SWAPPED, SHUFFLED} <= met
