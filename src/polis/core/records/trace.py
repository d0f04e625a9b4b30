"""Traces: a complete game, hidden parts included, as one line of JSON per ply.

Traces are for programs that check or study games without our code; the fields are described in
docs/reference/trace.md.
"""

import json
from collections.abc import Iterator
from typing import Any

from polis.core.contract.game import Game, OptionsT
from polis.core.records.record import Record
from polis.core.records.replay import Ply, replay


def trace(record: Record, game: Game[OptionsT]) -> Iterator[str]:
    """Yield the lines of a trace (without line endings); raises InvalidRecord as `replay` does.

    The last line is the position after the last action: its `action` is null, its `events` are
    empty.
    """
    for ply in replay(record, game):
        yield json.dumps(trace_entry(game, ply), ensure_ascii=False, separators=(",", ":"))


def trace_entry(game: Game[OptionsT], ply: Ply) -> dict[str, Any]:
    """Build one line: the position, its legal actions, the action taken and the events."""
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
