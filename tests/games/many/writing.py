"""Plays 220 games of each game for the long run to replay, and keeps them as seeds and numbers of actions.

    python -m tests.games.many.writing arkadia archon

Only a game whose rules version was raised is written anew: that is why the names are given. Each line
of tests/games/many/GAME.jsonl.gz is a game: its style, seats, options, secret, its actions as 16-bit
numbers, and a digest of the hashes of all its positions.
"""

import argparse
import base64
import gzip
import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from polis.games import GAMES, load, spec_of
from tests.server.secrecy.styles import STYLES, Style

FOLDER: Final = Path(__file__).parent
NUMBER: Final = 220


def played(game: Any, style: Style, options: dict[str, object], draw: Random) -> dict[str, Any]:
    """One whole game as a line."""
    seats, secret = draw.choice(game.seats), draw.randbytes(16)
    state, _ = game.new_game(game.new_options(options), seats, secret)
    actions, digest = list[int](), hashlib.sha256(game.hash(state).encode())
    while not game.is_over(state):
        actions.append(style.choose(game, state, draw))
        game.apply(state, actions[-1])
        digest.update(game.hash(state).encode())
    return {
        "seats": seats,
        "options": options,
        "secret": secret.hex(),
        "actions": base64.b64encode(np.array(actions, "<i2").tobytes()).decode(),
        "digest": digest.hexdigest(),
        "scores": game.scores(state),
    }


def some_options(game: str, draw: Random) -> dict[str, object]:
    """Default options half of the time, any values otherwise."""
    if draw.random() < 0.5:
        return {}
    declared = [option for option in spec_of(game).options() if option.values]
    return {option.name: draw.choice(option.values) for option in declared}


def write(name: str) -> None:
    """Play all games of a game."""
    game, draw = load(name), Random(f"many {name}")
    head = {
        "game": name,
        "rules_version": game.rules_version,
        "components_sha256": game.components_sha256,
    }
    lines = [head]
    for number in range(NUMBER):
        style = list(STYLES)[number % len(STYLES)]
        line = played(game, STYLES[style], some_options(name, draw), draw)
        lines.append({"style": style, **line})
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    file = FOLDER / f"{name}.jsonl.gz"
    FOLDER.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def main() -> None:
    """Write the games that are named."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="+", choices=sorted(GAMES))
    for name in parser.parse_args().games:
        write(name)


if __name__ == "__main__":
    main()
