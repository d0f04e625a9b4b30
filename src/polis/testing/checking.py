"""How a check reports that a game is wrong."""

import json
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

Result = TypeVar("Result")


class ConformanceError(AssertionError):
    """A game does not do what `polis.core.contract.game.Game` promises; the message says what and where."""


def expect(holds: object, message: str) -> None:
    """Raise ConformanceError unless the condition holds."""
    if not holds:
        fail(message)


def fail(message: str) -> NoReturn:
    """Raise ConformanceError."""
    raise ConformanceError(message)


def raises(message: str, kind: type[Exception], call: Callable[..., object], *args: Any) -> None:
    """Call something that must raise this error; raise ConformanceError if it does not."""
    try:
        call(*args)
    except kind:
        return
    fail(f"{message}: {kind.__name__} is missing")


def answered(message: str, call: Callable[..., Result], *args: Any) -> Result:
    """Return the result of a call that must not raise; any exception becomes a ConformanceError."""
    try:
        return call(*args)
    except Exception as error:
        raise ConformanceError(f"{message}: {type(error).__name__}: {error}") from error


def as_json(value: Any, message: str) -> str:
    """Return a value as compact JSON, keys sorted; raises ConformanceError if it is not JSON."""
    return answered(message, _dumps, value)


def _dumps(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)
