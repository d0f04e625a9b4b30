"""A game played in a browser without a server has a record that Polis verifies."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from polis.core.kernels.engine import engine_folder
from polis.core.records.record_file import record_from_json
from polis.core.records.replay import replay, verify
from polis.core.seeds import Streams, bot_chance
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.server.loaded_game import content_of
from tests.engines.client_cases import MORE_OPTIONS
from tests.engines.test_client import GAMES, pytestmark, said  # noqa: F401 - marks this module
from tests.games.fingerprint import OPTIONS


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The browser's own server with the engines, as one program for Node."""
    path = tmp_path_factory.mktemp("client") / "local-games.mjs"
    rolldown = Path("node_modules", "rolldown", "bin", "cli.mjs")
    as_here = (
        "--platform",
        "node",
        "--format",
        "esm",
        "--transform.define",
        "import.meta.env.DEV=true",
    )
    said(rolldown, "dev/local-games.ts", "--file", path, *as_here)
    return path


def wish(name: str, options: dict[str, object], rng: random.Random) -> dict[str, Any]:
    """A table of persons and bots."""
    seats = [rng.choice(SEATS) for _ in range(rng.randint(2, 4))]
    return {"game": name, "options": options, "seats": seats}


SEATS = (
    {"kind": "me", "name": "Zoë"},
    {"kind": "me", "name": ""},
    {"kind": "bot", "bot": "journeyman"},
    {"kind": "bot", "bot": "adept"},
)


@pytest.mark.parametrize("name", GAMES)
def test_a_local_game_is_a_record_that_the_rules_verify(
    name: str, program: Path, tmp_path: Path, seed: int
) -> None:
    game: Any = load(name)
    rng = random.Random(f"{name} {seed}")
    chosen = [one for one in (*OPTIONS[name], *MORE_OPTIONS[name]) if "lot" not in one]
    wishes = [wish(name, options, rng) for options in chosen]
    told = {
        "folder": str(engine_folder(f"polis.games.{name}")),
        "weights": str(compiled_bots(game).network.parent),
        "detail": msgspec.to_builtins(content_of(name).detail),
    }
    (tmp_path / "games.json").write_text(json.dumps(told | {"wishes": wishes}))
    lines = said(program, tmp_path / "games.json").splitlines()
    assert len(lines) == len(wishes)
    for line in lines:
        one = json.loads(line)
        record = record_from_json(one["record"])
        assert verify(record, game) is None
        assert record.result is not None
        points = [game.spec.points_in(game, ply.state) for ply in replay(record, game)]
        assert one["scores"] == points
        streams = Streams(name, bytes.fromhex(str(record.secret)), record.entropies)
        assert one["chance"] == bot_chance(streams, 1, 7)
