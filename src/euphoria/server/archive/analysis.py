"""A finished game judged choice by choice: what the processes of the desk do for it, a little at a time."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Final

import msgspec

from euphoria.bots.analysis import Analysis, Choice, analyst
from euphoria.bots.analysis.telling import tell
from euphoria.core import record as records
from euphoria.languages import Language
from euphoria.server.wire.analysis import (
    AnalysisState,
    AnalysisTold,
    ChancePoint,
    JudgedChoice,
    JudgedClaim,
    KeyMoment,
    KnownPoint,
    SeatAccount,
)

LITTLE: Final = 0.8
"""Seconds of the processor after which others have their turn."""


class Some(msgspec.Struct):
    """The next choices that were judged, and how many there are in all."""

    total: int
    choices: list[Choice]


def judge_some(text: str, first: int) -> Some:
    """Judge choices from this one on, for a little while."""
    judging = analyst(text)
    total = len(judging.questions)
    found: list[Choice] = []
    until = time.process_time() + LITTLE
    while first + len(found) < total and (not found or time.process_time() < until):
        found.append(judging.judge(first + len(found)))
    return Some(total, found)


def sum_up(text: str, choices: list[Choice]) -> Analysis:
    return analyst(text).sum_up(choices)


@lru_cache(maxsize=8)
def told(text: str, body: str, language: Language) -> AnalysisState:
    """A kept analysis in words."""
    found = msgspec.json.decode(body, type=Analysis)
    words = tell(records.read(text), found, language)
    asdict = msgspec.structs.asdict
    analysis = AnalysisTold(
        games=found.games,
        length=found.length,
        curve=[ChancePoint(**asdict(point)) for point in found.curve],
        moments=[
            KeyMoment(
                at=swing.at, seat=None if swing.seat < 0 else swing.seat, words=said, change=swing.change
            )
            for swing, said in zip(found.swings, words.swings, strict=True)
        ],
        choices=[
            JudgedChoice(
                at=choice.at,
                seat=choice.seat,
                played=said.played,
                known_best=said.known,
                known_loss=choice.known.loss,
                open_best=said.open,
                open_loss=choice.open.loss,
            )
            for choice, said in zip(found.choices, words.choices, strict=True)
        ],
        accounts=[SeatAccount(**asdict(account)) for account in found.accounts],
        doubts=[KnownPoint(**asdict(doubt)) for doubt in found.doubts],
        claims=[
            JudgedClaim(
                at=claim.at, seat=claim.seat, words=said, verdict=claim.verdict, refuted=claim.refuted
            )
            for claim, said in zip(found.claims, words.claims, strict=True)
        ],
    )
    count = len(found.choices)
    return AnalysisState(running=False, done=count, total=count, analysis=analysis)
