"""Kernels that run interpreted in this process until their compiled code is in the cache.

A server must answer at once, and compiling takes a minute. While a kernel is held, a call from
Python runs a plain copy of it that calls plain copies of all other kernels: a few milliseconds per
decision, without involving the compiler. Once the compiled code is in the cache, calls inside
`compiled()` load it, and `release` makes it available to all callers from the next call on, at full
speed: holding changes the class of a dispatcher and releasing changes it back, so no overhead
remains.
"""

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final

from numba.core.registry import CPUDispatcher

_own = threading.local()  # whether calls in this thread reach the compiled code
_lock: Final = threading.RLock()  # by the identity of the module's globals
_scopes: Final[
    dict[int, SimpleNamespace]
] = {}  # by the identity of the module namespace they are made from


class HeldKernel(CPUDispatcher):  # type: ignore[misc]
    """A kernel that runs interpreted when called from Python."""

    def __call__(self, *args: Any) -> Any:
        """Run the plain copy, or the compiled code inside `compiled()`."""
        if getattr(_own, "is_compiled", False):
            return super().__call__(*args)
        return plain(self)(*args)


def hold(kernels: Iterable[Any]) -> None:
    """Make kernels run interpreted from now on."""
    for one in kernels:
        if type(one) is CPUDispatcher:
            one.__class__ = HeldKernel


def release(kernels: Iterable[Any]) -> None:
    """Make kernels run compiled from the next call on; calls in progress end interpreted."""
    for one in kernels:
        if type(one) is HeldKernel:
            one.__class__ = CPUDispatcher


@contextmanager
def compiled() -> Iterator[None]:
    """Let this thread call the compiled code of held kernels, to load or compile it."""
    before = getattr(_own, "is_compiled", False)
    _own.is_compiled = True
    try:
        yield
    finally:
        _own.is_compiled = before


def plain(kernel: Any) -> Callable[..., Any]:
    """Return the copy of a kernel that runs interpreted, together with all it calls."""
    with _lock:
        return _copy(kernel)


def _copy(kernel: Any) -> Callable[..., Any]:
    """Copy a kernel's function into a namespace that holds only copies; made once."""
    known: Callable[..., Any] | None = getattr(kernel, "plain_copy", None)
    if known is not None:
        return known
    function = kernel.py_func
    names = function.__globals__
    is_new = id(names) not in _scopes
    scope = _scopes.setdefault(id(names), SimpleNamespace())
    code, bound = function.__code__, function.__closure__
    made = FunctionType(code, vars(scope), function.__name__, function.__defaults__, bound)
    kernel.plain_copy = made  # before the others: kernels may be mutually recursive
    if is_new:
        _fill(scope, names)
    return made


def _scope_of(names: dict[str, Any]) -> SimpleNamespace:
    """Return the names of a module with each kernel replaced by its copy."""
    known = _scopes.get(id(names))
    if known is None:
        known = _scopes[id(names)] = SimpleNamespace()
        _fill(known, names)
    return known


def _fill(scope: SimpleNamespace, names: dict[str, Any]) -> None:
    """Fill a namespace with the names, replacing kernels and modules with kernels by copies."""
    for name, value in list(names.items()):
        if isinstance(value, CPUDispatcher):
            vars(scope)[name] = _copy(value)
        elif isinstance(value, ModuleType) and _has_kernels(value):
            vars(scope)[name] = _scope_of(vars(value))
        else:
            vars(scope)[name] = value


def _has_kernels(module: ModuleType) -> bool:
    return any(isinstance(value, CPUDispatcher) for value in vars(module).values())
