"""What has been played: a folder in which every game is durable as soon as it is over.

    arena.json          the plan, and the environment in which it was begun
    games.jsonl         a line for each game, in the order in which they ended
    records/000/…json   the record of each game, a thousand to a folder
    result.json         all figures

A game is written as a record first, then as a line, each synced to the disk; the line is what
counts. A crash in between leaves a record without a line, and the game is played again.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final

from polis.core.records.record_file import record_from_json, write_record
from polis.core.texts.errors import PolisError
from polis_lab.contests.match import Played
from polis_lab.contests.pairing import Job
from polis_lab.contests.plan import SAME_CONTEST, Plan, difference
from polis_lab.files import locked, write_whole, writing

HEAD: Final = "arena.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
RESULT: Final = "result.json"
LOCK: Final = "arena.lock"
FORMAT: Final = "polis-arena"
VERSION: Final = 1
A_FOLDER: Final = 1000  # records per folder


class Ledger:
    """The games of one contest; only one process at a time may write it."""

    def __init__(self, folder: Path, plan: Plan, facts: Mapping[str, Any], lock: IO[bytes]) -> None:
        """Open the games of a folder whose head is written; use `begin` or `resume`.

        lock: the folder's, held until the ledger is closed.
        """
        self.folder = folder
        self.plan = plan
        self.facts = facts  # the environment in which it was begun
        self.lines, self._end = _read_games(folder / GAMES, plan)
        self._numbers = {line["game"] for line in self.lines}
        self._lock = lock
        with writing(folder / GAMES):
            self._stream = (folder / GAMES).open("ab", buffering=0)
            self._stream.truncate(self._end)  # drops what a crash left after the last complete line

    def missing(self) -> list[Job]:
        """Return the games still to be played, in order."""
        return [job for job in self.plan.jobs() if job.number not in self._numbers]

    def add(self, played: Played) -> bool:
        """Store a game durably; False, without effect, if it is already counted."""
        line = played.line
        if line["game"] in self._numbers:
            return False
        with writing(self.folder):
            path = self.folder / record_path(line["game"])
            path.parent.mkdir(parents=True, exist_ok=True)
            write_record(path, record_from_json(played.record))
            self._append(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._numbers.add(line["game"])
        self.lines.append(line)
        return True

    def _append(self, line: bytes) -> None:
        """Append a complete line or nothing: a partial one would damage the next as well."""
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[self._stream.write(rest) :]
            os.fsync(self._stream.fileno())
        except OSError:
            with suppress(OSError):
                self._stream.truncate(self._end)
            raise
        self._end += len(line)

    def write(self, name: str, text: str) -> Path:
        """Write a derived file, completely or not at all."""
        return write_whole(self.folder / name, text)

    def close(self) -> None:
        """Release the folder for other writers."""
        try:
            self._stream.close()
        finally:
            self._lock.close()

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def begin(folder: Path, plan: Plan, facts: Mapping[str, Any]) -> Ledger:
    """Begin a contest in a folder that is new or empty; raises PolisError.

    facts: JSON values to be stored with the plan: versions, machine, command.
    """
    _check_empty(folder)
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    with _locked(folder) as lock:
        _check_empty(folder)  # another process may have been faster
        _write_head(folder, plan, facts)
        write_whole(folder / GAMES, "")
        return Ledger(folder, plan, facts, lock)


def resume(folder: Path, wanted: Plan) -> Ledger:
    """Open a contest to continue it; raises PolisError if it is not the one wanted.

    Only the number of games may differ, if it is higher, and the path of the component file.
    """
    read_head(folder)  # a folder without a contest is left alone, without a lock in it
    with _locked(folder) as lock:
        plan, facts = read_head(folder)
        _check_same(folder, plan, wanted)
        games = max(plan.games, wanted.games)
        now = replace(plan, games=games, components=wanted.components)
        ledger = Ledger(folder, now, facts, lock)
        if now != plan:
            _write_head(folder, now, facts)
        return ledger


def _check_empty(folder: Path) -> None:
    """Raise PolisError if a folder contains anything but the lock of a contest not begun."""
    if (folder / HEAD).exists():
        raise PolisError(
            f"There is a contest in {folder} already; add --resume to continue it, or choose "
            "another folder."
        )
    if folder.exists() and (
        not folder.is_dir() or any(path.name != LOCK for path in folder.iterdir())
    ):
        raise PolisError(f"{folder} is not an empty folder; choose a new one for the games.")


def read_head(folder: Path) -> tuple[Plan, dict[str, Any]]:
    """Return the plan of a folder and its environment; raises PolisError."""
    try:
        data = json.loads((folder / HEAD).read_text("utf-8"))
        if data["format"] != FORMAT or data["version"] != VERSION:
            raise PolisError(f"{folder / HEAD} is not a contest file that this version can read.")
        return Plan.from_json(data["plan"]), data["facts"]
    except FileNotFoundError:
        raise PolisError(
            f"There is no contest in {folder}; 'polis arena GAME --out {folder}' begins one there."
        ) from None
    except OSError as error:
        raise PolisError(f"{folder / HEAD} cannot be read: {error.strerror}.") from None
    except (ValueError, TypeError, KeyError):
        raise PolisError(
            f"{folder / HEAD} is damaged; restore it, or begin again in another folder."
        ) from None


def record_path(number: int) -> Path:
    """Return the path of a game's record within the folder."""
    return Path(RECORDS, f"{number // A_FOLDER:03d}", f"{number:06d}.json")


def _write_head(folder: Path, plan: Plan, facts: Mapping[str, Any]) -> None:
    head = {"format": FORMAT, "version": VERSION, "plan": plan.json(), "facts": dict(facts)}
    write_whole(folder / HEAD, json.dumps(head, indent=1) + "\n")


def read_games(folder: Path, plan: Plan) -> list[dict[str, Any]]:
    """Return the games of a contest that others may be playing right now; raises PolisError."""
    return _read_games(folder / GAMES, plan)[0]


def _read_games(path: Path, plan: Plan) -> tuple[list[dict[str, Any]], int]:
    """The lines of the games, each game once, and the number of bytes that they take.

    What a crash left at the end, or what is being written, comes after these bytes.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise PolisError(f"{path} cannot be read: {error.strerror}.") from None
    lines: list[dict[str, Any]] = []
    seatings = {job.number: [job.deal, list(job.seating)] for job in plan.jobs()}
    known: set[int] = set()
    good = 0  # bytes
    pieces = content.split(b"\n")
    for number, piece in enumerate(pieces[:-1], start=1):
        line = _line(piece)
        if line is None:
            if any(_line(later) is not None for later in pieces[number:]):
                raise PolisError(
                    f"Line {number} of {path} is damaged; take it out, and its game is played again."
                )
            break
        if [line["deal"], line["seating"]] != seatings.get(line["game"]):
            raise PolisError(f"Line {number} of {path} is about a game that is not in the plan.")
        good += len(piece) + 1
        if line["game"] not in known:
            known.add(line["game"])
            lines.append(line)
    return lines, good


def _line(piece: bytes) -> dict[str, Any] | None:
    """Return a line as JSON; None if it is invalid."""
    try:
        line = json.loads(piece)
    except ValueError:
        return None
    return line if isinstance(line, dict) and {"game", "deal", "seating"} <= line.keys() else None


def _check_same(folder: Path, plan: Plan, wanted: Plan) -> None:
    """Refuse to count games of different contests together."""
    found = difference(plan, wanted, SAME_CONTEST)
    if found is not None:
        name, there, here = found
        raise PolisError(
            f"{folder} holds another contest: {name} there: {there}, here: {here}; go on with the "
            "same, or choose another folder."
        )


@contextmanager
def _locked(folder: Path) -> Iterator[IO[bytes]]:
    """The lock of a folder, released if the block fails, else when it is closed.

    Raises PolisError if another process holds it.
    """
    held = f"Another process plays the contest in {folder}; wait for it, or choose another folder."
    with ExitStack() as failed:
        yield failed.enter_context(locked(folder / LOCK, held))
        failed.pop_all()
