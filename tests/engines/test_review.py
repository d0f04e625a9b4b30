"""A review in the browser is the review of Python, to the same byte."""

import json
from pathlib import Path
from typing import Any

import pytest

import polis
from polis.bots.review.review import Work
from polis.bots.review.verdicts import Depth
from polis.core.kernels.engine import engine_folder
from polis.games.compiled_bots import compiled_bots
from polis.server.loaded_game import content_of
from tests.engines.test_client import GAMES, pytestmark, said  # noqa: F401 - marks this module

SHALLOW = Depth(20, 2, 8, again=3)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What reviews in workers of the page, as a program for Node."""
    path = tmp_path_factory.mktemp("client") / "review.mjs"
    rolldown = Path("node_modules", "rolldown", "bin", "cli.mjs")
    said(rolldown, "dev/review.ts", "--file", path, "--platform", "node", "--format", "esm")
    return path


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.long)])
def test_a_browser_reviews_a_game_to_the_same_byte(
    name: str, seats: int, program: Path, tmp_path: Path, seed: int
) -> None:
    game: Any = polis.load(name)
    bots = [polis.new_bot(game, one) for one in ("journeyman", *["apprentice"] * (seats - 1))]
    record = polis.arena.play_game(game, bots, seed=seed)
    case = {
        "game": name,
        "folder": str(engine_folder(f"polis.games.{name}")),
        "weights": str(compiled_bots(game).network.parent),
        "box": content_of(name).detail.components,
        "options": record.options,
        "secret": record.secret,
        "seats": seats,
        "actions": [ply.action for ply in polis.replay(record, game) if ply.action is not None],
        "depth": {
            "simulations": SHALLOW.simulations,
            "worlds": SHALLOW.worlds,
            "most_worlds": SHALLOW.most_worlds,
            "again": SHALLOW.again,
            "least": SHALLOW.least,
        },
    }
    path = tmp_path / "games.json"
    path.write_text(json.dumps([case]), encoding="utf-8")
    work = Work(record, game, SHALLOW)
    found = work.whole(list(work.parts()))
    review, tries = said(program, path).splitlines()
    assert review == json.dumps(found, separators=(",", ":"))
    some = [part for part in found["moves"] if part["worlds"] > 0][:3]
    tried = [work.tried(part, part["journeyman"]) for part in some]
    assert json.loads(tries) == [[one["loss"], one["gain"]] for one in tried]
    for part, one in zip(some, tried, strict=True):
        assert one["loss"] == part["missed"]  # the same worlds as in its verdict
    assert any(move["worlds"] > SHALLOW.worlds for move in found["moves"])
