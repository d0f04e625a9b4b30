"""`polis play`: a game in the terminal, with people and bots."""

from pathlib import Path
from typing import Annotated

import typer

from polis.cli.parameters import ComponentFile, Language, read_options
from polis.core.errors import PolisError

EPILOG = """\b
Examples:
  polis play arkadia
  polis play arkadia --seats human,master,adept --setup first-game
  polis play arkadia --seats human,human --option flips=yes
  polis play --resume game.json
"""


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")] = "arkadia",
    seats: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="Who sits where: human, or a bot: apprentice, journeyman, adept, master, grandmaster, planner, random.",
        ),
    ] = "human,adept",
    setup: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Set-up: free or first-game.", show_default="free"),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Another option of the table; may be repeated."),
    ] = None,
    open_screens: Annotated[
        bool, typer.Option("--open", help="Everybody sees seals, workers and gold.")
    ] = False,
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
        typer.Option(metavar="FILE", help="Go on with a game that was kept.", show_default=False),
    ] = None,
) -> None:
    """Play a game in the terminal, alone against bots or with others at one keyboard."""
    from polis.arena.compiling import compile_steps
    from polis.terminal.play import Wishes
    from polis.terminal.play import play as begin

    try:
        options = read_options(option or [])
        if setup is not None:
            options["setup"] = setup
        if open_screens:
            options["open_screens"] = True
        begin(
            Wishes(
                game=game,
                seats=seats,
                options=options,
                components=components,
                seed=seed,
                language=language,
                record=record,
                colour=not no_colour,
                resume=resume,
                compile_steps=compile_steps,
            )
        )
    except PolisError as error:  # told in the language that was asked for
        raise PolisError(error.text(language)) from None
