"""What everybody does with Polis after installing it."""

import time
from pathlib import Path
from random import Random

from polis import __version__
from polis.core.records.record_file import read_record
from polis.core.records.replay import verify
from polis.games import load
from tests.package.installing import SECONDS, Installed
from tests.server.player import ME, Player, http, make
from tests.server.serving import process
from tests.terminal.test_play import first_lines

SECRET = bytes(range(16))


def has_the_version(polis: Installed) -> None:
    """The command and the module print it, and nothing comes from the sources of the checkout."""
    told = f"polis {__version__}\n"
    assert polis.polis("--version") == told
    words = ["-c", "import polis; print(polis.__file__)"]
    place = Path(polis.run_python(*words).strip())
    assert place.is_relative_to(polis.folder)
    assert polis.run_python("-m", "polis", "--version") == told


def plays_through_the_server(polis: Installed, game: str, bot: str, seed: int) -> None:
    """The pages are served, and a game is played to its end against a bot."""
    database = str(polis.folder / "polis.sqlite3")
    with process(database, command=[str(polis.command)], environment=polis.environment) as server:
        page = http(server.address, "GET", "/")
        assert '<script type="module"' in page.body
        plays_a_game(server.address, game, bot, seed)


def plays_a_game(address: str, game: str, bot: str, seed: int) -> None:
    """A game is played to its end over a socket."""
    draw = Random(seed)
    with Player(make(address, [ME, {"kind": "bot", "bot": bot}], game)) as ada:
        while ada.table["status"] == "playing":
            if ada.turn == 0:
                answer = ada.act(0, draw.choice(ada.legal))
                if answer["type"] == "refused":
                    assert answer["code"] == "too-fast", answer
                    time.sleep(1)
            else:
                ada.hear(SECONDS)
        assert ada.table["result"]["winners"]


def plays_in_the_terminal(polis: Installed, game: str, bot: str) -> None:
    """A game is played to its end, and its record agrees with the rules."""
    rules, kinds = load(game), ["human", bot]
    lines = first_lines(rules, SECRET, kinds)
    file = polis.folder / f"{game}.json"
    words = ["--seats", ",".join(kinds), "--seed", SECRET.hex(), "--record", str(file)]
    polis.polis("play", game, *words, typed="".join(f"{line}\n" for line in lines))
    record = read_record(file)
    assert record.result is not None
    assert verify(record, rules) is None
