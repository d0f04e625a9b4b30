"""`polis components`: check a component file, or show the contents of a box."""

import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer

from polis.cli.output import say, say_json, wants_colour
from polis.cli.parameters import A_GAME, Json
from polis.core.boxes.components import BoxSource, ComponentText
from polis.core.files import STANDARD, open_named
from polis.core.texts.errors import PolisError
from polis.games import NAMES, spec_of
from polis.games.spec import BoxTools, GameSpec

EPILOG = f"""\b
Examples:
  polis components check my-board.toml
  polis components show {A_GAME}
"""

app = typer.Typer(
    help="Check a component file, or show the contents of a box.",
    epilog=EPILOG,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def front(context: typer.Context) -> None:
    """Check a component file, or show the contents of a box."""
    if context.invoked_subcommand is None:
        say(context.get_help())


@app.command("check", epilog="\b\nExample:\n  polis components check my-board.toml")
def check(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A component file (TOML); -: standard input.")
    ],
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="The game it is for.", show_default="what the file says"),
    ] = None,
    as_json: Json = False,
) -> None:
    """Check a component file; a fault is reported with its line and what would be right."""
    source = _source(file)
    game = game or _game_of(source)
    _, tools = _boxed(game)
    box = tools.load(source)
    if as_json:
        say_json({"game": game, "id": box.id, "sha256": box.sha256})
    else:
        say(
            f"{Path(source.name).name} is a complete box of {game}: {box.id}, SHA-256 {box.sha256}."
        )


@app.command("show", epilog=f"\b\nExample:\n  polis components show {A_GAME}")
def show(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"The game, e.g. {A_GAME}.")],
    file: Annotated[
        Path | None, typer.Option("--components", metavar="FILE", help="Another component file.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Draw board, forms and cards of a game, and say what is reconstructed."""
    spec, tools = _boxed(game)
    source = file and _source(file)
    box = tools.load(source)
    if as_json:
        say_json(_json(game, box, source or spec.components))
    else:
        say(tools.draw(box, wants_colour()))


def _json(game: str, box: Any, source: Any) -> dict[str, Any]:
    """The component file as JSON, with the source of each value."""
    return {
        "game": game,
        "id": box.id,
        "sha256": box.sha256,
        "components": _toml(source),
        "provenance": {
            name: {"label": origin.label, "source": origin.source}
            for name, origin in box.provenance.items()
        },
    }


def _source(file: Path) -> BoxSource:
    """Return what a person names; `-` is standard input, which can be read only once."""
    if file != STANDARD:
        return file
    with open_named(file) as stream:
        return ComponentText("standard input", stream.read().decode("utf-8", "surrogateescape"))


def _toml(source: Any) -> dict[str, Any]:
    return tomllib.loads(source.read_bytes().decode("utf-8-sig"))


def _game_of(source: BoxSource) -> str:
    """The game that a component file names; the default one if it names no known game.

    The error about such a file is then raised by the game that reads it.
    """
    try:
        named = _toml(source).get("game")
    except (OSError, ValueError, RecursionError):
        return A_GAME
    return named if isinstance(named, str) and named in NAMES else A_GAME


def _boxed(game: str) -> tuple[GameSpec, BoxTools]:
    """Return a game, and what reads and draws its boxes; raises PolisError if it has none."""
    spec = spec_of(game)
    tools = spec.box_tools()
    if tools is None:
        raise PolisError(f"{spec.title} has no component file.")
    return spec, tools
