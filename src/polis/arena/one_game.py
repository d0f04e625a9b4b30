"""One game between bots, as a record."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from polis.core.contract.game import Bot, Game, OptionsT
from polis.core.contract.options import OptionValue, Seed, secret_of
from polis.core.records.record import Record, Seat, begin_record, result_of


def play_game(
    game: Game[OptionsT],
    bots: Sequence[Bot],
    options: Mapping[str, OptionValue] | None = None,
    seed: Seed | None = None,
) -> Record:
    """Let bots play a game to its end and return its record.

    bots: one for each seat; options, seed: as for `polis.new_game`; the bots' random numbers come
    from the seed as well. Raises InvalidOptions, InvalidSeed.

    Examples:
        >>> import polis
        >>> game = polis.load("arkadia")
        >>> record = polis.arena.play_game(game, [polis.new_bot(game, "random")] * 2, seed=7)
        >>> polis.verify(record, game) is None
        True
    """
    secret, table = secret_of(seed), game.new_options(options or {})
    state, _ = game.new_game(table, len(bots), secret)
    seats = [Seat(bot.name, bot.name) for bot in bots]
    record = begin_record(game, table, seats, secret, (), state)
    rng = np.random.default_rng(int.from_bytes(secret, "big"))
    actions, hashes = [], list(record.hashes)
    while not game.is_over(state):
        seat = game.turn(state)
        action = bots[seat].decide(game.observe(state, seat), game.legal(state), rng)
        actions.append(game.text(action))
        game.apply(state, action)
        hashes.append(game.hash(state))
    played = replace(record, actions=tuple(actions), hashes=tuple(hashes))
    return replace(played, result=result_of(game, state))
