"""Which module plays the games of which rules: the only place of the arena that names a game.

Such a module has `new_workplace(game, options, bots)`, whose `play(seeds)` returns a row of figures
for each game and adds up what happened in `tally`. `summary(figures, seats, tally)` puts both into
JSON values, `told(result)` those into lines for people; `decisions(figures)`, `turns(figures)`,
`phases(tally)`, `copy_states(states, copies)` and `GOALS`, by name, are for the benchmark.
"""

from importlib import import_module
from typing import Any, Final

from polis.bots import check_bot
from polis.core.errors import PolisError

MODULES: Final = {
    "arkadia": "polis.arena.arkadia_playout",
    "archon": "polis.arena.archon_playout",
}
QUICK: Final = ("random", "greedy")


def playouts_of(game: Any) -> Any:
    """The module that plays the games of these rules."""
    return import_module(MODULES[game.name])


def bots_for(game: Any, seats: int, text: str) -> list[str]:
    """One bot a seat from a text such as `greedy` or `random,greedy`; raises PolisError."""
    if seats not in game.seats:
        raise PolisError(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}."
        )
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
        if name not in QUICK:
            raise PolisError(
                f"'{name}' is too slow for playouts, which are for {' and '.join(QUICK)}; "
                f"'polis arena {game.name} --bots {name}' lets it play."
            )
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise PolisError(
            f"'{text}' names {len(names)} bots; name one for all or one for each of the {seats} seats."
        )
    return names
