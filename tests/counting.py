"""Counts of action sequences, for any game and for the references: one too many or few shows."""

from collections.abc import Iterator
from typing import Any


def count(game: Any, state: Any, depth: int) -> int:
    """The number of sequences of this many legal actions."""
    legal = game.legal(state)
    if depth == 1:
        return len(legal)
    return sum(count(game, after, depth - 1) for _, after in followers(game, state))


def followers(game: Any, state: Any) -> Iterator[tuple[str, Any]]:
    """Each legal action and the state that it leads to."""
    for action in game.legal(state).tolist():
        after = state.copy()
        game.apply(after, action)
        yield game.text(action), after


def by_first_action(game: Any, state: Any, depth: int) -> dict[str, int]:
    """The number of sequences that begin with each action: what to compare when a count is wrong."""
    if depth == 1:
        return {game.text(action): 1 for action in game.legal(state)}
    return {text: count(game, after, depth - 1) for text, after in followers(game, state)}


def reference_by_first_action(reference: Any, depth: int) -> dict[str, int]:
    """The same, counted by a reference."""
    counts = {}
    for text in reference.legal():
        counts[text] = 1
        if depth > 1:
            after = reference.copy()
            after.apply(text)
            counts[text] = sum(reference_by_first_action(after, depth - 1).values())
    return counts


def table(counts: dict[str, int]) -> str:
    """Counts by first action, one a line."""
    return "\n".join(f"{number:8} {text}" for text, number in sorted(counts.items()))
