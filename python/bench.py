"""How fast the games are from Python, side by side with others, on one core.

Run it with ``taskset -c 0 python -P bench.py`` (with -P the package that is installed is measured). What is not installed is named and left out. Processor time is counted, so
that others on the machine matter less. Of games side by side only the steps are timed; which legal action is taken is
drawn before.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from spieltisch import Game, VectorEnv

SECONDS = 1.0


def vector(name: str) -> float:
    """Decisions a second of 256 games with four seats, with observations and masks."""
    env, rng = VectorEnv(name, 256, seats=4), np.random.default_rng(1)
    env.reset(seed=1)
    decisions, spent = 0, 0.0
    while spent < SECONDS:
        actions = np.argmax(env.masks * rng.random(env.masks.shape, np.float32), axis=1)
        began = time.process_time()
        env.step(actions)
        spent += time.process_time() - began
        decisions += env.num_envs
    return decisions / spent


def one_by_one(new_state: Callable[[], object]) -> float:
    """Steps a second of one game after the other, chance included, without observations."""
    rng = np.random.default_rng(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        state = new_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
    return steps / (time.process_time() - began)


def backgammon() -> float:
    import pyspiel

    return one_by_one(pyspiel.load_game("backgammon").new_initial_state)


def connect_four() -> float:
    """A classic of PettingZoo, with its observations."""
    from pettingzoo.classic import connect_four_v3

    env, rng = connect_four_v3.env(), np.random.default_rng(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += not over
    return steps / (time.process_time() - began)


def pgx_backgammon() -> float:
    """Decisions a second of 256 games of Pgx's backgammon on the processor."""
    import jax
    import pgx

    env = pgx.make("backgammon")
    step, keys = jax.jit(jax.vmap(env.step)), jax.random.split(jax.random.PRNGKey(1), 256)
    state = jax.jit(jax.vmap(env.init))(keys)
    rng = np.random.default_rng(1)
    decisions, spent, warm = 0, 0.0, False
    while spent < SECONDS:
        mask = np.asarray(state.legal_action_mask)
        actions = np.argmax(mask * rng.random(mask.shape, np.float32), axis=1)
        began = time.process_time()
        state = jax.block_until_ready(step(state, actions, keys))
        if warm:
            spent += time.process_time() - began
            decisions += 256
        warm = True
    return decisions / spent


def main() -> None:
    measures: list[tuple[str, Callable[[], float]]] = []
    for name in ("noria", "novgorod", "wiraqocha"):
        measures.append((f"VectorEnv {name}, 4 seats", lambda name=name: vector(name)))
    for name in ("noria", "novgorod", "wiraqocha"):
        measures.append((f"State {name}, 4 seats", lambda name=name: one_by_one(Game(name, 4).new_initial_state)))
    measures.append(("OpenSpiel backgammon (C++)", backgammon))
    measures.append(("PettingZoo connect four", connect_four))
    measures.append(("Pgx backgammon, 256 games", pgx_backgammon))
    for what, measure in measures:
        try:
            print(f"{what:<32} {measure():>12,.0f} a second", flush=True)
        except Exception as why:
            print(f"{what:<32} not measured: {why!s:.80}", flush=True)


if __name__ == "__main__":
    main()
