"""Play random games and try random examples for as long as you like: `make soak SOAK=480` for a night.

    python tools/soak.py [MINUTES]      default 30
    python tools/soak.py --server [MINUTES]

With `--server`, bots play at thirty tables of a server instead, and it is told whether its memory stays as it
is (soak_server.py).

The same tests as in `make test`, those that draw their examples: random games of all titles (mark `fuzz`) and
what Hypothesis makes up (mark `hypothesis`). In rounds, each with new numbers, on the compiled engines where
they can be had; the games take twice as long from round to round, as long as that fits. It ends with the
first round that fails, or when the time is up. A game that fails leaves a record in build/fuzz, an example
of Hypothesis is printed and found again in .hypothesis.

Where there is a browser, whole games are then played by hand in it for the same time as those of a title,
on a laptop and a phone, and the log says how many clicks a turn took (tests/e2e/test_hand_soak.py). When the
time is up, all tests in the browser are run once more with every case of their tables, of which `make test`
takes a diagonal (tests/kit/cases.py): a quarter of an hour.
"""

import os
import sys
import time

import chromium
import native
import soak_server
import web
from stages import Desk

CORES = os.cpu_count() or 1
FIRST_SECONDS = 60
"""Of processor time for the games of a title, in the first round."""
SHARES = 5
"""Of a round: three titles, what Hypothesis makes up, and games by hand."""
BY_HAND = "tests/e2e/test_hand_soak.py"
IN_A_BROWSER = "tests/e2e"
ONE_GAME = "0.01"
"""So few minutes that of the games by hand only one is played."""


def engines(desk: Desk) -> dict[str, str]:
    if reason := native.missing():
        desk.say(f"On the pure engines: {reason}.")
        return {}
    desk.call("python", native.__file__, "tree")
    return {"PYTHONPATH": str(native.TREE)}


def browser(desk: Desk) -> dict[str, str]:
    """What games by hand need to know of the browser; nothing: there is none."""
    try:
        program = chromium.find() or chromium.fetch()
    except chromium.Missing as why:
        desk.say(f"Nothing is played by hand: {why}.")
        return {}
    if web.main("build") and not web.OUT.exists():
        return {}
    return {"EUPHORIA_CHROMIUM": str(program)}


def main(minutes: float) -> int:
    desk = Desk(None)
    env = {**engines(desk), "HYPOTHESIS_PROFILE": "explore"}
    seen = browser(desk)
    until = time.monotonic() + 60 * minutes
    seconds, number = FIRST_SECONDS, 0
    while (left := until - time.monotonic()) > 0:
        number += 1
        seconds = max(1, min(seconds, int(left * CORES / SHARES)))
        desk.say(f"== round {number}: {seconds} s of games per title; {left / 60:.0f} minutes are left")
        how = ("-n", str(CORES), "--dist", "worksteal", "-m", "fuzz or hypothesis")
        failed = desk.try_to("python", "-m", "pytest", "-q", *how, "tests", EUPHORIA_FUZZ=str(seconds), **env)
        if seen and not failed:
            hand = {**env, **seen, "EUPHORIA_SOAK": str(seconds / 60 / CORES)}
            failed = desk.try_to("python", "-m", "pytest", "-q", "-s", BY_HAND, **hand)
        if failed:
            desk.say(f"Round {number} failed; the message is above.")
            return 1
        seconds *= 2
    desk.say(f"{number} rounds passed.")
    if seen:
        desk.say("== every case of the tests in the browser")
        all_cores = ("-n", str(CORES), "--dist", "worksteal")
        long = {**seen, "EUPHORIA_SOAK": ONE_GAME}
        return desk.try_to("python", "-m", "pytest", "-q", *all_cores, IN_A_BROWSER, **long)
    return 0


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--server"]
    given = float(words[0]) if words else 30.0
    sys.exit(soak_server.main(given) if "--server" in sys.argv else main(given))
