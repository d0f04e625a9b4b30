"""`polis static`: a site of files, which any web host serves."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from polis.cli.output import bar, say, say_json
from polis.cli.parameters import Json
from polis.core.files import drafted
from polis.core.texts.errors import PolisError

EPILOG = """\b
Examples:
  polis static site
  polis static /srv/www/club/polis --json
  python -m http.server --directory site
"""

PARTS = ("assets", "api", "engines")  # folders of a site, which are made anew


def static(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where to write it.", show_default=False)
    ],
    as_json: Json = False,
) -> None:
    """Write a site of files with which people play in their own browsers, without a server.

    Both games, all levels of bots, rulebooks and lessons, in three languages; after the first visit also
    offline. Any web host serves the folder, under any address; only a secure one (https) lets browsers keep it.
    Play with others, accounts and notices need `polis serve`.
    A folder with such a site gets the new one, and whatever else lies there stays.
    """
    from polis.server.settings import CLIENT
    from polis.server.site import files_of_site, is_site

    if _is_taken(folder) and not is_site(folder):
        raise PolisError(f"{folder} has other files; choose an empty folder or a new one.")
    files = dict(files_of_site(CLIENT))
    try:
        for part in PARTS:
            shutil.rmtree(folder / part, ignore_errors=True)
        with bar("Writing", len(files)) as advance:
            for name, data in files.items():
                _write(folder / name, data)
                if advance is not None:
                    advance(1, name)
    except OSError as error:
        raise PolisError(f"{folder} cannot be written: {error.strerror}.") from None
    size = sum(map(len, files.values()))
    if as_json:
        say_json({"folder": str(folder), "files": len(files), "bytes": size})
    else:
        say(f"A site of {len(files)} files ({size / 1e6:.1f} MB) is in {folder}.")


def _is_taken(folder: Path) -> bool:
    """Whether a path is a file, or a folder with anything that is not hidden."""
    if not folder.is_dir():
        return folder.exists()
    return any(not path.name.startswith(".") for path in folder.iterdir())


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with drafted(file) as draft:
        draft.write_bytes(data)
