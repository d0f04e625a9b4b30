"""Games that were begun under the release before go on under this one, and the way back is a backup.

Without a release before, this commit under another version takes its place.
"""

import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.package.installing import ROOT, run
from tests.server.player import GREEDY, ME, Player, make
from tests.server.serving import process
from tools.release import last_release

pytestmark = pytest.mark.long

BUILT = Path("src", "polis", "engines", "built")
CLIENT = Path("src", "polis", "server", "client")


class Before(NamedTuple):
    """The sources of the release before. environment: in which `python -m polis` is that release."""

    folder: Path
    environment: dict[str, str]


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Before:
    """The release before, with its engines."""
    folder, version = tmp_path_factory.mktemp("before"), last_release()
    words = ["git", "archive", f"v{version}" if version else "HEAD"]
    archive = subprocess.run(words, cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        packed.extractall(folder, filter="data")
    for place in (BUILT, CLIENT):
        shutil.copytree(ROOT / place, folder / place)
    if not version:
        first = folder / "src" / "polis" / "__init__.py"
        first.write_text(first.read_text("utf-8").replace('__version__ = "', '__version__ = "0.'))
    paths = [str(folder / "src"), str(folder / "lab")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    run([sys.executable, "-m", "polis", "build-engine"], environment, folder)
    return Before(folder, environment)


def play(player: Player, moves: int) -> int:
    """Do the first thing that is allowed, so often; the ply then."""
    for _ in range(moves):
        player.may_act(0)
        assert player.act(0, player.legal[0])["type"] == "update"
    return player.ply


def version_in(environment: dict[str, str] | None = None) -> str:
    """Which Polis runs."""
    return run([sys.executable, "-m", "polis", "--version"], environment)


def test_games_go_on_after_an_upgrade_and_after_the_way_back(
    before: Before, tmp_path: Path
) -> None:
    assert version_in(before.environment) != version_in()
    database, kept = str(tmp_path / "polis.sqlite3"), str(tmp_path / "before.jsonl")
    place = ["--database", database]
    games = {}
    with process(database, environment=before.environment) as server:
        for game in ("arkadia", "archon"):
            made = make(server.address, [ME, GREEDY], game)
            with Player(made) as player:
                games[game] = made, play(player, 20)
    old = [sys.executable, "-m", "polis"]
    run([*old, "backup", kept, *place], before.environment)
    assert "none of them damaged" in run([*old, "doctor", *place])
    with process(database) as server:
        for made, ply in games.values():
            with Player(made._replace(address=server.address)) as player:
                assert player.ply >= ply
                play(player, 10)
    assert "none of them damaged" in run([*old, "doctor", *place])
    back = str(tmp_path / "back.sqlite3")
    run([*old, "restore", kept, "--database", back], before.environment)
    with process(back, environment=before.environment) as server:
        for made, ply in games.values():
            with Player(made._replace(address=server.address)) as player:
                assert player.ply >= ply
                play(player, 4)
