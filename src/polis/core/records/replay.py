"""Replaying a record to prove that it is the game it claims to be.

`replay` goes through a record ply by ply and raises at the first disagreement with the rules;
`verify` returns it instead.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from polis.core.contract.game import Game, OptionsT, Refusal, State
from polis.core.kernels.events import Event
from polis.core.records.record import Record, Result, result_of
from polis.core.seeds import commitment
from polis.core.texts.catalogue import Message, core_message
from polis.core.texts.errors import InvalidRecord, NotationError


class Difference(InvalidRecord):
    """A disagreement between record and rules; `ply` is None if it is not at a ply."""

    def __init__(self, message: Message, ply: int | None = None) -> None:
        super().__init__(message)
        self.ply = ply


@dataclass(frozen=True, slots=True)
class Ply:
    """A position of a game and the action taken in it.

    number: how many actions came before; state: an independent copy of the position; action and
    text: what was done (None after the last action); events: what followed; setup: the events of
    the set-up, in the first ply only.
    """

    number: int
    state: State
    action: int | None
    text: str | None
    events: tuple[Event, ...]
    setup: tuple[Event, ...] = ()


def replay(record: Record, game: Game[OptionsT]) -> Iterator[Ply]:
    """Yield every position with the action taken in it, and finally the last position.

    Each hash is checked before its ply is yielded, the result after the last one. Raises
    InvalidRecord if the record cannot be replayed at all (another game, no secret), and its
    subclass Difference at the first disagreement.

    Examples:
        >>> import polis
        >>> game = polis.load("arkadia")
        >>> record = polis.arena.play_game(game, [polis.new_bot(game, "random")] * 2, seed=7)
        >>> plies = list(polis.replay(record, game))
        >>> len(plies) == len(record.actions) + 1, plies[-1].action
        (True, None)
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


def verify(record: Record, game: Game[OptionsT]) -> Difference | None:
    """Return the first difference between a record and the rules, or None if there is none.

    Checks, in order: rules version, component file, commitment, set-up, then for each ply whether
    the action is legal and leads to its hash, and finally the result. Raises InvalidRecord if the
    record cannot be checked: another game, unknown options, or a withheld secret.
    """
    try:
        for _ in replay(record, game):
            pass
    except Difference as difference:
        return difference
    return None


def start(record: Record, game: Game[OptionsT]) -> tuple[State, tuple[Event, ...]]:
    """Check a record's header and set up its game; return the first state and its events."""
    if record.game != game.name:
        parts = {"found": record.game, "game": game.name}
        raise InvalidRecord(core_message("replay-other-game", file=record.file, **parts))
    if len(record.seats) not in game.seats:
        bounds = {"low": game.seats[0], "high": game.seats[-1], "count": len(record.seats)}
        raise InvalidRecord(
            core_message("replay-seats", file=record.file, game=game.name, **bounds)
        )
    options = game.new_options(record.options)
    secret = _secret(record)
    _check_versions(record, game)
    if commitment(secret) != record.commitment:
        hashes = {"found": commitment(secret), "known": record.commitment}
        raise Difference(core_message("replay-commitment", file=record.file, **hashes))
    state, events = game.new_game(options, len(record.seats), secret, record.entropies)
    _check_hash(record, game, state, 0)
    return state, tuple(events)


def _secret(record: Record) -> bytes:
    """Return the 16 secret bytes, without which the deal cannot be reproduced."""
    if record.secret is None:
        raise InvalidRecord(core_message("replay-no-secret", file=record.file))
    return bytes.fromhex(record.secret)


def _check_versions(record: Record, game: Game[OptionsT]) -> None:
    """Check rules version and components: under others the same actions may mean something else."""
    if record.rules_version != game.rules_version:
        versions = {"found": str(record.rules_version), "known": str(game.rules_version)}
        raise Difference(
            core_message("replay-version", file=record.file, game=game.name, **versions)
        )
    if game.components_sha256 != record.components_sha256:
        boxes = {
            "found": f"{record.components_id} ({record.components_sha256[:12]}…)",
            "known": f"{game.components_id} ({game.components_sha256[:12]}…)",
        }
        raise Difference(core_message("replay-components", file=record.file, **boxes))


def _read_action(record: Record, game: Game[OptionsT], state: State, number: int) -> int:
    """Return the action of a ply if it is one legal action in canonical notation."""
    text = record.actions[number]
    where = {"file": record.file, "number": str(number + 1), "action": text}
    try:
        actions = game.parse(state, text)
    except NotationError as error:
        raise Difference(core_message("replay-unreadable", **where, reason=error), number) from None
    if len(actions) != 1:
        raise Difference(core_message("replay-several", **where, count=len(actions)), number)
    if game.text(actions[0]) != text:
        right = game.text(actions[0])
        raise Difference(core_message("replay-spelling", **where, right=right), number)
    if actions[0] not in game.legal(state):
        reason = _Reason(game, game.refusal(state, actions[0]))
        raise Difference(core_message("replay-not-allowed", **where, reason=reason), number)
    return actions[0]


@dataclass(frozen=True, slots=True)
class _Reason:
    """The clause that forbids an action, as translatable text."""

    game: Game[Any]
    refusal: Refusal | None

    def text(self, language: str) -> str:
        """Return the game's sentence in a language."""
        return "?" if self.refusal is None else self.game.refusal_text(self.refusal, language)


def _check_hash(record: Record, game: Game[OptionsT], state: State, number: int) -> None:
    """Check that the position is the one that was hashed when the game was played."""
    found, expected = game.hash(state), record.hashes[number]
    if found == expected:
        return
    parts = {"file": record.file, "found": found, "known": expected}
    if not number:
        raise Difference(core_message("replay-hash-first", **parts), number)
    after = {"number": str(number), "action": record.actions[number - 1]}
    raise Difference(core_message("replay-hash", **parts, **after), number)


def _check_result(record: Record, found: Result | None) -> None:
    """Check the recorded result; an unfinished game has none."""
    if found != record.result:
        parts = {"found": _told(found), "known": _told(record.result)}
        raise Difference(
            core_message("replay-result", file=record.file, **parts), len(record.actions)
        )


def _told(result: Result | None) -> Message:
    """Summarise a result in a few words."""
    if result is None:
        return core_message("result-none")
    points = ", ".join(str(score) for score in result.scores)
    winners = ", ".join(str(seat + 1) for seat in result.winners)
    return core_message("result", ending=result.ending, points=points, winners=winners)


def trace_entry(game: Game[OptionsT], ply: Ply) -> dict[str, Any]:
    """Build one line of a trace: the position, its legal actions, the action taken and the events."""
    over = game.is_over(ply.state)
    return {
        "ply": ply.number,
        "seat": None if over else game.turn(ply.state),
        "phase": game.phase(ply.state),
        "legal": [game.text(int(action)) for action in game.legal(ply.state)],
        "action": ply.text,
        "events": [game.event_json(event) for event in ply.events],
        "state": game.named(ply.state),
    }
