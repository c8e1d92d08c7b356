"""`euphoria tournament`: bots against bots, every kind alone among every other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from euphoria.cli.play import check_kind
from euphoria.cli.simulating import bar, player_counts
from euphoria.terminal.desk import Desk

if TYPE_CHECKING:
    from euphoria.lab import Interval
    from euphoria.lab.ratings import Rated
    from euphoria.lab.tournament import Contest, Standing


def tournament(
    desk: Desk,
    title: str,
    kinds: str | None,
    players: str | None,
    games: int,
    seed: int,
    jobs: int | None,
    keep: Path | None,
    as_json: bool,
    ladder: bool = False,
) -> None:
    from euphoria import bots
    from euphoria.lab import tournament as lab

    game = desk.game(title)
    counts = player_counts(desk, game, players)
    wanted = bots.kinds(title) if kinds is None else [kind.strip() for kind in kinds.split(",")]
    for kind in wanted:
        check_kind(desk, title, kind)
    if len(set(wanted)) < max(2, len(wanted)):
        raise desk.complaint("cli-tournament-two")
    if games < 1:
        raise desk.complaint("cli-bad-games", games=games)
    if jobs is not None and jobs < 1:
        raise desk.complaint("cli-bad-jobs", jobs=jobs)
    plan = lab.contest(title, wanted, counts, games, seed, ladder=ladder)
    try:
        with bar(desk, games * len(plan.pairings())) as progress:
            standings = lab.tournament(plan, jobs, keep, progress)
    except lab.OtherTournament as error:
        raise desk.complaint("cli-tournament-file", file=str(keep)) from error
    except OSError as error:
        raise desk.complaint("cli-cannot-write", file=str(keep), reason=desk.reason(error)) from error
    rated = rate(standings)
    if as_json:
        print(json.dumps(lab.report(plan, standings, rated), ensure_ascii=False, indent=2))
    else:
        show(desk, plan, standings)
        show_ratings(desk, rated)


def rate(standings: list[Standing]) -> list[Rated] | None:
    """The ratings; None where openskill is missing."""
    from euphoria.lab.ratings import MissingRatings, ratings

    try:
        return ratings(standings)
    except MissingRatings:
        return None


def show_ratings(desk: Desk, rated: list[Rated] | None) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    if rated is None:
        desk.screen.write(desk.say("cli-tournament-unrated"))
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(desk.say("cli-tournament-kind"))
    table.add_column(desk.say("cli-tournament-rating"), justify="right")
    for one in rated:
        value, low, high = (desk.number(number) for number in one.rating)
        table.add_row(one.kind, f"{value} ({low} – {high})")
    desk.screen.console.print(table)
    desk.screen.write(desk.say("cli-tournament-rated"))


def show(desk: Desk, plan: Contest, standings: list[Standing]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    screen = desk.screen
    screen.heading(desk.speech.title(plan.title))
    screen.write(desk.say("cli-tournament-games", games=plan.games, seed=str(plan.seed)))
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in ("table", "count", "share", "lead", "rounds"):
        side: Literal["left", "right"] = "left" if name == "table" else "right"
        table.add_column(desk.say(f"cli-tournament-{name}"), justify=side, no_wrap=True)
    for one in standings:
        guest, hosts, players = one.pairing
        table.add_row(
            f"1 {guest}, {players - 1} {hosts}",
            str(one.games),
            f"{desk.number(100 * one.share.value)} ({100 * one.share.low:.0f}–{100 * one.share.high:.0f})",
            _signed(desk, one.lead),
            desk.number(one.rounds),
        )
    screen.console.print(table)
    screen.write(desk.say("cli-tournament-how"))


def _signed(desk: Desk, lead: Interval) -> str:
    return f"{desk.number(100 * lead.value, '+.1f')} ({100 * lead.low:+.0f} – {100 * lead.high:+.0f})"
