"""What happened, told so that it can be read: one paragraph for each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from euphoria.terminal.screen import HEADING, STRONG, Screen

if TYPE_CHECKING:
    from euphoria.core.match import Match
    from euphoria.speech import Speech


def tell(screen: Screen, speech: Speech, match: Match, events: list[dict[str, Any]]) -> None:
    """The events in a paragraph per turn; what concerns the reader stands out."""
    from euphoria.core.game import SEAT_FIELDS

    paragraphs: list[Text] = [Text()]
    for event in events:
        begins = event["event"].endswith("-turn")
        if begins:
            paragraphs.append(Text())
        mine = speech.you is not None and any(event.get(field) == speech.you for field in SEAT_FIELDS)
        text = paragraphs[-1]
        text.append(" " if text else "")
        text.append(speech.event(match, event), HEADING if begins else STRONG if mine else "")
    for text in paragraphs:
        if text:
            screen.write()
            screen.write(text)
