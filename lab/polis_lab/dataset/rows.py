"""The decisions of a game as columns: what the seat saw, might do and did, and how the game ended."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from polis.core.contract.game import Bot, Rules
from polis.core.kernels.chance import game_seed
from polis.core.seeds import SECRET_BYTES
from polis.search.search_bot import SearchBot
from polis_lab.dataset.order import ENCODINGS, Order

FLOATS, OBSERVATION, NOTHING = ENCODINGS
Columns = dict[str, list[Any]]
CAPACITY: Final = 256  # positions of a game, before room for more is made


class Rows:
    """Plays the games of an order and gathers their rows; made once a process."""

    def __init__(self, order: Order, game: Rules) -> None:
        """Take the order and the rules of its game; makes the bots."""
        self.order, self.game = order, game
        self.options = game.new_options(order.options)
        self.bots = [entrant.new_bot(game) for entrant in order.entrants]
        self._see = {FLOATS: self._encode, OBSERVATION: self._keep, NOTHING: _nothing}[
            order.encoding
        ]
        size = game.encoding[-1].place.stop if order.encoding == FLOATS else 0
        self._room = np.empty((CAPACITY, size), np.float32)

    def play(self, number: int) -> tuple[Columns, Any]:
        """Play a game; returns its columns but for the encoding, and the encodings of all rows.

        The encodings are overwritten by the next game.
        """
        order, game = self.order, self.game
        rng = np.random.default_rng(game_seed(order.seed, number))
        secret = rng.bytes(SECRET_BYTES)
        state = game.new_game(self.options, order.seats, secret)[0]
        found: Columns = {name: [] for name in ("ply", "seat", "legal", "action", "visits", "seen")}
        while not game.is_over(state):
            seat = game.turn(state)
            bot = self.bots[order.bot_at(number, seat)]
            observation, legal = game.observe(state, seat), game.legal(state)
            action, visits = decide(bot, observation, legal, rng)
            found["seen"].append(self._see(observation, len(found["seen"])))
            values = (len(found["ply"]), seat, legal, action, visits)
            for name, value in zip(found, values, strict=False):
                found[name].append(value)
            game.apply(state, action)
        return self._concluded(found, state, number, secret)

    def _concluded(
        self, found: Columns, state: Any, number: int, secret: bytes
    ) -> tuple[Columns, Any]:
        """Add what is the same in every row of the game."""
        rows, seats = len(found["ply"]), self.order.seats
        shares, margins = self.game.win_shares(state), self.game.margins(state)
        seen = found.pop("seen")
        found |= {
            "bot": [self.order.bot_at(number, seat) for seat in found["seat"]],
            "win_shares": [np.asarray(shares, np.float32)[:seats]] * rows,
            "margins": [np.asarray(margins, np.float32)[:seats]] * rows,
            "game": [number] * rows,
            "seed": [secret] * rows,
        }
        return found, self._room[:rows] if self.order.encoding == FLOATS else seen

    def _encode(self, observation: Any, row: int) -> None:
        if row == len(self._room):
            self._room = np.concatenate([self._room, np.empty_like(self._room)])
        self.game.encode(observation, self._room[row])

    def _keep(self, observation: Any, _row: int) -> bytes:
        kept: bytes = observation.tobytes()
        return kept


def _nothing(_observation: Any, _row: int) -> None:
    return None


def decide(
    bot: Bot, observation: Any, legal: Any, rng: np.random.Generator
) -> tuple[int, Sequence[int] | None]:
    """Return a bot's action, and the visits of each legal action if it searched.

    An action without a node has 0 visits; a decision with one action is not searched.
    """
    if not isinstance(bot, SearchBot) or len(legal) == 1:
        return int(bot.decide(observation, legal, rng)), None
    action, candidates = bot.choose(observation, rng)
    visits = {one.action: one.visits for one in candidates}
    return action, [visits.get(one, 0) for one in legal.tolist()]
