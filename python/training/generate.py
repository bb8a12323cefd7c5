"""Games that a search plays against itself, in pieces that are kept as they end."""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path

import spieltisch
from spieltisch.training import Thinker, selfplay

import data
from match import settings

SEATS = [2, 2, 3, 2, 4]
"""Of five pieces, three are played by two, and one each by three and by four."""


def play(game: str, seats: int, net: bytes | None, piece: int, asked: argparse.Namespace) -> dict:
    """The rows of one piece. Every piece has its own games, whoever plays it and however often."""
    thinker = Thinker(spieltisch.Game(game, seats), net, **({"iterations": asked.iterations} | asked.set))
    first = piece * asked.batch
    return selfplay(thinker, seed=asked.seed, first=first, games=asked.batch, long=asked.long, noisy=asked.noisy)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="training generate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--iterations", type=int, default=30, help="of a search; one decision in four has --long")
    parser.add_argument("--long", type=int, default=120)
    parser.add_argument("--noisy", type=int, default=60, help="in half of the games, so many first decisions are shaky")
    parser.add_argument("--net", type=Path, help="weights; without, the search judges by hand")
    parser.add_argument("--set", type=settings, default={}, help="such as horizon=1,ways=2")
    parser.add_argument("--name", default="first", help="of the generation: the folder of its files")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=20, help="games a file")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=1e9, help="begin nothing new after so long")
    parser.add_argument("--out", type=Path, default=Path("target/training"))
    asked = parser.parse_args(words)
    net = asked.net.read_bytes() if asked.net else None
    folder = asked.out / asked.game / asked.name
    wanted = range(-(-asked.games // asked.batch))
    path = {piece: folder / f"{piece:05}.npz" for piece in wanted}
    missing = iter([piece for piece in wanted if not path[piece].exists()])
    done, rows = sum(it.exists() for it in path.values()), 0
    began, here = time.monotonic(), 0
    with ThreadPoolExecutor(asked.threads) as pool:
        waiting = {}

        def begin() -> None:
            if time.monotonic() - began > 60 * asked.minutes:
                return
            for piece in missing:
                seats = asked.seats[piece % len(asked.seats)]
                waiting[pool.submit(play, asked.game, seats, net, piece, asked)] = piece
                return

        for _ in range(asked.threads):
            begin()
        while waiting:
            for ended in wait(waiting, return_when=FIRST_COMPLETED).done:
                played = ended.result()
                data.save(path[waiting.pop(ended)], played)
                done, here, rows = done + 1, here + 1, rows + len(played["kinds"])
                speed = here * asked.batch / (time.monotonic() - began)
                print(f"\r{asked.game}: {done * asked.batch} games, {rows} rows now, {speed:.2f} games/s ", end="", flush=True)
                begin()
    print()
