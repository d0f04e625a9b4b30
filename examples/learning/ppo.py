"""Learn a game by playing it against oneself: PPO (Schulman and others, 2017) over `polis.Batch`.

    python examples/learning/ppo.py arkadia --out mine.pt --minutes 10

Every few minutes of processor time a line of JSON says how often the network wins against bots. It needs PyTorch.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from contest import won
from torch import Tensor, nn
from torch.nn import functional

import polis

GAMES, STEPS = 256, 64  # places of a batch, and decisions in each between two updates
PASSES, ROWS = 3, 2048  # over the decisions of an update, and how many at a time
CLIP, ENTROPY, VALUE, DECAY = 0.2, 0.01, 0.5, 0.95
COLUMNS = ("seen", "legal", "count", "chosen", "logp", "value", "seat")
Array = np.ndarray[Any, Any]
LEGAL = 96  # actions that are compared at a decision; where there are more, these are drawn


class Net(nn.Module):  # type: ignore[misc]
    """A value and a row for each action, whose product with the position is its logit."""

    def __init__(self, inputs: int, actions: int, units: int = 128) -> None:
        super().__init__()
        layers = nn.Linear(inputs, units), nn.ReLU(), nn.Linear(units, units), nn.ReLU()
        self.body = nn.Sequential(*layers)
        self.actions = nn.Embedding(actions, units)
        self.bias = nn.Embedding(actions, 1)
        self.value = nn.Linear(units, 1)
        nn.init.normal_(self.actions.weight, std=0.05)
        nn.init.zeros_(self.bias.weight)

    def forward(self, seen: Tensor, legal: Tensor, count: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of the legal actions (rows as long as `legal`) and the value, -1 to 1."""
        h = self.body(seen.float() / 255)
        logits = torch.einsum("bau,bu->ba", self.actions(legal), h) + self.bias(legal)[..., 0]
        unused = torch.arange(legal.shape[1]) >= count[:, None]
        return logits.masked_fill(unused, -1e9), torch.tanh(self.value(h))[:, 0]


def asked(batch: polis.Batch, rng: np.random.Generator) -> tuple[Tensor, Tensor, Tensor]:
    """Return what is seen in each place and at most LEGAL legal actions, drawn where there are more."""
    rows = batch.legal[:, :LEGAL].astype(np.int64)
    for place in np.flatnonzero(batch.count > LEGAL):
        rows[place] = rng.choice(batch.legal[place, : batch.count[place]], LEGAL, replace=False)
    count = np.minimum(batch.count, LEGAL)
    return torch.from_numpy(batch.seen.copy()), torch.from_numpy(rows), torch.from_numpy(count)


class Play:
    """Games of a network against itself, a slice of decisions at a time."""

    def __init__(self, game: Any, net: Net, seats: int, seed: int) -> None:
        self.batch = polis.Batch(game, GAMES, seats, seed, encoding="bytes", threads=2)
        self.net, self.rng, self.games = net, np.random.default_rng(seed), 0

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def slice(self) -> dict[str, Tensor]:
        """Play STEPS decisions in each place; return what was seen, done and gained."""
        batch = self.batch
        rows, ends = [], []
        for _ in range(STEPS):
            now = asked(batch, self.rng)
            logits, value = self.net(*now)
            chances = torch.distributions.Categorical(logits=logits)
            chosen = chances.sample()
            seat = torch.from_numpy(batch.seat.astype(np.int64))
            rows.append((*now, chosen, chances.log_prob(chosen), value, seat))
            batch.step(now[1].gather(1, chosen[:, None])[:, 0].numpy())
            ends.append((batch.done.copy(), result(batch)))
            self.games += int(batch.done.sum())
        last = self.net(*asked(batch, self.rng))[1].numpy()
        found = dict(zip(COLUMNS, map(torch.cat, zip(*rows, strict=True)), strict=True))
        values, seats = (found[name].view(STEPS, GAMES).numpy() for name in ("value", "seat"))
        gain = advantages(values, seats, ends, batch.seat.copy(), last)
        found["gain"] = torch.from_numpy(gain.reshape(-1)).float()
        known = ~torch.isnan(found["gain"])
        return {name: one[known] for name, one in found.items()}


def result(batch: polis.Batch) -> Array:
    """Return what each seat gained by the games that have ended, -1 to 1: winning, and by how much."""
    scores = batch.scores.astype(float)
    ahead = scores - (scores.sum(1, keepdims=True) - scores) / (batch.seats - 1)
    gained: Array = 0.7 * (2 * batch.rewards - 1) + 0.3 * np.tanh(ahead / 40)
    return gained


def advantages(values: Array, seats: Array, ends: list[Any], seat: Array, last: Array) -> Array:
    """Return the generalised advantage of each decision, over those of its seat; NaN where unknown."""
    places, shape = np.arange(GAMES), ends[0][1].shape
    ahead, running = np.full(shape, np.nan), np.zeros(shape)
    ahead[places, seat] = last
    found = np.empty((STEPS, GAMES))
    for step in reversed(range(STEPS)):
        done, gained = ends[step]
        ahead[done], running[done] = gained[done], 0
        mover = seats[step]
        gain = ahead[places, mover] - values[step] + DECAY * running[places, mover]
        found[step], ahead[places, mover] = gain, values[step]
        running[places, mover] = np.nan_to_num(gain)
    return found


def learn(net: Net, optimizer: Any, rows: dict[str, Tensor]) -> None:
    """Update the network by a slice of decisions."""
    target = (rows["value"] + rows["gain"]).clamp(-1, 1)
    gain = (rows["gain"] - rows["gain"].mean()) / (rows["gain"].std() + 1e-6)
    for _ in range(PASSES):
        for part in torch.randperm(len(gain)).split(ROWS):
            logits, value = net(rows["seen"][part], rows["legal"][part], rows["count"][part])
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(rows["chosen"][part]) - rows["logp"][part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.minimum(ratio * gain[part], clipped * gain[part]).mean()
            loss += VALUE * functional.mse_loss(value, target[part])
            loss -= ENTROPY * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


class Player:
    """The network as a bot: it takes the action that it holds best."""

    def __init__(self, game: Any, net: Net) -> None:
        self.name, self.game, self.net = "net", game, net

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:  # noqa: ARG002
        """Choose one of the legal actions."""
        seen = torch.from_numpy(self.game.encode(observation)[None] * 255).round()
        some = torch.from_numpy(legal.astype(np.int64))[None]
        logits, _ = self.net(seen, some, torch.tensor([len(legal)]))
        return int(legal[int(logits.argmax())])


def main() -> None:
    """Learn for as long as the command line says."""
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--against", nargs="+", default=["random", "apprentice"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    game = polis.load(given.game)
    net = Net(game.encoding[-1].place.stop, game.action_count)
    optimizer = torch.optim.Adam(net.parameters(), lr=5e-4)
    begun, shown, decisions = time.process_time(), 0.0, 0

    play = Play(game, net, given.seats, given.seed)
    while (minutes := (time.process_time() - begun) / 60) < given.minutes:
        rows = play.slice()
        decisions += len(rows["gain"])
        learn(net, optimizer, rows)
        if minutes >= shown:
            shown = minutes + given.minutes / 12
            others = {bot: polis.new_bot(game, bot) for bot in given.against}
            told = {
                name: float(np.mean(won(game, Player(game, net), bot, 20, 1_000_000, given.seats)))
                for name, bot in others.items()
            }
            line = {
                "minutes": round(minutes, 1),
                "decisions": decisions,
                "games": play.games,
                **told,
            }
            sys.stdout.write(json.dumps(line) + "\n")
            sys.stdout.flush()
            kept = {"net": net.state_dict(), "game": game.name, "spaces": game.spaces_version}
            torch.save(kept, given.out)


if __name__ == "__main__":
    main()
