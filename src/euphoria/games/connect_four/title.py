"""Connect four under one roof: the example to copy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from euphoria.games.connect_four.rules import ConnectFour
from euphoria.registry import Title

if TYPE_CHECKING:
    from euphoria.encoding import Encoding
    from euphoria.speech.title import TitleSpeech


def speech() -> TitleSpeech:
    from euphoria.games.connect_four.speech import ConnectFourSpeech

    return ConnectFourSpeech()


@cache
def encoding() -> Encoding:
    from euphoria.games.connect_four.encoding import ConnectFourEncoding

    return ConnectFourEncoding()


TITLE = Title(ConnectFour(), speech, bots={}, encoding=encoding)
