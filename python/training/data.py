"""Rows of numbers in files: one file a piece of games, each whole or not there."""

from __future__ import annotations

from pathlib import Path

import numpy as np

MOVED, TO_MOVE, DECIDING = 0, 1, 2
"""Why a row was kept: the looking seat has just ended its turn, begins it, or is in the middle of it."""


def save(path: Path, rows: dict[str, np.ndarray]) -> None:
    """Writes a file that is there only when it is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **rows)
    unfinished.rename(path)


def load(folders: list[Path]) -> dict[str, np.ndarray]:
    """All rows of all files, one after the other. Games are numbered anew."""
    pieces = []
    for folder in folders:
        for path in sorted(folder.glob("*.npz")):
            with np.load(path) as file:
                pieces.append({name: file[name] for name in file.files})
    if not pieces:
        raise SystemExit(f"no rows in {', '.join(map(str, folders))}: generate some first")
    games = 0
    for piece in pieces:
        _, numbers = np.unique(piece["games"], return_inverse=True)
        piece["games"] = (numbers + games).astype(np.uint32)
        games += int(numbers.max(initial=-1)) + 1
    joined = {}
    for name in pieces[0]:
        if name.endswith("starts"):
            lengths = np.concatenate([np.diff(piece[name].astype(np.int64)) for piece in pieces])
            joined[name] = np.concatenate([[0], np.cumsum(lengths)])
        else:
            joined[name] = np.concatenate([piece[name] for piece in pieces])
    return joined


def ragged(starts: np.ndarray, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Where the entries of these rows lie, one after the other, and where each row begins among them."""
    lengths = starts[rows + 1] - starts[rows]
    begins = np.concatenate([[0], np.cumsum(lengths)])
    entries = np.arange(begins[-1]) + np.repeat(starts[rows] - begins[:-1], lengths)
    return entries, begins
