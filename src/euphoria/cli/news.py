"""What happened, told so that it can be read: what matters most first, then a paragraph for each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from euphoria.core.game import SEAT_FIELDS
from euphoria.terminal.face import face_of
from euphoria.terminal.screen import ALARM, HEADING, STRONG, Screen

if TYPE_CHECKING:
    from euphoria.core.match import Match
    from euphoria.speech import Speech


def tell(screen: Screen, speech: Speech, match: Match, events: list[dict[str, Any]]) -> None:
    """The events; what concerns the reader stands out, and what is urgent for the reader comes before all."""
    face = face_of(match.title)
    if face is not None and face.urgent is not None and speech.you is not None:
        you = speech.you
        _urgent(screen, [speech.event(match, event) for event in events if face.urgent(event, you)])
    if face is not None and face.told is not None:
        _one_a_line(screen, speech, face.told(speech, match, events))
    else:
        _paragraphs(screen, speech, match, events)


def _urgent(screen: Screen, sentences: list[str]) -> None:
    if sentences:
        screen.write()
    for sentence in sentences:
        screen.write(sentence, ALARM, lead=Text("!! ", ALARM))


def _one_a_line(screen: Screen, speech: Speech, told: list[tuple[dict[str, Any], str]]) -> None:
    for event, sentence in told:
        if event["event"].endswith("-turn"):
            screen.heading(sentence)
        else:
            screen.item(sentence, STRONG if _is_about(speech, event) else "")


def _is_about(speech: Speech, event: dict[str, Any]) -> bool:
    return speech.you is not None and any(event.get(field) == speech.you for field in SEAT_FIELDS)


def _paragraphs(screen: Screen, speech: Speech, match: Match, events: list[dict[str, Any]]) -> None:
    paragraphs: list[Text] = [Text()]
    for event in events:
        begins = event["event"].endswith("-turn")
        if begins:
            paragraphs.append(Text())
        mine = _is_about(speech, event)
        text = paragraphs[-1]
        text.append(" " if text else "")
        text.append(speech.event(match, event), HEADING if begins else STRONG if mine else "")
    for text in paragraphs:
        if text:
            screen.write()
            screen.write(text)
