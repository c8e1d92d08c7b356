"""The doors to the outside: HTTP, websockets, a page."""

from __future__ import annotations
