"""Learn to play leaders: self-play among greedy players, by policy gradient. Takes torch (extra `train`).

    python examples/train.py --out weights.npz --curve curve.csv --picture curve.svg
    python examples/train.py --steps 1 --games 40 --measured 20      # a try

The player has an opinion about every option, from what one seat sees (`bots/features.py` of leaders): that
of the greedy player, and what it has learnt to add to it. In every step, processes play games in which some
seats explore around these opinions and the others are greedy. Then opinions change so that options after
which things went better than expected become likelier. What to expect is learnt, too, by a critic that sees
all cards (the player never does): the better it knows what luck and the others have brought, the fewer
games tell what a choice was worth. How things went is what the critic thinks of the next decisions, those
soon after most, and the result at last (generalised advantage estimation). A fifth of the games is held out:
learning stops when it no longer helps in games it has not seen. After each step the learner plays in one seat
among greedy players, the best option always: that is the curve.
"""

import argparse
import csv
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euphoria.core.luck import Luck
from euphoria.core.state import OPEN_EYES
from euphoria.games.leaders.bots import features
from euphoria.games.leaders.bots.greedy import GreedyBot
from euphoria.games.leaders.bots.learned import SHAPE, WORTH, LearnedBot, Weights, scores
from euphoria.lab.plots import Dot, places
from euphoria.research.play import Play

PLAYERS = (5, 6)
MEASURED = 10**9
"""The seed of the first game of the curve: the same games for every point, and none to learn from."""
GREEDY = 2
"""So many seats are greedy in a game to learn from."""
FORESIGHT = 0.9
"""How much less each further decision counts when it is asked what came of one."""


class Decision(NamedTuple):
    """One choice of the learner: what it saw of each option, which it took, and what came of it."""

    game: int
    seen: NDArray[np.float16]
    chosen: int
    chance: float
    truth: NDArray[np.uint8]
    """The observation of the seat, all cards open: for the critic alone."""
    seat: int
    result: float = 0.0


def blank() -> Weights:
    """No opinion but the greedy player's."""
    return {"version": np.array(features.VERSION), "opinion": np.zeros(SHAPE, np.float32)}


# ------------------------------------------------------------------ playing


def play_game(weights: Weights, seed: int, explore: bool) -> tuple[list[Decision], float]:
    """One game; what the learner decided in its seats, and by how much more it won than the others.

    Exploring, it has all seats but two greedy ones, else one seat."""
    luck = Luck(seed)
    players = PLAYERS[luck.below(len(PLAYERS))]
    play = Play("leaders", players)
    play.begin(seed)
    first = luck.below(players)
    mine = [(first + number) % players for number in range(players - GREEDY if explore else 1)]
    bots = [
        LearnedBot(luck.next(), weights) if seat in mine else GreedyBot(luck.next())
        for seat in range(players)
    ]
    random = np.random.default_rng(seed)
    decisions: list[Decision] = []
    while not play.over:
        seat, kind, options, bot = play.seat, play.question, list(play.offered), bots[play.seat]
        if len(options) == 1:
            play.say(options[0])
            continue
        view = play.game.view(play.state, seat)
        if explore and isinstance(bot, LearnedBot) and kind in features.KINDS:
            seen = bot.seen(view, kind, options)
            wish = scores(weights, seen)
            chances = np.exp(wish - wish.max())
            chances /= chances.sum()
            chosen = int(random.choice(len(options), p=chances))
            decisions.append(
                Decision(seed, seen.astype(np.float16), chosen, float(chances[chosen]), truth(play), seat)
            )
            bot.remember(view, options[chosen])
            play.say(options[chosen])
        else:
            play.say(bot.choose(view, kind, options))
    rewards = play.rewards()
    won = [reward > 0 for reward in rewards]
    theirs = [won[seat] for seat in range(players) if seat not in mine]
    lead = sum(won[seat] for seat in mine) / len(mine) - sum(theirs) / len(theirs)
    return [decision._replace(result=rewards[decision.seat]) for decision in decisions], lead


def truth(play: Play) -> NDArray[np.uint8]:
    """The table with all cards open, from the seat that is asked."""
    view = {**play.game.view(play.state, OPEN_EYES), "you": play.seat}
    return np.frombuffer(play.encoding.encode(view), np.uint8)


def gather(weights: Weights, seeds: list[int]) -> list[Decision]:
    """Games to learn from."""
    return [decision for seed in seeds for decision in play_game(weights, seed, explore=True)[0]]


def measure(weights: Weights, seeds: list[int]) -> list[float]:
    """Games for the curve, with one seat for the learner."""
    return [play_game(weights, seed, explore=False)[1] for seed in seeds]


def shared_out(
    pool: ProcessPoolExecutor, task: Any, weights: Weights, first: int, games: int
) -> Iterator[Any]:
    """The same games whatever the number of processes."""
    parts = [list(range(start, min(start + 50, first + games))) for start in range(first, first + games, 50)]
    for found in pool.map(task, [weights] * len(parts), parts):
        yield from found


# ------------------------------------------------------------------ learning


class Games:
    """All decisions so far as arrays; options stand one below the other."""

    def __init__(self, torch: Any, decisions: list[Decision]) -> None:
        self.torch = torch
        self.counts = torch.tensor([len(decision.seen) for decision in decisions])
        self.starts = torch.cumsum(self.counts, 0) - self.counts
        self.rows = torch.from_numpy(np.concatenate([decision.seen for decision in decisions]))
        self.chosen = torch.tensor([decision.chosen for decision in decisions])
        self.before = torch.tensor([decision.chance for decision in decisions]).log()
        self.result = torch.tensor([decision.result for decision in decisions])
        self.truth = torch.from_numpy(np.stack([decision.truth for decision in decisions]))
        self.games = torch.tensor([decision.game for decision in decisions])
        self.next = following(decisions)
        self.held_out = torch.nonzero(self.games % 5 == 0)[:, 0]
        self.learnt = torch.nonzero(self.games % 5 != 0)[:, 0]

    def context(self, part: Any) -> Any:
        """What the critic knows: all cards, and how the seat itself sees the table."""
        table = self.rows[self.starts[part]][:, 1 : 1 + features.TABLE].float()
        return self.torch.cat([self.truth[part].float().clamp(max=4), table], dim=1)

    def likelihood(self, opinion: Any, part: Any) -> Any:
        """The logarithm of how likely each choice would be with these opinions."""
        torch, counts = self.torch, self.counts[part]
        owner = torch.repeat_interleave(torch.arange(len(part)), counts)
        first = torch.cumsum(counts, 0) - counts
        rows = self.rows[self.starts[part][owner] + torch.arange(len(owner)) - first[owner]].float()
        answers = rows[:, features.FIRST_ANSWER : features.FIRST_ANSWER + len(features.ANSWERS)].argmax(dim=1)
        wish = WORTH * rows[:, 0] + (rows * opinion[answers]).sum(dim=1)
        most = torch.full((len(part),), -1e9).scatter_reduce(0, owner, wish, "amax")
        total = torch.zeros(len(part)).scatter_add(0, owner, (wish - most[owner]).exp()).log() + most
        return wish[first + self.chosen[part]] - total

    def expected(self) -> Any:
        """The result to expect at each decision, by a critic that has not seen its game."""
        torch = self.torch
        found = torch.zeros(len(self.result))
        for fifth in range(5):
            critic = self._critic(torch.nonzero(self.games % 5 != fifth)[:, 0])
            with torch.no_grad():
                for part in torch.nonzero(self.games % 5 == fifth)[:, 0].split(8192):
                    found[part] = critic(self.context(part))
        return found

    def _critic(self, others: Any, epochs: int = 3) -> Any:
        torch, nn = self.torch, self.torch.nn
        size = self.truth.shape[1] + features.TABLE
        critic = nn.Sequential(
            nn.Linear(size, 64), nn.Tanh(), nn.Dropout(0.2), nn.Linear(64, 1), nn.Tanh(), nn.Flatten(0)
        )
        optimizer = torch.optim.Adam(critic.parameters(), lr=1e-3, weight_decay=1e-5)
        for _ in range(epochs):
            for part in others[torch.randperm(len(others))].split(2048):
                loss = ((critic(self.context(part)) - self.result[part]) ** 2).mean()
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
        return critic.eval()

    def surprises(self) -> Any:
        """By how much things went better than expected after each decision."""
        expected, result = self.expected().numpy(), self.result.numpy()
        gain = gains(expected, result, self.next, FORESIGHT)
        unexplained = float(np.var(result - expected) / np.var(result))
        print(f"  the critic leaves {unexplained:.0%} of the results unexplained", flush=True)
        return self.torch.from_numpy(gain / gain.std())


def gains(
    expected: NDArray[np.float32], result: NDArray[np.float32], after: list[int], foresight: float
) -> NDArray[np.float32]:
    """What came of each decision: what could be expected at the next one, and a part of what came of that."""
    gain = np.zeros(len(expected), np.float32)
    for number in range(len(gain) - 1, -1, -1):
        later = after[number]
        if later < 0:
            gain[number] = result[number] - expected[number]
        else:
            gain[number] = expected[later] - expected[number] + foresight * gain[later]
    return gain


def following(decisions: list[Decision]) -> list[int]:
    """For each decision the next one of the same seat in the same game, or -1."""
    latest: dict[tuple[int, int], int] = {}
    found = [-1] * len(decisions)
    for number, decision in enumerate(decisions):
        key = (decision.game, decision.seat)
        if key in latest:
            found[latest[key]] = number
        latest[key] = number
    return found


def learn(
    decisions: list[Decision], weights: Weights, rate: float, calm: float, clip: float
) -> tuple[Weights, float]:
    """Better weights, and what they gain for a decision of the games that were held out."""
    torch: Any = import_module("torch")
    torch.manual_seed(0)
    torch.set_num_threads(1)  # more would add in another order, and learn something slightly different
    games = Games(torch, decisions)
    gain = games.surprises()
    opinion = torch.nn.Parameter(torch.tensor(weights["opinion"]))
    optimizer = torch.optim.Adam([opinion], lr=rate)
    best, kept, worse = 0.0, weights["opinion"], 0
    while worse < 3:
        for part in games.learnt[torch.randperm(len(games.learnt))].split(8192):
            ratio = (games.likelihood(opinion, part) - games.before[part]).exp()
            better = torch.minimum(ratio * gain[part], ratio.clamp(1 / clip, clip) * gain[part]).mean()
            optimizer.zero_grad()
            (calm * (opinion**2).sum() - better).backward()
            optimizer.step()
        with torch.no_grad():
            part = games.held_out
            ratio = (games.likelihood(opinion, part) - games.before[part]).exp().clamp(max=10)
            helped = float(((ratio - 1) * gain[part]).mean())
        worse += 1
        if helped > best:
            best, kept, worse = helped, opinion.detach().numpy().copy(), 0
    return {"version": np.array(features.VERSION), "opinion": kept}, best


def draw(lines: list[list[float]], picture: Path) -> None:
    """The curve with its intervals; the dashed line is the greedy player."""
    rows = [
        ("learned", int(games), Dot("", lead / 100, (lead - error) / 100, (lead + error) / 100))
        for _, games, lead, error in lines
    ]
    axis = "lead among greedy players, in points"
    picture.write_text(places(rows, {"learned": 0.0}, axis, "games learnt from", ""), encoding="utf-8")


def main() -> None:
    options = argparse.ArgumentParser(description="Learn to play leaders.")
    options.add_argument("--steps", type=int, default=2, help="how often it learns")
    options.add_argument("--games", type=int, default=6000, help="games played for each of them")
    options.add_argument("--measured", type=int, default=4000, help="games for each point of the curve")
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--rate", type=float, default=0.01, help="how quickly opinions change")
    options.add_argument("--calm", type=float, default=1e-4, help="how strongly opinions are kept small")
    options.add_argument("--clip", type=float, default=4.0, help="how much likelier a choice may become")
    options.add_argument("--out", type=Path, default=Path("learned.npz"))
    options.add_argument("--curve", type=Path, default=Path("curve.csv"))
    options.add_argument("--picture", type=Path, help="draw the curve into this file (SVG)")
    chosen = options.parse_args()
    weights, begun = blank(), time.monotonic()
    decisions: list[Decision] = []
    lines: list[list[float]] = []
    with ProcessPoolExecutor(chosen.workers, mp_context=get_context("spawn")) as pool:
        for step in range(chosen.steps + 1):
            leads = list(shared_out(pool, measure, weights, MEASURED, chosen.measured))
            error = 1.96 * float(np.std(leads)) / len(leads) ** 0.5
            lines.append(
                [step, step * chosen.games, round(100 * float(np.mean(leads)), 2), round(100 * error, 2)]
            )
            print("step {}, {} games: lead {:+.1f} ± {:.1f} points".format(*lines[-1]), flush=True)
            np.savez(chosen.out, version=weights["version"], opinion=weights["opinion"])
            with chosen.curve.open("w", newline="") as file:
                csv.writer(file).writerows([["step", "games", "lead", "error"], *lines])
            if chosen.picture is not None:
                draw(lines, chosen.picture)
            if step == chosen.steps:
                break
            decisions += shared_out(pool, gather, weights, 1 + step * chosen.games, chosen.games)
            weights, helped = learn(decisions, weights, chosen.rate, chosen.calm, chosen.clip)
            spent = time.monotonic() - begun
            print(f"  {spent:.0f} s, {len(decisions)} decisions, gain {helped:.4f}", flush=True)


if __name__ == "__main__":
    main()
