"""With open eyes every card lies open, and before the deal there is none."""

from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.games.leaders.rules.cards import KINDS, ROW
from euphoria.games.leaders.rules.state import Table
from kit.play import walk
from kit.titles import LEADERS, key_of, new_match


def test_rows_hands_teams_and_the_removed_card_are_seen() -> None:
    match = new_match(LEADERS, 5, "open cards")
    for _ in walk(match, 3, most=60):
        view = match.view("open")
        assert isinstance(match.state, Table)
        for seat in view["seats"]:
            assert [recruit["card"] for recruit in seat["row"]] == [
                KINDS[card] for card in match.state.row[ROW * seat["seat"] : ROW * seat["seat"] + ROW]
            ]
            assert len(seat["hand"]) == seat["artifacts"]
            assert seat["team"] is not None
        # With five players one Recruit leaves the game unseen (L-2.8).
        assert view["removed"] in KINDS
        assert match.view(None)["removed"] is None


def test_before_the_deal_there_is_no_card_to_be_seen_by_anybody() -> None:
    match = Match(LEADERS.game, 4, {}, key_of("undealt"))
    for eyes in (0, None, "open"):
        for seat in match.view(eyes)["seats"]:
            assert [recruit["card"] for recruit in seat["row"]] == [None] * ROW
            assert (seat["team"], seat["hand"]) == (None, [])
    match.settle(Luck(1).draw(match.state.bounds))
    assert None not in [recruit["card"] for recruit in match.view(0)["seats"][0]["row"]]
