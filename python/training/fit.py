"""Fits the net of a game to its rows, and writes the weights, golden vectors for the tests, and the curve."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
import spieltisch
import torch
from safetensors.torch import save_file
from spieltisch.training import facts

import curves
import data
from model import HAND, Net

HELD_OUT = 20
"""Of so many games one is kept from the fit, and tells how good it is."""


LOOKS = 20
"""So often an epoch looks how good it is by then."""


class Rows:
    """Rows as tensors, a handful at a time."""

    def __init__(self, rows: dict[str, np.ndarray], trust: float, device: str) -> None:
        self.rows, self.device = rows, device
        shares, foreseen = rows["shares"], rows["foreseen"]
        searched = foreseen[:, :1] >= 0
        # What the search foresaw is less noisy than how one game ended, and less true.
        self.aims = np.where(searched, (1 - trust) * shares + trust * foreseen, shares).astype(np.float32)

    def tensor(self, array: np.ndarray, kind: torch.dtype) -> torch.Tensor:
        return torch.as_tensor(np.ascontiguousarray(array)).to(self.device, kind)

    def take(self, at: np.ndarray) -> dict[str, torch.Tensor]:
        rows = self.rows
        entries, begins = data.ragged(rows["starts"], at)
        choices, choice_begins = data.ragged(rows["tried_starts"], at)
        whole = lambda name: self.tensor(rows[name][at], torch.float32)  # noqa: E731
        return {
            "features": self.tensor(rows["features"][entries].astype(np.int32), torch.int32),
            "begins": self.tensor(begins[:-1], torch.int32),
            "hand": whole("hand"),
            "seats": self.tensor(rows["seats"][at].astype(np.int64), torch.int64),
            "shares": whole("shares"),
            "points": whole("points"),
            "aims": self.tensor(self.aims[at], torch.float32),
            "choices": self.tensor(rows["tried"][choices].astype(np.int64), torch.int64),
            "tried": self.tensor(rows["tried_shares"][choices], torch.float32),
            "row": self.tensor(np.repeat(np.arange(len(at)), np.diff(choice_begins)), torch.int64),
        }


def losses(net: Net, it: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Of the shares, of the points, of the inclinations: means over the rows that have them."""
    body = net.body(it["features"], it["begins"], it["hand"], it["seats"])
    present = torch.arange(4, device=body.device)[None, :] < it["seats"][:, None]
    shares = -(it["aims"] * net.shares(body, it["seats"]) * present).sum(1).mean()
    points = (nn_huber(net.reached(body) - it["points"]) * present).sum() / present.sum()
    if len(it["choices"]) == 0:
        return shares, points, torch.zeros(())
    logits = net.inclined(body, it["row"], it["choices"])
    rows = len(it["seats"])
    most = torch.full((rows,), -1e9, device=body.device).scatter_reduce(0, it["row"], logits.detach(), "amax")
    powers = (logits - most[it["row"]]).exp()
    sums = torch.zeros(rows, device=body.device).index_add(0, it["row"], powers)
    logs = logits - most[it["row"]] - sums[it["row"]].log()
    policy = -(it["tried"] * logs).sum() / max(1, len(torch.unique(it["row"])))
    return shares, points, policy


def nn_huber(error: torch.Tensor) -> torch.Tensor:
    return torch.nn.functional.huber_loss(error, torch.zeros_like(error), reduction="none")


def tell(net: Net, rows: Rows, at: np.ndarray) -> dict[str, float]:
    """How good the net is at rows that it has not seen, beside the hand evaluation, where a search judges."""
    at = at[rows.rows["kinds"][at] == data.MOVED]
    said: dict[str, float] = {}
    with torch.no_grad():
        for seats in (2, 3, 4):
            these = at[rows.rows["seats"][at] == seats]
            if len(these) == 0:
                continue
            it = rows.take(these)
            body = net.body(it["features"], it["begins"], it["hand"], it["seats"])
            logs = net.shares(body, it["seats"])[:, :seats]
            shares = it["shares"][:, :seats]
            by_hand = it["hand"][:, 2::3][:, :seats].clamp_min(1e-6).log()
            loss = lambda logs: float(-(shares * logs).sum(1).mean())  # noqa: E731
            right = lambda logs: float(shares.gather(1, logs.argmax(1, keepdim=True)).mean())  # noqa: E731
            said[f"loss{seats}"], said[f"hand{seats}"] = loss(logs), loss(by_hand)
            said[f"right{seats}"], said[f"hand_right{seats}"] = right(logs), right(by_hand)
    return said


def fit(rows: dict[str, np.ndarray], features: int, actions: int, asked: argparse.Namespace) -> tuple[Net, list, Rows, np.ndarray]:
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    held = rows["games"] % HELD_OUT == 0
    learn, check = np.flatnonzero(~held), np.flatnonzero(held)
    dealt = Rows(rows, asked.trust, device)
    net = Net(features, actions).to(device)
    decay = [net.features, net.policy]
    others = [it for it in net.parameters() if all(it is not other for other in decay)]
    groups = [{"params": decay, "weight_decay": asked.decay}, {"params": others, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=asked.rate)
    batches = -(-len(learn) // asked.batch)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimizer, asked.rate, epochs=asked.epochs, steps_per_epoch=batches, pct_start=0.15)
    chance, curve, began = np.random.default_rng(asked.seed), [], time.monotonic()
    for epoch in range(asked.epochs):
        order, seen, since = chance.permutation(learn), np.zeros(3), 0
        for batch in range(batches):
            it = dealt.take(np.sort(order[batch * asked.batch : (batch + 1) * asked.batch]))
            shares, points, policy = losses(net, it)
            optimizer.zero_grad(set_to_none=True)
            (shares + 0.25 * points + 0.25 * policy).backward()
            optimizer.step()
            plan.step()
            seen += [it.item() for it in (shares, points, policy)]
            since += 1
            if since < batches // LOOKS and batch + 1 < batches:
                continue
            said = dict(zip(("shares", "points", "policy"), seen / since), seconds=time.monotonic() - began)
            curve.append({"rows": epoch * len(learn) + (batch + 1) * asked.batch, **said, **tell(net, dealt, check)})
            seen, since = np.zeros(3), 0
            print(f"\repoch {epoch + 1}, {batch + 1} of {batches}, loss {curve[-1].get('loss2', 0):.4f} ", end="", flush=True)
        print("\n" + ", ".join(f"{name} {value:.4g}" for name, value in curve[-1].items()))
    return net.cpu(), curve, Rows(rows, asked.trust, "cpu"), check


def golden(net: Net, rows: Rows, at: np.ndarray, features: int, count: int = 12) -> list[dict]:
    """A few rows with what the net says of them, for the tests of the Rust side."""
    told = []
    thought = at[np.diff(rows.rows["tried_starts"])[at] > 0]
    for row in [*at[:: max(1, len(at) // count)][:count], *thought[:3]]:
        it = rows.take(np.array([row]))
        with torch.no_grad():
            body = net.body(it["features"], it["begins"], it["hand"], it["seats"])
            seats = int(it["seats"][0])
            logits = net.inclined(body, it["row"], it["choices"])
            hand = it["hand"][0, : 3 * seats].tolist()
            told.append(
                {
                    "seats": seats,
                    "indices": it["features"].tolist() + list(range(features, features + 3 * seats)),
                    "values": [1.0] * len(it["features"]) + hand,
                    "share": net.shares(body, it["seats"])[0].exp().tolist(),
                    "points": net.reached(body)[0].tolist(),
                    "policy": {str(int(action)): float(logit) for action, logit in zip(it["choices"], logits)},
                }
            )
    return told


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="training fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--names", nargs="+", help="generations to learn from; without, all")
    parser.add_argument("--data", type=Path, default=Path("target/training"))
    parser.add_argument("--out", type=Path, default=Path("nets"))
    parser.add_argument("--curves", type=Path, default=Path("docs/training"), help="where the picture goes")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--trust", type=float, default=0.3, help="how much of the aim is what the search foresaw")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="more only help where nothing else runs")
    parser.add_argument("--made", default="", help="a word about how it was made, kept in the file")
    asked = parser.parse_args(words)
    folder = asked.data / asked.game
    names = asked.names or sorted(it.name for it in folder.iterdir() if it.is_dir())
    rows = data.load([folder / name for name in names])
    print(f"{len(rows['kinds'])} rows of {rows['games'].max() + 1} games")
    game = spieltisch.Game(asked.game, 4)
    features, actions = game.observation_size(), game.num_distinct_actions()
    net, curve, dealt, check = fit(rows, features, actions, asked)
    metadata = facts(game) | {"made": asked.made}
    (asked.out / "golden").mkdir(parents=True, exist_ok=True)
    asked.curves.mkdir(parents=True, exist_ok=True)
    save_file(net.tensors(), asked.out / f"{asked.game}.safetensors", metadata=metadata)
    vectors = golden(net, dealt, check, features)
    (asked.out / "golden" / f"{asked.game}.json").write_text(json.dumps(vectors) + "\n")
    curves.draw(asked.game, curve, asked.curves / f"{asked.game}.svg")
    assert HAND == rows["hand"].shape[1]
