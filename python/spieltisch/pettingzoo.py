"""A game for PettingZoo, by turns (AEC). Importing this registers ``spieltisch/noria-v0`` and its sisters."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, register

from ._spieltisch import Game, SpieltischError, games


class SpieltischAEC(AECEnv):
    """The player to move sees its features and a mask of its legal actions; chance moves by itself.

    A reward is the share of the victory, at the end. Who does what is not legal loses: the game ends with -1 for it.
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi", "human"):
            raise SpieltischError(f"there is no render mode '{render_mode}'")
        self.game = Game(name, seats, options)
        self.metadata = {
            "name": f"{name}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.num_players())]
        width, actions = self.game.observation_size(), self.game.num_distinct_actions()
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-1, 1, (width,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._luck = np.random.default_rng(seed)
        self.state_of_play = self.game.new_initial_state()
        self._let_chance_move()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        player, state = self.possible_agents.index(agent), self.state_of_play
        moves = agent in self.agents and agent == self.agent_selection and not self.terminations[agent]
        mask = state.legal_actions_mask() if moves else np.zeros(self.game.num_distinct_actions(), np.int8)
        return {"observation": state.observation_tensor(player), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent, state = self.agent_selection, self.state_of_play
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or int(action) not in state.legal_actions():
            self.rewards[agent] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            state.apply_action(int(action))
            self._let_chance_move()
            if state.is_terminal():
                self.rewards = {who: float(share) for who, share in zip(self.possible_agents, state.returns())}
                self.terminations = dict.fromkeys(self.agents, True)
            else:
                self.agent_selection = self._mover()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render mode")
            return None
        view = self.state_of_play.view_json()
        if self.render_mode == "ansi":
            return view
        print(view)
        return None

    def close(self) -> None:
        """Nothing to give back."""

    def _mover(self) -> str:
        return self.possible_agents[max(self.state_of_play.current_player(), 0)]

    def _let_chance_move(self) -> None:
        while self.state_of_play.is_chance_node():
            outcomes, chances = zip(*self.state_of_play.chance_outcomes())
            self.state_of_play.apply_action(int(self._luck.choice(outcomes, p=chances)))


def env(name: str, **settings: Any) -> SpieltischAEC:
    """The environment of a game: ``env("noria", seats=3, options={"expert": "on"})``."""
    return SpieltischAEC(name, **settings)


for _name in games():
    register("aec", f"spieltisch/{_name}-v0", entry_point=SpieltischAEC, kwargs={"name": _name})
