"""The table of dystopia in short: what it tells at a glance, in every language, within 80 columns."""

import io
from typing import Any

import pytest

from cli.terminal import Terminal
from euphoria.api import game
from euphoria.cli.compact import show
from euphoria.games.dystopia.rules.cards import RECRUITS, TILES
from euphoria.languages import LANGUAGES
from euphoria.speech import Speech
from euphoria.terminal.screen import Screen

DYSTOPIA = game("dystopia")
NAMES = ["Ada", "Boris", "Clara", "Dario"]
MIDDLE: dict[str, Any] = {
    "players": 4,
    "turn": "B",
    "turns": 90,
    "allegiance": {"euphorian": 3, "icarite": 7},
    "miners": {"subterran": 5},
    "markets": {"euphorian-2": "spa-of-fleeting-pleasure"},
    "A": {
        "workers": [3, 2, "4@farm", "5@site-wastelander-2-1"],
        "goods": "2energy+gold",
        "cards": "2book+bat",
        "morale": 4,
        "knowledge": 2,
        "active": "michael-engineer",
        "hidden": "curtis-propagandist",
        "dilemma": "love",
    },
    "B": {
        "workers": [1, "6@farm", "4@subterran-tunnel", "5@market-euphorian-2"],
        "goods": "stone",
        "cards": "bear+book",
        "active": "brett-lockpicker",
        "hidden": "phil-spy",
        "stars": "2icarite+euphorian-2",
    },
    "C": {"workers": ["2@tank-energy", "1@site-wastelander-2-2"], "stars": "euphorian-2"},
    "D": {"workers": [6, 6], "active": "jonathan-artist", "stars": "euphorian-2"},
}


def table(
    monkeypatch: pytest.MonkeyPatch,
    given: dict[str, Any],
    language: str,
    seat: int | None = 0,
    columns: int = 80,
) -> list[str]:
    """The lines of the short table of a position."""
    s = DYSTOPIA.position(given)
    DYSTOPIA.advance(s)
    view = DYSTOPIA.view(s, -1 if seat is None else seat)
    out = io.StringIO()
    monkeypatch.setenv("COLUMNS", str(columns))
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", out)
        show(Screen(), Speech(language, NAMES, seat), view, legend=False)
    return out.getvalue().splitlines()


def test_everything_at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    assert table(monkeypatch, MIDDLE, "en") == [
        "  Player   Stars  Morale  Know.  Home  On the board",
        "  A Ada    0      4       2      3 2   4@Farm, 5@Wastelands 2",
        "    2 energy, 1 gold; 1 baseball bat, 2 books; Michael, (Curtis);",
        "    dilemma: Teddy Bear; penalties: Spa",
        "* B Boris  3      2       3      1     6@Farm, 4@Subterra tunnel, 5@Spa",
        "    1 stone; 2 cards; Brett, (?)",
        "  C Clara  1      1       3      -     2@energy tank, 1@Wastelands 2",
        "  D Dario  1      1       3      6 6   -",
        "    Jonathan the Artist",
        "  Totals                               Farm 10",
        "  Allegiance   Euphoria 3                            Icarus 7",
        "  Miners                   Subterra 5",
        "  Free places  Euphoria 4  Subterra 4  Wastelands 4  Icarus 2  deck 31",
        "  Euphoria 2   Spa (stars B C D): 4 water and 1 artifact card",
        "  Building     Wastelands 2: 2 of 3 (clay)",
    ]


@pytest.mark.parametrize(
    ("language", "heads", "placed", "own", "market", "building"),
    [
        (
            "es",
            ["Jugador", "Estrellas", "Moral", "Conoc.", "En", "casa", "En", "el", "tablero"],
            "6@Granja, 4@túnel Subterra, 5@Spa",
            "    2 de energía, 1 de oro; 1 bate de béisbol, 2 libros; Michael, (Curtis);",
            "Spa (estrellas B C D): 4 de agua y 1 carta de artefacto",
            "Yermo 2: 2 de 3 (arcilla)",
        ),
        (
            "ru",
            ["Игрок", "Влияние", "Мораль", "Знание", "Дома", "На", "поле"],
            "6@Ферма, 4@тоннель Подземли, 5@Спа",
            "    2 энергии, 1 золото; 1 бита, 2 книги; Майкл, (Кёртис);",
            "Спа (влияние B C D): 4 воды и 1 карта артефакта",
            "Пустошь 2: 2 из 3 (глина)",
        ),
    ],
)
def test_the_same_in_other_languages(
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    heads: list[str],
    placed: str,
    own: str,
    market: str,
    building: str,
) -> None:
    lines = table(monkeypatch, MIDDLE, language)
    assert lines[0].split() == heads
    assert lines[2] == own
    assert lines[4].endswith(placed)
    assert lines[-2].endswith(market) and lines[-1].endswith(building)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_short_and_narrow(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    lines = table(monkeypatch, MIDDLE, language)
    assert len(lines) <= 16
    assert [line for line in lines if len(line) > 80] == []


@pytest.mark.parametrize("seat", [1, None])
def test_others_do_not_see_a_hand_a_hidden_recruit_or_a_dilemma(
    monkeypatch: pytest.MonkeyPatch, seat: int | None
) -> None:
    lines = table(monkeypatch, MIDDLE, "en", seat)
    assert lines[2] == "    2 energy, 1 gold; 3 cards; Michael, (?); penalties: Spa"


def test_what_is_empty_takes_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"players": 2, "A": {"workers": [1, 2], "resolved": "fight"}, "B": {"workers": [3, "4@farm"]}}
    assert table(monkeypatch, given, "en") == [
        "  Player   Stars  Morale  Know.  Home  On the board",
        "* A Ada    0      1       3      1 2   -",
        "  B Boris  0      1       3      3     4@Farm",
        "  Free places  Euphoria 2  Subterra 2  Wastelands 2  Icarus 2  deck 36",
    ]


def test_a_small_window_breaks_lines_between_things(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = table(monkeypatch, MIDDLE, "en", columns=40)
    assert lines[2:5] == [
        "  A Ada    0      4       2      3 2",
        "    4@Farm, 5@Wastelands 2",
        "    2 energy, 1 gold;",
    ]
    assert "  Allegiance   Euphoria 3, Icarus 7" in lines
    assert [line for line in lines if len(line) > 40] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_tell_apart_and_are_short(language: str) -> None:
    speech = Speech(language)
    for family, ids in (("recruit", RECRUITS), ("tile", TILES)):
        names = [speech.say(f"dystopia-{family}-{id}.short") for id in ids]
        assert len({*names}) == len(ids)
        for id, name in zip(ids, names, strict=True):
            assert len(name) <= len(speech.say(f"dystopia-{family}-{id}"))


@pytest.mark.parametrize("words", [[], ["--words"]])
def test_the_question_is_put_once(terminal: Terminal, words: list[str]) -> None:
    options = ["--players", "4", "--seed", "x", "--bots", "random", *words]
    done = terminal.run("play", "dystopia", *options, typed="1\n1\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("Choose your active and your hidden recruit") == 1
    assert ("Stars placed, out of 10" in done.out) == bool(words)
    assert ("On the board" in done.out) != bool(words)


def test_table_tells_it_in_full_words(terminal: Terminal) -> None:
    done = terminal.run("play", "dystopia", "--players", "4", "--seed", "x", typed="table\nquit\n")
    assert "Stars placed, out of 10: Ada (A) 0, Boris (B) 0, Clara (C) 0, Dario (D) 0." in done.out
    # What is printed on the spaces, for whoever has no picture of them.
    assert "Generator: free; 1 energy; at a total of 1 to 4 also 1 step of allegiance" in " ".join(
        done.out.split()
    )
