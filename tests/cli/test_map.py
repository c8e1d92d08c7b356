"""`euphoria map`: check, draw, list and make, in three languages, with one sentence for every mistake."""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import fluent_files as ff
from cli.terminal import Done, Terminal
from euphoria.games.show.rules.maps.generator import make_map
from euphoria.games.show.rules.maps.library import FIELDS, map_named
from euphoria.games.show.rules.maps.mistakes import PLACES, SENTENCES
from euphoria.games.show.rules.maps.reader import read_field
from euphoria.games.show.speech.map_texts import as_toml
from euphoria.languages import LANGUAGES
from support import rule
from test_docs import ROOT, blocks, run_console, run_python

GOOD = """
name = "Yard"
symmetry = "turned"
element = [
    { kind = "solid", box = [5, 7, 2, 2], height = 1 },
    { kind = "solid", box = [16, 7, 2, 2], height = 1 },
    { kind = "barricade", box = [28, 9, 4, 0.5] },
    { kind = "solid", box = [41, 7, 2, 2], height = 1 },
    { kind = "ruin", box = [8, 13, 3, 3] },
    { kind = "crater", box = [28, 13, 3, 3] },
    { kind = "solid", box = [18, 13, 2, 2], height = 1 },
    { kind = "solid", box = [41, 14, 2, 2], height = 1 },
]
"""


def one_sentence(done: Done) -> str:
    assert (done.code, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert line.endswith(".") and "Traceback" not in line
    return line


@pytest.fixture
def yard(tmp_path: Path) -> Path:
    path = tmp_path / "yard.toml"
    path.write_text(GOOD)
    return path


# ------------------------------------------------------------------ check


@pytest.mark.parametrize("name", FIELDS)
def test_packaged_maps_are_fit(terminal: Terminal, name: str) -> None:
    done = terminal.run("map", "check", name)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{name} is fit to play on: ")


def test_a_good_file(terminal: Terminal, yard: Path) -> None:
    done = terminal.run("map", "check", yard)
    assert (done.code, done.out) == (0, "Yard is fit to play on: 16 elements.\n")


@rule("S-1.4", "S-1.4a", "S-8.4", "S-8.4a", "S-17.1", "S-17.1a", "S-17.9", "S-17.9a")
@pytest.mark.parametrize(
    ("more", "rules"),
    [
        ('{ kind = "ruin", box = [22, 16, 3, 3] },', ["Error S-17.1"]),
        ('{ kind = "ruin", box = [13, 16, 3, 3] },', ["Error S-17.9", "Error S-17.9"]),
        ('{ kind = "crater", box = [0, 0, 48, 11] },', ["Error S-8.4", "Error S-8.4"]),
        ('{ kind = "solid", box = [5, 8, 3, 3], height = 1 },', ["Advice S-1.6", "Advice S-1.6"]),
    ],
)
def test_faults_are_listed_with_their_rules(
    terminal: Terminal, yard: Path, more: str, rules: list[str]
) -> None:
    yard.write_text(GOOD.replace("element = [", f"element = [\n{more}"))
    done = terminal.run("map", "check", yard)
    found = re.findall(r"^(?:Error|Advice) S-\d+\.\d+", done.out, re.MULTILINE)
    assert sorted(found) == sorted(rules)
    failed = any(fault.startswith("Error") for fault in rules)
    assert done.code == (1 if failed else 0)
    assert ("Yard is not fit to play on." in done.out) is failed
    assert done.err == ""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Error S-17.1  Element 1 (pit) stands on the place of a mission at [24, 18]."),
        ("es", "Error S-17.1  El elemento 1 (pit) está en el lugar de una misión, en [24, 18]."),
        ("ru", "Ошибка S-17.1  Элемент 1 (pit) стоит на месте задания [24, 18]."),
    ],
)
def test_faults_are_told_in_the_language(terminal: Terminal, yard: Path, language: str, words: str) -> None:
    pit = '{ name = "pit", kind = "crater", box = [23, 17, 2, 2], twin = false },'
    yard.write_text(GOOD.replace("element = [", f"element = [\n{pit}"))
    done = terminal.run("map", "check", yard, "--lang", language)
    assert done.code == 1
    assert words in " ".join(done.out.split()).replace("S-17.1 ", "S-17.1  ")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe", "'{file}' is no map file: it is not text in UTF-8."),
        (b"name = \n", "'{file}' is no TOML from line 1 on."),
        (b'name = "x"\n\nelement = [', "'{file}' is no TOML from line 3 on."),
        (b"a = " + b"[" * 5000, "'{file}' is no TOML from line 1 on."),
        (b"#" * 300_000, "'{file}' is no map file: it has more than 256 KiB."),
        (
            b"tabel = 1",
            "{file}: The map: there is no 'tabel' here; known are name, about, size, symmetry, element.",
        ),
        (
            b'element = [{ name = "lake", kind = "ruin", outline = [[1, 1], [6, 1], [6, 6], [5, 2]] }]',
            "{file}: Element 1 (lake): its outline is not convex; split it into convex parts.",
        ),
        (b"element = [3]", "{file}: Element 1: it must be a table of named values."),
        (
            b"element = [{ kind = 'ruin', box = [1, 1, nan, 3] }]",
            "{file}: Element 1: 'box' must be a number of at most 96 inches.",
        ),
        (b"size = [1e400, 3]", "{file}: The map: 'size' must be a number of at most 96 inches."),
    ],
)
@pytest.mark.parametrize("command", ["check", "draw"])
def test_a_broken_file_is_one_sentence(
    terminal: Terminal, yard: Path, command: str, content: bytes, sentence: str
) -> None:
    yard.write_bytes(content)
    assert one_sentence(terminal.run("map", command, yard)) == sentence.format(file=yard)
    assert yard.read_bytes() == content


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["", "part", "link", "opening", "wall"])
def test_where_it_is_wrong_is_told_in_every_language(
    terminal: Terminal, yard: Path, language: str, part: str
) -> None:
    wrong = {
        "": "height = 1",
        "part": "roof = 3, parts = [7]",
        "link": "height = 3, links = [{ foot = 3 }]",
        "opening": 'roof = 3, openings = [{ side = "south", kind = "door", from = 1, to = 2 }]',
        "wall": "roof = 3, walls = [{ from = [4, 4], to = [4, 4] }]",
    }[part]
    box = "box = 7" if not part else "box = [2, 2, 5, 5]"
    yard.write_text(f'element = [{{ name = "bar", kind = "building", {box}, {wrong} }}]')
    said = one_sentence(terminal.run("map", "check", yard, "--lang", language))
    assert said.startswith(f"{yard}: ") and "(bar)" in said and "{" not in said
    assert (", " in said.split("(bar)")[1].split(":")[0]) is bool(part)


def test_english_sentences_are_those_of_the_engine() -> None:
    """The reader speaks English by itself; the command says the same, and other languages as much."""
    there = ff.entries("en", "cli.ftl")
    text = (ff.LOCALE / "en" / "cli.ftl").read_text(encoding="utf-8")
    for name, sentence in SENTENCES.items():
        assert f"cli-map-bad-{name}" in there
        written = re.sub(r"\{(\w+)\}", r"{ $\1 }", sentence)
        assert f"\ncli-map-bad-{name} = {written}\n" in text
    for name, words in PLACES.items():
        assert f"\ncli-map-in-{name} = {{ $place }}{words}\n" in text


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("map check atlantis", "There is no map 'atlantis': {maps}."),
        ("map draw atlantis", "There is no map 'atlantis': {maps}."),
        ("map check nowhere.toml", "'nowhere.toml' cannot be read: there is no such file or folder."),
        (
            "map draw backlot --out no/where.svg",
            "'no/where.svg' cannot be written: there is no such file or folder.",
        ),
        (
            "map make --out no/where.toml",
            "'no/where.toml' cannot be written: there is no such file or folder.",
        ),
        ("map make --seed tea", "'tea' is no value for --seed."),
        ("map make --width 20", "A side of a made table measures 36 to 60 inches."),
        ("map make --depth 100", "A side of a made table measures 36 to 60 inches."),
        ("map make --symmetry odd", "There is no symmetry 'odd': turned, mirrored."),
        ("map check", "WHICH needs a value."),
        ("map list now", "This command has no use for 'now'."),
    ],
)
def test_a_mistake_is_one_sentence(terminal: Terminal, line: str, sentence: str) -> None:
    assert one_sentence(terminal.run(*line.split())) == sentence.format(maps=", ".join(FIELDS))


# ------------------------------------------------------------------ draw, list, make


def test_draw_prints_a_picture_or_writes_it(terminal: Terminal, tmp_path: Path, yard: Path) -> None:
    out = tmp_path / "yard.svg"
    done = terminal.run("map", "draw", yard, "--out", out)
    assert (done.code, done.err) == (0, "")
    # A long path may be broken over lines.
    assert "".join(done.out.split()) == f"Written:{out}"
    root = ElementTree.fromstring(out.read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert terminal.run("map", "draw", yard).out == out.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_names_every_map(terminal: Terminal, language: str) -> None:
    done = terminal.run("map", "list", "--lang", language)
    assert done.code == 0
    assert [line.split()[0] for line in done.out.splitlines() if re.match(r"  \S", line)] == FIELDS


def test_what_is_said_about_a_map_is_what_its_file_says() -> None:
    text = (ff.LOCALE / "en" / "cli.ftl").read_text(encoding="utf-8").replace("’", "'")
    for name in FIELDS:
        assert f"\ncli-map-about-{name} = {map_named(name)['about']}\n" in text


def test_a_made_map_is_a_file_that_can_be_checked(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "made.toml"
    assert terminal.run("map", "make", "--seed", "5", "--out", out).code == 0
    assert tomllib.loads(out.read_text(encoding="utf-8")) == make_map(5)
    assert terminal.run("map", "make", "--seed", "5").out == out.read_text(encoding="utf-8")
    assert terminal.run("map", "check", out).code == 0
    mirrored = terminal.run("map", "make", "--seed", "5", "--symmetry", "mirrored", "--width", "60").out
    data = tomllib.loads(mirrored)
    assert (data["symmetry"], data["size"]) == ("mirrored", [60, 36])


@pytest.mark.parametrize("name", FIELDS)
def test_a_map_written_as_toml_is_the_same_map(name: str) -> None:
    data = map_named(name)
    again = tomllib.loads(as_toml(data))
    assert again == data
    read_field(again)


# ------------------------------------------------------------------ the manual


def test_the_manual_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its map is the file that its commands check and draw, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    kinds: list[str] = []
    for language, content, line in blocks((ROOT / "docs" / "maps.md").read_text(encoding="utf-8")):
        kinds.append(language)
        if language == "toml":
            Path("yard.toml").write_text(content, encoding="utf-8")
        elif language == "console":
            run_console(content, f"docs/maps.md:{line}")
        else:
            run_python(content, {}, "docs/maps.md", line)
    assert kinds == ["toml", "console", "console", "python"]


def test_the_picture_in_the_manual_is_what_the_command_draws(terminal: Terminal) -> None:
    """If this fails: euphoria map draw rooftops --out docs/pictures/map-rooftops.svg"""
    picture = ROOT / "docs" / "pictures" / "map-rooftops.svg"
    assert terminal.run("map", "draw", "rooftops").out == picture.read_text(encoding="utf-8")
