"""`polis replay`: a recorded game as a story, as a drawn board or as a trace."""

from typing import Annotated, Any

import typer

from polis.cli.output import say, say_folded, say_json, wants_colour
from polis.cli.parameters import ComponentFile, Json, Language, RecordFile, chosen, opened
from polis.core.contract.game import Game
from polis.core.kernels.events import Event
from polis.core.records.record import Record
from polis.core.records.replay import Ply, trace_entry
from polis.core.records.replay import replay as replay_record
from polis.core.texts.errors import PolisError

EPILOG = """\b
Examples:
  polis replay game.json
  polis replay game.json --ply 20
  polis replay game.json --ply 20 --seat 2
  polis replay game.json --language de
  polis replay game.json --trace > game.jsonl
"""


def replay(
    file: RecordFile,
    ply: Annotated[
        int | None,
        typer.Option(metavar="N", help="Only the position after N actions (0: the set-up)."),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="S",
            help="Only what seat S (from 1) was shown, which is all a bot gets.",
        ),
    ] = None,
    trace: Annotated[
        bool, typer.Option("--trace", help="JSON lines with everything, hidden parts too.")
    ] = False,
    language: Language = "en",
    components: ComponentFile = None,
    as_json: Json = False,
) -> None:
    """Print a recorded game in words, or draw a position.

    The whole record is checked first; if it cannot be replayed, only the reason is shown. With
    --trace there is one JSON object for each ply, as docs/reference/trace.md describes.
    """
    record, game = opened(file, components)
    shown = chosen(record, ply)
    plies = list(replay_record(record, game))
    if seat is not None:
        _show_to(record, game, plies, shown, seat_of(record, seat), language)
    elif trace:
        for each in plies if ply is None else [plies[shown]]:
            say_json(trace_entry(game, each))
    elif as_json:
        say_json(
            _json(record, game, plies, language) if ply is None else trace_entry(game, plies[shown])
        )
    elif ply is None:
        _tell(record, game, plies, language)
        _draw(game, plies, len(plies) - 1, language)
    else:
        _show(record, game, plies, shown, language)


def _tell(record: Record, game: Game, plies: list[Ply], language: str) -> None:
    """Print the log in words: the set-up, then each action with what followed.

    An action has the number of the position to which it led, as in `--ply` and in the terminal.
    """
    say_folded(f"{game.title}: {', '.join(f'{seat.name} ({seat.kind})' for seat in record.seats)}")
    say()
    for number in range(len(plies)):
        _lead_to(record, game, plies, number, language)
    say()


def _show(record: Record, game: Game, plies: list[Ply], number: int, language: str) -> None:
    """Print one position: the action that led to it with what followed, then the board."""
    _lead_to(record, game, plies, number, language)
    say()
    _draw(game, plies, number, language)


def seat_of(record: Record, seat: int) -> int:
    """Convert a seat counted from 1; raises PolisError if there is no such seat."""
    if not 1 <= seat <= len(record.seats):
        raise PolisError(
            f"{record.file} has seats 1 to {len(record.seats)}; there is no seat {seat}."
        )
    return seat - 1


def _show_to(
    record: Record, game: Game, plies: list[Ply], number: int, seat: int, language: str
) -> None:
    """Print one position as a seat was shown it, and whether a bot decided from that."""
    say_folded(_given(record, number, seat))
    say()
    events = [event.seen_by(seat) for event in _events_before(plies, number)]
    say(game.draw(game.view(plies[number].state, seat), wants_colour(), language, events))


def _given(record: Record, number: int, seat: int) -> str:
    """The heading of the drawing below."""
    name = f"seat {seat + 1} ({record.seats[seat].name}, {record.seats[seat].kind})"
    for receipt in record.receipts:
        place = number - receipt.ply
        if receipt.seat == seat and 0 <= place < len(receipt.budgets):
            budget = receipt.budgets[place]
            return (
                f"Ply {number}: {receipt.bot} decided for {name} from this and nothing else, "
                f"with {budget} simulations. `polis verify --bots` decides it again."
            )
    return f"Ply {number}: what {name} could see."


def _draw(game: Game, plies: list[Ply], number: int, language: str) -> None:
    """Draw the board after `ply` actions, with the last move marked."""
    events = _events_before(plies, number)
    say(game.draw(game.named(plies[number].state), wants_colour(), language, events))


def _events_before(plies: list[Ply], number: int) -> list[Event]:
    """All events that led to a position."""
    return [*plies[0].setup, *(event for ply in plies[:number] for event in ply.events)]


def _lead_to(record: Record, game: Game, plies: list[Ply], number: int, language: str) -> None:
    """What led to a position: the set-up, or who did what and what followed."""
    events = plies[0].setup
    if number:
        before = plies[number - 1]
        name = record.seats[game.turn(before.state)].name
        say_folded(f"{name}: {before.text}", f"{number:>4}  ", "      ")
        events = before.events
    for event in events:
        say_folded(game.event_text(event, language), "      ", "        ")


def _json(record: Record, game: Game, plies: list[Ply], language: str) -> dict[str, Any]:
    """The same for programs."""
    return {
        "game": record.game,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in record.seats],
        "setup": [_event(game, event, language) for event in plies[0].setup],
        "plies": [
            {
                "ply": ply.number,
                "seat": game.turn(ply.state),
                "phase": game.phase(ply.state),
                "action": ply.text,
                "events": [_event(game, event, language) for event in ply.events],
            }
            for ply in plies[:-1]
        ],
        "state": game.named(plies[-1].state),
    }


def _event(game: Game, event: Any, language: str) -> dict[str, Any]:
    """An event with its fields and its sentence."""
    return {**game.event_json(event), "text": game.event_text(event, language)}
