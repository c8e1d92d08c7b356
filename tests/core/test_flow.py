"""Procedures and frames: a tiny game of four steps shows what the engine does between two questions."""

import pytest

from euphoria.core.flow import Procedure, Step, again, ask, call, chance, do, leave, procedure, repeat
from euphoria.core.game import Game
from euphoria.core.state import Frame, State
from euphoria.games.connect_four.rules import ConnectFour

NOTES: list[str] = []


@pytest.fixture(autouse=True)
def _no_notes() -> None:
    NOTES.clear()


def engine(*book: Procedure) -> Game:
    """The engine with a book of our own: what it runs does not depend on the title."""
    game = ConnectFour()
    game.open_book(list(book))
    return game


def started(game: Game, players: int = 3) -> State:
    s = State(players)
    s.push(0)
    game.advance(s)
    return s


def set_the_table(_s: State, _f: Frame) -> None:
    NOTES.append("set the table")


def clear_the_table(s: State, _f: Frame) -> None:
    NOTES.append("clear the table")
    s.finish()


def count_down(_s: State, f: Frame) -> None:
    f.b = 3 if f.b < 0 else f.b - 1
    NOTES.append(f"course {f.a}.{f.b}")


def more_to_come(_s: State, f: Frame) -> bool:
    return f.b > 0


def nobody_is_hungry(_s: State, _f: Frame) -> bool:
    return "leave" in NOTES


def host(_s: State, _f: Frame) -> int:
    return 0b010


def everybody(s: State, _f: Frame) -> int:
    return (1 << s.players) - 1


def nobody(_s: State, _f: Frame) -> int:
    return 0


def one_to_three(_s: State, _f: Frame, seat: int) -> list[int]:
    return [10 * seat + 1, 10 * seat + 2, 10 * seat + 3]


def only_one(_s: State, _f: Frame, seat: int) -> list[int]:
    return [10 * seat + 1]


def eat(_s: State, _f: Frame, seat: int, code: int) -> None:
    NOTES.append(f"seat {seat} eats {code}")


def two_dice(_s: State, _f: Frame) -> list[int]:
    return [6, 6]


def no_dice(_s: State, _f: Frame) -> list[int]:
    return [1, 1]


def roll(_s: State, _f: Frame, drawn: list[int]) -> None:
    NOTES.append(f"rolled {drawn}")


def dinner(*steps: Step) -> Procedure:
    return procedure("dinner", "T-1", do(set_the_table), *steps, do(clear_the_table))


def test_a_procedure_prints_the_sequence_of_play() -> None:
    course = procedure("course", "T-2", do(count_down), again(more_to_come))
    meal = procedure(
        "dinner",
        "T-1",
        do(set_the_table),
        call(course, a=7),
        leave(nobody_is_hungry),
        ask("dish", "T-3", host, one_to_three, eat),
        ask("second_dish", "T-3", everybody, one_to_three, eat, sealed=True),
        chance("fortune_cookie", "T-4", two_dice, roll, everybody),
        do(clear_the_table),
    )
    assert str(meal) == "\n".join(
        [
            "dinner (T-1)",
            "  1. set the table",
            "  2. -> course (T-2)",
            "  3. stop here if nobody is hungry",
            "  4. ask dish (T-3)",
            "  5. ask second dish (sealed) (T-3)",
            "  6. luck: fortune cookie (T-4)",
            "  7. clear the table",
        ]
    )
    assert str(course) == "course (T-2)\n  1. count down\n  2. from the top if more to come"


def test_steps_run_in_order_and_repeat_while_the_test_holds() -> None:
    course = procedure("course", "T-2", do(count_down), again(more_to_come))
    s = started(engine(dinner(call(course, a=7)), course))
    assert s.over
    assert NOTES == [
        "set the table",
        "course 7.3",
        "course 7.2",
        "course 7.1",
        "course 7.0",
        "clear the table",
    ]
    assert s.frames == []


def test_a_procedure_can_be_left_early() -> None:
    short = procedure("short", "T-2", leave(nobody_is_hungry), do(count_down))
    NOTES.append("leave")
    started(engine(dinner(call(short)), short))
    assert NOTES == ["leave", "set the table", "clear the table"]
    NOTES.clear()
    started(engine(dinner(call(short)), short))
    assert NOTES == ["set the table", "course -1.3", "clear the table"]


def test_a_question_to_one_seat_waits_for_its_answer() -> None:
    game = engine(dinner(ask("dish", "T-3", host, one_to_three, eat)))
    s = started(game)
    assert (s.asked, s.sealed, s.over) == (0b010, [], False)
    assert game.question(s).name == "dish"
    assert game.options(s, 1) == game.idle(s, 1) == [11, 12, 13]
    assert game.allows(s, 1, 12) and not game.allows(s, 1, 21)
    game.act(s, 1, 12)
    assert s.over
    assert NOTES == ["set the table", "seat 1 eats 12", "clear the table"]


def test_sealed_answers_are_opened_when_the_last_one_is_in() -> None:
    game = engine(dinner(ask("dish", "T-3", everybody, one_to_three, eat, sealed=True, idle=only_one)))
    s = started(game)
    assert (s.asked, s.sealed) == (0b111, [-1, -1, -1])
    assert game.idle(s, 2) == [21]
    game.act(s, 2, 23)
    game.act(s, 0, 1)
    assert (s.asked, s.sealed) == (0b010, [1, -1, 23])
    assert NOTES == ["set the table"]
    game.act(s, 1, 12)
    assert NOTES == [
        "set the table",
        "seat 0 eats 1",
        "seat 1 eats 12",
        "seat 2 eats 23",
        "clear the table",
    ]


def test_a_question_to_nobody_is_not_asked() -> None:
    started(engine(dinner(ask("dish", "T-3", nobody, one_to_three, eat))))
    assert NOTES == ["set the table", "clear the table"]


def test_a_forced_answer_is_taken_only_where_the_procedure_says_so() -> None:
    started(engine(dinner(ask("dish", "T-3", host, only_one, eat, forced=True))))
    assert NOTES == ["set the table", "seat 1 eats 11", "clear the table"]
    NOTES.clear()
    s = started(engine(dinner(ask("dish", "T-3", host, only_one, eat))))
    assert s.asked == 0b010
    assert NOTES == ["set the table"]


def test_luck_waits_for_its_numbers() -> None:
    game = engine(dinner(chance("cookie", "T-4", two_dice, roll, everybody)))
    s = started(game)
    assert s.bounds == [6, 6]
    assert game.luck(s).audience(s, s.frames[-1]) == 0b111
    game.settle(s, [3, 5])
    assert s.over
    assert NOTES == ["set the table", "rolled [3, 5]", "clear the table"]


def test_luck_with_a_single_outcome_is_no_luck() -> None:
    started(engine(dinner(chance("cookie", "T-4", no_dice, roll, everybody))))
    assert NOTES == ["set the table", "rolled [0, 0]", "clear the table"]


def test_the_end_drops_what_was_still_to_come() -> None:
    course = procedure("course", "T-2", do(clear_the_table), do(count_down))
    s = started(engine(dinner(call(course)), course))
    assert NOTES == ["set the table", "clear the table"]
    assert (s.over, s.frames, s.asked) == (True, [], 0)


def test_a_repeated_step_begins_the_procedure_again_until_the_end() -> None:
    def go_round(s: State, f: Frame) -> None:
        f.a += 1
        NOTES.append(f"round {f.a}")
        if f.a == 2:
            s.finish()

    rounds = procedure("rounds", "T-5", do(set_the_table), repeat(go_round))
    started(engine(rounds))
    assert NOTES == ["set the table", "round 0", "set the table", "round 1", "set the table", "round 2"]
    assert str(rounds).splitlines()[-1] == "  2. go round, then from the top"
