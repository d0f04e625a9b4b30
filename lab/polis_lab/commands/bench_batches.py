"""The table of `polis bench --batches`: one line for each way to play a batch, one column for each game."""

from typing import Any

from polis.cli.output import say, say_json
from polis.core.contract.kernel_game import KernelGame
from polis.games import GAMES, load


def tell_batches(game: str | None, seats: int, rounds: int, as_json: bool) -> None:
    """Measure and print batches of one game, or of all that have kernels."""
    from polis_lab.measuring.batches import measure_batches

    rules: list[Any] = [load(name) for name in ([game] if game else GAMES)]
    found = [measure_batches(one, seats, rounds) for one in rules if isinstance(one, KernelGame)]
    if as_json:
        say_json(found)
    else:
        _tell(found)


def _tell(found: list[dict[str, Any]]) -> None:
    """The table as Markdown, ready to be pasted into a page."""
    first = found[0]
    machine = first["machine"]
    say(
        f"{machine['processor']}, {machine['usable_cores']} of {machine['cores']} cores; "
        f"{first['seats']} seats, {first['games']} games, quickest of {first['rounds']} rounds of "
        "processor time"
    )
    say()
    say("| decisions a second, and times hearts | " + _row(one["game"] for one in found))
    say("|---|" + "---|" * len(found))
    for name in first["ways"]:
        say(f"| {name} | " + _row(_figures(one["ways"][name]) for one in found))
    say(
        "| two threads relative to one, by the clock | "
        + _row(f"{one['threads']:.2f}" for one in found)
    )
    if first["hearts"]:
        say("| OpenSpiel's hearts | " + _row(f"{one['hearts'] / 1e6:.3f} M" for one in found))


def _figures(way: dict[str, Any]) -> str:
    text = f"{way['rate'] / 1e6:.3g} M"
    if way["ratio"]:
        text += f" ({way['ratio']:.1f})"
    return text + (f", {way['bytes']:,} bytes a row" if way["bytes"] else "")


def _row(cells: Any) -> str:
    return " | ".join(cells) + " |"
