"""Learning from samples: epochs, held-out games, and a checkpoint after each epoch.

The samples of every twentieth shard are held out; the curves are the losses on them.
"""

import copy
import io
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from polis_lab.files import whole_file
from polis_lab.training.archives import is_whole
from polis_lab.training.model import FAR, Model
from polis_lab.training.recipe import Recipe
from polis_lab.training.samples import CHOICES, Shard

BATCH: Final = 1024
DECAY: Final = 0.05  # weight decay
SCALED_BY: Final = 100_000  # the most samples for the mean and deviation of the inputs, and the fit
HELD_OUT: Final = 20  # one shard in this many
SCORE_SCALE: Final = 50.0  # gold or points
SCORE_WEIGHT: Final = 0.1
POLICY_WEIGHT: Final = 0.5
UNREADABLE: Final = (KeyError, OSError, RuntimeError, TypeError, ValueError, UnpicklingError)


@dataclass(frozen=True, slots=True)
class Epoch:
    """The losses of an epoch on held-out games: nats per position, and the share of winners predicted.

    epoch: 0 is before the first one, with weights that were learned earlier; loss: decides which
    epoch is the best.
    """

    round_number: int
    epoch: int
    value: float
    policy: float
    scores: float
    winners: float
    positions: int
    loss: float


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be learned. shards: every twentieth is held out."""

    recipe: Recipe
    round_number: int
    shards: Sequence[Shard]
    checkpoint: Path


def learn(
    task: Task,
    model: Model,
    on_epoch: Callable[[Epoch], None],
    mended: Callable[[str], None] = lambda _sentence: None,
) -> None:
    """Train the model from its checkpoint, if there is one, and leave it at its best epoch.

    A model that has learned before is measured first, as epoch 0: if no epoch is better, it stays
    as it was.

    on_epoch: called after each epoch; mended: called with a sentence if the checkpoint is
    unreadable and learning starts again. Raises PolisError if a checkpoint cannot be written.
    """
    held = [shard.samples for k, shard in enumerate(task.shards) if k % HELD_OUT == 0]
    chosen = [shard.samples for k, shard in enumerate(task.shards) if k % HELD_OUT] or held
    samples, others = np.concatenate(chosen), np.concatenate(held)
    present = _present_inputs(samples[:: 1 + len(samples) // SCALED_BY])
    has_learned = model.is_scaled
    if has_learned:
        model.restandardize(present)
        _fit_scores(model, samples)
    else:
        model.standardize(present)
    state = _restored(task, model, mended)
    if has_learned and not state.epochs:
        start = _measured(task.round_number, 0, model, others, len(samples))
        on_epoch(start)
        state.least = start.loss
    for epoch in range(state.epochs, task.recipe.epochs):
        order = np.random.default_rng((task.round_number, epoch)).permutation(len(samples))
        for first in range(0, len(order), BATCH):
            batch = tensors(samples[order[first : first + BATCH]], task.recipe.trust)
            state.optimizer.zero_grad()
            value, policy, scores, _ = losses(model, batch)
            (value + POLICY_WEIGHT * policy + SCORE_WEIGHT * scores).backward()
            state.optimizer.step()
        state.schedule.step()
        found = _measured(task.round_number, epoch + 1, model, others, len(samples))
        on_epoch(found)
        state.epoch_done(found.loss)
        state.store(task.checkpoint)
    model.load_state_dict(state.best)


class _State:
    """The progress of learning, and the best epoch's model: later ones may be overfitted."""

    def __init__(self, model: Model, recipe: Recipe) -> None:
        self.model = model
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=recipe.rate, weight_decay=DECAY)
        self.schedule = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, recipe.epochs)
        self.epochs = 0
        self.least = math.inf
        self.best = copy.deepcopy(model.state_dict())

    def epoch_done(self, loss: float) -> None:
        """Keep the model if it is the best so far on held-out games."""
        self.epochs += 1
        if loss < self.least:
            self.least, self.best = loss, copy.deepcopy(self.model.state_dict())

    def store(self, path: Path) -> None:
        """Write the checkpoint, completely or not at all."""
        content = io.BytesIO()  # PyTorch itself would report a full disk as a RuntimeError
        torch.save(
            {
                "epochs": self.epochs,
                "least": self.least,
                "best": self.best,
                "model": self.model.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "schedule": self.schedule.state_dict(),
            },
            content,
        )
        with whole_file(path) as draft:
            draft.write_bytes(content.getbuffer())

    def restore(self, path: Path) -> None:
        """Continue from a checkpoint; raises one of UNREADABLE, after which this object is unusable."""
        if not is_whole(path):
            raise ValueError(path)
        kept = torch.load(path, weights_only=True)
        self.epochs, self.least, self.best = kept["epochs"], kept["least"], kept["best"]
        self.model.load_state_dict(kept["model"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.schedule.load_state_dict(kept["schedule"])


def _restored(task: Task, model: Model, mended: Callable[[str], None]) -> _State:
    """The progress of a round: from its checkpoint, or its beginning."""
    state = _State(model, task.recipe)
    beginning = state.best
    if not task.checkpoint.exists():
        return state
    try:
        state.restore(task.checkpoint)
    except UNREADABLE:
        mended(
            f"{task.checkpoint} cannot be read; the learning of round {task.round_number} begins again."
        )
        model.load_state_dict(beginning)
        return _State(model, task.recipe)
    return state


def losses(model: Model, batch: dict[str, Tensor]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Losses of value, policy and scores, and the share of games whose winner is predicted."""
    logits, scores, second = model(batch["inputs"], batch["seats"])
    leaf = batch["is_leaf"]
    leaves = leaf.sum().clamp(min=1)
    value = -(functional.log_softmax(logits, 1) * batch["target"]).sum(1)
    there = (logits > FAR / 2).float()
    wrong = functional.smooth_l1_loss(scores, batch["scores"], reduction="none") * there
    ended = leaf * (batch["result"].sum(1) > 0)  # games with a result, not only an evaluation
    right = batch["result"].gather(1, logits.argmax(1, keepdim=True))[:, 0] > 0
    return (
        (value * leaf).sum() / leaves,
        policy_loss(model, batch, second),
        (wrong.sum(1) * ended).sum() / ended.sum().clamp(min=1),
        (right.float() * ended).sum() / ended.sum().clamp(min=1),
    )


def policy_loss(model: Model, batch: dict[str, Tensor], second: Tensor) -> Tensor:
    """Cross-entropy between the policy and the visits of the searches, in nats per decision."""
    rows = torch.arange(len(second))
    mine = second[rows, batch["mover"]]
    logits = model.policy(mine, batch["classes"], batch["leads"])
    is_there = torch.arange(CHOICES) < batch["choices"][:, None]
    chances = functional.log_softmax(logits.masked_fill(~is_there, FAR), 1)
    known = batch["visits"].clamp(min=1e-9).log()
    apart = (batch["visits"] * (known - chances)).masked_fill(~is_there, 0.0).sum(1)
    is_learned = (batch["choices"] > 1).float()
    return (apart * is_learned).sum() / is_learned.sum().clamp(min=1)


def _fit_scores(model: Model, samples: Any) -> None:
    """Give a model that has learned before a head for the scores that fits it."""
    ended = samples[samples["result"].sum(1) > 0]
    some = tensors(ended[:: 1 + len(ended) // SCALED_BY], 0.0)
    model.fit_scores(some["inputs"], some["seats"], some["scores"])


def _present_inputs(samples: Any) -> Tensor:
    """The inputs of all occupied seats, shape (many, inputs)."""
    there = np.arange(samples["inputs"].shape[1]) < samples["seats"][:, None]
    return torch.from_numpy(samples["inputs"][there].astype(np.float32))


def tensors(samples: Any, trust: float) -> dict[str, Tensor]:
    """A batch; the target is the result of the game, mixed with the search's expectation if any.

    If the game was not played on, it is the expectation alone.
    """
    expected, result = samples["expected"], samples["result"]
    part = trust * (expected.sum(1, keepdims=True) > 0)
    part = np.where(result.sum(1, keepdims=True) > 0, part, 1.0)
    return {
        "inputs": torch.from_numpy(samples["inputs"].astype(np.float32)),
        "target": torch.from_numpy((1 - part) * result + part * expected).float(),
        "result": torch.from_numpy(result),
        "scores": torch.from_numpy(samples["scores"] / SCORE_SCALE),
        "visits": torch.from_numpy(samples["visits"]),
        "leads": torch.from_numpy(samples["leads"]),
        "is_leaf": torch.from_numpy(samples["is_leaf"].astype(np.float32)),
        **{
            name: torch.from_numpy(samples[name].astype(np.int64))
            for name in ("seats", "mover", "choices", "classes")
        },
    }


def _measured(round_number: int, epoch: int, model: Model, held: Any, positions: int) -> Epoch:
    """The losses on held-out samples, against the results of the games."""
    held = held[held["result"].sum(1) > 0]
    with torch.no_grad():
        value, policy, scores, winners = losses(model, tensors(held, 0.0))
    return Epoch(
        round_number,
        epoch,
        value=float(value),
        policy=float(policy),
        scores=float(scores),
        winners=float(winners),
        positions=positions,
        loss=float(value) + POLICY_WEIGHT * float(policy),
    )
