"""What message lengths reveal to somebody watching the line: bits without and with padding.

    python -m tools.line_lengths              100 positions of each game, 40 worlds of each
    python -m tools.line_lengths --states 20 --worlds 44 --seed 3

    python -m tools.line_lengths --thinking adept --states 10

A line for each game and channel: average bits without padding, with it, and the maximum with it. With
a level: what its thinking time reveals, in steps of 5 ms, and as others see it.
"""

import argparse
import threading
from random import Random

from polis.server.live.pace import shown_after
from polis.server.logs import write_logs
from polis.server.settings import Settings
from polis.server.thinking.tasks import Turn
from polis.server.thinking.thinker import Thinker
from tests.server.secrecy.finding import GAMES, some_cases
from tests.server.secrecy.lengths import bits, measure
from tests.server.secrecy.worlds import a_world

PACE = Settings("").pace


def thinking(game: str, level: str, draw: Random, states: int, worlds: int) -> tuple[float, float]:
    """Average bits that the time of a bot's turn reveals of its knowledge: actual and as shown."""
    exact, shown = list[float](), list[float]()
    thinker = Thinker(threading.Event())
    for case, _ in some_cases(game, draw, states, 0.1):
        seat = case.table.turn or 0
        times = list[float]()
        for _ in range(worlds):
            state = a_world(case.table.content.game, case.state, None, draw)
            made = thinker.think(Turn(game, state.tobytes(), seat, [1, 2, 3, 4], level))
            times.append(made.seconds)
        exact.append(bits([round(each / 0.005) for each in times]))
        shown.append(bits([shown_after(each, PACE) for each in times]))
    return sum(exact) / states, sum(shown) / states


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--states", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--thinking", metavar="LEVEL")
    given = parser.parse_args()
    write_logs("error", as_json=True)
    for game in GAMES:
        draw = Random(given.seed)
        if given.thinking:
            told = thinking(game, given.thinking, draw, given.states, given.worlds)
            print(f"{game:8} {given.thinking:10} {told[0]:5.2f} {told[1]:5.2f}")
            continue
        found = measure(game, draw, given.states, given.worlds)
        for name, (before, after, most) in found.items():
            print(f"{game:8} {name:10} {before:5.2f} {after:5.2f} {most:5.2f}")


if __name__ == "__main__":
    main()
