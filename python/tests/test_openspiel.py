"""OpenSpiel's own simulation test over our games."""

import copy

import pyspiel
import pytest

import spieltisch
import spieltisch.openspiel  # noqa: F401


@pytest.mark.parametrize("name", spieltisch.games())
def test_their_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"spieltisch_{name}"), num_sims=1, serialize=True, verbose=False)


def test_a_game_is_loaded_with_seats_and_options() -> None:
    game = pyspiel.load_game("spieltisch_noria(seats=4,options=expert:on)")
    assert game.num_players() == 4 and game.ours.options == {"expert": "on"}
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert str(copy.deepcopy(state)) == str(state) == str(state.clone())
