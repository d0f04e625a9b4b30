"""Replaying a record: the only proof that it is the game it says.

`replay` goes through a record ply by ply and raises at the first thing that does not agree;
`verify` gives that first thing back instead.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from polis.core.errors import InvalidRecord, NotationError
from polis.core.events import Event
from polis.core.game import Game, State
from polis.core.record import Record, Result, result_of
from polis.core.seeds import commitment


class Difference(InvalidRecord):
    """The record says one thing, the rules another; `ply` is None if it is not about a ply."""

    def __init__(self, message: str, ply: int | None = None) -> None:
        super().__init__(message)
        self.ply = ply


@dataclass(frozen=True, slots=True)
class Ply:
    """A position of the game and what was done in it.

    number: actions done before; state: the position, a copy of its own; action and text: what
    was done (None after the last action); events: what followed from that; setup: the events of
    the set-up, in the first ply only.
    """

    number: int
    state: State
    action: int | None
    text: str | None
    events: tuple[Event, ...]
    setup: tuple[Event, ...] = ()


def replay(record: Record, game: Game) -> Iterator[Ply]:
    """Yield every position with the action done in it, and at last the position at the end.

    Each hash is checked before its ply is handed out, the result after the last. Raises
    InvalidRecord if the record cannot be replayed at all (another game, no secret), and its
    subclass Difference for the first disagreement.
    """
    state, setup = start(record, game)
    for number, text in enumerate(record.actions):
        before = state.copy()
        action = _read_action(record, game, state, number)
        events = tuple(game.apply(state, action))
        yield Ply(number, before, action, text, events, setup)
        setup = ()
        _check_hash(record, game, state, number + 1)
    _check_result(record, result_of(game, state))
    yield Ply(len(record.actions), state, None, None, (), setup)


def verify(record: Record, game: Game) -> Difference | None:
    """Return the first difference between a record and the rules, or None if there is none.

    In this order: rules version, component file, commitment, set-up, then ply by ply whether
    the action is allowed and leads to its hash, and the result. Raises InvalidRecord if the
    record cannot be checked: another game, options the game does not have, secret kept back.
    """
    try:
        for _ in replay(record, game):
            pass
    except Difference as difference:
        return difference
    return None


def start(record: Record, game: Game) -> tuple[State, tuple[Event, ...]]:
    """Check the head of a record and set its game up: the first state, the set-up's events."""
    if record.game != game.name:
        raise InvalidRecord(f"{record.file} is a game of {record.game}, not of {game.name}.")
    if len(record.seats) not in game.seats:
        raise InvalidRecord(
            f"{record.file} has {len(record.seats)} seats; {game.name} is for "
            f"{game.seats[0]} to {game.seats[-1]}."
        )
    options = game.new_options(record.options)
    secret = _secret(record)
    _check_versions(record, game)
    if commitment(secret) != record.commitment:
        raise Difference(
            f"{record.file}: the secret's hash is {commitment(secret)}, but the game was begun "
            f"with the commitment {record.commitment}."
        )
    state, events = game.new_game(options, len(record.seats), secret, record.entropies)
    _check_hash(record, game, state, 0)
    return state, tuple(events)


def _secret(record: Record) -> bytes:
    """The 16 bytes; without them nobody can deal the same cards."""
    if record.secret is None:
        raise InvalidRecord(
            f"{record.file} cannot be replayed yet: its secret is kept back until the game is over."
        )
    return bytes.fromhex(record.secret)


def _check_versions(record: Record, game: Game) -> None:
    """The same actions may mean something else under other rules or with another board."""
    if record.rules_version != game.rules_version:
        raise Difference(
            f"{record.file} was played by version {record.rules_version} of the rules of "
            f"{game.name}; this Polis plays version {game.rules_version}."
        )
    if record.components_sha256 != game.components_sha256:
        raise Difference(
            f"{record.file} was played with the component file {record.components_id} "
            f"({record.components_sha256[:12]}…), not with {game.components_id} "
            f"({game.components_sha256[:12]}…); give the right one with --components."
        )


def _read_action(record: Record, game: Game, state: State, number: int) -> int:
    """The action of a ply, if it is one legal action written as the game writes it."""
    text = record.actions[number]
    where = f'{record.file}: action {number + 1}, "{text}",'
    try:
        actions = game.parse(state, text)
    except NotationError as error:
        raise Difference(f"{where} cannot be read: {error}", number) from None
    if len(actions) != 1:
        raise Difference(f"{where} is {len(actions)} actions; a record has one a ply.", number)
    if game.text(actions[0]) != text:
        raise Difference(f'{where} must be written "{game.text(actions[0])}".', number)
    if actions[0] not in game.legal(state):
        raise Difference(f"{where} is not allowed{_reason(game, state, actions[0])}.", number)
    return actions[0]


def _reason(game: Game, state: State, action: int) -> str:
    """The clause that forbids an action, in words."""
    refusal = game.refusal(state, action)
    return "" if refusal is None else f": {game.refusal_text(refusal, 'en')}"


def _check_hash(record: Record, game: Game, state: State, number: int) -> None:
    """Each position must be the one that was hashed when the game was played."""
    found, expected = game.hash(state), record.hashes[number]
    if found != expected:
        after = f'after action {number}, "{record.actions[number - 1]}"' if number else "at set-up"
        raise Difference(
            f"{record.file}: {after}, the position has the hash {found}, the record says "
            f"{expected}.",
            number,
        )


def _check_result(record: Record, found: Result | None) -> None:
    """The end must be as told; an unfinished game has none."""
    if found != record.result:
        raise Difference(
            f"{record.file}: the actions lead to {_told(found)}, the record says "
            f"{_told(record.result)}.",
            len(record.actions),
        )


def _told(result: Result | None) -> str:
    """A result in a few words."""
    if result is None:
        return "no end"
    scores = ", ".join(str(score) for score in result.scores)
    winners = " and ".join(str(seat + 1) for seat in result.winners)
    return f'the ending "{result.ending}" with {scores} and seat {winners} as winner'
