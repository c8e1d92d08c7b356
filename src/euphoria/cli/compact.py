"""The table in a few lines, for the moment of a decision. `table` tells the same in full words.

A title may have a layout of its own (`Title.terminal`); any other gets its words, one paragraph per player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from euphoria.core.errors import EuphoriaError
from euphoria.terminal.face import face_of
from euphoria.terminal.screen import FAINT, STRONG, Screen

if TYPE_CHECKING:
    from euphoria.core.match import Match
    from euphoria.speech import Speech


def show_words(screen: Screen, speech: Speech, view: dict[str, Any], match: Match | None = None) -> None:
    """The table in words: lines that belong together run on in one paragraph.

    With the match also what is printed on the table, for whoever cannot see it.
    """
    for head, *facts in _paragraphs(speech.lines(view, match)):
        line = Text(head, STRONG if facts else "")
        for number, fact in enumerate(facts):
            closed = number == 0 or facts[number - 1].endswith(".")
            line.append(f" {fact}" if closed else f"; {fact}", "")
        screen.write(line, indent=2 if facts else 0)


def _paragraphs(lines: list[str]) -> list[list[str]]:
    """Each line that is not indented, with the indented ones under it."""
    found: list[list[str]] = []
    for line in lines:
        if line.startswith(" ") and found:
            found[-1].append(line.strip())
        else:
            found.append([line])
    return found


def show(screen: Screen, speech: Speech, view: dict[str, Any], *, legend: bool = True) -> None:
    face = face_of(view["title"])
    (show_words if face is None else face.layout)(screen, speech, view)
    if legend and face is not None:
        screen.write(speech.say(face.legend), FAINT, indent=2)


def show_own(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """The reader's own part of the table, where a title has a short form of it."""
    face = face_of(view["title"])
    if face is not None and face.own is not None:
        face.own(screen, speech, view)


def show_picture(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """The picture of the table and how it is read, where a title has one."""
    face = face_of(view["title"])
    if face is not None and face.picture:
        screen.write()
        show(screen, speech, view)


def show_odds(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """What can be counted about hidden cards, where a title counts it."""
    face = face_of(view["title"])
    if face is None or face.odds is None:
        screen.write(speech.say("cli-no-odds"))
        return
    try:
        face.odds(screen, speech, view)
    except EuphoriaError:
        screen.write(speech.say("cli-odds-later"))
