"""Playing at the terminal: whole games, answers in every form, and what else can be typed."""

import json
import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import euphoria
from cli.terminal import Script, Terminal, advised
from euphoria.core.match import Match

ARTIFACT_PHASE = "Your Artifact phase"
ACTION_PHASE = "Your action:"


def record_of(terminal: Terminal) -> Match:
    (path,) = terminal.files()
    return euphoria.load(path)


def actions(match: Match) -> list[tuple[int, str]]:
    return [(entry["seat"], entry["do"]) for entry in match.log if "do" in entry]


# ------------------------------------------------------------------ whole games


@pytest.mark.parametrize(
    ("language", "welcome", "farewell"),
    [
        ("en", "You are Ada, seat A", "Thank you for playing."),
        ("es", "Eres Ana, asiento A", "Gracias por jugar."),
        ("ru", "Вы — Ада, место A", "Спасибо за игру."),
    ],
)
def test_a_whole_game_by_piped_lines(terminal: Terminal, language: str, welcome: str, farewell: str) -> None:
    """Nothing but lines on standard input: a hint, and Enter to take it, again and again."""
    done = terminal.run(
        "play",
        "leaders",
        "--lang",
        language,
        "--bots",
        "greedy,random",
        "--seed",
        "t",
        typed="hint\n\n" * 500,
    )
    assert (done.code, done.err) == (0, "")
    assert welcome in done.out and farewell in done.out
    match = record_of(terminal)
    assert match.over and match.result is not None
    # A file name is never broken; all else fits the window.
    assert [line for line in done.out.splitlines() if len(line) > 80 and str(terminal.data) not in line] == []


@pytest.mark.parametrize("players", [4, 8])
def test_every_table_size_can_be_played_from_any_seat(terminal: Terminal, players: int) -> None:
    seat = "ABCDEFGH"[players - 1]
    done = terminal.run(
        "play", "leaders", "--players", str(players), "--seat", seat.lower(), "--seed", "s", typed=advised
    )
    assert done.code == 0 and f"seat {seat}" in done.out
    assert record_of(terminal).over


def test_the_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    for _ in range(2):
        assert terminal.run("play", "leaders", "--seed", "again", typed=advised).code == 0
    one, two = (euphoria.load(path) for path in terminal.files())
    assert one.log == two.log and one.over


def test_a_key_gives_its_dice(terminal: Terminal) -> None:
    key = bytes(range(32))
    terminal.run("play", "leaders", "--key", key.hex())
    assert record_of(terminal).key == key


def test_the_strongest_bots_play_unless_others_are_asked_for(terminal: Terminal) -> None:
    assert terminal.run("play", "leaders").out.count("greedy") == 4
    mixed = terminal.run("play", "leaders", "--bots", "random,greedy").out
    assert (mixed.count("random"), mixed.count("greedy")) == (2, 2)


def test_a_bot_of_your_name_takes_another(terminal: Terminal) -> None:
    done = terminal.run("play", "leaders", "--name", "Clara")
    assert "You are Clara, seat A" in done.out
    assert record_of(terminal).names == ["Clara", "Boris", "Ada", "Dario", "Elena"]


# ------------------------------------------------------------------ answering


@pytest.mark.parametrize("answer", ["1", "arrange E S S", "  ARRANGE  e s s "])
def test_an_answer_by_number_or_notation(terminal: Terminal, answer: str) -> None:
    options = euphoria.new("leaders", players=5, key=seeded("own")).decisions[0].options
    wanted = options[0].text
    typed = answer if answer.strip().isdecimal() else answer.replace("E S S", wanted[8:])
    if "ARRANGE" in answer:
        typed = f"  {wanted.upper()} "
    done = terminal.run("play", "leaders", "--seed", "own", typed=f"{typed}\n")
    assert done.code == 0
    assert (0, wanted) in actions(record_of(terminal))


def seeded(seed: str) -> bytes:
    from euphoria.cli.session import seeded_key

    return seeded_key(seed)


def test_words_search_and_a_single_hit_is_taken_by_enter(terminal: Terminal) -> None:
    script = Script(ACTION_PHASE, "interrogate", "boris left", "interrogate boris left", "")
    done = terminal.run("play", "leaders", "--seed", "w", typed=script)
    assert done.code == 0
    every, some, one, _ = script.shown
    others = int(re.search(r"and (\d+) more like it", done.out)[1])  # type: ignore[index]
    assert every.count("Interrogate") == others + 1
    assert "Interrogate Boris (B)’s left Recruit" in some
    assert "[Enter = " in one
    assert (0, "interrogate B.left") in actions(record_of(terminal))


def test_many_options_are_grouped_and_a_range_opens_a_group(terminal: Terminal) -> None:
    script = Script(ACTION_PHASE, "2-5")
    done = terminal.run("play", "leaders", "--seed", "w", typed=script)
    assert re.search(
        r"2  Interrogate \S+ \(\w\)’s \S+ Recruit … and (\d+) more like it: type “2-\d+”", done.out
    )
    lines = [line for line in script.shown[0].splitlines() if "Interrogate" in line]
    assert [int(line.split()[0]) for line in lines] == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        ("0", "There is no option 0: the last is "),
        ("99999999999999999999", "There is no option 99999999999999999999: the last is "),
        ("frobnicate", "'frobnicate' is neither a number, an action nor words of an option"),
        ("give", "Give "),
        (
            "interrogate X.left",
            "'interrogate' is not among the options now. Your Artifact phase: discard and draw,",
        ),
        ("help", "“rule L-7” for its chapter"),
        (
            "interrogate X.left Y",
            "or do nothing (L-7.1). Possible is, for example, 'draw'.",
        ),
        ("shoot", "It is your Artifact phase: you may discard and draw"),
        ("interrogate A.left", "It is your Artifact phase: you may discard and draw"),
        ("why 1", "'skip' is allowed now."),
        ("why frobnicate", "'frobnicate' is neither"),
        ("undo", "This can no longer be taken back"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(terminal: Terminal, line: str, reply: str) -> None:
    script = Script(ARTIFACT_PHASE, line)
    done = terminal.run("play", "leaders", "--seed", "w", typed=script)
    assert (done.code, done.err) == (0, "")
    assert reply in " ".join(script.shown[0].split())
    match = record_of(terminal)
    decision = match.decision(0)
    assert decision is not None and decision.kind == "artifact"


def test_an_empty_line_asks_again(terminal: Terminal) -> None:
    script = Script(ARTIFACT_PHASE, "")
    terminal.run("play", "leaders", "--seed", "w", typed=script)
    assert ARTIFACT_PHASE in script.shown[0]


# ------------------------------------------------------------------ undo, why, hints


def test_undo_takes_the_last_choice_back(terminal: Terminal) -> None:
    digests: list[str] = []

    def look(_news: str) -> str | None:
        digests.append(record_of(terminal).state.digest())
        return None

    script = Script(ARTIFACT_PHASE, "1", "undo", after=look)
    terminal.run("play", "leaders", "--seed", "w", typed=script)
    assert ACTION_PHASE in script.shown[0]
    assert "You take your last choice back." in script.shown[1] and ARTIFACT_PHASE in script.shown[1]
    match = record_of(terminal)
    assert {"undo": 0} in match.log
    # The position is the one before the choice.
    entries = [entry for entry in match.log if "digest" not in entry]
    before = entries.index({"undo": 0}) - 1
    assert entries[before] == {"seat": 0, "do": "skip"}
    again = Match(match.game, 5, match.settings, match.key, names=match.names)
    for entry in entries[:before]:
        again.follow(entry)
    assert again.state.digest() == digests[0] == match.state.digest()


def test_why_lists_what_is_closed_with_reasons_and_rules(terminal: Terminal) -> None:
    script = Script(ACTION_PHASE, "why?", "why shoot", "rule L-12.1")
    terminal.run("play", "leaders", "--seed", "w", typed=script)
    closed, shoot, rule = script.shown
    assert "Shoot: You hold no Ray Gun (L-12.1)." in closed
    assert "You hold no Ray Gun (L-12.1)." in shoot
    assert "L-12.1  Shoot" in rule and "Ruling" in rule


def test_a_hint_names_an_option_and_gives_a_reason(terminal: Terminal) -> None:
    script = Script(ACTION_PHASE, "hint", "")
    terminal.run("play", "leaders", "--seed", "w", typed=script)
    hint = script.shown[0]
    assert "I would choose " in hint and "[Enter = " in hint
    number = int(hint.split("I would choose ")[1].split(":")[0])
    assert f"[Enter = {number}]" in hint
    # What was typed, the choice and its reason, further ones, the prompt.
    typed, choice, *reason, prompt = hint.splitlines()
    assert typed == "hint" and choice.startswith("I would choose") and prompt.startswith("[Enter")
    assert reason and reason[-1].endswith(".")


# ------------------------------------------------------------------ looking around


def test_the_table_the_log_the_cards_and_the_odds(terminal: Terminal) -> None:
    script = Script(ACTION_PHASE, "table", "log 5", "card", "card pancake", "deduce", "help", "rule", "log")
    terminal.run("play", "leaders", "--seed", "w", typed=script)
    table, log, cards, card, odds, helped, rule, long_log = script.shown
    assert "Boris (B): left: hidden; middle: hidden; right: hidden; 2 Artifacts" in " ".join(table.split())
    assert log.count("·") == 5 < long_log.count("·") and "(L-" in log
    hand = record_of(terminal).view(0)["seats"][0]["hand"]
    assert all(f"  {artifact}\n" in cards for artifact in hand)
    assert "Iron Pancake  iron-pancake" in card
    assert [line[:4] for line in odds.splitlines() if line[2:3] in "BCDE" and line[:2] == "  "] == [
        "  B ",
        "  C ",
        "  D ",
        "  E ",
    ]
    for word in ("undo", "deduce", "always", "quit"):
        assert word in helped
    assert "L-8.1" in rule


def test_odds_of_a_row_add_up(terminal: Terminal) -> None:
    script = Script(ACTION_PHASE, "deduce")
    terminal.run("play", "leaders", "--seed", "w", typed=script)
    row = next(line.split() for line in script.shown[0].splitlines() if line.startswith("  B Boris"))
    team = [int(word) for word in row[2:4]]
    first = [int(word) for word in row[6:10]]
    assert sum(team) == 100 and abs(sum(first) - 100) <= 2


def test_there_is_nothing_to_deduce_before_the_rows_lie(terminal: Terminal) -> None:
    done = terminal.run("play", "leaders", "--seed", "w", typed="deduce\n")
    assert "There is nothing to work out yet." in done.out


@pytest.mark.parametrize(
    ("language", "word", "reply"), [("es", "mesa", "Bruno (B):"), ("ru", "стол", "Борис (B):")]
)
def test_commands_have_words_of_the_language(
    terminal: Terminal, language: str, word: str, reply: str
) -> None:
    done = terminal.run("play", "leaders", "--lang", language, typed=f"{word}\n")
    assert reply in done.out


def test_the_table_in_words_for_screen_readers(terminal: Terminal) -> None:
    short = terminal.run("play", "leaders", "--seed", "w").out
    words = terminal.run("play", "leaders", "--seed", "w", "--words").out
    assert "  B Boris   --" in short and "left: hidden" not in short
    assert "  B Boris   --" not in words and "left: hidden" in words


# ------------------------------------------------------------------ claims, standing orders


def test_claims_are_public_and_judged_only_after_the_end(terminal: Terminal) -> None:
    lines = ("claim", "claim row SL SL SL", "claim team euphorian", "claim nonsense", "claims")
    script = Script(ACTION_PHASE, *lines, after=advised)
    done = terminal.run("play", "leaders", "--seed", "w", typed=script)
    how, row, team, wrong, listed = script.shown[:5]
    assert "claim row <left> <middle> <right>" in how
    assert "You claim: “My Recruits, from left to right: Subterran Leader" in row
    assert "You claim:" in team and listed.count("You claim:") == 2
    assert "'nonsense' is no claim" in wrong
    playing, end = done.out.split("Who claimed what")
    assert "That was a lie." in end and "That was" not in playing
    assert record_of(terminal).verdicts()[0].verdict == "false"


def windows(out: str) -> list[str]:
    """What was offered whenever somebody was asked to react."""
    return re.findall(r"Will you react.*\n((?: +\d+  .*\n|      .*\n)*)", out)


def test_always_pass_lets_windows_go_by_in_which_nothing_fits(terminal: Terminal) -> None:
    """Whoever holds a fitting card is asked all the same (contract/test_standing.py has the rest)."""
    script = Script(ARTIFACT_PHASE, "always pass", after=advised)
    out = terminal.run("play", "leaders", "--seed", "r3", typed=script).out
    assert "you let reaction windows go by unless a card in your hand fits" in " ".join(
        script.shown[0].split()
    )
    assert windows(out) and all("React with" in window for window in windows(out))
    assert (0, "pass") in actions(euphoria.load(terminal.files()[0]))
    script = Script(ARTIFACT_PHASE, "always pass", "ask me", after=advised)
    assert windows(terminal.run("play", "leaders", "--seed", "r3", typed=script).out)


# ------------------------------------------------------------------ leaving and coming back


def quit_after(answers: int, last: str | None = "quit") -> Any:
    counter = count()

    def answer(news: str) -> str | None:
        return advised(news) if next(counter) < answers else last

    return answer


@pytest.mark.parametrize("last", ["quit", None])
def test_leaving_keeps_the_game_and_resuming_goes_on_from_the_same_position(
    terminal: Terminal, last: str | None
) -> None:
    left = terminal.run("play", "leaders", "--seed", "k", typed=quit_after(9, last))
    assert (left.code, left.err) == (0, "")
    (path,) = terminal.files()
    assert f"  euphoria play --resume {path}\n" in left.out
    digest = euphoria.load(path).state.digest()

    seen = terminal.run("play", "--resume", path)
    assert seen.code == 0 and euphoria.load(path).state.digest() == digest
    # The same question stands on the screen as when the person left.
    question = [line for line in left.out.splitlines() if line.startswith(("Your", "Will", "You have"))][-1]
    assert question in seen.out

    listed = terminal.run("resume")
    assert str(path) in listed.out and "Ada, Boris" in listed.out
    finished = terminal.run("resume", "1", typed=advised)
    assert finished.code == 0 and euphoria.load(path).over
    assert terminal.files() == [path]
    assert "No game is waiting for you" in terminal.run("resume").out


def test_a_game_left_and_resumed_keeps_its_luck(terminal: Terminal) -> None:
    """What is still to be drawn does not depend on whether the game was interrupted."""
    terminal.run("play", "leaders", "--seed", "k", typed=quit_after(9))
    (path,) = terminal.files()
    terminal.run("play", "--resume", path, typed=advised)
    assert terminal.run("verify", path).code == 0


def test_interrupting_is_leaving(terminal: Terminal) -> None:
    def interrupt(_news: str) -> str | None:
        raise KeyboardInterrupt

    done = terminal.run("play", "leaders", typed=interrupt)
    assert (done.code, done.err) == (0, "")
    assert "Until next time. Your game is kept" in done.out
    assert not record_of(terminal).over


def test_standing_orders_survive_a_break(terminal: Terminal) -> None:
    terminal.run("play", "leaders", "--seed", "r3", typed=Script(ARTIFACT_PHASE, "always pass", "quit"))
    (path,) = terminal.files()
    assert json.loads(path.read_text().splitlines()[0])["terminal"]["passing"] is True
    resumed = terminal.run("play", "--resume", path, typed=advised).out
    assert all("React with" in window for window in windows(resumed))


def test_save_writes_a_copy_but_never_over_something_else(terminal: Terminal, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.jsonl", tmp_path / "letter.txt"
    other.write_text("dear diary")
    lines = f"save {copy}\n1\nsave {copy}\nsave {other}\nsave {tmp_path / 'no' / ('x' * 300)}\nsave\n"
    done = terminal.run("play", "leaders", "--seed", "w", typed=lines)
    assert done.code == 0 and other.read_text() == "dear diary"
    assert "exists and is not this game; nothing was written" in " ".join(done.out.split())
    assert "cannot be written" in done.out
    assert euphoria.load(copy).state.digest() == record_of(terminal).state.digest()


def test_without_a_place_to_keep_it_the_game_goes_on(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("EUPHORIA_DATA", str(blocked))
    done = terminal.run("play", "leaders", "--seed", "w", typed=advised)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("This game cannot be kept on the disk") == 1
    assert "Thank you for playing." in done.out


# ------------------------------------------------------------------ the end


def test_the_end_shows_result_rows_and_record(terminal: Terminal) -> None:
    done = terminal.run("play", "leaders", "--seed", "w", typed=advised)
    match = record_of(terminal)
    assert match.result is not None
    won = 0 in match.result["winners"]
    end = done.out.split("You have won!" if won else "You have not won this time.")[1]
    for seat, view in enumerate(match.view(None)["seats"]):
        row = "".join(f"[{recruit['card']}]" for recruit in view["row"])
        assert f"{'ABCDE'[seat]} {match.names[seat]}{row}" in end.replace(" ", "").replace(
            match.names[seat], f" {match.names[seat]}"
        )
    assert "The record of this game:" in end


def test_a_rematch_begins_with_whoever_was_shot_last(terminal: Terminal) -> None:
    games = count()

    def twice(news: str) -> str | None:
        if "for a rematch" in news:
            return "r" if next(games) == 0 else "no"
        return advised(news)

    done = terminal.run("play", "leaders", "--seed", "w", typed=twice)
    assert done.code == 0
    first, second = (euphoria.load(path) for path in terminal.files())
    assert first.over and second.over and first.result is not None
    assert second.settings["first"] == first.result["shot_last"] is not None
    assert second.names == first.names and second.commitment != first.commitment
