"""Parameters that several verbs share, with their meaning."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from polis.core.contract.game import Game
from polis.core.contract.options import OptionValue
from polis.core.records.record import Record
from polis.core.records.record_file import read_record
from polis.core.texts.catalogue import LANGUAGES, core_message, known_language
from polis.core.texts.errors import InvalidOptions, PolisError
from polis.games import GAMES, NAMES, GameSpec, load

# For examples and defaults
A_GAME: Final = NAMES[0]
ANOTHER_GAME: Final = NAMES[-1]

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game, such as {A_GAME}.")]
RecordFile = Annotated[
    Path,
    typer.Argument(metavar="FILE", help="A record file; -: standard input.", show_default=False),
]
ComponentFile = Annotated[
    Path | None,
    typer.Option(
        "--components",
        metavar="FILE",
        help="The component file the game is played with, if it is not the packaged one.",
    ),
]
Language = Annotated[
    str,
    typer.Option(
        metavar="CODE",
        callback=known_language,
        help=f"Language of the words: {', '.join(LANGUAGES)}.",
    ),
]
SeedText = Annotated[
    str | None,
    typer.Option(metavar="SEED", help="32 hexadecimal digits or a number; default: a new one."),
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="An option of the table; may be repeated."),
]
Json = Annotated[bool, typer.Option("--json", help="Write JSON for programs.")]


Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="A file, or postgresql://USER@HOST/NAME; else POLIS_DATABASE_URL.",
        show_default="data folder",
    ),
]


def database_address(given: str | None) -> str:
    """The database to use: the one given, or the server's default."""
    from polis.server.settings import default_database

    return given or default_database()


def read_options(pairs: list[str]) -> dict[str, OptionValue]:
    """Options of a table from texts such as `flips=yes`; raises InvalidOptions."""
    values: dict[str, OptionValue] = {"yes": True, "no": False, "true": True, "false": False}
    read: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or not name.strip() or not text.strip():
            raise InvalidOptions(core_message("option-unreadable", pair=pair, example="flips=yes"))
        value = text.strip().lower()
        read[name.strip().lower().replace("-", "_")] = values.get(value, value)
    return read


def opened(file: Path, components: Path | None) -> tuple[Record, Game]:
    """Read a record and load its game; raises InvalidRecord, UnknownGame, InvalidComponents."""
    record = read_record(file)
    return record, load(record.game, components)


def chosen(record: Record, ply: int | None) -> int:
    """The ply requested, or the last one; raises PolisError if there is no such ply."""
    last = len(record.actions)
    if ply is None:
        return last
    if not 0 <= ply <= last:
        raise PolisError(f"{record.file} has plies 0 to {last}; there is no ply {ply}.")
    return ply


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
