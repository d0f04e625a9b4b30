"""`polis build-engine`: build the kernels of games for processors and browsers."""

import time
from collections.abc import Mapping
from typing import Annotated

import typer

from polis.cli.output import say, say_json, written_over
from polis.cli.parameters import A_GAME, Json
from polis.core.texts.errors import PolisError
from polis.engines.targets import BROWSER, TARGETS
from polis.games import load

EPILOG = f"""\b
Examples:
  polis build-engine
  polis build-engine {A_GAME} --target linux-arm64
  polis build-engine --all
"""


def build_engine(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Only this game; else all.", show_default=False),
    ] = None,
    target: Annotated[
        list[str] | None,
        typer.Option(
            metavar="TARGET",
            help=f"For what: {', '.join(TARGETS)}; may be repeated. Default: this machine and browsers.",
            show_default=False,
        ),
    ] = None,
    for_all: Annotated[bool, typer.Option("--all", help="For every target.")] = False,
    as_json: Json = False,
) -> None:
    """Build the engines of the games: their rules and bots for this machine and for browsers.

    An engine that is newer than its sources and has every target is left as it is; one that lacks some
    keeps those it has. A wheel of Polis
    contains engines; building needs the extra polis[build].
    """
    from polis.core.processes import this_machine
    from polis.engines.builders import build_engines, is_missing, kernel_games

    targets = list(TARGETS) if for_all else target or [this_machine(), BROWSER]
    for name in targets:
        if name not in TARGETS:
            raise PolisError(f"There is no target '{name}'; the targets are {', '.join(TARGETS)}.")
    names = kernel_games() if game is None else [load(game).name]
    waiting = [name for name in names if is_missing(name, targets)]
    started = time.perf_counter()
    build_engines(waiting, targets, _show)
    written_over("")
    seconds = round(time.perf_counter() - started, 1)
    if as_json:
        say_json({"built": waiting, "targets": targets, "seconds": seconds})
    elif waiting:
        say(f"The engines of {' and '.join(waiting)} are built ({seconds} s).")
    else:
        say("The engines are newer than their sources.")


def _show(steps: Mapping[str, str]) -> None:
    """Show how far each engine is, on one line."""
    written_over(f"Building engines: {', '.join(f'{name} {step}' for name, step in steps.items())}")
