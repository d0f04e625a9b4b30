"""The commands that the laboratory adds to `polis`."""

import typer

from polis.cli.parameters import TableCommand
from polis_lab.commands import arena, bench, dataset, ladder, train


def add_to(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.command("arena", cls=TableCommand, epilog=arena.EPILOG)(arena.arena)
    app.command("ladder", epilog=ladder.EPILOG)(ladder.ladder)
    app.command("dataset", epilog=dataset.EPILOG)(dataset.dataset)
    app.command("train", epilog=train.EPILOG)(train.train)
    app.command("bench", epilog=bench.EPILOG)(bench.bench)
