"""Games of bots for a lobby without people: `python -m tools.shows` plays them and keeps them with the client.

Secret and actions are all that a browser needs to show a game again. They are played anew when the rules have
changed; `tests/web/test_shows.py` says so.
"""

import json
from pathlib import Path
from typing import Any, Final

import polis

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "web" / "src" / "games"
SEED: Final = 11
BOTS: Final = {
    "arkadia": ("adept:settler", "adept:builder"),
    "archon": ("adept:warden", "adept:scholar"),
}


def path_of(game: str) -> Path:
    """Where the recorded game of a kind lies."""
    return FOLDER / game / "show.json"


def played(name: str, bots: tuple[str, ...]) -> dict[str, Any]:
    """Play a game; what is kept of it."""
    game = polis.load(name)
    players = [polis.new_bot(game, bot) for bot in bots]
    record = polis.arena.play_game(game, players, seed=SEED)
    return {
        "game": name,
        "options": dict(record.options),
        "bots": bots,
        "secret": record.secret,
        "actions": list(record.actions),
    }


def main() -> None:
    """Write a file for each game."""
    for game, bots in BOTS.items():
        path_of(game).write_text(json.dumps(played(game, bots)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
