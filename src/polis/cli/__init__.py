"""The command `polis`: one file for each of its verbs."""

from polis.cli.app import app, main, run

__all__ = ["app", "main", "run"]
