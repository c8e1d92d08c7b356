"""`euphoria play`: sit down, play, see how it ended, play again."""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import euphoria
from euphoria import bots
from euphoria.cli import store
from euphoria.cli.compact import show, show_words
from euphoria.cli.session import Session, read_key, resumed, seeded_key
from euphoria.cli.talk import Leave, Talk
from euphoria.cli.typed import answer
from euphoria.core.actions import SEATS
from euphoria.core.errors import BadRecord, BadSetup
from euphoria.core.forms import LIST
from euphoria.terminal.desk import Complaint, Desk
from euphoria.terminal.screen import FAINT, STRONG

USUAL_PLAYERS = 5
LONGEST_NAME = 20


# ------------------------------------------------------------------ sitting down


def seated(
    desk: Desk,
    title: str,
    players: int | None,
    seat: str,
    kinds: str | None,
    key: bytes | None,
    name: str | None,
    options: list[str] | None = None,
) -> Session:
    """A new game with a person at one seat and bots at the others."""
    game = desk.game(title)
    count = desk.check_players(game, _usual(game.least, game.most) if players is None else players)
    place = seat_number(desk, seat, count)
    names = desk.say("cli-names").split()[:count]
    if name is not None and name.strip():
        names = _with_name(names, place, name.strip()[:LONGEST_NAME])
    settings = dict(setting(desk, title, text) for text in options or [])
    match = euphoria.new(title, players=count, key=key, names=names, options=settings)
    return Session(match, place, _bot_kinds(desk, title, kinds, count), store.new_path(title))


def setting(desk: Desk, title: str, text: str) -> tuple[str, Any]:
    """`turns=5`, `mission=rescue`, `house=must-flee`, or the data of a file: `map=yard.toml`."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise desk.complaint("cli-bad-setting", text=text)
    if value.endswith(".toml"):
        return name, _file_data(desk, value)
    form = desk.game(title).forms().get(name)
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        listed = form is not None and form.kind == LIST
        return name, [one.strip() for one in value.split(",")] if listed else value


def _file_data(desk: Desk, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(file).read_text("utf-8"))
    except OSError as error:
        raise desk.complaint("cli-cannot-read", file=file, reason=desk.reason(error)) from None
    except (ValueError, RecursionError):
        raise desk.complaint("cli-bad-toml", file=file) from None


def _usual(least: int, most: int) -> int:
    return min(max(USUAL_PLAYERS, least), most)


def seat_number(desk: Desk, letter: str, players: int) -> int:
    seats = SEATS[:players]
    if len(letter) != 1 or letter.upper() not in seats:
        raise desk.complaint("cli-bad-seat", seat=letter, first=seats[0], last=seats[-1])
    return seats.index(letter.upper())


def _with_name(names: list[str], seat: int, name: str) -> list[str]:
    """The person's name at their seat; a bot of the same name takes the one that became free."""
    spare = names[seat]
    given = [spare if other.casefold() == name.casefold() else other for other in names]
    given[seat] = name
    return given


def _bot_kinds(desk: Desk, title: str, asked: str | None, players: int) -> list[str]:
    """The kinds asked for in turn around the table; by default the usual one everywhere."""
    wanted = [bots.usual(title)] if asked is None else [kind.strip() for kind in asked.split(",")]
    for kind in wanted:
        check_kind(desk, title, kind)
    return [wanted[seat % len(wanted)] for seat in range(players)]


def check_kind(desk: Desk, title: str, kind: str) -> None:
    """A kind of bot, perhaps with who it is and with a number of games to imagine: `veteran+hunter:50`."""
    who, colon, simulations = kind.partition(":")
    name, plus, personality = who.partition("+")
    known = bots.kinds(title)
    if name not in known:
        raise desk.complaint("cli-bad-bot", kind=kind, title=title, kinds=", ".join(known))
    people = bots.personalities(title, name)
    if plus and personality not in people:
        names = ", ".join(people) or "–"
        raise desk.complaint(
            "cli-bad-personality", kind=name, personality=personality, title=title, names=names
        )
    try:
        bots.make(kind, title, 0)
    except BadSetup as error:
        assert colon, "only what stands behind a colon can be wrong here"
        raise desk.complaint("cli-bad-simulations", kind=name, simulations=simulations) from error


def chosen_key(desk: Desk, seed: str | None, key: str | None) -> bytes | None:
    if seed is not None and key is not None:
        raise desk.complaint("cli-seed-or-key")
    if key is not None:
        try:
            return read_key(key)
        except ValueError:
            raise desk.complaint("cli-bad-key") from None
    return None if seed is None else seeded_key(seed)


def continued(desk: Desk, path: Path) -> Session:
    """The game kept in a file."""
    try:
        session = resumed(path)
    except OSError as error:
        raise desk.complaint("cli-cannot-read", file=str(path), reason=desk.reason(error)) from None
    except BadRecord as error:
        raise Complaint(f"{path}: {desk.told(error)}") from None
    if session.match.over:
        raise desk.complaint("cli-is-over", file=str(path))
    return session


# ------------------------------------------------------------------ playing


def play(desk: Desk, session: Session, *, seeded: bool, in_words: bool) -> int:
    """Games until the person has had enough."""
    again: Session | None = session
    while again is not None:
        again = _one_game(Talk(desk, again, in_words), seeded)
    return 0


def _one_game(talk: Talk, seeded: bool) -> Session | None:
    """One game; the next one if a rematch is wanted."""
    try:
        talk.welcome()
        _to_the_end(talk)
    except (Leave, EOFError, KeyboardInterrupt):
        # The file was brought up to date before every question and after every answer.
        talk.goodbye()
        return None
    _show_end(talk)
    return _rematch(talk, seeded)


def _to_the_end(talk: Talk) -> None:
    session = talk.session
    talk.keep()
    while True:
        for _ in session.run():
            pass
        talk.keep()
        decision = session.decision
        # What is revealed at the end, the table shows at a glance.
        talk.tell([event for event in session.news() if not event["event"].endswith("-revealed")])
        if decision is None:
            return
        talk.ask(decision)
        while not answer(talk, decision, talk.read()):
            pass
        talk.keep()


# ------------------------------------------------------------------ the end


def _show_end(talk: Talk) -> None:
    match, screen = talk.match, talk.screen
    result = match.result
    assert result is not None
    screen.heading(talk.say(_outcome(result["winners"], talk.session.seat)))
    screen.write(talk.speech.result(match, result))
    screen.write()
    view = match.view(talk.session.seat)
    if talk.in_words:
        show_words(screen, talk.speech, view, match)
    else:
        show(screen, talk.plain, view, legend=False)
    _show_verdicts(talk)
    screen.write()
    if not talk.cannot_keep:
        screen.as_is(talk.say("cli-record", file=str(talk.session.path)), FAINT)


def _outcome(winners: list[int], seat: int) -> str:
    if not winners:
        return "cli-nobody-won"
    return "cli-you-won" if seat in winners else "cli-you-lost"


def _show_verdicts(talk: Talk) -> None:
    """Who lied when."""
    verdicts = talk.match.verdicts()
    if not verdicts:
        return
    talk.screen.heading(talk.say("cli-verdicts"))
    for said in verdicts:
        when = talk.say("cli-after-actions", count=said.ply)
        talk.screen.item(f"{when} {talk.speech.verdict(talk.match, said)}")


def _rematch(talk: Talk, seeded: bool) -> Session | None:
    talk.screen.write()
    talk.screen.write(talk.say("cli-rematch"), STRONG)
    try:
        wanted = talk.screen.ask("> ").casefold()
    except (EOFError, KeyboardInterrupt):
        wanted = ""
    if wanted not in ("r", talk.say("cli-rematch-letter")):
        talk.screen.write(talk.say("cli-thanks"))
        return None
    session = talk.session
    match = euphoria.rematch(session.match, _next_key(session) if seeded else None)
    return Session(match, session.seat, session.kinds, store.new_path(match.title))


def _next_key(session: Session) -> bytes:
    """A game that was asked for by its seed has rematches that follow from it."""
    key = session.match.key
    assert key is not None
    return sha256(b"rematch\n" + key).digest()


# ------------------------------------------------------------------ kept games


def show_kept(desk: Desk) -> None:
    kept = store.unfinished()
    if not kept:
        desk.screen.write(desk.say("cli-nothing-kept", folder=str(store.games())))
        return
    for number, game in enumerate(kept, 1):
        facts = desk.say(
            "cli-kept",
            title=desk.speech.title(game.title),
            names=", ".join(game.names),
            count=game.actions,
            when=f"{game.when:%Y-%m-%d %H:%M}",
        )
        desk.screen.write(facts, lead=f"{number:>3}  ")
        desk.screen.as_is(str(game.path), FAINT, indent=5)
    desk.screen.write(desk.say("cli-kept-how"), FAINT)


def kept_path(desk: Desk, which: str) -> Path:
    """A number of that list, or a file."""
    if not which.isdecimal() or len(which) > 6:
        return Path(which).expanduser()
    kept = store.unfinished()
    if not 1 <= int(which) <= len(kept):
        raise desk.complaint("cli-bad-kept", number=which, count=len(kept))
    return kept[int(which) - 1].path
