"""Which option is worth most right now: what the greedy bot does, and everybody in an imagined game."""

from __future__ import annotations

from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.dystopia.bots.choices import judge_choice
from euphoria.games.dystopia.bots.reading import Reading, read_city
from euphoria.games.dystopia.bots.taste import USUAL, Taste
from euphoria.games.dystopia.bots.turns import judge_turn
from euphoria.games.dystopia.rules.state import City


def judge(r: Reading, kind: str, codes: list[int]) -> list[float]:
    """What each option is worth for a question of this kind."""
    if kind in ("turn", "more"):
        return judge_turn(r, codes)
    return [judge_choice(r, code) for code in codes]


def best_of(codes: list[int], worth: list[float], luck: Luck) -> int:
    """The option worth most; between equals luck decides."""
    most = max(worth)
    best: list[int] = []
    for k in range(len(codes)):
        if worth[k] == most:
            best.append(codes[k])
    return best[0] if len(best) == 1 else best[luck.below(len(best))]


def play_on(game: Game, s: City, luck: Luck, most: int, tastes: list[Taste] | None = None) -> int:
    """Everybody takes what is worth most, until the game is over or so many decisions were made."""
    made = 0
    while made < most:
        seat: int = next_seat(s)
        if seat >= 0:
            _answer(game, s, seat, luck, USUAL if tastes is None else tastes[seat])
            made += 1
        elif s.over:
            break
        else:
            game.settle(s, luck.draw(s.bounds))
    return made


def end_turn(game: Game, s: City, luck: Luck) -> None:
    """Everybody takes what is worth most, until the game is over or a new turn begins."""
    while not s.over:
        seat: int = next_seat(s)
        if seat < 0:
            game.settle(s, luck.draw(s.bounds))
        elif game.question(s).name == "turn":
            break
        else:
            _answer(game, s, seat, luck, USUAL)


def _answer(game: Game, s: City, seat: int, luck: Luck, taste: Taste) -> None:
    codes = game.options(s, seat)
    if len(codes) == 1:
        game.act(s, seat, codes[0])
    else:
        r = read_city(s, seat, taste)
        game.act(s, seat, best_of(codes, judge(r, game.question(s).name, codes), luck))
