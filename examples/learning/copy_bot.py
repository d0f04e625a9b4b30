"""Copy a bot: learn to like best what its actions lead to, with `polis.Batch.look` (DAgger: Ross and others, 2011).

    python examples/learning/copy_bot.py arkadia --out pupils --minutes 10

Two networks learn at once, `learned` and `learned-small`, and write weights that `polis.games.learned` plays
by. The copied bot names the best action in each position; some games go on with what a pupil would do,
so that it learns from its own mistakes. Every few minutes of processor time a line of JSON says how often
they win. It needs PyTorch.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

import polis
from polis.games import NAMES
from polis.games.learned.bot import reader, save
from polis.games.learned.inputs import Inputs

GAMES, WARM = 64, 200  # places of a batch; decisions in each before the first update
MOST = 12  # actions that are compared with the chosen one; where there are more, these are drawn
OWN, SLIPS = 0.3, 0.05  # the share of games that go on as the pupil would, and of random decisions
UNITS = {"learned": (64, 32, 32, 16), "learned-small": (16, 8, 16, 8)}
Array = np.ndarray[Any, Any]


class Net(nn.Module):  # type: ignore[misc]
    """How much a position is liked: a straight sum and a small network, of it all and of places in it."""

    def __init__(self, inputs: Inputs, units: tuple[int, int, int, int]) -> None:
        super().__init__()
        plain, near = inputs.plain.shape[1], inputs.near.shape[1]
        if near:
            self.near_1, self.near_2 = nn.Linear(near, units[2]), nn.Linear(units[2], units[3])
        width = plain + (units[3] if near else 0)
        self.body_1, self.body_2 = nn.Linear(width, units[0]), nn.Linear(units[0], units[1])
        self.body_3, self.straight = nn.Linear(units[1], 1), nn.Linear(width, 1)
        self.register_buffer("mean", torch.from_numpy(inputs.plain.mean(0)))
        self.register_buffer("scale", torch.from_numpy(1 / (inputs.plain.std(0) + 0.05)))

    def forward(self, plain: Tensor, near: Tensor, of: Tensor) -> Tensor:
        """Return a number for each row of `plain`; see `polis.games.learned.bot.value`."""
        x = (plain - self.mean) * self.scale
        if near.shape[1]:
            around = torch.relu(self.near_2(torch.relu(self.near_1(near))))
            x = torch.cat([x, torch.zeros(len(x), around.shape[1]).index_add(0, of, around)], 1)
        body = torch.relu(self.body_2(torch.relu(self.body_1(x))))
        found: Tensor = (self.straight(x) + self.body_3(body))[:, 0]
        return found

    def arrays(self) -> dict[str, Array]:
        """Return the weights as `polis.games.learned` reads them."""
        made = {"mean": self.mean.numpy(), "scale": self.scale.numpy()}
        for name, layer in self.named_children():
            made[name], made[f"{name}_bias"] = (
                layer.weight.detach().numpy().T,
                layer.bias.detach().numpy(),
            )
        return made


def torches(inputs: Inputs) -> list[Tensor]:
    """Return inputs as tensors."""
    return [torch.from_numpy(np.ascontiguousarray(one)) for one in inputs]


class School:
    """Games in which a bot says what it would do, and the pupils that listen."""

    def __init__(self, game: Any, bot: str, seed: int, rate: float) -> None:
        self.game, self.rng, self.rate = game, np.random.default_rng(seed), rate
        self.batch = polis.Batch(game, GAMES, 2, seed, encoding="bytes")
        self.bot, self.read = polis.new_bot(game, bot), reader(game)
        self.decisions = 0
        self.agreed: dict[str, list[float]] = {name: [] for name in UNITS}
        inputs = self.read(np.concatenate(list(self.warm())))
        self.pupils = {name: Net(inputs, units) for name, units in UNITS.items()}
        self.optimizers = [
            torch.optim.Adam(one.parameters(), lr=rate) for one in self.pupils.values()
        ]

    def warm(self) -> Any:
        """Play until the places are at different decisions; yield some of what is seen."""
        for step in range(WARM):
            if step % 8 == 0:
                yield self.batch.seen.copy()
            self.batch.step(self.slips(self.taught()))
            self.batch.reset(places=np.arange(GAMES) == step * GAMES // WARM)

    def taught(self) -> Array:
        """Return what the bot would do in each place."""
        batch, chosen = self.batch, np.zeros(GAMES, np.int64)
        for place, count in enumerate(batch.count.tolist()):
            legal, state = batch.legal[place, :count], batch.states[place : place + 1]
            seen = self.game.observe(state, int(batch.seat[place]))
            chosen[place] = legal[0] if count == 1 else self.bot.decide(seen, legal, self.rng)
        return chosen

    def slips(self, actions: Array) -> Array:
        """Replace some actions by random ones."""
        batch = self.batch
        drawn = batch.legal[np.arange(GAMES), (self.rng.random(GAMES) * batch.count).astype(int)]
        return np.where(self.rng.random(GAMES) < SLIPS, drawn, actions)

    def step(self, left: float) -> None:
        """Learn from one decision in each place and go on. left: the share of the time, for the rate."""
        batch, after, actions = self.batch, self.batch.look(), self.taught()
        first = np.cumsum(batch.count) - batch.count
        rows, sizes = [], []
        for place in np.flatnonzero(batch.count > 1):
            legal = batch.legal[place, : batch.count[place]]
            best = int(np.searchsorted(legal, actions[place]))
            others = np.delete(np.arange(len(legal)), best)
            if len(others) > MOST:
                others = self.rng.choice(others, MOST, replace=False)
            rows += [first[place] + best, *(first[place] + others)]
            sizes.append(1 + len(others))
        self.learn(torches(self.read(after[rows])), np.array(sizes), left)
        own = np.flatnonzero((np.arange(GAMES) < OWN * GAMES) & (batch.count > 1))
        looked = [np.arange(first[place], first[place] + batch.count[place]) for place in own]
        with torch.no_grad():
            liked = self.pupils["learned"](
                *torches(self.read(after[np.concatenate(looked)]))
            ).numpy()
        ends = np.cumsum([len(one) for one in looked])[:-1]
        for place, part in zip(own, np.split(liked, ends), strict=True):
            actions[place] = batch.legal[place, part.argmax()]
        batch.step(self.slips(actions))

    def learn(self, inputs: list[Tensor], sizes: Array, left: float) -> None:
        """Make the first row of each group better liked than the others."""
        group = torch.from_numpy(np.repeat(np.arange(len(sizes)), sizes))
        place = torch.from_numpy(np.concatenate([np.arange(size) for size in sizes]))
        self.decisions += len(sizes)
        for (name, pupil), optimizer in zip(self.pupils.items(), self.optimizers, strict=True):
            optimizer.param_groups[0]["lr"] = self.rate * max(left, 0.03)
            empty = torch.full((len(sizes), int(sizes.max())), -1e9)
            liked = empty.index_put((group, place), pupil(*inputs))
            loss = functional.cross_entropy(liked, torch.zeros(len(sizes), dtype=torch.long))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(pupil.parameters(), 5.0)
            optimizer.step()
            self.agreed[name].append(float((liked.argmax(1) == 0).float().mean()))


def share(school: School, name: str, bot: str, games: int) -> float:
    """Return the share of games that a pupil wins from a bot, from each seat in half of them."""
    won = 0.0
    for seat in (0, 1):
        batch = polis.Batch(
            school.game,
            games // 2,
            2,
            1_000_000,
            encoding="bytes",
            opponents={1 - seat: bot},
            reset="off",
        )
        while batch.count.any():
            with torch.no_grad():
                liked = school.pupils[name](*torches(school.read(batch.look()))).numpy()
            ends = np.cumsum(batch.count)[:-1]
            best = np.array([part.argmax() if len(part) else 0 for part in np.split(liked, ends)])
            batch.step(batch.legal[np.arange(len(batch)), best].astype(np.int64))
            won += float(batch.rewards[:, seat].sum())
    return won / games


def main() -> None:
    """Learn for as long as the command line says."""
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", 1)[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--shown", type=int, default=8, help="how often results are shown")
    parser.add_argument("--games", type=int, default=60, help="for each result")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    begun, spent, shown = time.process_time(), 0.0, 0
    school = School(polis.load(given.game), given.bot, given.seed, given.rate)
    given.out.mkdir(exist_ok=True)
    while shown <= given.shown:
        minutes = (time.process_time() - begun - spent) / 60
        school.step(1 - minutes / given.minutes)
        if minutes < given.minutes * max(shown, 0.2) / given.shown:
            continue
        told: dict[str, Any] = {"minutes": round(minutes, 2), "decisions": school.decisions}
        recipe = {"copied": given.bot, "seed": given.seed, **told}
        for name, pupil in school.pupils.items():
            wins = {bot: share(school, name, bot, given.games) for bot in ("random", "apprentice")}
            told[name] = {"agrees": round(float(np.mean(school.agreed[name][-100:])), 3), **wins}
            save(given.out / f"{given.game}-{name}.npz", school.game, pupil.arrays(), recipe)
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
        shown, spent = shown + 1, time.process_time() - begun - minutes * 60


if __name__ == "__main__":
    main()
