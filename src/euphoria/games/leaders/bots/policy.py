"""Which option is worth most right now: what everybody does in an imagined game, as a greedy player would."""

from __future__ import annotations

from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.leaders.bots.choices import OF_CARDS, judge
from euphoria.games.leaders.bots.memory import Memory
from euphoria.games.leaders.bots.plans import make_plan, next_targets
from euphoria.games.leaders.bots.reading import read_hand, read_table
from euphoria.games.leaders.rules.state import Table


def best_of(t: Table, memory: Memory, kind: str, codes: list[int]) -> list[int]:
    """The options that are worth most to the seat whose memory this is, for all that seat can know."""
    if kind == "arrange":
        return codes
    r = read_hand(t, memory.seat) if kind in OF_CARDS else read_table(t, memory.seat, memory.beliefs(t))
    if kind == "name":
        return next_targets(make_plan(r, t.using, t.pay), codes)
    judged = judge(r, kind, codes)
    most = judged[0].worth
    for thought in judged:
        most = max(most, thought.worth)
    return [codes[k] for k in range(len(codes)) if judged[k].worth == most]


def play_on(game: Game, t: Table, luck: Luck, most: int) -> int:
    """Everybody takes what is worth most, until the game is over or so many decisions were made.

    Between equals each seat draws lots of its own: so games with the same luck keep the same dice for longer.
    """
    made = 0
    memories = [Memory(seat, t.players) for seat in range(t.players)]
    lots = [Luck(luck.next()) for _ in memories]
    while made < most:
        seat: int = next_seat(t)
        if seat >= 0:
            codes = game.options(t, seat)
            if len(codes) > 1:
                codes = best_of(t, memories[seat], game.question(t).name, codes)
            game.act(t, seat, codes[0] if len(codes) == 1 else codes[lots[seat].below(len(codes))])
            made += 1
        elif t.over:
            break
        else:
            game.settle(t, luck.draw(t.bounds))
    return made
