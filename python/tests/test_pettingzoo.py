"""PettingZoo's own tests over our games."""

import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import spieltisch
from spieltisch.pettingzoo import env


@pytest.mark.parametrize("name", spieltisch.games())
def test_their_api_test(name: str) -> None:
    api_test(env(name), num_cycles=300)


@pytest.mark.parametrize("name", spieltisch.games())
def test_their_seed_test(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=200)


def test_the_games_are_registered() -> None:
    made = pettingzoo.make("aec", "spieltisch/noria-v0", seats=3)
    assert made.possible_agents == ["player_0", "player_1", "player_2"]


def test_their_render_test() -> None:
    render_test(lambda render_mode=None: env("kuhn", render_mode=render_mode))
