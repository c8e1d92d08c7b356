"""The commands about maps of the show: check a file, draw it, list the packaged ones, make one by luck."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.maps.checker import Fault, faults
from euphoria.games.show.rules.maps.library import FIELDS, field_named
from euphoria.games.show.rules.maps.mistakes import BadMap
from euphoria.games.show.rules.maps.reader import read_field
from euphoria.games.show.rules.maps.twins import SYMMETRIES
from euphoria.games.show.speech.map_texts import as_toml
from euphoria.games.show.speech.maps import fault_told, mistake_told, place_told
from euphoria.games.show.terminal.map_files import read_map
from euphoria.games.show.terminal.toml_files import BadFile
from euphoria.terminal.desk import Desk
from euphoria.terminal.screen import BAD, FAINT, GOOD, STRONG

FAILED = 1


def check(desk: Desk, which: str) -> int:
    """Say whether a table is fit to play on: 0 if it is, 1 if a rule is broken."""
    field = _field(desk, which)
    found = faults(field)
    for fault in found:
        _tell(desk, fault)
    if any(fault.is_error for fault in found):
        desk.screen.write(desk.say("cli-map-unfit", name=field.name), BAD)
        return FAILED
    desk.screen.write(desk.say("cli-map-fit", name=field.name, count=len(field.elements)), GOOD)
    return 0


def _tell(desk: Desk, fault: Fault) -> None:
    head = desk.say("cli-map-error" if fault.is_error else "cli-map-warning")
    lead = Text.assemble((head, BAD if fault.is_error else STRONG), (f" {fault.rule}  ", FAINT))
    desk.screen.write(fault_told(desk.speech, fault), lead=lead)


def draw(desk: Desk, which: str, out: Path | None) -> None:
    """The map as SVG, to a file or to the standard output."""
    from euphoria.games.show.drawing import draw_field

    _put(desk, draw_field(_field(desk, which)), out)


def show_list(desk: Desk) -> None:
    """The packaged maps, with what they are like."""
    desk.screen.pairs([(name, desk.say(f"cli-map-about-{name}")) for name in FIELDS])


def make(desk: Desk, seed: int, width: int, depth: int, symmetry: str | None, out: Path | None) -> None:
    """A table made by luck, as a map file."""
    from euphoria.games.show.rules.maps.generator import LONGEST_SIDE, SHORTEST_SIDE, make_map

    if symmetry is not None and symmetry not in SYMMETRIES:
        raise desk.complaint("cli-map-symmetry", word=symmetry[:40], known=", ".join(SYMMETRIES))
    if not (SHORTEST_SIDE <= width <= LONGEST_SIDE and SHORTEST_SIDE <= depth <= LONGEST_SIDE):
        raise desk.complaint("cli-map-side", least=SHORTEST_SIDE, most=LONGEST_SIDE)
    _put(desk, as_toml(make_map(seed, width=width, depth=depth, symmetry=symmetry)), out)


def _field(desk: Desk, which: str) -> Field:
    """A packaged map by its name, or the map of a file."""
    if which in FIELDS:
        return field_named(which)
    data = _data(desk, Path(which))
    try:
        field = read_field(data)
    except BadMap as fault:
        place, words = place_told(desk.speech, fault), mistake_told(desk.speech, fault)
        raise desk.complaint("cli-map-bad", file=which, place=place, fault=words) from None
    field.name = field.name if "name" in data else Path(which).stem[:40]
    return field


def _data(desk: Desk, path: Path) -> dict[str, Any]:
    try:
        return read_map(path)
    except OSError as error:
        if not path.suffix and len(path.parts) == 1:
            raise desk.complaint("problems-map-unknown", map=str(path), known=", ".join(FIELDS)) from None
        raise desk.complaint("cli-cannot-read", file=str(path), reason=desk.reason(error)) from None
    except BadFile as fault:
        raise desk.complaint(f"cli-map-{fault.id}", file=str(path), **fault.facts) from None


def _put(desk: Desk, text: str, out: Path | None) -> None:
    if out is None:
        sys.stdout.write(text)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise desk.complaint("cli-cannot-write", file=str(out), reason=desk.reason(error)) from None
    desk.screen.write(desk.say("cli-map-written", file=str(out)))
