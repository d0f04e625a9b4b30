"""Kernels for another compiler: copies of functions that call copies, so that the originals stay as they are."""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from polis.core.kernels.kernel import HOOKS, INSTRUCTION, KERNEL, EntryPoint


class Twins:
    """Copies of kernels and of everything that they reach, each made once.

    translate: what the other compiler makes of a plain function; take_instruction: called with each
    function that an engine has as an instruction.
    """

    def __init__(
        self,
        translate: Callable[[FunctionType], Any],
        take_instruction: Callable[[FunctionType], None],
    ) -> None:
        self._translate, self._take_instruction = translate, take_instruction
        self._made: dict[int, Any] = {}
        self._scopes: dict[int, dict[str, Any]] = {}
        self._modules: list[tuple[ModuleType, dict[str, Any]]] = []
        self._originals: list[Any] = []  # kept, so that no other object gets their number

    def of(self, function: Callable[..., Any]) -> Any:
        """Return the translated copy of a kernel."""
        made = self._twin(function)
        for module, scope in self._modules:  # modules reach each other, so all scopes come first
            vars(module).update(scope)
        return made

    def _twin(self, function: Any) -> Any:
        if id(function) not in self._made:
            scope = self._scope(function.__globals__)
            twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
            twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
            self._keep(function, self._translate(twin))
        return self._made[id(function)]

    def _keep(self, original: Any, made: Any) -> None:
        self._originals.append(original)
        self._made[id(original)] = made

    def _scope(self, names: dict[str, Any]) -> dict[str, Any]:
        """Return a namespace in which kernels, and modules of them, are copies."""
        if id(names) not in self._scopes:
            self._originals.append(names)
            found = self._scopes[id(names)] = dict(
                names
            )  # known before it is filled: names go in circles
            found.update({name: self._value(value) for name, value in names.items()})
        return self._scopes[id(names)]

    def _value(self, value: Any) -> Any:
        function = value.function if isinstance(value, EntryPoint) else value
        if isinstance(function, FunctionType) and getattr(function, KERNEL, False):
            return self._twin(function)
        if isinstance(function, FunctionType) and hasattr(function, INSTRUCTION):
            if id(function) not in self._made:
                self._keep(function, function)
                self._take_instruction(function)
        elif isinstance(value, ModuleType) and _has_kernels(value):
            return self._module(value)
        return value

    def _module(self, module: ModuleType) -> Any:
        if id(module) not in self._made:
            self._keep(module, ModuleType(module.__name__))
            self._modules.append((self._made[id(module)], self._scope(vars(module))))
        return self._made[id(module)]


def _has_kernels(module: ModuleType) -> bool:
    return module.__name__.startswith("polis") or hasattr(module, HOOKS)
