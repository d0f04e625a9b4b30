"""`polis bench`: how quick the rules are on this machine."""

import sys
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import A_GAME, ANOTHER_GAME, ComponentFile, Json
from polis.core.texts.errors import PolisError
from polis.games import load

EPILOG = f"""\b
Examples:
  polis bench {A_GAME}
  polis bench {A_GAME} --json > bench.json
  polis bench {ANOTHER_GAME} --seats 3
  polis bench {A_GAME} --yardstick "./engine list 20000"
  polis bench --calls
  polis bench --batches
"""

# The project's goals: name, path in the figures, factor, unit, goal, most or least
GOALS = (
    ("decisions a second", ("decisions_per_second", "median"), 1e-6, "M", 2.0, "at least"),
    ("two threads to one", ("two_threads", "ratio"), 1.0, "x", 1.8, "at least"),
    ("state", ("state_bytes",), 1.0, "bytes", 1024.0, "at most"),
    ("start of the command", ("starting", "command_seconds"), 1.0, "s", 1.5, "at most"),
    ("start to first action", ("starting", "first_action_seconds"), 1.0, "s", 1.5, "at most"),
)


def bench(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help=f"The game, such as {A_GAME}; with --calls or --batches all."
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Random games per round; default 20000, or 200 for a game that no engine plays.",
        ),
    ] = None,
    rounds: Annotated[int, typer.Option(metavar="R", help="Rounds.")] = 5,
    seats: Annotated[int, typer.Option(metavar="K", help="Number of seats.")] = 4,
    yardstick: Annotated[
        str | None,
        typer.Option(metavar="PROGRAM", help="A program to compare with; it prints its speed."),
    ] = None,
    starts: Annotated[
        bool, typer.Option("--starts/--no-starts", help="Also measure start-up.")
    ] = True,
    calls: Annotated[
        bool, typer.Option("--calls", help="Measure each call of the Python interface instead.")
    ] = False,
    batches: Annotated[
        bool, typer.Option("--batches", help="Measure `polis.Batch` instead.")
    ] = False,
    components: ComponentFile = None,
    as_json: Json = False,
) -> None:
    """Measure random games with every legal action listed, and compare with other engines.

    A yardstick program prints "decisions" and "seconds" as JSON, or "n decisions/s".
    """
    from polis_lab.measuring.bench import bench as run

    if calls:
        from polis_lab.commands.bench_calls import tell_calls

        tell_calls(game, components, seats, rounds, as_json)
        return
    if batches:
        from polis_lab.commands.bench_batches import tell_batches

        tell_batches(game, 2, rounds, as_json)
        return
    if game is None:
        raise PolisError(f"Name the game to be measured, as in polis bench {A_GAME}.")
    rules: Any = load(game, components)
    found = run(rules, games, rounds, seats, yardstick, starts, _progress)
    if as_json:
        say_json(found)
    else:
        _tell(rules.title, found, rules.spec.figures().GOALS)


def _progress(text: str) -> None:
    """Print a progress line to standard error."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[KMeasuring, {text} …\r")
        sys.stderr.flush()


def _tell(title: str, found: dict[str, Any], goals: Mapping[str, float]) -> None:
    """Print the figures for people: machine, games, other engines, goals; `goals`: the game's own."""
    machine = found["machine"]
    say(
        f"{machine['processor']}, {machine['usable_cores']} of {machine['cores']} cores, "
        f"{machine['system']}; Python {machine['python']}, NumPy {machine['numpy']}, "
        f"{'engines' if machine['compiled'] else 'INTERPRETED'}"
    )
    say(
        f"{title}, {found['seats']} seats, {found['rounds']} rounds of {found['games_a_round']:,} "
        f"random games of {found['decisions_a_game']:.0f} decisions; median (lowest to highest)"
    )
    say()
    rate = found["decisions_per_second"]
    _row("decisions/s", rate, 1e-6, " M")
    _row("two threads", found["two_threads"]["decisions_per_second"], 1e-6, " M")
    _row("games/s", found["games_per_second"], 1.0, "")
    _row("a decision", found["decision_ns"], 1.0, " ns")
    _row("a turn", found["turn_ns"], 1.0, " ns")
    for name, other in found["yardsticks"].items():
        _tell_other(name, other)
    say()
    say(f"legal actions a decision: {found['legal_a_decision']:.1f} ({_phases(found['phases'])})")
    if "program" in found["yardsticks"]:
        say("Engines cut a turn into decisions differently: compare games and turns as well.")
    say()
    if not found["has_goals"]:
        say("No goals are set for this game.")
        return
    for name, path, factor, unit, goal, direction in GOALS:
        _tell_goal(found, name, path, factor, unit, goals.get(name, goal), direction)


def _row(name: str, spread: dict[str, float], factor: float, unit: str) -> None:
    """A figure with its range."""
    low, middle, high = (_figure(spread[key] * factor) for key in ("min", "median", "max"))
    say(f"{name:<22} {middle:>10}{unit}  ({low} to {high})")


def _figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def _tell_other(name: str, other: dict[str, Any]) -> None:
    """Another engine in the same run."""
    label = f"{name} {other['version']}" if "version" in other else name
    if "missing" in other:
        say(f"{label:<22} {other['missing']}")
        return
    _row(label, other["decisions_per_second"], 1e-6, " M")
    say(f"{'  Polis to it':<22} {other['polis_ratio']:>10.3g} x")


def _phases(phases: dict[str, dict[str, float]]) -> str:
    return ", ".join(f"{phase} {figures['legal']:.1f}" for phase, figures in phases.items())


def _tell_goal(
    found: dict[str, Any],
    name: str,
    path: tuple[str, ...],
    factor: float,
    unit: str,
    goal: float,
    direction: str,
) -> None:
    """Print a goal, and whether it is met or by how much it is missed."""
    value: Any = found
    for key in path:
        value = None if value is None else value[key]
    if value is None:
        return
    reached = value * factor
    is_good = reached >= goal if direction == "at least" else reached <= goal
    verdict = "reached" if is_good else f"missed by {abs(reached / goal - 1):.0%}"
    say(f"goal: {name:<22} {direction} {goal:g} {unit}: {reached:.3g} {unit}, {verdict}")
