"""The example title: its four rules, seen through a match."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import euphoria
from euphoria.core.errors import BadSetup, Refused
from euphoria.core.match import Match
from euphoria.games.connect_four.rules import GAME, ConnectFour

TITLE = ConnectFour()


def played(columns: str) -> Match:
    """A match after stones were dropped into these columns in turn."""
    match = Match(TITLE, 2, {}, None)
    for move, column in enumerate(columns):
        match.act(move % 2, f"drop {column}")
    return match


def board_of(columns: str) -> list[str]:
    return [str(row) for row in played(columns).view(None)["board"]]


def test_the_sequence_of_play_reads_like_the_rules() -> None:
    assert str(GAME).splitlines() == [
        "game (C-1)",
        "  1. ask drop (C-2)",
        "  2. from the top if undecided",
        "  3. end the game",
    ]


def test_players_take_turns() -> None:
    match = played("")
    for move in range(6):
        assert [decision.seat for decision in match.decisions] == [move % 2]
        with pytest.raises(Refused) as caught:
            match.act(1 - move % 2, "drop 1")
        assert (caught.value.rule, caught.value.reason) == ("C-1", "connect-four-no-turn")
        match.act(move % 2, "drop 1")


def test_a_stone_falls_to_the_lowest_free_cell() -> None:
    assert board_of("4453") == [
        ".......",
        ".......",
        ".......",
        ".......",
        "...O...",
        "..OXX..",
    ]


def test_a_full_column_takes_no_more_stones() -> None:
    match = played("111111")
    assert [option.text for option in match.decisions[0].options] == [f"drop {n}" for n in range(2, 8)]
    with pytest.raises(Refused) as caught:
        match.act(0, "drop 1")
    assert (caught.value.rule, caught.value.facts) == ("C-2", {"column": 0})
    assert [action.text for action, _ in match.decisions[0].refused] == ["drop 1"]


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ("1212121", 0),  # upwards
        ("1122334", 0),  # across, from the left edge
        ("7766554", 0),  # across, from the right edge
        ("12233434464", 0),  # up to the right
        ("76655454424", 0),  # up to the left
        ("21213141", 1),  # the second player
    ],
)
def test_four_in_a_line_win_at_once(columns: str, winner: int) -> None:
    assert not played(columns[:-1]).over
    match = played(columns)
    assert match.result == {"way": "four", "rule": "C-3", "winners": [winner]}
    last = match.events(None)[-1]
    assert (last["event"], last["seat"]) == ("connect-four-wins", winner)
    assert match.game.payoffs(match.state) == [float(seat == winner) for seat in range(2)]
    with pytest.raises(Refused):
        match.act(1 - winner, "drop 7")


def test_a_full_board_without_a_line_is_a_draw() -> None:
    match = played("121212212121" + "343434434343" + "565656656565" + "777777")
    assert match.result == {"way": "draw", "rule": "C-4", "winners": []}
    assert match.game.payoffs(match.state) == [0.0, 0.0]
    assert match.view(0)["board"] == [
        "OXOXOXO",
        "OXOXOXX",
        "OXOXOXO",
        "XOXOXOX",
        "XOXOXOO",
        "XOXOXOX",
    ]


def line_on(board: list[str]) -> str:
    """Whose four stones lie in a line, by looking at all lines of four cells one by one."""
    for y in range(6):
        for x in range(7):
            for dx, dy in ((0, 1), (1, 0), (1, 1), (-1, 1)):
                cells = [(x + k * dx, y + k * dy) for k in range(4)]
                if all(0 <= cx < 7 and cy < 6 for cx, cy in cells):
                    signs = {board[cy][cx] for cx, cy in cells}
                    if len(signs) == 1 and signs != {"."}:
                        return signs.pop()
    return ""


@given(st.lists(st.integers(0, 6), max_size=42))
def test_lines_are_found_as_a_person_would_find_them(choices: list[int]) -> None:
    match = played("")
    for choice in choices:
        if match.over:
            break
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[choice % len(decision.options)])
        board = match.view(None)["board"]
        winners = ["XO"[seat] for seat in match.result["winners"]] if match.result else []
        assert winners == [sign for sign in [line_on(board)] if sign]
        assert sum(row.count("X") - row.count("O") for row in board) == match.ply % 2


def test_it_has_no_options_and_two_players() -> None:
    with pytest.raises(BadSetup, match="no option 'size'"):
        Match(TITLE, 2, {"size": 8}, None)
    with pytest.raises(BadSetup, match="for 2 to 2 players"):
        Match(TITLE, 3, {}, None)
    with pytest.raises(BadSetup, match="There is no game 'connect-four'"):
        euphoria.new("connect-four", players=2)
