"""`polis ladder`: the bots of several contests on one scale."""

from pathlib import Path
from typing import Annotated, Any

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import Json

EPILOG = """\b
Examples:
  polis ladder weak strong
  polis ladder weak strong --zero journeyman
"""


def ladder(
    folders: Annotated[
        list[Path],
        typer.Argument(metavar="FOLDER…", help="Folders of contests.", show_default=False),
    ],
    zero: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="The bot with rating 0, from which the others are measured.",
            show_default="random",
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Rate the bots of several contests on one scale, counting all their games together.

    The contests must have the same game, rules, bots' code and number of seats, and a chain of
    games must connect all bots. The random bot, or else the first bot, is rated 0.
    """
    from polis.games import load
    from polis_lab.contests.scale import scale

    result = scale(folders, zero)
    title = load(result["game"]).title
    if as_json:
        say_json(result)
    else:
        tell(title, result)


def tell(title: str, result: dict[str, Any]) -> None:
    """Write the rungs, the strongest first."""
    from polis_lab.contests.words import strength

    contests = f"{len(result['contests'])} contests of {title}, {result['seats']} seats"
    say(f"{'games':<20} {result['games']:,} on {result['deals']:,} deals in {contests}")
    for rung in result["ladder"]["rungs"]:
        elo, reach = strength(rung)
        say(f"{rung['bot']:<20} {elo} ({reach})")
