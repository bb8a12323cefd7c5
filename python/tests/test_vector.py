"""Many games at once: the same as one by one, whatever happens to those that are over."""

import numpy as np
import pytest

from spieltisch import Game, SpieltischError, VectorEnv, games
from spieltisch.vector import AutoresetMode


def legal(env: VectorEnv, rng: np.random.Generator) -> np.ndarray:
    """A random legal action for each game; 0 where there is none."""
    return np.argmax(rng.random(env.masks.shape) * env.masks, axis=1)


@pytest.mark.parametrize("name", games())
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    envs = [VectorEnv(name, 8) for _ in range(2)]
    rngs = [np.random.default_rng(1) for _ in envs]
    for env in envs:
        env.reset(seed=3)
    for _ in range(300):
        for env, rng in zip(envs, rngs):
            env.step(legal(env, rng))
        assert (envs[0].observations == envs[1].observations).all() and (envs[0].masks == envs[1].masks).all()
        assert (envs[0].masks.sum(axis=1) > 0).all()
    assert np.isin(envs[0].masks, [0, 1]).all() and (np.abs(envs[0].observations) <= 1).all()


def test_next_step_begins_a_new_game_with_the_next_step() -> None:
    env, rng = VectorEnv("kuhn", 64, autoreset_mode=AutoresetMode.NEXT_STEP), np.random.default_rng(2)
    env.reset(seed=1)
    for _ in range(20):
        over = env.dones.copy()
        assert (env.masks[over] == 0).all()
        env.step(legal(env, rng))
        assert not env.dones[over].any() and (env.masks[over].sum(axis=1) > 0).all()
        assert env.rewards[env.dones].sum(axis=1) == pytest.approx(1)


def test_same_step_keeps_what_was_seen_last() -> None:
    env, rng = VectorEnv("kuhn", 64), np.random.default_rng(3)
    env.reset(seed=1)
    ended = 0
    for _ in range(10):
        *_, info = env.step(legal(env, rng))
        ended += env.dones.sum()
        assert ("final_obs" in info) == bool(env.dones.any())
        assert (env.masks.sum(axis=1) > 0).all()
    assert ended > 64


def test_disabled_waits_for_a_reset_of_those_that_are_over() -> None:
    env, rng = VectorEnv("kuhn", 16, autoreset_mode="Disabled"), np.random.default_rng(4)
    env.reset(seed=1)
    for _ in range(5):
        env.step(legal(env, rng))
    assert env.dones.all()
    half = np.arange(16) < 8
    env.reset(options={"reset_mask": half})
    assert (env.dones == ~half).all()


def test_an_illegal_action_loses() -> None:
    env = VectorEnv("noria", 3, autoreset_mode="Disabled")
    env.reset(seed=1)
    players = env.players.copy()
    actions = [int(np.argmax(env.masks[0])), -1, 10**12]
    env.step(actions)
    assert list(env.dones) == [False, True, True]
    assert [env.rewards[at, players[at]] for at in (1, 2)] == [-1, -1] and env.rewards.sum() == -2


def test_bad_input_gets_one_sentence() -> None:
    env = VectorEnv(Game("kuhn"), 4)
    with pytest.raises(SpieltischError, match="reset"):
        env.step([0, 0, 0, 0])
    env.reset(seed=1)
    for wrong in [
        lambda: env.step([0, 0]),
        lambda: env.step([0.5] * 4),
        lambda: env.reset(options={"reset_mask": [True]}),
        lambda: VectorEnv("kuhn", 0),
        lambda: VectorEnv("kuhn", 4, autoreset_mode="sometimes"),
    ]:
        with pytest.raises(SpieltischError):
            wrong()
