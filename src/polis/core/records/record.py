"""Records: a complete game, and the receipts of its bots (docs/reference/record.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final, Self

from polis.core.contract.game import Game, OptionsT, State
from polis.core.json_reader import JsonValue
from polis.core.seeds import commitment, padded_entropies

OUTSIDE: Final = "outside"  # the kind of a seat of a bot that is not one of Polis


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: a display name, and `human`, the name of a bot, or `outside` for any other bot."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the name of the ending, the points by seat, the winning seats."""

    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Receipt:
    """A bot's turn. ply: where it began; print: the fingerprint of rules, bots and weights.

    budgets: the simulations actually run for each decision, 0 if none are counted.
    """

    ply: int
    seat: int
    bot: str
    print: str
    budgets: tuple[int, ...]

    def until(self, ply: int) -> Self:
        """Return the receipt of the rest of the turn after all later plies were taken back."""
        return replace(self, budgets=self.budgets[: max(0, ply - self.ply)])

    def as_json(self) -> dict[str, Any]:
        """Return the receipt as a record stores it."""
        return {**asdict(self), "budgets": list(self.budgets)}


@dataclass(frozen=True, slots=True)
class Record:
    """A game. `hashes` has one entry more than `actions`: the first is that of the set-up.

    secret: 32 hexadecimal digits, or None while it is withheld; result: None until the game is
    over; options: as `Game.options_json` writes them; receipts: of the turns that bots decided on a
    server, in order.
    """

    game: str
    rules_version: int
    components_id: str
    components_sha256: str
    options: Mapping[str, JsonValue]
    seats: tuple[Seat, ...]
    commitment: str
    secret: str | None
    entropies: tuple[str, ...]
    hashes: tuple[str, ...]
    actions: tuple[str, ...] = ()
    result: Result | None = None
    receipts: tuple[Receipt, ...] = ()
    file: str = field(default="the record", compare=False)  # for error messages only

    def added(self, action: str, state_hash: str) -> Self:
        """Return the record with one more action and the hash of the resulting state."""
        return replace(self, actions=(*self.actions, action), hashes=(*self.hashes, state_hash))

    def shortened(self, plies: int) -> Self:
        """Return the record of the first `plies` actions only, for undo."""
        receipts = tuple(one.until(plies) for one in self.receipts if one.ply < plies)
        actions, hashes = self.actions[:plies], self.hashes[: plies + 1]
        return replace(self, actions=actions, hashes=hashes, result=None, receipts=receipts)


def begin_record(
    game: Game[OptionsT],
    options: OptionsT,
    seats: Sequence[Seat],
    secret: bytes,
    entropies: Sequence[str],
    first_state: State,
) -> Record:
    """Return the record of a game that has just been set up, with its secret."""
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        components_id=game.components_id,
        components_sha256=game.components_sha256,
        options=game.options_json(options),
        seats=tuple(seats),
        commitment=commitment(secret),
        secret=secret.hex(),
        entropies=padded_entropies(entropies, len(seats)),
        hashes=(game.hash(first_state),),
    )


def result_of(game: Game[OptionsT], state: State) -> Result | None:
    """Return the result of a finished game; None before the end."""
    ending = game.ending(state)
    if ending is None:
        return None
    return Result(ending, tuple(game.scores(state)), tuple(game.winners(state)))
