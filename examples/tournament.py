"""Which bot beats which: each plays alone among each other, in every seat of the same deals."""

import argparse

from euphoria.lab.tournament import Pairing, Standing, contest, play


def main() -> None:
    options = argparse.ArgumentParser(description="A tournament of bots.")
    options.add_argument("--title", default="leaders")
    options.add_argument("--bots", default="random,novice,greedy")
    options.add_argument("--players", type=int, default=5)
    options.add_argument("--games", type=int, default=40)
    chosen = options.parse_args()
    plan = contest(chosen.title, chosen.bots.split(","), chosen.players, chosen.games, seed=1)
    for pairing in plan.pairings():
        standing = Standing(Pairing(*pairing))
        for number in range(chosen.games):
            standing.add(play(plan, pairing, number))
        share, lead = standing.share, standing.lead
        print(
            f"{pairing.guest} among {pairing.hosts}: "
            f"won {share.value:.0%} ({share.low:.0%} to {share.high:.0%}), "
            f"lead {100 * lead.value:+.1f} points ({100 * lead.low:+.1f} to {100 * lead.high:+.1f})"
        )


if __name__ == "__main__":
    main()
