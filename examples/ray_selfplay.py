"""Self-play over a Ray cluster: the weights are put into the store once, every call plays seconds of games.

Every game is decided by the seed and its number, so a worker that dies, or a run that goes on, changes nothing:

    python ray_selfplay.py noria --games 4000 --net nets/noria.safetensors --out rows
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import ray

import spieltisch
from spieltisch.training import Thinker, selfplay


@ray.remote(num_cpus=1, max_restarts=3, max_task_retries=3)
class Worker:
    """Plays pieces of games on one processor."""

    def play(self, game: spieltisch.Game, net: bytes | None, seed: int, iterations: int, first: int, games: int) -> dict:
        return selfplay(Thinker(game, net, iterations=iterations), seed=seed, first=first, games=games)


def play(
    game: spieltisch.Game, net: bytes | None, seed: int, iterations: int, pieces: int, batch: int, workers: int
) -> Iterator[tuple[int, dict]]:
    """The rows of each piece with its number, as they end. No worker has more than one piece."""
    weights = ray.put(net)
    missing = iter(range(pieces))
    waiting = {}

    def hand_out(worker: object) -> None:
        for piece in missing:
            waiting[worker.play.remote(game, weights, seed, iterations, piece * batch, batch)] = (worker, piece)
            return

    for _ in range(workers):
        hand_out(Worker.remote())
    while waiting:
        (done,), _ = ray.wait(list(waiting))
        worker, piece = waiting.pop(done)
        rows = ray.get(done)
        hand_out(worker)
        yield piece, rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--batch", type=int, default=20, help="games a call")
    parser.add_argument("--iterations", type=int, default=30)
    parser.add_argument("--net", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("rows"))
    asked = parser.parse_args()
    ray.init()
    asked.out.mkdir(parents=True, exist_ok=True)
    net = asked.net.read_bytes() if asked.net else None
    pieces, workers = -(-asked.games // asked.batch), int(ray.cluster_resources()["CPU"])
    game = spieltisch.Game(asked.game, asked.seats)
    for count, (piece, rows) in enumerate(play(game, net, asked.seed, asked.iterations, pieces, asked.batch, workers), 1):
        np.savez(asked.out / f"{piece:05}.npz", **rows)
        print(f"\r{count} of {pieces} pieces, {len(rows['kinds'])} rows in the last ", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
