"""`euphoria team`: files are checked against the rules, prepared teams are listed and shown."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import Terminal
from euphoria.core.luck import Luck
from euphoria.games.show.rules.box.cards import CHARACTERS_COUNT, OBJECTS, PROFILES
from euphoria.games.show.rules.box.rosters import PREPARED, code_of, price_of, random_roster, word_of
from euphoria.games.show.terminal.team_files import as_toml, read_team
from support import rule
from test_docs import ROOT, blocks, run_console, run_python

GOOD = """
name = "Night porters"
budget = 725

[[members]]
character = "nikolai"
leader = true
objects = ["grenade", "benkei"]

[[members]]
character = "blanca"
upgrades = { aim = 1, second-shots = 1 }

[[members]]
character = "susan"
objects = []

[[members]]
character = "odonell"
associate = true
"""


def member(text: str, *more: str) -> str:
    """A file with these members, each in the words of a TOML table on one line."""
    return "members = [" + ", ".join(f"{{ {entry} }}" for entry in (text, *more)) + "]"


RULE = re.compile(r"S-\d+\.\d+")
LEADER = 'character = "sooyoung", leader = true'
FAULTY = {
    # Rules
    "empty": ("", "a team has at least one character (S-6.1)."),
    "no members": ("members = []", "a team has at least one character (S-6.1)."),
    "over budget": (
        f"budget = 99\n{member(LEADER)}",
        "the team costs 100 audience points, and 99 is the most (S-6.1).",
    ),
    "over the usual budget": (
        GOOD.replace("budget = 725", "").replace("[]", '["adrenaline", "explosive-charges", "grenade"]'),
        "the team costs 825 audience points, and 800 is the most (S-6.1).",
    ),
    "twice": (
        member(LEADER, 'character = "susan"', 'character = "susan"'),
        "Susan is in the team twice (S-6.3).",
    ),
    "unknown": (member('character = "conan"'), "there is no character 'conan', only nikolai, kabuki, "),
    "nameless": (member("leader = true"), "there is no character '', only nikolai, "),
    "pet": (
        member(LEADER, 'character = "benkei"'),
        "a Benkei is no member of its own but an object of a character (S-6.13).",
    ),
    "limit": (
        member(f"{LEADER}, upgrades = {{ aim = 3 }}"),
        "no attribute is raised by more than 2, and Sooyoung has more (S-6.5).",
    ),
    "limit of both weapons": (
        member(f"{LEADER}, upgrades = {{ shots = 2, second-shots = 1 }}"),
        "no attribute is raised by more than 2, and Sooyoung has more (S-6.5).",
    ),
    "dash": (
        member('character = "mycky", leader = true, upgrades = { shots = 1 }'),
        "Mycky cannot raise an attribute that has no number on the profile (S-6.5).",
    ),
    "euphoria": (
        member('character = "nikolai", leader = true, upgrades = { aim = 2, shots = 2 }'),
        "Nikolai has Euphoria 3, which is not enough for increases of 4 (S-6.6).",
    ),
    "weapon": (
        member('character = "nikolai", leader = true, upgrades = { second-shots = 1 }'),
        "Nikolai has no second weapon for extra shots (S-6.7).",
    ),
    "object": (
        member(f'{LEADER}, objects = ["bazooka"]'),
        "there is no object 'bazooka', only first-aid-kit, ",
    ),
    "object twice": (
        member(f'{LEADER}, objects = ["grenade", "grenade"]'),
        "Sooyoung has the object 'grenade' twice (S-6.9).",
    ),
    "no leader": (member('character = "sooyoung"'), "no member is the leader (S-7.1)."),
    "two leaders": (
        member(LEADER, 'character = "nikolai", leader = true'),
        "a team has one leader, not several (S-7.1).",
    ),
    "no associate": (
        member(LEADER, 'character = "susan"'),
        "Susan needs an associate among the others (S-16.42).",
    ),
    "two associates": (
        member(f"{LEADER}, associate = true", 'character = "susan"', 'character = "mycky", associate = true'),
        "Susan has one associate, not several (S-16.42).",
    ),
    "own associate": (
        member(LEADER, 'character = "susan", associate = true'),
        "Susan cannot be her own associate (S-16.42).",
    ),
    "associate of nobody": (
        member(f"{LEADER}, associate = true"),
        "only Susan has an associate, and she is not in the team (S-16.42).",
    ),
    # Form
    "no toml": ("name = 'x'\nmembers = oops", "is no TOML from line 2 on."),
    "unfinished toml": ("a = 1\nmembers = [", "is no TOML from line 2 on."),
    "deep": ("members = " + "[" * 20_000, "is no TOML from line 1 on."),
    "digits": ("budget = " + "9" * 10_000, "is no TOML from line 1 on."),
    "long": ("# " + "x" * 70_000, "is no team file: it has more than 64 KiB."),
    "key": ("team = 'x'", "there is no team in a team file; known here are name, budget, members."),
    "strange key": (f"{'k' * 99} = 1", "there is no ? in a team file; known here are name, budget, members."),
    "key of a member": (
        member(f"{LEADER}, lp = 3"),
        "there is no members[1].lp in a team file; known here are character, leader, associate, ",
    ),
    "key of upgrades": (
        member(f"{LEADER}, upgrades = {{ lp = 1 }}"),
        "there is no members[1].upgrades.lp in a team file; known here are aim, attacks, shots, second",
    ),
    "budget as text": ("budget = '800'", "budget must be a whole number from 0 to 100,000."),
    "budget as truth": ("budget = true", "budget must be a whole number from 0 to 100,000."),
    "budget below nothing": ("budget = -1", "budget must be a whole number from 0 to 100,000."),
    "budget without end": ("budget = inf", "budget must be a whole number from 0 to 100,000."),
    "huge budget": ("budget = 99999999999999999999", "budget must be a whole number from 0 to 100,000."),
    "name": ("name = 5", "name must be a text of at most 60 characters."),
    "long name": (f"name = '{'n' * 61}'", "name must be a text of at most 60 characters."),
    "unprintable name": ('name = "\\u001b[31m"', "name must be a text of at most 60 characters."),
    "members": ("members = 5", f"members must be a list of at most {CHARACTERS_COUNT}."),
    "too many members": (member(*[LEADER] * (CHARACTERS_COUNT + 1)), f"at most {CHARACTERS_COUNT}."),
    "member": ("members = ['susan']", "members[1] must be a table of named values."),
    "leader": (member("character = 'susan', leader = 1"), "members[1].leader must be true or false."),
    "upgrades": (member(f"{LEADER}, upgrades = 1"), "members[1].upgrades must be a table of named values."),
    "half a point": (
        member(f"{LEADER}, upgrades = {{ aim = 0.5 }}"),
        "members[1].upgrades.aim must be a whole number from 0 to 2.",
    ),
    "objects": (member(f"{LEADER}, objects = 'grenade'"), "members[1].objects must be a list of at most 20."),
    "object as number": (
        member(f"{LEADER}, objects = [3]"),
        "members[1].objects must be a text of at most 60 characters.",
    ),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "team.toml"


# ------------------------------------------------------------------ check


def test_a_good_file_is_shown(terminal: Terminal, file: Path) -> None:
    file.write_text(GOOD, encoding="utf-8")
    done = terminal.run("team", "check", file)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[0] == "Night porters may play: 725 of 725 audience points."
    assert (
        "Nikolai (leader)\n  AP 9, aim 5, LP 150, Euphoria 3, shots 5 (10), attacks 3: 275 points" in done.out
    )
    assert "shots 1-3 (10), attacks 1: 225 points\n  aim +1, shots of the second weapon +1\n" in done.out
    assert "Sgt. O’Donell (Susan’s associate)" in done.out
    assert done.out.endswith("  team nikolai*:grenade:benkei/odonell!/blanca:aim1:shots1b/susan\n")


def test_a_file_without_a_name_is_called_by_its_own(terminal: Terminal, file: Path) -> None:
    file.write_text(member(LEADER), encoding="utf-8")
    assert terminal.run("team", "check", file).out.startswith("team may play: 100 of 800 audience points.\n")


@rule("S-6.1", "S-6.3", "S-6.5", "S-6.6", "S-6.7", "S-6.9", "S-6.13", "S-7.1", "S-16.42")
@pytest.mark.parametrize("fault", FAULTY)
def test_a_faulty_file_is_answered_with_one_sentence(terminal: Terminal, file: Path, fault: str) -> None:
    text, sentence = FAULTY[fault]
    file.write_text(text, encoding="utf-8")
    done = terminal.run("team", "check", file)
    assert (done.code, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert line.startswith(f"'{file}'") and line.endswith(".")
    assert sentence in line
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", ["es", "ru"])
def test_every_fault_is_told_in_every_language(terminal: Terminal, file: Path, language: str) -> None:
    for text, sentence in FAULTY.values():
        file.write_text(text, encoding="utf-8")
        done = terminal.run("--lang", language, "team", "check", file)
        (line,) = done.err.splitlines()
        assert done.code == 2 and sentence not in line
        assert set(RULE.findall(sentence)) <= set(RULE.findall(line))
        assert not re.search(r"[{}$]", line)


def test_what_is_no_text(terminal: Terminal, file: Path) -> None:
    file.write_bytes(b"name = '\xff\xfe'")
    assert terminal.run("team", "check", file).err == f"'{file}' is no team file: it is not text in UTF-8.\n"


def test_what_cannot_be_read(terminal: Terminal, tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        done = terminal.run("team", "check", path)
        assert (done.code, done.out) == (2, "")
        assert re.fullmatch(rf"'{path}' cannot be read: [a-z].*\.\n", done.err)


# ------------------------------------------------------------------ list, show


def test_the_list_has_all_prepared_teams_the_larger_first(terminal: Terminal) -> None:
    out = terminal.run("team", "list").out
    assert re.findall(r"(?m)^  (\S+) +(\d+) points: ", out) == [
        (name, str(price_of(code_of(text)))) for name, text in PREPARED.items()
    ]
    assert "Kabuki Cyborg, Sooyoung, Blanca Deluxe, Susan" in out


@pytest.mark.parametrize("name", PREPARED)
def test_a_prepared_team_is_shown_and_can_be_begun_from(terminal: Terminal, file: Path, name: str) -> None:
    done = terminal.run("team", "show", name)
    assert done.code == 0
    assert done.out.startswith(f"{name}: ") and done.out.endswith(f"  team {PREPARED[name]}\n")
    file.write_text(terminal.run("team", "show", name, "--toml").out, encoding="utf-8")
    assert terminal.run("team", "check", file).out.splitlines()[1:] == done.out.splitlines()[1:]


def test_a_team_in_the_words_of_the_game(terminal: Terminal) -> None:
    done = terminal.run("team", "show", "chastas*:benkei/kabuki/mycky/arendal/nikolai")
    assert done.out.startswith("chastas*:benkei/kabuki/mycky/arendal/nikolai: 1,125 audience points.\n")
    assert "aim -, LP 100, Euphoria 8, shots flame-thrower, attacks 1: 225 points\n  Benkei\n" in done.out
    assert "Mycky\n  AP 9, aim -, LP 200, Euphoria 1, shots -, attacks 3: 200 points\n" in done.out


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("susan", "'susan': no member is the leader (S-7.1)."),
        ("susan*/susan", "'susan*/susan': Susan is in the team twice (S-6.3)."),
        (
            "mycky*:aim1",
            "'mycky*:aim1': Mycky cannot raise an attribute that has no number on the profile (S-6.5).",
        ),
        ("benkei*", "'benkei*': a Benkei is no member of its own but an object of a character (S-6.13)."),
        ("nobody", "'nobody': a team has at least one character (S-6.1)."),
        ("ballroom2", f"There is no team 'ballroom2': {', '.join(PREPARED)}."),
        ("x" * 5000, f"There is no team '{'x' * 60}': {', '.join(PREPARED)}."),
    ],
)
def test_what_cannot_be_shown(terminal: Terminal, name: str, sentence: str) -> None:
    done = terminal.run("team", "show", name)
    assert (done.code, done.out, done.err) == (2, "", sentence + "\n")


def test_mistakes_name_the_commands_about_teams(terminal: Terminal) -> None:
    assert terminal.run("team", "sell").err == "There is no command 'sell': check, list, show.\n"


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_everybody_and_everything_has_a_name(terminal: Terminal, language: str) -> None:
    everybody = "/".join(profile.id + (":" + ":".join(OBJECTS)) for profile in PROFILES[:CHARACTERS_COUNT])
    text = everybody.replace("nikolai", "nikolai*!:aim1:attacks1").replace("blanca", "blanca:shots1a:shots1b")
    done = terminal.run("--lang", language, "team", "show", text)
    assert (done.code, done.err) == (0, "")
    sheet = done.out.partition("\n\n")[2].rpartition("\n\n")[0]
    assert len(sheet.split("\n\n")) == CHARACTERS_COUNT
    if language == "ru":
        assert not re.search("[a-zA-Z]", sheet.replace("V12", ""))


def test_random_teams_survive_the_file(file: Path) -> None:
    for seed in range(200):
        code = random_roster(800, Luck(seed))
        file.write_text(as_toml("some", 800, code), encoding="utf-8")
        team = read_team(file)
        assert (team.name, team.budget, word_of(team.code)) == ("some", 800, word_of(code))


# ------------------------------------------------------------------ the manual

MANUAL = "docs/teams.md"


def test_the_manual_does_what_it_says(
    file: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    names: dict[str, Any] = {}
    tried: Counter[str] = Counter()
    for language, content, line in blocks((ROOT / MANUAL).read_text(encoding="utf-8")):
        tried[language] += 1
        if language == "python":
            run_python(content, names, MANUAL, line)
        elif language == "console":
            run_console(content, f"{MANUAL}:{line}")
        else:
            file.write_text(content, encoding="utf-8")
            done = terminal.run("team", "check", file)
            assert done.code == 0 and done.out.startswith("Night porters may play: 800 of 800")
    assert set(tried) == {"python", "console", "toml"}
