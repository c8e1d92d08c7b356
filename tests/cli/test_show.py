"""The show at the terminal: played, replayed and looked up, in every language."""

import re
from pathlib import Path

import pytest

import euphoria
from cli.terminal import Terminal
from euphoria.languages import LANGUAGES

SHORT = ["--option", "turns=1", "--seed", "3"]
"""A show of one turn, which nobody wins."""


def choices(text: str) -> str | None:
    """What a person answers: the last option listed, which ends activations; nothing after the end."""
    numbers = re.findall(r"^ *(\d+)  ", text, re.MULTILINE)
    return numbers[-1] if numbers else None


@pytest.mark.parametrize(
    ("language", "words", "ending"),
    [
        ("en", ["Rescue, setup", "Turn 1.", "Now the firing phase."], "The game ends without a winner."),
        ("es", ["Rescate, preparación", "Turno 1.", "Empieza la fase de disparo."], "acaba sin ganador."),
        ("ru", ["Спасение, подготовка", "Ход 1.", "Начинается фаза стрельбы."], "без победителя."),
    ],
)
def test_a_whole_show(terminal: Terminal, language: str, words: list[str], ending: str) -> None:
    mission = ["--option", "mission=rescue", "--option", "map=market"]
    done = terminal.run("play", "show", "--lang", language, *SHORT, *mission, typed=choices)
    assert (done.code, done.err) == (0, "")
    out = " ".join(done.out.split())
    for word in words:
        assert word in out, word
    (path,) = terminal.files()
    match = euphoria.load(path)
    assert match.over and match.settings["mission"] == "rescue"
    assert [line for line in done.out.splitlines() if len(line) > 80 and str(terminal.data) not in line] == []
    assert match.result is not None and match.result["winners"] == [] and ending in out
    film = terminal.run("replay", path, "--lang", language, "--seat", "open", typed="end\nquit\n")
    assert (film.code, film.err) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_and_drawn(terminal: Terminal, language: str) -> None:
    done = terminal.run("play", "show", "--lang", language, *SHORT, typed="table\nquit\n")
    assert done.out.count("+------------------------------------------------+") == 4
    done = terminal.run("play", "show", "--lang", language, *SHORT, "--words", typed="table\nquit\n")
    assert "+----" not in done.out


@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        ("mission=ludo", "The option 'mission' is one of rescue, objectives, massacre."),
        ("nonsense", "An option of a game is written name=value, not 'nonsense'."),
        ("=5", "An option of a game is written name=value, not '=5'."),
        ("map=nowhere.toml", "'nowhere.toml' cannot be read: there is no such file or folder."),
        ("turns=99", "The option 'turns' is a number from 1 to 10."),
        ("foo=1", "show has no option 'foo': mission, map, budget, teams, house, turns."),
    ],
)
def test_an_option_the_game_does_not_have(terminal: Terminal, option: str, complaint: str) -> None:
    done = terminal.run("play", "show", "--option", option)
    assert (done.code, done.out, done.err.strip()) == (2, "", complaint)


def test_a_map_may_come_from_a_file(terminal: Terminal, tmp_path: Path) -> None:
    packaged = Path(euphoria.__file__).parent / "games" / "show" / "maps" / "canyon.toml"
    mine = tmp_path / "yard.toml"
    mine.write_text(packaged.read_text("utf-8").replace("Container canyon", "My yard"), "utf-8")
    done = terminal.run("play", "show", *SHORT, "--option", f"map={mine}", typed="table\nquit\n")
    assert done.code == 0 and "Massacre on the map My yard" in done.out
    mine.write_text("no = [toml", "utf-8")
    assert terminal.run("play", "show", "--option", f"map={mine}").err.strip() == f"'{mine}' is no TOML text."


@pytest.mark.parametrize(
    ("language", "name", "fact"),
    [
        ("en", "Kabuki Cyborg", "Special ability: Stealth"),
        ("es", "Kabuki Cyborg", "Habilidad especial: Sigilo"),
        ("ru", "Кабуки-киборг", "Особая способность: Скрытность"),
    ],
)
def test_a_character_is_looked_up(terminal: Terminal, language: str, name: str, fact: str) -> None:
    done = terminal.run("cards", "show", name, "--lang", language)
    out = " ".join(done.out.split())
    assert out.startswith(f"{name} kabuki") and fact in out
    assert terminal.run("cards", "show", "--lang", language).code == 0
