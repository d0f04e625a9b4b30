"""`polis game new`: the folder of a game of one's own, complete and playable."""

from pathlib import Path
from typing import Annotated

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import Json
from polis.cli.scaffold import checked_name, make
from polis.core.texts.errors import PolisError
from polis.games import GAMES

app = typer.Typer(help="Games of your own.", no_args_is_help=True)

EPILOG = """\b
Example:
  polis game new tricks
  pip install -e polis-tricks
  polis play tricks
"""


@app.command("new", epilog=EPILOG)
def new(
    name: Annotated[str, typer.Argument(help="Its name in commands: small letters and digits.")],
    title: Annotated[
        str, typer.Option(help="What people call it. Default: the name.", show_default=False)
    ] = "",
    out: Annotated[
        Path | None, typer.Option(help="The new folder. Default: polis-NAME.", show_default=False)
    ] = None,
    as_json: Json = False,
) -> None:
    """Make the package of a new game: a small game of tricks with rules, words and a test, to be changed."""
    if checked_name(name) in GAMES:
        raise PolisError(f"There is a game '{name}' already; choose another name.")
    folder = out or Path(f"polis-{name}")
    words = {
        "name": name,
        "package": f"polis_{name}",
        "title": " ".join((title or name.capitalize()).replace('"', "'").split()),
        "prefix": name[:3].upper(),
    }
    made = make("game", folder, words)
    if as_json:
        say_json({"folder": str(folder), "files": [str(path.relative_to(folder)) for path in made]})
        return
    for path in made:
        say(f"  {path}")
    say(f"The game '{name}' is in {folder}. Next:")
    say(f"  pip install -e {folder}   # from then on Polis knows it")
    say(f"  polis play {name}")
    say(f"  pytest {folder}/tests")
