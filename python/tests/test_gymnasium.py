"""Gymnasium's own check over our games."""

import pytest
from gymnasium.utils.env_checker import check_env

import spieltisch
from spieltisch.gymnasium import AgainstBots


@pytest.mark.parametrize("name", spieltisch.games())
def test_their_check_env(name: str) -> None:
    check_env(AgainstBots(name), skip_render_check=True)


def test_an_illegal_action_loses() -> None:
    env = AgainstBots("noria", seats=3, player=2)
    observation, _ = env.reset(seed=1)
    illegal = int((observation["action_mask"] == 0).argmax())
    _, reward, terminated, truncated, _ = env.step(illegal)
    assert (reward, terminated, truncated) == (-1, True, False)
