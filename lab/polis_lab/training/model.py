"""The network in PyTorch: the layers of `search/network`, with a second head for training.

That head predicts the final scores, so that the layers learn more than who won; it is not part of
the shipped weights.
"""

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from polis.search.network import AXES, FIRST, SECOND, SIZES, new_network
from polis.search.tree import SEATS

LEAST_DEVIATION = 0.1  # inputs are about 0..1: rare ones must not dominate when they occur
RIDGE = 1.0  # of the fit of the scores: units that are never active stay without effect
FAR = -1e9  # the logit of a seat or an action that is absent


class Model(nn.Module):  # type: ignore[misc]
    """Value and policy of all seats."""

    def __init__(self, inputs: int, classes: int, units: tuple[int, int] = (FIRST, SECOND)) -> None:
        """inputs: per seat; classes: of actions; units: of the two layers."""
        super().__init__()
        first, second = units
        self.register_buffer("shift", torch.zeros(inputs))
        self.register_buffer("stretch", torch.ones(inputs))
        self.first = nn.Linear(inputs, first)
        self.own = nn.Linear(first, second)
        self.others = nn.Linear(first, second, bias=False)
        self.value = nn.Linear(second, 1, bias=False)
        self.score = nn.Linear(second, 1)
        self.prior_weight = nn.Parameter(torch.ones(()))
        self.class_bias = nn.Embedding(classes, 1)
        self.class_row = nn.Embedding(classes, second)
        self.is_scaled = False
        nn.init.zeros_(self.class_bias.weight)
        nn.init.zeros_(self.class_row.weight)

    def standardize(self, inputs: Tensor) -> None:
        """Set the mean and deviation of the inputs from samples, shape (many, inputs)."""
        deviation = inputs.std(0)
        self.is_scaled = True
        self.shift.copy_(inputs.mean(0))
        self.stretch.copy_(
            torch.where(deviation > 1e-3, 1 / deviation.clamp(min=LEAST_DEVIATION), 0.0)
        )

    def restandardize(self, inputs: Tensor) -> None:
        """The same for a model that has learned already; what it computes stays as it is.

        Existing weights take the inputs as they are, on whose sizes learning would depend.
        """
        with torch.no_grad():
            rows = self.first.weight * self.stretch
            self.first.bias -= rows @ self.shift
            self.standardize(inputs)
            self.stretch[self.stretch == 0] = 1.0  # what never varies here may do so elsewhere
            self.first.weight.copy_(rows / self.stretch)
            self.first.bias += rows @ self.shift

    def fit_scores(self, inputs: Tensor, seats: Tensor, scores: Tensor) -> None:
        """Set the head that predicts scores to its best fit; value and policy stay as they are.

        Existing weights come without that head. A random one is far off at first, and its
        gradients would spoil the layers that it shares before it has learned anything.
        inputs: shape (batch, SEATS, inputs); seats: shape (batch,); scores: (batch, SEATS).
        """
        with torch.no_grad():
            there = torch.arange(SEATS) < seats[:, None]
            second = self(inputs, seats)[2][there]
            known = torch.cat([second, torch.ones(len(second), 1)], 1)
            square = known.T @ known + RIDGE * torch.eye(known.shape[1])
            fit = torch.linalg.solve(square, known.T @ scores[there])
            self.score.weight[0].copy_(fit[:-1])
            self.score.bias.copy_(fit[-1:])

    def forward(self, inputs: Tensor, seats: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return logits of winning (FAR for absent seats), scores, and the second layer, by seat.

        inputs: shape (batch, SEATS, inputs); seats: the number of seats, shape (batch,).
        """
        there = (torch.arange(SEATS) < seats[:, None]).float()
        x = (inputs - self.shift) * self.stretch
        first = functional.relu(self.first(x)) * there[..., None]
        mean = (first.sum(1, keepdim=True) - first) / (seats[:, None, None] - 1)
        second = functional.relu(self.own(first) + self.others(mean))
        logits = self.value(second)[..., 0].masked_fill(there == 0, FAR)
        return logits, self.score(second)[..., 0], second

    def policy(self, mine: Tensor, classes: Tensor, leads: Tensor) -> Tensor:
        """Return logits of actions. mine: the mover's second layer; others: (batch, CHOICES)."""
        drawn = (self.class_row(classes) * mine[:, None, :]).sum(-1)
        logits: Tensor = self.prior_weight * leads + self.class_bias(classes)[..., 0] + drawn
        return logits


def adopt(model: Model, net: Any) -> None:
    """Initialise a model with an existing network, shape (1,), which may have fewer inputs and units.

    New parts have no effect at first: added units and inputs start with weight 0.
    """
    model.is_scaled = True
    reads, firsts, seconds = (int(net[name][0]) for name in SIZES)
    old = {name: torch.from_numpy(net[name][0].copy()) for name in AXES if name != "prior_weight"}
    with torch.no_grad():
        model.first.weight[:firsts] = 0
        model.first.weight[:firsts, :reads] = old["first"][:reads, :firsts].T
        model.first.bias[:firsts] = old["first_bias"][:firsts]
        for layer, name in ((model.own, "own"), (model.others, "others")):
            layer.weight[:seconds] = 0
            layer.weight[:seconds, :firsts] = old[name][:firsts, :seconds].T
        model.own.bias[:seconds] = old["second_bias"][:seconds]
        model.value.weight.zero_()
        model.value.weight[0, :seconds] = old["value"][:seconds]
        model.prior_weight.fill_(float(net["prior_weight"][0]))
        model.class_bias.weight[:, 0] = old["class_bias"]
        model.class_row.weight.zero_()
        model.class_row.weight[:, :seconds] = old["class_row"][:, :seconds]


def export(model: Model) -> Any:
    """Return the weights for the kernels, shape (1,); mean and deviation go into the first layer."""
    inputs, classes = model.first.in_features, model.class_row.num_embeddings
    net = new_network(inputs, classes, (model.first.out_features, model.own.out_features))
    with torch.no_grad():
        rows = model.first.weight * model.stretch
        parts = {
            "first": rows.T,
            "first_bias": model.first.bias - rows @ model.shift,
            "own": model.own.weight.T,
            "others": model.others.weight.T,
            "second_bias": model.own.bias,
            "value": model.value.weight[0],
            "prior_weight": model.prior_weight,
            "class_bias": model.class_bias.weight[:, 0],
            "class_row": model.class_row.weight,
        }
        for name, part in parts.items():
            net[name][0] = part.numpy()
    return net
