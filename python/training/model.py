"""The net: sparse features and the hand evaluation's numbers in, shares, points and inclinations out."""

from __future__ import annotations

import torch
from torch import nn

FIRST, SECOND, HAND = 64, 32, 12


class Net(nn.Module):
    """Names and shapes of the tensors are those of the file (`crates/nets`)."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        normal = lambda *shape, size: nn.Parameter(torch.randn(*shape) * size)  # noqa: E731
        # About a hundred features are 1 at once.
        self.features = normal(features, FIRST, size=0.08)
        self.hand = normal(HAND, FIRST, size=0.2)
        self.seats = nn.Parameter(torch.zeros(3, FIRST))
        self.hidden = normal(FIRST, SECOND, size=(2 / FIRST) ** 0.5)
        self.hidden_bias = nn.Parameter(torch.zeros(SECOND))
        self.share = normal(SECOND, 4, size=0.1)
        self.share_bias = nn.Parameter(torch.zeros(4))
        self.points = normal(SECOND, 4, size=0.1)
        self.points_bias = nn.Parameter(torch.zeros(4))
        self.policy = normal(actions, SECOND, size=0.05)
        self.policy_bias = nn.Parameter(torch.zeros(actions))

    def body(self, features: torch.Tensor, begins: torch.Tensor, hand: torch.Tensor, seats: torch.Tensor):
        """What all heads read. `begins` says where each row's features begin."""
        first = nn.functional.embedding_bag(features, self.features, begins, mode="sum")
        first = torch.relu(first + hand @ self.hand + self.seats[seats - 2])
        return torch.relu(first @ self.hidden + self.hidden_bias)

    def shares(self, body: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
        """Logarithms of the shares; those of absent seats are very small."""
        absent = torch.arange(4)[None, :] >= seats[:, None]
        logits = (body @ self.share + self.share_bias).masked_fill(absent, -1e9)
        return torch.log_softmax(logits, 1)

    def reached(self, body: torch.Tensor) -> torch.Tensor:
        """How far each seat comes, in leads."""
        return body @ self.points + self.points_bias

    def inclined(self, body: torch.Tensor, rows: torch.Tensor, actions: torch.Tensor) -> torch.Tensor:
        """The logits of actions, each in one of the rows."""
        return (body[rows] * self.policy[actions]).sum(1) + self.policy_bias[actions]

    def tensors(self) -> dict[str, torch.Tensor]:
        """As the file has them: the hand's numbers are the last features."""
        all_ = {name: value.detach().contiguous() for name, value in self.named_parameters()}
        all_["features"] = torch.cat([all_["features"], all_.pop("hand")]).contiguous()
        return all_
