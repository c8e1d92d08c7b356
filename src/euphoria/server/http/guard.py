"""What every request passes: is it for us, from our own pages? And the headers of every answer."""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from euphoria.server.common.errors import Problem
from euphoria.server.operations.settings import Settings

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self' blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The letter NUL in JSON: no backslash, or an even number of them, stands before it."""


class Guard:
    """ASGI middleware: adds the headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(MutableHeaders(scope=message), scope["path"], self.settings)
            await send(message)

        await self.app(scope, receive, with_headers)


def add_headers(headers: MutableHeaders, path: str, settings: Settings) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"


def check_no_nul(json: bytes) -> None:
    """PostgreSQL keeps no text with a NUL in it, and nobody writes one, so none is let in."""
    if b"\\u0000" in json and _NUL.search(json):
        raise Problem("bad-request", "problems-nul-text")


def check_address(path: str, query: bytes) -> None:
    """The same for addresses."""
    if "\x00" in path or b"%00" in query:
        raise Problem("bad-request", "problems-nul-address")


def check_host(headers: Headers, settings: Settings) -> None:
    """Are we the one who is called? A page elsewhere could have its name point at this machine."""
    name = _parts(f"//{headers.get('host', '')}")[0]
    if settings.public_url:
        known = name == urlsplit(settings.public_url).hostname or _is_local(name)
    else:
        known = name == settings.host or _is_local(name) or _is_address(name)
    if not known:
        raise Problem("not-allowed", "problems-other-name")


def _is_local(name: str) -> bool:
    return name in ("localhost", "127.0.0.1", "::1")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Does a browser say that one of our own pages sends this?"""
    origin = headers.get("origin", "")
    return origin in settings.origins or _parts(origin)[1] == headers.get("host", "-")


def _parts(url: str) -> tuple[str, str]:
    """The name in an address, and the name with its port; nothing of one that is none (`http://[`)."""
    try:
        parts = urlsplit(url)
        return parts.hostname or "", parts.netloc
    except ValueError:
        return "", ""


def check_origin(method: str, headers: Headers, settings: Settings, by_cookie: bool) -> None:
    """No other page may change anything in somebody's name."""
    if method in SAFE:
        return
    if "origin" in headers:
        if not is_own_origin(headers, settings):
            raise Problem("not-allowed", "problems-other-site")
    elif by_cookie and "x-euphoria" not in headers:
        # Browsers name the origin of such requests; programs that use a cookie must say that they mean it.
        raise Problem("not-allowed", "problems-no-origin")
