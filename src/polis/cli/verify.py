"""`polis verify`: is this record the game it claims to be?"""

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import ComponentFile, Json, RecordFile, opened
from polis.core import replay

EPILOG = """\b
Examples:
  polis verify game.json
  polis verify game.json --components my-board.toml
\b
Exit codes: 0 everything agrees, 1 there is a difference, 2 it cannot be checked.
"""


def verify(file: RecordFile, components: ComponentFile = None, as_json: Json = False) -> None:
    """Play a recorded game again and tell the first thing that does not agree.

    Checked are the version of the rules, the component file, the commitment to the secret, that
    each action is allowed, the hash of every position and the result.
    """
    record, game = opened(file, components)
    difference = replay.verify(record, game)
    plies = len(record.actions)
    if as_json:
        told = difference and {"ply": difference.ply, "message": str(difference)}
        say_json({"agrees": difference is None, "plies": plies, "difference": told})
    else:
        say(str(difference or f"{record.file} agrees with the rules in all its {plies} plies."))
    raise typer.Exit(0 if difference is None else 1)
