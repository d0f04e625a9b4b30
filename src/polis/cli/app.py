"""The command line as a whole: its verbs, and what happens when one of them fails.

A new verb is a file with one function, added below. What takes long to import (arrays, the
terminal) is imported inside the function, so that `polis --help` responds at once. Other
distributions add verbs with an entry point of the group `polis.commands`: a function that is called
with `app`. `polis-lab` adds `arena`, `ladder`, `dataset`, `train` and `bench`.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Annotated

import typer

from polis import __version__
from polis.cli import (
    bot,
    build_engine,
    components,
    database,
    game,
    interrupts,
    play,
    replay,
    review,
    rule,
    serve,
    simulate,
    static,
    verify,
)
from polis.cli.output import OutputClosed, complain, say
from polis.cli.parameters import A_GAME, TableCommand
from polis.core.texts.errors import PolisError

FAILED = 2  # the exit code after a person's mistake, which is reported in one sentence
INTERRUPTED = 130  # what shells expect after Ctrl-C

EPILOG = f"""\b
Examples:
  polis play {A_GAME}
  polis simulate {A_GAME} --games 1000 --seats 4 --bots greedy
  polis replay game.json --ply 20
  polis verify game.json
  polis rule ARK-1A.2
Every command explains itself with --help.
"""

app = typer.Typer(
    help="Two modern board games, exactly by their rulebooks, at compiled speed.",
    epilog=EPILOG,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play", cls=TableCommand, epilog=play.EPILOG)(play.play)
app.command("serve", epilog=serve.EPILOG)(serve.serve)
app.command("static", epilog=static.EPILOG)(static.static)
app.command("doctor", epilog=database.DOCTOR_EPILOG)(database.doctor)
app.command("password", epilog=database.PASSWORD_EPILOG)(database.password)
app.command("forget", epilog=database.FORGET_EPILOG)(database.forget)
app.command("backup", epilog=database.BACKUP_EPILOG)(database.backup)
app.command("restore", epilog=database.RESTORE_EPILOG)(database.restore)
app.command("simulate", cls=TableCommand, epilog=simulate.EPILOG)(simulate.simulate)
app.command("replay", epilog=replay.EPILOG)(replay.replay)
app.command("review", epilog=review.EPILOG)(review.review)
app.command("verify", epilog=verify.EPILOG)(verify.verify)
app.command("rule", epilog=rule.EPILOG)(rule.rule)
app.command("build-engine", epilog=build_engine.EPILOG)(build_engine.build_engine)
app.add_typer(components.app, name="components")
app.add_typer(bot.app, name="bot")
app.add_typer(game.app, name="game")

# Typer does not export the base class of all usage errors; its public subclass leads to it.
USAGE_ERRORS: tuple[type[Exception], ...] = tuple(
    c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException"
)


@app.callback(invoke_without_command=True)
def front(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Two modern board games, exactly by their rulebooks, at compiled speed."""
    if version:
        say(f"polis {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        say(context.get_help())


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return the exit code.

    0: done; 1: the answer is no (a record differs, an action is not allowed); 2: a user's mistake,
    reported in one sentence on standard error; 130: interrupted.
    """
    add_other_verbs()
    try:
        code = app(args=list(arguments), prog_name="polis", standalone_mode=False)
        sys.stdout.flush()
    except PolisError as error:
        complain(str(error))
        return FAILED
    except USAGE_ERRORS as error:
        complain(_usage(error))
        return FAILED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except (OutputClosed, BrokenPipeError):
        _forget_output()
        return 0
    return code if isinstance(code, int) else 0


@cache
def add_other_verbs() -> None:
    """Add the verbs of other distributions, once."""
    from importlib.metadata import entry_points

    for entry in entry_points(group="polis.commands"):
        try:
            add = entry.load()
        except ImportError as error:
            complain(f"The commands of '{entry.value.partition('.')[0]}' are missing: {error}.")
        else:
            add(app)


def main() -> None:
    """Run the command `polis`.

    Ctrl-C during the import of a library may surface as another error of that library; it still
    counts as an interruption.
    """
    try:
        is_interrupted = interrupts.listen()
        code = run(sys.argv[1:])
    except KeyboardInterrupt:  # before `run` catches it, or after
        code = INTERRUPTED
    except Exception:
        if not is_interrupted():
            raise
        code = INTERRUPTED
    sys.exit(code)


def _usage(error: BaseException) -> str:
    """Return what is wrong with the command line, and where to find help."""
    message = getattr(error, "format_message", lambda: str(error))()
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "polis"
    return f"{' '.join(message.split()).rstrip('.')}; see '{path} --help'"


def _forget_output() -> None:
    """Discard buffered output quietly when the reader has gone (`polis replay … | head`)."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
