"""Options as numbered lines."""

import pytest

import euphoria
from cli.terminal import Terminal
from euphoria.cli.menu import Menu
from euphoria.core.actions import Action
from euphoria.terminal.screen import Screen

GRAMMAR = euphoria.game("leaders").grammar


def menu(*texts: str) -> Menu:
    return Menu([GRAMMAR.parse(text) for text in texts], lambda action: f"Do {action.text}")


SEATS = "BCDEFGH"
SLOTS = ("left", "middle", "right")
LARGE = menu(
    "skip",
    *[f"interrogate {seat}.{slot}" for seat in SEATS for slot in SLOTS],
    *[f"give {card} {seat}" for seat in SEATS for card in ("winter-box", "rain-shield")],
    *[f"use {card} {slot}" for card in ("winter-box", "dust-beast") for slot in SLOTS],
)


@pytest.mark.parametrize(
    ("typed", "text"),
    [("1", "skip"), ("2", "interrogate B.left"), ("Use  Dust-Beast LEFT", "use dust-beast left")],
)
def test_picking(typed: str, text: str) -> None:
    picked = LARGE.pick(typed)
    assert picked is not None and picked.text == text
    assert LARGE.options[LARGE.number(picked) - 1] is picked


@pytest.mark.parametrize("typed", ["0", "43", "-1", "²", "1" * 30, "shoot", "use dust-beast", ""])
def test_what_is_no_option_is_not_picked(typed: str) -> None:
    assert LARGE.pick(typed) is None


def test_finding_by_words_and_by_range() -> None:
    assert LARGE.find("interrogate c") == [5, 6, 7]
    assert LARGE.find("WINTER-BOX h") == [29]
    assert LARGE.find("3 - 4") == [3, 4] and LARGE.find("40-99") == [40, 41, 42]
    assert LARGE.find("nothing of the sort") == [] == LARGE.find("   ")


def test_groups_are_verbs_and_cards_and_leave_nothing_out() -> None:
    groups = LARGE.groups()
    assert [len(group) for group in groups] == [1, 21, 7, 7, 3, 3]
    assert sorted(number for group in groups for number in group) == list(range(1, 43))


def test_large_groups_are_folded_and_say_how_to_open_them(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    del terminal  # its width of 80
    LARGE.show(Screen(), lambda count, how: f"+{count} ({how})")
    assert [line.strip() for line in capsys.readouterr().out.splitlines()] == [
        "1  Do skip",
        "2  Do interrogate B.left +20 (2-22)",
        "23  Do give winter-box B +6 (23-29)",
        "30  Do give rain-shield B +6 (30-36)",
        "37  Do use winter-box left",
        "38  Do use winter-box middle",
        "39  Do use winter-box right",
        "40  Do use dust-beast left",
        "41  Do use dust-beast middle",
        "42  Do use dust-beast right",
    ]
    assert LARGE.find("give rain-shield") == list(range(30, 37))


def test_numbers_follow_the_order_in_which_options_are_shown(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    """Lines of options that belong together come first, whatever the engine names first."""
    del terminal
    texts = ("skip", "use winter-box left", "use dust-beast left", "use winter-box right")
    one = Menu(
        [GRAMMAR.parse(text) for text in texts],
        lambda action: f"Do {action.text}",
        lambda action: action.arguments["artifact"] if action.verb == "use" else None,
    )
    one.show(
        Screen(), lambda _count, _how: "", lambda options: " ".join(f"[{n}] {a.text}" for n, a in options)
    )
    assert [line.strip() for line in capsys.readouterr().out.splitlines()] == [
        "[1] use winter-box left [2] use winter-box right",
        "3  Do use dust-beast left",
        "4  Do skip",
    ]
    assert one.pick("2") == GRAMMAR.parse("use winter-box right")


def test_many_short_options_stand_in_two_columns(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    del terminal
    LARGE.show_only(Screen(), list(range(2, 23)))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 11 and max(len(line) for line in lines) <= 80
    assert lines[0].split() == ["2", "Do", "interrogate", "B.left", "13", "Do", "interrogate", "E.right"]
    assert lines[10].split() == ["12", "Do", "interrogate", "E.middle"]


def test_an_action_without_arguments_is_a_group_of_its_own() -> None:
    assert menu("skip", "draw", "shoot").groups() == [[1], [2], [3]]
    assert isinstance(menu("skip").options[0], Action)
