"""The engine room: what all titles share. Knows no title, does no I/O, draws no luck by itself."""

from __future__ import annotations


def native() -> bool:
    """Do the compiled engines run (True) or the pure ones (False)?"""
    from euphoria.core import flow

    return str(getattr(flow, "__file__", "")).endswith((".so", ".pyd"))
