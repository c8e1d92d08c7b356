"""What not everybody has installed: asked for where it is needed, with one sentence if it is missing."""

from __future__ import annotations

from importlib.util import find_spec

from euphoria.core.errors import EuphoriaError


class Missing(EuphoriaError):
    """A library is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(
            f"This needs {library}, which is not installed: pip install 'euphoria[{extra}]'.",
            "lab-missing",
            {"library": library, "extra": extra},
        )


def need(extra: str, *libraries: str) -> None:
    """Refuse at once, and not in the middle of the work, if one of these is missing."""
    for library in libraries:
        if find_spec(library) is None:
            raise Missing(library, extra)
