"""Tables out of measurements: medians with their spread, and the goals with what became of them."""

import os
import platform
from pathlib import Path
from statistics import median

Sample = dict[str, float]

# library, task, and how the row is called
ROWS: dict[str, list[tuple[str, str, str]]] = {
    "random play, called from Python (decisions/s)": [
        ("pure", "leaders loop", "leaders, pure"),
        ("compiled", "leaders loop", "leaders, compiled"),
        ("pure", "dystopia loop", "dystopia, pure"),
        ("compiled", "dystopia loop", "dystopia, compiled"),
        ("pure", "connect four loop", "connect four, pure"),
        ("compiled", "connect four loop", "connect four, compiled"),
        ("rlcard", "uno loop", "RLCard Uno"),
        ("open-spiel", "connect four loop", "OpenSpiel connect four (C++)"),
        ("open-spiel", "tic-tac-toe loop", "OpenSpiel tic-tac-toe (Python)"),
        ("open-spiel", "dominoes loop", "OpenSpiel block dominoes (Python)"),
    ],
    "random play inside the engine (decisions/s)": [
        ("pure", "leaders inside", "leaders, pure"),
        ("compiled", "leaders inside", "leaders, compiled"),
        ("pure", "dystopia inside", "dystopia, pure"),
        ("compiled", "dystopia inside", "dystopia, compiled"),
        ("pure", "show inside", "show, pure"),
        ("compiled", "show inside", "show, compiled"),
        ("pure", "connect four inside", "connect four, pure"),
        ("compiled", "connect four inside", "connect four, compiled"),
        ("open-spiel", "connect four inside", "OpenSpiel connect four (C++)"),
    ],
    "copies of a position in mid-game (copies/s)": [
        ("pure", "leaders copies", "leaders, pure"),
        ("compiled", "leaders copies", "leaders, compiled"),
        ("pure", "dystopia copies", "dystopia, pure"),
        ("compiled", "dystopia copies", "dystopia, compiled"),
        ("pure", "connect four copies", "connect four, pure"),
        ("compiled", "connect four copies", "connect four, compiled"),
        ("rlcard", "uno copies", "RLCard Uno (deepcopy)"),
        ("open-spiel", "connect four copies", "OpenSpiel connect four (C++)"),
        ("open-spiel", "tic-tac-toe copies", "OpenSpiel tic-tac-toe (Python)"),
        ("open-spiel", "dominoes copies", "OpenSpiel block dominoes (Python)"),
    ],
    "environments, an observation and a mask at every step (steps/s)": [
        ("pure", "leaders env", "leaders, pure"),
        ("compiled", "leaders env", "leaders, compiled"),
        ("compiled", "leaders batch", "leaders, compiled, 64 in one call"),
        ("compiled", "dystopia env", "dystopia, compiled"),
        ("compiled", "show env", "show, compiled"),
        ("compiled", "connect four env", "connect four, compiled"),
        ("pettingzoo", "connect four env", "PettingZoo connect four"),
        ("pettingzoo", "connect four raw", "PettingZoo connect four, unwrapped"),
        ("rlcard", "uno env", "RLCard Uno"),
    ],
    "a record of 300 actions read and replayed (replays/s)": [
        ("pure", "replay", "leaders, pure"),
        ("compiled", "replay", "leaders, compiled"),
    ],
    "sight of the show: 9 lines, 25 elements, 10 figures (queries/s, one by one)": [
        ("pure", "sight", "all lines and blockers, pure"),
        ("compiled", "sight", "all lines and blockers, compiled"),
        ("shapely", "sight", "free lines only, shapely"),
        ("pure", "sees", "seen or not, pure"),
        ("compiled", "sees", "seen or not, compiled"),
        ("pure", "cover", "cover, pure"),
        ("compiled", "cover", "cover, compiled"),
    ],
    "reach of the show: 12 AP, 25 elements, 10 figures (answers/s)": [
        ("pure", "region", "region, pure"),
        ("compiled", "region", "region, compiled"),
        ("pure", "region worst", "region, one of the slowest, pure"),
        ("compiled", "region worst", "region, one of the slowest, compiled"),
        ("pure", "throw zones", "where a grenade may fall, pure"),
        ("compiled", "throw zones", "where a grenade may fall, compiled"),
        ("pure", "cheapest", "cheapest way over the table, pure"),
        ("compiled", "cheapest", "cheapest way over the table, compiled"),
        ("pure", "moves", "sample of moves, pure"),
        ("compiled", "moves", "sample of moves, compiled"),
    ],
    "a game of four greedy players (games/s)": [
        ("pure", "dystopia greedy", "dystopia, pure"),
        ("compiled", "dystopia greedy", "dystopia, compiled"),
    ],
}


def rows(only: str) -> dict[str, list[tuple[str, str, str]]]:
    """The tables whose heading has these words."""
    return {heading: found for heading, found in ROWS.items() if only in heading}


Measured = tuple[str, str]
# what it is called, what is divided, by what, and the least ratio wanted
RATIOS: list[tuple[str, Measured, Measured, float]] = [
    ("leaders pure / RLCard Uno", ("pure", "leaders loop"), ("rlcard", "uno loop"), 4),
    ("leaders compiled / RLCard Uno", ("compiled", "leaders loop"), ("rlcard", "uno loop"), 30),
    ("leaders compiled, inside / RLCard Uno", ("compiled", "leaders inside"), ("rlcard", "uno loop"), 60),
    ("leaders compiled / pure, loop", ("compiled", "leaders loop"), ("pure", "leaders loop"), 5),
    ("leaders compiled / pure, inside", ("compiled", "leaders inside"), ("pure", "leaders inside"), 5),
    ("dystopia pure / RLCard Uno", ("pure", "dystopia loop"), ("rlcard", "uno loop"), 1.5),
    ("dystopia compiled / RLCard Uno", ("compiled", "dystopia loop"), ("rlcard", "uno loop"), 12),
    ("dystopia compiled, inside / RLCard Uno", ("compiled", "dystopia inside"), ("rlcard", "uno loop"), 20),
    ("sight of the show: compiled / shapely", ("compiled", "sight"), ("shapely", "sight"), 50),
    (
        "copies: leaders compiled / OpenSpiel connect four",
        ("compiled", "leaders copies"),
        ("open-spiel", "connect four copies"),
        1,
    ),
    (
        "copies: leaders compiled / RLCard Uno deepcopy",
        ("compiled", "leaders copies"),
        ("rlcard", "uno copies"),
        500,
    ),
    (
        "environments: leaders compiled / PettingZoo connect four",
        ("compiled", "leaders env"),
        ("pettingzoo", "connect four env"),
        5,
    ),
    (
        "environments: leaders compiled / RLCard Uno",
        ("compiled", "leaders env"),
        ("rlcard", "uno env"),
        1,
    ),
    (
        "connect four: compiled / OpenSpiel C++, loop",
        ("compiled", "connect four loop"),
        ("open-spiel", "connect four loop"),
        1,
    ),
]
PLAY = ("loop", "inside")  # how the names of tasks end that play whole games
# what it is called, what is measured, and the least rate wanted on a machine of its own
RATES: list[tuple[str, Measured, float]] = [
    ("random decisions of the show per second, compiled", ("compiled", "show inside"), 25_000),
    ("sight queries of the show per second, compiled", ("compiled", "sight"), 200_000),
    ("copies of dystopia per second, pure", ("pure", "dystopia copies"), 40_000),
    ("copies of dystopia per second, compiled", ("compiled", "dystopia copies"), 300_000),
]
# what it is called, what is measured, and the most milliseconds wanted
TIMES: list[tuple[str, Measured, float]] = [
    ("a record of 300 actions replayed, pure", ("pure", "replay"), 20),
    ("region of a figure with 12 AP, pure", ("pure", "region"), 60),
    ("region of a figure with 12 AP, compiled", ("compiled", "region"), 5),
    ("sample of moves, pure", ("pure", "moves"), 3),
    ("a game of four greedy players of dystopia, compiled", ("compiled", "dystopia greedy"), 300),
]
STATE_BYTES = 4000


class Results:
    """The samples of all rounds: library -> task -> one sample per round."""

    def __init__(
        self,
        samples: dict[str, dict[str, list[Sample]]],
        facts: dict[str, dict[str, dict[str, float]]],
        missing: dict[str, str],
    ) -> None:
        self.samples = samples
        self.facts = facts
        self.missing = missing

    def rates(self, library: str, task: str) -> list[float]:
        """Things done per second of processor time, round by round; empty if it was not measured."""
        samples = self.samples.get(library, {}).get(task, [])
        return [sample["done"] / sample["seconds"] for sample in samples]

    def length(self, library: str, task: str) -> float:
        """Things done per unit: the decisions of a game."""
        samples = self.samples[library][task]
        return sum(sample["done"] for sample in samples) / sum(sample["units"] for sample in samples)


def machine(pinned: str) -> str:
    """What ran this, in one line."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        named = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = named[0].partition(":")[2].strip() if named else model
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores{load}; {python}; {pinned}"


def number(value: float) -> str:
    """Three figures, with k and M."""
    for size, sign in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{figures(value / size)}{sign}"
    return figures(value)


def figures(value: float) -> str:
    """Three figures without an exponent."""
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


def spread(values: list[float]) -> str:
    """The lowest and the highest round as parts of the median."""
    middle = median(values)
    return f"{min(values) / middle:.2f}..{max(values) / middle:.2f}"


def rates(results: Results, only: str) -> str:
    lines: list[str] = []
    for heading, found in rows(only).items():
        lines += [heading, f"  {'':36}{'median':>10}{'spread':>14}{'per game':>10}"]
        for library, task, name in found:
            values = results.rates(library, task)
            if values:
                length = f"{results.length(library, task):10.0f}" if task.endswith(PLAY) else ""
                lines.append(f"  {name:36}{number(median(values)):>10}{spread(values):>14}{length}")
            else:
                lines.append(f"  {name:36}{results.missing.get(library, 'not measured')}")
        lines.append("")
    return "\n".join(lines)


# ------------------------------------------------------------------ goals


def verdict(reached: bool, name: str, measured: str, wanted: str) -> str:
    return f"  {'reached' if reached else 'MISSED':8}{name:54}{measured:>24}   wanted {wanted}"


def unmeasured(name: str, why: str) -> str:
    return f"  {'-':8}{name:54}{why}"


def ratio_goal(results: Results, name: str, over: Measured, under: Measured, wanted: float) -> str:
    """Ratios are taken within a round, where both met the same machine."""
    upper, lower = results.rates(*over), results.rates(*under)
    if not upper or not lower:
        absent = under[0] if upper else over[0]
        return unmeasured(name, results.missing.get(absent, "not measured"))
    ratios = [a / b for a, b in zip(upper, lower, strict=True)]
    measured = f"{figures(median(ratios))}x ({figures(min(ratios))}..{figures(max(ratios))})"
    return verdict(median(ratios) >= wanted, name, measured, f">= {wanted:g}x")


def rate_goal(results: Results, name: str, measured: Measured, wanted: float) -> str:
    values = results.rates(*measured)
    if not values:
        return unmeasured(name, results.missing.get(measured[0], "not measured"))
    return verdict(median(values) >= wanted, name, number(median(values)), f">= {number(wanted)}")


def time_goal(results: Results, name: str, measured: Measured, wanted: float) -> str:
    values = results.rates(*measured)
    if not values:
        return unmeasured(name, results.missing.get(measured[0], "not measured"))
    spent = 1000 / median(values)
    return verdict(spent < wanted, name, f"{spent:.1f} ms", f"< {wanted:g} ms")


def size_goals(results: Results) -> list[str]:
    lines: list[str] = []
    for library in ("pure", "compiled"):
        for form, found in results.facts.get(library, {}).items():
            measured = f"{found['median']:.0f} (most {found['most']:.0f})"
            name = f"bytes of 8 players {form}, {library}"
            lines.append(verdict(found["median"] < STATE_BYTES, name, measured, f"< {STATE_BYTES}"))
    return lines


def goals(results: Results) -> str:
    lines = [ratio_goal(results, *goal) for goal in RATIOS]
    lines += [rate_goal(results, *goal) for goal in RATES]
    lines += [time_goal(results, *goal) for goal in TIMES]
    lines += size_goals(results)
    missed = sum("MISSED" in line for line in lines)
    summary = "No goal is missed." if missed == 0 else f"{missed} of {len(lines)} goals are MISSED."
    return "\n".join(["goals (median of the rounds, lowest..highest)", *lines, summary])
