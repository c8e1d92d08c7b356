"""Games, rules, cards, the sequence of play, scenarios, simulation, help."""

import json
import re
from pathlib import Path

import pytest

import euphoria
from cli.terminal import Terminal
from euphoria import ledger
from euphoria.speech import Speech

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios" / "leaders" / "09-interrogate.yaml"


def test_games(terminal: Terminal) -> None:
    done = terminal.run("games")
    assert done.code == 0
    for title in euphoria.titles():
        game = euphoria.game(title)
        line = next(line for line in done.out.splitlines() if line.startswith(f"{title}  "))
        players = "2 players" if game.most == 2 else f"{game.least} to {game.most} players"
        assert players in line


# ------------------------------------------------------------------ rules


@pytest.mark.parametrize("id", ["L-9.1", "D-1.1", "S-1.4"])
def test_a_rule_is_shown_with_its_rulings(terminal: Terminal, id: str) -> None:
    done = terminal.run("rules", id.lower())
    words = " ".join(done.out.split())
    rule = next(rule for rule in ledger.for_players(ledger.rule(id).title).rules if rule.id == id)
    assert done.code == 0 and id in words and rule.text in words
    # Where a rule is known from is for contributors.
    assert ledger.rule(id).source not in words
    assert len(rule.rulings) == words.count("Ruling") > 0
    assert all(ruling.text in words for ruling in rule.rulings)


def test_every_rule_of_every_ledger_can_be_shown(terminal: Terminal) -> None:
    for title in ledger.titles():
        for section in {rule.id.partition(".")[0] for rule in ledger.ledger(title).rules}:
            done = terminal.run("rules", section)
            assert done.code == 0
            ids = re.findall(r"(?m)^([A-Z]-\d+\.\d+)  ", done.out)
            assert ids == [rule.id for rule in ledger.chapter(section)]


def test_words_search_all_ledgers(terminal: Terminal) -> None:
    done = terminal.run("rules", "first", "player")
    ids = re.findall(r"(?m)^  ([A-Z]-\d+\.\d+) ", done.out)
    assert done.code == 0 and {id[0] for id in ids} >= {"L", "D"}
    assert "more; add a word" in terminal.run("rules", "player").out


def test_a_single_hit_is_shown_whole(terminal: Terminal) -> None:
    done = terminal.run("rules", "interrogator", "token", "marks")
    assert done.out.strip().startswith("L-1.9  Components") and "L-1.8" not in done.out


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Everybody has three"), ("es", "Cada jugador tiene"), ("ru", "У каждого три")],
)
def test_a_game_is_told_in_one_minute_and_in_five(terminal: Terminal, language: str, words: str) -> None:
    minute = terminal.run("rules", "leaders", "--minute", "--lang", language)
    five = terminal.run("rules", "leaders", "--five", "--lang", language)
    assert minute.code == five.code == 0
    assert words in minute.out and len(five.out) > 2 * len(minute.out) and "[E]" in five.out
    assert terminal.run("rules", "chess", "--minute").code == 2


def test_a_question_is_answered_by_the_rule_in_full_and_others(terminal: Terminal) -> None:
    done = terminal.run("rules", "can", "I", "shoot", "in", "the", "turn", "I", "arm?")
    assert done.out.strip().startswith("L-8.2") and "fire it in the same turn" in " ".join(done.out.split())


def test_the_ledgers_and_their_chapters_are_listed(terminal: Terminal) -> None:
    listed = terminal.run("rules").out
    assert all(f"{title}  " in listed for title in ledger.titles())
    assert "L-9   Interrogate" in terminal.run("rules", "leaders").out


def test_other_languages_say_so_if_a_rule_is_english(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "inglés" not in terminal.run("rules", "L-1.1", "--lang", "es").out
    monkeypatch.setattr(ledger, "translation", lambda *_: {})
    ledger.for_players.cache_clear()
    assert "inglés" in terminal.run("rules", "L-1.1", "--lang", "es").out
    assert "английском" in terminal.run("rules", "L-1.1", "--lang", "ru").out
    ledger.for_players.cache_clear()


# ------------------------------------------------------------------ cards, sequence


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_card_by_its_id_or_its_name(terminal: Terminal, language: str) -> None:
    by_id = terminal.run("cards", "leaders", "IRON-PANCAKE", "--lang", language)
    name = Speech(language).card("leaders", "iron-pancake").name
    assert by_id.code == 0 and by_id.out.strip().startswith(f"{name}  iron-pancake")
    assert terminal.run("cards", "leaders", name.lower(), "--lang", language).out == by_id.out


def test_the_gallery_has_every_card(terminal: Terminal) -> None:
    from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS

    done = terminal.run("cards", "leaders")
    ids = re.findall(r"(?m)^\S.*  (\S+)$", done.out)
    assert done.code == 0 and ids == [*KINDS, *ARTIFACTS]


def test_the_sequence_of_play_is_that_of_the_engine(terminal: Terminal) -> None:
    done = terminal.run("sequence", "leaders")
    printed = [line.strip() for line in done.out.splitlines() if line.strip()]
    book = euphoria.game("leaders").book
    assert printed == [line.strip() for procedure in book for line in str(procedure).splitlines()]


# ------------------------------------------------------------------ scenarios, simulation


def test_scenarios_pass_and_fail(terminal: Terminal, tmp_path: Path) -> None:
    good = terminal.run("scenario", SCENARIOS)
    assert (good.code, good.err) == (0, "") and "0 failed" in good.out
    text = SCENARIOS.read_text(encoding="utf-8")
    broken = tmp_path / "broken.yaml"
    broken.write_text(text.replace("L-9.2", "L-9.1"), encoding="utf-8")
    assert broken.read_text(encoding="utf-8") != text
    bad = terminal.run("scenario", broken, SCENARIOS)
    assert bad.code == 1 and "broken.yaml" in bad.out


def test_a_simulation_in_words(terminal: Terminal) -> None:
    done = terminal.run("simulate", "leaders", "--games", "20", "--players", "4,6", "--jobs", "1")
    assert (done.code, done.err) == (0, "")
    assert "20 games (players x games: 4 x 10, 6 x 10)" in done.out
    assert re.search(r"(?m)^ *greedy +\d+ +\d+ +[\d.]+ % +[\d.]+ – [\d.]+ %", done.out)
    assert "seat F" in done.out and "seat G" not in done.out
    assert "How the games ended" in done.out and "decisions per second" in done.out


def test_a_simulation_as_json_is_the_report(terminal: Terminal) -> None:
    line = (
        "simulate",
        "leaders",
        "--games",
        "30",
        "--players",
        "5",
        "--bots",
        "random",
        "--seed",
        "7",
        "--json",
    )
    one, two = (json.loads(terminal.run(*line, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one["games"] == 30 and one["title"] == "leaders" and one["seed"] == 7
    assert sum(one["ways"].values()) == 30
    for fast in ("seconds", "decisions_per_second"):
        del one[fast], two[fast]
    assert one == two


@pytest.mark.parametrize(
    ("text", "counts"), [("5", [5]), ("4-8", [4, 5, 6, 7, 8]), ("4,6-7", [4, 6, 7]), (None, [4, 5, 6, 7, 8])]
)
def test_numbers_of_players(text: str | None, counts: list[int]) -> None:
    from euphoria.cli.simulating import player_counts
    from euphoria.terminal.desk import Desk

    assert player_counts(Desk("en"), euphoria.game("leaders"), text) == counts


def test_a_tournament_goes_on_where_it_was_broken_off(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    line = (
        "tournament",
        "leaders",
        "--bots",
        "random,greedy",
        "--players",
        "4",
        "--jobs",
        "1",
        "--keep",
        kept,
    )
    first = terminal.run(*line, "--games", "4")
    assert (first.code, first.err) == (0, "")
    assert re.search(r"(?m)^ *1 greedy, 3 random +4 +[\d.]+ \(\d+–\d+\) +[+-][\d.]+ \(", first.out)
    played = kept.read_text(encoding="utf-8").splitlines()
    data = json.loads(terminal.run(*line, "--games", "8", "--json").out)
    assert [pairing["games"] for pairing in data["pairings"]] == [8, 8]
    assert kept.read_text(encoding="utf-8").splitlines()[: len(played)] == played
    other = terminal.run(*line, "--games", "4", "--seed", "9")
    assert other.code == 2 and "holds no games of this tournament" in other.err and other.err.count("\n") == 1
