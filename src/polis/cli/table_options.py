"""The values of `--option`: read from the games when help is requested."""

from typing import Any

from typer.core import TyperCommand

from polis.games import GAMES, GameSpec


class TableCommand(TyperCommand):
    """A command that sets up a table; its help ends with the options of all games."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Write the examples, then each option with its values, the default first."""
        super().format_epilog(ctx, formatter)
        with formatter.section("Options of a table (--option NAME=VALUE)"):
            formatter.write_dl([row for spec in GAMES.values() for row in rows(spec)])


def rows(spec: GameSpec) -> list[tuple[str, str]]:
    """Each option of a game with its values and meaning."""
    words = spec.catalogue()
    return [
        (
            f"{spec.name}: {option.name}={'|'.join(_values(option.default, option.values))}",
            f"{words.text(option.message, 'en')} ({option.clause}).",
        )
        for option in spec.options()
    ]


def _values(default: bool | str, values: tuple[bool | str, ...]) -> list[str]:
    """The values as they are typed, the default first."""
    others = [value for value in values if value != default] or ([] if values else ["..."])
    return [typed(value) for value in (default, *others)]


def typed(value: bool | str) -> str:
    """A value as people type it."""
    return value if isinstance(value, str) else "yes" if value else "no"
