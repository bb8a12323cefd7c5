"""One game step by step: legality, copies, pickles, records, worlds, and what bad input gets."""

import copy
import json
import pickle
import random

import numpy as np
import pytest

import spieltisch
from spieltisch import Game, SpieltischError, State

GAMES = [(name, seats) for name in spieltisch.games() for seats in (2, 3, 4) if name != "kuhn" or seats == 2]


def play(state: State, rng: random.Random, most: int = 10**6) -> State:
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name,seats", GAMES)
def test_a_game_ends_with_shares_that_make_one(name: str, seats: int) -> None:
    game = Game(name, seats)
    state = play(game.new_initial_state(), random.Random(1), most=game.max_game_length())
    assert state.is_terminal() and state.current_player() == -4
    assert sum(state.returns()) == pytest.approx(1)
    assert state.legal_actions() == []


@pytest.mark.parametrize("name,seats", GAMES)
def test_copies_pickles_and_records_are_the_same_game(name: str, seats: int) -> None:
    game = Game(name, seats)
    state = play(game.new_initial_state(), random.Random(2), most=60)
    others = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), game.state_from_record(state.record())]
    for other in others:
        assert other.fingerprint() == state.fingerprint() and other.history() == state.history()
    if state.history():
        others[0].undo_action()
        others[0].apply_action(state.history()[-1])
        assert others[0].fingerprint() == state.fingerprint()
    assert pickle.loads(pickle.dumps(game)) == game


@pytest.mark.parametrize("name,seats", GAMES)
def test_an_imagined_world_looks_the_same_to_who_imagines_it(name: str, seats: int) -> None:
    game = Game(name, seats)
    state = play(game.new_initial_state(), random.Random(3), most=40)
    for player in range(seats):
        world = state.clone_for(player, seed=7)
        assert world.view_json(player) == state.view_json(player)
        assert (world.observation_tensor(player) == state.observation_tensor(player)).all()
        assert json.loads(world.view_json())
        with pytest.raises(SpieltischError, match="imagined"):
            world.record()
        with pytest.raises(SpieltischError, match="imagined"):
            pickle.dumps(world)


@pytest.mark.parametrize("name", spieltisch.games())
def test_actions_and_features_have_names(name: str) -> None:
    game = Game(name)
    for action in range(game.num_distinct_actions()):
        assert game.string_to_action(game.action_to_string(action)) == action
    assert len(game.feature_names()) == game.observation_size() == len(set(game.feature_names()))


def test_bots_play_and_the_arena_gives_the_same_games() -> None:
    game = Game("kuhn")
    state, bots = game.new_initial_state(), [game.bot("level2", seed=seat) for seat in range(2)]
    rng = random.Random(4)
    while not state.is_terminal():
        mover = state.current_player()
        state.apply_action(bots[mover].step(state) if mover >= 0 else rng.choice(state.legal_actions()))
    together = spieltisch.arena(game, ["level2", "random"], seed=5, first=0, games=20)
    assert together == [spieltisch.arena(game, ["level2", "random"], seed=5, first=at)[0] for at in range(20)]


def test_bad_input_gets_one_sentence() -> None:
    game = Game("kuhn")
    state = game.new_initial_state()
    for wrong in [
        lambda: Game("chess"),
        lambda: Game("noria", 7),
        lambda: Game("noria", -1),
        lambda: Game("noria", 2, {"edition": "third"}),
        lambda: state.apply_action(-3),
        lambda: state.apply_action(10**9),
        lambda: state.apply_action(0),
        lambda: state.observation_tensor(2),
        lambda: state.observation_tensor(0, np.zeros(3, np.float32)),
        lambda: state.clone_for(9, 1),
        lambda: state.undo_action(),
        lambda: game.bot("level9"),
        lambda: game.bot("level1").step(Game("pig").new_initial_state()),
        lambda: game.bot("level1").step(state),
        lambda: game.state_from_record("nonsense"),
        lambda: game.state_from_record(Game("pig").new_initial_state().record()),
        lambda: game.action_to_string(99),
        lambda: spieltisch.arena(game, ["random"] * 3),
        lambda: spieltisch._spieltisch.restore("kuhn", 2, {}, [0, 0, 99]),
    ]:
        with pytest.raises(SpieltischError) as caught:
            wrong()
        assert "\n" not in str(caught.value) and str(caught.value)
    assert not state.history()


def test_random_numbers_never_break_a_state() -> None:
    rng = random.Random(6)
    state = Game("novgorod", 3).new_initial_state()
    for _ in range(5000):
        action = rng.choice(state.legal_actions() or [0]) if rng.random() < 0.3 else rng.randrange(-5, 500)
        legal = state.legal_actions()
        if action in legal:
            state.apply_action(action)
        else:
            with pytest.raises(SpieltischError):
                state.apply_action(action)
