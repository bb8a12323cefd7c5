"""Our games for OpenSpiel. Importing this registers ``spieltisch_noria`` and its sisters with ``pyspiel``.

Each has the parameters ``seats`` and ``options``: ``spieltisch_noria(seats=4,options=expert:on;market:random)``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._spieltisch import Game, State, games

_PERFECT_INFORMATION = {"noria", "wiraqocha", "pig"}


def _options(text: str) -> dict[str, str]:
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: value for name, _, value in pairs}


class _Observer:
    """Writes what a player sees into one tensor.

    Where all is open there is nothing private: an observation of private things alone is empty.
    """

    def __init__(self, game: Game, wanted: Any) -> None:
        public = wanted is None or wanted.public_info
        self.nothing = not public and game.name in _PERFECT_INFORMATION
        self.tensor = np.zeros(game.observation_size(), np.float32)
        if self.nothing:
            self.tensor = self.tensor[:0]
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if not self.nothing:
            state.ours.observation_tensor(player, self.tensor)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return "" if self.nothing else state.ours.observation_string(player)


class OpenSpielState(pyspiel.State):
    """A game that is going on; ``ours`` is the ``State`` behind it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.ours: State = game.ours.new_initial_state()

    def current_player(self) -> int:
        return self.ours.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.ours.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.ours.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.ours.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.ours.action_to_string(action)

    def is_terminal(self) -> bool:
        return self.ours.is_terminal()

    def returns(self) -> list[float]:
        return self.ours.returns()

    def rewards(self) -> list[float]:
        return self.ours.returns()

    def __str__(self) -> str:
        return str(self.ours)


class OpenSpielGame(pyspiel.Game):
    """One of our games; ``ours`` is the ``Game`` behind it."""

    _name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        fewest = Game(self._name).num_players()
        seats, options = int(params.get("seats", fewest)), str(params.get("options", ""))
        self.ours = Game(self._name, seats, _options(options))
        actions = self.ours.num_distinct_actions()
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.ours.max_game_length(),
        )
        super().__init__(_TYPES[self._name], info, params)

    def new_initial_state(self, state_as_string: str | None = None) -> OpenSpielState:
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.ours.max_game_length()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self.ours, iig_obs_type)


def _type(name: str) -> pyspiel.GameType:
    perfect = name in _PERFECT_INFORMATION
    information = pyspiel.GameType.Information
    seats = range(2, 5) if name != "kuhn" else range(2, 3)
    return pyspiel.GameType(
        short_name=f"spieltisch_{name}",
        long_name=f"{name.capitalize()} (spieltisch)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if perfect else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": min(seats), "options": ""},
    )


_TYPES = {name: _type(name) for name in games()}

for _game in games():
    pyspiel.register_game(_TYPES[_game], type(f"OpenSpiel{_game.capitalize()}", (OpenSpielGame,), {"_name": _game}))
