"""The table of `polis bench --calls`: one line for each call, one column for each game."""

from pathlib import Path
from typing import Any

from polis.cli.output import say, say_json
from polis.core.contract.kernel_game import KernelGame
from polis.games import GAMES, load

UNIT = "1 decision of the compiled rules"


def tell_calls(
    game: str | None, components: Path | None, seats: int, rounds: int, as_json: bool
) -> None:
    """Measure and print the calls of one game, or of all that have kernels."""
    from polis_lab.measuring.calls import measure_calls

    names = [game] if game else [name for name in GAMES if isinstance(load(name), KernelGame)]
    found = [measure_calls(load(name, components), seats, rounds) for name in names]
    if as_json:
        say_json(found)
    else:
        _tell(found)


def _tell(found: list[dict[str, Any]]) -> None:
    """The table as Markdown, ready to be pasted into a page."""
    machine = found[0]["machine"]
    say(
        f"{machine['processor']}, {machine['usable_cores']} of {machine['cores']} cores, Python "
        f"{machine['python']}, NumPy {machine['numpy']}; "
        f"{found[0]['seats']} seats, quickest of {found[0]['rounds']} rounds"
    )
    say()
    say("| us, and in decisions of the compiled rules | " + _row(one["game"] for one in found))
    say("|---|" + "---|" * len(found))
    say(f"| {UNIT} | " + _row(f"{one['decision_us']:.3g}" for one in found))
    for name in found[0]["calls"]:
        say(f"| {name} | " + _row(_figures(one["calls"][name]) for one in found))


def _row(cells: Any) -> str:
    return " | ".join(cells) + " |"


def _figures(call: dict[str, float]) -> str:
    """Microseconds, and the number of decisions possible in that time."""
    return f"{_short(call['us'])} ({_short(call['decisions'])})"


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.2g}"
