"""What is offered of the Action Artifacts of a hand is what asking about each of them one by one gives."""

from collections.abc import Iterator

from euphoria.core.actions import pack
from euphoria.core.luck import Luck
from euphoria.core.playout import play_out
from euphoria.games.leaders.rules.action_artifacts import ACTIONS, _all_hidden, _owners
from euphoria.games.leaders.rules.artifact import gun_holders, guns_held
from euphoria.games.leaders.rules.cards import ROW
from euphoria.games.leaders.rules.state import Table, bits
from euphoria.games.leaders.rules.use import add_uses
from euphoria.games.leaders.rules.words import USE
from kit.leaders_invariants import table_of
from kit.titles import LEADERS
from support import rule


def tables() -> Iterator[Table]:
    """Positions of random games, every few decisions."""
    for seed in range(15):
        s = LEADERS.game.begin(4 + seed % 5, {})
        luck = Luck(seed)
        while play_out(LEADERS.game, s, luck, 11) and not s.over:
            yield table_of(s)


def hidden_slots(t: Table, seat: int) -> list[int]:
    return [slot for slot in range(ROW) if not (t.up >> (ROW * seat + slot)) & 1]


def paid(t: Table, seat: int, slot: int) -> int:
    """What is exposed once the Recruit in this slot has paid."""
    return t.up | 1 << (ROW * seat + slot)


@rule("L-10.3b")
def test_every_use_is_offered_with_every_recruit_that_could_pay() -> None:
    offered: set[int] = set()
    refused: set[int] = set()
    for t in tables():
        for seat in range(t.players):
            found: list[int] = []
            add_uses(t, seat, found)
            asked = [card for card in ACTIONS if (t.hand[seat] >> card.number) & 1]
            assert found == [
                pack(USE, card.number, slot)
                for card in asked
                for slot in hidden_slots(t, seat)
                if card.ready(t, seat, paid(t, seat, slot))
            ]
            offered |= {code >> 8 & 255 for code in found}
            if hidden_slots(t, seat):
                refused |= {card.number for card in asked} - {code >> 8 & 255 for code in found}
    assert offered == {card.number for card in ACTIONS}
    assert refused, "some could not be used"


@rule("L-10.3b")
def test_no_card_minds_which_recruit_pays() -> None:
    """So each is asked once."""
    for t in tables():
        for seat in range(t.players):
            for card in ACTIONS:
                answers = {card.ready(t, seat, paid(t, seat, slot)) for slot in hidden_slots(t, seat)}
                assert len(answers) < 2, card.id


@rule("L-10.3b")
def test_a_card_that_names_targets_is_ready_while_there_are_some() -> None:
    """Also where only one of both looks at everybody: how many Ray Guns are held tells that there is one."""
    without = {"wake-powder", "winter-box", "soul-catcher", "voice-funnel"}
    for t in tables():
        assert guns_held(t) == len(bits(gun_holders(t)))
        for seat in range(t.players):
            for slot in hidden_slots(t, seat):
                up = paid(t, seat, slot)
                for card in ACTIONS:
                    if card.id not in without and not (card.gives_gun and t.holds_gun(seat)):
                        assert card.ready(t, seat, up) == (card.targets(t, seat, up, []) != []), card.id


@rule("L-4.6")
def test_rows_are_looked_at_all_at_once() -> None:
    drum = next(card for card in ACTIONS if card.id == "dizzy-drum")
    for t in tables():
        rows = [t.up >> (ROW * seat) & 7 for seat in range(t.players)]
        two = [seat for seat in range(t.players) if len(bits(rows[seat])) <= 1]
        assert [code >> 8 for code in drum.targets(t, 0, t.up, [])] == two
        for user in range(t.players):
            closed = [seat for seat in range(t.players) if rows[seat] == 0 and seat != user]
            assert bits(_owners(_all_hidden(t, user, t.up))) == closed
