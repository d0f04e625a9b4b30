"""A second program, in another language and written after the page on randomness, makes the same deals.

It shares no code with the engine: `tests/docs/shuffles.mjs` reads recorded games and is run by Node.
"""

import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from polis.core.boxes.provenance import without_provenance as plain
from polis.core.records.record import Record
from polis.core.records.record_file import read_record
from polis.games import GAMES
from polis.games import NAMES as RECORDED
from tools.golden import TESTS, Collection

ROOT = Path(__file__).parents[2]
VERIFIER = Path(__file__).with_name("shuffles.mjs")
PARTS = (
    VERIFIER,
    *(ROOT / "web" / "src").glob("games/*/deal/deal.js"),
    ROOT / "web/src/proof/streams.js",
)
RECORDS = [
    path for game in RECORDED for path in sorted((TESTS / game).glob("golden/records/*.json"))
]
SAMPLE = 6  # of each kind of records in an ordinary run


def node() -> str:
    """Node.js: the one of the environment, else the machine's."""
    own = Path(sys.executable).parent / "node"
    found = str(own) if own.exists() else shutil.which("node")
    assert found, "the client is built with Node.js, so it is here"
    return found


def collection_of(game: str) -> Collection:
    """The recorded games of a game."""
    found: Collection = import_module(f"tests.games.{game}.golden.recipes").COLLECTION
    return found


def by_box(paths: list[Path]) -> Iterator[tuple[Any, Path | None, list[Path]]]:
    """The records with the same components, with those and their game."""
    groups: dict[tuple[str, str], list[Path]] = {}
    for path in paths:
        record = read_record(path)
        groups.setdefault((record.game, record.components_id), []).append(path)
    for (name, box), members in groups.items():
        collection = collection_of(name)
        own = None if box == "original" else box
        file = None if own is None else collection.components / f"{own}.toml"
        yield collection.game_of(own), file, members


def box_json(game: Any, file: Path | None) -> dict[str, Any]:
    """The components as the server shows them."""
    packaged = GAMES[game.name].components
    assert packaged is not None
    text = packaged.read_text("utf-8") if file is None else file.read_text("utf-8")
    shown: dict[str, Any] = plain(tomllib.loads(text))
    return shown | {"game": game.name}


def made_again(folder: Path, box: Mapping[str, Any], paths: list[Path]) -> list[dict[str, Any]]:
    """What Node says of records."""
    file = folder / "box.json"
    file.write_text(json.dumps(box), "utf-8")
    command = [node(), str(VERIFIER), str(file), *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def deal_of(game: Any, record: Record) -> dict[str, Any]:
    """What the engine draws; of a lot that is not drawn, nothing."""
    options, secret = game.new_options(record.options), bytes.fromhex(str(record.secret))
    deal = asdict(game.deal(options, len(record.seats), secret, record.entropies))
    found: dict[str, Any] = json.loads(json.dumps(deal))
    if "lot" in found:
        is_drawn = options.lot == "random" and options.setup != "first-game"
        lot = dict(zip(("standing", "square"), found["lot"], strict=True))
        found["lot"] = lot if is_drawn else None
    return found


def check(folder: Path, paths: list[Path]) -> None:
    """Every shuffle of the records is the same in both programs."""
    count = 0
    for game, file, members in by_box(paths):
        told = made_again(folder, box_json(game, file), members)
        for path, one in zip(members, told, strict=True):
            assert one["fits"], path
            assert one["deal"] == deal_of(game, read_record(path)), path
            count += 1
    assert count == len(paths)


def test_another_program_makes_the_shuffles_again(tmp_path: Path) -> None:
    first, second = ([path for path in RECORDS if game in path.parts] for game in RECORDED)
    check(tmp_path, [*first[:: len(first) // SAMPLE], *second[:: len(second) // SAMPLE]])


@pytest.mark.long
def test_another_program_makes_every_shuffle_again(tmp_path: Path) -> None:
    check(tmp_path, RECORDS)


def test_another_secret_is_noticed(tmp_path: Path) -> None:
    data = json.loads(RECORDS[0].read_text("utf-8"))
    data["seed"]["secret"] = "00" * 16
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(data), "utf-8")
    game = collection_of(RECORDED[0]).game_of(None)
    (told,) = made_again(tmp_path, box_json(game, None), [forged])
    assert not told["fits"]


def test_the_other_program_is_short() -> None:
    assert sum(len(path.read_text("utf-8").splitlines()) for path in PARTS) <= 150
