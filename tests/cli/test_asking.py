"""Questions typed at the table of the show: answered in words, in every language, and nothing changes."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from euphoria.cli.session import Session
from euphoria.cli.talk import Talk
from euphoria.cli.typed import answer, commands, questions
from euphoria.core.match import Match
from euphoria.terminal.desk import Desk
from kit.show_tables import GAME
from support import rule

SCENERY = [{"kind": "barricade", "name": "barricade", "box": [14, 8, 0.5, 4], "height": 1}]


class Seat:
    """A person at seat A, and what they read."""

    def __init__(self, match: Match, language: str = "en") -> None:
        desk = Desk(language)
        self._paper = io.StringIO()
        desk.screen.console = Console(file=self._paper, width=100, highlight=False, markup=False, emoji=False)
        match.names = ["Ana", "Bo"]
        session = Session(match, 0, ["random", "random"], Path("nowhere.jsonl"))
        self.talk = Talk(desk, session, in_words=True)
        self.match = match

    def type(self, text: str) -> str:
        """What comes of a line; it must change nothing."""
        decision = self.match.decisions[0]
        before = self.match.state.digest()
        self._paper.truncate(0)
        self._paper.seek(0)
        assert not answer(self.talk, decision, text)
        assert self.match.state.digest() == before
        return " ".join(self._paper.getvalue().split())


def table(phase: str = "weapons", **figures: dict[str, Any]) -> Match:
    facts: dict[str, dict[str, Any]] = {
        "A.nikolai": {"at": [10, 10]},
        "A.chastas": {"at": [5, 20]},
        "B.blanca": {"at": [15.1, 10]},
        "B.susan": {"at": [9, 20]},
    }
    for name, more in figures.items():
        facts[name.replace("_", ".")] = {**facts.get(name.replace("_", "."), {}), **more}
    match = Match(GAME, 2, {}, bytes(32))
    told = {"players": 2, "phase": phase, "order": list(facts), "scenery": SCENERY, "figures": facts}
    match.place(GAME.position(told))
    return match


def test_where_to() -> None:
    seat = Seat(table("positioning"))
    text = seat.type("where")
    assert "Nikolai (A) has 9 AP for movement and can go" in text
    assert "on the ground, from 1 AP on; at most, in inches: " in text and "south 9" in text
    way = seat.type("where 10,13.5")
    assert "To (10, 13.5) on the ground it costs 4 AP and leaves 5:" in way
    assert "move 10,13.5 (4 AP)" in way
    assert "it costs 12 AP and leaves 0:" in seat.type("where blanca 27,10")
    dear = seat.type("where 10,30")
    assert "would cost 21 AP, of which there are 9. There are not enough action points" in dear
    assert "There is no way to (0, 0)" in seat.type("where 0,0")


@rule("S-4.2", "S-14.3")
def test_see() -> None:
    seat = Seat(table())
    text = seat.type("see B.blanca")
    assert "Nikolai (A) sees Blanca Deluxe (B) on 3 of nine lines. cover it touches -2 (barricade #1)" in text
    assert "bottom: barricade #1 | barricade #1 | barricade #1" in text
    assert "Blanca Deluxe (B) sees Nikolai (A), too." in text
    assert "Blanca Deluxe (B): 3 free, cover it touches -2 (barricade #1)" in seat.type("see")
    assert "on 9 of nine lines" in seat.type("see B.blanca 18,10")
    assert "Chastas" in seat.type("see A.nikolai A.chastas")


def test_the_aim_is_a_question_and_an_action() -> None:
    seat = Seat(table())
    text = seat.type("aim? blanca")
    assert (
        "first weapon: aim 4 (5, point-blank +1 (S-14.11), cover it touches -2 (S-14.20)), shots: 5" in text
    )
    assert "shooter has moved -1" in seat.type("aim? blanca 18,10")
    # Without the mark it is the action, and this one is refused.
    assert "(S-14.8)" in seat.type("aim first B.blanca 6")
    decision = seat.match.decisions[0]
    assert answer(seat.talk, decision, "aim first B.blanca 2")


def test_odds() -> None:
    seat = Seat(table())
    text = seat.type("odds B.blanca 3")
    # Aim 4, luck 8, 9 and 0: an injury in 4 of 10 times 6 or 7 of 10.
    told = seat.match.ask(0, {"ask": "odds", "figure": "A.nikolai", "target": "B.blanca", "shots": 3})
    victim = told["victims"][0]
    assert f"Blanca Deluxe (B), 100 LP: hurt {victim['hurt']['percent']:g} %" in text
    assert "so many LP or more: 25: " in text and "75: " in text
    assert "both weapons: aim" in seat.type("odds B.blanca A.nikolai both")
    assert "'shots' is a whole number from 1 to 5" in seat.type("odds B.blanca 9")


def test_fight() -> None:
    seat = Seat(table("attack", B_blanca={"at": [11.18, 10]}))
    text = seat.type("fight")
    assert "Nikolai (A), 150 LP: free dice 0, dice to buy 3" in text
    # One die against one: 45 of 100 rolls are won, as many lost.
    assert "Buying 1 (1 against 1) deals wounds 0: 55 %, 1: 45 %; takes 0: 55 %, 1: 45 %; better 45 %" in text
    assert "Buying 3 (3 against 1)" in text
    charge = Seat(table("positioning")).type("fight B.susan")
    assert "free dice 1" in charge and "Buying 0 (1 against 1)" in charge


def test_measure_and_under() -> None:
    seat = Seat(table())
    assert "From Nikolai (A) to Blanca Deluxe (B): 3.92 inches" in seat.type("measure A.nikolai B.blanca")
    assert "in plan 3.92 inches, in height 0 inches" in seat.type("measure blanca")
    assert "From 1,1 to 4,5: 5 inches" in seat.type("measure 1,1 4,5")
    text = seat.type("under 13,10")
    assert "Blanca Deluxe (B), 100 LP, stays: hurt 100 %, killed 1 %, 50.5 LP lost on average" in text
    assert "Blanca Deluxe (B), 100 LP, flees: hurt 100 %, killed 0 %, 25.5 LP lost on average" in text
    assert "Nobody is under it." in seat.type("under 40,30")
    assert "Susan (B), 100 LP, stays" in seat.type("under A.chastas 1,0")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("see nobody", "'nobody' is neither a figure such as B.blanca"),
        ("odds", "Name a figure, such as B.blanca."),
        ("measure", "Name two things: figures, targets or places."),
        ("under", "Name a place, such as 12.5,3."),
        ("fight", "is in no fight"),
        ("aim? B.blanca 99,99", "That cannot be answered: 'at': 99,99 is not on the table."),
    ],
)
def test_what_cannot_be_asked_is_said(typed: str, sentence: str) -> None:
    assert sentence in Seat(table()).type(typed)


def test_two_figures_of_one_name_need_their_team() -> None:
    seat = Seat(table(B_nikolai={"at": [30, 30]}))
    assert "Which one: A.nikolai, B.nikolai?" in seat.type("see nikolai")


@pytest.mark.parametrize(
    ("language", "typed", "parts"),
    [
        ("es", "adónde 10,13.5", ["cuesta 4 PA y deja 5", "move 10,13.5 (4 PA)"]),
        ("es", "ver B.blanca", ["por 3 de nueve líneas", "libre"]),
        ("es", "puntería B.blanca", ["primera arma: Puntería 4"]),
        ("es", "medir B.blanca", ["3,92 pulgadas"]),
        ("ru", "куда 10,13.5", ["Путь стоит 4 ОД, останется 5"]),
        ("ru", "видно B.blanca", ["свободно 3 из девяти линий"]),
        ("ru", "меткость B.blanca", ["первое оружие: меткость 4"]),
        ("ru", "шансы B.blanca 3", ["100 ОЖ: ранение"]),
        ("ru", "под 13,10", ["остаётся: ранение 100 %"]),
        ("ru", "measure B.blanca", ["3,92 дюйма"]),
    ],
)
def test_other_languages(language: str, typed: str, parts: list[str]) -> None:
    phase = "positioning" if "10,13.5" in typed else "weapons"
    text = Seat(table(phase), language).type(typed)
    assert [part for part in parts if part not in text] == [], text


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_help_lists_the_questions_of_this_game_only(language: str) -> None:
    seat = Seat(table(), language)
    known = commands(seat.talk)
    assert all(known[command.name] is command for command in questions("show"))
    # `help` shows an example out of the options.
    seat.talk.ask(seat.match.decisions[0])
    text = seat.type("help")
    for command in questions("show"):
        assert seat.talk.say(command.word) in text
