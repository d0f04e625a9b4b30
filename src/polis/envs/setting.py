"""What an environment plays, whatever its library: game, seats, options, rewards, pictures."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np

from polis.core.contract.game import Rules, State
from polis.core.contract.options import OptionValue, Seed, secret_of
from polis.core.kernels.events import Event
from polis.core.preview_image import drawn
from polis.core.texts.catalogue import core_message
from polis.core.texts.errors import InvalidOptions, PolisError
from polis.games import GAMES, load

WIN_SHARES: Final = "win_shares"
MARGINS: Final = "margins"
REWARDS: Final = (WIN_SHARES, MARGINS)
ILLEGAL: Final = -1.0
"""The reward of who chooses an illegal action, where that ends the game: less than a lost game's 0."""

HUMAN: Final = "human"
ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = [ANSI, RGB_ARRAY, HUMAN]

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]


class Setting:
    """A game with what a table agrees on, as environments need it.

    game: by its name, or with a box of one's own as `polis.load` returns it; seats: by default the
    fewest possible; options: of the table, by name; reward: `win_shares`, 0 to 1 and a shared win
    split, or `margins`, the points by which a seat is ahead of the mean of the others;
    spaces_version: what the caller's weights or data are for, if that is to be checked. Raises
    PolisError, InvalidOptions.
    """

    def __init__(
        self,
        game: str | Rules,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = WIN_SHARES,
        spaces_version: int | None = None,
    ) -> None:
        self.game: Rules = load(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        if self.seats not in self.game.seats:
            bounds = {"low": self.game.seats[0], "high": self.game.seats[-1], "count": seats}
            raise InvalidOptions(core_message("option-seats", game=self.game.title, **bounds))
        self.options = self.game.new_options(options or {})
        if reward not in REWARDS:
            raise PolisError(f"A reward is {' or '.join(REWARDS)}, not {reward!r}.")
        self.reward = reward
        if spaces_version is not None:
            self.game.check_spaces(spaces_version, "what the environment is made for")
        self.size = self.game.encoding[-1].place.stop

    def new_game(self, seed: Seed | None) -> tuple[State, Sequence[Event]]:
        """Deal a game as `polis.new_game` does: the same seed gives the same game."""
        return self.game.new_game(self.options, self.seats, secret_of(seed))

    def rewards(self, state: State) -> list[float]:
        """Return each seat's reward, at the end."""
        game = self.game
        return game.win_shares(state) if self.reward == WIN_SHARES else game.margins(state)

    def encode(self, state: State, seat: int) -> Array:
        """Return what a seat knows as float32, from 0 to 1, in a new array."""
        return self.game.encode(self.game.observe(state, seat))

    def mask(self, state: State) -> Array:
        """Return 1 for each legal action and 0 for the others, int8, in a new array."""
        return self.game.legal_mask(state).view(np.int8)

    def no_mask(self) -> Array:
        """Return the mask of a seat that has nothing to decide."""
        return np.zeros(self.game.action_count, np.int8)

    def render(self, mode: str | None, state: State, seat: int) -> str | Array | None:
        """Show a position as a seat sees it: text of 80 columns, or 630 rows of 1200 pixels."""
        if mode is None:
            return None
        shown = self.game.view(state, seat)
        if mode != RGB_ARRAY:
            return self.game.draw(shown, False)
        picture = self.game.spec.picture(shown)
        if picture is None:
            raise PolisError(f"{self.game.title} has no picture; render_mode='ansi' draws it.")
        return drawn(picture)


def check_mode(mode: str | None) -> None:
    """Raise PolisError for a way of rendering that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise PolisError(f"A render_mode is {', '.join(RENDER_MODES)} or None, not {mode!r}.")


def registered() -> Iterator[tuple[str, int]]:
    """Yield the name and the `spaces_version` of each game that can be loaded."""
    for name in GAMES:
        try:
            yield name, GAMES[name].spaces_version
        except PolisError:  # a package that is broken hides its own game only
            continue
