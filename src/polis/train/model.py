"""The network in PyTorch: the same layers as `bots/network`, with a second head while it learns.

That head foretells the final scores; it makes the layers notice more than who won, and is left out of
the weights that are shipped.
"""

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from polis.search.network import FIRST, SECOND, network_dtype
from polis.search.tree import SEATS

FAR = -1e9  # the logit of a seat or an action that is not there


class Model(nn.Module):  # type: ignore[misc]
    """Value and policy of all seats."""

    def __init__(self, inputs: int, classes: int) -> None:
        """inputs: a seat; classes: of actions."""
        super().__init__()
        self.register_buffer("shift", torch.zeros(inputs))
        self.register_buffer("stretch", torch.ones(inputs))
        self.first = nn.Linear(inputs, FIRST)
        self.own = nn.Linear(FIRST, SECOND)
        self.others = nn.Linear(FIRST, SECOND, bias=False)
        self.value = nn.Linear(SECOND, 1, bias=False)
        self.score = nn.Linear(SECOND, 1)
        self.lean = nn.Parameter(torch.ones(()))
        self.class_bias = nn.Embedding(classes, 1)
        self.class_row = nn.Embedding(classes, SECOND)
        nn.init.zeros_(self.class_bias.weight)
        nn.init.zeros_(self.class_row.weight)

    def standardize(self, inputs: Tensor) -> None:
        """Take mean and spread of the inputs from samples, shape (many, inputs)."""
        spread = inputs.std(0)
        self.shift.copy_(inputs.mean(0))
        self.stretch.copy_(torch.where(spread > 1e-3, 1 / spread.clamp(min=1e-3), 0.0))

    def forward(self, inputs: Tensor, seats: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the victory (FAR where nobody sits), scores, and the second layer, by seat.

        inputs: shape (batch, SEATS, inputs); seats: how many sit, shape (batch,).
        """
        there = (torch.arange(SEATS) < seats[:, None]).float()
        x = (inputs - self.shift) * self.stretch
        first = functional.relu(self.first(x)) * there[..., None]
        mean = (first.sum(1, keepdim=True) - first) / (seats[:, None, None] - 1)
        second = functional.relu(self.own(first) + self.others(mean))
        logits = self.value(second)[..., 0].masked_fill(there == 0, FAR)
        return logits, self.score(second)[..., 0], second

    def policy(self, mine: Tensor, classes: Tensor, leads: Tensor) -> Tensor:
        """Logits of actions. mine: the mover's second layer; classes, leads: shape (batch, CHOICES)."""
        drawn = (self.class_row(classes) * mine[:, None, :]).sum(-1)
        logits: Tensor = self.lean * leads + self.class_bias(classes)[..., 0] + drawn
        return logits


def export(model: Model) -> Any:
    """The weights as kernels read them, shape (1,); mean and spread go into the first layer."""
    inputs, classes = model.first.in_features, model.class_row.num_embeddings
    net = np.zeros(1, network_dtype(inputs, classes))
    with torch.no_grad():
        rows = model.first.weight * model.stretch
        parts = {
            "first": rows.T,
            "first_bias": model.first.bias - rows @ model.shift,
            "own": model.own.weight.T,
            "others": model.others.weight.T,
            "second_bias": model.own.bias,
            "value": model.value.weight[0],
            "lean": model.lean,
            "class_bias": model.class_bias.weight[:, 0],
            "class_row": model.class_row.weight,
        }
        for name, part in parts.items():
            net[name][0] = part.numpy()
    return net
