"""OpenSpiel: a title as one of its games, with chance nodes, information states and observers.

`register("leaders")` makes `pyspiel.load_game("euphoria_leaders(players=5)")` work. Luck is drawn number by
number, each as a chance node of its own. Where several seats decide at once they answer one after the
other, lowest seat first, and see nothing of what the others have said.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from euphoria.core.errors import BadSetup
from euphoria.core.events import Event
from euphoria.core.flow import ChanceStep
from euphoria.core.luck import Luck
from euphoria.core.outline import outline
from euphoria.core.playout import next_seat
from euphoria.core.state import OPEN_EYES, SPECTATOR, State
from euphoria.encoding import Encoding
from euphoria.registry import Title
from euphoria.registry import title as title_of
from euphoria.research.play import TURN_LIMIT

try:
    pyspiel: Any = import_module("pyspiel")
except ImportError:
    raise ImportError("OpenSpiel is missing: it comes with the extra 'research', not on Windows.") from None

REMEMBERED = 256
"""The tensor of an information state has so many of the last things a seat was told, the string has all."""
TOLD = 8
"""The numbers of each: its kind, counted from 1, and what the event says."""
DECISIONS_OF_A_TURN = 250
"""No turn has so many decisions: OpenSpiel wants to know how long a game can be."""
TURNS = 200
"""As many turns have titles without a limit of their own, at most."""
MOST_OUTCOMES = 64
"""No luck of any title has more outcomes at once."""


def register(title: str | Title) -> str:
    """Make a title known to OpenSpiel; the name by which it is loaded. More than once does no harm.

    >>> register("leaders")
    'euphoria_leaders'
    >>> pyspiel.load_game("euphoria_leaders", {"players": 5}).num_players()
    5
    """
    joined = title_of(title) if isinstance(title, str) else title
    name = f"euphoria_{joined.game.id}".replace("-", "_")
    if name not in pyspiel.registered_names():
        _TITLES[name] = joined
        pyspiel.register_game(_game_type(joined, name), _class_of(name))
    return name


def _class_of(name: str) -> type[SpielGame]:
    """A class of its own for each title: OpenSpiel keeps it, and drops it after Python itself has ended."""

    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, parameters or {})

    return Registered


def _parameters(title: Title) -> dict[str, Any]:
    found: dict[str, Any] = {"players": title.game.least}
    if "turn_limit" in title.game.forms():
        found["turn_limit"] = TURN_LIMIT
    return found


def _encoding(title: Title) -> Encoding:
    encoding = None if title.encoding is None else title.encoding()
    if encoding is None or encoding.numbers is None:
        raise BadSetup(f"The actions of {title.game.id} have no fixed numbers, which OpenSpiel needs.")
    return encoding


def _game_type(title: Title, name: str) -> Any:
    game, kind = title.game, pyspiel.GameType
    _encoding(title)
    hides = bool(game.knowledge(game.begin(game.least, {})))
    information = kind.Information.IMPERFECT_INFORMATION if hides else kind.Information.PERFECT_INFORMATION
    lucky = any(isinstance(step, ChanceStep) for procedure in game.book for step in procedure.steps)
    return kind(
        short_name=name,
        long_name=f"Euphoria: {game.id}, revision {game.revision}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if lucky else kind.ChanceMode.DETERMINISTIC,
        information=information,
        utility=kind.Utility.ZERO_SUM if game.most == 2 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(title),
    )


class Table:
    """A title with its parameters. OpenSpiel makes games as it likes, so nothing is kept in them."""

    def __init__(self, title: Title, parameters: dict[str, Any]) -> None:
        chosen = {**_parameters(title), **parameters}
        self.rules = title.game
        self.encoding = _encoding(title)
        self.players: int = chosen.pop("players")
        self.rules.check_players(self.players)
        self.settings = self.rules.settings(chosen, self.players)
        numbers = self.encoding.numbers
        assert numbers is not None
        self.actions = numbers.size
        self.numbering = [numbers.of(self.players, seat) for seat in range(self.players)]
        self.kinds = {kind.id: number for number, kind in enumerate(self.rules.events, start=1)}
        self.turns: int = self.settings.get("turn_limit", 0) or TURNS


_TITLES: dict[str, Title] = {}
_TABLES: dict[tuple[str, str], Table] = {}


def _table(name: str, parameters: dict[str, Any]) -> Table:
    """The table of a game, made once for all games with the same parameters."""
    key = (name, json.dumps(parameters, sort_keys=True))
    if key not in _TABLES:
        _TABLES[key] = Table(_TITLES[name], parameters)
    return _TABLES[key]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title as OpenSpiel sees it."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        title, table = _TITLES[name], _table(name, parameters)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if title.game.most == 2 else None,
            max_game_length=table.turns * DECISIONS_OF_A_TURN,
        )
        pyspiel.Game.__init__(self, _game_type(title, name), info, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(_table_of(self), wanted, params)


def _table_of(game: Any) -> Table:
    return _table(game.get_type().short_name, game.get_parameters())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, what each seat was told on the way to it, and the luck that has fallen in part."""

    def __init__(self, game: Any) -> None:
        pyspiel.State.__init__(self, game)
        self._table = table = _table_of(game)
        self.position: State = table.rules.new(table.players, table.settings)
        self.position.out = []
        table.rules.advance(self.position)
        self.told: list[list[list[int]]] = [[] for _ in range(table.players)]
        """For each seat the numbers of every event it was told of."""
        self.said: list[list[str]] = [[] for _ in range(table.players)]
        """For each seat what it has answered."""
        self.public: list[list[int]] = []
        """What everybody was told."""
        self._drawn: list[int] = []
        self._imagined = False
        self._listen()

    def _listen(self) -> None:
        """Let everybody hear what has happened."""
        happened: list[Event] = self.position.out or []
        for event in happened:
            numbers = [self._table.kinds[event.kind.id], *event.values]
            if event.visible_to(None):
                self.public.append(numbers)
            for seat, told in enumerate(self.told):
                if event.visible_to(seat):
                    told.append(numbers)
        self.position.out = []

    # ------------------------------------------------------------------ what OpenSpiel asks

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.bounds else int(next_seat(self.position))

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self._table.numbering[player].numbers
        return sorted(numbers[code] for code in self._table.rules.options(self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.position.bounds[len(self._drawn)]
        return [(outcome, 1.0 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        rules = self._table.rules
        if self.position.bounds:
            self._drawn.append(action)
            if len(self._drawn) == len(self.position.bounds):
                drawn, self._drawn = self._drawn, []
                rules.settle(self.position, drawn)
        else:
            seat = int(next_seat(self.position))
            code = self._table.numbering[seat].codes[action]
            self.said[seat].append(rules.action(code).text)
            rules.act(self.position, seat, code)
        self._listen()

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"luck {action}"
        return self._table.rules.action(self._table.numbering[player].codes[action]).text

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has lost; noughts where nobody has."""
        if not self.position.over:
            return [0.0] * self._table.players
        winners: list[int] = self._table.rules.result(self.position)["winners"]
        if not winners:
            return [0.0] * self._table.players
        return [1.0 if seat in winners else -1.0 for seat in range(self._table.players)]

    def __str__(self) -> str:
        """Everything, for whoever debugs."""
        return "\n".join(outline(self._table.rules.view(self.position, OPEN_EYES)))

    # ------------------------------------------------------------------ worlds

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, drawn with `sampler` (numbers from 0 to 1).

        It is a position without a past: its `history` is empty, and of what others were told in secret nobody
        knows. Clone it as often as you like; it cannot be serialised.
        """
        luck = Luck(int(sampler() * (1 << 53)))
        other = SpielState(self.get_game())
        other._imagined = True
        other.position = self._table.rules.determinize(self.position, player, luck)
        other.position.out = []
        other.public = self.public[:]
        other.told = [self.public[:] for _ in self.told]
        other.told[player] = self.told[player][:]
        other.said[player] = self.said[player][:]
        return other

    def clone(self) -> Any:
        """OpenSpiel replays the history; an imagined state has none, so it is copied here."""
        if not self._imagined:
            return pyspiel.State.clone(self)
        twin = SpielState(self.get_game())
        twin._imagined = True
        twin.position = self.position.copy()
        twin.position.out = []
        twin.public = self.public[:]
        twin.told = [told[:] for told in self.told]
        twin.said = [said[:] for said in self.said]
        twin._drawn = self._drawn[:]
        return twin


class SpielObserver:
    """What a player sees; with `perfect_recall` all it ever saw, heard and said.

    Without private information it is what a spectator sees. The tensor has the fields of the title's
    encoding; with perfect recall the last events follow, newest first, each as its kind and its numbers.
    """

    def __init__(self, table: Table, wanted: Any, params: Any) -> None:
        if params:
            raise BadSetup(f"Observers have no parameters: {params}.")
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not wanted.public_info:
            raise BadSetup("Observers show what one player may know, or what everybody knows.")
        self._table = table
        self._alone = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = wanted.perfect_recall
        size = table.encoding.size
        recalled = REMEMBERED * TOLD if self._recalls else 0
        self.tensor = np.zeros(size + recalled, np.float32)
        self.dict = {
            field: self.tensor[part.start : part.stop] for field, part in table.encoding.parts().items()
        }
        if recalled:
            self.dict["told"] = self.tensor[size:].reshape(REMEMBERED, TOLD)

    def _view(self, state: SpielState, player: int) -> dict[str, Any]:
        return self._table.rules.view(state.position, player if self._alone else SPECTATOR)

    def set_from(self, state: SpielState, player: int) -> None:
        size = self._table.encoding.size
        self.tensor[:size] = np.frombuffer(self._table.encoding.encode(self._view(state, player)), np.uint8)
        if self._recalls:
            rows = self.dict["told"]
            rows[:] = 0.0
            told = state.told[player] if self._alone else state.public
            for row, numbers in enumerate(reversed(told[-REMEMBERED:])):
                rows[row, : len(numbers)] = numbers[:TOLD]

    def string_from(self, state: SpielState, player: int) -> str:
        lines = [json.dumps(self._view(state, player), sort_keys=True)]
        if self._recalls:
            lines.append(json.dumps(state.told[player] if self._alone else state.public))
            if self._alone:
                lines += state.said[player]
        return "\n".join(lines)
