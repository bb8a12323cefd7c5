"""A match over a Ray cluster: one processor an actor, many games a call, seeds from the driver.

Every game is decided by the seed of the match and its own number, so whoever plays it, and however often it is begun
again, the results are those of one machine, game for game:

    python ray_arena.py noria level2,level1 --games 400
"""

from __future__ import annotations

import argparse

import ray

import spieltisch


class Player:
    """Plays games of a match. Should it die, Ray starts another, which plays the same games again."""

    def play(self, match: tuple, first: int, games: int) -> list:
        game, bots, seed = match
        return spieltisch.arena(game, bots, seed=seed, first=first, games=games)


Worker = ray.remote(num_cpus=1, max_restarts=3, max_task_retries=3)(Player)


def play(game: spieltisch.Game, bots: list[str], seed: int, games: int, workers: list, batch: int = 100) -> list:
    """All games of a match, in their order. Each worker has one batch at a time."""
    match = ray.put((game, bots, seed))
    batches = iter([(first, min(batch, games - first)) for first in range(0, games, batch)])
    waiting, played = {}, []

    def hand_out(worker: object) -> None:
        for first, count in batches:
            waiting[worker.play.remote(match, first, count)] = worker
            return

    for worker in workers:
        hand_out(worker)
    while waiting:
        (done,), _ = ray.wait(list(waiting))
        worker = waiting.pop(done)
        played += ray.get(done)
        hand_out(worker)
    return sorted(played)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("bots")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bots = asked.bots.split(",")
    ray.init()
    workers = [Worker.remote() for _ in range(int(ray.cluster_resources()["CPU"]))]
    played = play(spieltisch.Game(asked.game, len(bots)), bots, asked.seed, asked.games, workers)
    for number, ending, places, points in played:
        print(number + 1, ending, places, points)


if __name__ == "__main__":
    main()
