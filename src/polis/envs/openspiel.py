"""The games for OpenSpiel: `pyspiel.load_game("polis_NAME")`, once this module is imported.

Chance is real: before the first turn a node for each thing that is drawn and for each card of a deck, by
`game.draws`. A state is resampled by `game.sample_world`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from polis.core.contract.draws import Draw
from polis.core.contract.history import History
from polis.core.contract.kernel_game import KernelGame
from polis.core.texts.errors import PolisError
from polis.envs.setting import Array, Setting
from polis.games import GAMES, load

ANY: Final = -1  # of the parameter `spaces_version`
DEALT_FROM: Final = {"players", "spaces_version"}


class Position:
    """What a state knows: the draws so far, then the position and what each seat has seen.

    OpenSpiel copies everything that a Python state holds whenever it clones one, so this says itself
    how it is copied: the setting and its game are not.
    """

    def __init__(self, setting: Setting, draws: Sequence[Draw]) -> None:
        self.setting, self.draws = setting, draws
        self.game: Any = setting.game
        self.drawn: tuple[Any, ...] = ()  # a value for each draw, and for each card of an order
        self.state: Any = None
        self.history = History(self.game, setting.seats)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        del memo
        made = Position.__new__(Position)
        made.setting, made.game, made.draws = self.setting, self.game, self.draws
        made.drawn, made.state = self.drawn, self.state
        made.history = self.history.copy()
        if self.state is not None:
            made.state = self.state.copy()
        return made

    def next_draw(self) -> tuple[Draw, tuple[Any, ...]]:
        """Return what is drawn now, and what has been drawn of its order so far."""
        start = 0
        for one in self.draws:
            size = len(one.outcomes) if one.is_order else 1
            if len(self.drawn) < start + size:
                return one, self.drawn[start:]
            start += size
        raise AssertionError("everything is drawn")

    def outcomes(self) -> dict[int, tuple[Any, float]]:
        """Return by the number of each outcome what it is and how likely."""
        draw, before = self.next_draw()
        left = Counter(draw.outcomes)
        if draw.is_order:
            left -= Counter(before)
        total = left.total()
        return {
            place: (one, left[one] / total) for place, one in enumerate(kinds(draw)) if left[one]
        }

    def draw(self, outcome: int) -> None:
        """Let chance decide; after the last draw the game is set up."""
        self.drawn += (kinds(self.next_draw()[0])[outcome],)
        values, fields = list(self.drawn), {}
        for one in self.draws:
            size = len(one.outcomes) if one.is_order else 1
            part, values = values[:size], values[size:]
            if len(part) < size:
                return
            fields[one.name] = tuple(part) if one.is_order else part[0]
        deal = self.game.deal_type(**fields)
        self.state, events = self.game.set_up(self.setting.options, self.setting.seats, deal)
        self.history.add(events)

    def apply(self, action: int) -> None:
        """Let the seat to act do something."""
        seat = self.game.turn(self.state)
        self.history.add(self.game.apply(self.state, action), seat, action)

    def seen_as(self, seat: int, rng: np.random.Generator) -> "Position":
        """Return a position at random that a seat cannot tell from this one."""
        made = self.__deepcopy__({})
        made.state = self.game.sample_world(self.game.observe(self.state, seat), rng)
        made.history = self.history.in_world(seat, made.state)
        return made


def kinds(draw: Draw) -> list[Any]:
    """Return what a draw can give, in the order of the numbers of outcomes."""
    return sorted(set(draw.outcomes))


class PolisState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: "PolisGame", position: Position) -> None:
        super().__init__(game)
        self.at = position

    def current_player(self) -> int:
        """Return the seat to act, or CHANCE while the deal is drawn."""
        if self.at.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.at.game.is_over(self.at.state):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.at.game.turn(self.at.state))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.at.state is not None and self.at.game.is_over(self.at.state)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        legal: list[int] = self.at.game.legal(self.at.state).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may draw next, and how likely each is."""
        return [(place, share) for place, (_, share) in self.at.outcomes().items()]

    def _apply_action(self, action: int) -> None:
        if self.at.state is None:
            self.at.draw(action)
        else:
            self.at.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.at.game.text(action))
        draw, _ = self.at.next_draw()
        return f"{draw.name} {kinds(draw)[action]}"

    def returns(self) -> list[float]:
        """Return each seat's share of the win; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.at.setting.seats
        return [float(share) for share in self.at.game.win_shares(self.at.state)]

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "PolisState":
        """Return a state at random that a player cannot tell from this one; it has no history.

        probability_sampler: returns numbers from 0 to 1, the only source of chance.
        """
        rng = np.random.default_rng(int(probability_sampler() * 2**53))
        return PolisState(self.get_game(), self.at.seen_as(player, rng))

    def __str__(self) -> str:
        """Return the drawing of the position for an onlooker, or what has been drawn."""
        if self.at.state is None:
            return " ".join(map(str, self.at.drawn))
        return str(self.at.game.draw(self.at.game.view(self.at.state, None), False))


class PolisObserver:
    """What players see: the encoding as `tensor`, in `dict` by the names of its slices."""

    def __init__(self, setting: Setting, has_recall: bool, is_private: bool) -> None:
        self.game, self.has_recall, self.is_private = setting.game, has_recall, is_private
        self.tensor = np.zeros(setting.size * is_private, np.float32)
        self.dict: dict[str, Array] = {}
        if is_private:
            for one in self.game.encoding:
                self.dict[one.name] = self.tensor[one.place].reshape(one.shape or (1,))

    def set_from(self, state: PolisState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if state.at.state is None:
            self.tensor.fill(0)
        elif self.is_private:
            self.game.encode(self.game.observe(state.at.state, player), self.tensor)

    def string_from(self, state: PolisState, player: int) -> str:
        """Return what a player has seen since the beginning, or sees now, as text."""
        if state.at.state is None:
            return "chance"
        if self.has_recall:
            return state.at.history.text(player)
        return self.game.draw(
            self.game.view(state.at.state, player if self.is_private else None), False
        )


class PolisGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters. name: set by a subclass for each game.

    Parameters: `players`, `spaces_version`, and each option of a table by its name.
    """

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        version = given.get("spaces_version", ANY)
        options = {one: value for one, value in given.items() if one not in DEALT_FROM}
        self.setting = Setting(
            load(self.name),
            given.get("players"),
            options,
            spaces_version=None if version == ANY else version,
        )
        self.draws = draws_of(self.setting)
        seats = self.setting.seats
        nodes = sum(len(one.outcomes) if one.is_order else 1 for one in self.draws)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.action_count,
            max_chance_outcomes=max(len(kinds(one)) for one in self.draws),
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.setting.game.most_decisions,
        )
        self.chance_nodes = nodes
        super().__init__(type_of(self.name), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of nodes of chance before the first turn."""
        return self.chance_nodes

    def new_initial_state(self) -> PolisState:
        """Return the state before anything is drawn."""
        return PolisState(self, Position(self.setting, self.draws))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PolisObserver:
        """Return what shows a state to a player."""
        if params:
            raise PolisError(f"There are no parameters of observations, such as {params}.")
        has_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        is_private = (
            iig_obs_type is None or iig_obs_type.private_info != pyspiel.PrivateInfoType.NONE
        )
        return PolisObserver(self.setting, has_recall, is_private)


def draws_of(setting: Setting) -> Sequence[Draw]:
    """Return what chance draws; raises PolisError for a game that does not say so."""
    if not isinstance(setting.game, KernelGame):
        raise PolisError(f"{setting.game.title} does not declare what chance draws.")
    return setting.game.draws(setting.options, setting.seats)


def type_of(name: str) -> Any:
    """Return the description of a game."""
    game = load(name)
    defaults = {one.name: one.default for one in GAMES[name].options()}
    return pyspiel.GameType(
        short_name=f"polis_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "spaces_version": ANY, **defaults},
        provides_factored_observation_string=False,
    )


def register() -> None:
    """Make every game that declares its draws known to OpenSpiel."""
    for name in GAMES:
        try:
            draws_of(Setting(name))
        except PolisError:  # it has no encoding, does not declare its draws, or is broken
            continue
        # A class, not a function: OpenSpiel lets go of it only after Python has ended.
        class_name = name.capitalize()
        made = type(class_name, (PolisGame,), {"name": name, "__module__": __name__})
        globals()[class_name] = made  # where pickle looks for it
        pyspiel.register_game(type_of(name), made)


register()
