"""The compiler of a game that nobody waits for lets others go first."""

import threading

import pytest
from numba import njit

from polis.bots.compile_worker import waiting_for
from polis.core.kernels.kernel import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled at all")


def test_a_kernel_is_compiled_only_while_it_may_be() -> None:
    @njit  # type: ignore[untyped-decorator]
    def double(number: int) -> int:
        return 2 * number

    may_go_on, results = threading.Event(), list[int]()

    def compile_it() -> None:
        with waiting_for(may_go_on):
            results.append(double(21))

    compiling = threading.Thread(target=compile_it)
    compiling.start()
    compiling.join(0.5)
    assert compiling.is_alive()
    assert double.signatures == []
    may_go_on.set()
    compiling.join(60)
    assert results == [42]
