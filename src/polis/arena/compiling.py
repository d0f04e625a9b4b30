"""Everything that is compiled once: the rules, the bots and the playouts."""

from collections.abc import Callable

from polis.bots.compile_parts import PARTS, Step, compile_part, part_steps
from polis.core.contract.game import Rules
from polis.core.kernels import kernel


def compile_steps(game: Rules) -> list[Step]:
    """Return calls that together compile the rules of the game and everything that plays them."""
    return [step for part in PARTS for step in part_steps(game, part)]


def ensure_compiled(game: Rules, progress: Callable[[str, int, int], None] | None = None) -> None:
    """Compile what is not yet compiled, part by part.

    progress: called with the name of each step, its number and the total, and at the end with the
    total as its number.
    """
    if kernel.is_ready(game.name):
        return
    counts = {part: len(part_steps(game, part)) for part in PARTS}
    total, before = sum(counts.values()), 0

    def on_part(name: str, done: int, _: int) -> None:
        if progress is not None and name:
            progress(name, before + done, total)

    for part, count in counts.items():
        compile_part(game, part, on_part)
        before += count
    if progress is not None:
        progress("", total, total)
