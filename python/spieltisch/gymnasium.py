"""A game for Gymnasium: one seat against our computer players."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from ._spieltisch import Game, SpieltischError


class AgainstBots(gymnasium.Env):
    """You are one player, ``opponent`` plays the others, chance moves by itself.

    The observation has your features and, as ``action_mask``, what is legal; it is in the info too. The reward is your
    share of the victory, at the end; an action that is not legal ends the game with -1.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        name: str = "noria",
        seats: int | None = None,
        options: dict[str, str] | None = None,
        player: int = 0,
        opponent: str = "level1",
        render_mode: str | None = None,
    ) -> None:
        self.game = Game(name, seats, options)
        if not 0 <= player < self.game.num_players():
            raise SpieltischError(f"there is no player {player}")
        self.player, self.opponent, self.render_mode = player, opponent, render_mode
        self.game.bot(opponent)
        actions = self.game.num_distinct_actions()
        self.action_space = gymnasium.spaces.Discrete(actions)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-1, 1, (self.game.observation_size(),), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict, dict]:
        super().reset(seed=seed)
        seeds = self.np_random.integers(2**63, size=self.game.num_players())
        self._bots = [self.game.bot(self.opponent, int(seed)) for seed in seeds]
        self._lost = False
        self.state = self.game.new_initial_state()
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict, float, bool, bool, dict]:
        if self._lost or self.state.is_terminal():
            raise SpieltischError("the game is over: reset comes first")
        if int(action) not in self.state.legal_actions():
            self._lost = True
            return self._observation(), -1.0, True, False, self._info()
        self.state.apply_action(int(action))
        self._go_on()
        reward = float(self.state.returns()[self.player])
        return self._observation(), reward, self.state.is_terminal(), False, self._info()

    def render(self) -> str | None:
        return self.state.view_json(self.player) if self.render_mode == "ansi" else None

    def _observation(self) -> dict[str, np.ndarray]:
        return {"observation": self.state.observation_tensor(self.player), "action_mask": self._mask()}

    def _info(self) -> dict[str, np.ndarray]:
        return {"action_mask": self._mask()}

    def _mask(self) -> np.ndarray:
        if self._lost:
            return np.zeros(self.game.num_distinct_actions(), np.int8)
        return self.state.legal_actions_mask()

    def _go_on(self) -> None:
        """Until you are to move, or the game is over."""
        state = self.state
        while not state.is_terminal() and state.current_player() != self.player:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(int(self.np_random.choice(outcomes, p=chances)))
            else:
                state.apply_action(self._bots[state.current_player()].step(state))
