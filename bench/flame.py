"""Draw where the time of random games goes: a flame graph per title, bench/flames/TITLE.svg.

    python bench/flame.py [TITLE ...] [--seconds 20]

A timer of the processor's time looks at the stack every four milliseconds (pure engines: compiled functions
have no frames). A bar is a function; its width is its share of all looks; above it stand the functions it was
in the middle of calling. Pointing at a bar names it. Shares below half a per cent are left out.
"""

import argparse
import signal
from collections import Counter
from collections.abc import Iterator
from html import escape
from pathlib import Path
from time import process_time
from types import FrameType

import euphoria
from euphoria.core import native
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import play_out

HERE = Path(__file__).resolve().parent
EVERY = 0.004
LEAST = 0.005
WIDTH, ROW, LETTER = 1200, 18, 6.6
HEAD = 44
ROOMS = {"core": "#7f77dd", "games": "#e0a030"}
"""Colours: the core and the rules of the title; whatever else is grey."""

LEGEND = "purple: the core, amber: the rules; what is called stands above its caller"

Stack = tuple[str, ...]


class Sampler:
    """Counts on which stacks the process spends its time while it is switched on."""

    def __init__(self) -> None:
        self.stacks: Counter[Stack] = Counter()

    def _look(self, _signal: int, frame: FrameType | None) -> None:
        names: list[str] = []
        while frame is not None and frame.f_code.co_name != "play":
            names.append(name_of(frame))
            frame = frame.f_back
        if names and frame is not None:
            self.stacks[tuple(reversed(names))] += 1

    def __enter__(self) -> "Sampler":
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
        return self

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)


def name_of(frame: FrameType) -> str:
    """The function, and the module it is in, without the package's own name."""
    code = frame.f_code
    return f"{frame.f_globals['__name__'].removeprefix('euphoria.')}: {code.co_qualname}"


def play(game: Game, seconds: float) -> None:
    """Random games, with every number of players in turn; luck has a fixed seed."""
    until, number = process_time() + seconds, 0
    while process_time() < until:
        players = game.least + number % (game.most - game.least + 1)
        play_out(game, game.begin(players, {}), Luck(number), 2_000)
        number += 1


# ------------------------------------------------------------------ drawing


def bars(stacks: Counter[Stack]) -> Iterator[tuple[int, float, float, str]]:
    """Depth, left edge and width (as shares of all), and name of every bar worth drawing."""
    whole = stacks.total()

    def below(some: Counter[Stack], depth: int, left: float) -> Iterator[tuple[int, float, float, str]]:
        groups: dict[str, Counter[Stack]] = {}
        for stack, looks in some.items():
            if len(stack) > depth:
                groups.setdefault(stack[depth], Counter())[stack] = looks
        for name, group in sorted(groups.items()):
            share = group.total() / whole
            if share >= LEAST:
                yield depth, left, share, name
                yield from below(group, depth + 1, left)
            left += share

    yield from below(stacks, 0, 0.0)


def drawn(title: str, stacks: Counter[Stack]) -> str:
    found = list(bars(stacks))
    height = HEAD + ROW * (max(depth for depth, *_ in found) + 1) + 8
    size = f'viewBox="0 0 {WIDTH} {height}" font-family="monospace" font-size="11"'
    what = f"{title}: random games inside the pure engine, {stacks.total():,} looks at the stack"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        '<rect width="100%" height="100%" fill="#fffaf0"/>',
        f'<text x="8" y="18" font-size="14">{what}</text>',
        f'<text x="8" y="34" fill="#666">{LEGEND}</text>',
    ]
    for depth, left, share, name in found:
        x, y, wide = left * WIDTH, height - 8 - ROW * (depth + 1), share * WIDTH
        colour = next((fill for room, fill in ROOMS.items() if name.startswith(room)), "#bbb")
        short = name.rpartition(": ")[2][: max(0, int((wide - 6) / LETTER))]
        parts.append(
            f'<g><title>{escape(name)}: {share:.1%}</title><rect x="{x:.1f}" y="{y}" width="{wide:.1f}" '
            f'height="{ROW - 1}" fill="{colour}" stroke="#fffaf0" stroke-width=".5"/>'
            + (f'<text x="{x + 3:.1f}" y="{y + 12}">{escape(short)}</text>' if len(short) > 2 else "")
            + "</g>"
        )
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    given.add_argument("titles", nargs="*", metavar="TITLE", help="all of them if none is named")
    given.add_argument("--seconds", type=float, default=20.0)
    args = given.parse_args()
    if native():
        given.error("compiled engines have no frames to look at: run it without build/native")
    unknown = set(args.titles) - set(euphoria.titles())
    if unknown:
        given.error(f"unknown title {min(unknown)}; there are {', '.join(euphoria.titles())}")
    folder = HERE / "flames"
    folder.mkdir(exist_ok=True)
    for title in args.titles or euphoria.titles():
        game = euphoria.game(title)
        play(game, 1.0)  # what is made once has been made
        with Sampler() as sampler:
            play(game, args.seconds)
        (folder / f"{title}.svg").write_text(drawn(title, sampler.stacks), "utf-8")
        print(f"{folder.name}/{title}.svg: {sampler.stacks.total():,} looks")


if __name__ == "__main__":
    main()
