"""Views and actions as numbers: complete, bound to their version, and nothing but what a seat may know."""

import importlib
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

from euphoria.core.actions import Action
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.core.state import OPEN_EYES, SPECTATOR, State
from euphoria.encoding import NO_ACTION, Encoding
from euphoria.games.connect_four.title import TITLE as CONNECT_FOUR
from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, TEAMS
from euphoria.registry import LISTED, Title
from euphoria.registry import title as title_of
from euphoria.research.play import Play
from kit.alike import CASES, positions, twins

ROOT: Final = Path(__file__).resolve().parents[2]
TITLES: Final[list[Title]] = [*(title_of(id) for id in LISTED), CONNECT_FOUR]
SHORT: Final[dict[str, dict[str, Any]]] = {
    "leaders": {"turn_limit": 60},
    "dystopia": {
        "turn_limit": 60, "draft": True, "choose_markets": True, "track_draft": True, "house_doubles": True,
    },
    "show": {"turns": 2, "mission": "rescue"},
    "connect-four": {},
}  # fmt: skip
every_title = pytest.mark.parametrize("title", TITLES, ids=[title.game.id for title in TITLES])


def encoding_of(title: Title) -> Encoding:
    assert title.encoding is not None
    return title.encoding()


def random_game(game: Game, players: int, seed: int) -> Iterator[tuple[State, int, list[int]]]:
    """Every position of a random game in which somebody is asked, who that is, and their options."""
    luck = Luck(seed)
    s = game.begin(players, SHORT[game.id])
    while not s.over:
        if s.bounds:
            game.settle(s, luck.draw(s.bounds))
            continue
        seat = next_seat(s)
        options = game.options(s, seat)
        yield s, seat, options
        game.act(s, seat, options[luck.below(len(options))])
    yield s, 0, []


@every_title
def test_every_option_has_a_number_of_its_own_and_back(title: Title) -> None:
    numbers = encoding_of(title).numbers
    if numbers is None:
        return  # endless choices: candidates are numbered in their order
    for players in range(title.game.least, title.game.most + 1):
        for _, seat, options in random_game(title.game, players, 7):
            numbering = numbers.of(players, seat)
            found = [numbering.numbers[code] for code in options]
            assert len(set(found)) == len(options)
            assert [numbering.codes[number] for number in found] == options


@every_title
def test_all_numbers_are_told_apart_and_stand_in_blocks(title: Title) -> None:
    numbers = encoding_of(title).numbers
    if numbers is None:
        return
    for players in range(title.game.least, title.game.most + 1):
        for seat in range(players):
            numbering = numbers.of(players, seat)
            assert len(numbering.codes) == numbers.size == sum(block.size for block in numbers.blocks)
            used = [code for code in numbering.codes if code != NO_ACTION]
            assert len(set(used)) == len(used)
    for block in numbers.blocks:
        here = numbers.of(title.game.most, 0).codes[block.start : block.start + block.size]
        assert {numbers.grammar.action(code).verb for code in here if code != NO_ACTION} == {block.verb}


def test_seats_are_counted_from_who_acts() -> None:
    title = title_of("leaders")
    numbers = encoding_of(title).numbers
    assert numbers is not None
    parse = title.game.grammar.parse
    at_five = [numbers.of(5, seat).numbers for seat in range(5)]
    assert at_five[0][parse("target B").code] == at_five[4][parse("target A").code]
    assert at_five[1][parse("interrogate B.left").code] == at_five[3][parse("interrogate D.left").code]
    assert parse("target F").code not in at_five[0], "nobody sits there"


@every_title
def test_a_view_fills_exactly_its_fields(title: Title) -> None:
    """Whatever is asked has its place, at every number of players, for seats, spectators and at the end."""
    encoding = encoding_of(title)
    assert len({field.name for field in encoding.fields}) == len(encoding.fields)
    seen: set[str] = set()
    for players in range(title.game.least, title.game.most + 1):
        for s, seat, options in random_game(title.game, players, players):
            found = encoding.encode(title.game.view(s, seat))
            assert len(found) == encoding.size
            if "question" in encoding.parts():
                asked = [found[place] for place in encoding.parts()["question"]]
                assert sum(asked) == (1 if options else 0)
                seen.update(str(asked.index(1)) for _ in options)
            if "active" in encoding.parts() and title.game.view(s, seat)["active"] == seat:
                assert found[encoding.parts()["active"].start] == 1, "seats are counted from the viewer"
            assert len(encoding.encode(title.game.view(s, SPECTATOR))) == encoding.size
    assert len(seen) > 5 or title is CONNECT_FOUR


@every_title
def test_an_encoding_reads_the_view_and_nothing_else(title: Title) -> None:
    """The view as it would come over the wire gives the same numbers."""
    encoding = encoding_of(title)
    for s, seat, _ in random_game(title.game, title.game.least, 3):
        view = title.game.view(s, seat)
        assert encoding.encode(json.loads(json.dumps(view))) == encoding.encode(view)


SHORT_WAYS: Final = [title for title in TITLES if type(encoding_of(title)).observe is not Encoding.observe]
"""Titles that make observations without making the view first."""


def heard_in_a_game(title: Title, encoding: Encoding, players: int, seed: int) -> set[str]:
    """Observe a random game; what of an observation ever said something."""
    game, told = title.game, 0
    s, luck = game.begin(players, SHORT[game.id]), Luck(seed)
    while True:
        for seat in (OPEN_EYES, SPECTATOR, *range(players)):
            found = encoding.observe(game, s, seat)
            assert found == encoding.encode(game.view(s, seat))
            told |= int.from_bytes(found, "little")
        if s.over:
            break
        if s.bounds:
            game.settle(s, luck.draw(s.bounds))
        else:
            asked = next_seat(s)
            options = game.options(s, asked)
            game.act(s, asked, options[luck.below(len(options))])
    ever = told.to_bytes(encoding.size, "little")
    return {
        name.partition(": ")[2] or name
        for name, part in encoding.parts().items()
        if any(ever[part.start : part.stop])
    }


@pytest.mark.parametrize("title", SHORT_WAYS, ids=[title.game.id for title in SHORT_WAYS])
def test_the_short_way_to_an_observation_shows_what_the_view_shows(title: Title) -> None:
    """Of every position, also before the deal, amid luck and at the end, for everybody who may look."""
    encoding, game = encoding_of(title), title.game
    names = {name.partition(": ")[2] or name for name in encoding.parts()}
    heard: set[str] = set()
    for seed in range(30):  # what is rare does not happen in the first games
        for players in range(game.least, game.most + 1):
            heard |= heard_in_a_game(title, encoding, players, 10 * seed + players)
        if heard == names:
            break
    assert heard == names, "else it says little"


def test_every_field_of_leaders_says_what_the_view_says() -> None:
    """A second reading of the bytes, by the names of the fields, back into the words of the view."""
    title = title_of("leaders")
    parts = encoding_of(title).parts()
    for players in (4, 7, 8):
        for s, asked, _ in random_game(title.game, players, players):
            seat = (asked + 1) % players
            view = title.game.view(s, seat)
            found = encoding_of(title).encode(view)
            told = {name: [found[place] for place in part] for name, part in parts.items()}
            around = [(seat + far) % players for far in range(players)]
            assert told["players"].index(1) == players - 4
            assert told["turn"] == [view["turn"]]
            assert (told["centre"], told["deck"]) == ([view["centre"]], [view["deck"]["size"]])
            assert told["dropping"] == [view["dropping"]]
            assert members(told["waiting"], around) == sorted(view["waiting"])
            assert members(told["active"], around) == single(view["active"])
            assert members(told["victim"], around) == single(view["victim"])
            assert members(told["using"], ARTIFACTS) == single(view["using"])
            assert members(told["aside"], ARTIFACTS) == single(view["aside"])
            assert members(told["drawn"], ARTIFACTS) == sorted(view["seats"][seat]["drawn"])
            places = [3 * other + slot for other in around for slot in range(3)]
            named = members(told["named recruits"], places) + members(told["named players"], around)
            assert named == sorted(set(view["named"]))
            for far, other in enumerate(around):
                mine = {name.partition(": ")[2]: told[name] for name in told if f"seat +{far}:" in name}
                assert_seat(mine, view["seats"][other], around)
            assert not any(sum(told[name]) for name in told if name.startswith(f"seat +{players}:"))


def members(numbers: list[int], names: list[Any]) -> list[Any]:
    """What the ones stand for; nothing stands behind the last name."""
    assert not any(numbers[len(names) :])
    return sorted(name for number, name in zip(numbers, names, strict=False) if number)


def single(value: Any) -> list[Any]:
    return [] if value is None else [value]


def assert_seat(told: dict[str, list[int]], seat: dict[str, Any], around: list[int]) -> None:
    assert told["there"] == [1]
    assert (told["wastelander"], told["skips"]) == ([seat["wastelander"]], [seat["skips"]])
    assert members(told["team"], list(TEAMS)) == single(seat["team"])
    assert told["gun"] == [seat["gun"] is not None]
    assert members(told["aims at"], around) == single(seat["gun"] and seat["gun"]["target"])
    assert told["artifacts"] == [seat["artifacts"]]
    assert members(told["hand"], ARTIFACTS) == sorted(seat["hand"])
    for recruit in seat["row"]:
        assert told[f"{recruit['slot']} exposed"] == [recruit["exposed"]]
        assert members(told[f"{recruit['slot']} card"], list(KINDS)) == single(recruit["card"])


@pytest.mark.parametrize(("title", "players"), CASES)
def test_hidden_parts_swapped_under_an_environment_show_the_same(title: str, players: int) -> None:
    play, luck = Play(title, players), Luck(players)
    different = 0
    for s, _ in positions(title, players, 5, 9, 30 if title == "show" else 180):
        for seat in range(players):
            play.place(s)
            mine = (play.seat, play.observe(seat), play.mask() if play.seat == seat else None)
            for twin in twins(title, s, seat, luck):
                play.place(twin)
                assert (play.seat, play.observe(seat), play.mask() if play.seat == seat else None) == mine
                different += twin.digest() != s.digest()
    assert different > 10, "else the test would say little"


def test_what_a_seat_learns_is_seen_in_its_numbers_alone() -> None:
    game = title_of("leaders").game
    encoding = encoding_of(title_of("leaders"))
    card = encoding.parts()["seat +1: left card"]
    s = game.position({"players": 4, "A": {"row": "E S SL"}, "B": {"row": "EL S S"}})
    game.advance(s)
    game.act(s, 0, game.grammar.parse("interrogate B.left").code)
    while game.question(s).name == "react":
        game.act(s, next_seat(s), game.grammar.parse("pass").code)
    assert bytes(encoding.encode(game.view(s, 0))[card.start : card.stop]) == bytes([0, 0, 1, 0])
    other = encoding.parts()["seat +3: left card"]  # B, as C sees the table
    assert not any(encoding.encode(game.view(s, 2))[other.start : other.stop])


PINNED: Final = {
    ("leaders", 1): "fa03d24dcf63f943",
    ("dystopia", 1): "62e58f7938efa757",
    ("show", 1): "5ce11cba664fa0c2",
    ("connect-four", 1): "972f06899f98603e",
}


@every_title
def test_numbers_that_move_raise_the_version(title: Title) -> None:
    """Weights are bound to a version: if this fails, raise VERSION and write the new digest down."""
    encoding = encoding_of(title)
    numbers = encoding.numbers
    codes = [] if numbers is None else numbers.of(title.game.least, 1).codes
    actions = [title.game.grammar.action(code).text if code != NO_ACTION else "-" for code in codes]
    text = json.dumps([encoding.fields, actions])
    assert sha256(text.encode()).hexdigest()[:16] == PINNED[title.game.id, encoding.version]


def test_the_manual_tells_every_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails, `python tools/encodings_of_titles.py` writes the tables anew."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    made = importlib.import_module("encodings_of_titles")
    assert made.PAGE.read_text(encoding="utf-8").partition(made.BEGIN)[2] == made.tables().removeprefix(
        made.BEGIN
    )


def test_actions_are_found_by_number_and_in_words() -> None:
    play = Play("leaders", 5)
    play.begin(4)
    for number, action in zip(play.numbers(), play.offered, strict=True):
        assert isinstance(action, Action)
        assert play.action(number) == action
        assert play.number(action) == play.number(action.text) == number
