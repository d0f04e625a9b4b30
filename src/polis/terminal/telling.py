"""Moves in words: what the seat does, in the sentences of the log."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from polis.core.contract.game import Rules
from polis.core.kernels.layout import State
from polis.core.texts.listener import Listener

LANGUAGE: Final = "en"
NOTHING: Final = "does nothing more"
NEXT_TURN: Final = "turn_started"  # what follows is no longer the seat's


def told(game: Rules, state: State, actions: Iterable[int], names: Sequence[str]) -> str:
    """Return a move from a position as one sentence of its player, without what it reveals.

    names: what people are called, by seat. A move of which the log says nothing ends the turn.
    """
    name, listener = names[game.turn(state)], Listener(names=tuple(names))
    clauses: list[str] = []
    for sentence in _sentences(game, state.copy(), actions, listener):
        if sentence.startswith(f"{name} "):  # what follows from it is seen on the board
            _add(clauses, sentence.removeprefix(f"{name} ").removesuffix("."))
    return f"{name} {', '.join(clauses) or NOTHING}."


def _add(clauses: list[str], clause: str) -> None:
    """Add a clause; of one that differs from the last only at its end, that end."""
    start, _, end = clause.rpartition(" ")
    if clauses and clause != clauses[-1] and clauses[-1].startswith(f"{start} "):
        clauses[-1] += f" and {end}"
    else:
        clauses.append(clause)


def notation(game: Rules, actions: Iterable[int]) -> str:
    """Return actions as they are typed."""
    return ", ".join(game.text(one) for one in actions)


def _sentences(
    game: Rules, world: State, actions: Iterable[int], listener: Listener
) -> Iterator[str]:
    seat = game.turn(world)
    for action in actions:
        for event in game.apply(world, action):
            if event.kind == NEXT_TURN:
                break
            if event.kind not in game.spec.revealing and event.fields.get("seat") == seat:
                yield game.event_text(event, LANGUAGE, listener)
