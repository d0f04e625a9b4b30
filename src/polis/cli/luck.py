"""`polis luck`: how good was the deal of a recorded game for each seat?"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from polis.cli.output import say, say_json
from polis.cli.parameters import ComponentFile, Json, RecordFile, opened
from polis.core.records.record import Record
from polis.core.records.replay import start
from polis.core.texts.errors import PolisError

if TYPE_CHECKING:
    from polis.bots.deals import Luck

EPILOG = """\b
Examples:
  polis luck game.json
  polis luck game.json --json
"""


def luck(file: RecordFile, components: ComponentFile = None, as_json: Json = False) -> None:
    """Compare the deal of a recorded game with others.

    A deal is everything that is decided by chance. Journeymen play it several times at all seats;
    the mean of a seat's leads over its best opponent says what the deal is worth to that seat. In
    brackets: how many deals it would beat if that mean were one standard error lower or higher. How
    much of a result is due to the deal differs from game to game, and is shown as well.
    """
    from polis.bots.deals import luck_of, measured_of

    record, game = opened(file, components)
    first, _ = start(record, game)
    measured = measured_of(game, game.new_options(record.options))
    if measured is None:
        raise PolisError(
            f"There is nothing to compare the deal of {record.file} with: this is only possible for games "
            "with the usual options and the usual box."
        )
    found = luck_of(game, first, len(record.seats))
    settled = measured.settled[len(record.seats)]
    if as_json:
        seats = None if found is None else [each._asdict() for each in found]
        say_json({"settled": settled, "seats": seats})
    else:
        say("\n".join([_settled(settled), *_lines(record, found or [])]))


def _settled(settled: float) -> str:
    return f"The deal accounts for about {settled:.0%} of the differences between results."


def _lines(record: Record, found: "Sequence[Luck]") -> list[str]:
    """One line for each seat."""
    return [
        f"{seat.name}: better than {luck.below:,} of {luck.deals:,} deals ({luck.low:,} to {luck.high:,}),"
        f" {luck.lead:+.1f} over the best opponent"
        for seat, luck in zip(record.seats, found, strict=False)
    ]
