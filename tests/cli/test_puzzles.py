"""`euphoria puzzles` in the terminal."""

from pathlib import Path

from cli.terminal import Terminal
from euphoria.bots.puzzles import puzzles, table


def test_a_puzzle_is_put_answered_and_explained(terminal: Terminal) -> None:
    puzzle = puzzles("leaders")[2]
    (decision,) = table(puzzle).decisions
    texts = [option.text for option in decision.options]
    right = str(texts.index(puzzle.best) + 1)
    wrong = str(texts.index(min(puzzle.chances, key=puzzle.chances.__getitem__)) + 1)
    solved = terminal.run("puzzles", "leaders", "3", typed=f"tea\n99\n{right}\n")
    assert (solved.code, solved.err) == (0, "")
    assert "That is it." in solved.out and solved.out.count("Type the number of a choice") == 2
    assert "(L-" in solved.out, "the question and the reasons name their rules"
    missed = terminal.run("puzzles", "leaders", "3", typed=f"{wrong}\n")
    assert missed.code == 1 and "clearly better" in missed.out
    shown = terminal.run("puzzles", "leaders", "3", "--solution")
    assert shown.code == 0 and f"{100 * puzzle.chances[puzzle.best]:.0f} %" in shown.out
    assert terminal.run("puzzles", "leaders", typed="").code == 0, "whoever leaves has not failed"


def test_a_puzzle_of_the_show_says_what_is_asked_for_and_counts_it(terminal: Terminal) -> None:
    puzzle = puzzles("show")[0]
    shown = terminal.run("puzzles", "show", "1", "--solution")
    assert (shown.code, shown.err) == (0, "")
    assert "Which shots are most likely to kill a rival?" in shown.out
    assert "counted exactly" in shown.out and f"{100 * puzzle.chances[puzzle.best]:.0f} %" in shown.out
    assert "even the best declaration" in shown.out, "what the other targets lack"


def test_what_cannot_be_put_is_one_sentence(terminal: Terminal, tmp_path: Path) -> None:
    listed = terminal.run("puzzles").out
    assert "puzzles 1 to 30" in listed
    for words, says in (
        (["puzzles", "leaders", "31"], "There is no puzzle 31"),
        (["puzzles", "chess"], "There is no game 'chess'"),
        (["puzzles", "make", "leaders", "--count", "0"], "At least one puzzle"),
    ):
        done = terminal.run(*words)
        assert done.code == 2 and says in done.err and done.err.count("\n") == 1
    out = tmp_path / "made.json"
    # Seed 21, for with most others a hundred positions are dismissed first.
    assert terminal.run("puzzles", "make", "dystopia", "--count", "1", "--seed", "21", "--out", out).code == 0
    assert out.read_text().count('"best"') == 1
