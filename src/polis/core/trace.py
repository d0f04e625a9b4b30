"""Traces: a game with everything in it, hidden parts too, one line of JSON for each ply.

A trace is made for programs that check or study games without our code; its fields are
described in docs/reference/trace.md.
"""

import json
from collections.abc import Iterator
from typing import Any

from polis.core.game import Game
from polis.core.record import Record
from polis.core.replay import Ply, replay


def trace(record: Record, game: Game) -> Iterator[str]:
    """Yield the lines of a trace (without line ends); raises InvalidRecord as `replay` does.

    The last line stands after the last action: its `action` is null and its `events` are empty.
    """
    for ply in replay(record, game):
        yield json.dumps(trace_entry(game, ply), ensure_ascii=False, separators=(",", ":"))


def trace_entry(game: Game, ply: Ply) -> dict[str, Any]:
    """One line: the position, all that was legal in it, what was done and what followed."""
    over = game.is_over(ply.state)
    return {
        "ply": ply.number,
        "seat": None if over else game.turn(ply.state),
        "phase": game.phase(ply.state),
        "legal": [game.text(int(action)) for action in game.legal(ply.state)],
        "action": ply.text,
        "events": [game.event_json(event) for event in ply.events],
        "state": game.named(ply.state),
    }
