"""What a word of `--bots` means when it names a bot from outside.

* `./mine --fast`, or any words with a blank or a slash: a command
* `package.module:Class`: a Python class
* `mine`: an entry point of the group `polis.bots`, or a table of a `bots.toml`
"""

import inspect
import shlex
import sys
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Self

from polis.core.files import open_named
from polis.core.sources import package_sources, source_digest
from polis.core.texts.errors import PolisError
from polis.games.levels import BOTS

GROUP: Final = "polis.bots"
HOST: Final = "polis.bots.outside.class_host"
# What the process of a Python class needs to import it and the game's engine.
CLASS_ENV: Final = ("PYTHONPATH", "VIRTUAL_ENV", "POLIS_ENGINES", "POLIS_INTERPRETED", "POLIS_NETS")
FORMS: Final = (
    "a bot of Polis, './command with words', 'package.module:Class', an entry point of the group "
    f"'{GROUP}', or a table of --bots-file"
)
KEYS: Final = {"command", "class", "env", "files"}


@dataclass(frozen=True, slots=True)
class Outsider:
    """A bot from outside.

    name: in all figures; command: of a program; place: `package.module:Class` instead; env: names of
    variables of the environment that it gets besides the usual ones; files: patterns of files that
    belong to it, besides those found by themselves.
    """

    name: str
    command: tuple[str, ...] = ()
    place: str = ""
    env: tuple[str, ...] = ()
    files: tuple[str, ...] = ()

    def start(self, components: Path | None = None) -> tuple[str, ...]:
        """Return the command to start; that of a class names the component file, too."""
        if not self.place:
            return self.command
        box = () if components is None else (str(components),)
        return (sys.executable, "-m", HOST, self.place, *box)

    @property
    def variables(self) -> tuple[str, ...]:
        """The names of the variables of the environment that it gets besides the usual ones."""
        return (*self.env, *(CLASS_ENV if self.place else ()))

    def json(self) -> dict[str, Any]:
        """Return it in the form that `from_json` reads."""
        return {
            key: list(value) if isinstance(value, tuple) else value
            for key, value in asdict(self).items()
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read it back."""
        lists = {key: tuple(data[key]) for key in ("command", "env", "files")}
        return cls(data["name"], place=data["place"], **lists)

    def sources(self) -> list[Path]:
        """Return the files that decide what it does, sorted.

        Of a class: the Python files of its package. Of a command: every word that is a file, and the
        files beside it with the same ending; not a program that is found by its name alone, such as
        `node`. Raises PolisError for a pattern of `files` that fits none.
        """
        found = set(package_sources(self.place.partition(":")[0])) if self.place else set()
        for word in self.command:
            path = Path(word)
            if path.is_file():
                found |= {path, *path.parent.glob(f"*{path.suffix}")} if path.suffix else {path}
        for pattern in self.files:
            root = Path(Path(pattern).anchor)
            fits = {
                path for path in root.glob(str(Path(pattern).relative_to(root))) if path.is_file()
            }
            if not fits:
                raise PolisError(f"'{self.name}' has no files '{pattern}'.")
            found |= fits
        return sorted(path for path in found if path.is_file())

    @property
    def digest(self) -> str:
        """16 hexadecimal digits that change with any edit of its files or of its command."""
        words = " ".join((self.place, *self.command))
        return source_digest(self.sources(), f"{words}\0{' '.join(self.env)}\0")


def outsider(word: str, tables: Mapping[str, "Outsider"] | None = None) -> "Outsider | None":
    """Return the bot from outside that a word names; None for a name that is none of these.

    tables: of a `bots.toml`. Raises PolisError for a command that cannot be split into words.
    """
    name = word.strip()
    if tables and name in tables:
        return tables[name]
    if name in BOTS:
        return None
    if " " in name or "/" in name or "\\" in name:
        return Outsider(name, command=_words(name)) if not _is_own(name) else None
    module, colon, attribute = name.partition(":")
    if colon and module not in BOTS and attribute.isidentifier() and _is_dotted(module):
        return Outsider(name, place=name)
    place = entries().get(name)
    return None if place is None else Outsider(name, place=place)


def _is_own(name: str) -> bool:
    """Whether a word with a slash is a bot of Polis with a file of weights, such as `guided:a/b.npz`."""
    return name.partition(":")[0].strip() in BOTS and ":" in name


def _is_dotted(module: str) -> bool:
    return all(part.isidentifier() for part in module.split("."))


def _words(text: str) -> tuple[str, ...]:
    """Split a command as a shell does."""
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise PolisError(f"'{text}' is not a command: {error}.") from None
    if not words:
        raise PolisError("A command needs at least one word.")
    return words


@cache
def entries() -> Mapping[str, str]:
    """Return the bots of other packages, `module:Class` by name, without importing them."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes longer than all the rest

    return {one.name: one.value for one in entry_points(group=GROUP) if one.name not in BOTS}


def read_bots_file(path: Path) -> dict[str, Outsider]:
    """Return the bots of a `bots.toml` by name; raises PolisError.

    Each is a table with `command`, a list of words, or `class`, and perhaps `env` and `files`.
    """
    try:
        with open_named(path) as stream:
            data = tomllib.load(stream)
    except OSError as error:
        raise PolisError(f"{path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PolisError(f"{path} is not TOML: {error}.") from None
    return {name: _table(path, name, table) for name, table in data.items()}


def _table(path: Path, name: str, table: object) -> Outsider:
    """Return the bot of a table."""
    right = f'[{name}] of {path} must have either command = ["./mine"] or class = "module:Class"'
    if "," in name:
        raise PolisError(f"The name '{name}' of {path} has a comma, which stands between bots.")
    if name in BOTS:
        raise PolisError(f"'{name}' of {path} is a bot of Polis; give yours another name.")
    if not isinstance(table, dict) or not table.keys() <= KEYS:
        raise PolisError(f"{right}, and may have env and files, which are lists of texts.")
    lists = {key: _texts(table.get(key, [])) for key in ("command", "env", "files")}
    place = table.get("class", "")
    is_whole = None not in lists.values() and isinstance(place, str)
    if not is_whole or bool(lists["command"]) == bool(place):
        raise PolisError(f"{right}.")
    return Outsider(name, lists["command"] or (), place, lists["env"] or (), lists["files"] or ())


def _texts(value: object) -> tuple[str, ...] | None:
    """Return a list of texts; None for anything else."""
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    return None


def made_with(factory: Callable[..., Any], game: Any) -> Any:
    """Return what a class or function makes, which is given the game if it takes an argument."""
    return factory(game) if inspect.signature(factory).parameters else factory()
