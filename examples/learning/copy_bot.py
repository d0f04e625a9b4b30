"""Copy a bot: learn to like best the ends of decisions that it chooses (DAgger: Ross and others, 2011).

    python examples/learning/copy_bot.py arkadia --out pupils --decisions 200000

Two networks learn at once, `learned` and `learned-small`, and write weights that `polis.games.learned` plays
by. The copied bot names the best actions in each position; some games go on with what a pupil would do, so
that it learns from its own mistakes. The same command gives the same weights. It needs PyTorch.
"""

import argparse
import json
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from contest import won
from torch import Tensor, nn
from torch.nn import functional

import polis
from polis.games import NAMES
from polis.games.learned.bot import save, sight, value
from polis.games.learned.inputs import Inputs, joined
from polis.games.learned.looking import Ends, Line, Looker

GAMES = 64  # that are played at once, and decisions between two updates
WARM = 10  # decisions in each game before the first update
MOST = 24  # ends that are compared with the chosen one: half of them the best liked, the rest drawn
FEW = 3  # actions that a decision may begin with, besides the chosen one, where no pupil plays
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
            made[name] = layer.weight.detach().numpy().T
            made[f"{name}_bias"] = layer.bias.detach().numpy()
        return made


class Place:
    """Where one game after another is played."""

    def __init__(self, game: Any, seed: int, is_own: bool) -> None:
        self.game, self.seed, self.is_own = game, seed, is_own
        self.deal()

    def deal(self) -> None:
        """Begin the next game."""
        self.seed += 1
        self.state, _ = polis.new_game(self.game, seats=2, seed=self.seed)

    def play(self, line: Line) -> None:
        """Apply the actions of a decision, and those that are no choice."""
        for action in line:
            self.game.apply(self.state, action)
        while len(legal := self.game.legal(self.state)) == 1:
            self.game.apply(self.state, int(legal[0]))
        if len(legal) == 0:
            self.deal()


class School:
    """Games in which a bot says what it would do, and the pupils that listen."""

    def __init__(self, game: Any, bot: str, seed: int) -> None:
        self.game, self.rng = game, np.random.default_rng(seed)
        self.bot, self.sight, self.decisions = polis.new_bot(game, bot), sight(game), 0
        self.agreed: dict[str, list[float]] = {name: [] for name in UNITS}
        first = [(seed << 32) + (number << 20) for number in range(GAMES)]
        self.places = [Place(game, one, k < OWN * GAMES) for k, one in enumerate(first)]
        looker = Looker(game, self.sight, lambda inputs: np.zeros(len(inputs.plain), np.float32))
        inputs = joined([self.step(place, looker) for _ in range(WARM) for place in self.places])
        self.pupils = {name: Net(inputs, units) for name, units in UNITS.items()}
        self.optimizers = [torch.optim.Adam(one.parameters()) for one in self.pupils.values()]

    def taught(self, state: Any) -> tuple[Any, Line]:
        """Return a world that the seat to act holds possible, and what the bot would do there."""
        game, seat = self.game, self.game.turn(state)
        world = game.sample_world(game.observe(state, seat), self.rng)
        after, line = world.copy(), list[int]()
        while not line or int(after["phase"][0]) in self.sight.UNFINISHED:
            seen, legal = game.observe(after, seat), game.legal(after)
            line.append(int(self.bot.decide(seen, legal, self.rng)))
            game.apply(after, line[-1])
        return world, tuple(line)

    def step(self, place: Place, looker: Looker) -> Inputs:
        """Play a decision; return what its ends are like, the chosen one first."""
        world, line = self.taught(place.state)
        legal = self.game.legal(world)
        if not place.is_own and len(legal) > FEW:
            legal = self.rng.choice(legal, FEW, replace=False)
        ends = looker.look(world, legal.tolist(), [line])
        rows = self.compared(ends)
        if self.rng.random() < SLIPS:
            line = ends.lines[int(self.rng.integers(len(ends.lines)))]
        elif place.is_own:
            line = ends.best
        place.play(line)
        return ends.inputs.take(rows)

    def compared(self, ends: Ends) -> Array:
        """Return the numbers of the ends that are compared: the first, and others that differ from it."""
        raw = ends.states.view(np.uint8).reshape(len(ends.lines), -1)
        others = np.flatnonzero((raw != raw[0]).any(1))
        others = others[np.argsort(-ends.liked[others], kind="stable")]
        if len(others) > MOST:
            drawn = self.rng.choice(others[MOST // 2 :], MOST - MOST // 2, replace=False)
            others = np.concatenate([others[: MOST // 2], drawn])
        return np.concatenate([[0], others])

    def lesson(self, left: float) -> None:
        """Learn to like the first end of each group best. left: the share still to come, for the rate."""
        looker = Looker(self.game, self.sight, partial(value, self.pupils["learned"].arrays()))
        found = [self.step(place, looker) for place in self.places]
        inputs = [torch.from_numpy(np.ascontiguousarray(one)) for one in joined(found)]
        sizes = np.array([len(one.plain) for one in found])
        group = torch.from_numpy(np.repeat(np.arange(GAMES), sizes))
        place = torch.from_numpy(np.concatenate([np.arange(size) for size in sizes]))
        target = torch.zeros(GAMES, dtype=torch.long)
        self.decisions += GAMES
        for (name, pupil), optimizer in zip(self.pupils.items(), self.optimizers, strict=True):
            optimizer.param_groups[0]["lr"] = 2e-3 * max(left, 0.03)
            empty = torch.full((GAMES, int(sizes.max())), -1e9)
            liked = empty.index_put((group, place), pupil(*inputs))
            optimizer.zero_grad()
            functional.cross_entropy(liked, target).backward()
            nn.utils.clip_grad_norm_(pupil.parameters(), 5.0)
            optimizer.step()
            self.agreed[name].append(float((liked.argmax(1) == 0).float().mean()))


def main() -> None:
    """Learn from as many decisions as the command line says."""
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", 1)[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--decisions", type=int, default=200_000)
    parser.add_argument("--shown", type=int, default=8, help="how often results are shown")
    parser.add_argument("--games", type=int, default=60, help="for each result")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    game, begun = polis.load(given.game), time.process_time()
    school = School(game, given.bot, given.seed)
    given.out.mkdir(exist_ok=True)
    for part in range(1, given.shown + 1):
        while school.decisions < given.decisions * part / given.shown:
            school.lesson(1 - school.decisions / given.decisions)
        minutes = round((time.process_time() - begun) / 60, 2)
        told: dict[str, Any] = {"minutes": minutes, "decisions": school.decisions}
        recipe = {"copied": given.bot, "seed": given.seed, "decisions": school.decisions}
        for name, pupil in school.pupils.items():
            path = given.out / f"{given.game}-{name}.npz"
            save(path, game, pupil.arrays(), recipe)
            told[name] = {"agrees": round(float(np.mean(school.agreed[name][-100:])), 3)}
            for bot in ("random", "apprentice"):
                players = polis.new_bot(game, "learned", weights=path), polis.new_bot(game, bot)
                told[name][bot] = float(np.mean(won(game, *players, given.games // 2, 1_000_000)))
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
        begun = time.process_time() - minutes * 60


if __name__ == "__main__":
    main()
