"""A match at equal time or equal iterations: one net against another, or against the search without any."""

from __future__ import annotations

import argparse
import math
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import spieltisch
from spieltisch.training import Thinker, duel


def elo(share: float) -> float:
    share = min(max(share, 1e-4), 1 - 1e-4)
    return 400 * math.log10(share / (1 - share))


def settings(text: str) -> dict[str, float]:
    """`horizon=0,policy=0.5` and so on."""
    pairs = (pair.split("=") for pair in text.split(",") if pair)
    return {name: float(value) if name in ("curiosity", "policy", "margin") else int(value) for name, value in pairs}


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="training match", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--one", default="", help="weights of the first; nothing for a plain search")
    parser.add_argument("--other", default="")
    parser.add_argument("--set-one", type=settings, default={}, help="such as iterations=60,horizon=0,policy=0.5")
    parser.add_argument("--set-other", type=settings, default={})
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    asked = parser.parse_args(words)
    game = spieltisch.Game(asked.game, asked.seats)
    weights = [Path(it).read_bytes() if it else None for it in (asked.one, asked.other)]
    one = Thinker(game, weights[0], **asked.set_one)
    other = Thinker(game, weights[1], **asked.set_other)
    deals = -(-asked.games // asked.seats)
    shares: list[float] = []
    with ThreadPoolExecutor(asked.threads) as pool:
        play = lambda deal: duel(one, other, seed=asked.seed, first=deal * asked.seats, games=asked.seats)  # noqa: E731
        for ended in pool.map(play, range(deals)):
            shares.append(float(np.mean(ended)))
            print(f"\r{len(shares)} of {deals} deals, share {np.mean(shares):.3f} ", end="", flush=True)
    mean, error = float(np.mean(shares)), float(np.std(shares, ddof=1) / math.sqrt(len(shares)))
    low, high = mean - 1.96 * error, mean + 1.96 * error
    print(f"\n{asked.game}, {asked.seats} seats, {deals * asked.seats} games: share {mean:.3f} ({low:.3f} to {high:.3f})", end="")
    print(f", Elo {elo(mean):+.0f} ({elo(low):+.0f} to {elo(high):+.0f})" if asked.seats == 2 else "")
