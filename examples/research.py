"""Figures from many games, a comparison of bots, and what a seat may know."""

import sys

import numpy as np

import polis
from polis_lab.contests.comparison import compare


def guessed_hands(seed: int) -> float:
    """Return how often a world drawn from an observation is the true one, 0 to 1."""
    game = polis.load("arkadia")
    options = game.new_options({"setup": "first-game"})
    state, events = game.new_game(options, 2, seed.to_bytes(16, "big"))
    observation, rng = game.observe(state, game.turn(state)), np.random.default_rng(seed)
    worlds = [game.sample_world(observation, rng) for _ in range(200)]
    dealt = sum(event.kind == "hand_dealt" for event in events)
    sys.stdout.write(f"{dealt} cards were dealt\n")
    return sum(world.tobytes() == state.tobytes() for world in worlds) / len(worlds)


def main() -> None:
    """Print all three."""
    arkadia = polis.load("arkadia")
    found = polis.simulate(arkadia, 200, seats=4, bots="random", seed=7)
    wins = ", ".join(f"{share:.0%}" for share in found.wins_by_seat)
    sys.stdout.write(f"{found.decisions} decisions, wins by seat {wins}\n")
    budget = polis.Budget(simulations=50)
    compared = compare(arkadia, ["adept", "greedy"], games=4, seed=3, budget=budget)
    for bot in compared.bots:
        sys.stdout.write(f"{bot.bot}: {bot.win_share.value:.0%} of {bot.games} games\n")
    try:
        polis.new_game(arkadia, seats=7)
    except polis.errors.InvalidOptions as error:
        sys.stdout.write(f"{error}\n")
    sys.stdout.write(f"the true hands were guessed {guessed_hands(5):.1%} of the time\n")


if __name__ == "__main__":
    main()
