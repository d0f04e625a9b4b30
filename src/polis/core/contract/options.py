"""The options of a table, each declared once: name, default, values, clause and visibility.

A game declares a frozen dataclass and defines each field with `option`; parsing, validation,
listings, forms, command-line options and documentation follow from that. `new_game` sets up a game
from what a person gives: options by name, and a seed in any form.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar, cast

from polis.core.contract.game import Game, OptionsT, State
from polis.core.kernels.events import Event
from polis.core.seeds import new_secret, parse_seed
from polis.core.texts.catalogue import Message, core_message
from polis.core.texts.errors import InvalidOptions

Chosen = TypeVar("Chosen")
OptionValue = bool | str
YES_OR_NO: Final = (False, True)


class Options:
    """What the players of a table agree on; each game has its own frozen dataclass.

    `Game.new_options` builds it from names and values, `Game.options_json` writes it.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a table.

    values: the permitted values, or none if any text is accepted (the game checks it); clause: id
    of the rule that it changes; is_offered: whether forms offer it, rather than only experts who
    name it; is_later: whether it was added after the first games were recorded, so that a named
    state has it only where a table chose it, and the hashes of those games do not change.
    """

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    clause: str
    is_offered: bool
    is_later: bool = False

    @property
    def message(self) -> str:
        """The id of its message in the game's catalogue."""
        return f"option-{self.name.replace('_', '-')}"


def option(
    default: OptionValue,
    clause: str,
    values: tuple[OptionValue, ...] | None = None,
    is_offered: bool = True,
    is_later: bool = False,
) -> Any:
    """Declare a field of a game's options; values: by default yes and no, or any text."""
    if values is None:
        values = YES_OR_NO if isinstance(default, bool) else ()
    declared = {"values": values, "clause": clause, "is_offered": is_offered, "is_later": is_later}
    return field(default=default, metadata=declared)


@cache  # every table needs them
def option_specs(options: type[Any]) -> tuple[OptionSpec, ...]:
    """Return the options that a game's options class declares, in order."""
    return tuple(
        OptionSpec(one.name, cast("OptionValue", one.default), **one.metadata)
        for one in fields(options)
    )


def rule_options(options: type[Any]) -> list[tuple[str, str, bool]]:
    """Return the boolean options, which are fields of a state that rules read.

    For each its name, its clause and whether it is later.
    """
    specs = option_specs(cast("Hashable", options))
    return [(one.name, one.clause, one.is_later) for one in specs if isinstance(one.default, bool)]


def write_options(record: Any, options: Any) -> None:
    """Write the boolean options into the fields of the same names. record: shape (1,)."""
    for name, *_ in rule_options(type(options)):
        record[name] = getattr(options, name)


def read_options(
    options: type[Chosen],
    mapping: Mapping[str, object],
    game: str,
    fault: "Callable[[OptionSpec, object], Message] | None" = None,
) -> Chosen:
    """Read options by name, the rest by default; raises InvalidOptions.

    fault: builds the game's own message for a text that is not one of the option's values.
    """
    specs = {spec.name: spec for spec in option_specs(cast("Hashable", options))}
    chosen: dict[str, OptionValue] = {}
    for name, value in mapping.items():
        if name not in specs:
            names = ", ".join(specs)
            raise InvalidOptions(core_message("option-unknown", game=game, name=name, names=names))
        chosen[name] = _checked(specs[name], value, fault)
    return options(**chosen)


def _checked(
    spec: OptionSpec, value: object, fault: "Callable[[OptionSpec, object], Message] | None"
) -> OptionValue:
    """Return the value if it has the option's type; raises InvalidOptions."""
    if isinstance(spec.default, bool):
        if not (isinstance(value, bool) or _is_numpy_bool(value)):
            raise InvalidOptions(
                core_message("option-not-yes-or-no", name=spec.name, value=repr(value))
            )
        return bool(value)
    if not isinstance(value, str):
        raise InvalidOptions(core_message("option-not-text", name=spec.name, value=repr(value)))
    if spec.values and value not in spec.values:
        raise InvalidOptions((fault or _no_value)(spec, value))
    return value.strip().lower()


def _is_numpy_bool(value: Any) -> bool:
    """Whether a value is a truth value of NumPy, which commands that need none do not load."""
    return getattr(value, "dtype", None) == "bool" and value.shape == ()


def _no_value(spec: OptionSpec, value: object) -> Message:
    """Build the message for a text that is not one of the option's values."""
    values = ", ".join(str(one) for one in spec.values)
    return core_message("option-no-value", name=spec.name, value=repr(value), values=values)


def options_json(options: Any) -> dict[str, Any]:
    """Return all options in the form `read_options` reads."""
    return asdict(options)


Seed: TypeAlias = bytes | int | str


def new_game(
    game: Game[OptionsT],
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: Seed | None = None,
) -> tuple[State, Sequence[Event]]:
    """Set up a game and return its first state and the events of the set-up.

    seats: number of players, by default the fewest possible; options: by name, the rest take their
    defaults; seed: 16 bytes, an integer from 0 to 2**128 - 1, or 32 hexadecimal digits; the same
    seed gives the same game on every machine, None an unpredictable one. Raises InvalidOptions for
    an option or a seat count that the game does not support, and InvalidSeed.

    Examples:
        >>> import polis
        >>> game = polis.load("arkadia")
        >>> state, events = polis.new_game(game, seats=3, options={"flips": True}, seed=7)
        >>> game.turn(state), len(game.legal(state)), events[0].kind
        (1, 5, 'game_started')
    """
    count = game.seats[0] if seats is None else seats
    return game.new_game(game.new_options(options or {}), count, secret_of(seed))


def secret_of(seed: Seed | None) -> bytes:
    """Return the 16 bytes of a seed in any form, fresh ones for None; raises InvalidSeed."""
    if seed is None:
        return new_secret()
    return seed if isinstance(seed, bytes) else parse_seed(str(seed))
