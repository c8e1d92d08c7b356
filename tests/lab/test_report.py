"""Reports: their numbers are those of the tables, and the page needs nothing but itself."""

import re
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import euphoria
from euphoria import lab
from euphoria.cli import main
from euphoria.lab import shelf
from euphoria.lab.intervals import ratio
from euphoria.lab.measures import BETWEEN, Measures
from euphoria.lab.page import report
from euphoria.lab.shelf import Shelf
from euphoria.languages import LANGUAGES

PLANS: dict[str, tuple[int, list[str], dict[str, Any]]] = {
    "leaders": (60, ["greedy", "random"], {"turn_limit": 40}),
    "dystopia": (24, ["random"], {"turn_limit": 60}),
    "show": (2, ["random"], {"turns": 1}),
}


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    made: dict[str, Path] = {}
    for title, (games, kinds, options) in PLANS.items():
        made[title] = tmp_path_factory.mktemp(title) / "games"
        counts = range(euphoria.game(title).least, min(euphoria.game(title).most, 6) + 1)
        lab.simulate(title, games, counts, kinds, 2, 1, options=options, keep=made[title])
    return made


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    return pl.read_parquet(folder / table / "*.parquet").rows(named=True)


def test_shares_and_intervals_are_those_of_the_rows(
    folders: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "_READ_AT_ONCE", 7)  # several pieces, which have to add up
    measures = Measures(Shelf.open(folders["leaders"]))
    seats = rows(folders["leaders"], "seats")
    for name in ("team", "got"):
        tables: dict[str, dict[int, list[int]]] = {}
        for row in seats:
            values = row[f"note_{name}"]
            for value in values if isinstance(values, list) else [values]:
                game = tables.setdefault(value, {}).setdefault(row["game"], [0, 0])
                game[0] += row["won"]
                game[1] += 1
        shares = {share.value: share for share in measures.shares(name)}
        assert set(shares) == set(tables)
        for value, games in tables.items():
            share = shares[value]
            assert (share.games, share.tries) == (len(games), sum(tried for _, tried in games.values()))
            assert share.hits == sum(hits for hits, _ in games.values())
            if share.tries > share.games > 1:
                expected = ratio((hits, tried, 1) for hits, tried in games.values())
                assert share.interval == pytest.approx(expected)
    assert measures.games == 60
    assert measures.base.tries == len(seats)


def test_the_first_player_is_counted_from_where_the_game_began(folders: dict[str, Path]) -> None:
    measures = Measures(Shelf.open(folders["leaders"]))
    first = {row["game"]: row["note_first"] for row in rows(folders["leaders"], "games")}
    wins: dict[str, int] = {}
    for row in rows(folders["leaders"], "seats"):
        after = (row["seat"] - first[row["game"]]) % row["players"]
        key = f"{row['players']}{BETWEEN}{after}"
        wins[key] = wins.get(key, 0) + row["won"]
    assert {share.value: share.hits for share in measures.shares("after")} == wins


def test_pairs_are_compared_with_their_parts(
    folders: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("euphoria.lab.measures.PAIRED", 1)
    measures = Measures(Shelf.open(folders["dystopia"]))
    fact = next(fact for fact in measures.seat_facts if fact.pairs)
    counted: dict[frozenset[str], int] = {}
    for row in rows(folders["dystopia"], "seats"):
        for pair in combinations(row["note_kept"], 2):
            counted[frozenset(pair)] = counted.get(frozenset(pair), 0) + 1
    pairs = measures.pairs(fact)
    assert {frozenset((pair.first, pair.second)): pair.share.tries for pair in pairs} == counted
    alone = {share.value: share.interval.value for share in measures.shares("kept")}
    one = pairs[0]
    expected = alone[one.first] + alone[one.second] - measures.base.interval.value
    assert one.lift == pytest.approx(one.share.interval.value - expected)
    assert [pair.lift for pair in pairs] == sorted((pair.lift for pair in pairs), reverse=True)


def test_what_never_occurs_is_told(folders: dict[str, Path]) -> None:
    measures = Measures(Shelf.open(folders["show"]))
    fact = next(fact for fact in measures.seat_facts if fact.name == "characters")
    fielded = {who for row in rows(folders["show"], "seats") for who in row["note_characters"]}
    assert set(measures.never(fact)) == set(fact.values) - fielded


class Links(HTMLParser):
    """What a page would load from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [f"{tag} {value}" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag == "script":
            self.found.append(tag)


@pytest.mark.parametrize("title", PLANS)
def test_a_page_needs_nothing_but_itself(title: str, folders: dict[str, Path]) -> None:
    page = report(folders[title], "en")
    links = Links()
    links.feed(page)
    assert links.found == []
    assert re.findall(r"url\(|@import", page) == []
    assert page.count("<svg") == page.count("</svg>") > 5
    assert BETWEEN not in page
    assert "lab-report" not in page and "note_" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_written_in_the_language_of_the_reader(
    language: str, folders: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "page.html"
    command = ["--lang", language, "report", str(folders["dystopia"]), "--out", str(out)]
    assert main(command) == 0
    assert str(out) in capsys.readouterr().out.replace("\n", "")
    page = out.read_text(encoding="utf-8")
    words = {"en": "How games end", "es": "Cómo terminan las partidas", "ru": "Чем заканчиваются партии"}
    assert f'<html lang="{language}">' in page and words[language] in page


def test_a_folder_without_games_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "report", str(tmp_path)]) == 2
    assert capsys.readouterr().err.strip() == f"'{tmp_path}' holds no simulated games."
