"""The workshop of maps: what a client that builds one asks, and what it hears, in the reader's language.

A question names what it is about: `made` (the data of a map), `text` (a file as people write it), `start` (a
packaged map) or `seed` (one made by luck). The answer has the data, all that is wrong with them, each at its
element, the table as far as it can be read, the file, and on demand (`compare`) what each side gets.
"""

from __future__ import annotations

import json
from typing import Any, Final, cast

from euphoria.core.errors import BadSetup
from euphoria.games.show.rules import view_types as seen
from euphoria.games.show.rules.box.data import INCH
from euphoria.games.show.rules.maps.checker import Fault
from euphoria.games.show.rules.maps.fairness import Measure, fairness
from euphoria.games.show.rules.maps.generator import make_map
from euphoria.games.show.rules.maps.library import check_length, map_named
from euphoria.games.show.rules.maps.mistakes import BadMap
from euphoria.games.show.rules.maps.printed import drawn_field
from euphoria.games.show.rules.maps.survey import Survey, survey
from euphoria.games.show.rules.maps.twins import SYMMETRIES
from euphoria.games.show.speech.map_texts import BadText, as_toml, data_of
from euphoria.games.show.speech.maps import amount, fault_told, mistake_told
from euphoria.speech import Speech

LARGEST_SEED: Final = 2**53 - 1
"""Browsers count no further."""


def at_the_bench(wanted: dict[str, Any], language: str) -> dict[str, Any]:
    """One question; `BadSetup` for what is none."""
    speech = Speech(language)
    data = _data(speech, wanted)
    found = survey(data)
    field = found.field
    answer: seen.Surveyed = {
        "made": data,
        "text": as_toml(data) if field is not None and not found.mistakes else "",
        "field": None if field is None else drawn_field(field),
        "origins": found.origins if field is not None else [],
        "complaints": [
            *(_mistake(speech, number, mistake) for number, mistake in found.mistakes),
            *(_fault(speech, found, fault) for fault in found.faults),
        ],
        "fit": found.is_fit,
        "compared": [],
    }
    if wanted.get("compare") is True and field is not None and not found.mistakes:
        answer["compared"] = [_compared(speech, measure) for measure in fairness(field)]
    return cast("dict[str, Any]", answer)


def _data(speech: Speech, wanted: dict[str, Any]) -> Any:
    """The data of the map that is asked about."""
    match wanted:
        case {"text": str(text)}:
            check_length(text)
            try:
                # Dates are no part of a map; as texts they are refused like any other.
                return json.loads(json.dumps(data_of(text), default=str))
            except BadText as bad:
                raise BadSetup(
                    f"This is no map file: it is no TOML from line {bad.line} on.",
                    "problems-map-text",
                    {"line": str(bad.line)},
                ) from None
        case {"start": str(name)}:
            return map_named(name)
        case {"seed": int(seed)} if 0 <= seed <= LARGEST_SEED and not isinstance(seed, bool):
            symmetry = wanted.get("symmetry")
            data = make_map(seed, symmetry=symmetry if symmetry in SYMMETRIES else None)
            return {**data, "name": speech.say("show-workshop-made", seed=str(seed))}
        case {"made": made}:
            return made
        case _:
            raise BadSetup(
                "Say which map is meant: its data, a file, the name of a packaged one or a number to make one"
                " from.",
                "problems-map-which",
            )


def _mistake(speech: Speech, number: int, mistake: BadMap) -> seen.Complaint:
    part = mistake.where.part
    told = mistake_told(speech, mistake)
    return {
        "elements": [number] if number >= 0 else [],
        "part": part,
        "rule": "",
        "error": True,
        "at": None,
        "says": speech.say(f"show-workshop-{part or ('it' if number >= 0 else 'map')}", fault=told),
    }


def _fault(speech: Speech, found: Survey, fault: Fault) -> seen.Complaint:
    facts = fault.facts
    numbers = [facts[key] for key in ("element", "other") if key in facts]
    at = [round(float(facts[key]) * INCH) for key in ("x", "y")] if "x" in facts else None
    return {
        "elements": [found.origins[int(number) - 1] for number in numbers],
        "part": "",
        "rule": fault.rule,
        "error": fault.is_error,
        "at": at,
        "says": fault_told(speech, fault),
    }


def _compared(speech: Speech, measure: Measure) -> seen.Compared:
    south, north = amount(speech, measure, measure.south), amount(speech, measure, measure.north)
    even = "even" if measure.is_even else "south" if measure.south > measure.north else "north"
    return {
        "name": measure.name,
        "label": speech.say(f"show-fair-{measure.name}"),
        "south": south,
        "north": north,
        "even": measure.is_even,
        "says": speech.say(f"show-fair-{measure.name}.says", south=south, north=north, more=even),
    }
