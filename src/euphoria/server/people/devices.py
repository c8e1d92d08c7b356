"""Devices from which somebody has come in before.

Others may guess at a login until no more guesses are taken; whoever came in from this device before goes on.
The mark opens nothing: it only says that guesses from here are counted apart.
"""

from __future__ import annotations

import secrets
from typing import Final

from euphoria.server.common import ids

COOKIE: Final = "euphoria-device"
DAYS: Final = 400
MOST: Final = 5
"""Logins that one device is known by."""
_BETWEEN: Final = "~"


def known(secret: str, cookie: str, login: str) -> str:
    """What guesses from this device are counted by; empty: nobody has come in by this login from here."""
    for mark in cookie.split(_BETWEEN)[:MOST]:
        nonce, _, signed = mark.partition(".")
        if nonce and ids.same(signed, _signature(secret, nonce, login)):
            return nonce
    return ""


def with_mark(secret: str, cookie: str, login: str) -> str:
    """The cookie of a device from which somebody has come in by this login."""
    if known(secret, cookie, login):
        return cookie
    nonce = secrets.token_hex(8)
    marks = [mark for mark in cookie.split(_BETWEEN) if mark][: MOST - 1]
    return _BETWEEN.join([f"{nonce}.{_signature(secret, nonce, login)}", *marks])


def _signature(secret: str, nonce: str, login: str) -> str:
    return ids.signature(secret, "device", nonce, login.casefold())
