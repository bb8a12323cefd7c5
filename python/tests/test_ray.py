"""The example for Ray: two workers, one of which is killed on the way, play the games of one machine."""

import importlib.util
import os
import signal
from pathlib import Path

import pytest

import spieltisch

ray = pytest.importorskip("ray")
EXAMPLE = Path(__file__).parents[2] / "examples" / "ray_arena.py"


def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("ray_arena", EXAMPLE)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    ray.init(num_cpus=2, include_dashboard=False, object_store_memory=100 * 2**20, log_to_driver=False)
    try:

        class Mortal(example.Player):
            """Dies once, in the middle of its second batch."""

            def __init__(self, mark: str) -> None:
                self.mark = Path(mark)

            def play(self, match: tuple, first: int, games: int) -> list:
                if first >= 40 and not self.mark.exists():
                    self.mark.touch()
                    os.kill(os.getpid(), signal.SIGKILL)
                return super().play(match, first, games)

        mortal = ray.remote(num_cpus=1, max_restarts=3, max_task_retries=3)(Mortal)
        mark = tmp_path / "killed"
        workers = [example.Worker.remote(), mortal.remote(str(mark))]
        game, bots = spieltisch.Game("noria"), ["greedy", "random"]
        played = example.play(game, bots, seed=3, games=120, workers=workers, batch=10)
        assert mark.exists()
        assert played == spieltisch.arena(game, bots, seed=3, games=120)
    finally:
        ray.shutdown()
