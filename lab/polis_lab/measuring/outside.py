"""Decisions a second with a bot from outside that answers at once, by what it wants.

    python -m polis_lab.measuring.outside [GAME]

A Python program answers every `decide` without reading more than its id; the actions are drawn here. So a
line says what the protocol costs: to make the messages, to send them, to wait for an answer and to read it,
with the rules of the game between. Beside it the same games without a bot.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from polis.bots.outside.process import Program, environment
from polis.bots.outside.talk import Setting, Talk
from polis.core.contract.history import History
from polis.games import NAMES, load

WANTS: Final = ((), ("legal",), ("view",), ("text",), ("encoding",), ("record",), ("view", "legal"))
SECONDS: Final = 2.0  # for each line
BOT: Final = """
import sys
for line in sys.stdin:
    if line.startswith('{"type":"decide"'):
        start = line.index('"id":') + 5
        print('{"type":"answer","id":%s,"action":-1}' % line[start:line.index(",", start)], flush=True)
    elif line.startswith('{"type":"hello"'):
        print('{"type":"ready","name":"at once","wants":%s}' % sys.argv[1], flush=True)
"""


def decisions(game: Any, talk: Talk | None, program: Program | None, number: int) -> Iterator[None]:
    """Play a game at random, every decision asked of the program; yield after each."""
    state, events = game.new_game(game.new_options({}), 2, number.to_bytes(16, "big"))
    rng, history = np.random.default_rng(number), History(game, 2)
    while not game.is_over(state):
        seat = game.turn(state)
        observation, legal = game.observe(state, seat), game.legal(state)
        if talk is not None and program is not None:
            numbers = legal.tolist()
            if talk.wants:
                history.add(events)
                program.send(talk.events(history.since(seat)))
            program.send(talk.decide(observation, numbers, 10.0))
            talk.answer(program.line(None), observation, numbers)
        events = game.apply(state, int(legal[int(rng.integers(len(legal)))]))
        yield


def rate(game: Any, wants: Sequence[str] | None) -> float:
    """Return decisions a second; wants: of the bot, None: without one."""
    talk = program = None
    if wants is not None:
        listed = "[" + ",".join(f'"{one}"' for one in wants) + "]"
        program = Program([sys.executable, "-S", "-c", BOT, listed], environment())
        talk = Talk(game, Setting(0, 2, {}))
        program.send(talk.hello())
        talk.is_ready(program.line(None))
    count, number, started = 0, 0, time.perf_counter()
    while (seconds := time.perf_counter() - started) < SECONDS:
        for _ in decisions(game, talk, program, number):
            count += 1
        number += 1
        if program is not None:
            program.begin_game()
        if number == 1:  # the first game loads the engine and makes texts that are kept
            count, started = 0, time.perf_counter()
    if program is not None:
        program.close()
    return count / seconds


def main() -> None:
    """Measure, and print a line for each."""
    for name in sys.argv[1:] or NAMES:
        game = load(name)
        alone = rate(game, None)
        print(f"{name:<10} {'without a bot':<14} {alone:>9,.0f} decisions/s")
        for wants in WANTS:
            found = rate(game, wants)
            told = ", ".join(wants) or "none"
            print(f"{name:<10} {told:<14} {found:>9,.0f} decisions/s, 1 of {alone / found:.1f}")


if __name__ == "__main__":
    main()
