"""What nets learn from: arrays that fit together, matches, and workers that play the same games wherever they are."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

import spieltisch
from spieltisch.training import Thinker, duel, facts, selfplay

GAMES = ["noria", "novgorod", "wiraqocha"]
EXAMPLE = Path(__file__).parents[2] / "examples" / "ray_selfplay.py"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_rows_of_a_game_fit_together(game: str, seats: int) -> None:
    its = spieltisch.Game(game, seats)
    rows = selfplay(Thinker(its, iterations=4), seed=1, games=1, long=8)
    count = len(rows["kinds"])
    assert count > 10
    for name in ("shares", "points", "foreseen"):
        assert rows[name].shape == (count, 4) and rows[name].dtype == np.float32
    assert rows["hand"].shape == (count, 12)
    assert len(rows["starts"]) == len(rows["tried_starts"]) == count + 1
    assert rows["starts"][-1] == len(rows["features"]) and rows["features"].max() < its.observation_size()
    assert rows["tried"].max() < its.num_distinct_actions()
    assert np.allclose(rows["shares"].sum(1), 1) and (rows["seats"] == seats).all()
    assert set(rows["kinds"]) == {0, 1, 2}


def test_a_number_is_a_game_whoever_plays_it() -> None:
    thinker = Thinker(spieltisch.Game("wiraqocha"), iterations=4)
    both = selfplay(thinker, seed=3, games=2)
    second = selfplay(thinker, seed=3, first=1)
    assert (both["features"][-len(second["features"]) :] == second["features"]).all()


def test_duels_are_paired_and_mistakes_are_told() -> None:
    game = spieltisch.Game("wiraqocha")
    strong, weak = Thinker(game, iterations=30), Thinker(game, iterations=1)
    shares = duel(strong, weak, seed=1, games=20)
    assert len(shares) == 20 and np.mean(shares) > 0.5
    assert shares == duel(strong, weak, seed=1, games=20)
    with pytest.raises(spieltisch.SpieltischError, match="different games"):
        duel(strong, Thinker(spieltisch.Game("noria")), games=1)
    with pytest.raises(spieltisch.SpieltischError, match="cannot be read"):
        Thinker(game, b"no net")
    with pytest.raises(spieltisch.SpieltischError, match="one iteration"):
        Thinker(game, iterations=0)


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_nets_fit(game: str) -> None:
    file = Path(__file__).parents[2] / "nets" / f"{game}.safetensors"
    assert facts(spieltisch.Game(game))["game"] == game
    Thinker(spieltisch.Game(game), file.read_bytes())


def test_a_cluster_plays_what_one_machine_plays() -> None:
    ray = pytest.importorskip("ray")
    spec = importlib.util.spec_from_file_location("ray_selfplay", EXAMPLE)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    ray.init(num_cpus=2, include_dashboard=False, object_store_memory=100 * 2**20, log_to_driver=False)
    try:
        game = spieltisch.Game("wiraqocha")
        played = dict(example.play(game, None, seed=2, iterations=4, pieces=3, batch=2, workers=2))
        for piece in range(3):
            alone = selfplay(Thinker(game, iterations=4), seed=2, first=2 * piece, games=2)
            assert all((played[piece][name] == alone[name]).all() for name in alone)
    finally:
        ray.shutdown()
