"""A second build, of other rules: games go on as they began, and new ones begin under the new rules."""

import json
import os
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

from polis.search.weights_file import read_archive, write_archive
from tests.package.installing import ROOT, run
from tests.server.player import ME, Player, http, make
from tests.server.serving import process

pytestmark = pytest.mark.long

NEW = {  # what the new rules change: everybody begins with gold
    "games/arkadia/game.py": ("    rules_version = 1\n", "    rules_version = 2\n"),
    "games/arkadia/rules/setup.py": ("        s.gold[seat] = 0\n", "        s.gold[seat] = 7\n"),
}
ARTISAN = {"kind": "bot", "bot": "artisan"}  # it searches, with weights that belong to the rules


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a Polis with other rules of Arkadia, built from its sources."""
    folder = tmp_path_factory.mktemp("newer") / "src"
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name, (old, new) in NEW.items():
        file = folder / "polis" / name
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
    for weights in (folder / "polis" / "games" / "arkadia" / "bots").glob("*.npz"):
        parts = read_archive(weights)  # as if they had been trained again
        about = json.loads(str(parts["about"])) | {"rules_version": 2}
        write_archive(weights, parts | {"about": np.array(json.dumps(about))})
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "lab")])}
    run([sys.executable, "-m", "polis", "build-engine", "arkadia"], environment, folder)
    return environment


def play(player: Player, moves: int) -> int:
    """Do the first thing that is allowed, so often, between the turns of a bot; the ply then."""
    for _ in range(moves):
        player.may_act(0)
        assert player.act(0, player.legal[0])["type"] == "update"
    return player.ply


def test_a_server_loads_the_engine_that_a_game_began_with(
    newer: dict[str, str], tmp_path: Path
) -> None:
    database, data = str(tmp_path / "polis.sqlite3"), {"POLIS_DATA_DIR": str(tmp_path / "data")}
    with process(database, environment={**os.environ, **data}) as server:
        old = make(server.address, [ME, ARTISAN])
        with Player(old) as player:
            play(player, 6)
    with process(database, environment={**newer, **data}) as server:
        with Player(old._replace(address=server.address)) as player:
            assert player.table["rules"] == 1
            assert player.table["status"] == "playing"
            ply = play(player, 6)
        new = make(server.address, [ME, ARTISAN])
        with Player(new) as player:
            assert player.table.get("rules") is None
            play(player, 3)
        versions = [
            http(server.address, "GET", f"/api/tables/{made.id}/game").body["engine"]
            for made in (old, new)
        ]
        assert versions[0] != versions[1]
        told = [
            http(server.address, "GET", f"/engines/arkadia/{version}/engine.json").body
            for version in versions
        ]
        assert [one["rules_version"] for one in told] == [1, 2]
    words = [sys.executable, "-m", "polis", "doctor", "--database", database]
    assert "none of them damaged" in run(words, {**newer, **data})
    with process(database, environment={**os.environ, **data}) as server:
        with Player(old._replace(address=server.address)) as player:  # the way back
            assert player.ply >= ply
            play(player, 3)
        later = http(server.address, "GET", f"/api/tables/{new.id}").body
        assert later["rules"] == 2, "the engine of later rules was kept as well"
