"""`polis dataset`: decisions of bots as rows of Parquet files."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from polis.cli.output import bar, complain, say, say_json
from polis.cli.parameters import (
    A_GAME,
    ANOTHER_GAME,
    GameName,
    Json,
    SeedText,
    TableOptions,
    read_options,
)
from polis.core.seeds import new_secret, seed_text
from polis.core.texts.errors import PolisError
from polis.games import load
from polis_lab.files import going_on
from polis_lab.measuring.machine import processes

if TYPE_CHECKING:
    from polis_lab.dataset.making import Progress

SEATS = 2
GAMES = 1000

EPILOG = f"""\b
Examples:
  polis dataset {A_GAME} --bots expert --games 1000 --out expert-games
  polis dataset {A_GAME} --out expert-games --resume
  polis dataset {ANOTHER_GAME} --bots greedy,random --seats 4 --seed 1 --encoding observation --out mixed
"""


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="The folder for everything.")],
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            help="Who plays, as in `polis arena`; bots move on by one seat each game. Levels count their "
            "simulations.",
            show_default=False,
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="K", help="Number of seats.", show_default=str(SEATS))
    ] = None,
    games: Annotated[
        int | None, typer.Option(metavar="N", help="Number of games.", show_default=str(GAMES))
    ] = None,
    seed: SeedText = None,
    option: TableOptions = None,
    encoding: Annotated[
        str | None,
        typer.Option(
            metavar="KIND",
            help="What a row has of the position: float32 (game.encode), observation (its bytes), none.",
            show_default="float32",
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the dataset in the folder.")
    ] = False,
    workers: Annotated[
        int | None, typer.Option(metavar="W", help="Processes; default: one for each core.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play and write each of their decisions as a row of Parquet files.

    The same seed gives the same bytes with any number of processes. Every file is there as a whole or not
    at all, so an interrupted run can be continued with --resume.
    """
    _the_library()
    from polis_lab.dataset.making import begin, make
    from polis_lab.dataset.order import ENCODINGS, Order, new_order

    given = (bots, seats, games, seed, option, encoding)
    if not resume:
        if bots is None:
            raise PolisError("Name who plays, such as --bots expert, or continue with --resume.")
        order = new_order(
            load(game),
            bots,
            SEATS if seats is None else seats,
            GAMES if games is None else games,
            seed or seed_text(new_secret()),
            encoding=encoding or ENCODINGS[0],
            options=read_options(option or []),
        )
        begin(out, order)
    elif any(one is not None for one in given):
        raise PolisError("A dataset continues by its own order; leave the other options out.")
    try:
        with _watched(Order.read(out).games) as progress:
            order, rows = make(load(game), out, processes(workers), progress, complain)
    except KeyboardInterrupt:
        complain(f"Interrupted; '{going_on('dataset', game, out)}' continues.")
        raise
    if as_json:
        say_json({"folder": str(out), "games": order.games, "rows": rows, "seed": order.seed})
    else:
        say(f"{rows:,} decisions of {order.games:,} games are in {out}; README.md describes them.")


def _the_library() -> None:
    """Raise PolisError if PyArrow is missing."""
    try:
        import pyarrow  # noqa: F401
    except ImportError as error:
        raise PolisError(
            "Parquet files need PyArrow, which is not installed; pip install 'polis-lab[data]' brings it."
        ) from error


@contextmanager
def _watched(games: int) -> "Iterator[Progress]":
    """Show a bar for the games."""
    before = 0
    with bar("Playing", games) as advance:

        def progress(done: int) -> None:
            nonlocal before
            if advance:
                advance(done - before, "")
            before = done

        yield progress
