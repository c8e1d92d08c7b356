"""Connect four in words: the example of a title's speech."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euphoria.games.connect_four.rules import COLUMN
from euphoria.speech.messages import Fact
from euphoria.speech.title import TitleSpeech

if TYPE_CHECKING:
    from euphoria.speech import Speech


class ConnectFourSpeech(TitleSpeech):
    """What its messages need to know."""

    def facts(self, speech: Speech, field: str, value: Any) -> dict[str, Fact]:  # noqa: ARG002
        return {field: COLUMN.words[value]}

    def table(self, speech: Speech, view: dict[str, Any]) -> list[str]:
        """The rows from the top, each as it can be read aloud."""
        board: list[str] = view["board"]
        rows = zip(range(len(board), 0, -1), board, strict=True)
        return [speech.say("connect-four-row", row=number, cells=" ".join(row)) for number, row in rows]
