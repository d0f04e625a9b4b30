"""Show that styles differ:  python -m tools.styles GAME [--level adept] [--games 100] [--seed 1] [--json].

Each style of a game plays against its plain level, two seats, each deal from both sides. Told are its share of the
wins, and how often in a game each of the two does what the style likes. Strength alone is measured better by
`polis arena GAME --bots adept-STYLE,adept`.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from polis.bots import new_bot, playable_in, steady_budget
from polis.bots.levels import LEVELS
from polis.bots.style_priors import tastes_by_action
from polis.games import GAMES, load
from polis.games.spec import STYLED

SEATS: Final = 2


def main(words: Sequence[str]) -> None:
    """Play and tell."""
    wanted = parsed(words)
    found = {}
    for bot in playable_in(wanted.game):
        if bot.startswith(f"{wanted.level}-") and LEVELS[bot].style:
            found[bot] = contest(wanted.game, wanted.level, bot, wanted.games, wanted.seed)
            sys.stderr.write(f"polis: {bot} is done\n")
    sys.stdout.write(json.dumps(found, indent=2) + "\n" if wanted.json else shown(found))


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.styles", description=__doc__)
    reader.add_argument("game", choices=list(GAMES))
    reader.add_argument("--level", choices=STYLED, default="adept", help="of both bots")
    reader.add_argument("--games", type=int, default=100, help="of each style; an even number")
    reader.add_argument("--seed", type=int, default=1, help="of the deals")
    reader.add_argument("--json", action="store_true", help="tell the figures as JSON")
    return reader.parse_args(words)


def contest(name: str, level: str, styled: str, games: int, seed: int) -> dict[str, float]:
    """Let a bot with a style play against its plain level.

    Returns its share of the wins (`wins`); the mean number of liked actions a game, of the bot
    (`own`), of its opponent (`other`), and half of the 95 % interval of the difference (`error`).
    """
    game: Any = load(name)
    bots = [new_bot(game, bot, steady_budget(game, bot)) for bot in (styled, level)]
    is_liked = liked_actions(name, styled)
    won, counts = 0.0, np.zeros((games, 2))
    for number in range(games):
        place = number % 2  # the seat of the bot with the style
        rng = np.random.default_rng([seed, number])
        secret = (seed << 32 | number // 2).to_bytes(16, "big")
        state, _ = game.new_game(game.new_options({}), SEATS, secret)
        while not game.is_over(state):
            who = int(game.turn(state) != place)
            seen = game.observe(state, game.turn(state))
            action = bots[who].decide(seen, game.legal(state), rng)
            counts[number, who] += is_liked[action]
            game.apply(state, action)
        winners = game.winners(state)
        won += (place in winners) / len(winners)
    own, other = counts.mean(axis=0)
    error = 1.96 * np.std(counts[:, 0] - counts[:, 1], ddof=1) / games**0.5
    figures = {"games": games, "wins": won / games, "own": own, "other": other, "error": error}
    return {name: float(value) for name, value in figures.items()}


def liked_actions(name: str, styled: str) -> Any:
    """Whether a bot with a style likes an action, by the action's number."""
    kit = GAMES[name].bots()
    tastes = () if kit is None else kit.depths[styled].tastes
    return tastes_by_action(GAMES[name].codec(), tastes) > 0


def shown(found: dict[str, dict[str, float]]) -> str:
    """The figures for people."""
    lines = ["bot                  wins  liked actions a game  of the opponent  difference"]
    lines += [
        f"{bot:20} {one['wins']:4.0%} {one['own']:21.1f} {one['other']:16.1f} "
        f"{one['own'] - one['other']:+6.1f} ± {one['error']:.1f}"
        for bot, one in found.items()
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
