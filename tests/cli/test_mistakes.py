"""Bad input: one clear sentence on the error output, an exit code, no traceback, nothing changed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import euphoria
from cli.terminal import Done, Terminal, advised
from euphoria import bots
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.terminal.desk import choose_language


def one_sentence(done: Done, code: int = 2) -> str:
    """What was said on the error output, and nothing else happened."""
    assert done.code == code
    assert done.out == ""
    (line,) = done.err.splitlines()
    assert line.endswith(".") and "Traceback" not in line and "Error" not in line
    return line


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play chess", "There is no game 'chess': {titles}."),
        ("cards chess", "There is no game 'chess': {titles}."),
        ("sequence chess", "There is no game 'chess': {titles}."),
        ("simulate chess", "There is no game 'chess': {titles}."),
        ("play leaders --players 3", "leaders is for 4 to 8 players, not for 3."),
        ("play leaders --players 9", "leaders is for 4 to 8 players, not for 9."),
        ("simulate leaders --players 3", "leaders is for 4 to 8 players, not for 3."),
        ("simulate leaders --players 4-9", "leaders is for 4 to 8 players, not for 9."),
        ("simulate leaders --players few", "'few' is no number of players: write 5, 4-8 or 4,6."),
        ("simulate leaders --players 8-4", "'8-4' is no number of players: write 5, 4-8 or 4,6."),
        ("simulate leaders --games 0", "There must be at least one game to simulate, not 0."),
        ("simulate leaders --games -5", "There must be at least one game to simulate, not -5."),
        ("simulate leaders --jobs 0", "At least one process has to work, not 0."),
        ("simulate leaders --bots clever", "leaders has no bot 'clever': {bots}."),
        ("simulate leaders --seed tea", "'tea' is no value for --seed."),
        ("tournament leaders --bots greedy", "A tournament needs two or more different bots."),
        ("tournament leaders --bots greedy,greedy", "A tournament needs two or more different bots."),
        ("tournament leaders --bots clever,greedy", "leaders has no bot 'clever': {bots}."),
        (
            "tournament dystopia --bots veteran:0,greedy",
            "'veteran' cannot imagine '0' games: only bots that search can, and at least one.",
        ),
        (
            "tournament leaders --bots greedy:9,random",
            "'greedy' cannot imagine '9' games: only bots that search can, and at least one.",
        ),
        ("tournament leaders --games 0", "There must be at least one game to simulate, not 0."),
        ("tournament leaders --jobs 0", "At least one process has to work, not 0."),
        ("tournament leaders --players 3", "leaders is for 4 to 8 players, not for 3."),
        ("play leaders --seat F", "There is no seat 'F' at this table: the seats are A to E."),
        ("play leaders --seat AB", "There is no seat 'AB' at this table: the seats are A to E."),
        ("play leaders --bots clever", "leaders has no bot 'clever': {bots}."),
        ("play leaders --key 00ff", "The key of the dice is 64 hexadecimal digits."),
        ("play leaders --key xyz", "The key of the dice is 64 hexadecimal digits."),
        ("play leaders --key 00 --seed 1", "Give a seed or a key, not both."),
        ("play leaders --players many", "'many' is no value for --players."),
        ("play leaders --players", "--players needs a value."),
        ("play leaders --players 4 --players 5", "--players was given more than once."),
        ("play leaders --hurry", "There is no option '--hurry' here."),
        ("play leaders now", "This command has no use for 'now'."),
        ("sequence", "TITLE needs a value."),
        ("rules L-99.1", "No ledger has a rule 'L-99.1'."),
        ("rules L-99", "No ledger has a rule 'L-99'."),
        ("rules xyzzy plugh", "No rule answers this: xyzzy plugh."),
        ("cards leaders excalibur", "leaders has no card 'excalibur'."),
        ("replay nowhere.jsonl", "'nowhere.jsonl' cannot be read: there is no such file or folder."),
        ("verify nowhere.jsonl", "'nowhere.jsonl' cannot be read: there is no such file or folder."),
        ("play --resume nowhere.jsonl", "'nowhere.jsonl' cannot be read: there is no such file or folder."),
        ("resume nowhere.jsonl", "'nowhere.jsonl' cannot be read: there is no such file or folder."),
        ("resume 1", "There is no game number 1 in the list: it has 0."),
        ("replay .", "'.' cannot be read: it is a folder."),
        ("scenario nowhere.yaml", "nowhere.yaml: the file cannot be read: No such file or directory."),
        ("games --lang xx", "There is no language 'xx' here: en, es, ru."),
        ("--hurry", "There is no option '--hurry' here."),
    ],
)
def test_a_mistake_is_one_sentence(terminal: Terminal, line: str, sentence: str) -> None:
    known = {"titles": ", ".join(euphoria.titles()), "bots": ", ".join(bots.kinds("leaders"))}
    assert one_sentence(terminal.run(*line.split())) == sentence.format(**known)
    assert not terminal.data.exists()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("rules L-99.1", "Ningún registro de reglas tiene la regla «L-99.1»."),
        (
            "play leaders --option colour=red",
            "leaders no tiene la opción «colour», sino first, whispers, turn_limit.",
        ),
        ("play dystopia --option trading=7", "La opción «trading» es true o false."),
        (
            "simulate leaders --players 4 --option first=9",
            "La opción «first» es un asiento del 0 al 3, no 9.",
        ),
        ("play show --option turns=77", "La opción «turns» es un número de 1 a 10."),
    ],
)
def test_what_the_engines_refuse_is_said_in_the_language_chosen(
    terminal: Terminal, line: str, sentence: str
) -> None:
    assert one_sentence(terminal.run(*line.split(), "--lang", "es")) == sentence


@pytest.mark.parametrize(
    ("line", "spanish", "russian"),
    [
        (
            "play show --option map=atlantis",
            "No existe el mapa «atlantis»: {maps}.",
            "Нет карты «atlantis»: {maps}.",
        ),
        ("map check atlantis", "No existe el mapa «atlantis»: {maps}.", "Нет карты «atlantis»: {maps}."),
        (
            "replay nowhere.jsonl",
            "No se puede leer «nowhere.jsonl»: no existe ese archivo o carpeta.",
            "Файл «nowhere.jsonl» не читается: такого файла или папки нет.",
        ),
        (
            "verify letter.jsonl",
            "letter.jsonl: Esto no es el registro de una partida: una de sus líneas no es JSON.",
            "letter.jsonl: Это не запись игры: одна из строк — не JSON.",
        ),
        (
            "replay short.jsonl",
            (
                "short.jsonl: Esto no es el registro de una partida: "
                "tiene menos de tres líneas enteras o está cortado."
            ),
            "short.jsonl: Это не запись игры: в ней меньше трёх целых строк, или она обрывается.",
        ),
    ],
)
def test_maps_and_files_are_refused_in_the_language_chosen(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, spanish: str, russian: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("letter.jsonl").write_text("Dear Ana,\nhow\nare you?\n", encoding="utf-8")
    Path("short.jsonl").write_text("{}", encoding="utf-8")
    code = 1 if line.startswith("verify") else 2
    for language, sentence in (("es", spanish), ("ru", russian)):
        done = terminal.run(*line.split(), "--lang", language)
        assert one_sentence(done, code) == sentence.format(maps=", ".join(FIELDS))


def test_an_unknown_command_names_those_there_are(terminal: Terminal) -> None:
    sentence = one_sentence(terminal.run("paly", "leaders"))
    assert sentence.startswith("There is no command 'paly': games, play, ")


def test_play_needs_a_title_or_a_file(terminal: Terminal) -> None:
    assert one_sentence(terminal.run("play")).startswith("Say which game you want to play")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("es", "leaders es para 4 a 8 jugadores, no para 3."),
        ("ru", "В игре «leaders» от 4 до 8 игроков, а не 3."),
    ],
)
def test_mistakes_are_answered_in_the_language(terminal: Terminal, language: str, sentence: str) -> None:
    done = terminal.run("play", "leaders", "--players", "3", "--lang", language)
    assert one_sentence(done) == sentence


# ------------------------------------------------------------------ records


@pytest.fixture
def record(terminal: Terminal, tmp_path: Path) -> Path:
    """A finished game."""
    terminal.run("play", "leaders", "--players", "4", "--seed", "w", typed=advised)
    (path,) = terminal.files()
    return path.rename(tmp_path / "game.jsonl")


def test_one_flipped_byte_is_found_wherever_it_is(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    good = record.read_bytes()
    bad = tmp_path / "bad.jsonl"
    step = len(good) // 40
    for place in range(0, len(good), step):
        changed = bytearray(good)
        changed[place] ^= 1
        bad.write_bytes(changed)
        for command, code in (("verify", 1), ("replay", 2)):
            sentence = one_sentence(terminal.run(command, bad), code)
            assert sentence.startswith(f"{bad}: ")
        assert bad.read_bytes() == changed


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume"), ("resume",)])
@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n", b"{}\n{}\n{}\n", b"[]\n1\n2\n"])
def test_a_file_that_is_no_record(
    terminal: Terminal, tmp_path: Path, command: tuple[str, ...], content: bytes
) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    one_sentence(terminal.run(*command, path))
    one_sentence(terminal.run("verify", path), 1)
    assert path.read_bytes() == content


def test_a_record_that_was_rewritten_with_a_fitting_sum(
    terminal: Terminal, record: Path, tmp_path: Path
) -> None:
    """The checksum alone proves nothing; the rules and the dice do."""
    from euphoria.core.record import read

    lines = record.read_text().splitlines()
    forged = tmp_path / "forged.jsonl"
    entries = read(record.read_text()).entries
    draw = next(number for number, entry in enumerate(entries, 1) if "luck" in entry)
    skip = next(number for number, entry in enumerate(entries, 1) if entry.get("do") == "skip")
    changes = {
        draw: lines[draw].replace('"got":[', '"got":[1', 1),
        skip: lines[skip].replace("skip", "shoot"),
        0: lines[0].replace('"players":4', '"players":5'),
        len(lines) - 2: '{"ply":1}',
        1: '{"digest":"0","ply":0}',
    }
    for number, changed in changes.items():
        assert changed != lines[number]
        forged.write_text(summed([*lines[:number], changed, *lines[number + 1 : -1]]))
        one_sentence(terminal.run("verify", forged), 1)
        one_sentence(terminal.run("replay", forged))


def summed(lines: list[str]) -> str:
    from hashlib import sha256

    body = "".join(f"{line}\n" for line in lines)
    return body + f'{{"sum":"{sha256(body.encode()).hexdigest()}"}}\n'


def test_a_record_of_an_unknown_title_or_revision(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()[:-1]
    path = tmp_path / "other.jsonl"
    path.write_text(summed([lines[0].replace('"leaders"', '"chess"'), *lines[1:]]))
    assert "There is no game 'chess'" in one_sentence(terminal.run("replay", path))
    revision = euphoria.game("leaders").revision
    path.write_text(summed([lines[0].replace(f'"revision":{revision}', '"revision":0'), *lines[1:]]))
    assert "revision 0 of the rules" in one_sentence(terminal.run("replay", path))


def test_a_finished_game_cannot_be_resumed(terminal: Terminal, record: Path) -> None:
    assert "holds a game that is over" in one_sentence(terminal.run("play", "--resume", record))


def test_a_record_without_seats_at_a_terminal_or_without_key_cannot_be_resumed(
    terminal: Terminal, tmp_path: Path
) -> None:
    match = euphoria.new("leaders", players=4, key=bytes(32))
    path = tmp_path / "server.jsonl"
    path.write_text(match.record(with_key=True))
    assert "does not say who plays where" in one_sentence(terminal.run("play", "--resume", path))
    path.write_text(match.record())
    one_sentence(terminal.run("play", "--resume", path))
    one_sentence(terminal.run("verify", path), 1)


def test_a_step_or_seat_the_record_does_not_have(terminal: Terminal, record: Path) -> None:
    assert "There is no step 9,999" in one_sentence(terminal.run("replay", record, "--at", "9999"))
    one_sentence(terminal.run("replay", record, "--at", "-1"))
    assert "no seat 'E'" in one_sentence(terminal.run("replay", record, "--seat", "E"))


# ------------------------------------------------------------------ scenarios


def test_a_scenario_with_a_typo(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "typo.yaml"
    path.write_text("title: leaders\nscenarioz: []\n")
    done = terminal.run("scenario", path)
    assert done.code == 2 and done.out == "" and len(done.err.splitlines()) == 1
    assert "scenarioz" in done.err


# ------------------------------------------------------------------ the real thing


def test_as_its_own_process(tmp_path: Path) -> None:
    env = {**os.environ, "EUPHORIA_DATA": str(tmp_path / "data"), "EUPHORIA_LANG": "en"}
    command = [sys.executable, "-m", "euphoria.cli", "play", "leaders", "--players", "9"]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert one_sentence(Done(done.returncode, done.stdout, done.stderr)) == (
        "leaders is for 4 to 8 players, not for 9."
    )
    assert not (tmp_path / "data").exists()


def test_a_reader_who_has_seen_enough(tmp_path: Path) -> None:
    """`euphoria cards leaders | head -1` ends in silence."""
    env = {**os.environ, "EUPHORIA_LANG": "en"}
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "euphoria.cli", "cards", "leaders"]
    done = subprocess.run(command, env=env, stdout=writer, stderr=subprocess.PIPE, text=True, cwd=tmp_path)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("ES", {"EUPHORIA_LANG": "ru"}, "es"),
        (None, {"EUPHORIA_LANG": "ru", "LANG": "es_ES.UTF-8"}, "ru"),
        (None, {"LC_ALL": "es_MX.UTF-8", "LANG": "ru_RU.UTF-8"}, "es"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language(asked: str | None, environment: dict[str, str], language: str) -> None:
    assert choose_language(asked, environment) == language
