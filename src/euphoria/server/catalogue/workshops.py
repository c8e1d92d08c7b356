"""What players build for a title themselves, looked at by the title."""

from __future__ import annotations

import msgspec

from euphoria.core.errors import BadSetup
from euphoria.languages import Language
from euphoria.registry import title as title_of
from euphoria.server.common.errors import Problem, from_rules
from euphoria.server.wire.play import Board


def look_at(title: str, wanted: bytes, language: Language) -> Board:
    """`wanted` is JSON, for it comes from another process."""
    try:
        workshop = title_of(title).workshop
        if workshop is None:
            raise Problem("not-found", "problems-no-workshop")
        return Board(board=workshop(msgspec.json.decode(wanted), language))
    except BadSetup as error:
        raise from_rules(error, "bad-request") from None
