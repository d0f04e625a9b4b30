"""A dataset as a folder: its order, its files and a card; what is there is kept, so it can be continued."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from polis.core.contract.game import Rules
from polis.core.texts.errors import PolisError
from polis.games import load
from polis_lab.dataset.card import card
from polis_lab.dataset.order import ORDER, Order, Part, check_same
from polis_lab.dataset.parquet import count_rows, is_whole, write_part
from polis_lab.dataset.rows import Columns, Rows
from polis_lab.files import locked, write_whole, writing
from polis_lab.working import in_processes

CARD = "README.md"
LOCK = "dataset.lock"
Progress = Callable[[int], None]


class _Stopped(Exception):
    """The file is not wanted any more."""


def begin(folder: Path, order: Order) -> None:
    """Make the folder of a new dataset; raises PolisError if there is one or it cannot be made."""
    with writing(folder):
        if folder.exists() and not folder.is_dir():
            raise PolisError(f"{folder} is not a folder; choose another one for the dataset.")
        folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder):
        if (folder / ORDER).exists():
            raise PolisError(f"{folder} holds a dataset already; --resume continues it.")
        order.write(folder)


def make(
    game: Rules, folder: Path, workers: int, progress: Progress, mended: Callable[[str], None]
) -> tuple[Order, int]:
    """Play what is missing; return the order and the number of rows.

    progress: called with the number of games that are done; mended: with a sentence about a damaged file whose
    games are played again. Raises PolisError if rules or bots have changed.
    """
    order = Order.read(folder)
    if order.game != game.name:
        raise PolisError(f"{folder} holds a dataset of {order.game}, not of {game.name}.")
    check_same(order, game)
    with _alone(folder):
        parts = list(order.parts(folder))
        missing = [part for part in parts if not _is_there(part, mended)]
        done = order.games - sum(part.games for part in missing)
        progress(done)
        died = "A process has died; its finished files are kept, and --resume continues."
        for part in in_processes(_new_writer, (order,), missing, workers, died) if missing else ():
            done += part.games
            progress(done)
        rows = count_rows(part.path for part in parts)
        write_whole(folder / CARD, card(order, game, rows))
    return order, rows


def _alone(folder: Path) -> IO[bytes]:
    """The lock of a folder, held until it is closed; raises PolisError if another process holds it."""
    return locked(
        folder / LOCK,
        f"Another process writes the dataset in {folder}; wait for it, or choose another folder.",
    )


def _is_there(part: Part, mended: Callable[[str], None]) -> bool:
    if not part.path.exists():
        return False
    if is_whole(part.path):
        return True
    mended(f"{part.path} is damaged; its games are played again.")
    return False


def _new_writer(order: Order, is_stopped: Callable[[], bool]) -> Callable[[Part], None]:
    """Return what plays the games of a file and writes it."""
    game = load(order.game)
    check_same(order, game)
    rows = Rows(order, game)

    def played(part: Part) -> Iterator[tuple[Columns, Any]]:
        for number in range(part.first, part.first + part.games):
            if is_stopped():
                raise _Stopped
            yield rows.play(number)

    def write(part: Part) -> None:
        with suppress(_Stopped):
            write_part(part.path, order, game, played(part))

    return write
