"""Pleasant at the prompt: everything public says what it is and has an example, which pytest runs."""

import inspect
import pkgutil
from importlib import import_module

import pytest

import euphoria
from euphoria import core
from euphoria.core.errors import EuphoriaError, Refusal
from euphoria.core.events import Event
from euphoria.core.match import Match
from euphoria.core.outline import outline
from euphoria.core.record import Proof, Record, read, verify
from kit.play import audience, play_to_end, step, walk
from kit.titles import TITLES, Title, every_table, every_title, key_of, new_match

INNER = {"Heard", "Frame", "Codes"}
"""Parts of the engine room that nobody makes or meets from outside; the steps of procedures are others."""


def public_classes() -> list[type]:
    found: list[type] = []
    for module in pkgutil.iter_modules(core.__path__):
        for name, value in vars(import_module(f"euphoria.core.{module.name}")).items():
            if inspect.isclass(value) and value.__module__.endswith(module.name):
                if name not in INNER and not name.startswith("_") and not name.endswith("Step"):
                    found.append(value)
    return found


NAMES = [name for name in euphoria.__all__ if not name.startswith("_")]


@pytest.mark.parametrize("name", NAMES)
def test_every_public_name_has_an_example(name: str) -> None:
    """That examples run is seen by pytest itself: it collects them."""
    assert ">>> " in (inspect.getdoc(getattr(euphoria, name)) or "")


def examples(documented: object) -> str:
    """What one would type at the prompt."""
    lines = (inspect.getdoc(documented) or "").splitlines()
    return "\n".join(line for line in lines if line.startswith((">>> ", "... ")))


@pytest.mark.parametrize("name", [name for name in NAMES if inspect.isclass(getattr(euphoria, name))])
def test_every_member_of_a_public_class_is_explained_and_used_in_an_example(name: str) -> None:
    one = getattr(euphoria, name)
    for member, value in vars(one).items():
        if member.startswith("_") or not (inspect.isroutine(value) or isinstance(value, property)):
            continue
        assert inspect.getdoc(value), f"{name}.{member} has no docstring"
        assert f".{member}" in examples(one) + examples(value), f"{name}.{member} has no example"


@pytest.mark.parametrize("one", public_classes(), ids=lambda one: one.__name__)
def test_every_public_class_of_the_core_has_an_example(one: type) -> None:
    if one.__name__ != "Step":
        assert ">>> " in (one.__doc__ or "")


def speaks(thing: object) -> bool:
    return " object at 0x" not in repr(thing) and "\n" not in repr(thing)


@every_title
def test_whatever_a_game_hands_out_says_what_it_is(title: Title) -> None:
    match = new_match(title, title.game.least, "prompt")
    seen: set[type] = set()
    for luck in walk(match, 5, most=40):
        decision = match.decisions[0]
        things: list[object] = [match, match.state, match.game, decision, *decision.options, *match.game.book]
        things += [refusal for _, refusal in decision.refused]
        things += [match.preview(decision.seat, decision.options[luck.below(len(decision.options))])]
        things += match.game.forms().values()
        assert all(speaks(thing) for thing in things)
        seen |= {type(thing) for thing in things}
    record = read(match.record(with_key=True))
    proof = verify(record)
    assert speaks(record) and speaks(proof)
    assert {Record, Proof} == {type(record), type(proof)}
    assert Refusal in seen or title.id != "leaders"


def test_an_event_names_those_who_hear_it() -> None:
    match = new_match(TITLES[0], 4, "events")
    told = [event for _, event in match._told]
    assert all(isinstance(event, Event) and speaks(event) for event in told)
    assert repr(told[0]) == "<Event: leaders-dealt (L-2.7), for everybody>"
    assert repr(told[1]).endswith(", for A>")


def test_a_match_says_what_it_waits_for() -> None:
    fresh = Match(TITLES[0].game, 4, {}, key_of("luck"))
    assert repr(fresh) == "<Match of leaders, 4 players, after 0 actions: luck is due (deal)>"
    fresh.start()
    assert repr(fresh).endswith(": A, B, C, D owe arrange>")
    for decision in fresh.decisions[:3]:
        fresh.act(decision.seat, decision.options[0])
    assert repr(fresh).endswith("after 3 actions: D owes arrange>")


@every_table
def test_a_match_says_how_it_ended(title: Title, players: int) -> None:
    match = play_to_end(new_match(title, players, "the end"), 3)
    assert match.result is not None
    winners = ", ".join("ABCDEFGH"[seat] for seat in match.result["winners"]) or "nobody"
    assert repr(match).endswith(f": over ({match.result['way']}), won by {winners}>")


@every_title
def test_printing_a_match_tells_what_everybody_may_know_and_no_more(title: Title) -> None:
    match = new_match(title, title.game.least, "print")
    for _ in walk(match, 7, most=30):
        assert str(match).split("\n") == [repr(match), *outline(match.view(None))]


def test_a_view_in_short_leaves_out_what_says_nothing() -> None:
    view = {
        "turn": 0,
        "goods": {"food": 0, "water": 2},
        "none": {"food": 0},
        "seats": [{"seat": 0, "row": [{"slot": "left", "card": None}], "skips": True}, {"seat": 1}],
        "waiting": [0, 1],
    }
    assert outline(view) == [
        "goods: water 2",
        "seats:",
        "  seat 0, row ((slot left)), skips",
        "  seat 1",
        "waiting: 0 1",
    ]


def test_show_prints_the_table_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    for title in euphoria.titles():
        match = euphoria.new(title, players=euphoria.game(title).least, key=bytes(32))
        for eyes in (*audience(match), "open"):
            euphoria.show(match, eyes, language="es")  # type: ignore[arg-type]
            assert capsys.readouterr().out.count("\n") > 5


# ------------------------------------------------------------------ decisions kept for too long


@every_title
def test_a_decision_that_is_no_longer_owed_says_so(title: Title) -> None:
    match = new_match(title, title.game.least, "stale")
    decision = match.decisions[0]
    assert decision.owed
    match.act(decision.seat, decision.options[0])
    while match.decision(decision.seat) is not None and not match.over:
        match.act(match.decisions[0].seat, match.decisions[0].options[0])
    assert not decision.owed and repr(decision).endswith(", no longer owed>")
    for ask in ("options", "idle", "refused", "region"):
        with pytest.raises(EuphoriaError, match="no longer owes this decision"):
            getattr(decision, ask)


@every_title
def test_after_the_end_a_decision_says_that_the_game_is_over(title: Title) -> None:
    match = new_match(title, title.game.least, "stale end")
    last = None
    for luck in walk(match, 11, most=20_000):
        last = match.decisions[0]
        step(match, luck)
        if match.over:
            break
    assert match.over and last is not None
    assert repr(last).endswith(", no longer owed>")
    for ask in ("options", "idle", "refused", "region"):
        with pytest.raises(EuphoriaError, match="The game is over"):
            getattr(last, ask)
