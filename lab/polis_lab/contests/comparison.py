"""Comparing bots from a program: a contest without a folder."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from polis.core.contract.game import Game, OptionsT
from polis.core.contract.options import OptionValue, Seed, secret_of
from polis.core.seeds import seed_text
from polis.search.bots import Budget
from polis_lab.contests.intervals import Interval
from polis_lab.contests.match import Played, Table
from polis_lab.contests.plan import Plan, new_plan
from polis_lab.contests.pool import play_here
from polis_lab.contests.standings import standings


@dataclass(frozen=True, slots=True)
class BotFigures:
    """The results of one bot in a comparison.

    bot: its name, with its budget if it has one; games: the number in which it played; win_share:
    the share of its seats that won, 0 to 1, a shared win split between the winners; score: its
    points per seat. Both with their 95 % interval, by deal.
    """

    bot: str
    games: int
    win_share: Interval
    score: Interval


@dataclass(frozen=True, slots=True)
class Comparison:
    """The results of a series of games between bots.

    games: the number played; fair_share: the `win_share` of bots of equal strength; bots: in the
    order in which they were named.
    """

    games: int
    fair_share: float
    bots: tuple[BotFigures, ...]


def compare(
    game: Game[OptionsT],
    bots: Sequence[str],
    games: int = 200,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: Seed | None = None,
    budget: Budget | None = None,
    workers: int = 1,
) -> Comparison:
    """Let bots play each other, every deal in all rotations of the seats.

    bots: names as for `polis.new_bot`, two or more different ones, or one against itself; games:
    rounded up to whole deals; seats: by default the fewest possible; options, seed: as for
    `polis.new_game`; budget: for the bots that use one; workers: processes, each with its own bots
    (if more than one, guard your script with `if __name__ == "__main__"`). The game must have the
    packaged components. Raises PolisError, InvalidOptions, InvalidSeed before anything is played.

    Examples:
        >>> import polis
        >>> game = polis.load("arkadia")
        >>> found = compare(game, ["greedy", "random"], games=4, seed=1)
        >>> found.games, found.bots[0].win_share.value
        (4, 1.0)
    """
    plan = new_plan(
        game,
        ",".join(bots),
        game.seats[0] if seats is None else seats,
        games,
        seed_text(secret_of(seed)),
        budget=budget,
        options=dict(options or {}),
    )
    return _figures(plan, [played.line for played in _played(plan, workers)])


def _played(plan: Plan, workers: int) -> Iterable[Played]:
    """Play all games, in this process or in worker processes."""
    if workers > 1:
        return play_here(plan, plan.jobs(), workers)
    table = Table(plan)
    return [table.play(job) for job in plan.jobs()]


def _figures(plan: Plan, lines: list[dict[str, Any]]) -> Comparison:
    """Select the figures that programs need."""
    found = standings(plan, lines)
    bots = [
        BotFigures(one["bot"], one["games"], Interval(**one["win_share"]), Interval(**one["score"]))
        for one in found["bots"]
    ]
    return Comparison(found["games"], found["fair_share"], tuple(bots))
