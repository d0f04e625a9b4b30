"""The exponential function: exact to the last bit or its neighbour, and nothing else is taken from a library."""

import ast
import math
import random
from collections.abc import Iterator
from decimal import Decimal, localcontext

import pytest

from polis.core.kernels.exponential import HIGHEST, LOWEST, exponential
from polis.core.sources import engine_sources

SMALLEST = math.ulp(0.0)
EDGES = [
    0.0, -0.0, 1.0, -1.0, SMALLEST, -SMALLEST, 1e-300, -1e-300, 1e308, -1e308, HIGHEST, LOWEST,
    math.nextafter(HIGHEST, math.inf), math.nextafter(LOWEST, 0), math.nextafter(LOWEST, -math.inf),
    -708.4, 709.5, math.inf, -math.inf, math.nan,
]  # fmt: skip
RANGES = [(-20, 5), (-1, 1), (-0.35, 0.35), (LOWEST, HIGHEST), (LOWEST, -708)]


def numbers(seed: int, each: int = 2000) -> list[float]:
    """Numbers of each range, and those between which the whole multiple of ln 2 changes."""
    rng = random.Random(seed)
    found = [rng.uniform(*ends) for ends in RANGES for _ in range(each)]
    for k in range(-1074, 1024):
        found += [(middle := (k + 0.5) * math.log(2)), math.nextafter(middle, 0)]
    return found


def test_it_is_off_by_less_than_a_unit_in_the_last_place(seed: int) -> None:
    with localcontext() as context:
        context.prec = 40
        for x in numbers(seed):
            right, found = Decimal(x).exp(), Decimal(exponential(x))
            assert abs(found - right) < Decimal(math.ulp(float(right))), x


@pytest.mark.parametrize("x", EDGES)
def test_at_the_ends_of_its_range_it_is_the_usual_one(x: float) -> None:
    try:
        usual = math.exp(x)
    except OverflowError:
        usual = math.inf
    assert exponential(x) == pytest.approx(usual, rel=2**-52, abs=0.0, nan_ok=True)


EXACT = {"math.inf", "math.sqrt", "np.float32", "np.int64", "np.uint64"}  # IEEE 754 defines sqrt


def library_names(source: str) -> Iterator[str]:
    """What kernels in a source take from `math` and NumPy, and powers, as written."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and any(
            ast.unparse(mark) in {"kernel", "frame"} for mark in function.decorator_list
        ):
            for statement in function.body:
                for node in ast.walk(statement):
                    is_power = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow)
                    is_taken = isinstance(node, ast.Attribute) and (
                        ast.unparse(node.value) in {"math", "np", "numpy"}
                    )
                    if is_power or is_taken:
                        yield ast.unparse(node)


def test_kernels_take_nothing_from_a_mathematical_library_that_each_machine_has_its_own_of() -> (
    None
):
    made_up = "@kernel\ndef f(x):\n    return math.exp(x) + math.sqrt(x) + x**0.5 + np.log(x)\n"
    assert {*library_names(made_up)} - EXACT == {"math.exp", "x ** 0.5", "np.log"}
    paths = {*engine_sources("polis.games.arkadia"), *engine_sources("polis.games.archon")}
    for path in (path for path in paths if path.suffix == ".py"):
        assert {*library_names(path.read_text("utf-8"))} <= EXACT, path
