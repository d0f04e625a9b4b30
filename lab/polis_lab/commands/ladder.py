"""`polis ladder`: the bots of several contests on one scale."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from polis.cli.output import bar, say, say_json
from polis.cli.parameters import Json
from polis_lab.measuring.machine import processes

EPILOG = """\b
Examples:
  polis ladder weak strong
  polis ladder weak strong --zero journeyman
  polis ladder published --rerun
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
    rerun: Annotated[
        bool,
        typer.Option("--rerun", help="Play the contests again and say whether their figures hold."),
    ] = False,
    games: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="With --rerun: how many games.", show_default="all"),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(metavar="W", help="With --rerun: processes; default: one for each core."),
    ] = None,
    as_json: Json = False,
) -> int:
    """Rate the bots of several contests on one scale, counting all their games together.

    The contests must have the same game, rules, bots' code and number of seats, and a chain of
    games must connect all bots. The random bot, or else the first bot, is rated 0. With --rerun the
    exit code is 1 if the figures of a contest do not hold.
    """
    from polis.games import load
    from polis_lab.contests.scale import scale

    if rerun:
        return _again(folders, games, workers, as_json)
    result = scale(folders, zero)
    title = load(result["game"]).title
    if as_json:
        say_json(result)
    else:
        tell(title, result)
    return 0


def _again(folders: list[Path], games: int | None, workers: int | None, as_json: bool) -> int:
    """Play contests again; 1 if the figures of one do not hold."""
    from polis_lab.contests.ledger import read_games, read_head
    from polis_lab.contests.pool import play_here
    from polis_lab.contests.rerun import rerun

    found = []
    for folder in folders:
        count = len(read_games(folder, read_head(folder)[0]))
        with bar("Playing again", min(games or count, count)) as advance:
            player = partial(play_here, workers=processes(workers))
            found.append(rerun(folder, player, games, partial(advance or _nothing, 1, "")))
    if as_json:
        say_json({"contests": found})
    else:
        for one in found:
            tell_again(one)
    return 0 if all(one["holds"] for one in found) else 1


def _nothing(done: int, note: str) -> None:
    """Stand for a progress bar where there is none."""


def tell_again(result: dict[str, Any]) -> None:
    """Write what has become of a contest that was played again."""
    from polis_lab.contests.words import percent, with_interval

    name = result["folder"]
    holds = "its figures hold" if result["holds"] else "its figures do not hold"
    say(f"{name:<20} {holds}: {result['same_games']} of {result['games']} games are the same")
    if result["other_games"]:
        numbers = ", ".join(map(str, result["other_games"]))
        say(f"{'other games':<20} {numbers}")
    if result["result_fits_games"] is False:
        say(f"{'result.json':<20} its shares are not those of the games in its folder")
    for one in result["figures"]:
        then, now = (with_interval(one[key], percent) for key in ("before", "now"))
        say(f"{one['bot']:<20} {then}, now {now}{'' if one['agrees'] else ': they differ'}")


def tell(title: str, result: dict[str, Any]) -> None:
    """Write the rungs, the strongest first."""
    from polis_lab.contests.words import strength

    contests = f"{len(result['contests'])} contests of {title}, {result['seats']} seats"
    say(f"{'games':<20} {result['games']:,} on {result['deals']:,} deals in {contests}")
    for rung in result["ladder"]["rungs"]:
        elo, reach = strength(rung)
        say(f"{rung['bot']:<20} {elo} ({reach})")
