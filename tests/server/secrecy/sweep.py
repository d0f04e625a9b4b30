"""Many states, each seen by every viewer in two worlds, by what costs microseconds.

Everything that a viewer is sent is made from these: what a seat observes, what it may do, whose turn
it is, why something is refused, and, for one viewer of each fourth state, the view itself as bytes.
"""

from random import Random
from typing import Any, Final

from polis.core.contract.notation import Codec
from polis.games import load, spec_of
from polis.server.protocol import codec
from tests.server.secrecy.styles import STYLES, Style
from tests.server.secrecy.worlds import a_world

VIEWS: Final = 4  # states for each of which the view is worked out
WEIGHTS: Final = {"random": 12, "adversarial": 12, "greedy": 2, "search": 1}


def sweep(game: str, draw: Random, states: int) -> int:
    """Compare so many states of games of all styles; how many were; fails at the first difference."""
    rules, actions = load(game), spec_of(game).codec()
    done = 0
    while done < states:
        style = draw.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        done += _one_game(rules, actions, STYLES[style], draw, states - done)
    return done


def _one_game(game: Any, actions: Codec, style: Style, draw: Random, most: int) -> int:
    seats = draw.choice(game.seats)
    state, _ = game.new_game(game.new_options({}), seats, draw.randbytes(16))
    done = 0
    while done < most and not game.is_over(state):
        shown = draw.randrange(VIEWS * (seats + 1))
        for viewer in (*range(seats), None):
            world = a_world(game, state, viewer, draw)
            is_drawn = shown == (seats if viewer is None else viewer)
            _compare(game, (state, world), viewer, draw.randrange(actions.size), is_drawn)
        done += 1
        game.apply(state, style.choose(game, state, draw))
    return done


def _compare(
    game: Any, worlds: tuple[Any, Any], viewer: int | None, strange: int, is_drawn: bool
) -> None:
    """Fail if a viewer could tell the worlds apart."""
    one, other = (_known(game, world, viewer, strange, is_drawn) for world in worlds)
    assert one == other, (game.name, viewer, worlds[0].tobytes().hex(), worlds[1].tobytes().hex())


def _known(game: Any, state: Any, viewer: int | None, strange: int, is_drawn: bool) -> list[object]:
    """What a viewer knows in a world."""
    known = [game.observe(state, viewer).tobytes(), game.turn(state), game.phase(state)]
    if game.turn(state) == viewer:
        known += [game.legal(state).tobytes(), game.refusal(state, strange)]
    if is_drawn:
        known.append(codec.encode(game.view(state, viewer)))
    return known
