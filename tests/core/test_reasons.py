"""A reason and two numbers fit one answer, compiled and interpreted."""

import numpy as np
import pytest

from polis.core.kernels.legality import ALLOWED, because, reason_of


@pytest.mark.parametrize("numbers", [(0, 0), (1, 2), (65535, 65535), (0, 65535), (300, 7)])
@pytest.mark.parametrize("reason", [1, 255])
def test_an_answer_gives_back_what_went_into_it(reason: int, numbers: tuple[int, int]) -> None:
    assert reason_of(because(reason, *numbers)) == (reason, numbers)


def test_narrow_numbers_of_a_record_do_not_overflow() -> None:
    reason, first, second = np.array([7, 32767, 127], np.int16)
    assert reason_of(because(reason, first, second)) == (7, (32767, 127))


def test_a_reason_alone_is_an_answer() -> None:
    assert reason_of(9) == (9, (0, 0))
    assert reason_of(ALLOWED) == (ALLOWED, (0, 0))
