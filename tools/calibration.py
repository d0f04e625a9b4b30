"""Whether the chances shown come true: `python -m tools.calibration arkadia --games 200`.

The search with the game's weights and the adept's number of simulations plays itself. At the first decision of
each turn it, or with `--simulations` another one, says each seat's share of the victory; so does the network
without a search; and so would a hint, which tells shares with the slope that is kept with the weights. At the end
they are compared with who won. Half of the games fit a slope, by which logarithms of shares are multiplied; the
other half judges what that gains. Above 1 means that more could have been told as sure, below 1 that less could.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from polis.bots import Budget, kit_of, new_compiled_search
from polis.bots.hints.advice import ranked
from polis.bots.hints.calibration import LEAST, sharpened, slope_of
from polis.bots.levels import GUIDED
from polis.bots.network_store import keep_slope
from polis.core.contract.new_game import secret_of
from polis.games import load
from polis.search.network import share_by_network
from polis.search.search_bot import SearchBot

BUDGET_OF: Final = "adept"  # a level; its weights may be older than those that hints use
DRAWS: Final = 300  # of games with replacement, for the intervals
SURE: Final = (2.5, 97.5)  # percentiles
STEPS: Final = 20  # of Newton's method
NEAR: Final = 1e-9  # a step that ends it
QUARTERS: Final = 4
SEARCH, NETWORK, TOLD, FITTED = "search", "network", "told", "fitted"

Bots = tuple[SearchBot, SearchBot]  # who plays, and who tells; the same if its own search does


@dataclass(frozen=True, slots=True)
class Sample:
    """Positions in the order of their games, each first dimension one by position.

    number: of the game; part: of the game's positions that came before, 0 to 1; told: by who tells it,
    the shares of the seats from the one to act on; came: what they had of the victory at the end.
    """

    number: Any
    part: Any
    told: dict[str, Any]
    came: Any

    def where(self, chosen: Any) -> "Sample":
        """The positions of a mask or of numbers."""
        told = {name: shares[chosen] for name, shares in self.told.items()}
        return Sample(self.number[chosen], self.part[chosen], told, self.came[chosen])


@dataclass(frozen=True, slots=True)
class Found:
    """How well shares were predicted: `brier` and `slope`, each with its 95 % bounds."""

    who: str
    positions: int
    brier: tuple[float, float, float]
    slope: tuple[float, float, float]


def main(words: Sequence[str]) -> None:
    """Play, and tell what was found."""
    wanted = parsed(words)
    sample = played(wanted)
    rng = np.random.default_rng(wanted.seed)
    report: dict[str, Any] = {
        "all": [asdict(judged(sample, who, rng)) for who in sample.told],
        "quarters": [asdict(judged(each, SEARCH, rng)) for each in quarters(sample)],
        "constant": brier(np.full_like(sample.came, 1 / wanted.seats), sample.came),
        "fitted": fitted(sample, rng),
    }
    print(json.dumps(report) if wanted.json else "\n".join(lines_of(report)))
    if wanted.keep:
        keep_slope(load(wanted.game), round(report["all"][0]["slope"][0], 2))


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.calibration", description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--simulations", type=int, help="of a search that only tells")
    reader.add_argument("--every", type=int, default=1, help="turns from one position to the next")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--json", action="store_true")
    reader.add_argument(
        "--keep", action="store_true", help="the slope of all games, with the weights"
    )
    return reader.parse_args(words)


def played(wanted: argparse.Namespace) -> Sample:
    """Let the search play itself; returns the predictions in all positions and the outcomes."""
    game = load(wanted.game)
    player = new_player(game)
    teller = new_player(game, wanted.simulations) if wanted.simulations else player
    rows: list[Any] = []
    for number in range(wanted.games):
        rng = np.random.default_rng([wanted.seed, number])
        rows += rows_of(game, (player, teller), (wanted.seats, wanted.every), rng, number)
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {wanted.games} games", end="", file=sys.stderr)
    numbers, parts, told, network, came = (
        np.array(list(column)) for column in zip(*rows, strict=True)
    )
    as_told = sharpened(told, slope_of(game))
    return Sample(numbers, parts, {SEARCH: told, NETWORK: network, TOLD: as_told}, came)


def new_player(game: Any, simulations: int | None = None) -> SearchBot:
    """The search with the game's weights; by default with as many simulations as the adept has."""
    budget = Budget(None, simulations or kit_of(game).depths[BUDGET_OF].simulations)
    return new_compiled_search(game, GUIDED, GUIDED, budget)


def rows_of(
    game: Any, bots: Bots, shape: tuple[int, int], rng: np.random.Generator, number: int
) -> list[Any]:
    """One game: for each position its row, see `Sample`. shape: seats, and turns from one to the next."""
    seats, every = shape
    state = dealt(game, seats, rng)
    found = watched(
        game, bots, state, (0, every), rng, lambda seen: by_network(game, bots[1], seen, rng)
    )
    came = shares_at_end(seats, game.winners(state))
    return [
        (number, k / len(found), *(np.roll(shares, -seat) for shares in (told, network, came)))
        for k, (seat, network, told) in enumerate(found)
    ]


def dealt(game: Any, seats: int, rng: np.random.Generator) -> Any:
    """A new game with a drawn deal."""
    return game.new_game(game.new_options({}), seats, secret_of(int(rng.integers(1 << 62))))[0]


def watched(
    game: Any,
    bots: Bots,
    state: Any,
    pace: tuple[int, int],
    rng: np.random.Generator,
    look: Callable[[Any], Any],
) -> list[tuple[int, Any, tuple[float, ...]]]:
    """Play a game to its end; for each chosen turn: the seat, what `look` finds in what it sees, the shares told.

    state: is overwritten; pace: the turns counted so far, and from one chosen turn to the next.
    """
    turns, every = pace
    found = []
    for bot in bots:
        bot.forget()
    while not game.is_over(state):
        seat, legal = game.turn(state), game.legal(state)
        seen = game.observe(state, seat)
        action = None
        if len(legal) > 1 and bots[0].is_first(seen):
            turns += 1
            if turns % every == 0:
                looked = look(seen)
                action, told = action_and_shares(bots[1], seen, seat, rng)
                found.append((seat, looked, told))
        if action is None or bots[0] is not bots[1]:
            action = bots[0].decide(seen, legal, rng)
        game.apply(state, action)
    return found


def action_and_shares(
    bot: SearchBot, seen: Any, seat: int, rng: np.random.Generator
) -> tuple[int, tuple[float, ...]]:
    """What the bot decides, and the shares that a hint would tell after the same search."""
    found = bot.search(seen, rng)
    best = max(found, key=lambda one: (one.visits, one.shares[seat], -one.action))
    bot.keep(seen, best.action, rng)
    return best.action, ranked(found, seat)[0].shares


def by_network(game: Any, bot: SearchBot, seen: Any, rng: np.random.Generator) -> Any:
    """The shares by the network alone, in one of the consistent worlds."""
    context = bot.contexts[0]
    context.describe(game.sample_world(seen, rng))
    m, seats = context.memory, int(seen["seats"][0])
    share_by_network(m.network[0], m.activations[0], seats, m.values)
    return m.values[:seats].copy()


def shares_at_end(seats: int, winners: Sequence[int]) -> Any:
    """The victory, shared evenly by the winners."""
    return np.array([(seat in winners) / len(winners) for seat in range(seats)])


def brier(told: Any, came: Any) -> float:
    """The mean squared error of the share of the seat to act: 0 is perfect."""
    return float(((told[:, 0] - came[:, 0]) ** 2).mean())


def slope_in(told: Any, came: Any) -> float:
    """The factor for the logarithms of shares with the maximum likelihood, at least 0."""
    logs, slope = np.log(np.maximum(told, LEAST)), 1.0
    for _ in range(STEPS):
        now = sharpened(told, slope)
        means = (now * logs).sum(axis=1)
        rise = ((came * logs).sum(axis=1) - means).sum()
        bend = ((now * logs**2).sum(axis=1) - means**2).sum()
        step = float(np.clip(rise / bend, -1, 1)) if bend > 0 else 0.0
        slope = max(0.0, slope + step)
        if abs(step) < NEAR:
            break
    return slope


def judged(sample: Sample, who: str, rng: np.random.Generator) -> Found:
    """How good the predictions are; bounds by resampling games."""
    told, came = sample.told[who], sample.came
    draws = [draw_of_games(sample.number, rng) for _ in range(DRAWS)]
    return Found(
        who,
        len(came),
        bounded(brier(told, came), [brier(told[rows], came[rows]) for rows in draws]),
        bounded(slope_in(told, came), [slope_in(told[rows], came[rows]) for rows in draws]),
    )


def bounded(value: float, draws: Sequence[float]) -> tuple[float, float, float]:
    """The value with its 95 % bounds by draws with replacement."""
    low, high = np.percentile(draws, SURE)
    return value, float(low), float(high)


def draw_of_games(number: Any, rng: np.random.Generator) -> Any:
    """The positions of as many games as there are, drawn with replacement."""
    starts = np.flatnonzero(np.diff(number, prepend=-1))
    games = np.split(np.arange(len(number)), starts[1:])
    return np.concatenate([games[k] for k in rng.integers(0, len(games), len(games))])


def quarters(sample: Sample) -> list[Sample]:
    """The positions of each quarter of the games."""
    which = np.minimum(QUARTERS - 1, (sample.part * QUARTERS).astype(int))
    return [sample.where(which == quarter) for quarter in range(QUARTERS)]


def fitted(sample: Sample, rng: np.random.Generator) -> dict[str, Any]:
    """Fit a slope on every second game; score the others with and without it."""
    is_first = sample.number % 2 == 0
    one, other = sample.where(is_first), sample.where(~is_first)
    slope = slope_in(one.told[SEARCH], one.came)
    other.told[FITTED] = sharpened(other.told[SEARCH], slope)
    return {"slope": slope, "others": [asdict(judged(other, who, rng)) for who in (SEARCH, FITTED)]}


def lines_of(report: dict[str, Any]) -> list[str]:
    """The report in words."""
    found = [line_of(each["who"], each) for each in report["all"]]
    found.append(f"constant: Brier {report['constant']:.3f}")
    found += [line_of(f"quarter {k}", each) for k, each in enumerate(report["quarters"], start=1)]
    found.append(f"slope of every second game {report['fitted']['slope']:.2f}; the others:")
    return found + [line_of(each["who"], each) for each in report["fitted"]["others"]]


def line_of(name: str, found: dict[str, Any]) -> str:
    """One row of the report."""
    (brier_is, low, high), (slope, least, most) = found["brier"], found["slope"]
    return (
        f"{name}: {found['positions']} positions; Brier {brier_is:.3f} ({low:.3f} to {high:.3f});"
        f" slope {slope:.2f} ({least:.2f} to {most:.2f})"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
