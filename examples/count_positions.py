"""How many positions lie one, two and three decisions after the start, in any game."""

import sys

import polis


def positions(game: polis.Game[polis.Options], state: polis.State, depth: int) -> int:
    """Count the ways to make `depth` decisions from a state."""
    if depth == 0:
        return 1
    count = 0
    for action in game.legal(state).tolist():
        after = state.copy()
        game.apply(after, action)
        count += positions(game, after, depth - 1)
    return count


def main() -> None:
    """Count for the games of Polis and those that other packages bring along."""
    for name in polis.games.GAMES:
        game = polis.load(name)
        state, _ = polis.new_game(game, seed=1)
        counts = [positions(game, state, depth) for depth in (1, 2, 3)]
        sys.stdout.write(f"{game.title}: {counts}\n")


if __name__ == "__main__":
    main()
