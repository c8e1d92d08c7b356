"""`euphoria simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from euphoria.cli.play import check_kind, setting
from euphoria.core.actions import SEATS
from euphoria.core.game import Game
from euphoria.lab.report import Group
from euphoria.terminal.desk import INTERRUPTED, Complaint, Desk

if TYPE_CHECKING:
    from euphoria.lab import Interval, Report

_COUNTS = re.compile(r"^(\d{1,3})(?:-(\d{1,3}))?$")


def simulate(
    desk: Desk,
    title: str,
    games: int,
    players: str | None,
    kinds: str | None,
    seed: int,
    jobs: int | None,
    as_json: bool,
    options: list[str] | None = None,
    keep: Path | None = None,
    decisions: bool = False,
    cluster: str | None = None,
) -> None:
    from euphoria import bots, lab

    game = desk.game(title)
    counts = player_counts(desk, game, players)
    known = bots.kinds(title)
    # Bots that search are much slower than the others: only who asks for them waits for them.
    quick = [kind for kind in known if not bots.searches(kind, title)]
    wanted = quick if kinds is None else [kind.strip() for kind in kinds.split(",")]
    for kind in wanted:
        check_kind(desk, title, kind)
    if games < 1:
        raise desk.complaint("cli-bad-games", games=games)
    if jobs is not None and jobs < 1:
        raise desk.complaint("cli-bad-jobs", jobs=jobs)
    if decisions and keep is None:
        raise desk.complaint("cli-decisions-where")
    fixed, variants = _options(desk, title, options or [])
    try:
        with bar(desk, games) as progress:
            report = lab.simulate(
                title,
                games,
                counts,
                wanted,
                seed,
                jobs,
                progress,
                fixed,
                variants,
                keep=keep,
                decisions=decisions,
                cluster=cluster,
            )
    except KeyboardInterrupt:
        if keep is None:
            raise
        raise Complaint(desk.say("cli-sim-stopped", folder=str(keep)), INTERRUPTED) from None
    except OSError as error:
        if keep is None:
            raise
        raise desk.complaint("cli-sim-unkept", folder=str(keep), reason=desk.reason(error)) from None
    if as_json:
        print(json.dumps(report.to_json(), ensure_ascii=False, indent=2))
    else:
        show_report(desk, report)


def _options(
    desk: Desk, title: str, texts: list[str]
) -> tuple[dict[str, Any], list[tuple[str, dict[str, Any]]]]:
    """What holds in all games, and what is compared: `mission=rescue|massacre` plays both."""
    fixed: dict[str, Any] = {}
    variants: list[tuple[str, dict[str, Any]]] = []
    for text in texts:
        name, _, values = text.partition("=")
        several = values.split("|")
        if len(several) == 1:
            fixed |= dict([setting(desk, title, text)])
            continue
        one_each = [f"{name}={value}" for value in several]
        ways = [(one, dict([setting(desk, title, one)])) for one in one_each]
        # Every value with every value of the options before.
        variants = [
            (f"{said}, {more}", {**values, **further}) for said, values in variants for more, further in ways
        ] or ways
    return fixed, variants


def player_counts(desk: Desk, game: Game, text: str | None) -> list[int]:
    """`5`, `4-8` or `4,6`; by default every number the title allows."""
    if text is None:
        return list(range(game.least, game.most + 1))
    counts: list[int] = []
    for part in text.split(","):
        found = _COUNTS.match(part.strip())
        if found is None:
            raise desk.complaint("cli-bad-counts", text=text)
        low, high = int(found[1]), int(found[2] or found[1])
        if low > high:
            raise desk.complaint("cli-bad-counts", text=text)
        desk.check_players(game, low)
        desk.check_players(game, high)
        counts += range(low, high + 1)
    return sorted(set(counts))


@contextmanager
def bar(desk: Desk, games: int) -> Generator[Callable[[int], None], None, None]:
    """How far it is, how fast it goes and how long it will take, on the error output.

    A person gets a bar; a file gets a line now and then.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    pace = Pace(games)
    watched = sys.stderr.isatty()
    # Without a thread of its own: worker processes can then be forked, which starts them faster.
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}"),
    )
    with Progress(
        *columns, console=Console(stderr=True), auto_refresh=False, transient=True, disable=not watched
    ) as bar:
        task = bar.add_task(desk.say("cli-simulating"), total=games, pace="")

        def progress(done: int) -> None:
            pace.note(done)
            if watched:
                bar.update(task, completed=done, pace=_pace(desk, pace), refresh=True)
            elif pace.due():
                line = desk.say("cli-sim-progress", done=done, games=games, pace=_pace(desk, pace))
                print(line, file=sys.stderr, flush=True)

        yield progress


class Pace:
    """How fast work goes on, since this run began with what was there."""

    LINE_EVERY = 60.0
    """Seconds between two lines of a log."""

    def __init__(self, total: int, clock: Callable[[], float] = monotonic) -> None:
        self.total = total
        self.done = 0
        self._clock = clock
        self._at = self._told = clock()
        self._first: int | None = None

    def note(self, done: int) -> None:
        if self._first is None:
            self._first, self._at = done, self._clock()
        self.done = done

    def due(self) -> bool:
        """Is it time for another line?"""
        now = self._clock()
        if now - self._told < self.LINE_EVERY or self.done >= self.total:
            return False
        self._told = now
        return True

    @property
    def per_second(self) -> float:
        seconds = self._clock() - self._at
        return (self.done - (self._first or 0)) / seconds if seconds > 0 else 0.0

    @property
    def left(self) -> float | None:
        """Seconds; None while nobody can tell."""
        return (self.total - self.done) / self.per_second if self.per_second > 0 else None


def _pace(desk: Desk, pace: Pace) -> str:
    if pace.left is None:
        return ""
    minutes, seconds = divmod(round(pace.left), 60)
    hours, minutes = divmod(minutes, 60)
    rate = desk.number(pace.per_second, ".0f" if pace.per_second >= 10 else ".2f")
    return desk.say("cli-sim-pace", rate=rate, left=f"{hours}:{minutes:02}:{seconds:02}")


# ------------------------------------------------------------------ the report


def show_report(desk: Desk, report: Report) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    screen = desk.screen
    counts = ", ".join(f"{count} x {number}" for count, number in sorted(report.players.items()))
    screen.heading(desk.speech.title(report.plan.title))
    screen.write(desk.say("cli-sim-games", games=report.games, counts=counts, seed=str(report.plan.seed)))

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in ("cli-sim-who", "cli-sim-seats", "cli-sim-wins", "cli-sim-rate", "cli-sim-interval"):
        table.add_column(desk.say(name), justify="left" if name == "cli-sim-who" else "right")
    for kind in report.kinds:
        rate = report.win_rate(kind)
        table.add_row(
            kind,
            str(report.seats_of(kind)),
            str(report.wins_of(kind)),
            percent(desk, rate.value),
            span(desk, rate),
        )
    table.add_section()
    for seat in report.totals()["seats"]:
        rate = report.seat_rate(seat["seat"])
        name = desk.say("cli-sim-seat", seat=SEATS[seat["seat"]])
        table.add_row(
            name, str(seat["games"]), str(seat["wins"]), percent(desk, rate.value), span(desk, rate)
        )
    screen.console.print(table)
    _show_leads(desk, report)
    _show_ways(desk, report)
    _show_groups(desk, report)
    _show_lengths(desk, report)


def _show_leads(desk: Desk, report: Report) -> None:
    kinds = report.kinds
    for number, kind in enumerate(kinds):
        for other in kinds[number + 1 :]:
            lead = report.lead(kind, other)
            first, second = (kind, other) if lead.value >= 0 else (other, kind)
            lead = report.lead(first, second)
            facts = {
                "first": first,
                "second": second,
                "lead": percent(desk, lead.value),
                "interval": span(desk, lead),
            }
            desk.screen.write(desk.say("cli-sim-lead", **facts))


def _show_ways(desk: Desk, report: Report) -> None:
    desk.screen.heading(desk.say("cli-sim-ways"))
    rows: list[tuple[str, str]] = []
    for way, count in report.ways.most_common():
        words = desk.say(f"{report.plan.title}-way-{way}")
        rows.append((f"{percent(desk, count / report.games):>7}", f"{words} ({count})"))
    desk.screen.pairs(rows, style="")


def _show_groups(desk: Desk, report: Report) -> None:
    """The same games once more by number of players, and by the option that was compared."""
    groups = [
        (desk.say("cli-players-exactly", count=count), report.by_players[count])
        for count in sorted(report.by_players)
    ]
    if len(groups) == 1:
        groups = []
    groups += [(name, group) for name, group in sorted(report.by_variant.items()) if name]
    if not groups and not _teams(report):
        return
    desk.screen.heading(desk.say("cli-sim-groups"))
    if _teams(report):
        desk.screen.item(_group_line(desk, report, desk.say("cli-sim-all"), _whole(report)))
    for name, group in groups:
        desk.screen.item(_group_line(desk, report, name, group))


def _whole(report: Report) -> Group:
    whole = Group()
    for group in report.by_players.values():
        whole.join(group)
    return whole


def _teams(report: Report) -> list[str]:
    """The teams that won at least once."""
    return sorted(team for team in _whole(report).teams if team)


def _group_line(desk: Desk, report: Report, name: str, group: Group) -> str:
    title = report.plan.title
    by_team = [(desk.say(f"{title}-team-{team}"), group.teams[team]) for team in _teams(report)]
    by_way = [(desk.say(f"{title}-way-{way}").rstrip("."), count) for way, count in group.ways.most_common()]
    parts = [f"{what} {percent(desk, count / group.games)} ({count})" for what, count in by_team or by_way]
    if len(report.kinds) > 1:
        parts += [_of_kind(desk, group, kind) for kind in report.kinds if group.seats[kind]]
    turns = desk.number(group.turns.mean)
    return desk.say("cli-sim-group", name=name, games=group.games, turns=turns, list="; ".join(parts))


def _of_kind(desk: Desk, group: Group, kind: str) -> str:
    """The share of its seats that a bot won with, as in the table above."""
    wins, seats = group.wins[kind], group.seats[kind]
    return desk.say("cli-sim-kind", kind=kind, share=percent(desk, wins / seats), wins=wins, seats=seats)


def _show_lengths(desk: Desk, report: Report) -> None:
    screen = desk.screen
    screen.write()
    for name, lengths in (("cli-sim-turns", report.turns), ("cli-sim-decisions", report.decisions)):
        facts = {"mean": desk.number(lengths.mean), "least": lengths.shortest, "most": lengths.longest}
        screen.write(desk.say(name, **facts))
    speed = round(report.decisions_per_second)
    screen.write(desk.say("cli-sim-speed", seconds=desk.number(report.seconds), speed=speed))


def percent(desk: Desk, share: float) -> str:
    return f"{desk.number(100 * share)} %"


def span(desk: Desk, interval: Interval) -> str:
    return f"{desk.number(100 * interval.low)} – {desk.number(100 * interval.high)} %"
