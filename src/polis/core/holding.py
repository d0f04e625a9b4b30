"""Kernels that run interpreted in this process until the compiled ones are in the cache.

A server shall answer at once, and compiling takes a minute. While a kernel is held, a call from Python
runs a plain copy of it that calls plain copies of all other kernels: a few milliseconds a decision,
and the compiler is not touched. Once the compiled code lies in the cache it is loaded by calls inside
`compiled()`, and `release` lets everybody have it, from the next call on and at full speed: holding
changes the class of a dispatcher and releasing changes it back, so nothing of it stays.
"""

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final

from numba.core.registry import CPUDispatcher

_own = threading.local()  # whether calls of this thread reach the compiled code
_lock: Final = threading.RLock()  # whoever holds it makes copies; they are whole when it is free
_scopes: Final[dict[int, SimpleNamespace]] = {}  # by the identity of the names they are made of


class HeldKernel(CPUDispatcher):  # type: ignore[misc]
    """A kernel of which calls from Python run interpreted."""

    def __call__(self, *args: Any) -> Any:
        """Run the plain copy, or the compiled code inside `compiled()`."""
        if getattr(_own, "is_compiled", False):
            return super().__call__(*args)
        return plain(self)(*args)


def hold(kernels: Iterable[Any]) -> None:
    """Have kernels run interpreted from now on."""
    for one in kernels:
        if type(one) is CPUDispatcher:
            one.__class__ = HeldKernel


def release(kernels: Iterable[Any]) -> None:
    """Have kernels run compiled from the next call on; a call that has begun ends interpreted."""
    for one in kernels:
        if type(one) is HeldKernel:
            one.__class__ = CPUDispatcher


@contextmanager
def compiled() -> Iterator[None]:
    """Let this thread call the compiled code of held kernels: to load it, or to compile it."""
    before = getattr(_own, "is_compiled", False)
    _own.is_compiled = True
    try:
        yield
    finally:
        _own.is_compiled = before


def plain(kernel: Any) -> Callable[..., Any]:
    """Return the copy of a kernel that runs interpreted, with all that it calls."""
    with _lock:
        return _copy(kernel)


def _copy(kernel: Any) -> Callable[..., Any]:
    """Copy a kernel's function into a scope that knows only copies; made once."""
    known: Callable[..., Any] | None = getattr(kernel, "plain_copy", None)
    if known is not None:
        return known
    function = kernel.py_func
    names = function.__globals__
    is_new = id(names) not in _scopes
    scope = _scopes.setdefault(id(names), SimpleNamespace())
    code, bound = function.__code__, function.__closure__
    made = FunctionType(code, vars(scope), function.__name__, function.__defaults__, bound)
    kernel.plain_copy = made  # before the others: kernels may call each other in a circle
    if is_new:
        _fill(scope, names)
    return made


def _scope_of(names: dict[str, Any]) -> SimpleNamespace:
    """Return the names of a module with a copy in place of each kernel."""
    known = _scopes.get(id(names))
    if known is None:
        known = _scopes[id(names)] = SimpleNamespace()
        _fill(known, names)
    return known


def _fill(scope: SimpleNamespace, names: dict[str, Any]) -> None:
    """Give a scope the names, and copies in place of kernels and of modules with kernels."""
    for name, value in list(names.items()):
        if isinstance(value, CPUDispatcher):
            vars(scope)[name] = _copy(value)
        elif isinstance(value, ModuleType) and _has_kernels(value):
            vars(scope)[name] = _scope_of(vars(value))
        else:
            vars(scope)[name] = value


def _has_kernels(module: ModuleType) -> bool:
    return any(isinstance(value, CPUDispatcher) for value in vars(module).values())
