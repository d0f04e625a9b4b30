"""`polis simulate`: many games between bots, and what they show."""

from typing import Annotated, Any

import typer

from polis.cli.output import bar, say, say_json
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
from polis.core.seeds import new_secret, seed_text
from polis.games import load

Lines = list[tuple[str, str]]

EPILOG = f"""\b
Examples:
  polis simulate {A_GAME} --games 1000 --seats 4 --bots greedy --seed 1
  polis simulate {A_GAME} --seats 2 --bots random,greedy --option flips=yes
  polis simulate {ANOTHER_GAME} --games 500 --seats 3 --seed 1
"""


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="Number of games.")] = 1000,
    seats: Annotated[int, typer.Option(metavar="K", help="Number of seats.")] = 4,
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="One bot for all seats, or one a seat, with commas.")
    ] = "greedy",
    seed: SeedText = None,
    workers: Annotated[
        int | None, typer.Option(metavar="W", help="Threads; default: one for each core.")
    ] = None,
    option: TableOptions = None,
    components: ComponentFile = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots.

    The same seed gives the same result for any number of workers; only the speed differs. With
    --json there are two parts: "result", which depends only on the seed, and "speed".
    """
    from polis.arena import simulate as run

    rules = load(game, components)
    chosen = read_options(option or [])
    start = seed if seed is not None else seed_text(new_secret())
    with bar("Playing", games) as advance:
        progress = (lambda more: advance(more, "")) if advance else None
        done = run(rules, games, seats, bots, start, workers, chosen, progress)
    if as_json:
        say_json(done.json())
    else:
        _tell(rules.title, done.result, done.speed, done.lines)


def _tell(title: str, result: dict[str, Any], speed: dict[str, Any], lines: Lines) -> None:
    """Print the figures for people; lines: those of the game, each with its name."""
    quick = (
        f"{speed['games_per_second']:,.0f} games/s, "
        f"{speed['decisions_per_second']:,.0f} decisions/s "
        f"({speed['seconds']:.2f} s, workers: {speed['workers']})"
    )
    rows = [
        ("games", f"{result['games']:,} of {title} with seed {result['seed']}"),
        ("seats", ", ".join(result["bots"])),
        *lines,
        ("speed", quick),
    ]
    for name, text in rows:
        say(f"{name:<20} {text}")
