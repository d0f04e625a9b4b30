"""A bot's whole turn, decided reproducibly: from observations, counted budgets and seeds."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import numpy as np

from polis.core.contract.game import Bot, Rules, State
from polis.core.records.record import Receipt, Record
from polis.core.records.replay import replay
from polis.core.seeds import Streams, bot_chance
from polis.core.sources import game_sources, source_digest
from polis.core.texts.errors import InvalidRecord, PolisError
from polis.games import spec_of
from polis.games.plain.bots import GenericSearch
from polis.search.bots import Budget, Searcher

Chance = Sequence[int]
Verdict = Literal["same", "other", "unknown"]


class Decided(NamedTuple):
    """A turn. budgets: the simulations of each decision, 0 if they are not counted."""

    actions: list[str]
    hashes: list[str]
    budgets: list[int]


class Again(NamedTuple):
    """A receipt's turn decided again. verdict: whether it matches; `unknown` for other bots."""

    receipt: Receipt
    verdict: Verdict
    actions: list[str]


def decide_turn(  # noqa: PLR0913 - each says one thing of a turn
    game: Rules,
    bot: Bot,
    state: State,
    chance: Chance,
    script: Sequence[str] = (),
    is_wanted: Callable[[], bool] = lambda: True,
    budgets: Sequence[int] = (),
) -> Decided:
    """Decide and apply the turn of the seat to act, each decision from its observation alone.

    script: moves in notation that are played before the bot is asked; is_wanted: once it returns
    False, empty lists are returned; budgets: the simulations of each decision, with the last of
    which the turn ends, none for the bot's own.
    """
    seat = game.turn(state)
    turn = Decided([], [], [])
    if isinstance(bot, Searcher):
        bot.forget()  # state left from another turn, which another process would not have
    while not game.is_over(state) and game.turn(state) == seat:
        if not is_wanted():
            return Decided([], [], [])
        done = len(turn.actions)
        if budgets and done == len(budgets):
            break
        if budgets and budgets[done] and isinstance(bot, Searcher):
            bot.budget = Budget(simulations=budgets[done])
        if done < len(script):
            action, spent = game.parse(state, script[done])[0], 0
        else:
            rng = np.random.default_rng([*chance, done])
            action = bot.decide(game.observe(state, seat), game.legal(state), rng)
            spent = spent_by(bot)
        game.apply(state, action)
        turn.actions.append(game.text(action))
        turn.hashes.append(game.hash(state))
        turn.budgets.append(spent)
    return turn if is_wanted() else Decided([], [], [])


def spent_by(bot: Bot) -> int:
    """Return the simulations needed to repeat a decision; 0 for bots that do not count them."""
    if isinstance(bot, GenericSearch):
        return bot.spent  # its levels also obey the clock
    return (bot.budget.simulations or 0) if isinstance(bot, Searcher) else 0


def decided_again(record: Record, game: Rules) -> Iterator[Again]:
    """Decide the turns of all receipts of a record again, in order.

    Raises InvalidRecord if the record cannot be replayed.
    """
    states = [ply.state for ply in replay(record, game)]
    streams = Streams(game.name, bytes.fromhex(str(record.secret)), record.entropies)
    own = fingerprint(game.name)
    for receipt in record.receipts:
        state = states[receipt.ply].copy()
        if game.is_over(state) or game.turn(state) != receipt.seat:
            raise InvalidRecord(
                f"{record.file} has a receipt of seat {receipt.seat + 1} at ply {receipt.ply}, "
                "where that seat does not decide."
            )
        chance = bot_chance(streams, receipt.seat, receipt.ply)
        actions = _turn_again(game, receipt, state, chance)
        played = list(record.actions[receipt.ply :][: len(receipt.budgets)])
        is_same = actions[: len(played)] == played
        others: Verdict = "other" if receipt.print == own else "unknown"
        yield Again(receipt, "same" if is_same else others, actions)


def _turn_again(game: Rules, receipt: Receipt, state: State, chance: Chance) -> list[str]:
    """Decide a turn with the budgets of its receipt, until they end; nothing for an unknown bot."""
    bots = game.spec.bots
    try:
        bot = bots.new(game, receipt.bot, bots.steady_budget(receipt.bot))
    except PolisError:
        return []
    return decide_turn(game, bot, state, chance, budgets=receipt.budgets).actions


@cache
def fingerprint(game: str) -> str:
    """Return 16 hexadecimal digits that change with any edit of rules, bots or weights of a game."""
    bots = sorted(Path(__file__).parent.rglob("*.py"))
    return source_digest([*game_sources(game), *bots, *spec_of(game).bots.weights_files(game)])
