"""`polis bot`: begin a bot of your own, and check that it keeps to the protocol."""

import shlex
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from polis.cli.output import complain, say, say_json, written_over
from polis.cli.parameters import Json
from polis.cli.scaffold import make
from polis.core.texts.errors import PolisError
from polis.games import NAMES, load

if TYPE_CHECKING:
    from polis.bots.outside.check import Found

EPILOG = """\b
Examples:
  polis bot new mine
  polis bot check "python mine/bot.py"
"""
LANGUAGES = {"python": "python", "javascript": "node"}

app = typer.Typer(
    help="Write a bot of your own: a program that plays over lines of JSON.",
    epilog=EPILOG,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def front(context: typer.Context) -> None:
    """Write a bot of your own: a program that plays over lines of JSON."""
    if context.invoked_subcommand is None:
        say(context.get_help())


@app.command("new", epilog="\b\nExample:\n  polis bot new mine --language javascript")
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The folder for it.")],
    language: Annotated[
        str, typer.Option(metavar="LANGUAGE", help="python or javascript.")
    ] = "python",
    as_json: Json = False,
) -> None:
    """Make a folder with a bot that draws a legal action, to go on from."""
    if language not in LANGUAGES:
        raise PolisError(f"There is a bot in {' and '.join(LANGUAGES)}, not in '{language}'.")
    (file,) = make(language, Path(name))
    command = f"{LANGUAGES[language]} {shlex.quote(str(file))}"
    if as_json:
        say_json({"file": str(file), "command": command})
        return
    say(f"{file} is a bot that draws a legal action. Go on with:")
    say(f'  polis bot check "{command}"')
    say(f'  polis arena {NAMES[0]} --bots "{command},greedy" --games 100')


@app.command("check", epilog='\b\nExample:\n  polis bot check "python mine/bot.py"')
def check(
    command: Annotated[
        str,
        typer.Argument(
            metavar="COMMAND", help="The command, or package.module:Class, or an entry point."
        ),
    ],
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="One game.", show_default="all of them")
    ] = None,
    clock: Annotated[
        float, typer.Option(metavar="T", min=0.001, help="Seconds for a turn.")
    ] = 10.0,
    errors: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the program's standard error here."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Play whole games with a bot, also with messages that are late, doubled or garbled.

    Each game is played at each number of seats against random bots. The exit code is 1 if the bot
    loses one of them by itself.
    """
    from polis.bots.outside.check import checks
    from polis.bots.outside.naming import Outsider, outsider

    bot = outsider(command) or Outsider(command, (command,))
    found: list[Found] = []
    for one in checks([load(name) for name in ([game] if game else NAMES)], bot, clock, errors):
        found.append(one)
        if not as_json:
            written_over("")
            say(_told(one))
    failed = [one for one in found if one.failure]
    if as_json:
        say_json({"bot": command, "passes": not failed, "games": [asdict(one) for one in found]})
    elif failed:
        complain(f"{len(failed)} of {len(found)} games were lost by the bot itself")
    raise typer.Exit(1 if failed else 0)


@app.command(
    "connect",
    epilog="\b\nExample:\n  polis bot connect http://localhost:8117/table/ID -- python mine/bot.py",
)
def connect(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="The link of the table.")],
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="[KEY] -- COMMAND…",
            help="The key of a seat that the bot has already, and the command or package.module:Class.",
        ),
    ],
    name: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Its name at the table.", show_default="the command"),
    ] = None,
    clock: Annotated[
        float, typer.Option(metavar="T", min=0.001, help="Seconds for a turn.")
    ] = 60.0,
    forgive: Annotated[
        int, typer.Option(metavar="N", min=0, help="Illegal answers before it loses the game.")
    ] = 0,
    errors: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the program's standard error here."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let a bot play at a table of a server, at an open seat.

    The host has to allow it with 'polis serve --outside-bots'. The seat is listed and recorded as a
    bot. If the bot fails, a bot of the server plays on for it.
    """
    from polis.bots.outside.naming import Outsider, outsider
    from polis.server.outward.visitor import Address, Visitor, sit_down

    table = Address.read(address)
    key, command = _key_and_command(words)
    bot = outsider(shlex.join(command)) if len(command) > 1 else outsider(command[0])
    bot = bot or Outsider(shlex.join(command), tuple(command))
    known = key or sit_down(table, name or _name_of(command)).key
    visitor = Visitor(table, known, bot, clock, errors)
    visitor.forgive = forgive
    again = shlex.join(["polis", "bot", "connect", address, known, "--", *command])
    visitor.on_seat = lambda shown, seat: complain(
        f"'{shown}' plays at seat {seat + 1}; after a break it comes back with: {again}"
    )
    head = visitor.play()
    result = head.result
    if result is None:
        raise PolisError("The game has ended without a result.")
    if as_json:
        say_json({"seat": visitor.seat, "scores": result.scores, "winners": result.winners})
    else:
        won = "won" if visitor.seat in result.winners else "did not win"
        say(f"It {won}: {', '.join(map(str, result.scores))}, at seat {visitor.seat + 1}.")


def _key_and_command(words: list[str]) -> tuple[str | None, list[str]]:
    """Split what stands around `--`, which the parser leaves out if nothing stands before it."""
    if "--" in words:
        place = words.index("--")
        return words[0] if place else None, words[place + 1 :]
    return None, words


def _name_of(command: list[str]) -> str:
    """Return a name for a bot: that of its script, its class or its program."""
    last = next(
        (word for word in reversed(command) if Path(word).suffix or ":" in word), command[0]
    )
    return Path(last.rpartition(":")[2]).stem[:30] or "bot"


def _told(found: "Found") -> str:
    """Return a line about a game."""
    trouble = "" if found.trouble == "none" else f", messages {found.trouble}"
    where = f"{found.game}, {found.seats} seats{trouble}"
    if found.failure:
        return f"{where:<44} LOST: {found.failure}"
    speed = found.decisions / max(found.seconds, 1e-9)
    return f"{where:<44} {found.name}: {found.decisions} decisions, {speed:,.0f} a second"
