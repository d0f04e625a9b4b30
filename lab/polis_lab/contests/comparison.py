"""Comparing bots from a program: a contest without a folder."""

import pickle
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from polis.bots import Bot
from polis.bots.outside.naming import Outsider
from polis.core.contract.game import Game, OptionsT
from polis.core.contract.options import OptionValue, Seed, secret_of
from polis.core.seeds import seed_text
from polis.core.texts.errors import PolisError
from polis.games.levels import BOTS
from polis.search.bots import Budget
from polis_lab.contests.intervals import Interval
from polis_lab.contests.match import Played, Table
from polis_lab.contests.plan import CLOCK, Plan, new_plan
from polis_lab.contests.players import Factory, Place, is_factory
from polis_lab.contests.pool import play_here
from polis_lab.contests.standings import standings


@dataclass(frozen=True, slots=True)
class BotFigures:
    """The results of one bot in a comparison.

    bot: its name, with its budget if it has one; games: the number in which it played; win_share:
    the share of its seats that won, 0 to 1, a shared win split between the winners; score: its
    points per seat. Both with their 95 % interval, by deal; lost: the games that it lost by itself, by
    kind: `crash`, `illegal` and others for a bot that is not one of Polis.
    """

    bot: str
    games: int
    win_share: Interval
    score: Interval
    lost: Mapping[str, int]


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
    bots: Sequence[str | Bot | Factory],
    games: int = 200,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: Seed | None = None,
    budget: Budget | None = None,
    workers: int = 1,
    clock: float = CLOCK,
) -> Comparison:
    """Let bots play each other, every deal in all rotations of the seats.

    bots: names as for `polis.new_bot`, bots of your own, or what makes one, given the game, for each
    seat (a class, a function); two or more different ones, or one against itself; games: rounded up to whole deals; seats: by default the fewest possible; options, seed: as for
    `polis.new_game`; budget: for the bots that use one; workers: processes, each with its own bots
    (if more than one, guard your script with `if __name__ == "__main__"`); clock: seconds that a bot
    with a process of its own may take for a turn. The game must have the packaged components. A bot
    that is not one of Polis loses the game in which it raises an error or chooses what is not
    allowed. Raises PolisError, InvalidOptions, InvalidSeed before anything is played.

    Examples:
        >>> import polis
        >>> game = polis.load("arkadia")
        >>> found = compare(game, ["greedy", "random"], games=4, seed=1)
        >>> found.games, found.bots[0].win_share.value
        (4, 1.0)
    """
    made = _made(bots, workers)
    tables = {label: Outsider(label) for label in made}
    labels = [one if isinstance(one, str) else label_of(one) for one in bots]
    plan = new_plan(
        game,
        ",".join(labels),
        game.seats[0] if seats is None else seats,
        games,
        seed_text(secret_of(seed)),
        budget=budget,
        options=dict(options or {}),
        tables=tables,
        clock=clock,
    )
    return _figures(plan, [played.line for played in _played(plan, workers, Place(made))])


def label_of(bot: Bot | Factory) -> str:
    """Return the name of a bot, or of what makes it; raises PolisError for one without a usable name."""
    name = getattr(bot, "name", None) or getattr(bot, "__name__", "")
    if not isinstance(name, str) or not name or "," in name:
        raise PolisError(f"{bot!r} needs a name without a comma.")
    return name


def _made(bots: Sequence[str | Bot | Factory], workers: int) -> dict[str, Bot | Factory]:
    """Return the bots that are no names, by label; raises PolisError for those that cannot play here."""
    made = {label_of(one): one for one in bots if not isinstance(one, str)}
    for label, one in made.items():
        if label in BOTS:
            raise PolisError(f"'{label}' is a bot of Polis; give yours another name.")
        if not is_factory(one) and hasattr(one, "told"):
            raise PolisError(
                f"'{label}' hears what its seat sees, so each seat needs one of its own: pass what makes "
                "it, such as its class."
            )
    if workers > 1:
        try:
            pickle.dumps(made)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise PolisError(
                f"The bots cannot be sent to other processes ({error}); use workers=1, or define them at "
                "the top of a module."
            ) from None
    return made


def _played(plan: Plan, workers: int, place: Place) -> Iterable[Played]:
    """Play all games, in this process or in worker processes."""
    if workers > 1:
        return play_here(plan, plan.jobs(), workers, place)
    with closing(Table(plan, place)) as table:
        return [table.play(job) for job in plan.jobs()]


def _figures(plan: Plan, lines: list[dict[str, Any]]) -> Comparison:
    """Select the figures that programs need."""
    found = standings(plan, lines)
    bots = [
        BotFigures(
            one["bot"],
            one["games"],
            Interval(**one["win_share"]),
            Interval(**one["score"]),
            one["lost"],
        )
        for one in found["bots"]
    ]
    return Comparison(found["games"], found["fair_share"], tuple(bots))
