"""`polis arena`: bots against each other until it is known which is better, and by how much."""

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from polis.cli.output import bar, complain, say_json
from polis.cli.parameters import (
    A_GAME,
    ANOTHER_GAME,
    ComponentFile,
    GameName,
    Json,
    SeedText,
    TableOptions,
    read_options,
)
from polis.core.files import data_folder
from polis.core.seeds import new_secret, seed_text
from polis.core.texts.errors import PolisError
from polis.games import load
from polis_lab.commands.arena_table import tell
from polis_lab.files import going_on
from polis_lab.measuring.machine import processes

if TYPE_CHECKING:
    from polis.search.bots import Budget
    from polis_lab.contests.contest import Player
    from polis_lab.contests.intervals import Interval
    from polis_lab.contests.ledger import Ledger
    from polis_lab.contests.plan import Plan

SEATS = 2
GAMES = 1000
ERRORS = "errors"  # the folder for what bots from outside write to standard error
NumberT = TypeVar("NumberT", int, float)

EPILOG = f"""\b
Examples:
  polis arena {A_GAME} --bots random,greedy --games 1000 --out first
  polis arena {A_GAME} --out first --resume --games 2000
  polis arena {ANOTHER_GAME} --bots random,greedy --seats 4 --seed 1 --json
  polis arena {ANOTHER_GAME} --bots greedy --seats 3    (a bot against itself)
  polis arena {A_GAME} --bots guided:mine/{A_GAME}.npz@100,adept
"""


def arena(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            help="The bots; NAME@0.5s or NAME@800 gives one a budget of its own, NAME~0.5 lets it choose "
            "at random every second time, guided:FILE plays with the weights in a file; also "
            "'./command with words', package.module:Class, an entry point of the group polis.bots; one "
            "bot alone plays against itself.",
            show_default=False,
        ),
    ] = None,
    bots_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Bots from outside by name, as TOML; -: standard input.",
            show_default=False,
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="K", help="Number of seats.", show_default=str(SEATS))
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Number of games, rounded up to whole deals.", show_default=str(GAMES)
        ),
    ] = None,
    time: Annotated[
        float | None,
        typer.Option(metavar="T", help="Seconds per turn for bots that use a budget."),
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(metavar="S", help="Simulations per turn, instead of --time.")
    ] = None,
    clock: Annotated[
        float | None,
        typer.Option(
            metavar="T",
            help="Seconds that a bot from outside may take for a turn.",
            show_default="10",
        ),
    ] = None,
    forgive: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Illegal answers that a bot from outside may give in a game; the next loses it.",
            show_default="0",
        ),
    ] = None,
    seed: SeedText = None,
    option: TableOptions = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="The folder for games and figures.", show_default="data folder"
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the contest in FOLDER.")
    ] = False,
    stop_at: Annotated[
        float | None,
        typer.Option(
            metavar="P",
            help="End as soon as it is clear whether the first of two bots wins the share P "
            "(such as 0.55) or half.",
        ),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="W", help="Processes; default: one for each core.")
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")] = False,
    ray_address: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="The cluster, if not the default one; implies --ray."),
    ] = None,
    components: ComponentFile = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other: every deal in all rotations of the seats.

    Every game is saved as soon as it is over, so an interrupted contest can be continued with
    --resume. At the end there is a table here, and all figures are in result.json in the folder.
    """
    from polis_lab.contests.contest import conclude, play

    limits = (clock, forgive)
    wishes = Wishes(
        bots,
        bots_file,
        seats,
        games,
        time,
        simulations,
        limits,
        seed,
        option or [],
        components,
        stop_at,
    )
    player_at = _player(workers, ray or ray_address is not None, ray_address)
    ledger, rules = _going_on(game, out, wishes) if resume else _begun(game, out, wishes)
    player = player_at(ledger.folder)
    with ledger:
        command = command_of(rules, ledger.plan)
        try:
            with _watched(ledger) as progress:
                play(ledger, player, progress)
        except KeyboardInterrupt:
            if ledger.lines:
                conclude(ledger, command)
            complain(_how_to_go_on(ledger, game))
            raise
        result = {**conclude(ledger, command), "folder": str(ledger.folder)}
    if as_json:
        say_json(result)
    else:
        tell(rules.title, result)


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options given on the command line; None: not given."""

    bots: str | None
    bots_file: Path | None
    seats: int | None
    games: int | None
    time: float | None
    simulations: int | None
    limits: tuple[float | None, int | None]  # the clock, and illegal answers forgiven
    seed: str | None
    option: list[str] | None
    components: Path | None
    stop_at: float | None

    def plan(self, rules: Any, kept: "Plan | None" = None) -> "Plan":
        """Return the contest; options not given come from the stored contest or the defaults."""
        from polis.bots.outside.naming import Outsider, read_bots_file
        from polis_lab.contests.plan import CLOCK, MOST_GAMES, new_plan

        tables = {} if kept is None else kept.outside
        tables = {name: Outsider.from_json(one) for name, one in tables.items()}
        if self.bots_file is not None:
            tables |= read_bots_file(self.bots_file)
        clock, forgive = self.limits
        budget = _budget(self.time, self.simulations)
        bots = self.bots or (None if kept is None else _kept_bots(kept, budget))
        if bots is None:
            raise PolisError("Name the bots, as in --bots random,greedy.")
        options: dict[str, Any] = {} if kept is None else dict(kept.options)
        if self.option:
            options = read_options(self.option)
        return new_plan(
            rules,
            bots,
            _first(self.seats, kept.seats if kept else None, SEATS),
            # a stored number may have been rounded up beyond the limit for user input
            _first(self.games, min(kept.games, MOST_GAMES) if kept else None, GAMES),
            self.seed if self.seed is not None else kept.seed if kept else seed_text(new_secret()),
            budget=budget,
            options=options,
            components=_components(self, kept),
            stop_at=kept.stop_at if self.stop_at is None and kept else self.stop_at,
            tables=tables,
            clock=_first(clock, kept.clock if kept else None, CLOCK),
            forgive=_first(forgive, kept.forgive if kept else None, 0),
        )


def _begun(game: str, out: Path | None, wishes: Wishes) -> "tuple[Ledger, Any]":
    """Start a new contest in a new folder."""
    from polis_lab.contests.contest import facts
    from polis_lab.contests.ledger import begin

    rules: Any = load(game, wishes.components)
    plan = wishes.plan(rules)
    for entrant in plan.entrants:  # refuse a bot without its network before anything is written
        if entrant.outside is None:
            entrant.new_bot(rules)
    return begin(out or _new_folder(game), plan, facts()), rules


def _going_on(game: str, out: Path | None, wishes: Wishes) -> "tuple[Ledger, Any]":
    """Open the contest in a folder, with everything played so far."""
    from polis_lab.contests.ledger import read_head, resume

    if out is None:
        raise PolisError("Name the folder of the contest to continue, as in --out FOLDER --resume.")
    kept, _ = read_head(out)
    if kept.game != game:
        raise PolisError(f"{out} holds a contest of {kept.game}, not of {game}.")
    rules: Any = load(game, _components(wishes, kept))
    return resume(out, wishes.plan(rules, kept)), rules


def _kept_bots(kept: "Plan", budget: "Budget | None") -> str:
    """Return the bots of a continued contest; PolisError if they have another budget."""
    own = {str(entrant.budget) for entrant in kept.entrants if entrant.budget is not None}
    if budget is not None and own - {str(budget)}:
        raise PolisError(
            f"The bots of that contest are {','.join(kept.bots)}; their budgets cannot be changed: "
            "leave --time and --simulations out, or choose another folder."
        )
    return ",".join(kept.bots)


def _components(wishes: Wishes, kept: "Plan | None") -> Path | None:
    """The component file given, or the one of the stored contest."""
    if wishes.components is not None or kept is None or kept.components is None:
        return wishes.components
    return Path(kept.components)


def _first(*numbers: NumberT | None) -> NumberT:
    """Return the first number that is not None."""
    return next(number for number in numbers if number is not None)


def _budget(time: float | None, simulations: int | None) -> "Budget | None":
    """Return the bots' budget; raises PolisError for both kinds at once, and for zero."""
    from polis.search.bots import Budget

    if time is not None and simulations is not None:
        raise PolisError("Give the bots --time or --simulations, not both.")
    return None if time is None and simulations is None else Budget(time, simulations)


def _player(
    workers: int | None, is_on_cluster: bool, address: str | None
) -> "Callable[[Path], Player]":
    """Return what plays the games of a folder: local processes or a cluster; PolisError if there is none."""
    from polis_lab.contests.cluster import play_on_cluster, the_library
    from polis_lab.contests.players import Place
    from polis_lab.contests.pool import play_here

    count = processes(workers)
    if is_on_cluster:
        if workers is not None:
            raise PolisError("A cluster has its own workers; leave --workers out.")
        the_library()
        return lambda _: partial(play_on_cluster, address=address)
    return lambda folder: partial(play_here, workers=count, place=Place(errors=folder / ERRORS))


@contextmanager
def _watched(ledger: "Ledger") -> "Iterator[Callable[[int, Interval], None] | None]":
    """The progress bar, with the observed share and its interval."""
    plan = ledger.plan
    name = f"{plan.bots[0]} wins" if len(plan.bots) > 1 else "seat 1 wins"
    with bar("Playing", plan.games, len(ledger.lines)) as advance:
        shown = len(ledger.lines)

        def on_progress(games: int, share: "Interval") -> None:
            nonlocal shown
            if advance:
                reach = f"{100 * (share.low or 0):.1f} to {100 * (share.high or 0):.1f}"
                advance(games - shown, f"{name} {100 * share.value:.1f} % ({reach})")
                shown = games

        yield on_progress if advance else None


def command_of(rules: Any, plan: "Plan") -> str:
    """Return the command line for the same contest."""
    words = ["polis", "arena", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--seats", str(plan.seats), "--games", str(plan.games), "--seed", plan.seed]
    usual = rules.options_json(rules.new_options({}))
    for name, value in plan.options.items():
        if usual[name] != value:
            named = (
                {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
            )
            words += ["--option", f"{name}={named}"]
    if plan.components is not None:
        words += ["--components", plan.components]
    if plan.outside:
        words += ["--clock", f"{plan.clock:g}", "--forgive", str(plan.forgive)]
        words += [] if plan.simulations is None else ["--simulations", str(plan.simulations)]
    if plan.stop_at is not None:
        words += ["--stop-at", str(plan.stop_at)]
    return shlex.join(words)


def _how_to_go_on(ledger: "Ledger", game: str) -> str:
    """Return the message after Ctrl-C."""
    words = going_on("arena", game, ledger.folder)
    done = f"{len(ledger.lines)} of {ledger.plan.games} games"
    return f"Interrupted after {done}, all of which are kept; '{words}' continues."


def _new_folder(game: str) -> Path:
    """Return a folder that does not exist yet."""
    moment = datetime.now().astimezone()
    return data_folder() / "arena" / f"{moment:%Y-%m-%d-%H%M%S}-{game}"
