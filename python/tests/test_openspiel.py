"""OpenSpiel's own simulation test and integration test over our games."""

import copy
import subprocess
import sys
from pathlib import Path

import pyspiel
import pytest

import spieltisch
import spieltisch.openspiel  # noqa: F401


@pytest.mark.parametrize("name", spieltisch.games())
def test_their_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"spieltisch_{name}"), num_sims=1, serialize=True, verbose=False)


def test_their_api_test() -> None:
    wrapper = Path(__file__).with_name("openspiel_api.py")
    command = [sys.executable, str(wrapper), "--test_only_games=spieltisch_"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=200)
    assert said.returncode == 0 and "Ran 25 tests" in said.stderr, said.stderr[-3000:]


def test_a_game_is_loaded_with_seats_and_options() -> None:
    game = pyspiel.load_game("spieltisch_noria(seats=4,options=expert:on)")
    assert game.num_players() == 4 and game.ours.options == {"expert": "on"}
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert str(copy.deepcopy(state)) == str(state) == str(state.clone())
