"""Many games at once: one call makes a step in each, and everything is written into arrays that stay where they are."""

from __future__ import annotations

from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt

from ._spieltisch import Game, SpieltischError, VectorCore


class AutoresetMode(Enum):
    """What happens to a game that is over, by Gymnasium's names."""

    NEXT_STEP = "NextStep"
    SAME_STEP = "SameStep"
    DISABLED = "Disabled"


class VectorEnv:
    """``num_envs`` games that share nothing.

    After ``reset`` and ``step`` the attributes hold, a row for each game:

    - ``observations`` (float32): what the player sees that is to move, or that moved last if the game is over
    - ``masks`` (int8): 1 for each legal action; none if the game is over
    - ``players`` (int32): who that is
    - ``rewards`` (float32, one column a player): the share of the victory when a game ends. Who does what is not legal
      loses: its game ends with -1 for it and 0 for the others.
    - ``dones`` (bool): whether the game ended in this step
    - ``final_observations`` (float32): with ``SAME_STEP``, what the last to move saw of a game that ended

    They are written in place: copy what must outlive the next step. Chance moves by itself; the same seed gives the
    same games.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        autoreset_mode: AutoresetMode | Any = AutoresetMode.SAME_STEP,
    ) -> None:
        """Also takes the modes of ``gymnasium.vector.AutoresetMode``."""
        self.game = Game(game, seats, options) if isinstance(game, str) else game
        try:
            self.autoreset_mode = AutoresetMode(getattr(autoreset_mode, "value", autoreset_mode))
        except ValueError:
            raise SpieltischError(f"{autoreset_mode!r} is no autoreset mode") from None
        self.num_envs = int(num_envs)
        self.metadata = {"autoreset_mode": autoreset_mode}
        self._core = VectorCore(self.game, self.num_envs, self.autoreset_mode.value)
        width, players = self.game.observation_size(), self.game.num_players()
        same_step = self.autoreset_mode is AutoresetMode.SAME_STEP
        self.observations = np.zeros((self.num_envs, width), np.float32)
        self.masks = np.zeros((self.num_envs, self.game.num_distinct_actions()), np.int8)
        self.players = np.zeros(self.num_envs, np.int32)
        self.rewards = np.zeros((self.num_envs, players), np.float32)
        self.dones = np.zeros(self.num_envs, np.bool_)
        self.final_observations = np.zeros((self.num_envs if same_step else 0, width), np.float32)
        self._begun = False

    def _arrays(self) -> tuple[np.ndarray, ...]:
        return (self.observations, self.masks, self.players, self.rewards, self.dones, self.final_observations)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Begins all games anew, or those of ``options["reset_mask"]``. A seed also decides all luck to come."""
        mask = (options or {}).get("reset_mask")
        if mask is not None:
            if not self._begun:
                raise SpieltischError("the first reset is of all games, without a reset_mask")
            mask = np.ascontiguousarray(mask, np.bool_)
            if mask.shape != (self.num_envs,):
                raise SpieltischError(f"reset_mask has the shape {mask.shape} instead of ({self.num_envs},)")
        self._core.reset(seed, mask, self._arrays())
        self._begun = True
        return self.observations, self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        npt.NDArray[np.float32], npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
    ]:
        """One action for each game. Gives observations, rewards by player, terminations, truncations and infos."""
        if not self._begun:
            raise SpieltischError("reset comes before the first step")
        actions = np.asarray(actions)
        if not np.issubdtype(actions.dtype, np.integer) or actions.shape != (self.num_envs,):
            raise SpieltischError(f"actions are {self.num_envs} whole numbers, one for each game")
        self._core.step(np.ascontiguousarray(actions, np.int64), self._arrays())
        info = self._info()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self.dones.any():
            info["final_obs"] = self.final_observations
            info["_final_obs"] = self.dones
        return self.observations, self.rewards, self.dones, np.zeros(self.num_envs, np.bool_), info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "player": self.players}

    def close(self) -> None:
        """Nothing to give back."""
