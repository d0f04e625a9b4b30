"""What the golden records of all games share."""

from dataclasses import replace
from typing import Any

from polis.core.records.record import Record


def as_recorded(made: Record, kept: Record, game: Any) -> Record:
    """A record made now as it was written when a game had fewer options; the new ones are usual.

    The component file may have been another one then, with the same values.
    """
    later = made.options.keys() - kept.options.keys()
    usual = game.options_json(game.new_options({}))
    assert {name: made.options[name] for name in later} == {name: usual[name] for name in later}
    assert made.components_sha256 == game.components_sha256
    assert game.components_sha256 == kept.components_sha256
    return replace(
        made,
        options={name: made.options[name] for name in kept.options},
        components_sha256=kept.components_sha256,
    )
