"""Folders that `polis … new` makes: files with `@name@` and the like in place of what is chosen."""

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Final

from polis.core.texts.errors import PolisError

ENDING: Final = ".txt"  # so that nothing takes them for what they become
NAME: Final = re.compile(r"[a-z][a-z0-9]{1,29}")


def checked_name(name: str) -> str:
    """Return a name that fits a package; raises PolisError for any other."""
    if not NAME.fullmatch(name):
        raise PolisError(
            f"'{name}' is no name for a package: take 2 to 30 small letters and digits, a letter first."
        )
    return name


def make(kind: str, folder: Path, words: Mapping[str, str] = MappingProxyType({})) -> list[Path]:
    """Write the files of a kind into a new folder and return them.

    words: what stands for `@KEY@`, and for a folder with the name of a key. Raises PolisError if the folder
    exists or cannot be made.
    """
    try:
        folder.mkdir(parents=True)
        return [_written(*one, folder, words) for one in _found(files(__package__) / kind, Path())]
    except FileExistsError:
        raise PolisError(f"{folder} exists already; choose another folder.") from None
    except OSError as error:
        raise PolisError(f"{folder} cannot be made: {error.strerror}.") from error


def _found(place: Traversable, path: Path) -> Iterator[tuple[Path, str]]:
    for one in sorted(place.iterdir(), key=lambda one: one.name):
        if one.name == "__pycache__":
            continue
        if one.is_dir():
            yield from _found(one, path / one.name)
        else:
            yield path / one.name.removesuffix(ENDING), one.read_text("utf-8")


def _written(path: Path, text: str, folder: Path, words: Mapping[str, str]) -> Path:
    parts = (words.get(part, part) for part in path.parts)
    place = folder.joinpath(*parts)
    place.parent.mkdir(parents=True, exist_ok=True)
    for key, word in words.items():
        text = text.replace(f"@{key}@", word)
    place.write_text(text, "utf-8")
    return place
