"""`polis play`: a game in the terminal, with people and bots."""

from pathlib import Path
from typing import Annotated

import typer

from polis.cli.output import wants_colour
from polis.cli.parameters import (
    A_GAME,
    ANOTHER_GAME,
    ComponentFile,
    Language,
    TableOptions,
    read_options,
)
from polis.core.texts.errors import PolisError
from polis.games.levels import SEATABLE

EPILOG = f"""\b
Examples:
  polis play {A_GAME}
  polis play {A_GAME} --seats human,master,adept
  polis play {ANOTHER_GAME} --seats human,human
  polis play {A_GAME} --seats "human,./mine --fast"
  polis play --resume game.json
"""


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")] = A_GAME,
    seats: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help=f"Who sits where: human, or a bot: {', '.join(SEATABLE)}, one from outside such as "
            "'./mine --fast' or package.module:Class.",
        ),
    ] = "human,adept",
    option: TableOptions = None,
    components: ComponentFile = None,
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="SEED", help="32 hexadecimal digits or a whole number.", show_default="random"
        ),
    ] = None,
    language: Language = "en",
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the record here.", show_default="data folder"),
    ] = None,
    no_colour: Annotated[bool, typer.Option("--no-colour", help="Draw without colours.")] = False,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Continue a saved game.", show_default=False),
    ] = None,
) -> None:
    """Play a game in the terminal, alone against bots or with others at one keyboard."""
    from polis.terminal.play import Wishes
    from polis.terminal.play import play as begin

    try:
        begin(
            Wishes(
                game=game,
                seats=seats,
                options=read_options(option or []),
                components=components,
                seed=seed,
                language=language,
                record=record,
                colour=not no_colour and wants_colour(),
                resume=resume,
            )
        )
    except PolisError as error:  # reported in the requested language
        raise PolisError(error.text(language)) from None
